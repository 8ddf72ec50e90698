import type { PromiseKind } from '../../promise/rules.ts'
import type { PreferredDate } from '../../scheduling-date-request/rules.ts'
import { dueDayOf } from '../../wait/rules.ts'
import type { ThreadSide } from '../rules.ts'

export const threadEventKinds = [
  'ACCEPTED',
  'GUIDANCE',
  'DATE_BOOKED',
  'DATE_MOVED',
  'DATE_CANCELLED',
  'DATE_BOOKED_BY_COMPANY',
  'DATE_MOVED_BY_COMPANY',
  'DATE_CALLED_OFF',
  'DAY_NOTICE',
  'DATES_WISHED',
  'DATES_ADDED',
  'DATES_REFUSED',
  'NEXT_STEP',
  'NOT_SELECTED',
  'JOB_OFFERED',
  'DATES_OFFERED',
  'CHOICE_LAPSED',
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
  /** The promises of the scout, on its receipt. */
  promises: PromiseKind[]
}

type Scout = {
  answeredAt: Date | null
  endedAt: Date | null
  withdrawalMessage: string | null
}
type Times = { startAt: Date; endAt: Date }
/** The times of a date, with those of before for each time that the company moved it. */
type MovedTimes = Times & { moves: readonly (Times & { movedAt: Date })[] }
type Booking = MovedTimes & {
  id: string
  replaces: string | null
  insertedAt: Date
  cancelledAt: Date | null
  bookedBy: string | null
  calledOffBy: string | null
  companyWord: string
}
type Notice = MovedTimes & { kind: 'LATE' | 'ABSENT' | 'COMING'; minutes: number | null; toldAt: Date }
type Request = {
  insertedAt: Date
  answeredAt: Date | null
  refusalMessage: string | null
  status: string
  request: string
  wishes: PreferredDate[]
}
type Outcome = { outcome: 'NEXT_STEP' | 'NOT_SELECTED'; message: string; toldAt: Date | null }
/** A further step with the name of its dates; of one whose dates follow, the job and when they did. */
type Step = {
  title: string | null
  jobTitle: string | null
  offeredAt: Date
  datedAt: Date | null
  lapsedAt: Date | null
}
export type Guidance = { description: string; urls: { label: string; url: string }[] }
export type Happened = {
  scout: Scout
  /** The Tokyo day until which a message job owes its first word. */
  wordUntil: string | null
  guidance: Guidance | null
  bookings: readonly Booking[]
  notices: readonly Notice[]
  requests: readonly Request[]
  outcomes: readonly Outcome[]
  steps: readonly Step[]
  promises: readonly PromiseKind[]
}

const nothing = { text: '', until: null, startAt: null, endAt: null, urls: [], wishes: [], promises: [] }
const event = (kind: ThreadEventKind, side: ThreadSide, at: Date, of: Partial<ThreadEvent> = {}): ThreadEvent => ({
  ...nothing,
  ...of,
  kind,
  side,
  at,
})

/** All that happened, in its order. */
export function eventsOf({
  scout,
  wordUntil,
  guidance,
  bookings,
  notices,
  requests,
  outcomes,
  steps,
  promises,
}: Happened): ThreadEvent[] {
  const { answeredAt } = scout
  if (answeredAt === null) return []
  const hasGuidance = guidance !== null && (guidance.description !== '' || guidance.urls.length > 0)
  return [
    event('ACCEPTED', 'CANDIDATE', answeredAt, { until: wordUntil, promises: [...promises] }),
    ...(hasGuidance
      ? [event('GUIDANCE', 'COMPANY', answeredAt, { text: guidance.description, urls: guidance.urls })]
      : []),
    ...bookings.flatMap((booking) => ofBooking(booking, bookings)),
    ...notices.map(ofNotice),
    ...requests.flatMap(ofRequest),
    ...outcomes.flatMap(({ outcome, message, toldAt }) =>
      toldAt ? [event(outcome, 'COMPANY', toldAt, { text: message })] : [],
    ),
    ...steps.flatMap(ofStep),
    ...(scout.endedAt && answeredAt < scout.endedAt && scout.withdrawalMessage !== null
      ? [event('WITHDRAWN', 'CANDIDATE', scout.endedAt, { text: scout.withdrawalMessage })]
      : []),
  ].toSorted((one, other) => one.at.getTime() - other.at.getTime())
}

/** When the date was at that moment: a line of what happened keeps it when the date is moved later. */
function timesAt({ startAt, endAt, moves }: MovedTimes, moment: Date): Times {
  const next = moves.find(({ movedAt }) => movedAt > moment)
  return next ? { startAt: next.startAt, endAt: next.endAt } : { startAt, endAt }
}

/** A booking whose place another one took was moved, not cancelled. */
function ofBooking(booking: Booking, all: readonly Booking[]) {
  const { id, replaces, insertedAt, cancelledAt, bookedBy, calledOffBy, companyWord: text, moves } = booking
  const isMoved = all.some((later) => later.replaces === id)
  const at = timesAt(booking, insertedAt)
  const made = bookedBy
    ? event(replaces === null ? 'DATE_BOOKED_BY_COMPANY' : 'DATE_MOVED_BY_COMPANY', 'COMPANY', insertedAt, {
        ...at,
        ...(!calledOffBy && { text }),
      })
    : event(replaces === null ? 'DATE_BOOKED' : 'DATE_MOVED', 'CANDIDATE', insertedAt, at)
  const times = moves.map(({ movedAt }) =>
    event('DATE_MOVED_BY_COMPANY', 'COMPANY', movedAt, timesAt(booking, movedAt)),
  )
  if (!cancelledAt || isMoved) return [made, ...times]
  const last = timesAt(booking, cancelledAt)
  return [
    made,
    ...times,
    calledOffBy
      ? event('DATE_CALLED_OFF', 'COMPANY', cancelledAt, { ...last, text })
      : event('DATE_CANCELLED', 'CANDIDATE', cancelledAt, last),
  ]
}

const ofNotice = ({ kind, minutes, toldAt, ...times }: Notice) =>
  event('DAY_NOTICE', 'CANDIDATE', toldAt, { text: noticeText(kind, minutes), ...timesAt(times, toldAt) })

const noticeText = (kind: Notice['kind'], minutes: number | null) =>
  kind === 'LATE' ? `${minutes}分ほど遅れます。` : kind === 'ABSENT' ? '欠席します。' : '予定どおり参加します。'

function ofStep({ title, jobTitle, offeredAt, datedAt, lapsedAt }: Step) {
  const text = title ?? ''
  const isUndated = title === null
  const until = isUndated ? dueDayOf({ word: 'NEXT_DATES', since: offeredAt }) : null
  return [
    ...(isUndated || datedAt ? [event('JOB_OFFERED', 'COMPANY', offeredAt, { text: jobTitle ?? '', until })] : []),
    ...(isUndated ? [] : [event('DATES_OFFERED', 'COMPANY', datedAt ?? offeredAt, { text })]),
    ...(lapsedAt ? [event('CHOICE_LAPSED', 'CANDIDATE', lapsedAt, { text })] : []),
  ]
}

function ofRequest({ insertedAt, answeredAt, refusalMessage, status, request, wishes }: Request) {
  const answer = status === 'REFUSED' ? 'DATES_REFUSED' : 'DATES_ADDED'
  return [
    event('DATES_WISHED', 'CANDIDATE', insertedAt, { text: request, wishes }),
    ...(answeredAt ? [event(answer, 'COMPANY', answeredAt, { text: refusalMessage ?? '' })] : []),
  ]
}
