import { longDateTime } from '#ground/tokyo-time.ts'
import { urls } from '#ground/urls.ts'
import { kind, whileThereAreFacts } from '../../kind.ts'
import type { Occasions } from '../../occasions.ts'
import { blocks } from '../../wording.ts'
import { findSuspensionNews } from './queries.ts'

type About = Occasions['notify_candidate_suspended']

/** By mail alone: the list is closed while the account is suspended. `studentSuspended` notifies companies. */
export const accountSuspended = kind({
  code: 'C61',
  reaches: 'student',
  topic: 'ACCOUNT',
  channels: ['MAIL'],
  addressee: 'present',
  facts: (db, { candidateId, candidateStopId }: About) => findSuspensionNews(db, candidateId, candidateStopId, 'HELD'),
  recipients: (_, { candidateId }) => [candidateId],
  hears: { notify_candidate_suspended: (_, suspension) => [suspension] },
  clock: null,
  effect: ({ candidateStopId }) => candidateStopId,
  isStillTrue: whileThereAreFacts,
  text: ({ reason, decidedAt }) => ({
    path: urls.candidate.suspended(),
    list: null,
    mail: {
      subject: '【重要】ご利用停止のお知らせ',
      lines: blocks(
        [
          `${longDateTime(decidedAt)}に、サービスのご利用を停止しました。`,
          '停止中は、企業の検索に表示されず、スカウトへの回答、日程の予約、メッセージの送信ができません。',
          '予約している日程は取り消していません。企業には、サービスを利用できないことだけをお知らせしています。停止の理由は伝えていません。',
        ],
        ['■理由', ...reason.split('\n')],
        [
          '内容にお心当たりがないときや、ご説明いただけることがあるときは、お問い合わせ先までお知らせください。ご自身のデータの書き出しと退会は、停止中もできます。',
        ],
      ),
      action: '次のURLからログインすると、停止の内容を確認できます。',
      reason: 'ご利用を停止した方にお送りしています。',
    },
  }),
})
