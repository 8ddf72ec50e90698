import { sql } from 'kysely'
import { recordAudit } from '#domain/audit/commands.ts'
import type { BookingId, OfRow, SchedulingDateId, ScoutInvitationId } from '#ground/id.ts'
import { Refusal } from '#ground/refusal.ts'
import type { CandidateViewer, CompanyViewer, Viewer } from '#domain/viewer/viewer.ts'
import { giveSeatBack, takeSeat } from '#domain/scheduling/seat/commands.ts'
import type { Tx } from '#platform/database/db.ts'
import { enqueue } from '#platform/queue/queue.ts'
import { endOfTokyoDay, spanText } from '#ground/tokyo-time.ts'
import { moveScoutInvitation } from '../commands.ts'
import { requireUnblocked } from '../blocking/queries.ts'
import { lockScoutInvitation, requireCompanyInForce, type LockedScoutInvitation } from '../queries.ts'
import { canChooseSchedulingDate, scheduleDays, schedulingMoves, statusAt } from '../rules.ts'
import { closeSchedulingDateRequest } from '../scheduling-date-request/commands.ts'
import { bookingChangeableUntil, findSeat, listAppointments, lockBooking } from './queries.ts'
import { bookingMoves, canMarkAttendance, isChangeable, isSettled, type Attendance } from './rules.ts'

type Seat = NonNullable<Awaited<ReturnType<typeof findSeat>>>
type TakenSeat = Awaited<ReturnType<typeof takeSeat>>

/**
 * Books a date, or moves the booking to another one. Refuses capacity_reached, scheduling_date_closed, booking_overlaps
 * (naming the student's own other appointment), booking_not_changeable, booking_settled, company_suspended.
 */
export async function chooseSchedulingDate(
  tx: Tx,
  candidate: CandidateViewer,
  id: ScoutInvitationId,
  schedulingDateId: SchedulingDateId,
) {
  const now = new Date()
  await holdCalendar(tx, candidate)
  const invitation = await lockScoutInvitation(tx, candidate.candidateId, id)
  const { companyId, schedulingId } = invitation
  if (!canChooseSchedulingDate(invitation, now) || schedulingId === null) refuseChoice(invitation, now)
  await requireCompanyInForce(tx, companyId)
  await requireUnblocked(tx, candidate.candidateId, companyId)
  const held = await findSeat(tx, invitation)
  if (held?.schedulingDateId === schedulingDateId) return id
  if (held && !isChangeable(bookingChangeableUntil(held), now)) throw new Refusal('booking_not_changeable')

  const seat = await swapSeats(tx, companyId, schedulingId, held, schedulingDateId)
  if (held) await moveBooking(tx, candidate, 'chooseSchedulingDate', 'cancel', { ...invitation, ...held })
  const bookingId = await book(tx, candidate, invitation, seat, held?.id)
  await closeSchedulingDateRequest(tx, candidate, invitation)
  await moveScoutInvitation(tx, candidate, 'chooseSchedulingDate', invitation, {
    schedulingStatus: schedulingMoves.chooseSchedulingDate.to,
    scheduleBy: null,
  })
  await enqueue(tx, 'notify_booking_made', { companyId, scoutInvitationId: id, bookingId })
  if (seat.isFull) await enqueue(tx, 'notify_date_full', { companyId, scoutInvitationId: id, bookingId })
  return id
}

// A student who changes two appointments in the same second would otherwise wait for themself.
const holdCalendar = (tx: Tx, { candidateId }: CandidateViewer) =>
  tx.selectFrom('candidate').select('id').where('id', '=', candidateId).forNoKeyUpdate().execute()

// Rows of dates are always held in the order of their ids, so that a move A to B and a move B to A cannot deadlock.
async function swapSeats(
  tx: Tx,
  companyId: OfRow<'company'>,
  schedulingId: string,
  held: Seat | undefined,
  wanted: string,
) {
  const isHeldFirst = held !== undefined && held.schedulingDateId < wanted
  if (held && isHeldFirst) await giveSeatBack(tx, companyId, held.schedulingDateId)
  const seat = await takeSeat(tx, companyId, schedulingId, wanted)
  if (held && !isHeldFirst) await giveSeatBack(tx, companyId, held.schedulingDateId)
  return seat
}

