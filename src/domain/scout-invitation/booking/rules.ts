import { minutesOf, stateOf, type Period, type Sold } from '#domain/scheduling/seat/rules.ts'

export const bookingStatuses = ['BOOKED', 'CANCELLED', 'ATTENDED', 'NO_SHOW'] as const
export type BookingStatus = (typeof bookingStatuses)[number]
/** What a company notes when the date is over; no other company ever sees it. */
export const attendances = ['ATTENDED', 'NO_SHOW'] as const
export type Attendance = (typeof attendances)[number]

type BookingMove = { from: readonly BookingStatus[]; to: BookingStatus }

/** Every change of a booking. Spec silent on a mistaken mark: until it is mended, the one gives way to the other. */
export const bookingMoves = {
  cancel: { from: ['BOOKED'], to: 'CANCELLED' },
  ATTENDED: { from: ['BOOKED', 'NO_SHOW'], to: 'ATTENDED' },
  NO_SHOW: { from: ['BOOKED', 'ATTENDED'], to: 'NO_SHOW' },
} as const satisfies Record<'cancel' | Attendance, BookingMove>

/** The statuses in which the seat is the student's. */
export const heldStatuses = bookingStatuses.filter((status) => status !== 'CANCELLED')

/** Whether it can be noted now who came: the date is over, and the booking was not cancelled. */
export const canMarkAttendance = ({ status, endAt }: { status: string; endAt: Date }, now: Date) =>
  endAt <= now && heldStatuses.some((held) => held === status)

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
  const [first, ...others] = [...new Set(dates.map(minutesOf))]
  return first === undefined || others.length > 0 ? null : first
}

/** What the student has elsewhere on the days that are offered; dayOf gives the day of an instant. */
export const busyOn = (
  days: ReadonlySet<string>,
  scoutInvitationId: string,
  appointments: readonly Appointment[],
  dayOf: (at: Date) => string,
) => appointments.filter((own) => own.scoutInvitationId !== scoutInvitationId && days.has(dayOf(own.startAt)))
