import type { CompanyViewer } from '#domain/viewer/viewer.ts'
import { bookingId, type OfRow, type SchedulingDateId } from '#ground/id.ts'
import { Refusal, refuseInvalid } from '#ground/refusal.ts'
import { monthDay, time } from '#ground/tokyo-time.ts'
import type { Tx } from '#platform/database/db.ts'
import { endChoiceOfMissed, moveBooking } from '../commands.ts'
import { lockInvitationOfCode } from '../held-invitation/queries.ts'
import { lockCheckIn, requireDoor } from './queries.ts'
import { checkCheckInCode, checkInStateAt, checkInTimes, foldCheckInCode } from './rules.ts'

/** The channel on which the trigger booking_tells_door says that the bookings of a date have changed. */
export const doorChannel = 'booking_door'
export type DoorMoved = { companyId: OfRow<'company'>; schedulingDateId: string }

/**
 * Receives a student at the door of an event: the booking is ATTENDED, with the time. Refuses not_found, invalid_input,
 * check_in_not_begun, check_in_over, check_in_code_unknown, check_in_cancelled, check_in_already.
 */
export async function checkInBooking(tx: Tx, company: CompanyViewer, id: SchedulingDateId, typed: string) {
  const { companyId } = company
  const date = await requireDoor(tx, company, id)
  const code = foldCheckInCode(typed)
  refuseInvalid([checkCheckInCode(code)])
  requireOpen(date, new Date())
  const invitation = await lockInvitationOfCode(tx, companyId, id, code)
  const booking = await lockCheckIn(tx, companyId, id, code)
  if (!booking || !invitation) throw new Refusal('check_in_code_unknown')
  if (booking.status === 'CANCELLED') throw new Refusal('check_in_cancelled')
  if (booking.checkedInAt) throw new Refusal('check_in_already', { values: { time: time(booking.checkedInAt) } })
  await tx
    .updateTable('booking')
    .set({ checkedInAt: new Date() })
    .where('companyId', '=', companyId)
    .where('id', '=', booking.id)
    .execute()
  // Marked by hand before, the student is there already.
  if (booking.status !== 'ATTENDED') await moveBooking(tx, company, 'checkInBooking', 'ATTENDED', booking)
  await endChoiceOfMissed(tx, company, 'checkInBooking', invitation)
  return bookingId(booking.id)
}

function requireOpen(date: { startAt: Date; endAt: Date }, now: Date) {
  const state = checkInStateAt(date, now)
  const { opensAt } = checkInTimes(date)
  if (state === 'EARLY')
    throw new Refusal('check_in_not_begun', { values: { from: `${monthDay(opensAt)} ${time(opensAt)}` } })
  if (state === 'OVER') throw new Refusal('check_in_over')
}
