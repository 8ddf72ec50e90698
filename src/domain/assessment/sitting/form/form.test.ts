import { describe, expect, test } from 'vitest'
import { seeded } from '#test/seeded.ts'
import { difficulties, formBlueprint, type SectionId } from '../../item/rules.ts'
import { intellectualSections } from '../../rules.ts'
import { isStraightLined, longestRun } from '../../personality/rules.ts'
import { personalityPairs } from '../../personality/pairs.ts'
import { allItems } from '../../item-bank/bank.ts'
import { formItemOf } from '../../item/content.ts'
import { personalityForm } from './personality.ts'
import { itemsIn, sectionForm, type FormItem } from './intellectual.ts'

const facets = ['a', 'b', 'c', 'd']
const bankOf = (section: SectionId, perDifficulty: number): FormItem[] =>
  difficulties.flatMap((difficulty) =>
    Array.from({ length: perDifficulty }, (_, at) => ({
      id: `${section}-${difficulty}-${at}`,
      section,
      facet: facets[at % facets.length] ?? '',
      difficulty,
      template: null,
    })),
  )
const seeds = Array.from({ length: 200 }, (_, at) => seeded(at).seed * 65_537)
const none = new Set<string>()
const countsOf = (form: readonly { itemId: string }[]) =>
  difficulties.map((difficulty) => form.filter(({ itemId }) => itemId.includes(`-${difficulty}-`)).length)

describe('§5.2 a form of the intellectual test', () => {
  const sections = intellectualSections.map(({ id }) => id)

  test.each(sections)('%s holds the places of each difficulty, no item twice, and every option once', (section) => {
    const live = bankOf(section, 12)
    for (const seed of seeds) {
      const form = sectionForm(section, seed, { live, pilot: [], seen: none }) ?? []
      expect(countsOf(form)).toEqual(formBlueprint[section])
      expect(new Set(form.map(({ itemId }) => itemId)).size).toBe(itemsIn(section))
      for (const { optionOrder } of form) expect(optionOrder.toSorted()).toEqual([0, 1, 2, 3, 4])
    }
  })

  test('follows from its seed alone; other seeds make other forms, orders and options', () => {
    const bank = { live: bankOf('NUM', 12), pilot: [], seen: none }
    const forms = seeds.map((seed) => JSON.stringify(sectionForm('NUM', seed, bank)))
    expect(forms[7]).toBe(JSON.stringify(sectionForm('NUM', seeds[7] ?? 0, bank)))
    expect(new Set(forms).size).toBe(seeds.length)
  })

  test('lets the facets take turns', () => {
    for (const seed of seeds) {
      const live = bankOf('LANG', 12)
      const form = sectionForm('LANG', seed, { live, pilot: [], seen: none }) ?? []
      const perFacet = Map.groupBy(form, ({ itemId }) => live.find(({ id }) => id === itemId)?.facet)
      expect([...perFacet.values()].map(({ length }) => length)).toEqual([3, 3, 3, 3])
    }
  })

  test('draws every item about as often as any other of its difficulty', () => {
    const bank = { live: bankOf('SPACE', 10), pilot: [], seen: none }
    const drawn = new Map<string, number>()
    for (const seed of Array.from({ length: 2000 }, (_, at) => at * 7919))
      for (const { itemId } of sectionForm('SPACE', seed, bank) ?? []) drawn.set(itemId, (drawn.get(itemId) ?? 0) + 1)
    const easy = [...drawn].filter(([id]) => id.includes('-EASY-')).map(([, times]) => times)
    expect(Math.min(...easy)).toBeGreaterThan(450)
    expect(Math.max(...easy)).toBeLessThan(750)
  })

  test('takes items the student has met only when no other one of the difficulty is left', () => {
    const live = bankOf('LOGIC', 6)
    for (const seed of seeds) {
      const first = sectionForm('LOGIC', seed, { live, pilot: [], seen: none }) ?? []
      const seen = new Set(first.map(({ itemId }) => itemId))
      const next = sectionForm('LOGIC', seed + 1, { live, pilot: [], seen }) ?? []
      expect(next.filter(({ itemId }) => seen.has(itemId))).toEqual([])
      expect(countsOf(next)).toEqual(formBlueprint.LOGIC)
    }
  })

  test('of the bank of this release no two items of a form are of one template, in a second sitting neither', () => {
    const live = allItems.filter(({ isPractice }) => !isPractice).map(formItemOf)
    const templates = new Map(live.map(({ id, template }) => [id, template]))
    const twice = (form: readonly { itemId: string }[]) => {
      const names = form.flatMap(({ itemId }) => templates.get(itemId) ?? [])
      return names.length - new Set(names).size
    }
    for (const section of sections)
      for (const seed of seeds) {
        const first = sectionForm(section, seed, { live, pilot: [], seen: none }) ?? []
        const seen = new Set(first.map(({ itemId }) => itemId))
        const next = sectionForm(section, seed + 1, { live, pilot: [], seen }) ?? []
        expect([twice(first), twice(next)]).toEqual([0, 0])
        expect(next.filter(({ itemId }) => seen.has(itemId))).toEqual([])
        expect(first.length + next.length).toBe(2 * itemsIn(section))
      }
  })

  test('of a bank with too few templates a form holds two of one rather than none, and no pilot of a known one', () => {
    const templated = (item: FormItem, template: string): FormItem => ({ ...item, template })
    const live = bankOf('SPACE', 12).map((item, at) => templated(item, `t${at % 7}`))
    const pilot = bankOf('SPACE', 2).map((item, at) => templated({ ...item, id: `pilot-${at}` }, at < 4 ? 't1' : 'new'))
    for (const seed of seeds) {
      const form = sectionForm('SPACE', seed, { live, pilot, seen: none }) ?? []
      const names = form.flatMap(({ itemId }) => live.find(({ id }) => id === itemId)?.template ?? [])
      expect([names.length, new Set(names).size]).toEqual([10, 7])
      expect(form.filter(({ isScored }) => !isScored)).toHaveLength(1)
    }
  })

  test('adds two items at most that are tried out and do not count', () => {
    const pilot = bankOf('NUM', 2).map((item) => ({ ...item, id: `pilot-${item.id}` }))
    const form = sectionForm('NUM', 5, { live: bankOf('NUM', 12), pilot, seen: none }) ?? []
    expect(form).toHaveLength(14)
    expect(form.filter(({ isScored }) => !isScored).map(({ itemId }) => itemId.slice(0, 5))).toEqual(['pilot', 'pilot'])
  })

  test('fills a difficulty that is short from its neighbours, and is none with too few items', () => {
    const live = bankOf('NUM', 12).filter(({ difficulty }) => difficulty !== 'EASY')
    expect(countsOf(sectionForm('NUM', 3, { live, pilot: [], seen: none }) ?? [])).toEqual([0, 7, 2, 3])
    expect(sectionForm('NUM', 3, { live: live.slice(0, 11), pilot: [], seen: none })).toBeNull()
  })
})

