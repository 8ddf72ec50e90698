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
    `すぐに ${operator.mail} まで、このメールアドレスからご連絡ください。ご本人を確認し、アカウントの利用を止めます。メールアドレスを運営で元に戻すことはできないため、その後の手続きを個別にご案内します。`,
  ],
  action: '次のURLからサービスのトップページを確認できます。',
  reason: 'アカウントを守るため、変更する前のメールアドレスにお送りしています。',
})
