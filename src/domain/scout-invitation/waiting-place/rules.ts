import { tokyoMoment } from '#ground/time/moment.ts'
import { tokyoDay } from '#ground/tokyo-time.ts'
import { addDays } from '#ground/day.ts'

export const waitingStatuses = ['WAITING', 'OFFERED', 'BOOKED', 'PASSED', 'LEFT'] as const
export type WaitingStatus = (typeof waitingStatuses)[number]
export const openStatuses = ['WAITING', 'OFFERED'] as const
/** LINE: the student waits for a full date. WISH: the date was made for the student's wish. */
export type WaitingReason = 'LINE' | 'WISH'

/** Every change of a place, by the act that makes it. */
export const waitingMoves = {
  offer: { from: ['WAITING'], to: 'OFFERED' },
  book: { from: openStatuses, to: 'BOOKED' },
  pass: { from: ['OFFERED'], to: 'PASSED' },
  leave: { from: openStatuses, to: 'LEFT' },
} as const satisfies Record<string, { from: readonly WaitingStatus[]; to: WaitingStatus }>

/** Hours of the day for which the first in line has a seat. */
export const offeredHours = 12
/** Hours for which a date made for a student is kept. */
export const keptHours = 24
/** The hours in Tokyo in which the hours of an offer count: by night nobody has to answer. */
const countedHours = { from: '08:00', until: '21:00' } as const

const hour = 3_600_000

/** When the offer of a seat ends: after 12 hours between 8:00 and 21:00 in Tokyo, at the latest when the date closes. */
export function offerEndsAt(now: Date, closesAt: Date): Date {
  let [day, at, left] = [tokyoDay(now), now, offeredHours * hour]
  for (;;) {
    const [from, until] = [tokyoMoment(day, countedHours.from), tokyoMoment(day, countedHours.until)]
    const begin = at > from ? at : from
    const counted = Math.max(0, until.getTime() - begin.getTime())
    if (left <= counted) return earlier(new Date(begin.getTime() + left), closesAt)
    left -= counted
    day = addDays(day, 1)
    at = tokyoMoment(day, countedHours.from)
  }
}

export const keptUntil = (now: Date, closesAt: Date) => earlier(new Date(now.getTime() + keptHours * hour), closesAt)

const earlier = (one: Date, other: Date) => (one < other ? one : other)

export type OpenPlace = { status: string; offeredUntil: Date | null }

/** Whether the seat is kept for this student now: the clock takes it back a little after the end. */
export const isOffered = ({ status, offeredUntil }: OpenPlace, now: Date) =>
  status === 'OFFERED' && offeredUntil !== null && now < offeredUntil
