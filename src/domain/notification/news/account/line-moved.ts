import { urls } from '#ground/urls.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { kind, whileThereAreFacts } from '../../kind.ts'
import type { Occasions } from '../../occasions.ts'
import { blocks } from '../../wording.ts'

/** To the student whose LINE another account has now: its notices would end without a word. */
export const lineMoved = kind({
  code: 'C64',
  reaches: 'student',
  topic: 'ACCOUNT',
  channels: ['LIST', 'MAIL'],
  addressee: 'present',
  facts: async (_: Db | Tx, former: Occasions['notify_line_moved']) => former,
  recipients: (_, { candidateId }) => [candidateId],
  hears: { notify_line_moved: (_, moved) => [moved] },
  clock: null,
  effect: ({ pushDeviceId }) => pushDeviceId,
  isStillTrue: whileThereAreFacts,
  text: () => ({
    path: `${urls.candidate.settingsNotifications()}#line`,
    list: {
      title: 'LINEへのお知らせが止まりました',
      body: 'つないでいたLINEが、別のアカウントにつながりました',
    },
    mail: {
      subject: 'LINEへのお知らせが止まりました',
      lines: blocks([
        'つないでいたLINEが、別のアカウントにつながったため、このアカウントのお知らせはLINEに届かなくなりました。メールとアプリ内のお知らせは、これまでどおり届きます。',
        'ご自身で別のアカウントにつないだときは、何もする必要はありません。',
        '人から送られたリンクを開いて、LINEでメッセージを送信した覚えがあるときは、そのLINEに別の方のお知らせが届きます。LINEで、このサービスの公式アカウントをブロックすると止まります。',
      ]),
      action: '次のURLで、もう一度LINEをつなげます。',
      reason: 'アカウントを守るため、LINEの接続が変わったすべての方にお送りしています。',
    },
  }),
})
