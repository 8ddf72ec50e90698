import type { Difficulty, SectionId } from '../../item/rules.ts'
import type { Figure, ItemOption } from '../item.ts'
import type { Random } from './random.ts'

/** An option with its reason. `size` puts options in order; options without size are shuffled. */
export type Answer = { option: ItemOption; because: string; size?: number }

export type Draft = { stem: string; figure?: Figure; right: Answer; wrong: readonly Answer[] }

/** A kind of item whose values are drawn. A draft is null when the drawn values make no sensible item. */
export type Template = {
  name: string
  section: SectionId
  facet: string
  difficulty: Difficulty
  draft(random: Random): Draft | null
}
