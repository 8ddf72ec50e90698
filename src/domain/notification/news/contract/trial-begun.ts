import { contractDays } from '#domain/company/contract/rules.ts'
import { limits } from '#domain/scout-invitation/sending/rules.ts'
import { urls } from '#ground/urls.ts'
import { longDate, monthDay } from '#ground/tokyo-time.ts'
import { companyKind, whileThereAreFacts } from '../../kind.ts'
import type { Occasions } from '../../occasions.ts'
import { listReachable } from '../../people/queries.ts'
import { blocks } from '../../wording.ts'
import { findTrial } from './queries.ts'

/** From this moment on the days of the trial pass. */
export const trialBegun = companyKind({
  code: 'K28',
  reaches: 'company',
  channels: ['LIST', 'MAIL'],
  addressee: 'present',
  facts: (db, about: Occasions['notify_trial_begun']) => findTrial(db, about),
  recipients: (db, { companyId }) => listReachable(db, companyId, ['ADMIN']),
  hears: { notify_trial_begun: (_, trial) => [trial] },
  clock: null,
  effect: ({ contractId }) => contractId,
  isStillTrue: whileThereAreFacts,
  text: ({ endsOn }) => ({
    path: urls.client.home(),
    list: { title: 'トライアルが始まりました', body: `${longDate(endsOn)}まで（${contractDays.trial}日間）` },
    mail: {
      subject: `トライアルが始まりました（${monthDay(endsOn)}まで）`,
      lines: blocks(
        [
          `今日から${contractDays.trial}日間、学生検索とスカウトをお使いいただけます。料金はかかりません。`,
          'トライアルが終わっても、自動で有料の契約に変わることはありません。',
        ],
        ['■期間', `${longDate(endsOn)}まで`],
        ['■スカウト', `${limits.trialScouts}通まで`],
      ),
      action: '次のURLから、学生をさがしてみてください。',
      reason: '企業の管理者の方にお送りしています。',
    },
  }),
})
