import type { RefusalCode, Sentence } from '../refusal.ts'

/** Refusals that a page shows to a visitor who comes back from another service. */
export const arrivalText = {
  provider_cancelled: ({ provider }) =>
    `${provider}での手続きを中止しました。もう一度お試しになるか、ほかの方法を選んでください。`,
  provider_unavailable: ({ provider }) =>
    `いま${provider}に接続できません。時間をおいてもう一度お試しになるか、ほかの方法を選んでください。`,
  provider_failed: ({ provider }) =>
    `${provider}からの回答を確認できませんでした。お手数ですが、もう一度お試しください。`,
  provider_visit_over: ({ provider }) =>
    `${provider}での手続きの有効期限が切れました。はじめたときと同じブラウザで、もう一度お試しください。`,
  provider_not_registered: ({ provider }) =>
    `この${provider}のアカウントでは、まだ登録されていません。登録するには、規約を確認して「${provider}ではじめる」を選んでください。すでに登録しているときは、いつもの方法でログインし、設定の「ログイン方法」で連携してください。`,
  password_sign_in_first: ({ provider }) =>
    `${provider}と同じメールアドレスのアカウントがあります。いつもの方法でログインしてから、設定の「ログイン方法」で${provider}を連携してください。`,
  identity_taken: ({ provider }) =>
    `この${provider}のアカウントは、別のアカウントと連携しています。別の${provider}のアカウントか、ほかの方法を選んでください。`,
  identity_already_linked: ({ provider }) =>
    `別の${provider}のアカウントと、すでに連携しています。先に、いまの連携を解除してください。`,
  ssoAlreadyLinked: ({ provider }) =>
    `このアカウントは${provider}と連携しています。「${provider}でログイン」を選んでください。`,
  withdrawn: 'このアカウントは退会済みです。もう一度利用するには、新規登録してください。',
  // A company user comes back from the company's own service.
  contractExpired:
    'ご契約の有効期限が切れているため、ログインできません。担当者またはお問い合わせ窓口にご連絡ください。',
  contractSuspended:
    '運営が企業のご利用を停止しているため、ログインできません。停止の理由は、企業の管理者の方にメールでお知らせしています。ご不明な点は、お問い合わせ窓口にご連絡ください。',
  ip_address_not_allowed:
    'このネットワークからはアクセスできません。管理者に許可されたネットワークから利用してください。',
  accountDisabled: 'このアカウントは利用を停止されています。再開するには、管理者にご連絡ください。',
  single_sign_on_closed:
    'このメールアドレスでは、会社のアカウントでのログインを利用できません。メールアドレスとパスワードでログインしてください。',
  single_sign_on_mail:
    '会社のアカウントから、確認済みのメールアドレスを受け取れませんでした。会社のアカウントの管理者に、メールアドレスの提供を依頼してください。',
  single_sign_on_not_invited:
    '会社のアカウントは確認できましたが、まだユーザーとして登録されていません。会社の管理者に、このメールアドレスへの招待を依頼してください。',
  single_sign_on_other_person:
    'このユーザーは、会社の別のアカウントと連携しています。会社の管理者に、連携の解除を依頼してください。',
  single_sign_on_test_person: 'テストでは、いまログインしている方ご自身の、会社のアカウントでログインしてください。',
} as const satisfies { [Code in RefusalCode]?: Sentence }
