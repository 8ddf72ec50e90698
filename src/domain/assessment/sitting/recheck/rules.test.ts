import { describe, expect, test } from 'vitest'
import { seeded } from '#test/seeded.ts'
import { allItems } from '../../item-bank/bank.ts'
import { formItemOf } from '../../item/content.ts'
import type { SectionId } from '../../item/rules.ts'
import { recheckForm } from './form.ts'
import { checkStageOf, isFast, recheckItems } from './rules.ts'

describe('assessment 5.7 an unusually fast answer', () => {
  test.each([
    [8_999, 60_000, true],
    [9_000, 60_000, false],
    [40_000, 60_000, false],
    [null, 60_000, false],
    [500, null, false],
  ])('%s ms beside a median of %s: %s', (milliseconds, medianMilliseconds, expected) => {
    expect(isFast({ milliseconds, medianMilliseconds })).toBe(expected)
  })

  test('a check waits for the six items while they may be begun, then for an operator', () => {
    const scored = { state: 'SCORED', isChecked: true, continueBy: new Date() }
    expect(checkStageOf(scored)).toBe('ANSWERS')
    expect(checkStageOf({ ...scored, continueBy: null })).toBe('OPERATOR')
    expect(checkStageOf({ ...scored, isChecked: false, continueBy: null })).toBeNull()
    expect(checkStageOf({ ...scored, state: 'VOID', continueBy: null })).toBeNull()
  })
})

describe('the six items of a re-check', () => {
  const live = allItems.filter(({ isPractice }) => !isPractice).map(formItemOf)
  const itemOf = new Map(live.map((item) => [item.id, item]))
  const seeds = Array.from({ length: 50 }, (_, at) => seeded(at).seed * 65_537)
  const drawn = (seed: number, sections: SectionId[], options: { seen?: string[]; templates?: string[] } = {}) =>
    recheckForm(seed, {
      live,
      sections: new Set(sections),
      seen: new Set(options.seen),
      templates: new Set(options.templates),
    }).flatMap(({ itemId }) => itemOf.get(itemId) ?? [])

  test('are difficult, of the sections of the fast answers in turn, and of six templates', () => {
    for (const seed of seeds) {
      const items = drawn(seed, ['NUM', 'SPACE'])
      expect(items).toHaveLength(recheckItems)
      expect(items.map(({ difficulty }) => difficulty)).toEqual(Array.from(items, () => 'HARD'))
      expect(items.filter(({ section }) => section === 'NUM')).toHaveLength(3)
      expect(new Set(items.map(({ template }) => template)).size).toBe(recheckItems)
    }
  })

  test('were not met before, and are filled from the next difficulty where too few are left', () => {
    for (const seed of seeds) {
      const seen = live.flatMap(({ id, difficulty }, at) => (difficulty === 'HARD' && at % 3 > 0 ? [id] : []))
      const items = drawn(seed, ['LOGIC'], { seen, templates: ['count-orders'] })
      expect(items).toHaveLength(recheckItems)
      expect(items.filter(({ id }) => seen.includes(id))).toEqual([])
      expect(
        items.filter(({ difficulty }) => difficulty !== 'HARD').every((item) => item.difficulty === 'MEDIUM_HIGH'),
      ).toBe(true)
    }
  })

  test('follow from the seed', () => {
    const [first, again] = [drawn(5, ['LANG']), drawn(5, ['LANG'])]
    expect(first).toEqual(again)
    expect(
      new Set(
        seeds.map((seed) =>
          drawn(seed, ['LANG'])
            .map(({ id }) => id)
            .toSorted()
            .join(),
        ),
      ).size,
    ).toBeGreaterThan(20)
  })
})
