import { sql, type Insertable, type Updateable } from 'kysely'
import { recordAudit } from '#domain/audit/commands.ts'
import type { BookingId, OfRow, SchedulingDateId, ScoutInvitationId } from '#ground/id.ts'
import { Refusal } from '#ground/refusal.ts'
import type { CandidateViewer, CompanyViewer, Viewer } from '#domain/viewer/viewer.ts'
import { requireSchedulingDate } from '#domain/scheduling/queries.ts'
import { giveSeatBack, takeSeat } from '#domain/scheduling/seat/commands.ts'
import type { Period } from '#domain/scheduling/seat/rules.ts'
import type { DB } from '#platform/database/database-types.ts'
import type { Tx } from '#platform/database/db.ts'
import { enqueue } from '#platform/queue/queue.ts'
import { spanText } from '#ground/time/span.ts'
import { moveScoutInvitation } from '../commands.ts'
import { followStages } from '../pipeline/stage/commands.ts'
import { requireUnblocked } from '../blocking/queries.ts'
import { lockScoutInvitation, requireCompanyInForce, type LockedScoutInvitation } from '../queries.ts'
import { canChooseSchedulingDate, schedulingMoves, statusAt } from '../rules.ts'
import { choiceFrom, noChoice } from '../step/rules.ts'
import { closeSchedulingDateRequest } from '../scheduling-date-request/commands.ts'
import { bookPlace, leaveAllLines, leaveLines, lockPlaces, offerFreeSeats } from '../waiting-place/line/commands.ts'
import { isOffered } from '../waiting-place/rules.ts'
import { lockInvitationOf } from './held-invitation/queries.ts'
import {
  bookingChangeableUntil,
  findSeat,
  listAppointments,
  lockBooking,
  lockUnmarked,
  requireSeat,
  type Seat,
} from './queries.ts'
import { bookingMoves, canMarkAttendance, isChangeable, isMissed, isSettled, type Attendance } from './rules.ts'

type TakenSeat = Awaited<ReturnType<typeof takeSeat>>

/**
 * Books a date, or moves the booking to another one. Refuses capacity_reached, scheduling_date_closed,
 * scheduling_date_moved when it is at another time than `onPage`, booking_overlaps (naming the student's own other
 * appointment), booking_not_changeable, booking_settled, company_suspended.
 */
export async function chooseSchedulingDate(
  tx: Tx,
  candidate: CandidateViewer,
  id: ScoutInvitationId,
  schedulingDateId: SchedulingDateId,
  onPage: SpanOnPage = {},
) {
  const now = new Date()
  await holdCalendar(tx, candidate)
  const invitation = await lockScoutInvitation(tx, candidate.candidateId, id)
  const { companyId, schedulingId } = invitation
  if (!canChooseSchedulingDate(invitation, now) || schedulingId === null) refuseChoice(invitation, now)
  await requireCompanyInForce(tx, companyId)
  await requireUnblocked(tx, candidate.candidateId, companyId)
  const seatBefore = await findSeat(tx, invitation)
  const held = seatBefore && !isMissed(seatBefore) ? seatBefore : undefined
  if (held?.schedulingDateId === schedulingDateId) return id
  if (held && !isChangeable(bookingChangeableUntil(held), now)) throw new Refusal('booking_not_changeable')

  const places = await lockPlaces(tx, invitation, [held?.schedulingDateId, schedulingDateId])
  const own = places.find((place) => place.schedulingDateId === schedulingDateId)
  const isOwnSeat = own !== undefined && isOffered(own, now)
  const seat = await swapSeats(tx, companyId, schedulingId, held, schedulingDateId, isOwnSeat)
  if (!isAsOnPage(seat, onPage)) throw new Refusal('scheduling_date_moved')
  if (own && isOwnSeat) await bookPlace(tx, candidate, own)
  if (held) await moveBooking(tx, candidate, 'chooseSchedulingDate', 'cancel', { ...invitation, ...held })
  const bookingId =
    (await insertBooking(tx, candidate, 'chooseSchedulingDate', invitation, seat, { replaces: held?.id ?? null })) ??
    (await refuseOverlap(tx, candidate.candidateId, seat))
  if (places.length > 0) await leaveLines(tx, candidate, invitation, { bookingId })
  if (held) await offerFreeSeats(tx, { companyId, schedulingDateId: held.schedulingDateId })
  await closeSchedulingDateRequest(tx, candidate, invitation)
  await moveScoutInvitation(tx, candidate, 'chooseSchedulingDate', invitation, {
    schedulingStatus: schedulingMoves.chooseSchedulingDate.to,
    ...noChoice,
  })
  await enqueue(tx, 'notify_booking_made', { companyId, scoutInvitationId: id, bookingId })
  if (seat.isFull) await enqueue(tx, 'notify_date_full', { companyId, scoutInvitationId: id, bookingId })
  return id
}

