import type { FieldError } from '#ground/refusal.ts'
import { addDays } from '#ground/day.ts'
import { tokyoMoment } from '#ground/time/moment.ts'
import { time, tokyoToday } from '#ground/tokyo-time.ts'
import { checkLength } from '#ground/validation/validation.ts'

/** A company's answers to a student who accepted; hiring is recorded on its own. */
export const outcomes = ['NEXT_STEP', 'NOT_SELECTED'] as const
export type Outcome = (typeof outcomes)[number]

/** Why a word that waited for the morning was not told: the student booked a date, the scout ended, or ended by a hire. */
export type OutcomeHindrance = 'BOOKED' | 'ENDED' | 'HIRED'

/** `isVisible`: the student has neither left nor blocked the company. */
type Standing = { status: string; hasDates: boolean; hasDateAhead: boolean; isVisible: boolean; isReported: boolean }

/** The hindrance of a held word; null: the word is told. Dates that a word carries may follow a booked date. */
export function hindranceOf(outcome: Outcome, standing: Standing) {
  const { status, hasDates, hasDateAhead, isVisible, isReported } = standing
  if (!isVisible || (isReported && outcome === 'NEXT_STEP')) return 'ENDED'
  if (status !== 'ACCEPTED') return status === 'HIRED' ? 'HIRED' : 'ENDED'
  return !hasDates && hasDateAhead ? 'BOOKED' : null
}

/** Days within which a company tells an accepted student how things stand. */
export const outcomeDays = 14
/** Fewer cases than this say nothing of a company, and might tell of one student. */
export const leastOutcomes = 20
/** Days that the record looks back. */
export const outcomeRecordDays = 365
/** Students who are told at once. */
export const maxOutcomes = 100

/** The hours of Tokyo in which a student is told an outcome; nobody is told of one at night. */
export const noticeHours = { from: '08:00', until: '21:00' } as const

/** This moment, or the next morning. */
export function noticeMoment(now: Date): Date {
  const [today, clock] = [tokyoToday(now), time(now)]
  if (clock >= noticeHours.until) return tokyoMoment(addDays(today, 1), noticeHours.from)
  return clock < noticeHours.from ? tokyoMoment(today, noticeHours.from) : now
}

const messageLength = { label: '学生へのメッセージ', min: 10, max: 300 } as const
export const outcomeMessage = messageLength

export const checkOutcomeMessage = (message: string, path = 'message'): FieldError | null =>
  checkLength(path, messageLength.label, message, messageLength.min, messageLength.max)

/**
 * A student who goes on may be turned down later. Any other change is one that the company calls a change, so that two
 * colleagues who tell different things at once do not overwrite each other. The same outcome is told again only with
 * dates.
 */
export const canTell = (
  earlier: Outcome | null,
  { outcome, isChange, hasDates }: { outcome: Outcome; isChange: boolean; hasDates: boolean },
) =>
  earlier === null ||
  (earlier === outcome ? outcome === 'NEXT_STEP' && hasDates : isChange || outcome === 'NOT_SELECTED')
