import { deskValidationText } from '#ground/words/desk.ts'
import type { OutboundReason } from '#platform/outgoing/outbound.ts'
import type { AddressTrouble } from '#platform/outgoing/public-address.ts'

/** Beside the field of an address that cannot be called. */
export const addressTexts: Record<AddressTrouble, string> = {
  unreadable: 'https:// から始まるURLを入力してください',
  not_https: 'https:// から始まるURLを入力してください',
  credentials: deskValidationText.urlWithPassword,
  port: 'ポート番号は、443か8443を使ってください',
  private: '社内や端末のアドレスには送れません。インターネットから届くURLを入力してください',
}

/** In the log of deliveries, where there was no answer. */
export const attemptTexts: Record<OutboundReason, string> = {
  ...addressTexts,
  unreadable: 'URLを読み取れませんでした',
  not_https: 'https:// から始まるURLではありません',
  credentials: 'URLにユーザー名やパスワードが含まれています',
  port: '443と8443のほかのポートには送れません',
  private: 'URLの名前が社内や端末のアドレスを指しているため、送りませんでした',
  unresolved: 'URLの名前（ホスト名）が見つかりませんでした',
  timeout: '10秒以内に応答がありませんでした',
  unreachable: '接続できませんでした',
  certificate: '証明書を確かめられませんでした。有効期限とホスト名を確認してください',
  broken: '応答の途中で接続が切れました',
  too_long: '応答が長すぎます',
}