async function book(
  tx: Tx,
  candidate: CandidateViewer,
  invitation: LockedScoutInvitation,
  seat: TakenSeat,
  replaces: string | undefined,
) {
  const { companyId, id: scoutInvitationId } = invitation
  const { candidateId } = candidate
  // booking_no_overlap decides across all companies; no returned row means that another appointment is in the way.
  const booking = await tx
    .insertInto('booking')
    .values({
      companyId,
      scoutInvitationId,
      candidateId,
      schedulingDateId: seat.id,
      replaces: replaces ?? null,
      during: sql<string>`tstzrange(${seat.startAt}, ${seat.endAt})`,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!booking) return refuseOverlap(tx, candidateId, seat)
  await recordAudit(tx, candidate, [
    { action: 'chooseSchedulingDate', subject: 'booking', subjectId: booking.id, companyId, candidateId, to: 'BOOKED' },
  ])
  return booking.id
}

async function refuseOverlap(tx: Tx, candidateId: OfRow<'candidate'>, { startAt, endAt }: TakenSeat): Promise<never> {
  const appointments = await listAppointments(tx, candidateId)
  const other = appointments.find((own) => own.startAt < endAt && startAt < own.endAt)
  if (!other) throw new Error('a booking was refused without another one in its way')
  throw new Refusal('booking_overlaps', {
    values: { companyName: other.companyName, span: spanText(other.startAt, other.endAt) },
  })
}

/**
 * Cancels the booking; the student may choose another date. Refuses booking_not_changeable from 18:00 on the day before
 * the date; if the company has changed the date, from its beginning. Refuses booking_settled for a hired student.
 */
export async function cancelBooking(tx: Tx, candidate: CandidateViewer, id: ScoutInvitationId) {
  const now = new Date()
  const invitation = await lockScoutInvitation(tx, candidate.candidateId, id)
  const held = await findSeat(tx, invitation)
  if (!held) throw new Refusal('not_found')
  if (isSettled(invitation.status)) throw new Refusal('booking_settled')
  if (!isChangeable(bookingChangeableUntil(held), now)) throw new Refusal('booking_not_changeable')
  await giveSeatBack(tx, invitation.companyId, held.schedulingDateId)
  await moveBooking(tx, candidate, 'cancelBooking', 'cancel', { ...invitation, ...held })
  await moveScoutInvitation(tx, candidate, 'cancelBooking', invitation, {
    schedulingStatus: schedulingMoves.cancelBooking.to,
    scheduleBy: endOfTokyoDay(now, scheduleDays),
  })
  await enqueueCancelled(tx, invitation, held)
  return id
}

/** Cancels a booking that has not begun, when its student declines or leaves; a past booking stays unchanged. */
export async function giveUpBooking(
  tx: Tx,
  viewer: CandidateViewer | 'system',
  invitation: LockedScoutInvitation,
  action = 'declineScoutInvitation',
) {
  const held = await findSeat(tx, invitation)
  if (!held || held.startAt <= new Date()) return
  await giveSeatBack(tx, invitation.companyId, held.schedulingDateId)
  await moveBooking(tx, viewer, action, 'cancel', { ...invitation, ...held })
  await enqueueCancelled(tx, invitation, held)
}

/**
 * Records whether the student attended. Spec silent on who and when: any company user who may write, once the date is
 * over; a second mark corrects the first, and the student is not notified. Refuses booking_not_over before the end.
 */
export async function updateBookingAttendance(tx: Tx, company: CompanyViewer, id: BookingId, attendance: Attendance) {
  const { companyId } = company
  const booking = await lockBooking(tx, companyId, id)
  if (!canMarkAttendance(booking, new Date())) throw new Refusal('booking_not_over')
  if (booking.status === attendance) return id
  await moveBooking(tx, company, 'updateBookingAttendance', attendance, { ...booking, companyId })
  return id
}

const enqueueCancelled = (tx: Tx, { companyId, id }: LockedScoutInvitation, held: Seat) =>
  enqueue(tx, 'notify_booking_cancelled', { companyId, scoutInvitationId: id, bookingId: held.id })

type Moving = { companyId: OfRow<'company'>; candidateId: OfRow<'candidate'>; id: string; status: string }

/** The only writer of a booking's status; the caller holds the row of the booking or of its invitation. */
async function moveBooking(
  tx: Tx,
  viewer: Viewer | 'system',
  action: string,
  act: keyof typeof bookingMoves,
  booking: Moving,
) {
  const { companyId, candidateId, id, status } = booking
  const { from, to } = bookingMoves[act]
  const moved = await tx
    .updateTable('booking')
    .set({ status: to, ...(act === 'cancel' && { cancelledAt: new Date() }) })
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .where('status', 'in', from)
    .returning('id')
    .executeTakeFirst()
  if (!moved) throw new Refusal('booking_not_changeable')
  await recordAudit(tx, viewer, [
    { action, subject: 'booking', subjectId: id, companyId, candidateId, from: status, to },
  ])
}

function refuseChoice(invitation: LockedScoutInvitation, now: Date): never {
  const status = statusAt(invitation, now)
  if (status === 'EXPIRED') throw new Refusal('scout_expired')
  if (status === 'PENDING' || invitation.schedulingStatus === null) throw new Refusal('not_found')
  if (status === 'HIRED' && invitation.schedulingStatus === 'ACCEPTED') throw new Refusal('booking_settled')
  throw new Refusal('scout_already_answered')
}
