import type { RefusalCode } from './refusal.ts'

/** The foreseen refusals that any page may have to show, also one that lost its connection. */
export const firstText = {
  unauthenticated: 'ログインの有効期限が切れました。もう一度ログインしてください。',
  service_unavailable: 'サーバーの問題で応答できませんでした。時間をおいて、もう一度お試しください。',
} as const satisfies { [Code in RefusalCode]?: string }
