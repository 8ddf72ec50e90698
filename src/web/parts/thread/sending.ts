import { AskError, type ActionRefusal } from '#web/carry/ask.ts'
import type { SendMessage } from './outbox.ts'

/** Sends a message as its own intention, so that a repeated one is the same message. */
export const sendingBy =
  (ask: (text: string, key: string) => Promise<number>): SendMessage =>
  async (text, key) => {
    try {
      return await ask(text, key)
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

/** The refusal of an action that only a message without scripts meets. */
export const refusalOf = (answer: object | null | undefined): ActionRefusal | undefined =>
  answer && 'refused' in answer ? (answer as ActionRefusal) : undefined
