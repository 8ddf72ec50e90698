import type { OfRow, SchedulingDateId } from '#ground/id.ts'
import { Refusal } from '#ground/refusal.ts'
import { requireDateInSight } from '#domain/scheduling/own-date/queries.ts'
import type { CompanyId, CompanyViewer, OwnCandidateId } from '#domain/viewer/viewer.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { ofSameCompany } from '#platform/database/of-same-company.ts'
import { isVisibleTo } from '../../sent/queries.ts'
import { heldStatuses } from '../rules.ts'
import { hasCheckIn } from './rules.ts'

/** A date at which somebody is received, where it exists for the user. Refuses not_found, also for any other date. */
export async function requireDoor(db: Db | Tx, viewer: CompanyViewer, id: SchedulingDateId) {
  const date = await requireDateInSight(db, viewer, id)
  if (!hasCheckIn(date)) throw new Refusal('not_found')
  return date
}

export type DoorRow = Awaited<ReturnType<typeof requireDoor>>

/** A student's own codes of booked dates at which somebody is received, by booking. */
export async function findCheckIns(db: Db, candidateId: OwnCandidateId, bookingIds: readonly string[]) {
  const rows = await db
    .selectFrom('booking')
    .innerJoin('schedulingDate', (join) => ofSameCompany(join, 'schedulingDate.id', 'booking.schedulingDateId'))
    .innerJoin('scheduling', (join) => ofSameCompany(join, 'scheduling.id', 'schedulingDate.schedulingId'))
    .select(['booking.id', 'booking.checkInCode', 'booking.checkedInAt', 'schedulingDate.id as schedulingDateId'])
    .select(['schedulingDate.startAt', 'schedulingDate.endAt', 'scheduling.type', 'scheduling.location'])
    .where('booking.candidateId', '=', candidateId)
    .where('booking.id', 'in', bookingIds)
    .where('booking.status', 'in', heldStatuses)
    .where('booking.checkInCode', '!=', '')
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

export type CheckInRow = Awaited<ReturnType<typeof findCheckIns>> extends Map<string, infer Row> ? Row : never

/** When the students of a company's bookings were received, by booking. */
export async function findCheckedIn(db: Db, companyId: CompanyId, bookingIds: readonly string[]) {
  const rows = await db
    .selectFrom('booking')
    .select(['id', 'checkedInAt'])
    .where('companyId', '=', companyId)
    .where('id', 'in', bookingIds)
    .execute()
  return new Map(rows.map(({ id, checkedInAt }) => [id, checkedInAt]))
}

/** The booking with this code at the date, also a cancelled one; holds its row until the transaction ends. */
export const lockCheckIn = (tx: Tx, companyId: OfRow<'company'>, schedulingDateId: string, code: string) =>
  tx
    .selectFrom('booking')
    .innerJoin('candidate', 'candidate.id', 'booking.candidateId')
    .select(['booking.id', 'booking.companyId', 'booking.candidateId', 'booking.status', 'booking.checkedInAt'])
    .where('booking.companyId', '=', companyId)
    .where('booking.schedulingDateId', '=', schedulingDateId)
    .where('booking.checkInCode', '=', code)
    .where(isVisibleTo(companyId))
    .forUpdate('booking')
    .executeTakeFirst()
