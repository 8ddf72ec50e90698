import { contractDays } from '#domain/company/contract/rules.ts'
import { longDate, monthDay } from '#ground/tokyo-time.ts'
import { urls } from '#ground/urls.ts'
import { companyKind, whileThereAreFacts } from '../../kind.ts'
import type { Occasions } from '../../occasions.ts'
import { listStaff } from '../../people/queries.ts'
import { findEndedTrial } from './queries.ts'

/** By mail, since the company's users can no longer sign in. */
export const trialEnded = companyKind({
  code: 'K30',
  reaches: 'company',
  channels: ['MAIL'],
  addressee: 'shutOut',
  facts: (db, about: Occasions['notify_trial_ended']) => findEndedTrial(db, about),
  recipients: async (db, { companyId }) => (await listStaff(db, companyId, ['ADMIN'])).map(({ id }) => id),
  hears: { notify_trial_ended: (_, trial) => [trial] },
  clock: null,
  effect: ({ contractId, endsOn }) => `${contractId}:${endsOn}`,
  isStillTrue: whileThereAreFacts,
  text: ({ endsOn }) => ({
    path: urls.client.contractExpired(),
    list: null,
    mail: {
      subject: `トライアルが終わりました（${monthDay(endsOn)}まで）`,
      lines: [
        `トライアルは${longDate(endsOn)}で終わりました。お試しいただき、ありがとうございました。`,
        'いまは、ログイン、スカウトの送信、日程の予約の受付ができません。料金はかかっていません。',
        `企業ページと募集、届いた回答は${contractDays.termination}日のあいだ保管します。その間にお申し込みになると、そのまま続けられます。`,
      ],
      action: '続けてお使いになるときは、次のページで本人確認をして、お申し込みください。',
      reason: '企業の管理者の方にお送りしています。',
    },
  }),
})
