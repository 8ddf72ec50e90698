import { verificationRules, type VerificationPurpose } from '#domain/candidate-account/verification/rules.ts'
import { unprovenDays } from '#domain/candidate-account/registration/rules.ts'
import { refusalText } from '#ground/words/server.ts'
import { productMark, type MailText } from '../../mail-text.ts'

const validMinutes = (purpose: VerificationPurpose) => verificationRules[purpose].validMinutes

export const registrationText = (code: string): MailText => ({
  subject: `確認コードは ${code} です`,
  lines: [
    `${productMark}への登録を続けるには、画面に次の確認コードを入力してください。`,
    '',
    `確認コード：${code}`,
    '',
    `確認コードとURLは、発行から${validMinutes('REGISTRATION_EMAIL')}分間使えます。ほかの人に伝えないでください。`,
    `登録した覚えがないときは、このメールを破棄してください。登録は${unprovenDays}日で取り消されます。`,
  ],
  action: '別の端末で続けるときは、次のURLを開いてください。',
  reason: `${productMark}への登録で、このメールアドレスが入力されたためお送りしています。`,
})

export const emailChangeText = (code: string): MailText => ({
  subject: `確認コードは ${code} です`,
  lines: [
    'メールアドレスの変更を続けるには、画面に次の確認コードを入力してください。',
    '',
    `確認コード：${code}`,
    '',
    `確認コードは、発行から${validMinutes('EMAIL_CHANGE')}分間使えます。ほかの人に伝えないでください。`,
    '変更した覚えがないときは、このメールを破棄してください。メールアドレスは変わりません。',
  ],
  action: '設定の画面を閉じたときは、次のURLから続けられます。',
  reason: `${productMark}のアカウントの変更で、このメールアドレスが入力されたためお送りしています。`,
})

/** For the owner of an address that somebody registers or changes to: the form tells nobody. */
export const emailTakenText = (provider: string | null): MailText => ({
  subject: 'このメールアドレスはすでに登録されています',
  lines: [
    'このメールアドレスはすでに登録されています。ログインするか、別のメールアドレスを入力してください。',
    ...(provider
      ? [refusalText('ssoAlreadyLinked', { values: { provider } })]
      : ['パスワードを忘れたときは、ログインの画面から再設定できます。']),
    '',
    'お心当たりがないときは、何もする必要はありません。いまのアカウントは、そのまま使えます。',
  ],
  action: '次のURLからログインしてください。',
  reason: `${productMark}で、このメールアドレスが入力されたためお送りしています。`,
})

/** One SMS of 70 letters. The last line lets the phone fill the code in (WebOTP). */
export const phoneText = (code: string, { productName, publicUrl }: { productName: string; publicUrl: string }) =>
  `${productName}の確認コード：${code}\n${validMinutes('REGISTRATION_PHONE')}分以内に入力してください。人に教えないでください。\n\n@${new URL(publicUrl).hostname} #${code}`
