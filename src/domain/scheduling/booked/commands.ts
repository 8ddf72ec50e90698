import type { NotNull } from 'kysely'
import { scoutInvitationId, type SchedulingId } from '#ground/id.ts'
import { Refusal } from '#ground/refusal.ts'
import type { CompanyId } from '#domain/viewer/viewer.ts'
import type { Tx } from '#platform/database/db.ts'
import { ofSameCompany } from '#platform/database/of-same-company.ts'
import type { Period } from '../seat/rules.ts'
import { enqueue, enqueueMany } from '#platform/queue/queue.ts'

/**
 * Refuses not_found unless each named invitation has a booking of this scheduling. A cancelled booking counts as well: a
 * student who cancels while the form is open must not block the company's changes.
 */
export async function requireInvited(tx: Tx, companyId: CompanyId, id: SchedulingId, named: readonly string[]) {
  const ids = [...new Set(named.map(scoutInvitationId))]
  if (ids.length === 0) return
  const bookings = await tx
    .selectFrom('booking')
    .innerJoin('schedulingDate', (join) => ofSameCompany(join, 'schedulingDate.id', 'booking.schedulingDateId'))
    .select('booking.scoutInvitationId')
    .distinct()
    .where('booking.companyId', '=', companyId)
    .where('schedulingDate.schedulingId', '=', id)
    .where('booking.scoutInvitationId', 'in', ids)
    .execute()
  if (bookings.length < ids.length) throw new Refusal('not_found')
}

/**
 * Lets the booked students of dates whose time or place changed change or cancel until the date begins, and notifies every
 * one of them; one job a date. `movedFrom` holds the time before of each date that was moved.
 */
export async function freeBookings(
  tx: Tx,
  companyId: CompanyId,
  dateIds: readonly string[],
  movedFrom: ReadonlyMap<string, Period>,
) {
  if (dateIds.length === 0) return
  const freed = await tx
    .updateTable('booking')
    .set({ isFreelyChangeable: true })
    .where('companyId', '=', companyId)
    .where('schedulingDateId', 'in', [...new Set(dateIds)])
    .where('status', '=', 'BOOKED')
    .returning(['id', 'schedulingDateId', 'scoutInvitationId'])
    .$narrowType<{ schedulingDateId: NotNull }>()
    .execute()
  if (freed.length === 0) return
  const bookingIds = freed.map(({ id }) => id)
  await enqueue(tx, 'tell_bookings_moved', { companyId, bookingIds, movedAt: new Date().toISOString() })
  const payloads = Array.from(
    Map.groupBy(freed, (booking) => booking.schedulingDateId),
    ([schedulingDateId, bookings]) => ({
      companyId,
      schedulingDateId,
      scoutInvitationIds: bookings.map((booking) => booking.scoutInvitationId),
      before: writtenPeriod(movedFrom.get(schedulingDateId)),
    }),
  )
  await enqueueMany(tx, 'notify_date_changed', payloads)
}

const writtenPeriod = (period: Period | undefined) =>
  period ? { startAt: period.startAt.toISOString(), endAt: period.endAt.toISOString() } : null
