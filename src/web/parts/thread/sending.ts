import { AskError, type ActionRefusal } from '#web/carry/ask.ts'
import type { OutgoingMessage, SendMessage } from './outbox.ts'

/** Sends a message as its own intention, so that a repeated one is the same message. */
export const sendingBy =
  (ask: (message: OutgoingMessage, key: string) => Promise<number>): SendMessage =>
  async (message, key) => {
    try {
      return await ask(message, key)
    } catch (error) {
      if (error instanceof AskError) return error.refused
      throw error
    }
  }

/** The position before which the page shows messages; null for the newest ones. */
export function readBefore(search: URLSearchParams) {
  const before = Number(search.get('before'))
  return Number.isSafeInteger(before) && before > 1 && before < 1_000_000 ? before : null
}

/** The refusal of the form with this intent among those of the page. */
export function refusalOf(answer: object | null | undefined, intent: string | string[]): ActionRefusal | undefined {
  const refusal = answer && 'refused' in answer ? (answer as ActionRefusal) : undefined
  const sent = refusal?.values?.['intent']?.[0]
  return sent !== undefined && [intent].flat().includes(sent) ? refusal : undefined
}
