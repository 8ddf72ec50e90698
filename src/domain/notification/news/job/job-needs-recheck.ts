import { canSendScoutInvitation, checkDays } from '#domain/job/rules.ts'
import type { OfRow } from '#ground/id.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { clientUrls } from '#ground/client-urls.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { companyKind, nineOClock, whileThereAreFacts } from '../../kind.ts'
import { listReachable } from '../../people/queries.ts'
import { blocks } from '../../wording.ts'
import { findJob, listStaleJobs } from './queries.ts'

/** `day` is the Tokyo day on which the job was checked last. */
type About = { companyId: OfRow<'company'>; jobId: string; day: string }

/** Undefined when the job was edited meanwhile, or is no longer open for scouts. */
async function findStaleJob(db: Db | Tx, { companyId, jobId, day }: About) {
  const job = await findJob(db, companyId, jobId)
  return job && canSendScoutInvitation(job) && tokyoToday(job.checkedAt) === day ? job : undefined
}

/** Sent once after each check of the job. */
export const jobNeedsRecheck = companyKind({
  code: 'K12',
  reaches: 'company',
  channels: ['LIST', 'MAIL'],
  addressee: 'present',
  facts: findStaleJob,
  recipients: (db, { companyId }) => listReachable(db, companyId, ['ADMIN']),
  hears: { notify_job_stale: (_, job) => [job] },
  clock: {
    ...nineOClock,
    calls: 'remind_of_stale_jobs',
    queues: 'notify_job_stale',
    due: async (tx, now) =>
      (await listStaleJobs(tx, tokyoToday(now))).map(({ checkedAt, ...job }) => ({
        ...job,
        day: tokyoToday(checkedAt),
      })),
  },
  effect: ({ jobId, day }) => `${jobId}:${day}`,
  isStillTrue: whileThereAreFacts,
  text: (job) => ({
    path: clientUrls.jobs(),
    list: { title: '掲載内容の確認をお願いします', body: job.title },
    mail: {
      subject: `掲載内容の確認をお願いします（${job.title}）`,
      lines: blocks(
        [
          `最後の確認から${checkDays}日がたちました。`,
          '募集条件や選考の流れがいまも正しいか、確認してください。学生には、掲載内容を確認した日が示されます。',
        ],
        ['■募集', job.title],
      ),
      action: '次のURLで募集の内容を確認し、正しければ「確認しました」を押してください。',
      reason: '公開中の募集がある企業の、管理者の方にお送りしています。',
    },
  }),
})
