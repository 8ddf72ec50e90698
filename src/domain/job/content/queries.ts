import type { OfRow } from '#ground/id.ts'
import { compiledOnce } from '#platform/database/compiled-once.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { ofSameCompany } from '#platform/database/of-same-company.ts'

/** A job whose permission has been checked: its parts are read by company and id, for a company or a student. */
type FoundJob = { companyId: OfRow<'company'>; id: string }

type JobsAndCompanies = { companyIds: readonly OfRow<'company'>[]; ids: readonly string[] }
const home = (jobs: readonly FoundJob[]): JobsAndCompanies => ({
  companyIds: [...new Set(jobs.map(({ companyId }) => companyId))],
  ids: [...new Set(jobs.map(({ id }) => id))],
})

function byJob<Job extends FoundJob, Row extends { jobId: string }>(jobs: readonly Job[], rows: Row[]) {
  const ofJob = Map.groupBy(rows, (row) => row.jobId)
  return new Map(jobs.map((job) => [job, ofJob.get(job.id) ?? []]))
}

const contents = compiledOnce((db, { companyIds, ids }: JobsAndCompanies) =>
  db
    .selectFrom('jobContent')
    .leftJoin('companyImage', (join) => ofSameCompany(join, 'companyImage.id', 'jobContent.imageId'))
    .select(['jobId', 'kind', 'text', 'imageId', 'width', 'height', 'videoId'])
    .where('jobContent.companyId', 'in', companyIds)
    .where('jobId', 'in', ids)
    .orderBy('position'),
)

export const listContents = async <Job extends FoundJob>(db: Db | Tx, jobs: readonly Job[]) =>
  byJob(jobs, await contents(db, home(jobs)))

const conditions = compiledOnce((db, { companyIds, ids }: JobsAndCompanies) =>
  db
    .selectFrom('jobCondition')
    .select(['jobId', 'label', 'body'])
    .where('companyId', 'in', companyIds)
    .where('jobId', 'in', ids)
    .orderBy('position'),
)

export const listConditions = async <Job extends FoundJob>(db: Db | Tx, jobs: readonly Job[]) =>
  byJob(jobs, await conditions(db, home(jobs)))

const recruitmentSteps = compiledOnce((db, { companyIds, ids }: JobsAndCompanies) =>
  db
    .selectFrom('jobRecruitmentStep')
    .select(['jobId', 'recruitmentStepId', 'customLabel'])
    .where('companyId', 'in', companyIds)
    .where('jobId', 'in', ids)
    .orderBy('position'),
)

export const listRecruitmentSteps = async <Job extends FoundJob>(db: Db | Tx, jobs: readonly Job[]) =>
  byJob(jobs, await recruitmentSteps(db, home(jobs)))

const completionUrls = compiledOnce((db, { companyIds, ids }: JobsAndCompanies) =>
  db
    .selectFrom('jobCompletionUrl')
    .select(['jobId', 'label', 'url'])
    .where('companyId', 'in', companyIds)
    .where('jobId', 'in', ids)
    .orderBy('position'),
)

export const listCompletionUrls = async <Job extends FoundJob>(db: Db | Tx, jobs: readonly Job[]) =>
  byJob(jobs, await completionUrls(db, home(jobs)))
