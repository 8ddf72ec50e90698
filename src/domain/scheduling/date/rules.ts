/** A date takes no more students from this many hours before it starts (§4). */
export const closedHoursBefore = 12

export const schedulingDateStates = ['OPEN', 'FULL', 'FORCED_FULL', 'CLOSED'] as const
export type SchedulingDateState = (typeof schedulingDateStates)[number]

export type Seats = { capacity: number; booked: number; isForceCapacityFull: boolean }
export type Sold = Seats & { startAt: Date }

export const closesAt = (startAt: Date) => new Date(startAt.getTime() - closedHoursBefore * 3_600_000)
export const isClosed = ({ startAt }: { startAt: Date }, now: Date) => now >= closesAt(startAt)
export const hasCapacity = ({ capacity, booked, isForceCapacityFull }: Seats) =>
  !isForceCapacityFull && booked < capacity

export function stateOf(date: Sold, now: Date): SchedulingDateState {
  if (isClosed(date, now)) return 'CLOSED'
  if (date.isForceCapacityFull) return 'FORCED_FULL'
  return hasCapacity(date) ? 'OPEN' : 'FULL'
}

/** Whether a student could still choose one of the dates. */
export const hasCapacityInFuture = (dates: readonly Sold[], now: Date) =>
  dates.some((date) => stateOf(date, now) === 'OPEN')

/** A cancelled booking counts too: the student's history keeps pointing at the date. */
export const canDelete = ({ hasBookings }: { hasBookings: boolean }) => !hasBookings