/** When a date is, as the student's page said it. */
type SpanOnPage = { startAt?: Date | null | undefined; endAt?: Date | null | undefined }

const isAsOnPage = ({ startAt, endAt }: TakenSeat, onPage: SpanOnPage) =>
  (onPage.startAt ?? startAt).getTime() === startAt.getTime() && (onPage.endAt ?? endAt).getTime() === endAt.getTime()

// A student who changes two appointments in the same second would otherwise wait for themself.
export const holdCalendar = (tx: Tx, { candidateId }: CandidateViewer) =>
  tx.selectFrom('candidate').select('id').where('id', '=', candidateId).forNoKeyUpdate().execute()

// Rows of dates are always held in the order of their ids, so that a move A to B and a move B to A cannot deadlock.
async function swapSeats(
  tx: Tx,
  companyId: OfRow<'company'>,
  schedulingId: string,
  held: Seat | undefined,
  wanted: string,
  isOwnSeat: boolean,
) {
  const isHeldFirst = held !== undefined && held.schedulingDateId < wanted
  if (held && isHeldFirst) await giveSeatBack(tx, companyId, held.schedulingDateId)
  const seat = await takeSeat(tx, companyId, schedulingId, wanted, { isOffered: isOwnSeat })
  if (held && !isHeldFirst) await giveSeatBack(tx, companyId, held.schedulingDateId)
  return seat
}

type NewBooking = Pick<Insertable<DB['booking']>, 'replaces' | 'bookedBy' | 'companyWord' | 'isFreelyChangeable'>

/** Undefined when another appointment of the student is in the way: booking_no_overlap decides across all companies. */
export async function insertBooking(
  tx: Tx,
  viewer: Viewer,
  action: string,
  {
    companyId,
    id: scoutInvitationId,
    candidateId,
    step,
  }: Pick<LockedScoutInvitation, 'companyId' | 'id' | 'candidateId' | 'step'>,
  seat: TakenSeat,
  booking: NewBooking,
) {
  const during = sql<string>`tstzrange(${seat.startAt}, ${seat.endAt})`
  const made = await tx
    .insertInto('booking')
    .values({ companyId, scoutInvitationId, step, candidateId, schedulingDateId: seat.id, during, ...booking })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!made) return undefined
  await followStages(tx, [{ companyId, scoutInvitationId }])
  await recordAudit(tx, viewer, [
    { action, subject: 'booking', subjectId: made.id, companyId, candidateId, to: 'BOOKED' },
  ])
  return made.id
}

async function refuseOverlap(tx: Tx, candidateId: OfRow<'candidate'>, { startAt, endAt }: TakenSeat): Promise<never> {
  await requireFree(tx, candidateId, { startAt, endAt })
  throw new Error('a booking was refused without another one in its way')
}

/** Refuses booking_overlaps, naming the student's own appointment at this time. */
export async function requireFree(tx: Tx, candidateId: OfRow<'candidate'>, { startAt, endAt }: Period) {
  const appointments = await listAppointments(tx, candidateId)
  const other = appointments.find((own) => own.startAt < endAt && startAt < own.endAt)
  if (!other) return
  throw new Refusal('booking_overlaps', {
    values: { companyName: other.companyName, span: spanText(other.startAt, other.endAt) },
  })
}

/**
 * Cancels the booking; the student may choose another date. Refuses booking_not_changeable from 18:00 on the day before
 * the date; if the company has changed the date, from its beginning. Refuses booking_settled for a hired student, and
 * booking_changed_meanwhile when it is another than `bookingId`, which the student's page names.
 */
