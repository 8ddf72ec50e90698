import { sql } from 'kysely'
import { addDays } from '#ground/day.ts'
import { startOfTokyoDay } from '#ground/time/moment.ts'
import type { CompanyId } from '#domain/viewer/viewer.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { ofSameCompany } from '#platform/database/of-same-company.ts'
import { maxRows } from '../queries.ts'
import type { SchedulingType } from '../rules.ts'
import type { OwnDate } from './rules.ts'

/** Of each user the number of dates to come that no other active colleague is notified of. */
export async function countOnlyNotified(db: Db, companyId: CompanyId, companyUserIds: readonly string[]) {
  const { rows } = await sql<{ companyUserId: string; count: number }>`
    select notified.company_user_id as "companyUserId", count(*)::int as count
    from scheduling_date_notified_company_user notified
    join scheduling_date date on date.company_id = notified.company_id and date.id = notified.scheduling_date_id
    where notified.company_id = ${companyId} and notified.company_user_id = any(${companyUserIds}::uuid[])
      and date.start_at > now()
      and not exists (
        select 1 from scheduling_date_notified_company_user other
        join company_user colleague on colleague.company_id = other.company_id and colleague.id = other.company_user_id
        where other.company_id = notified.company_id and other.scheduling_date_id = notified.scheduling_date_id
          and other.company_user_id <> notified.company_user_id and colleague.status = 'ACTIVE')
    group by notified.company_user_id`.execute(db)
  return new Map(rows.map(({ companyUserId, count }) => [companyUserId, count]))
}

/** The coming dates of a scheduling with each of the company users who are notified of them. */
export const listOwnDates = (tx: Tx, companyId: CompanyId, schedulingId: string): Promise<OwnDate[]> =>
  tx
    .selectFrom('schedulingDateNotifiedCompanyUser as notified')
    .innerJoin('schedulingDate as date', (join) => ofSameCompany(join, 'date.id', 'notified.schedulingDateId'))
    .innerJoin('scheduling', (join) => ofSameCompany(join, 'scheduling.id', 'date.schedulingId'))
    .select(['notified.companyUserId', 'notified.schedulingDateId', 'date.startAt', 'date.endAt'])
    .select(['scheduling.location', 'scheduling.url'])
    .where('notified.companyId', '=', companyId)
    .where('date.schedulingId', '=', schedulingId)
    .where('date.calledOffAt', 'is', null)
    .where('date.endAt', '>', sql<Date>`now()`)
    .orderBy('date.startAt')
    .orderBy('date.id')
    .execute()

/** A date with one of the company users who are notified of it. */
export type StaffDate = {
  companyUserId: string
  schedulingId: string
  type: SchedulingType
  startAt: Date
  endAt: Date
}
type StaffDays = { companyUserIds: readonly string[]; startDate: string; endDate: string }

/** The dates on these Tokyo days, both inclusive, of which the company users are notified, earliest first. */
export async function listStaffDates(
  db: Db,
  companyId: CompanyId,
  { companyUserIds, startDate, endDate }: StaffDays,
): Promise<StaffDate[]> {
  if (companyUserIds.length === 0) return []
  return db
    .selectFrom('schedulingDateNotifiedCompanyUser as notified')
    .innerJoin('schedulingDate as date', (join) => ofSameCompany(join, 'date.id', 'notified.schedulingDateId'))
    .innerJoin('scheduling', (join) => ofSameCompany(join, 'scheduling.id', 'date.schedulingId'))
    .select(['notified.companyUserId', 'date.schedulingId', 'scheduling.type', 'date.startAt', 'date.endAt'])
    .where('notified.companyId', '=', companyId)
    .where('notified.companyUserId', 'in', companyUserIds)
    .where('date.calledOffAt', 'is', null)
    .where('date.startAt', '<', startOfTokyoDay(addDays(endDate, 1)))
    .where('date.endAt', '>', startOfTokyoDay(startDate))
    .orderBy('date.startAt')
    .orderBy('date.id')
    .limit(maxRows)
    .execute()
}
