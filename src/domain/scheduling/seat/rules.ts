import type { FieldError } from '#ground/refusal.ts'

/** A date takes no more students from this many hours before it starts (§4), until its company chooses others. */
export const usualClosingHours = 12
const closingLimits = { min: 2, max: 72 }
/** The hours that a company's form offers. */
export const closingHoursOffered = [2, 3, 6, 12, 18, 24, 36, 48, 72]

export const checkClosingHours = (hours: number): FieldError | null =>
  Number.isInteger(hours) && hours >= closingLimits.min && hours <= closingLimits.max
    ? null
    : {
        path: 'closingHours',
        message: `開始の${closingLimits.min}時間前から${closingLimits.max}時間前までで選んでください`,
      }

const schedulingDateStates = ['OPEN', 'FULL', 'FORCED_FULL', 'CLOSED'] as const
type SchedulingDateState = (typeof schedulingDateStates)[number]

/**
 * The states in which a date allows each act. No state is stored: a state follows from the seats, the company's switch
 * and the clock, so that no act can write a wrong state.
 */
const dateActs = {
  takeSeat: ['OPEN'],
  toggleCapacityFull: ['OPEN', 'FULL', 'FORCED_FULL'],
} as const satisfies Record<string, readonly SchedulingDateState[]>

/** `offered`: the seats that are kept for a student of the line, or for whose wish the date was made. */
export type Seats = { capacity: number; booked: number; offered: number; isForceCapacityFull: boolean }
/** `closingHours`: how long before its start it takes no more students. */
export type Closing = { startAt: Date; closingHours: number }
export type Sold = Seats & Closing
export type Period = { startAt: Date; endAt: Date }

export const closesAt = ({ startAt, closingHours }: Closing) => new Date(startAt.getTime() - closingHours * 3_600_000)
export const isClosed = (date: Closing, now: Date) => now >= closesAt(date)
export const hasCapacity = ({ capacity, booked, offered, isForceCapacityFull }: Seats) =>
  !isForceCapacityFull && booked + offered < capacity

/** Whether the company can book a seat for a student: until the beginning, also while its switch is off. */
export const hasSeat = (date: Sold & { calledOffAt: Date | null }, now: Date) =>
  date.calledOffAt === null && date.startAt > now && date.booked + date.offered < date.capacity

export function stateOf(date: Sold, now: Date): SchedulingDateState {
  if (isClosed(date, now)) return 'CLOSED'
  if (date.isForceCapacityFull) return 'FORCED_FULL'
  return hasCapacity(date) ? 'OPEN' : 'FULL'
}

export const mayAct = (act: keyof typeof dateActs, date: Sold, now: Date) =>
  dateActs[act].some((state) => state === stateOf(date, now))

/** Whether a student could still choose one of the dates. */
export const hasCapacityInFuture = (dates: readonly Sold[], now: Date) =>
  dates.some((date) => mayAct('takeSeat', date, now))

/** A cancelled booking does not count: it keeps its own time. */
export const canDelete = ({ hasBookings }: { hasBookings: boolean }) => !hasBookings

export const minute = 60_000
/** In milliseconds. */
export const lengthOf = ({ startAt, endAt }: Period) => endAt.getTime() - startAt.getTime()
export const minutesOf = (period: Period) => Math.round(lengthOf(period) / minute)
