import type { RefusalCode, Sentence } from '../refusal.ts'

/** Refusals that any page of students may show without asking the server: they come with its first scripts. */
export const firstText = {
  unauthenticated: 'ログインの有効期限が切れました。もう一度ログインしてください。',
  other_viewer:
    '別のアカウントでログインしています。入力した内容は送信していません。この画面のアカウントでログインし直すか、必要な内容を控えてから画面を読み込み直してください。',
  service_unavailable: 'サーバーの問題で応答できませんでした。時間をおいて、もう一度お試しください。',
  invalid_input: '入力内容に不備があります。項目を確認してください。',
} as const satisfies { [Code in RefusalCode]?: Sentence }
