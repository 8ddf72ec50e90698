import { log } from './log.ts'

/** `url` is a path of ours. A message with the same `tag` replaces the one before: 32 letters of base64url at most. */
export type PushMessage = { title: string; body: string; url: string; tag: string }

/** 'gone': the device will never take a message again, forget its token. 'refused': this message will never be taken. */
export type PushOutcome = 'sent' | 'gone' | 'refused'

/** Throws when the push service does not answer, or wants to be asked again later. */
export type Push = (token: string, message: PushMessage) => Promise<PushOutcome>

export const pushTimeoutMs = 10_000
/** How long the push service keeps it for a device that is off. */
export const pushTtlSeconds = 86_400

// 401 is about us (a clock, a sign-in that ran out), not about this message.
const laterStatuses = new Set([401, 408, 429])

export function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'sent'
  if (status === 404 || status === 410) return 'gone'
  if (laterStatuses.has(status) || status >= 500) throw new Error(`the push service answered ${status}`)
  log.error({ kind: 'push', status }, 'a push service refused a message')
  return 'refused'
}
