import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { seeded } from '#test/seeded.ts'
import { toldCount, toldGroup, type ToldCount } from './few-people.ts'

test('§2 one to nine people are never told as a number', () => {
  expect([0, 1, 9, 10].map(toldCount)).toEqual([0, 'FEW', 'FEW', 10])
})

describe('§2 a sum does not betray a small number', () => {
  const cases: [string, number[], ToldCount[], ToldCount][] = [
    ['nothing is small', [0, 10, 30], [0, 10, 30], 40],
    ['one is small: the smallest other is held back', [5, 40, 30], ['FEW', 40, 'HELD_BACK'], 75],
    ['the smallest other would still narrow it: one more', [1, 10, 30], ['FEW', 'HELD_BACK', 'HELD_BACK'], 41],
    ['two are small and hide each other', [3, 8, 30], ['FEW', 'FEW', 30], 41],
    ['two ones add up to two', [1, 1, 0], ['FEW', 'FEW', 0], 'FEW'],
    ['two nines add up to eighteen', [9, 9, 50], ['FEW', 'FEW', 'HELD_BACK'], 68],
    ['no other is left: the sum is held back', [9, 9, 0], ['FEW', 'FEW', 0], 'HELD_BACK'],
    ['alone beside zeros the sum is small too', [4, 0], ['FEW', 0], 'FEW'],
    ['a sum of ten from small ones', [1, 9], ['FEW', 'FEW'], 10],
  ]
  test.each(cases)('%s', (_, counts, toldCounts, total) =>
    expect(toldGroup(counts)).toEqual({ counts: toldCounts, total }),
  )

  test('whatever is counted, every small number could be at least two', () => {
    const some = fc.array(fc.integer({ min: 0, max: 24 }), { minLength: 2, maxLength: 4 })
    fc.assert(
      fc.property(some, (counts) => {
        const { counts: toldCounts, total } = toldGroup(counts)
        const fews = [...toldCounts.entries()].filter(([, count]) => count === 'FEW')
        return fews.every(([at]) => possible(toldCounts, total, at).size > 1)
      }),
      { ...seeded(69), numRuns: 300 },
    )
  })
})

/** By trying: the values that a small number may have, for a reader who knows the rule and adds up. */
function possible(toldCounts: readonly ToldCount[], total: ToldCount, at: number) {
  const values = new Set<number>()
  const totals = total === 'FEW' ? [1, 2, 3, 4, 5, 6, 7, 8, 9] : [total]
  const walk = (index: number, sum: number, own: number) => {
    if (index === toldCounts.length) {
      if (totals[0] === 'HELD_BACK' || totals.includes(sum)) values.add(own)
      return
    }
    for (const value of valuesOf(toldCounts[index] ?? 0)) walk(index + 1, sum + value, index === at ? value : own)
  }
  walk(0, 0, 0)
  return values
}
const upTo = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, step) => from + step)
const valuesOf = (one: ToldCount) => (one === 'FEW' ? upTo(1, 9) : one === 'HELD_BACK' ? upTo(10, 80) : [one])
