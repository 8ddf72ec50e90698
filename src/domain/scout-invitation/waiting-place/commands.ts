import { sql } from 'kysely'
import type { CandidateViewer } from '#domain/viewer/viewer.ts'
import { closesAt, hasCapacity } from '#domain/scheduling/seat/rules.ts'
import type { SchedulingDateId, ScoutInvitationId } from '#ground/id.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Tx } from '#platform/database/db.ts'
import { holdCalendar, requireFree } from '../booking/commands.ts'
import { findSeat } from '../booking/queries.ts'
import { isMissed } from '../booking/rules.ts'
import { requireUnblocked } from '../blocking/queries.ts'
import { lockScoutInvitation, requireCompanyInForce } from '../queries.ts'
import { canChooseSchedulingDate, statusAt } from '../rules.ts'
import { leaveLines, lockDates, record } from './line/commands.ts'
import { listPlaces } from './queries.ts'

/**
 * Takes a place at the end of the line for a full date; a place that the student has stays. Refuses not_found,
 * scout_expired, scheduling_date_closed, seat_is_free, waiting_while_booked, booking_overlaps, company_suspended.
 */
export async function joinWaitingList(
  tx: Tx,
  candidate: CandidateViewer,
  id: ScoutInvitationId,
  schedulingDateId: SchedulingDateId,
) {
  const now = new Date()
  await holdCalendar(tx, candidate)
  const invitation = await lockScoutInvitation(tx, candidate.candidateId, id)
  const { companyId, candidateId, schedulingId } = invitation
  if (statusAt(invitation, now) === 'EXPIRED') throw new Refusal('scout_expired')
  if (!canChooseSchedulingDate(invitation, now) || schedulingId === null) throw new Refusal('not_found')
  await requireCompanyInForce(tx, companyId)
  await requireUnblocked(tx, candidateId, companyId)
  const seat = await findSeat(tx, invitation)
  if (seat && !isMissed(seat)) throw new Refusal('waiting_while_booked')
  const [date] = await lockDates(tx, companyId, [schedulingDateId])
  if (date?.schedulingId !== schedulingId) throw new Refusal('not_found')
  const places = await listPlaces(tx, invitation)
  if (places.some((place) => place.schedulingDateId === schedulingDateId)) return id
  if (now >= closesAt(date)) throw new Refusal('scheduling_date_closed')
  if (hasCapacity(date)) throw new Refusal('seat_is_free')
  await requireFree(tx, candidateId, date)
  // The clock of the moment, not of the transaction: nobody who waited for this row comes before who is in line.
  const place = await tx
    .insertInto('waitingPlace')
    .values({
      companyId,
      candidateId,
      schedulingDateId,
      scoutInvitationId: id,
      status: 'WAITING',
      joinedAt: sql<Date>`clock_timestamp()`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await record(tx, candidate, 'joinWaitingList', companyId, [{ ...place, candidateId, from: '' }], 'WAITING')
  return id
}

/**
 * Gives a place in a line, or an offered seat, to the next. A second press changes nothing. Refuses
 * waiting_place_changed when the student's page showed the one and it is the other by now (`isOffered`).
 */
export async function leaveWaitingList(
  tx: Tx,
  candidate: CandidateViewer,
  id: ScoutInvitationId,
  schedulingDateId: SchedulingDateId,
  isOfferedOnPage?: boolean | null,
) {
  const invitation = await lockScoutInvitation(tx, candidate.candidateId, id)
  const { companyId, schedulingId } = invitation
  const [date] = await lockDates(tx, companyId, [schedulingDateId])
  if (!date || date.schedulingId !== schedulingId) throw new Refusal('not_found')
  const places = await listPlaces(tx, invitation)
  const place = places.find((one) => one.schedulingDateId === schedulingDateId)
  const isOffered = place?.status === 'OFFERED'
  if (place && typeof isOfferedOnPage === 'boolean' && isOffered !== isOfferedOnPage)
    throw new Refusal('waiting_place_changed')
  await leaveLines(tx, candidate, invitation, { only: schedulingDateId })
  return id
}
