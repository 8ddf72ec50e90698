import { canSendScoutInvitation, checkDays } from '#domain/job/rules.ts'
import type { Db, Tx } from '#platform/db.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { isReachable } from '../list/queries.ts'
import type { AboutKind } from '../kind.ts'
import { blocks, type Text } from '../wording.ts'

const findJob = (db: Db | Tx, companyId: string, jobId: string) =>
  db
    .selectFrom('job')
    .innerJoin('company', 'company.id', 'job.companyId')
    .select(['job.id', 'job.title', 'job.status', 'job.isArchived', 'job.checkedAt', 'company.displayName'])
    .where('job.companyId', '=', companyId)
    .where('job.id', '=', jobId)
    .executeTakeFirst()

/** Undefined once the job is no longer open. */
export async function jobPublishedText(db: Db | Tx, { companyId, jobId }: AboutKind['C10']): Promise<Text | undefined> {
  const job = await findJob(db, companyId, jobId)
  if (!job || !canSendScoutInvitation(job) || !(await isReachable(db, companyId))) return undefined
  return {
    title: `お気に入りの${job.displayName}が募集を公開しました`,
    body: job.title,
    path: `/candidate/jobs/${job.id}`,
    mail: null,
  }
}

/** Undefined when the job was edited meanwhile, or is no longer shown. */
export async function staleJobText(db: Db | Tx, about: AboutKind['K12']): Promise<Text | undefined> {
  const job = await findJob(db, about.companyId, about.jobId)
  if (!job || !canSendScoutInvitation(job) || tokyoToday(job.checkedAt) !== about.day) return undefined
  return {
    title: '掲載内容の確認をお願いします',
    body: job.title,
    path: '/client/jobs/status/active',
    mail: {
      subject: `掲載内容の確認をお願いします（${job.title}）`,
      lines: blocks(
        [
          `最後の確認から${checkDays}日がたちました。`,
          '募集条件や選考の流れがいまも正しいか、確認してください。学生には、掲載内容を確認した日が示されます。',
        ],
        ['■募集', job.title],
      ),
      action: '次のURLで募集を開き、内容を確認して保存してください。',
      reason: '公開中の募集がある企業の、管理者の方にお送りしています。',
    },
  }
}
