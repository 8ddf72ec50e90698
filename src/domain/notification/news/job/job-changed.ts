import type { OfRow } from '#ground/id.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { urls } from '#ground/urls.ts'
import { kind, whileThereAreFacts } from '../../kind.ts'
import { findJob, listOpenlyScouted } from './queries.ts'

type About = { companyId: OfRow<'company'>; jobId: string; day: string }

/** To the students with an open scout of the job, once on a Tokyo day however often it is changed. */
export const jobChanged = kind({
  code: 'C21',
  reaches: 'students',
  channels: ['LIST'],
  facts: (db, { companyId, jobId }: About) => findJob(db, companyId, jobId),
  batch: listOpenlyScouted,
  hears: { notify_job_changed: (_, job, now) => [{ ...job, day: tokyoToday(now) }] },
  clock: null,
  effect: ({ jobId, day }) => `${jobId}:${day}`,
  isStillTrue: whileThereAreFacts,
  text: (job) => ({
    path: urls.candidate.job(job.id),
    list: { title: `${job.displayName}が募集条件を変更しました`, body: job.title },
    mail: null,
  }),
})
