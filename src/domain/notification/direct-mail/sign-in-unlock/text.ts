import { unlockLimits } from '#domain/session/sign-in/attempt/rules.ts'
import type { MailText } from '../../mail-text.ts'

export const unlockText: MailText = {
  subject: 'ログインの失敗が続いています',
  lines: [
    'あなたのアカウントで、パスワードの間違いが続いています。',
    'アカウントを守るため、これまで使われていない場所からは、しばらくログインできません。',
    '',
    'ご自身のログインであれば、下のURLから待たずにログインできます。',
    `URLは発行から${unlockLimits.hours}時間、1回だけ使えます。パスワードの入力は、いつもどおり必要です。`,
    '',
    'お心当たりがないときは、何もする必要はありません。正しいパスワードがなければ、ログインはできません。',
    'このURLを、ほかの人に伝えないでください。',
  ],
  action: '次のURLからログインしてください。',
  reason: 'アカウントを守るため、ログインの失敗が続いた方にお送りしています。',
}
