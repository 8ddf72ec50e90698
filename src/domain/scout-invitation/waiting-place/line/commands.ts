import { sql } from 'kysely'
import { recordAudit } from '#domain/audit/commands.ts'
import type { Viewer } from '#domain/viewer/viewer.ts'
import { enqueueLineEnded } from '#domain/scheduling/awaited/commands.ts'
import { closesAt, hasCapacity, type Period } from '#domain/scheduling/seat/rules.ts'
import type { OfRow } from '#ground/id.ts'
import type { Tx } from '#platform/database/db.ts'
import { enqueueMany } from '#platform/queue/queue.ts'
import { isContractInForce } from '#domain/company/rules.ts'
import { requireContract } from '#domain/company/queries.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { bookingInItsWay, hasToLeave, isOfferOver, listPlaces, mayStillBook, type PlaceRow } from '../queries.ts'
import { keptUntil, offerEndsAt, openStatuses, waitingMoves } from '../rules.ts'

type Moved = { id: string; candidateId: OfRow<'candidate'>; from: string }
type OfDate = { companyId: OfRow<'company'>; schedulingDateId: string }

/** Holds dates in the order of their ids, as every act on seats does; each line moves only while its date is held. */
export const lockDates = (tx: Tx, companyId: OfRow<'company'>, ids: readonly string[]) =>
  tx
    .selectFrom('schedulingDate')
    .select(['id', 'schedulingId', 'startAt', 'endAt', 'capacity', 'booked', 'offered', 'isForceCapacityFull'])
    .select('closingHours')
    .where('companyId', '=', companyId)
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute()

/**
 * Offers the free seats of a date to the first in line who may still book it, one seat to one student. The caller holds
 * the date.
 */
export async function offerFreeSeats(tx: Tx, { companyId, schedulingDateId }: OfDate) {
  const now = new Date()
  const [date] = await lockDates(tx, companyId, [schedulingDateId])
  if (!date || !hasCapacity(date) || now >= closesAt(date)) return
  const free = date.capacity - date.booked - date.offered
  const offeredUntil = offerEndsAt(now, closesAt(date))
  if (!isContractInForce(await requireContract(tx, companyId), tokyoToday(now))) return
  const { rows } = await sql<{ id: string; candidateId: OfRow<'candidate'> }>`
    update waiting_place set status = ${waitingMoves.offer.to}, offered_until = ${offeredUntil}
    where company_id = ${companyId} and id in (
      select place.id from waiting_place place
      where place.company_id = ${companyId} and place.scheduling_date_id = ${schedulingDateId}
        and place.status = 'WAITING' and ${mayStillBook}
      order by place.joined_at, place.id limit ${free})
    returning id, candidate_id`.execute(tx)
  if (rows.length === 0) return
  await changeOffered(tx, { companyId, schedulingDateId }, rows.length)
  const moved = rows.map((row) => ({ ...row, from: 'WAITING' }))
  await record(tx, 'system', 'offerSeat', companyId, moved, 'OFFERED')
  const offers = rows.map(({ id }) => ({ companyId, waitingPlaceId: id }))
  await enqueueMany(tx, 'notify_seat_offered', offers)
}

/** Takes back offers whose time is over and the places of students who may not book any more; then offers what is free. */
export async function moveLine(tx: Tx, { companyId, schedulingDateId }: OfDate) {
  const [date] = await lockDates(tx, companyId, [schedulingDateId])
  const ofDate = sql`place.company_id = ${companyId} and place.scheduling_date_id = ${schedulingDateId}`
  const passed = await sql<Moved>`
    update waiting_place place set status = ${waitingMoves.pass.to}
    where ${ofDate} and ${isOfferOver}
    returning place.id, place.candidate_id, old.status as "from"`.execute(tx)
  const left = await sql<Moved & { scoutInvitationId: string }>`
    update waiting_place place set status = ${waitingMoves.leave.to},
      ended_by_booking = case place.status when 'WAITING' then (${bookingInItsWay} limit 1) end
    where ${ofDate} and place.status in ('WAITING', 'OFFERED') and ${hasToLeave}
    returning place.id, place.candidate_id, place.scout_invitation_id, old.status as "from"`.execute(tx)
  await record(tx, 'system', 'passSeat', companyId, passed.rows, 'PASSED')
  await record(tx, 'system', 'leaveLine', companyId, left.rows, 'LEFT')
  if (date && new Date() >= closesAt(date)) await enqueueLineEnded(tx, 'CLOSED', { ...date, companyId }, left.rows)
  const freed = passed.rows.length + left.rows.filter(({ from }) => from === 'OFFERED').length
  if (freed > 0) await changeOffered(tx, { companyId, schedulingDateId }, -freed)
  await offerFreeSeats(tx, { companyId, schedulingDateId })
}

type Invitation = { companyId: OfRow<'company'>; id: string }

/**
 * Takes an invitation out of every line, or of one alone, and offers what was kept for it to the next. `bookingId`: the
 * booking that ends the places. The caller holds the invitation and, in the order of their ids, the dates.
 */
