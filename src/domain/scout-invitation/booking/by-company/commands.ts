import { recordDates } from '#domain/scheduling/date/commands.ts'
import { enqueueOwnDates } from '#domain/scheduling/notified/commands.ts'
import { listOwnDates } from '#domain/scheduling/notified/queries.ts'
import { lockScheduling, requireSchedulingDate } from '#domain/scheduling/queries.ts'
import { recordSave } from '#domain/scheduling/revision/commands.ts'
import { giveSeatBack, takeSeatForStudent } from '#domain/scheduling/seat/commands.ts'
import type { Period } from '#domain/scheduling/seat/rules.ts'
import type { CompanyViewer } from '#domain/viewer/viewer.ts'
import { tidyText } from '#ground/spelling/tidy-text.ts'
import type { OfRow, SchedulingDateId, ScoutInvitationId } from '#ground/id.ts'
import { Refusal, refuseInvalid } from '#ground/refusal.ts'
import { spanText } from '#ground/time/span.ts'
import { checkText } from '#ground/validation/validation.ts'
import type { Tx } from '#platform/database/db.ts'
import { enqueue } from '#platform/queue/queue.ts'
import { moveScoutInvitation } from '../../commands.ts'
import { requireCompanyInForce } from '../../queries.ts'
import { schedulingMoves } from '../../rules.ts'
import { closeSchedulingDateRequest } from '../../scheduling-date-request/commands.ts'
import { choiceFrom, noChoice } from '../../step/rules.ts'
import { announce, openThread } from '../../thread/commands.ts'
import {
  bookPlace,
  endLine,
  leaveLines,
  lockDates,
  lockPlaces,
  offerFreeSeats,
} from '../../waiting-place/line/commands.ts'
import { isOffered } from '../../waiting-place/rules.ts'
import { insertBooking, moveBooking } from '../commands.ts'
import { findSeat } from '../queries.ts'
import { isMissed } from '../rules.ts'
import { findOwnAppointment, listBookedOn, lockForCompany, lockInvitations } from './queries.ts'
import { bookingWord, callOffWord } from './rules.ts'

/**
 * Books a date for a student, or moves the student's booking to it: the student called, or asked in writing. The student
 * may change it until it begins. Refuses not_found, capacity_reached, date_has_begun, booking_not_changeable,
 * booking_overlaps (naming the company's own appointment alone), company_suspended, thread_closed after a report.
 */
export async function bookForCandidate(
  tx: Tx,
  company: CompanyViewer,
  id: ScoutInvitationId,
  schedulingDateId: SchedulingDateId,
  text: string,
) {
  const word = tidyText(text)
  refuseInvalid([checkText('message', word, bookingWord)])
  const now = new Date()
  const { companyId } = company
  const invitation = await lockForCompany(tx, companyId, id)
  const { candidateId, schedulingId } = invitation
  if (schedulingId === null) throw new Refusal('not_found')
  if (invitation.isReported) throw new Refusal('thread_closed')
  await requireCompanyInForce(tx, companyId)
  const before = await findSeat(tx, invitation)
  const held = before && !isMissed(before) ? before : undefined
  if (held?.schedulingDateId === schedulingDateId) return id
  if (held && (held.status !== 'BOOKED' || held.startAt <= now)) throw new Refusal('booking_not_changeable')
  const places = await lockPlaces(tx, invitation, [held?.schedulingDateId, schedulingDateId])
  const own = places.find((place) => place.schedulingDateId === schedulingDateId)
  const isOwnSeat = own !== undefined && isOffered(own, now)
  if (places.length === 0)
    await lockDates(tx, companyId, [held?.schedulingDateId ?? schedulingDateId, schedulingDateId])
  if (held) {
    await giveSeatBack(tx, companyId, held.schedulingDateId)
    await moveBooking(tx, company, 'bookForCandidate', 'cancel', { ...invitation, ...held })
  }
  const seat = await takeSeatForStudent(tx, companyId, schedulingId, schedulingDateId, isOwnSeat)
  if (own && isOwnSeat) await bookPlace(tx, company, own)
  const bookingId = await insertBooking(tx, company, 'bookForCandidate', invitation, seat, {
    replaces: held?.id ?? null,
    bookedBy: company.companyUserId,
    companyWord: word,
    isFreelyChangeable: true,
  })
  if (!bookingId) return refuseOverlap(tx, company, candidateId, seat)
  if (places.length > 0) await leaveLines(tx, company, invitation, { bookingId })
  if (held) await offerFreeSeats(tx, { companyId, schedulingDateId: held.schedulingDateId })
  await closeSchedulingDateRequest(tx, company, invitation)
  await moveScoutInvitation(tx, company, 'bookForCandidate', invitation, {
    schedulingStatus: schedulingMoves.chooseSchedulingDate.to,
    ...noChoice,
  })
  await openThread(tx, invitation, now)
  await announce(tx, { companyId, candidateId, scoutInvitationId: id })
  await enqueue(tx, 'notify_booking_made', { companyId, scoutInvitationId: id, bookingId })
  if (seat.isFull) await enqueue(tx, 'notify_date_full', { companyId, scoutInvitationId: id, bookingId })
  return id
}

