import { sql } from 'kysely'
import type { OfRow } from '#ground/id.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Tx } from '#platform/database/db.ts'
import { closedHoursBefore, isClosed } from './rules.ts'

/**
 * Takes one seat for a student whom the company invited. Two students may choose the last seat at once: the statement
 * decides, by the same conditions as `mayAct('takeSeat')`. `isFull` says that this was the last seat.
 * Refuses not_found, scheduling_date_closed, capacity_reached.
 */
export async function takeSeat(tx: Tx, companyId: OfRow<'company'>, schedulingId: string, dateId: string) {
  const seat = await tx
    .updateTable('schedulingDate')
    .set((eb) => ({ booked: eb('booked', '+', 1) }))
    .where('companyId', '=', companyId)
    .where('schedulingId', '=', schedulingId)
    .where('id', '=', dateId)
    .where('isForceCapacityFull', '=', false)
    .whereRef('booked', '<', 'capacity')
    .where('startAt', '>', sql<Date>`now() + make_interval(hours => ${closedHoursBefore}::int)`)
    .returning(['id', 'startAt', 'endAt', 'booked', 'capacity'])
    .executeTakeFirst()
  if (!seat) return refuseSeat(tx, companyId, schedulingId, dateId)
  return {
    id: seat.id,
    startAt: seat.startAt,
    endAt: seat.endAt,
    isFull: seat.booked === seat.capacity,
  }
}

async function refuseSeat(tx: Tx, companyId: OfRow<'company'>, schedulingId: string, dateId: string): Promise<never> {
  const date = await tx
    .selectFrom('schedulingDate')
    .select('startAt')
    .where('companyId', '=', companyId)
    .where('schedulingId', '=', schedulingId)
    .where('id', '=', dateId)
    .executeTakeFirst()
  if (!date) throw new Refusal('not_found')
  throw new Refusal(isClosed(date, new Date()) ? 'scheduling_date_closed' : 'capacity_reached')
}

/** The reverse of takeSeat, for a booking that is cancelled or moved to another date. */
export async function giveSeatBack(tx: Tx, companyId: OfRow<'company'>, dateId: string) {
  await tx
    .updateTable('schedulingDate')
    .set((eb) => ({ booked: eb('booked', '-', 1) }))
    .where('companyId', '=', companyId)
    .where('id', '=', dateId)
    .execute()
}