export async function leaveLines(
  tx: Tx,
  viewer: Viewer | 'system',
  { companyId, id }: Invitation,
  { only, bookingId = null }: { only?: string; bookingId?: string | null } = {},
) {
  const left = await tx
    .updateTable('waitingPlace')
    .set({ status: waitingMoves.leave.to, endedByBooking: bookingId })
    .where('companyId', '=', companyId)
    .where('scoutInvitationId', '=', id)
    .where('status', 'in', openStatuses)
    .$if(only !== undefined, (query) => query.where('schedulingDateId', '=', only ?? ''))
    .returning(['id', 'candidateId', 'schedulingDateId', sql<string>`old.status`.as('from')])
    .execute()
  await record(tx, viewer, 'leaveLine', companyId, left, 'LEFT')
  for (const { schedulingDateId, from } of left) {
    if (from !== 'OFFERED') continue
    await changeOffered(tx, { companyId, schedulingDateId }, -1)
    await offerFreeSeats(tx, { companyId, schedulingDateId })
  }
}

/** Holds all dates at which the invitation waits, and those named, in their order; returns its places of then. */
export async function lockPlaces(tx: Tx, invitation: Invitation, dateIds: readonly (string | undefined)[]) {
  const before = await listPlaces(tx, invitation)
  if (before.length === 0) return []
  const ids = [...before.map((place) => place.schedulingDateId), ...dateIds].filter((one) => one !== undefined)
  await lockDates(tx, invitation.companyId, [...new Set(ids)])
  return listPlaces(tx, invitation)
}

/** When a scout ends: its places go to the next. The caller holds the invitation. */
export async function leaveAllLines(tx: Tx, viewer: Viewer | 'system', invitation: Invitation) {
  const places = await lockPlaces(tx, invitation, [])
  if (places.length > 0) await leaveLines(tx, viewer, invitation)
}

/** The place at a date that its student books now: an offered seat becomes a booked one, by the statement of the seat. */
export async function bookPlace(tx: Tx, viewer: Viewer | 'system', place: PlaceRow) {
  const { companyId, id, candidateId, status } = place
  await tx
    .updateTable('waitingPlace')
    .set({ status: waitingMoves.book.to })
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .execute()
  await record(tx, viewer, 'bookPlace', companyId, [{ id, candidateId, from: status }], 'BOOKED')
}

/** Keeps a seat of each date that was made for the wish of this student. The caller holds the invitation. */
export async function keepSeats(
  tx: Tx,
  viewer: Viewer | 'system',
  { companyId, id: scoutInvitationId, candidateId }: Invitation & { candidateId: OfRow<'candidate'> },
  dateIds: readonly string[],
) {
  const now = new Date()
  for (const date of await lockDates(tx, companyId, dateIds)) {
    if (!hasCapacity(date) || now >= closesAt(date)) continue
    const offeredUntil = keptUntil(now, closesAt(date))
    const place = await tx
      .insertInto('waitingPlace')
      .values({
        companyId,
        candidateId,
        scoutInvitationId,
        schedulingDateId: date.id,
        reason: 'WISH',
        status: 'OFFERED',
        offeredUntil,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!place) continue
    await changeOffered(tx, { companyId, schedulingDateId: date.id }, 1)
    await record(tx, viewer, 'keepSeat', companyId, [{ ...place, candidateId, from: '' }], 'OFFERED')
  }
}

type HeldDate = Period & { companyId: OfRow<'company'>; id: string }

/** Ends the line of a date that is called off, and tells its students. The caller holds the date. */
export async function endLine(tx: Tx, viewer: Viewer, date: HeldDate) {
  const { companyId, id: schedulingDateId } = date
  const left = await tx
    .updateTable('waitingPlace')
    .set({ status: waitingMoves.leave.to })
    .where('companyId', '=', companyId)
    .where('schedulingDateId', '=', schedulingDateId)
    .where('status', 'in', openStatuses)
    .returning(['id', 'candidateId', 'scoutInvitationId', sql<string>`old.status`.as('from')])
    .execute()
  await record(tx, viewer, 'leaveLine', companyId, left, 'LEFT')
  await enqueueLineEnded(tx, 'CALLED_OFF', date, left)
  const offered = left.filter(({ from }) => from === 'OFFERED').length
  if (offered > 0) await changeOffered(tx, { companyId, schedulingDateId }, -offered)
}

const changeOffered = (tx: Tx, { companyId, schedulingDateId }: OfDate, by: number) =>
  tx
    .updateTable('schedulingDate')
    .set((eb) => ({ offered: eb('offered', '+', by) }))
    .where('companyId', '=', companyId)
    .where('id', '=', schedulingDateId)
    .execute()

export const record = (
  tx: Tx,
  viewer: Viewer | 'system',
  action: string,
  companyId: OfRow<'company'>,
  moved: readonly Moved[],
  to: string,
) =>
  recordAudit(
    tx,
    viewer,
    moved.map(({ id, candidateId, from }) => ({
      action,
      subject: 'waiting_place',
      subjectId: id,
      companyId,
      candidateId,
      from,
      to,
    })),
  )
