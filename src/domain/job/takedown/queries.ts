import type { Selectable } from 'kysely'
import type { JobId, OfRow } from '#ground/id.ts'
import { Refusal } from '#ground/refusal.ts'
import type { DB } from '#platform/database/database-types.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { requireKnownStatuses } from '../rules.ts'

export type TakedownRow = Selectable<DB['jobTakedown']>

/** Jobs whose permission has been checked. */
type FoundJob = { companyId: OfRow<'company'>; id: string }

/** The takedown of each job that is taken down today. */
export async function findOpenTakedowns<Job extends FoundJob>(db: Db | Tx, jobs: readonly Job[]) {
  const rows = await db
    .selectFrom('jobTakedown')
    .selectAll()
    .where(
      'companyId',
      'in',
      jobs.map(({ companyId }) => companyId),
    )
    .where(
      'jobId',
      'in',
      jobs.map(({ id }) => id),
    )
    .where('putBackAt', 'is', null)
    .execute()
  const ofJob = new Map(rows.map((row) => [row.jobId, row]))
  return new Map(jobs.flatMap((job) => (ofJob.has(job.id) ? [[job, ofJob.get(job.id)] as const] : [])))
}

/** A job of any company, as the operator reads it. Refuses not_found. */
export async function requireOperatedJob(db: Db | Tx, id: string) {
  const job = await db.selectFrom('job').selectAll().where('id', '=', id).executeTakeFirst()
  if (!job) throw new Refusal('not_found')
  requireKnownStatuses([job])
  return job
}
export type WholeJobRow = Awaited<ReturnType<typeof requireOperatedJob>>

/** The company of a job that the operator names. Refuses not_found. */
export async function requireCompanyOfJob(tx: Tx, id: JobId) {
  const job = await tx.selectFrom('job').select('companyId').where('id', '=', id).executeTakeFirst()
  if (!job) throw new Refusal('not_found')
  return job.companyId
}

/** The dates of these schedulings that are still to come, the first one first. */
export async function listComingDates(db: Db, schedulingIds: readonly string[]) {
  const rows = await db
    .selectFrom('schedulingDate')
    .innerJoin('scheduling', (join) =>
      join
        .onRef('scheduling.companyId', '=', 'schedulingDate.companyId')
        .onRef('scheduling.id', '=', 'schedulingDate.schedulingId'),
    )
    .select(['schedulingDate.id', 'schedulingId', 'startAt', 'endAt', 'location', 'url'])
    .where('schedulingId', 'in', schedulingIds)
    .where('endAt', '>=', new Date())
    .orderBy('startAt')
    .orderBy('schedulingDate.id')
    .execute()
  return Map.groupBy(rows, ({ schedulingId }) => schedulingId)
}
export type ComingDateRow = Awaited<ReturnType<typeof listComingDates>> extends Map<string, (infer Row)[]> ? Row : never
