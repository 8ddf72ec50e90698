import { expect, test } from 'vitest'
import { rangeWords } from './trait-range.ts'

test.each([
  [60, 100, '引っ張って決める 60〜100%'],
  [0, 40, '支えて整える 60〜100%'],
  [10, 60, '支えて整える 40〜90%'],
])('%i to %i is said from the nearer statement', (min, max, words) =>
  expect(rangeWords({ leftLabel: '支えて整える', rightLabel: '引っ張って決める' }, { min, max })).toBe(words),
)
