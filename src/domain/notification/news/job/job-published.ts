import { canSendScoutInvitation } from '#domain/job/rules.ts'
import type { OfRow } from '#ground/id.ts'
import { urls } from '#ground/urls.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { kind, whileThereAreFacts } from '../../kind.ts'
import { isReachable } from '../../people/queries.ts'
import { findJob, listFans } from './queries.ts'

type About = { companyId: OfRow<'company'>; jobId: string }

/** Undefined once the job is no longer open for scouts. */
async function findOpenJob(db: Db | Tx, { companyId, jobId }: About) {
  const job = await findJob(db, companyId, jobId)
  return job && canSendScoutInvitation(job) && (await isReachable(db, companyId)) ? job : undefined
}

/** To the students with the company among their favourites. */
export const jobPublished = kind({
  code: 'C10',
  reaches: 'students',
  channels: ['LIST'],
  facts: findOpenJob,
  batch: (db, { companyId }, after, size) => listFans(db, companyId, after, size),
  hears: { notify_job_published: (_, job) => [job] },
  clock: null,
  effect: ({ jobId }) => jobId,
  isStillTrue: whileThereAreFacts,
  text: (job) => ({
    path: urls.candidate.job(job.id),
    list: { title: `お気に入りの${job.displayName}が募集を公開しました`, body: job.title },
    mail: null,
  }),
})
