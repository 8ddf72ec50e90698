import { deskValidationText } from '#ground/words/desk.ts'
import { grouped } from '#ground/grouped.ts'
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

const attemptTexts: Record<Exclude<OutboundReason, 'timeout'>, string> = {
  ...addressTexts,
  unreadable: 'URLを読み取れませんでした',
  not_https: 'https:// から始まるURLではありません',
  credentials: 'URLにユーザー名やパスワードが含まれています',
  port: '443と8443のほかのポートには送れません',
  private: 'URLの名前が社内や端末のアドレスを指しているため、送りませんでした',
  unresolved: 'URLの名前（ホスト名）が見つかりませんでした',
  unreachable: '接続できませんでした',
  certificate: '証明書を確かめられませんでした。有効期限とホスト名を確認してください',
  broken: '応答の途中で接続が切れました',
  too_long: '応答が長すぎます',
}

/** In the log of deliveries, where there was no answer. A test waits for a shorter time than an event. */
export const attemptText = (trouble: OutboundReason, tookMs: number) =>
  trouble === 'timeout'
    ? `${grouped(Math.floor(tookMs / 1000))}秒待っても応答がありませんでした`
    : attemptTexts[trouble]
