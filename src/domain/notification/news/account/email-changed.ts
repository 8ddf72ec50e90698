import { longDateTime } from '#ground/tokyo-time.ts'
import { urls } from '#ground/urls.ts'
import { kind } from '../../kind.ts'
import { blocks, shortTime } from '../../wording.ts'
import { accountChange } from './account-change.ts'

/** Once for each change, at the new address. The address before gets a direct mail. */
export const emailChanged = kind({
  code: 'C32',
  ...accountChange,
  hears: { notify_email_changed: (_, change) => [change] },
  text: ({ insertedAt }) => ({
    path: urls.candidate.settingsAccount(),
    list: { title: 'メールアドレスが変更されました', body: shortTime(insertedAt) },
    mail: {
      subject: 'メールアドレスが変更されました',
      lines: blocks(
        ['アカウントのメールアドレスが、このメールアドレスに変更されました。'],
        ['■日時', longDateTime(insertedAt)],
        ['次のログインから、このメールアドレスを入力してください。これまでのメールアドレスにもお知らせしました。'],
      ),
      action: '次のURLで、登録の内容を確認できます。',
      reason: 'アカウントを守るため、メールアドレスを変更したすべての方にお送りしています。',
    },
  }),
})
