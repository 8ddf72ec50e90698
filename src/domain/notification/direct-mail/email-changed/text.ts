import { longDateTime } from '#ground/tokyo-time.ts'
import type { MailText, Site } from '../../mail-text.ts'

// The new address is not named: the old one may belong to somebody else by now.
export const emailChangedText = (changedAt: Date, { operator }: Site): MailText => ({
  subject: 'メールアドレスが変更されました',
  lines: [
    'アカウントのメールアドレスが、別のメールアドレスに変更されました。',
    'このメールアドレスでは、これからログインできません。お知らせも届きません。',
    '',
    '■日時',
    longDateTime(changedAt),
    '',
    'ご自身で変更したときは、何もする必要はありません。',
    'お心当たりがないときは、ほかの人がアカウントを使っているおそれがあります。',
    `すぐに ${operator.mail} まで、このメールアドレスからご連絡ください。ご本人を確認し、アカウントを止めて元に戻します。`,
  ],
  action: '次のURLからサービスのトップページを確認できます。',
  reason: 'アカウントを守るため、変更する前のメールアドレスにお送りしています。',
})
