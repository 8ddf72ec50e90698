import * as v from 'valibot'
import { text, url } from '../setting-forms.ts'

/** The settings of the official account, by their names in the environment; all of the first three or none. */
export const lineSettings = {
  LINE_ACCOUNT_ID: v.optional(v.pipe(v.string(), v.regex(/^@[a-z0-9._-]{2,30}$/, 'an id such as @yoake'))),
  LINE_CHANNEL_SECRET: v.optional(text('the secret of the Messaging API channel')),
  LINE_CHANNEL_TOKEN: v.optional(text('a long-lived channel access token')),
  LINE_API_URL: v.optional(url('https://api.line.me', 'https:', 'http:'), 'https://api.line.me'),
}

const all = v.object({ ...lineSettings, NODE_ENV: v.string() })
export type LineChannel = { accountId: string; secret: string; token: string; apiUrl: string }
/** `local`: a page of this machine stands in for the app; null: LINE is not offered. */
export type LineAccount = LineChannel | 'local' | null

/** The official account, when its settings are given (all of them, see `together`). */
export function lineOf(s: v.InferOutput<typeof all>): LineAccount {
  if (s.LINE_ACCOUNT_ID)
    return {
      accountId: s.LINE_ACCOUNT_ID,
      secret: s.LINE_CHANNEL_SECRET ?? '',
      token: s.LINE_CHANNEL_TOKEN ?? '',
      apiUrl: s.LINE_API_URL.replace(/\/+$/, ''),
    }
  // Outside production /dev/line stands in for the app.
  return s.NODE_ENV === 'production' ? null : 'local'
}

/** An official account: its id, by which people find it, and the address that opens it with this message written. */
export type LineChat = { accountId: string; addressOf: (message: string) => string }

type LineSite = { line: LineAccount; publicUrl: string }
export function lineChatOf({ line, publicUrl }: LineSite): LineChat | null {
  if (line === null) return null
  if (line === 'local')
    return {
      accountId: '@local',
      addressOf: (message) => `${publicUrl}${localLinePath}?${new URLSearchParams({ text: message })}`,
    }
  const { accountId } = line
  const account = `https://line.me/R/oaMessage/${encodeURIComponent(accountId)}/`
  return { accountId, addressOf: (message) => `${account}?${encodeURIComponent(message)}` }
}

/** The page that stands in for the app outside production. */
export const localLinePath = '/dev/line'
