import { sql } from 'kysely'
import type { CompanyId } from '#domain/viewer/viewer.ts'
import type { Db } from '#platform/db.ts'

/** Of each user the number of dates to come that no other active colleague is notified of. */
export async function countOnlyNotified(db: Db, companyId: CompanyId, companyUserIds: readonly string[]) {
  const { rows } = await sql<{ companyUserId: string; count: number }>`
    select notified.company_user_id as "companyUserId", count(*)::int as count
    from scheduling_date_notified_company_user notified
    join scheduling_date date on date.company_id = notified.company_id and date.id = notified.scheduling_date_id
    where notified.company_id = ${companyId} and notified.company_user_id = any(${companyUserIds}::uuid[])
      and date.start_at > now()
      and not exists (
        select from scheduling_date_notified_company_user other
        join company_user colleague on colleague.company_id = other.company_id and colleague.id = other.company_user_id
        where other.company_id = notified.company_id and other.scheduling_date_id = notified.scheduling_date_id
          and other.company_user_id <> notified.company_user_id and colleague.status = 'ACTIVE')
    group by notified.company_user_id`.execute(db)
  return new Map(rows.map(({ companyUserId, count }) => [companyUserId, count]))
}
