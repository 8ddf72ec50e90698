import type { AccessChange } from '#domain/company-account/access-change/rules.ts'
import { longDateTime } from '#ground/tokyo-time.ts'
import type { MailText } from '../../mail-text.ts'

const wordings: Record<AccessChange, { subject: string; lines: string[] }> = {
  DOMAIN_PROVEN: {
    subject: 'メールのドメインを確認しました',
    lines: ['シングルサインオンで使う、会社のメールのドメインが確認されました。'],
  },
  DOMAIN_REMOVED: {
    subject: '確認済みのドメインが削除されました',
    lines: [
      'シングルサインオンで使う、確認済みのドメインが削除されました。',
      'このドメインのメールアドレスの人は、会社のアカウントでまだログインしたことがないと、会社のアカウントではログインできません。',
    ],
  },
  PROVIDER_CHANGED: {
    subject: 'シングルサインオンの設定が変更されました',
    lines: [
      'シングルサインオンに使う、会社のアカウントの設定が変更されました。',
      '発行者やクライアントが変わったときは、テストのログインが済むまで、シングルサインオンは停止しています。',
    ],
  },
  SIGN_IN_OPTIONAL: {
    subject: 'シングルサインオンが使えるようになりました',
    lines: [
      '会社のアカウントでログインできるようになりました。',
      'これまでのメールアドレスとパスワードでも、ログインできます。',
    ],
  },
  SIGN_IN_FORCED: {
    subject: 'シングルサインオンが必須になりました',
    lines: [
      'ログインの方法が、会社のアカウントだけになりました。',
      '緊急時の管理者1名を除いて、メールアドレスとパスワードではログインできません。',
    ],
  },
  SIGN_IN_OFF: {
    subject: 'シングルサインオンが停止されました',
    lines: [
      '会社のアカウントでのログインが停止されました。',
      'これからは、メールアドレスとパスワードでログインしてください。',
    ],
  },
  PROVIDER_REMOVED: {
    subject: 'シングルサインオンの設定が削除されました',
    lines: [
      'シングルサインオンの設定が削除されました。',
      'これからは、メールアドレスとパスワードでログインしてください。',
    ],
  },
  EMERGENCY_SIGN_IN: {
    subject: '緊急時の管理者がパスワードでログインしました',
    lines: [
      'シングルサインオンを必須にしていますが、緊急時の管理者がパスワードでログインしました。',
      'お心当たりがないときは、その管理者のパスワードを変更してください。',
    ],
  },
  NETWORKS_CHANGED: {
    subject: '利用できるネットワークが変更されました',
    lines: ['サービスを利用できるネットワークの一覧が変更されました。変更は、すぐに有効になります。'],
  },
}

type Change = { change: AccessChange; at: Date; by: string }

/** K23: the mail about a change of how a company's users come in. */
export function accessChangeText({ change, at, by }: Change): MailText {
  const { subject, lines } = wordings[change]
  return {
    subject,
    lines: [
      ...lines,
      '',
      '■日時',
      longDateTime(at),
      '',
      change === 'EMERGENCY_SIGN_IN' ? '■ログインした人' : '■操作した人',
      by,
      '',
      'お心当たりがないときは、ほかの管理者に確認し、お問い合わせ先までお知らせください。',
    ],
    action: '次のURLから設定を確認できます。',
    reason: '会社へのログインを守るため、すべての管理者の方にお送りしています。',
  }
}
