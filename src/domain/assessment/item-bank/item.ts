import type { Difficulty, SectionId } from '../item/rules.ts'
import type { Drawing } from './drawing.ts'

/** A figure as data. The server draws it; the alternative says what is seen without giving the answer away. */
export type Figure = { drawing: Drawing; alternative: string }

export type ItemOption = { text: string } | { figure: Figure }

type Five<T> = readonly [T, T, T, T, T]

/** One item of the intellectual test, as its author wrote it. */
export type BankItem = {
  /** Never used again for other words: LANG-001, P-LANG-01 for practice. */
  id: string
  section: SectionId
  facet: string
  difficulty: Difficulty
  isPractice?: true
  passage?: string
  stem: string
  figure?: Figure
  options: Five<ItemOption>
  /** The place of the right option. */
  key: 0 | 1 | 2 | 3 | 4
  /** For each option in its place: why it is right, or the mistake that leads to it. */
  rationales: Five<string>
  /** The template and seed an item was made from, so that the solver can make it again. */
  madeFrom?: { template: string; seed: number }
  author: string
  reviewer: string
  writtenOn: string
}
