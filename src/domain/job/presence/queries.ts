import type { CompanyUserId } from '#domain/viewer/viewer.ts'
import type { OfRow } from '#ground/id.ts'
import type { Db } from '#platform/database/db.ts'
import { ofSameCompany } from '#platform/database/of-same-company.ts'
import { presenceLasts } from './rules.ts'

type OpenJob = { companyId: OfRow<'company'>; id: string }

/** The colleagues of the reader who have the jobs open for writing now; the jobs are the company's own. */
export async function listWriters<Job extends OpenJob>(db: Db, reader: CompanyUserId, jobs: readonly Job[]) {
  const rows = await db
    .selectFrom('jobPresence')
    .innerJoin('companyUser', (join) => ofSameCompany(join, 'companyUser.id', 'jobPresence.companyUserId'))
    .selectAll('companyUser')
    .select('jobPresence.jobId')
    .where(
      'jobPresence.companyId',
      'in',
      jobs.map(({ companyId }) => companyId),
    )
    .where(
      'jobPresence.jobId',
      'in',
      jobs.map(({ id }) => id),
    )
    .where('jobPresence.companyUserId', '!=', reader)
    .where('jobPresence.seenAt', '>', new Date(Date.now() - presenceLasts))
    .orderBy('jobPresence.companyUserId')
    .execute()
  const ofJob = Map.groupBy(rows, ({ jobId }) => jobId)
  return new Map(jobs.map((job) => [job, ofJob.get(job.id) ?? []]))
}
