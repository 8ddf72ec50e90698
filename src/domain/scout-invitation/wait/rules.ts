import { addBusinessDays } from '#domain/lookup/holiday/rules.ts'
import { addDays } from '#ground/day.ts'
import { tokyoDay } from '#ground/tokyo-time.ts'
import { outcomeDays } from '../outcome/rules.ts'
import { contactBusinessDays, silentDays, statusAt, type StatusColumns } from '../rules.ts'
import { answerBusinessDays } from '../scheduling-date-request/rules.ts'

/**
 * The words that a company owes a student who accepted: a first contact, an answer to a wish for dates, the dates of a
 * step that was offered without any, the outcome.
 */
export const owedWords = ['CONTACT', 'DATES', 'NEXT_DATES', 'OUTCOME'] as const
export type OwedWord = (typeof owedWords)[number]
/** `since`: the moment from which the company's time runs. */
export type Wait = { word: OwedWord; since: Date }

/** Days for which a student is asked whether the company's contact has arrived. */
export const arrivalAskedDays = 14

/** Days for which an outcome stands on the student's home. */
export const recentOutcomeDays = 7

export type Relation = StatusColumns & {
  answeredAt: Date | null
  contactedAt: Date | null
  contactDeniedAt: Date | null
  contactArrivedAt: Date | null
  /** The present step of the relation, and the step that the outcome told last belongs to. */
  step: number
  outcomeStep: number
  outcomeToldAt: Date | null
  /** The open wish for other dates. */
  requestedAt: Date | null
  /** When the present step was offered, while its dates are still to follow. */
  undatedSince: Date | null
  /** The end of the present step's booked date that the student did not miss. */
  metUntil: Date | null
  /** The student reported an offer, to which the company has not answered yet: it has its own day. */
  hasReportedOffer: boolean
}

/** The word owed at this moment; null while it is the student's turn, and when nothing is owed. */
export function waitOf(relation: Relation, now: Date): Wait | null {
  const { schedulingStatus, answeredAt, contactedAt, contactDeniedAt, requestedAt, metUntil } = relation
  if (statusAt(relation, now) !== 'ACCEPTED' || answeredAt === null || relation.hasReportedOffer) return null
  if (schedulingStatus === 'SCHEDULING_DATE_REQUESTED') return requestedAt && { word: 'DATES', since: requestedAt }
  if (relation.outcomeToldAt !== null && relation.outcomeStep === relation.step) return null
  if (schedulingStatus !== null) return metUntil && metUntil <= now ? { word: 'OUTCOME', since: metUntil } : null
  // Without dates that are to follow, the student let the choice of the step pass.
  if (relation.step > 1) return relation.undatedSince && { word: 'NEXT_DATES', since: relation.undatedSince }
  return contactedAt === null
    ? { word: 'CONTACT', since: contactDeniedAt ?? answeredAt }
    : { word: 'OUTCOME', since: answeredAt }
}

/** The last Tokyo day on which the word is in time, for both sides. */
export function dueDayOf({ word, since }: Wait): string {
  const day = tokyoDay(since)
  if (word === 'CONTACT') return addBusinessDays(day, contactBusinessDays)
  if (word === 'DATES') return addBusinessDays(day, answerBusinessDays)
  return addDays(day, outcomeDays)
}

export const isLate = (wait: Wait, now: Date) => dueDayOf(wait) < tokyoDay(now)

/** Acts from which a wait goes on: the student's own in it, and the latest contact of the company. */
export type WaitActs = { promptedAt: Date | null; waitsFrom: Date | null; contactedAt: Date | null }

/** A company is prompted once in a wait, when its last day is over. */
export const canPrompt = (wait: Wait, { promptedAt }: Pick<WaitActs, 'promptedAt'>, now: Date) =>
  promptedAt === null && isLate(wait, now)

/** Whether the student is told that no word came, and asked whether to go on waiting. */
export function isSilent(wait: Wait, { promptedAt, waitsFrom, contactedAt }: WaitActs, now: Date) {
  const days = [dueDayOf(wait), ...[promptedAt, waitsFrom, contactedAt].flatMap((at) => (at ? [tokyoDay(at)] : []))]
  const [latest = ''] = days.toSorted().toReversed()
  return addDays(latest, silentDays) <= tokyoDay(now)
}

export const isRecentOutcome = ({ outcomeToldAt }: Pick<Relation, 'outcomeToldAt'>, now: Date) =>
  outcomeToldAt !== null && tokyoDay(now) <= addDays(tokyoDay(outcomeToldAt), recentOutcomeDays)

/** Whether the student is asked about a contact that the company recorded and nobody has confirmed or denied. */
export const asksArrival = (relation: Relation, now: Date) =>
  statusAt(relation, now) === 'ACCEPTED' &&
  relation.schedulingStatus !== 'ACCEPTED' &&
  relation.outcomeToldAt === null &&
  relation.contactArrivedAt === null &&
  relation.contactedAt !== null &&
  tokyoDay(now) <= addDays(tokyoDay(relation.contactedAt), arrivalAskedDays)
