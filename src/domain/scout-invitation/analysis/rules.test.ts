import { expect, test } from 'vitest'
import { openingOf, standingOf, weekCellOf, wilson } from './rules.ts'

test.each([
  [0, 30, 0, 0.1135],
  [15, 30, 0.3315, 0.6685],
  [30, 30, 0.8865, 1],
  [8, 100, 0.0411, 0.15],
  // Newcombe (1998), table I: the score method without correction.
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718],
])('%i of %i lies between %d and %d', (count, of, lower, upper) => {
  const interval = wilson(count, of)
  expect(interval.share).toBe(count / of)
  expect(interval.lower).toBeCloseTo(lower, 3)
  expect(interval.upper).toBeCloseTo(upper, 3)
})

test('a share of nothing is refused', () => expect(() => wilson(0, 0)).toThrow(RangeError))

const chances = (of: number, share: number) => {
  const found = [(1 - share) ** of]
  for (let count = 1; count <= of; count += 1)
    found.push(((found.at(-1) ?? 0) * (of - count + 1) * share) / (count * (1 - share)))
  return found
}

test('from thirty scouts on the interval holds the true share in about 95 of 100 cases', () => {
  for (const sent of [30, 60, 200]) {
    const coverages = [0.05, 0.1, 0.15, 0.2, 0.3, 0.4, 0.5].map((share) =>
      chances(sent, share).reduce((sum, chance, count) => {
        const { lower, upper } = wilson(count, sent)
        return share >= lower && share <= upper ? sum + chance : sum
      }, 0),
    )
    expect(Math.min(...coverages)).toBeGreaterThan(0.92)
    expect(coverages.reduce((sum, one) => sum + one, 0) / coverages.length).toBeGreaterThan(0.945)
  }
})

test.each([
  [0, 'FEW'],
  [4, 'FEW'],
  [5, 'NOT_YET'],
  [29, 'NOT_YET'],
  [30, 'COMPARABLE'],
])('%i scouts are %s', (sent, standing) => expect(standingOf(sent)).toBe(standing))

test('a cell of the week is a weekday and an hour', () => {
  expect(weekCellOf('33')).toEqual({ weekday: 1, hour: 9 })
  expect(weekCellOf('167')).toEqual({ weekday: 6, hour: 23 })
})

test('an opening is one line of forty letters', () => {
  expect(openingOf('はじめまして。\n\n突然の連絡を失礼します。')).toBe('はじめまして。 突然の連絡を失礼します。')
  expect([...openingOf('𠮷'.repeat(60))]).toHaveLength(41)
})
