import { sql } from 'kysely'
import { addDays } from '#ground/day.ts'
import type { CandidateId } from '#ground/id.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import type { CompanyViewer } from '#domain/viewer/viewer.ts'
import type { Db } from '#platform/database/db.ts'
import { eraseSome } from '#platform/database/erase-some.ts'
import { reportError } from '#platform/error-reporter.ts'
import type { SearchCandidateCondition } from '../rules/condition.ts'
import { selectsKnown } from '../search-index/conditions.ts'
import { findingKeptDays, sectionsOf } from './rules.ts'

/**
 * Notes the students whom a result page shows to a person: one row a student, company and day, and another page of the
 * same day writes only what the day has not seen. One statement, beside those of the page. A search never fails for it.
 */
export async function recordFindings(
  db: Db,
  { companyId, token }: CompanyViewer,
  condition: SearchCandidateCondition,
  ids: readonly CandidateId[],
) {
  // A list of students the company knows already finds nobody, and a machine's page is read by nobody.
  if (token || ids.length === 0 || selectsKnown(condition)) return
  // In the order of ids, so that two pages with the same students do not wait for each other. The commit does not wait
  // for the disk, which takes longer than the page: what a crash loses is at most a second of who was found.
  await sql`
    insert into candidate_finding (candidate_id, found_on, company_id, sections)
    select id, ${tokyoToday()}::date, ${companyId}::uuid, ${sectionsOf(condition)}::text[]
    from candidate, (select set_config('synchronous_commit', 'off', true)) as commit_at_once
    where id = any(${ids}::uuid[]) order by id
    on conflict (candidate_id, found_on, company_id) do update
      set sections = array(select distinct unnest(candidate_finding.sections || excluded.sections) order by 1)
      where not candidate_finding.sections @> excluded.sections`
    .execute(db)
    .catch((error: unknown) => reportError(error, { kind: 'candidate_finding' }))
}

export const forgetOldFindings = (db: Db) =>
  eraseSome(db, 'candidateFinding', sql`found_on < ${addDays(tokyoToday(), -findingKeptDays)}::date`)
