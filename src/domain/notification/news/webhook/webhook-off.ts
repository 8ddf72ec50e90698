import { clientUrls } from '#ground/client-urls.ts'
import { companyKind, whileThereAreFacts } from '../../kind.ts'
import type { Occasions } from '../../occasions.ts'
import { listReachable } from '../../people/queries.ts'
import { blocks } from '../../wording.ts'
import { findOffWebhook } from './queries.ts'

type About = Occasions['notify_webhook_off']

/** To the administrators: what was told stays undelivered until the webhook is on again. */
export const webhookOff = companyKind({
  code: 'K17',
  reaches: 'company',
  channels: ['LIST', 'MAIL'],
  addressee: 'present',
  facts: (db, about: About) => findOffWebhook(db, about),
  recipients: (db, { companyId }) => listReachable(db, companyId, ['ADMIN']),
  hears: { notify_webhook_off: (_, off) => [off] },
  clock: null,
  effect: ({ webhookId, offAt }) => `${webhookId}:${offAt}`,
  isStillTrue: whileThereAreFacts,
  text: ({ description, url, offBecause }, { webhookId }) => {
    const name = description || new URL(url).host
    const why =
      offBecause === 'GONE'
        ? '送り先から「この宛先はもうありません」（410）と応答があったため'
        : '3日間、一度も受け取られなかったため'
    return {
      path: clientUrls.settingsWebhook(webhookId),
      list: { title: 'Webhookを停止しました', body: `${name}｜${why}` },
      mail: {
        subject: '【要対応】Webhookを停止しました',
        lines: blocks(
          [`${why}、Webhookの送信を停止しました。`, '停止している間の出来事は、送り先に届きません。'],
          ['■送り先', name],
          [
            '受け取り側を直したあと、設定画面でWebhookを再開してください。届かなかった通知は、30日以内なら送り直せます。',
          ],
        ),
        action: '次のURLで送信の記録を確認できます。',
        reason: '企業の管理者の方にお送りしています。',
      },
    }
  },
})
