import type { PreferredDate } from '../../scheduling-date-request/rules.ts'
import type { ThreadSide } from '../rules.ts'

export const threadEventKinds = [
  'ACCEPTED',
  'GUIDANCE',
  'DATE_BOOKED',
  'DATE_MOVED',
  'DATE_CANCELLED',
  'DATES_WISHED',
  'DATES_ADDED',
  'DATES_REFUSED',
  'NEXT_STEP',
  'NOT_SELECTED',
  'WITHDRAWN',
] as const
export type ThreadEventKind = (typeof threadEventKinds)[number]

/** Something that happened between the two and is no message. */
export type ThreadEvent = {
  kind: ThreadEventKind
  at: Date
  side: ThreadSide
  text: string
  /** The Tokyo day until which the company owes a word. */
  until: string | null
  startAt: Date | null
  endAt: Date | null
  urls: { label: string; url: string }[]
  wishes: PreferredDate[]
}

type Scout = {
  answeredAt: Date | null
  endedAt: Date | null
  outcome: 'NEXT_STEP' | 'NOT_SELECTED' | null
  outcomeMessage: string
  outcomeToldAt: Date | null
  withdrawalMessage: string | null
}
type Booking = {
  id: string
  replaces: string | null
  startAt: Date
  endAt: Date
  insertedAt: Date
  cancelledAt: Date | null
}
type Request = {
  insertedAt: Date
  answeredAt: Date | null
  refusalMessage: string | null
  status: string
  request: string
  wishes: PreferredDate[]
}
export type Guidance = { description: string; urls: { label: string; url: string }[] }
export type Happened = {
  scout: Scout
  /** The Tokyo day until which a message job owes its first word. */
  wordUntil: string | null
  guidance: Guidance | null
  bookings: readonly Booking[]
  requests: readonly Request[]
}

const nothing = { text: '', until: null, startAt: null, endAt: null, urls: [], wishes: [] }
const event = (kind: ThreadEventKind, side: ThreadSide, at: Date, of: Partial<ThreadEvent> = {}): ThreadEvent => ({
  ...nothing,
  ...of,
  kind,
  side,
  at,
})

/** All that happened, in its order. */
export function eventsOf({ scout, wordUntil, guidance, bookings, requests }: Happened): ThreadEvent[] {
  const { answeredAt } = scout
  if (answeredAt === null) return []
  const hasGuidance = guidance !== null && (guidance.description !== '' || guidance.urls.length > 0)
  return [
    event('ACCEPTED', 'CANDIDATE', answeredAt, { until: wordUntil }),
    ...(hasGuidance
      ? [event('GUIDANCE', 'COMPANY', answeredAt, { text: guidance.description, urls: guidance.urls })]
      : []),
    ...bookings.flatMap((booking) => ofBooking(booking, bookings)),
    ...requests.flatMap(ofRequest),
    ...(scout.outcome && scout.outcomeToldAt
      ? [event(scout.outcome, 'COMPANY', scout.outcomeToldAt, { text: scout.outcomeMessage })]
      : []),
    ...(scout.endedAt && answeredAt < scout.endedAt && scout.withdrawalMessage !== null
      ? [event('WITHDRAWN', 'CANDIDATE', scout.endedAt, { text: scout.withdrawalMessage })]
      : []),
  ].toSorted((one, other) => one.at.getTime() - other.at.getTime())
}

/** A booking whose place another one took was moved, not cancelled. */
function ofBooking({ id, replaces, startAt, endAt, insertedAt, cancelledAt }: Booking, all: readonly Booking[]) {
  const isMoved = all.some((later) => later.replaces === id)
  return [
    event(replaces === null ? 'DATE_BOOKED' : 'DATE_MOVED', 'CANDIDATE', insertedAt, { startAt, endAt }),
    ...(cancelledAt && !isMoved ? [event('DATE_CANCELLED', 'CANDIDATE', cancelledAt, { startAt, endAt })] : []),
  ]
}

function ofRequest({ insertedAt, answeredAt, refusalMessage, status, request, wishes }: Request) {
  const answer = status === 'REFUSED' ? 'DATES_REFUSED' : 'DATES_ADDED'
  return [
    event('DATES_WISHED', 'CANDIDATE', insertedAt, { text: request, wishes }),
    ...(answeredAt ? [event(answer, 'COMPANY', answeredAt, { text: refusalMessage ?? '' })] : []),
  ]
}
