import { sql } from 'kysely'
import { leftStatuses } from '#domain/candidate-account/state/rules.ts'
import type { Db } from '#platform/database/db.ts'

export const lookupLists = [
  'INDUSTRY',
  'JOB_TYPE',
  'COMPANY_SIZE',
  'SELECTION_CRITERION',
  'SELLING_POINT',
  'DECLINE_REASON',
] as const
export type LookupList = (typeof lookupLists)[number]
export type LookupUse = {
  list: LookupList
  id: number
  label: string
  isActive: boolean
  /** Students who chose it, or who declined with it. */
  students: number
  /** null where neither companies nor jobs have it. */
  companies: number | null
  jobs: number | null
}

/** Every choice of the lists with how often it was chosen, in one statement. */
export async function listLookupUses(db: Db): Promise<LookupUse[]> {
  const { rows } = await sql<LookupUse>`
    with of_students as (
      select chosen.list, chosen.id, count(*)::integer as count from candidate
      cross join lateral (
        select 'INDUSTRY' as list, unnest(industry_ids) as id
        union all select 'JOB_TYPE', unnest(job_type_ids)
        union all select 'COMPANY_SIZE', unnest(company_size_ids)
        union all select 'SELECTION_CRITERION', unnest(company_selection_criterion_ids)
        union all select 'SELLING_POINT', unnest(selling_point_ids)
      ) chosen where status not in (${sql.join(leftStatuses)}) group by 1, 2
      union all
      select 'DECLINE_REASON', decline_reason_id, count(distinct candidate_id)::integer
      from scout_invitation where decline_reason_id is not null group by 2
    ), of_companies as (
      select chosen.list, chosen.id, count(*)::integer as count from company
      cross join lateral (
        select 'INDUSTRY' as list, unnest(industry_ids) as id
        union all select 'COMPANY_SIZE', company_size_id as id
        union all select 'SELECTION_CRITERION', unnest(company_selection_criterion_ids)
      ) chosen group by 1, 2
    ), of_jobs as (
      select 'JOB_TYPE' as list, chosen.id, count(*)::integer as count
      from job cross join lateral unnest(job_type_ids) as chosen (id) where status = 'PUBLISHED' and not is_archived group by 2
    ), choices as (
      select 1 as place, 'INDUSTRY' as list, id, label, is_active from industry
      union all select 2, 'JOB_TYPE', id, label, is_active from job_type
      union all select 3, 'COMPANY_SIZE', id, label, true from company_size
      union all select 4, 'SELECTION_CRITERION', id, label, true from company_selection_criterion
      union all select 5, 'SELLING_POINT', id, label, true from selling_point
      union all select 6, 'DECLINE_REASON', id, label, true from decline_reason
    )
    select list, id, label, is_active, coalesce(of_students.count, 0) as students,
      case when list in ('INDUSTRY', 'COMPANY_SIZE', 'SELECTION_CRITERION') then coalesce(of_companies.count, 0) end as companies,
      case when list = 'JOB_TYPE' then coalesce(of_jobs.count, 0) end as jobs
    from choices
    left join of_students using (list, id)
    left join of_companies using (list, id)
    left join of_jobs using (list, id)
    order by place, id`.execute(db)
  return rows
}
