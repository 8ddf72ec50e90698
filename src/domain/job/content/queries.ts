import type { OfRow } from '#ground/id.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { ofSameCompany } from '#platform/database/of-same-company.ts'

/** A job whose permission has been checked: its parts are read by company and id, for a company or a student. */
type FoundJob = { companyId: OfRow<'company'>; id: string }

const home = (jobs: readonly FoundJob[]) => ({
  companyIds: [...new Set(jobs.map(({ companyId }) => companyId))],
  ids: [...new Set(jobs.map(({ id }) => id))],
})

function byJob<Job extends FoundJob, Row extends { jobId: string }>(jobs: readonly Job[], rows: Row[]) {
  const ofJob = Map.groupBy(rows, (row) => row.jobId)
  return new Map(jobs.map((job) => [job, ofJob.get(job.id) ?? []]))
}

export async function listContents<Job extends FoundJob>(db: Db | Tx, jobs: readonly Job[]) {
  const { companyIds, ids } = home(jobs)
  const rows = await db
    .selectFrom('jobContent')
    .leftJoin('companyImage', (join) => ofSameCompany(join, 'companyImage.id', 'jobContent.imageId'))
    .select(['jobId', 'kind', 'text', 'imageId', 'width', 'height', 'videoId'])
    .where('jobContent.companyId', 'in', companyIds)
    .where('jobId', 'in', ids)
    .orderBy('position')
    .execute()
  return byJob(jobs, rows)
}

export async function listConditions<Job extends FoundJob>(db: Db | Tx, jobs: readonly Job[]) {
  const { companyIds, ids } = home(jobs)
  const rows = await db
    .selectFrom('jobCondition')
    .select(['jobId', 'label', 'body'])
    .where('companyId', 'in', companyIds)
    .where('jobId', 'in', ids)
    .orderBy('position')
    .execute()
  return byJob(jobs, rows)
}

export async function listRecruitmentSteps<Job extends FoundJob>(db: Db | Tx, jobs: readonly Job[]) {
  const { companyIds, ids } = home(jobs)
  const rows = await db
    .selectFrom('jobRecruitmentStep')
    .select(['jobId', 'recruitmentStepId', 'customLabel'])
    .where('companyId', 'in', companyIds)
    .where('jobId', 'in', ids)
    .orderBy('position')
    .execute()
  return byJob(jobs, rows)
}

export async function listCompletionUrls<Job extends FoundJob>(db: Db | Tx, jobs: readonly Job[]) {
  const { companyIds, ids } = home(jobs)
  const rows = await db
    .selectFrom('jobCompletionUrl')
    .select(['jobId', 'label', 'url'])
    .where('companyId', 'in', companyIds)
    .where('jobId', 'in', ids)
    .orderBy('position')
    .execute()
  return byJob(jobs, rows)
}
