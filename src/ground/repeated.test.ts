import { expect, test } from 'vitest'
import { repeatedAt } from './repeated.ts'

test('every value but the first of its kind is repeated', () =>
  expect([...repeatedAt(['a', 'b', 'a', 'c', 'a'])]).toEqual([2, 4]))

test('a value that stands before the list is repeated from its first place on', () =>
  expect([...repeatedAt(['a', 'b', 'b'], ['a', 'a'])]).toEqual([0, 2]))
