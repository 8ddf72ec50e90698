import { foldWidth } from '#ground/spelling/folding.ts'

/** Minutes within which a code has to be sent from LINE. */
export const lineCodeMinutes = 10

/** The message in which a code is sent; LINE opens with it already written. */
export const lineMessageOf = (letters: string) => `接続コード ${groupsOf(letters)}`

/** The letters of a code as people read them: ABCD-EFGH-JKMN. */
export const groupsOf = (letters: string) => letters.match(/.{4}/g)?.join('-') ?? letters

/** The letters of the code in a message, as they are issued; null without one. */
export function lettersIn(message: string): string | null {
  const [, ...groups] = /(?<![0-9A-Z])([0-9A-Z]{4})[- ]?([0-9A-Z]{4})[- ]?([0-9A-Z]{4})(?![0-9A-Z])/.exec(
    foldWidth(message).toUpperCase(),
  ) ?? ['']
  if (groups.length === 0) return null
  return groups.join('').replaceAll('O', '0').replaceAll(/[IL]/g, '1')
}

/** An act of one person in LINE, as its platform reports it: `at` is its moment, and an answer needs `replyToken`. */
export type LineEvent = { userId: string; at: Date } & (
  | { type: 'MESSAGE'; replyToken: string; text: string }
  | { type: 'FOLLOW'; replyToken: string }
  | { type: 'UNFOLLOW' }
)

/** The answers in LINE. */
export type LineReply = 'CONNECTED' | 'ALREADY_CONNECTED' | 'CODE_UNKNOWN' | 'CODE_UNKNOWN_CONNECTED' | 'NOT_CONNECTED'
/** The payload of `send_line_reply`; the token serves for a minute. */
export type LineReplyJob = { replyToken: string; reply: LineReply }
