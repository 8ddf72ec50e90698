import { resetMinutes } from '#domain/session/password-reset/rules.ts'
import { refusalText } from '#ground/words/server.ts'
import type { MailText } from '../../mail-text.ts'

const reason = 'ログイン画面でパスワードの再設定を申し込まれたメールアドレスにお送りしています。'
const unasked = 'お心当たりがないときは、何もする必要はありません。'

export const resetText: MailText = {
  subject: 'パスワードの再設定のご案内',
  lines: [
    'パスワードの再設定を受け付けました。',
    `下のURLから、新しいパスワードを登録してください。URLは発行から${resetMinutes}分、1回だけ使えます。`,
    '',
    `${unasked}いまのパスワードのまま利用できます。`,
    'このURLを、ほかの人に伝えないでください。',
  ],
  action: '次のURLから新しいパスワードを登録してください。',
  reason,
}

export function serviceText(services: readonly string[]): MailText {
  const named = services.join('または')
  return {
    subject: 'ログイン方法のご案内',
    lines: [
      'パスワードの再設定を受け付けました。このアカウントは、パスワードではログインしません。',
      `ログイン画面で「${services.map((service) => `${service}でログイン`).join('」または「')}」を選んでください。`,
      '',
      `${named}のパスワードを忘れたときは、${named}の案内にそって再設定してください。`,
      unasked,
    ],
    action: '次のURLからログインしてください。',
    reason,
  }
}

export const withdrawnText: MailText = {
  subject: 'パスワードの再設定について',
  lines: [
    'パスワードの再設定を受け付けました。',
    refusalText('withdrawn'),
    '退会する前の内容は引き継がれません。',
    '',
    unasked,
  ],
  action: '次のURLから新しく登録できます。',
  reason,
}

export const changedText: MailText = {
  subject: 'パスワードが変更されました',
  lines: [
    'アカウントのパスワードが変更されました。すべての端末のログインは終了しています。',
    '',
    'ご自身で変更したときは、何もする必要はありません。',
    'お心当たりがないときは、すぐにパスワードを再設定し、お問い合わせ先までお知らせください。',
  ],
  action: '次のURLからログインできます。',
  reason: 'アカウントを守るため、パスワードを変更したすべての方にお送りしています。',
}
