import { sql } from 'kysely'
import { lookups } from '#domain/lookup/queries.ts'
import { firstViewDay, groupsOf } from '#domain/scout-invitation/profile-view/rules.ts'
import type { OwnCandidateId } from '#domain/viewer/viewer.ts'
import { startOfTokyoDay } from '#ground/time/moment.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import type { Db } from '#platform/database/db.ts'
import { sectionCounts } from './rules.ts'

export type Findings = Awaited<ReturnType<typeof readFindings>>

/**
 * How many companies' result pages showed the student in the days of the profile views, and how many companies keep a
 * bookmark of before today: numbers and groups, never a company. Two statements.
 */
export async function readFindings(db: Db, candidateId: OwnCandidateId) {
  const today = tokyoToday()
  const [{ rows }, bookmarks, { industries }] = await Promise.all([
    sql<{ industryIds: number[]; isBlocked: boolean; sections: string[] }>`
      with found as (
        select company_id, array_agg(distinct section) filter (where section is not null) as sections
        from candidate_finding left join lateral unnest(sections) as section on true
        where candidate_id = ${candidateId}::uuid and found_on >= ${firstViewDay(today)}::date and found_on < ${today}::date
        group by company_id
      )
      select company.industry_ids as "industryIds", coalesce(found.sections, '{}') as sections,
        exists (select from blocked_company where blocked_company.company_id = found.company_id
          and blocked_company.candidate_id = ${candidateId}::uuid) as "isBlocked"
      from found join company on company.id = found.company_id`.execute(db),
    db
      .selectFrom('companyCandidate')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('candidateId', '=', candidateId)
      .where('bookmarkedAt', '<', startOfTokyoDay(today))
      .executeTakeFirstOrThrow(),
    lookups(db),
  ])
  // As with the views: a company that is blocked now counts in the total and in no group.
  const counted = rows.filter(({ isBlocked }) => !isBlocked)
  return {
    total: rows.length,
    bookmarkedBy: bookmarks.count,
    byIndustry: groupsOf(counted.map(({ industryIds }) => industries.get(industryIds[0] ?? 0)?.group ?? '')),
    bySection: sectionCounts(counted.map(({ sections }) => sections)),
  }
}
