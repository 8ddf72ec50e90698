import { urls } from '#ground/urls.ts'
import { companyKind, whileThereAreFacts } from '../../kind.ts'
import { listStaff } from '../../people/queries.ts'
import { blocks } from '../../wording.ts'
import { findSuspension } from './queries.ts'

/** To the company, by mail since its users can no longer sign in; `companySuspended` notifies the students. */
export const contractSuspended = companyKind({
  code: 'K13',
  reaches: 'company',
  channels: ['MAIL'],
  addressee: 'shutOut',
  facts: findSuspension,
  recipients: async (db, { companyId }) => (await listStaff(db, companyId, ['ADMIN'])).map(({ id }) => id),
  hears: { notify_contract_suspended: (_, suspension) => [suspension] },
  clock: null,
  effect: ({ contractSuspensionId }) => contractSuspensionId,
  isStillTrue: whileThereAreFacts,
  text: ({ reason }) => ({
    path: urls.client.contactUs(),
    list: null,
    mail: {
      subject: '【重要】ご利用停止のお知らせ',
      lines: blocks(
        [
          '本日より、サービスのご利用を停止しました。',
          '停止中は、ログイン、スカウトの送信、日程の予約の受付ができません。',
          '予約している学生には、停止していることをお知らせしています。',
        ],
        ['■理由', ...reason.split('\n')],
      ),
      action: '内容にご不明な点があるときは、次のURLからお問い合わせください（ログインせずに送れます）。',
      reason: 'ご契約企業の管理者の方にお送りしています。',
    },
  }),
})
