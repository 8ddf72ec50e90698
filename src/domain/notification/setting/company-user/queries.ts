import type { CompanyViewer } from '#domain/viewer/viewer.ts'
import type { Db, Tx } from '#platform/db.ts'
import { timedParts } from '../../news/timed.ts'
import type { Setting } from '../../kind.ts'
import type { Timing } from '../../rules.ts'
import { timingOf, withDefaults } from './rules.ts'

type Owner = Pick<CompanyViewer, 'companyId' | 'companyUserId'>
export type JobSettings = Awaited<ReturnType<typeof listScoutNotificationSettings>>[number]

/** The company user's settings for each job of the company; jobs in use first, then newest first. */
export async function listScoutNotificationSettings(db: Db, { companyId, companyUserId }: Owner, jobId?: string) {
  const jobs = await db
    .selectFrom('job')
    .select(['id as jobId', 'title as jobTitle', 'isArchived'])
    .where('companyId', '=', companyId)
    .$if(jobId !== undefined, (query) => query.where('id', '=', jobId ?? ''))
    .orderBy('isArchived')
    .orderBy('insertedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(9999)
    .execute()
  const chosen = await db
    .selectFrom('scoutNotificationSetting')
    .select(['jobId', 'kind', 'timing'])
    .where('companyId', '=', companyId)
    .where('companyUserId', '=', companyUserId)
    .execute()
  const byJob = Map.groupBy(chosen, (setting) => setting.jobId)
  return jobs.map((job) => ({ ...job, settings: withDefaults(timedParts, byJob.get(job.jobId) ?? []) }))
}

/** The timing each user chose for the kind with this code at a job; `otherwise` is for users who have not chosen. */
export async function findTimings(
  db: Db | Tx,
  { companyId, jobId, code, otherwise }: Setting & { companyId: string },
  companyUserIds: readonly string[],
): Promise<(companyUserId: string) => Timing> {
  if (companyUserIds.length === 0) return () => 'OFF'
  const rows = await db
    .selectFrom('scoutNotificationSetting')
    .select(['companyUserId', 'timing'])
    .where('companyId', '=', companyId)
    .where('jobId', '=', jobId)
    .where('kind', '=', code)
    .where('companyUserId', 'in', companyUserIds)
    .execute()
  const chosen = new Map(rows.map((row) => [row.companyUserId, timingOf(row.timing)]))
  return (id) => chosen.get(id) ?? otherwise
}
