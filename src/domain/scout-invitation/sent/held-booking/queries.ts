import { sql, type ExpressionBuilder } from 'kysely'
import { bookedInSight, type SchedulingDateRow } from '#domain/scheduling/queries.ts'
import type { DB } from '#platform/database/database-types.ts'
import { ofSameCompany } from '#platform/database/of-same-company.ts'
import { readWholeRow, wholeRow } from '#platform/database/whole-row.ts'
import type { SchedulingType } from '#domain/scheduling/rules.ts'
import { heldStatuses } from '../../booking/rules.ts'

type Held = { booking: unknown; date: unknown; bookedInSight: number; type: SchedulingType }

/**
 * The booked date of the present step of an invitation of the statement. The caller has checked that the student is
 * visible.
 */
export const heldBooking = (eb: ExpressionBuilder<DB, 'scoutInvitation'>) =>
  eb
    .selectFrom('booking')
    .innerJoin('schedulingDate', (join) => ofSameCompany(join, 'schedulingDate.id', 'booking.schedulingDateId'))
    .innerJoin('scheduling', (join) => ofSameCompany(join, 'scheduling.id', 'schedulingDate.schedulingId'))
    .select(
      sql<Held>`jsonb_build_object(
        'booking', ${wholeRow('booking')}, 'date', ${wholeRow('schedulingDate')}, 'bookedInSight', ${bookedInSight},
        'type', scheduling.type)`.as('held'),
    )
    .whereRef('booking.companyId', '=', 'scoutInvitation.companyId')
    .whereRef('booking.scoutInvitationId', '=', 'scoutInvitation.id')
    .whereRef('booking.step', '=', 'scoutInvitation.step')
    .where('booking.status', 'in', heldStatuses)
    .orderBy('booking.insertedAt', 'desc')
    .limit(1)

export function readBooking({ booking, date, bookedInSight: inSight, type }: Held) {
  const row = readWholeRow<'schedulingDate'>(date, {
    calendarChangedAt: true,
    calledOffAt: true,
    endAt: true,
    insertedAt: true,
    startAt: true,
  })
  const schedulingDate: SchedulingDateRow = { ...row, type, hasBookings: true, bookedInSight: inSight }
  const held = readWholeRow<'booking'>(booking, {
    calendarChangedAt: true,
    cancelledAt: true,
    checkedInAt: true,
    insertedAt: true,
  })
  return { ...held, schedulingDateId: row.id, startAt: row.startAt, schedulingDate }
}
