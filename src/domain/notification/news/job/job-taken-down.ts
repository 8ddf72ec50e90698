import type { OfRow } from '#ground/id.ts'
import { clientUrls } from '#ground/client-urls.ts'
import { companyKind, whileThereAreFacts } from '../../kind.ts'
import { listReachable } from '../../people/queries.ts'
import { blocks } from '../../wording.ts'
import { findTakedown } from './queries.ts'

/** The operator's reason, to the ADMINs of the company. */
export const jobTakenDown = companyKind({
  code: 'K26',
  reaches: 'company',
  channels: ['LIST', 'MAIL'],
  addressee: 'present',
  facts: async (db, about: { companyId: OfRow<'company'>; jobTakedownId: string }) => {
    const takedown = await findTakedown(db, about)
    return takedown?.putBackAt === null ? takedown : undefined
  },
  recipients: (db, { companyId }) => listReachable(db, companyId, ['ADMIN']),
  hears: { notify_job_taken_down: (_, takedown) => [takedown] },
  clock: null,
  effect: ({ jobTakedownId }) => jobTakedownId,
  isStillTrue: whileThereAreFacts,
  text: ({ jobId, title, reason }) => ({
    path: clientUrls.jobEdit(jobId),
    list: { title: '運営が募集の掲載を止めました', body: title },
    mail: {
      subject: `【重要】募集の掲載を止めました（${title}）`,
      lines: blocks(
        [
          '運営が内容を確認し、次の募集の掲載を止めました。学生には表示されず、新しいスカウトも送信できません。',
          'すでにスカウトを受け取った学生は、回答と予約を続けられます。条件に誤りがあるときは、学生にもお知らせください。',
        ],
        ['■募集', title],
        ['■理由', ...reason.split('\n')],
        ['■再開するには', '内容を直してから、お問い合わせ窓口にご連絡ください。運営が確認して、掲載を再開します。'],
      ),
      action: '次のURLから、募集の内容を直してください。',
      reason: '企業の管理者の方にお送りしています。',
    },
  }),
})
