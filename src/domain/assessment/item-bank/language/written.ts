import type { Difficulty } from '../../item/rules.ts'
import type { BankItem } from '../item.ts'

/** An option and its reason: why it is right, or the mistake that leads to it. */
export type Reasoned = readonly [text: string, why: string]

export type LanguageFacet = '文章の読み取り' | '語句の関係' | '空欄補充' | '文の並べ替え'

export type Written = {
  number: number
  difficulty: Difficulty
  passage?: string
  stem: string
  right: Reasoned
  wrong: readonly [Reasoned, Reasoned, Reasoned, Reasoned]
}

const keys = [2, 0, 4, 1, 3] as const
const desk = { author: 'ヨアケ検査編集部', reviewer: 'ヨアケ検査校閲室' }
const firstOfSecondDay = 61
const writtenOn = (number: number) => (number < firstOfSecondDay ? '2026-11-22' : '2026-11-23')

/** The right option takes its place from the number, so that the keys of the section stay even. */
export function languageItem(facet: LanguageFacet, { number, right, wrong, ...words }: Written): BankItem {
  const key = keys[number % 5] ?? 2
  const options = wrong.toSpliced(key, 0, right)
  return {
    id: `LANG-${String(number).padStart(3, '0')}`,
    section: 'LANG',
    facet,
    ...words,
    options: five(options.map(([text]) => ({ text }))),
    key,
    rationales: five(options.map(([, why]) => why)),
    ...desk,
    writtenOn: writtenOn(number),
  }
}

/** A practice item shows its rationales after each answer and never stands in a form. */
export const practiceItem = (facet: LanguageFacet, written: Written): BankItem => ({
  ...languageItem(facet, written),
  id: `P-LANG-${String(written.number).padStart(2, '0')}`,
  isPractice: true,
})

function five<T>(list: readonly T[]): readonly [T, T, T, T, T] {
  const [first, second, third, fourth, fifth, ...more] = list
  if (!first || !second || !third || !fourth || !fifth || more.length > 0)
    throw new Error('An item has exactly five options')
  return [first, second, third, fourth, fifth]
}
