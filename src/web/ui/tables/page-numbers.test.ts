import { expect, test } from 'vitest'
import { pageNumbers } from './page-numbers.ts'

test.each([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [1, 87, [1, 2, 3, 'gap', 87]],
  [4, 87, [1, 2, 3, 4, 5, 'gap', 87]],
  [42, 87, [1, 'gap', 41, 42, 43, 'gap', 87]],
  [87, 87, [1, 'gap', 85, 86, 87]],
])('page %i of %i', (page, pageCount, expected) => {
  expect(pageNumbers(page, pageCount)).toEqual(expected)
})
