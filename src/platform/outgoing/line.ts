import { join } from 'node:path'
import { openOutsideOfLine } from '#ground/address.ts'
import type { Env } from '../env.ts'
import { log } from '../log.ts'
import { inSendingSpan } from '../traces/traces.ts'
import type { LineChannel } from './line-settings.ts'
import { openOutbox, type Stored } from './outbox.ts'
import { outcomeOf, pushTimeoutMs, type Push, type PushOutcome } from './push-message.ts'
import { counted } from './push.ts'

/** Sends in the name of the official account. Both throw when LINE does not answer or asks for a later try. */
export type Line = {
  /** The token is LINE's id of the person. */
  push: Push
  /** Answers an event; its token serves once, for a minute. */
  reply: (replyToken: string, text: string) => Promise<PushOutcome>
}
/** A message that was not sent; `to` is the person of a push, or the token of a reply. */
export type LineCopy = { to: string; text: string }

/** Messaging API when its settings are given, outside production files in the data folder, otherwise nothing. */
export function openLine({ line, dataDir, publicUrl }: Pick<Env, 'line' | 'dataDir' | 'publicUrl'>): Line {
  const send = senderOf(line, dataDir)
  return {
    push: counted((to, { title, body, url, tag }) => {
      const text = [title, body, '', openOutsideOfLine(publicUrl + url)]
        .filter((part, at) => part || at === 2)
        .join('\n')
      return send('push', { to, messages: [{ type: 'text', text }] }, uuidOf(tag))
    }, 'line'),
    reply: (replyToken, text) =>
      inSendingSpan('push', () => send('reply', { replyToken, messages: [{ type: 'text', text }] })),
  }
}

/** Messages stored on this machine, newest first. */
export const listLineMessages = (dataDir: string, limit?: number): Promise<Stored<LineCopy>[]> =>
  openOutbox<LineCopy>(lineFolder(dataDir)).list(limit)

type Message = { messages: [{ type: 'text'; text: string }] } & ({ to: string } | { replyToken: string })
type Send = (act: 'push' | 'reply', message: Message, retryKey?: string) => Promise<PushOutcome>

function senderOf(line: Env['line'], dataDir: string): Send {
  if (line === null) return async () => 'refused'
  if (line !== 'local') return openMessaging(line)
  const outbox = openOutbox<LineCopy>(lineFolder(dataDir))
  return async (_, message) => {
    await outbox.store({ to: 'to' in message ? message.to : message.replyToken, text: message.messages[0].text })
    return 'sent'
  }
}

const openMessaging =
  ({ apiUrl, token }: LineChannel): Send =>
  async (act, message, retryKey) => {
    const response = await fetch(`${apiUrl}/v2/bot/message/${act}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        // A push that is tried again arrives once. LINE refuses the key with a reply.
        ...(retryKey && { 'x-line-retry-key': retryKey }),
      },
      body: JSON.stringify(message),
      redirect: 'error',
      signal: AbortSignal.timeout(pushTimeoutMs),
    }).catch((error: unknown) => {
      throw new Error(`LINE did not answer: ${error instanceof Error ? error.name : 'unknown'}`)
    })
    const text = await response.text()
    // The key was taken before: the push is on its way.
    if (response.status === 409) return 'sent'
    if (response.status === 429 && isMonthSpent(text)) {
      log.error({ kind: 'push', status: 429 }, 'the messages of the month in LINE are spent')
      return 'refused'
    }
    // A token that is spent or too old: LINE sends an event again whose answer was lost.
    if (act === 'reply' && response.status === 400) return 'refused'
    const outcome = outcomeOf(response.status)
    // An address of LINE that is not there says nothing of the person.
    return outcome === 'gone' ? 'refused' : outcome
  }

/** Of the reasons for 429 the one that no later try of the day ends. */
const isMonthSpent = (text: string) => /monthly limit/i.test(text)

const uuidOf = (tag: string) => tag.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

const lineFolder = (dataDir: string) => join(dataDir, 'line')
