import { expect, test } from 'vitest'
import { middleOfSquare } from './squared.ts'

test.each([
  [
    { width: 1200, height: 300 },
    { side: 1200, x: 0, y: 450, width: 1200, height: 300 },
  ],
  [
    { width: 300, height: 1200 },
    { side: 1200, x: 450, y: 0, width: 300, height: 1200 },
  ],
  [
    { width: 500, height: 500 },
    { side: 500, x: 0, y: 0, width: 500, height: 500 },
  ],
  [
    { width: 20_480, height: 2000 },
    { side: 2048, x: 0, y: 924, width: 2048, height: 200 },
  ],
])('a wordmark of %o stands whole in a square', (size, square) => expect(middleOfSquare(size)).toEqual(square))
