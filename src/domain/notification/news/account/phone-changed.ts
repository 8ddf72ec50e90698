import { longDateTime } from '#ground/tokyo-time.ts'
import { urls } from '#ground/urls.ts'
import { kind } from '../../kind.ts'
import { blocks, shortTime } from '../../wording.ts'
import { accountChange } from './account-change.ts'

/** Once for each change. The mail names neither number. */
export const phoneChanged = kind({
  code: 'C33',
  ...accountChange,
  hears: { notify_phone_changed: (_, change) => [change] },
  text: ({ insertedAt }) => ({
    path: urls.candidate.settingsAccount(),
    list: { title: '携帯電話の番号が変更されました', body: shortTime(insertedAt) },
    mail: {
      subject: '携帯電話の番号が変更されました',
      lines: blocks(
        ['アカウントに登録されている携帯電話の番号が変更されました。'],
        ['■日時', longDateTime(insertedAt)],
        [
          'ご自身で変更したときは、何もする必要はありません。',
          'お心当たりがないときは、すぐにパスワードを変更し、お問い合わせ先までお知らせください。',
        ],
      ),
      action: '次のURLで、登録の内容を確認できます。',
      reason: 'アカウントを守るため、電話番号を変更したすべての方にお送りしています。',
    },
  }),
})
