import type { OfRow } from '#ground/id.ts'
import { clientUrls } from '#ground/client-urls.ts'
import { companyKind, whileThereAreFacts } from '../../kind.ts'
import { listReachable } from '../../people/queries.ts'
import { blocks } from '../../wording.ts'
import { findTakedown } from './queries.ts'

/** To the ADMINs of the company; the job may still lie in its archive. */
export const jobPutBack = companyKind({
  code: 'K27',
  reaches: 'company',
  channels: ['LIST', 'MAIL'],
  addressee: 'present',
  facts: async (db, about: { companyId: OfRow<'company'>; jobTakedownId: string }) => {
    const takedown = await findTakedown(db, about)
    return takedown?.putBackAt && !takedown.isTakenDown ? takedown : undefined
  },
  recipients: (db, { companyId }) => listReachable(db, companyId, ['ADMIN']),
  hears: { notify_job_put_back: (_, takedown) => [takedown] },
  clock: null,
  effect: ({ jobTakedownId }) => jobTakedownId,
  isStillTrue: whileThereAreFacts,
  text: ({ jobId, title, ...job }) => ({
    path: clientUrls.jobEdit(jobId),
    list: { title: '募集の掲載の停止が終わりました', body: title },
    mail: {
      subject: `募集の掲載の停止が終わりました（${title}）`,
      lines: blocks([presentState(job)], ['■募集', title]),
      action: '次のURLで募集の内容を確認できます。',
      reason: '企業の管理者の方にお送りしています。',
    },
  }),
})

function presentState({ status, isArchived }: { status: string; isArchived: boolean }) {
  if (isArchived)
    return '運営が内容を確認し、掲載の停止を終えました。募集はアーカイブにあります。募集の一覧から元に戻すと、掲載できます。'
  return status === 'DRAFT'
    ? '運営が内容を確認し、掲載の停止を終えました。募集は下書きにあります。公開すると、掲載できます。'
    : '運営が内容を確認し、掲載を再開しました。学生にふたたび表示され、スカウトも送信できます。'
}
