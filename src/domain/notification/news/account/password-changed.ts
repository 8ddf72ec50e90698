import { longDateTime } from '#ground/tokyo-time.ts'
import { urls } from '#ground/urls.ts'
import { kind } from '../../kind.ts'
import { blocks, shortTime } from '../../wording.ts'
import { accountChange } from './account-change.ts'

/** Once for each change, by the settings or by the link of a mail. */
export const passwordChanged = kind({
  code: 'C31',
  ...accountChange,
  hears: { notify_password_changed: (_, change) => [change] },
  text: ({ insertedAt }) => ({
    path: urls.candidate.settingsDevices(),
    list: { title: 'パスワードが変更されました', body: shortTime(insertedAt) },
    mail: {
      subject: 'パスワードが変更されました',
      lines: blocks(
        ['アカウントのパスワードが変更されました。ほかの端末のログインは終了しています。'],
        ['■日時', longDateTime(insertedAt)],
        [
          'ご自身で変更したときは、何もする必要はありません。',
          'お心当たりがないときは、ログイン画面の「パスワードを忘れた方」からすぐに再設定し、お問い合わせ先までお知らせください。',
        ],
      ),
      action: '次のURLで、ログイン中の端末を確認できます。',
      reason: 'アカウントを守るため、パスワードを変更したすべての方にお送りしています。',
    },
  }),
})
