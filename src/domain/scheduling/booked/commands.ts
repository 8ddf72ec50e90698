import { scoutInvitationId, type SchedulingId } from '#ground/id.ts'
import { Refusal } from '#ground/refusal.ts'
import type { CompanyId } from '#domain/viewer/viewer.ts'
import type { Tx } from '#platform/db.ts'
import { enqueueMany } from '#platform/queue.ts'

/**
 * The invitations named, if each of them led to a date of this scheduling; otherwise refuses not_found. Who cancelled
 * while the form was open counts as well: a company's changes are not lost for that.
 */
export async function requireInvited(tx: Tx, companyId: CompanyId, id: SchedulingId, named: readonly string[]) {
  const ids = [...new Set(named.map(scoutInvitationId))]
  if (ids.length === 0) return ids
  const known = await tx
    .selectFrom('booking')
    .innerJoin('schedulingDate', (join) =>
      join
        .onRef('schedulingDate.companyId', '=', 'booking.companyId')
        .onRef('schedulingDate.id', '=', 'booking.schedulingDateId'),
    )
    .select('booking.scoutInvitationId')
    .distinct()
    .where('booking.companyId', '=', companyId)
    .where('schedulingDate.schedulingId', '=', id)
    .where('booking.scoutInvitationId', 'in', ids)
    .execute()
  if (known.length < ids.length) throw new Refusal('not_found')
  return ids
}

/** Whoever is booked on dates whose time or place the company changed may leave them until they begin, told or not. */
export async function freeBookings(tx: Tx, companyId: CompanyId, dateIds: readonly string[]) {
  if (dateIds.length === 0) return
  await tx
    .updateTable('booking')
    .set({ isFreelyChangeable: true })
    .where('companyId', '=', companyId)
    .where('schedulingDateId', 'in', dateIds)
    .where('status', '=', 'BOOKED')
    .execute()
}

/** Tells the students among them who are booked on one of the dates; one job a date. */
export async function enqueueDatesChanged(
  tx: Tx,
  companyId: CompanyId,
  dateIds: readonly string[],
  invitationIds: readonly string[],
) {
  if (invitationIds.length === 0 || dateIds.length === 0) return
  const booked = await tx
    .selectFrom('booking')
    .select(['schedulingDateId', 'scoutInvitationId'])
    .where('companyId', '=', companyId)
    .where('schedulingDateId', 'in', [...new Set(dateIds)])
    .where('scoutInvitationId', 'in', invitationIds)
    .where('status', '=', 'BOOKED')
    .execute()
  const payloads = Array.from(
    Map.groupBy(booked, (booking) => booking.schedulingDateId),
    ([schedulingDateId, bookings]) => ({
      companyId,
      schedulingDateId,
      scoutInvitationIds: bookings.map((booking) => booking.scoutInvitationId),
    }),
  )
  await enqueueMany(tx, 'notify_date_changed', payloads)
}
