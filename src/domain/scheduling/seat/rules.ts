/** A date takes no more students from this many hours before it starts (§4). */
export const closedHoursBefore = 12

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

export type Seats = { capacity: number; booked: number; isForceCapacityFull: boolean }
export type Sold = Seats & { startAt: Date }
export type Period = { startAt: Date; endAt: Date }

const closesAt = (startAt: Date) => new Date(startAt.getTime() - closedHoursBefore * 3_600_000)
export const isClosed = ({ startAt }: { startAt: Date }, now: Date) => now >= closesAt(startAt)
export const hasCapacity = ({ capacity, booked, isForceCapacityFull }: Seats) =>
  !isForceCapacityFull && booked < capacity

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