export async function cancelBooking(tx: Tx, candidate: CandidateViewer, id: ScoutInvitationId, bookingId?: BookingId) {
  const now = new Date()
  const invitation = await lockScoutInvitation(tx, candidate.candidateId, id)
  const held = await requireSeat(tx, invitation, bookingId)
  if (isSettled(invitation.status)) throw new Refusal('booking_settled')
  if (!isChangeable(bookingChangeableUntil(held), now)) throw new Refusal('booking_not_changeable')
  await giveSeatBack(tx, invitation.companyId, held.schedulingDateId)
  await offerFreeSeats(tx, { companyId: invitation.companyId, schedulingDateId: held.schedulingDateId })
  await moveBooking(tx, candidate, 'cancelBooking', 'cancel', { ...invitation, ...held })
  await moveScoutInvitation(tx, candidate, 'cancelBooking', invitation, {
    schedulingStatus: schedulingMoves.cancelBooking.to,
    ...choiceFrom(now, invitation.step),
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
  await leaveAllLines(tx, viewer, invitation)
  if (!held || held.status !== 'BOOKED' || held.startAt <= new Date()) return
  await giveSeatBack(tx, invitation.companyId, held.schedulingDateId)
  await offerFreeSeats(tx, { companyId: invitation.companyId, schedulingDateId: held.schedulingDateId })
  await moveBooking(tx, viewer, action, 'cancel', { ...invitation, ...held })
  await enqueueCancelled(tx, invitation, held)
}

/**
 * Records whether the student attended. Spec silent on who and when: any company user who may write, once the date has
 * begun; a second mark corrects the first, and the student is not notified. Refuses booking_not_begun before.
 */
export async function updateBookingAttendance(tx: Tx, company: CompanyViewer, id: BookingId, attendance: Attendance) {
  const { companyId } = company
  const invitation = await lockInvitationOf(tx, companyId, id)
  const booking = await lockBooking(tx, companyId, id)
  if (!canMarkAttendance(booking, new Date())) throw new Refusal('booking_not_begun')
  if (booking.status === attendance) return id
  await moveBooking(tx, company, 'updateBookingAttendance', attendance, { ...booking, companyId })
  if (attendance === 'ATTENDED' && invitation)
    await endChoiceOfMissed(tx, company, 'updateBookingAttendance', invitation)
  return id
}

type Attended = NonNullable<Awaited<ReturnType<typeof lockInvitationOf>>>

/** A student who told of an absence and came after all chooses no other date; the caller holds the invitation. */
export async function endChoiceOfMissed(tx: Tx, company: CompanyViewer, action: string, invitation: Attended) {
  const { status, schedulingStatus, step, bookedStep } = invitation
  if (status !== 'ACCEPTED' || step !== bookedStep || schedulingStatus === null || schedulingStatus === 'ACCEPTED')
    return
  await leaveAllLines(tx, company, invitation)
  await closeSchedulingDateRequest(tx, company, invitation)
  await moveScoutInvitation(tx, company, action, invitation, { schedulingStatus: 'ACCEPTED', ...noChoice })
}

/**
 * Records that all came of whom nobody has said yet; marks that stand already stay. Returns how many. Refuses not_found,
 * and booking_not_begun before the beginning.
 */
export async function markAllAttended(tx: Tx, company: CompanyViewer, id: SchedulingDateId) {
  const { companyId } = company
  const date = await requireSchedulingDate(tx, companyId, id)
  if (date.startAt > new Date()) throw new Refusal('booking_not_begun')
  const unmarked = await lockUnmarked(tx, companyId, id)
  const attendancePress = crypto.randomUUID()
  for (const booking of unmarked)
    await moveBooking(tx, company, 'markAllAttended', 'ATTENDED', { ...booking, companyId }, { attendancePress })
  return unmarked.length
}

const enqueueCancelled = (tx: Tx, { companyId, id }: LockedScoutInvitation, held: Seat) =>
  enqueue(tx, 'notify_booking_cancelled', { companyId, scoutInvitationId: id, bookingId: held.id })

type Moving = { companyId: OfRow<'company'>; candidateId: OfRow<'candidate'>; id: string; status: string }

/**
 * The only writer of a booking's status, whose stage is followed. The caller holds the row of the booking or of its
 * invitation.
 */
export async function moveBooking(
  tx: Tx,
  viewer: Viewer | 'system',
  action: string,
  act: keyof typeof bookingMoves,
  booking: Moving,
  change: Pick<Updateable<DB['booking']>, 'calledOffBy' | 'companyWord' | 'attendancePress'> = {},
) {
  const { companyId, candidateId, id, status } = booking
  const { from, to } = bookingMoves[act]
  const moved = await tx
    .updateTable('booking')
    .set({ status: to, attendancePress: null, ...(act === 'cancel' && { cancelledAt: new Date() }), ...change })
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .where('status', 'in', from)
    .returning(['companyId', 'scoutInvitationId'])
    .executeTakeFirst()
  if (!moved) throw new Refusal('booking_not_changeable')
  await followStages(tx, [moved])
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
