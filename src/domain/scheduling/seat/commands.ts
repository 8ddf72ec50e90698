import { sql, type SqlBool } from 'kysely'
import type { OfRow } from '#ground/id.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Tx } from '#platform/database/db.ts'
import { isClosed } from './rules.ts'

// The seats of a date with a line belong to the line.
const isAwaited = sql<SqlBool>`exists (select 1 from waiting_place place
  where place.company_id = scheduling_date.company_id and place.scheduling_date_id = scheduling_date.id
    and place.status = 'WAITING')`

/**
 * Takes one seat for a student whom the company invited. Two students may choose the last seat at once: the statement
 * decides, by the same conditions as `mayAct('takeSeat')`. `isFull` says that this was the last seat.
 * An offered seat is the student's own, and a free one nobody's while others wait in line for it. Refuses not_found,
 * scheduling_date_closed, capacity_reached.
 */
export async function takeSeat(
  tx: Tx,
  companyId: OfRow<'company'>,
  schedulingId: string,
  dateId: string,
  { isOffered = false } = {},
) {
  const seat = await tx
    .updateTable('schedulingDate')
    .set((eb) => ({ booked: eb('booked', '+', 1), ...(isOffered && { offered: eb('offered', '-', 1) }) }))
    .where('companyId', '=', companyId)
    .where('schedulingId', '=', schedulingId)
    .where('id', '=', dateId)
    .$if(!isOffered, (query) =>
      query
        .where('isForceCapacityFull', '=', false)
        .where(sql<SqlBool>`booked + offered < capacity`)
        .where(sql<SqlBool>`not ${isAwaited}`),
    )
    .where('startAt', '>', sql<Date>`now() + make_interval(hours => closing_hours)`)
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

/**
 * As takeSeat, by the company for a student: until the date begins, and also while the company takes no bookings itself.
 * Refuses not_found, date_has_begun, capacity_reached.
 */
export async function takeSeatForStudent(
  tx: Tx,
  companyId: OfRow<'company'>,
  schedulingId: string,
  dateId: string,
  isOffered: boolean,
) {
  const seat = await tx
    .updateTable('schedulingDate')
    .set((eb) => ({ booked: eb('booked', '+', 1), ...(isOffered && { offered: eb('offered', '-', 1) }) }))
    .where('companyId', '=', companyId)
    .where('schedulingId', '=', schedulingId)
    .where('id', '=', dateId)
    .where('calledOffAt', 'is', null)
    .where('startAt', '>', sql<Date>`now()`)
    .$if(!isOffered, (query) => query.where(sql<SqlBool>`booked + offered < capacity`))
    .returning(['id', 'startAt', 'endAt', 'booked', 'capacity'])
    .executeTakeFirst()
  if (!seat) return refuseSeat(tx, companyId, schedulingId, dateId, 'date_has_begun')
  return { id: seat.id, startAt: seat.startAt, endAt: seat.endAt, isFull: seat.booked === seat.capacity }
}

async function refuseSeat(
  tx: Tx,
  companyId: OfRow<'company'>,
  schedulingId: string,
  dateId: string,
  late: 'scheduling_date_closed' | 'date_has_begun' = 'scheduling_date_closed',
): Promise<never> {
  const date = await tx
    .selectFrom('schedulingDate')
    .select(['startAt', 'closingHours'])
    .where('companyId', '=', companyId)
    .where('schedulingId', '=', schedulingId)
    .where('id', '=', dateId)
    .executeTakeFirst()
  if (!date) throw new Refusal('not_found')
  const isLate = late === 'date_has_begun' ? date.startAt <= new Date() : isClosed(date, new Date())
  throw new Refusal(isLate ? late : 'capacity_reached')
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
