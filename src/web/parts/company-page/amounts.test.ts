import { expect, test } from 'vitest'
import { capitalText, foundedDayText, foundedText } from './amounts.ts'

test.each([
  [350_000_000, '3億5,000万円'],
  [100_000_000, '1億円'],
  [10_000_000, '1,000万円'],
  [1_234_567_890_000, '12,345億6,789万円'],
  [12_345_678, '12,345,678円'],
  [1, '1円'],
])('a capital of %i yen is said as %s', (yen, text) => expect(capitalText(yen)).toBe(text))

test('conventions 2.1: a founding day is said by its month or whole, in both years', () => {
  expect(foundedText('1998-04-01')).toBe('1998年（平成10年）4月')
  expect(foundedDayText('1987-12-03')).toBe('1987年（昭和62年）12月3日')
})
