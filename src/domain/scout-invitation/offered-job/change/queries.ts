import { sql, type Selectable } from 'kysely'
import type { OwnCandidateId } from '#domain/viewer/viewer.ts'
import type { Promised } from '#domain/job/change/rules.ts'
import type { Condition } from '#domain/job/condition/rules.ts'
import type { DB } from '#platform/database/database-types.ts'
import type { Db } from '#platform/database/db.ts'

type ChangeRow = Pick<
  Selectable<DB['jobChange']>,
  'changedAt' | 'titleBefore' | 'titleAfter' | 'scoutTypeIdBefore' | 'scoutTypeIdAfter'
> & { conditionsBefore: Condition[]; conditionsAfter: Condition[] }
export type JobChange = { changedAt: Date; before: Promised; after: Promised }

/** The changes of jobs made after the student’s last scout of each was sent, oldest first. */
export async function listChangesSinceScout(db: Db, candidateId: OwnCandidateId, jobIds: readonly string[]) {
  const { rows } = await sql<ChangeRow & { jobId: string }>`
    select job_change.job_id, changed_at, title_before, title_after, scout_type_id_before, scout_type_id_after,
      conditions_before, conditions_after
    from (select company_id, job_id, max(sent_at) as sent_at from scout_invitation
        where candidate_id = ${candidateId} and job_id = any(${jobIds}::uuid[]) and status <> 'SCHEDULED'
        group by company_id, job_id) as scout
    join job_change on job_change.company_id = scout.company_id and job_change.job_id = scout.job_id
      and job_change.changed_at > scout.sent_at
    order by changed_at, id`.execute(db)
  const changes = rows.map(({ jobId, changedAt, ...row }) => ({
    jobId,
    changedAt,
    before: { title: row.titleBefore, scoutTypeId: row.scoutTypeIdBefore, conditions: row.conditionsBefore },
    after: { title: row.titleAfter, scoutTypeId: row.scoutTypeIdAfter, conditions: row.conditionsAfter },
  }))
  return new Map<string, JobChange[]>(Map.groupBy(changes, ({ jobId }) => jobId))
}
