import { longDateTime } from '#ground/tokyo-time.ts'
import { urls } from '#ground/urls.ts'
import { kind, whileThereAreFacts } from '../../kind.ts'
import { blocks, shortTime } from '../../wording.ts'
import { findLine } from './queries.ts'

/** Once for each connection, so that nobody's notices are read in another's LINE without a word. */
export const lineConnected = kind({
  code: 'C63',
  reaches: 'student',
  topic: 'ACCOUNT',
  channels: ['LIST', 'MAIL'],
  addressee: 'present',
  facts: findLine,
  recipients: (_, { candidateId }) => [candidateId],
  hears: { notify_line_connected: (_, line) => [line] },
  clock: null,
  effect: ({ pushDeviceId }) => pushDeviceId,
  isStillTrue: whileThereAreFacts,
  text: ({ registeredAt }) => ({
    path: `${urls.candidate.settingsNotifications()}#line`,
    list: { title: 'LINEでお知らせを受け取れるようになりました', body: shortTime(registeredAt) },
    mail: {
      subject: 'LINEでお知らせを受け取れるようになりました',
      lines: blocks(
        ['あなたのアカウントにLINEがつながり、お知らせがLINEにも届くようになりました。'],
        ['■日時', longDateTime(registeredAt)],
        [
          'ご自身でつないだときは、何もする必要はありません。',
          'お心当たりがないときは、下のURLでLINEの接続を解除し、パスワードを変更してください。',
          'ご不明な点は、お問い合わせ先までお知らせください。',
        ],
      ),
      action: '次のURLで、LINEの接続を確認できます。',
      reason: 'アカウントを守るため、LINEをつないだすべての方にお送りしています。',
    },
  }),
})
