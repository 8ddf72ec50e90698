import type { OwnCandidateId } from '#domain/viewer/viewer.ts'
import { listOfferedJobs } from '#domain/job/queries.ts'
import { canSendScoutInvitation } from '#domain/job/rules.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { listMetCompanies } from '../met-company/queries.ts'
import { findNewestOfJobs } from '../queries.ts'
import { maxInterests } from './rules.ts'

/** Batched: in which of these jobs the student said to be interested. */
export async function findInterests(db: Db, candidateId: OwnCandidateId, jobIds: readonly string[]) {
  const rows = await db
    .selectFrom('jobInterest')
    .select('jobId')
    .where('candidateId', '=', candidateId)
    .where('jobId', 'in', jobIds)
    .execute()
  return new Map(rows.map(({ jobId }) => [jobId, true]))
}

/**
 * The jobs in which the student said to be interested, the newest first; none of a company that the student blocks.
 * `isOpen` is false for a job that the student cannot open now.
 */
export async function listInterests(db: Db, candidateId: OwnCandidateId) {
  const rows = await db
    .selectFrom('jobInterest')
    .select(['jobId', 'companyId'])
    .where('candidateId', '=', candidateId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('blockedCompany')
            .select('blockedCompany.companyId')
            .whereRef('blockedCompany.candidateId', '=', 'jobInterest.candidateId')
            .whereRef('blockedCompany.companyId', '=', 'jobInterest.companyId'),
        ),
      ),
    )
    .orderBy('insertedAt', 'desc')
    .orderBy('jobId')
    .limit(maxInterests)
    .execute()
  if (rows.length === 0) return []
  const ids = rows.map(({ jobId }) => jobId)
  const companyIds = [...new Set(rows.map(({ companyId }) => companyId))]
  const [jobs, companies, scouts] = await Promise.all([
    listOfferedJobs(db, ids),
    listMetCompanies(db, candidateId, companyIds),
    findNewestOfJobs(db, candidateId, ids),
  ])
  return ids.flatMap((id) => {
    const job = jobs.get(id)
    if (!job) return []
    return { job, isOpen: scouts.has(id) || (canSendScoutInvitation(job) && companies.has(job.companyId)) }
  })
}

export async function countInterests(tx: Tx, candidateId: OwnCandidateId) {
  const { count } = await tx
    .selectFrom('jobInterest')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('candidateId', '=', candidateId)
    .executeTakeFirstOrThrow()
  return count
}
