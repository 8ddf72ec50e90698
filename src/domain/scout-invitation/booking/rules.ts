import { stateOf, type Sold } from '#domain/scheduling/date/rules.ts'
import type { Period } from '#domain/scheduling/rules.ts'

export const slotAvailabilities = ['OPEN', 'CHOSEN', 'FULL', 'CLOSED', 'OVERLAPPING'] as const
export type SlotAvailability = (typeof slotAvailabilities)[number]

/** A date is changed or cancelled until this time in Tokyo on the day before it. */
export const changeableUntilTime = '18:00'

export const isChangeable = (changeableUntil: Date, now: Date) => now <= changeableUntil

export type Appointment = Period & { scoutInvitationId: string; schedulingDateId: string; companyName: string }
export type OfferedDate = Sold & Period & { id: string }
export type SlotView = {
  id: string
  startAt: Date
  endAt: Date
  remaining: number
  availability: SlotAvailability
  overlap: Appointment | null
}

const overlaps = (one: Period, other: Period) => one.startAt < other.endAt && other.startAt < one.endAt

const unavailable = { OPEN: null, FULL: 'FULL', FORCED_FULL: 'FULL', CLOSED: 'CLOSED' } as const

/** A date as this student may or may not choose it. The own date of the invitation gives way to a new one. */
export function slotOf(
  date: OfferedDate,
  scoutInvitationId: string,
  appointments: readonly Appointment[],
  now: Date,
): SlotView {
  const { id, startAt, endAt, capacity, booked, isForceCapacityFull } = date
  const isChosen = appointments.some(
    (own) => own.scoutInvitationId === scoutInvitationId && own.schedulingDateId === id,
  )
  const others = appointments.filter((own) => own.scoutInvitationId !== scoutInvitationId)
  const overlap = others.find((own) => overlaps(own, date)) ?? null
  const availability = isChosen ? 'CHOSEN' : (unavailable[stateOf(date, now)] ?? (overlap ? 'OVERLAPPING' : 'OPEN'))
  return {
    id,
    startAt,
    endAt,
    remaining: isForceCapacityFull ? 0 : Math.max(0, capacity - booked),
    availability,
    overlap,
  }
}

/** Minutes of every date when they are equally long, otherwise null. */
export function commonMinutes(dates: readonly Period[]): number | null {
  const [first, ...others] = [
    ...new Set(dates.map(({ startAt, endAt }) => (endAt.getTime() - startAt.getTime()) / 60_000)),
  ]
  return first === undefined || others.length > 0 ? null : first
}

/** What the student has elsewhere on the days that are offered; dayOf gives the day of an instant. */
export const busyOn = (
  days: ReadonlySet<string>,
  scoutInvitationId: string,
  appointments: readonly Appointment[],
  dayOf: (at: Date) => string,
) => appointments.filter((own) => own.scoutInvitationId !== scoutInvitationId && days.has(dayOf(own.startAt)))
