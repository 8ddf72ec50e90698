import type { FieldError } from '#ground/refusal.ts'
import { addDays } from '#ground/day.ts'
import { time, tokyoMoment, tokyoToday } from '#ground/tokyo-time.ts'
import { checkLength } from '#ground/validation/validation.ts'

/** A company's answers to a student who accepted; hiring is told by the report of an offer. */
export const outcomes = ['NEXT_STEP', 'NOT_SELECTED'] as const
export type Outcome = (typeof outcomes)[number]

/** Days within which a company tells an accepted student how things stand. */
export const outcomeDays = 14
/** Fewer cases than this say nothing of a company, and might tell of one student. */
export const leastOutcomes = 20
/** Days that the record looks back. */
export const outcomeRecordDays = 365

/** The hours of Tokyo in which a student is notified of an outcome; nobody is told of one at night. */
export const noticeHours = { from: '08:00', until: '21:00' } as const

/** This moment, or the next morning. */
export function noticeMoment(now: Date): Date {
  const [today, clock] = [tokyoToday(now), time(now)]
  if (clock >= noticeHours.until) return tokyoMoment(addDays(today, 1), noticeHours.from)
  return clock < noticeHours.from ? tokyoMoment(today, noticeHours.from) : now
}

const messageLength = { label: '学生へのメッセージ', min: 10, max: 300 } as const
export const outcomeMessage = messageLength

export const checkOutcomeMessage = (message: string): FieldError | null =>
  checkLength('message', messageLength.label, message, messageLength.min, messageLength.max)

/** A student who goes on may still be turned down later; nothing else is told twice. */
export const canTell = (earlier: Outcome | null, outcome: Outcome) =>
  earlier === null || (earlier === 'NEXT_STEP' && outcome === 'NOT_SELECTED')
