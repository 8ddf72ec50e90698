import { log } from '../log.ts'

/** `url` is a path of ours. A message with the same `tag` replaces the one before: 32 letters of base64url at most. */
export type PushMessage = { title: string; body: string; url: string; tag: string }

/**
 * 'gone': the device takes no more messages, so its token can be removed. 'refused': the push service will never take
 * this message.
 */
export type PushOutcome = 'sent' | 'gone' | 'refused'

/** Throws when the push service does not answer or asks for a later retry. */
export type Push = (token: string, message: PushMessage) => Promise<PushOutcome>

export const pushTimeoutMs = 10_000
/** Seconds for which the push service holds a message for a device that is off. */
export const pushTtlSeconds = 86_400

// 401 concerns our clock or an expired sign-in, not the message.
const laterStatuses = new Set([401, 408, 429])

export function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'sent'
  if (status === 404 || status === 410) return 'gone'
  if (laterStatuses.has(status) || status >= 500) throw new Error(`the push service answered ${status}`)
  log.error({ kind: 'push', status }, 'a push service refused a message')
  return 'refused'
}
