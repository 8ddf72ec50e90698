import type { StaffChange } from '#domain/session/staff/change/rules.ts'
import { factorLockMinutes } from '#domain/session/second-factor/rules.ts'
import type { MailText } from '../../mail-text.ts'

type ChangeText = { subject: string; said: string; isOwnAct?: false; more?: string }

export const staffChangeTexts: Record<StaffChange, ChangeText> = {
  PASSWORD: {
    subject: 'パスワードが変更されました',
    said: 'アカウントのパスワードが変更されました。ほかの端末のログインは終了しています。',
  },
  TOTP_ADDED: {
    subject: '2段階認証が設定されました',
    said: '認証アプリによる2段階認証が設定されました。次のログインから、認証コードの入力が必要です。',
  },
  TOTP_REMOVED: {
    subject: '2段階認証が解除されました',
    said: '認証アプリによる2段階認証が解除されました。これまでのリカバリーコードは使えません。',
  },
  RECOVERY_CODES_RENEWED: {
    subject: 'リカバリーコードが再発行されました',
    said: 'リカバリーコードが再発行されました。これまでのリカバリーコードは使えません。',
  },
  RECOVERY_CODE_USED: {
    subject: 'リカバリーコードでログインがありました',
    said: 'リカバリーコードを使ったログインがありました。使ったコードは、もう使えません。',
    more: '残りのコードが少ないときや、認証アプリの端末を替えたときは、設定し直してください。',
  },
  PASSKEY_ADDED: { subject: 'パスキーが登録されました', said: 'アカウントにパスキーが登録されました。' },
  PASSKEY_REMOVED: { subject: 'パスキーが削除されました', said: 'アカウントのパスキーが削除されました。' },
  SECOND_FACTOR_LOCKED: {
    subject: '認証コードの間違いが続いています',
    said: `正しいパスワードのあとで、認証コードの間違いが続きました。${factorLockMinutes}分のあいだ、認証コードの入力を止めています。`,
    isOwnAct: false,
  },
}

export const textOfChange = ({ subject, said: sentence, isOwnAct, more }: ChangeText, at: string): MailText => ({
  subject,
  lines: [
    sentence,
    `日時：${at}`,
    ...(more ? ['', more] : []),
    '',
    isOwnAct === false
      ? 'ご自身の操作でないときは、パスワードがほかの人に知られています。すぐにパスワードを変更してください。'
      : 'ご自身で操作したときは、何もする必要はありません。お心当たりがないときは、すぐにパスワードを変更し、お問い合わせ先までお知らせください。',
  ],
  action: '次のURLから、ログインの設定を確認できます。',
  reason: 'アカウントを守るため、ログインの設定が変わったすべての方にお送りしています。',
})
