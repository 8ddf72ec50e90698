import { expect, test } from 'vitest'
import { lookupIdOf, lookupIdsOf } from './rules.ts'

test.each([
  ['1', 1],
  ['123456789', 123_456_789],
  ['1234567890', 0],
  ['-1', 0],
  ['1.5', 0],
  ['1e3', 0],
  ['', 0],
  [' 1', 0],
])('the id %o of a lookup is %o', (text, id) => expect(lookupIdOf(text)).toBe(id))

test('each id counts once, in the order of choosing', () =>
  expect(lookupIdsOf(['3', '1', '3', 'x', 'y'])).toEqual([3, 1, 0]))