describe('§5.3 a form of the personality test', () => {
  test('the right poles change sides from place to place', () => {
    for (const seed of seeds) {
      const form = personalityForm(seed, personalityPairs, none) ?? []
      const sides = form.map(({ itemId, isSwapped }) => {
        const isRight = personalityPairs.find(({ id }) => id === itemId)?.rightPole === 'right'
        return isRight !== isSwapped
      })
      expect(sides.every((side, at) => at === 0 || side !== sides[at - 1])).toBe(true)
      expect(form).toHaveLength(60)
    }
  })

  test('a second sitting asks first what the student has not met', () => {
    const seen = new Set((personalityForm(1, personalityPairs, none) ?? []).map(({ itemId }) => itemId))
    const next = personalityForm(2, personalityPairs, seen) ?? []
    const fresh = new Set(next.map(({ itemId }) => itemId).filter((id) => !seen.has(id)))
    expect(fresh.size).toBeGreaterThanOrEqual(40)
  })

  test('the same button twelve times in a row is a straight line, a blank ends it', () => {
    expect(longestRun([1, 1, null, 1, 2, 2, 2])).toBe(3)
    expect(isStraightLined(Array.from({ length: 11 }, () => 2))).toBe(false)
    expect(isStraightLined([0, ...Array.from({ length: 12 }, () => 2)])).toBe(true)
    expect(longestRun([null, null, null])).toBe(0)
  })
})
