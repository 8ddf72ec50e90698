import type { CompanyId } from '#domain/viewer/viewer.ts'
import type { Db } from '#platform/database/db.ts'

/** Batched: those of the jobs that are filled in fair mode, while the company chooses by job. */
export async function listFairJobs(db: Db, companyId: CompanyId, jobIds: readonly string[]) {
  const rows = await db
    .selectFrom('fairJob')
    .innerJoin('fairMode', 'fairMode.companyId', 'fairJob.companyId')
    .select('fairJob.jobId')
    .where('fairJob.companyId', '=', companyId)
    .where('fairJob.jobId', 'in', jobIds)
    .where('fairMode.scope', '=', 'CHOSEN_JOBS')
    .execute()
  return new Map(rows.map(({ jobId }): [string, true] => [jobId, true]))
}
