import { sql } from 'kysely'
import { findFairModeScope } from '#domain/company/fair-mode/queries.ts'
import type { CompanyId } from '#domain/viewer/viewer.ts'
import type { Db } from '#platform/database/db.ts'
import { hasAccepted, isAnswerFinal } from '../../answer/queries.ts'
import { compared, type Side } from './rules.ts'

export type FairComparison = Awaited<ReturnType<typeof findFairComparison>>

type Row = { id: string; label: string } & { [Name in keyof Side as `${'fair' | 'open'}${Capitalize<Name>}`]: number }

/**
 * First scouts of the last year that are answered or over, by the group of the student's school, written in fair mode and
 * otherwise. A school may be of several groups. Null for a company that does not use fair mode.
 */
export async function findFairComparison(db: Db, companyId: CompanyId) {
  if ((await findFairModeScope(db, companyId)) === 'NONE') return null
  const { rows } = await sql<Row>`
    with scout as materialized (
      select scout.is_fair, ${hasAccepted('scout')} as is_accepted, scout.status = 'HIRED' as is_hired,
        school_groups_of(candidate) as groups
      from scout_invitation scout join candidate on candidate.id = scout.candidate_id
      where scout.company_id = ${companyId} and scout.round = 1 and scout.status not in ('PENDING', 'SCHEDULED')
        and (scout.answered_at is null or ${isAnswerFinal('scout')})
        and scout.sent_at >= now() - interval '1 year'
        and candidate.status not in ('WITHDRAWN', 'PURGED')
    )
    select school_group.id::text as id, school_group.name as label,
      count(*) filter (where is_fair)::int as fair_scouts,
      count(*) filter (where is_fair and is_accepted)::int as fair_accepted,
      count(*) filter (where is_fair and is_hired)::int as fair_hired,
      count(*) filter (where not is_fair)::int as open_scouts,
      count(*) filter (where not is_fair and is_accepted)::int as open_accepted,
      count(*) filter (where not is_fair and is_hired)::int as open_hired
    from scout join school_group on school_group.id = any(scout.groups)
    group by school_group.id, school_group.name order by count(*) desc, school_group.id`.execute(db)
  return rows.flatMap((row) => {
    const both = compared(
      { scouts: row.fairScouts, accepted: row.fairAccepted, hired: row.fairHired },
      { scouts: row.openScouts, accepted: row.openAccepted, hired: row.openHired },
    )
    return both ? [{ id: row.id, label: row.label, ...both }] : []
  })
}
