import type { SectionId } from '../../item/rules.ts'

/** The parts of a sitting: the sections of the test, and the re-check of a scored sitting. */
export type SittingSection = SectionId | 'RECHECK'
/** The re-check stands behind the four sections of its sitting. */
export const recheckPosition = 5

export const recheckItems = 6
/** Minutes for all six items without an accommodation: twice what a section gives to as many. */
export const recheckMinutes = 10
/** Right answers of the re-check that confirm a result. Fewer decide nothing: an operator looks. */
export const leastRight = 3
/** Days from the scoring in which the re-check may be begun. */
export const recheckDays = 14

/** The share of an item's median time below which an answer is unusually fast (assessment.md 5.7). */
export const fastShare = 0.15
/** So many fast right answers to difficult items ask for a re-check. */
export const fastAnswersThatAsk = 4

/** A right answer to a difficult item. Null where the device told no time, or too few people took the item. */
export type TimedRight = { milliseconds: number | null; medianMilliseconds: number | null }

export const isFast = ({ milliseconds, medianMilliseconds }: TimedRight) =>
  milliseconds !== null && medianMilliseconds !== null && milliseconds < fastShare * medianMilliseconds

type Checked = { state: string; continueBy: Date | null }
/** Whether a re-check may be begun or goes on. The day until which it may be begun goes with its end. */
export const isRecheckOpen = ({ state, continueBy }: Checked) => state === 'SCORED' && continueBy !== null

/** An open check waits for the student's six answers, or for an operator. */
export const checkStages = ['ANSWERS', 'OPERATOR'] as const
type CheckStage = (typeof checkStages)[number]

/** Null when no check is open. */
export function checkStageOf(attempt: Checked & { isChecked: boolean }): CheckStage | null {
  if (!attempt.isChecked || attempt.state !== 'SCORED') return null
  return isRecheckOpen(attempt) ? 'ANSWERS' : 'OPERATOR'
}
