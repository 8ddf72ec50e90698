import { expect, test } from 'vitest'
import { readRateOf } from './rules.ts'

test.each([
  [0, 5, 5, 50],
  [20, 5, 5, 80],
  [3, 40, 17, 70],
])('§4 %i answered, %i read, %i not: about %i of a hundred', (answered, readUnanswered, unread, rate) =>
  expect(readRateOf({ answered, readUnanswered, unread })).toBe(rate),
)

test.each([
  [0, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
  [100, 4, 100],
  [100, 100, 4],
  [100, 0, 30],
  [100, 30, 0],
])('§4 %i answered, %i read, %i not: it could be said of one of them', (answered, readUnanswered, unread) =>
  expect(readRateOf({ answered, readUnanswered, unread })).toBeNull(),
)
