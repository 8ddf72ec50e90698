import { daysOfSpan } from '#ground/time/moment.ts'
import { isOffered, type OpenPlace, type WaitingReason } from '../waiting-place/rules.ts'
import { closesAt, minutesOf, stateOf, type Period, type Sold } from '#domain/scheduling/seat/rules.ts'

export const bookingStatuses = ['BOOKED', 'CANCELLED', 'ATTENDED', 'NO_SHOW'] as const
export type BookingStatus = (typeof bookingStatuses)[number]
/** A company's record of whether the student attended; no other company sees it. */
export const attendances = ['ATTENDED', 'NO_SHOW'] as const
export type Attendance = (typeof attendances)[number]

type BookingMove = { from: readonly BookingStatus[]; to: BookingStatus }

/** Every change of a booking. Spec silent on a mistaken mark: either mark may be corrected to the other. */
export const bookingMoves = {
  cancel: { from: ['BOOKED'], to: 'CANCELLED' },
  ATTENDED: { from: ['BOOKED', 'NO_SHOW'], to: 'ATTENDED' },
  NO_SHOW: { from: ['BOOKED', 'ATTENDED'], to: 'NO_SHOW' },
  tellAbsence: { from: ['BOOKED'], to: 'NO_SHOW' },
  takeAbsenceBack: { from: ['NO_SHOW'], to: 'BOOKED' },
  undoAllAttended: { from: ['ATTENDED'], to: 'BOOKED' },
} as const satisfies Record<'cancel' | 'tellAbsence' | 'takeAbsenceBack' | 'undoAllAttended' | Attendance, BookingMove>

/** The statuses of a booking that keep the student's seat. */
export const heldStatuses = bookingStatuses.filter((status) => status !== 'CANCELLED')

/** The student missed the date, by the company's record or by the own word: another one may be booked beside it. */
export const isMissed = ({ status }: { status: string }) => status === 'NO_SHOW'

/** Whether attendance can be recorded now: the date has begun, and the booking was not cancelled. */
export const canMarkAttendance = ({ status, startAt }: { status: string; startAt: Date }, now: Date) =>
  startAt <= now && heldStatuses.some((held) => held === status)

export const slotAvailabilities = ['OPEN', 'CHOSEN', 'FULL', 'CLOSED', 'OVERLAPPING'] as const
export type SlotAvailability = (typeof slotAvailabilities)[number]

/** A booking can be changed or cancelled until this time in Tokyo on the day before the date. */
export const changeableUntilTime = '18:00'

export const isChangeable = (changeableUntil: Date, now: Date) => now <= changeableUntil

/** Once the company has hired the student, it alone changes or cancels the date, also before the deadline. */
export const isSettled = (invitationStatus: string) => invitationStatus !== 'ACCEPTED'

export type Appointment = Period & { scoutInvitationId: string; schedulingDateId: string; companyName: string }
export type Place = OpenPlace & { reason: WaitingReason; position: number }
type OfferedDate = Sold & Period & { id: string }
export type SlotView = {
  id: string
  startAt: Date
  endAt: Date
  remaining: number
  closesAt: Date
  place: Place | null
  canWait: boolean
  availability: SlotAvailability
  overlap: Appointment | null
}

const overlaps = (one: Period, other: Period) => one.startAt < other.endAt && other.startAt < one.endAt

const unavailable = { OPEN: null, FULL: 'FULL', FORCED_FULL: 'FULL', CLOSED: 'CLOSED' } as const

/** A date with its availability for this student. The invitation's present date does not block a new one. */
export function slotOf(
  date: OfferedDate,
  scoutInvitationId: string,
  appointments: readonly Appointment[],
  now: Date,
  place?: Place,
): SlotView {
  const { id, startAt, endAt, capacity, booked, isForceCapacityFull } = date
  const isOwn = place !== undefined && isOffered(place, now)
  const offered = date.offered - (isOwn ? 1 : 0)
  const sold = isOwn ? { ...date, offered, isForceCapacityFull: false } : date
  const isChosen = appointments.some(
    (own) => own.scoutInvitationId === scoutInvitationId && own.schedulingDateId === id,
  )
  const others = appointments.filter((own) => own.scoutInvitationId !== scoutInvitationId)
  const overlap = others.find((own) => overlaps(own, date)) ?? null
  const availability = isChosen ? 'CHOSEN' : (unavailable[stateOf(sold, now)] ?? (overlap ? 'OVERLAPPING' : 'OPEN'))
  return {
    id,
    startAt,
    endAt,
    remaining: isForceCapacityFull && !isOwn ? 0 : Math.max(0, capacity - booked - offered),
    place: isOwn || place?.status === 'WAITING' ? place : null,
    canWait: availability === 'FULL' && place === undefined && !overlap,
    closesAt: closesAt(date),
    availability,
    overlap,
  }
}

/** Whether the student can book a seat that is kept for this student alone. */
export const isKept = ({ place, availability }: Pick<SlotView, 'place' | 'availability'>) =>
  place?.status === 'OFFERED' && availability === 'OPEN'

/** Minutes of every date when they are equally long, otherwise null. */
export function commonMinutes(dates: readonly Period[]): number | null {
  const [first, ...others] = [...new Set(dates.map(minutesOf))]
  return first === undefined || others.length > 0 ? null : first
}

export type BusyDay = Appointment & { date: string }

/** The student's other appointments beside the first day of each offered date that has a day in common with them. */
export function busyOn(dates: readonly Period[], scoutInvitationId: string, appointments: readonly Appointment[]) {
  const others = appointments.filter((own) => own.scoutInvitationId !== scoutInvitationId)
  const busy = new Map<string, BusyDay>()
  for (const offered of dates) {
    const days = daysOfSpan(offered.startAt, offered.endAt)
    const [date = ''] = days
    for (const own of others)
      if (daysOfSpan(own.startAt, own.endAt).some((day) => days.includes(day)))
        busy.set(`${date} ${own.scoutInvitationId}`, { ...own, date })
  }
  return [...busy.values()]
}
