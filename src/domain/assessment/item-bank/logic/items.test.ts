import { describe, expect, test } from 'vitest'
import { difficulties, formBlueprint } from '../../item/rules.ts'
import type { BankItem } from '../item.ts'
import { drawLogicWords } from './generator/templates.ts'
import { logicItems, logicWords } from './items.ts'
import { logicRecipes } from './recipes.ts'
import { textsOf } from './solver/printed.ts'
import { faultOf } from './solver/verdict.ts'
import { logicFacets } from './templates.ts'

const live = logicItems.filter((item) => !item.isPractice)
const practice = logicItems.filter((item) => item.isPractice)
const countOf = (difficulty: string, facet?: string) =>
  live.filter((item) => item.difficulty === difficulty && (!facet || item.facet === facet)).length
const idsWhere = (isBad: (item: BankItem) => boolean) => logicItems.filter(isBad).map(({ id }) => id)

describe('the section 論理推論 of the bank (design 1.14)', () => {
  test('70 live items, 14 a facet, and five for practice, one a facet', () => {
    expect(live.map(({ id }) => id)).toEqual(live.map((_, at) => `LOGIC-${String(at + 1).padStart(3, '0')}`))
    expect(logicFacets.map((facet) => live.filter((item) => item.facet === facet).length)).toEqual([14, 14, 14, 14, 14])
    expect(practice.map(({ id, facet }) => [id, facet])).toEqual(
      logicFacets.map((facet, at) => [`P-LOGIC-0${at + 1}`, facet]),
    )
  })

  test('six forms share no item, and every facet holds every difficulty', () => {
    expect(difficulties.map((difficulty) => countOf(difficulty))).toEqual([20, 15, 20, 15])
    for (const [at, places] of formBlueprint.LOGIC.entries())
      expect(countOf(difficulties[at] ?? '')).toBeGreaterThanOrEqual(places * 6)
    for (const facet of logicFacets)
      expect([facet, ...difficulties.map((difficulty) => countOf(difficulty, facet))]).toEqual([facet, 4, 3, 4, 3])
  })

  test('the words of each item are what its recipe makes', () => {
    expect(Object.keys(logicWords)).toEqual(logicRecipes.map(([id]) => id))
    expect(new Set(logicRecipes.map(([, , seed]) => seed)).size).toBe(logicRecipes.length)
    for (const [id, template, seed] of logicRecipes)
      expect([id, logicWords[id]]).toEqual([id, drawLogicWords(template, seed)])
  })

  test('the solver finds exactly one right option, the key', () =>
    expect(logicItems.flatMap((item) => (faultOf(item) ? [[item.id, faultOf(item)]] : []))).toEqual([]))

  test('a wrong key is caught, whichever it is', () => {
    for (const item of logicItems)
      for (const key of [0, 1, 2, 3, 4] as const)
        if (key !== item.key)
          expect([item.id, faultOf({ ...item, key })]).toEqual([item.id, `The key is ${item.key}, not ${key}`])
  })

  test('options that change places under the same key are caught', () => {
    for (const item of logicItems) {
      const [first, second, third, fourth, fifth] = item.options
      expect([item.id, faultOf({ ...item, options: [second, third, fourth, fifth, first] })]).not.toEqual([
        item.id,
        undefined,
      ])
    }
  })

  test('a sentence that goes missing is caught where each is needed', () => {
    const tight = live.filter(({ madeFrom }) => /^(?:who-has|chain-of-three)/.test(madeFrom?.template ?? ''))
    expect(tight.length).toBe(10)
    expect(tight.flatMap((item) => withoutOne(item).flatMap((less) => (faultOf(less) ? [] : [item.id])))).toEqual([])
  })

  test('no two people say the same of the same people', () => {
    expect(new Set(saidIn('・A「Bは鍵を持っていない。」\n・B「私は鍵を持っていない。」')).size).toBe(1)
    expect(new Set(saidIn('・A「私は鍵を持っていない。」\n・B「私は鍵を持っていない。」')).size).toBe(2)
    const isTwice = (texts: readonly string[]) => new Set(texts).size < texts.length
    expect(idsWhere(({ passage }) => isTwice(saidIn(passage ?? '')))).toEqual([])
  })

  test('the words keep to the lengths of a phone', () => {
    expect(idsWhere(({ passage, stem }) => (passage?.length ?? 0) > 400 || stem.length > 120)).toEqual([])
    expect(idsWhere((item) => !isOfOneForm(textsOf(item)))).toEqual([])
    expect(idsWhere(({ rationales }) => rationales.some((why) => why.length < 10))).toEqual([])
  })

  test('the places of the keys are even within one', () => {
    const places = [0, 1, 2, 3, 4].map((place) => live.filter(({ key }) => key === place).length)
    expect(Math.max(...places) - Math.min(...places)).toBeLessThanOrEqual(1)
    expect(new Set(practice.map(({ key }) => key)).size).toBe(5)
  })

  test('no question comes twice, and people are A〜E or the seasons', () => {
    const questions = logicItems.map(({ passage, stem, figure }) => JSON.stringify([passage, stem, figure]))
    expect(new Set(questions).size).toBe(logicItems.length)
    expect(idsWhere(({ passage, figure }) => !/A〜E|春・夏・秋・冬|ある集まり/.test(passage ?? '') && !figure)).toEqual(
      [],
    )
    expect(idsWhere(({ passage, stem }) => /さん|くん|父|母|男|女|[F-Zf-z]/.test(`${passage}${stem}`))).toEqual([])
  })
})

function withoutOne(item: BankItem): BankItem[] {
  const lines = (item.passage ?? '').split('\n')
  return lines.flatMap((line, at) =>
    line.startsWith('・') ? [{ ...item, passage: lines.toSpliced(at, 1).join('\n') }] : [],
  )
}

/** The statement of each speaker without the names, and the person the statement is about. */
function saidIn(passage: string) {
  return [...passage.matchAll(/^・([A-E])「(.+)」$/gm)].map(([, speaker = '', words = '']) => {
    const people = [...words.replaceAll('私', speaker).matchAll(/[A-E]/g)].flat().toSorted()
    return [words.replaceAll(/私も?|[A-E][もか]?/g, ''), ...people].join()
  })
}

/** Sentences of the same pattern; a double negative may take a third more. */
const isOfOneForm = (texts: readonly string[]) => {
  const lengths = texts.map((text) => text.length)
  return Math.max(...lengths) <= Math.min(...lengths) * 1.5 + 2
}
