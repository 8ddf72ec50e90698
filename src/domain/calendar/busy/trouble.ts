import { deskValidationText } from '#ground/words/desk.ts'
import type { OutboundReason } from '#platform/outgoing/outbound.ts'
import type { AddressTrouble } from '#platform/outgoing/public-address.ts'
import type { BusyTrouble } from './rules.ts'

/** Beside the field of an address that cannot be called. */
export const addressTexts: Record<AddressTrouble, string> = {
  unreadable: 'https:// か webcal:// から始まるアドレスを入力してください',
  not_https: 'https:// か webcal:// から始まるアドレスを入力してください',
  credentials: deskValidationText.urlWithPassword,
  port: 'ポート番号は、443か8443を使ってください',
  private: '社内や端末のアドレスは読み込めません。インターネットから届くアドレスを入力してください',
}

const ofReasons: Partial<Record<OutboundReason, BusyTrouble>> = {
  timeout: 'TIMEOUT',
  unreachable: 'UNREACHABLE',
  broken: 'UNREACHABLE',
  too_long: 'TOO_LONG',
}
export const troubleOf = (reason: OutboundReason): BusyTrouble => ofReasons[reason] ?? 'ADDRESS'

/** A server that asks for patience is out of reach for now; one that refuses will refuse again. */
export const troubleOfStatus = (status: number): BusyTrouble =>
  status >= 500 || status === 429 ? 'UNREACHABLE' : 'REFUSED'
