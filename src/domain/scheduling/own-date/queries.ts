import { sql, type SqlBool } from 'kysely'
import type { SchedulingDateId } from '#ground/id.ts'
import { Refusal } from '#ground/refusal.ts'
import type { CompanyViewer } from '#domain/viewer/viewer.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { ofSameCompany } from '#platform/database/of-same-company.ts'

/** SQL on `scheduling_date`: it exists for the user. An interviewer has the own dates, every other role the company's. */
export const isInSightOf = ({ companyId, companyUserId, role }: CompanyViewer) =>
  sql<SqlBool>`(scheduling_date.company_id = ${companyId} and (${role !== 'INTERVIEWER'} or exists (
    select 1 from scheduling_date_notified_company_user mine
    where mine.company_id = scheduling_date.company_id and mine.scheduling_date_id = scheduling_date.id
      and mine.company_user_id = ${companyUserId})))`

/** A date that exists for the user. Refuses not_found. */
export async function requireDateInSight(db: Db | Tx, viewer: CompanyViewer, id: SchedulingDateId) {
  const date = await db
    .selectFrom('schedulingDate')
    .innerJoin('scheduling', (join) => ofSameCompany(join, 'scheduling.id', 'schedulingDate.schedulingId'))
    .select(['schedulingDate.id', 'schedulingDate.startAt', 'schedulingDate.endAt'])
    .select(['scheduling.type', 'scheduling.title', 'scheduling.location'])
    .where(isInSightOf(viewer))
    .where('schedulingDate.id', '=', id)
    .executeTakeFirst()
  if (!date) throw new Refusal('not_found')
  return date
}
