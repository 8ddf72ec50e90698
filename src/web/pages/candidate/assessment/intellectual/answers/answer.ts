import type { SittingSection } from '#domain/assessment/sitting/recheck/rules.ts'
import type { Choice } from '../../parts/question/choice.ts'

/** One place of a section. The positions of a form begin with 1. */
export type Place = { attemptId: string; section: SittingSection; position: number }

/** A choice on its way to the server. Of two choices for one place the higher sequence is the newer one. */
export type SentAnswer = Place & Choice & TimeShown & { sequence: number; answeredAt: string }

/** How long a question was in front of the student in all, and since when it is known. */
export type TimeShown = { milliseconds: number; sinceShown: number }

export const isSamePlace = (one: Place, other: Place) =>
  one.attemptId === other.attemptId && one.section === other.section && one.position === other.position
