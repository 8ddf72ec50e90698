import { expect, test } from 'vitest'
import { boundsOf } from './page.ts'

test.each([
  [{ first: 20, offset: 40 }, undefined, { limit: 20, offset: 40 }],
  [{ first: 101, offset: 0 }, undefined, { limit: 100, offset: 0 }],
  [{ first: 101, offset: 0 }, 12, { limit: 12, offset: 0 }],
  [{ first: -1, offset: -1 }, undefined, { limit: 0, offset: 0 }],
])('a page stays within bounds: %o of at most %o', (page, max, bounds) => expect(boundsOf(page, max)).toEqual(bounds))