async function refuseOverlap(
  tx: Tx,
  { companyId }: CompanyViewer,
  candidateId: OfRow<'candidate'>,
  seat: Period,
): Promise<never> {
  const own = await findOwnAppointment(tx, companyId, candidateId, seat)
  throw new Refusal('booking_overlaps', {
    values: own
      ? { companyName: `「${own.title}」`, span: spanText(own.startAt, own.endAt) }
      : { students: 'この学生' },
  })
}

/**
 * Calls a date off with a word to its students, which one who reported the company is not given; each may choose another
 * date. A second call changes nothing. Refuses invalid_input, not_found, date_has_begun, and changed_meanwhile when a
 * student books in this moment.
 */
export async function callOffSchedulingDate(tx: Tx, company: CompanyViewer, id: SchedulingDateId, text: string) {
  const word = tidyText(text)
  refuseInvalid([checkText('message', word, callOffWord)])
  const now = new Date()
  const { companyId } = company
  const bookings = await listBookedOn(tx, companyId, id)
  // Invitations before dates, as every act of a student holds them.
  const invitations = await lockInvitations(
    tx,
    companyId,
    bookings.map((booking) => booking.scoutInvitationId),
  )
  // The scheduling before its dates, as a save of its form holds them.
  const { schedulingId, type } = await requireSchedulingDate(tx, companyId, id)
  await lockScheduling(tx, companyId, type, schedulingId)
  await lockDates(tx, companyId, [id])
  const date = await requireSchedulingDate(tx, companyId, id)
  if (date.calledOffAt !== null) return id
  if (date.startAt <= now) throw new Refusal('date_has_begun')
  const ownDates = await listOwnDates(tx, companyId, date.schedulingId)
  const booked = await listBookedOn(tx, companyId, id)
  await endLine(tx, company, date)
  for (const booking of booked) {
    const invitation = invitations.find((one) => one.id === booking.scoutInvitationId)
    if (!invitation) throw new Refusal('changed_meanwhile')
    await moveBooking(tx, company, 'callOffSchedulingDate', 'cancel', booking, {
      calledOffBy: company.companyUserId,
      companyWord: booking.isReported ? '' : word,
    })
    if (invitation.status === 'ACCEPTED')
      await moveScoutInvitation(tx, company, 'callOffSchedulingDate', invitation, {
        schedulingStatus: schedulingMoves.cancelBooking.to,
        ...choiceFrom(now, invitation.step),
      })
    const { scoutInvitationId, candidateId } = booking
    await openThread(tx, invitation, now)
    await announce(tx, { companyId, candidateId, scoutInvitationId })
    await enqueue(tx, 'notify_booking_cancelled', { companyId, scoutInvitationId, bookingId: booking.id })
  }
  await tx
    .updateTable('schedulingDate')
    .set((eb) => ({ booked: eb('booked', '-', booked.length), isForceCapacityFull: true, calledOffAt: now }))
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .execute()
  await recordSave(tx, company, schedulingId)
  await recordDates(tx, company, 'callOffSchedulingDate', [id], { to: 'CALLED_OFF' })
  await enqueueOwnDates(tx, company, date.schedulingId, ownDates)
  return id
}
