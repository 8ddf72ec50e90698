import type { SectionId } from '#domain/assessment/item/rules.ts'
import type { Choice } from '../../parts/question/choice.ts'

/** One place of a section. The positions of a form begin with 1. */
export type Place = { attemptId: string; section: SectionId; position: number }

/** A choice on its way to the server. Of two choices for one place the higher sequence is the newer one. */
export type SentAnswer = Place & Choice & { sequence: number; answeredAt: string; milliseconds: number }

export const isSamePlace = (one: Place, other: Place) =>
  one.attemptId === other.attemptId && one.section === other.section && one.position === other.position
