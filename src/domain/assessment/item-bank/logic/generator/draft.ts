import type { BankItem, Figure } from '../../item.ts'
import type { LogicWords } from '../templates.ts'
import type { Chance } from './chance.ts'

/** An option and its reason: why it is right, or the mistake that leads to it. */
export type Reasoned = readonly [text: string, why: string]

/** An item before it has an id and the places of its options. */
export type Draft = {
  passage?: string
  figure?: Figure
  stem: string
  right: Reasoned
  wrong: readonly Reasoned[]
  /** Names and numbers stand in their own order, sentences in a drawn one. */
  order: 'sorted' | 'drawn'
}

/** Draws one item. Without a draft the drawn values gave no good puzzle and the next ones are tried. */
export type Template = (chance: Chance) => Draft | undefined

export const people = ['A', 'B', 'C', 'D', 'E'] as const

export const passageOf = (intro: string, sentences: readonly string[]) =>
  [intro, ...sentences.map((sentence) => `・${sentence}`)].join('\n')

/** Lays the options of a draft in their places. */
export function laidOut(draft: Draft, chance: Chance): LogicWords {
  const { right, wrong, order, ...words } = draft
  const options =
    order === 'sorted'
      ? [right, ...wrong].toSorted(([one], [other]) => one.localeCompare(other, 'ja', { numeric: true }))
      : wrong.toSpliced(chance.whole(5), 0, right)
  return {
    ...words,
    options: five(options.map(([text]) => ({ text }))),
    key: placeOf(options.indexOf(right)),
    rationales: five(options.map(([, why]) => why)),
  }
}

function placeOf(place: number): BankItem['key'] {
  if (place === 0 || place === 1 || place === 2 || place === 3 || place === 4) return place
  throw new Error('The right option has no place')
}

function five<T>([first, second, third, fourth, fifth, ...more]: readonly T[]): readonly [T, T, T, T, T] {
  if (!first || !second || !third || !fourth || !fifth || more.length > 0)
    throw new Error('An item has exactly five options')
  return [first, second, third, fourth, fifth]
}
