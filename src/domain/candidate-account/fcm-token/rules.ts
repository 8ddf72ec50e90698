/** Which tokens can be sent to: those of browsers for Web Push, or Firebase's own. */
export type AcceptedFcmTokens =
  | { kind: 'firebase' }
  /** `hosts` beside the known push services, `allowHttp` for one on this machine. */
  | { kind: 'webPush'; hosts: readonly string[]; allowHttp: boolean }

/** One student's; the one that registered longest ago goes. */
export const maxFcmTokens = 10
export const maxFcmTokenLength = 2000
export const unreadableFcmToken = 'この端末の通知先を読み取れませんでした。もう一度お試しください。'

/**
 * The token in the one form it is kept in: the same device, the same text. Null for what nobody can be reached by, and for
 * an address that is no push service: our server would call whatever it is told.
 */
export function readFcmToken(text: string, accepted: AcceptedFcmTokens): string | null {
  if (text.length > maxFcmTokenLength) return null
  if (accepted.kind === 'firebase') return /^[\w:.-]{20,}$/.test(text) ? text : null
  const { endpoint, keys } = asObject(parsed(text))
  const { p256dh, auth } = asObject(keys)
  if (typeof endpoint !== 'string' || typeof p256dh !== 'string' || typeof auth !== 'string') return null
  const url = URL.parse(endpoint)
  if (!url || !isPushService(url, accepted) || !publicKey.test(p256dh) || !secret.test(auth)) return null
  const kept = JSON.stringify({ endpoint: url.href, keys: { p256dh: unpadded(p256dh), auth: unpadded(auth) } })
  return kept.length > maxFcmTokenLength ? null : kept
}

// base64url: 65 bytes that begin with 4 (an uncompressed point), 16 bytes.
const publicKey = /^B[\w-]{86}=?$/
const secret = /^[\w-]{22}={0,2}$/
const unpadded = (text: string) => text.replace(/=+$/, '')

/** Chrome and what is built on it, Firefox, Edge, Safari. */
const pushServices = [
  /^fcm\.googleapis\.com$/,
  /^([\w-]+\.)*push\.services\.mozilla\.com$/,
  /^([\w-]+\.)+notify\.windows\.com$/,
  /^([\w-]+\.)*push\.apple\.com$/,
]

function isPushService(url: URL, { hosts, allowHttp }: Extract<AcceptedFcmTokens, { kind: 'webPush' }>) {
  if (url.username || url.password) return false
  if (hosts.includes(url.hostname)) return url.protocol === 'https:' || (allowHttp && url.protocol === 'http:')
  return url.protocol === 'https:' && url.port === '' && pushServices.some((host) => host.test(url.hostname))
}

const asObject = (read: unknown): Record<string, unknown> =>
  typeof read === 'object' && read !== null ? (read as Record<string, unknown>) : {}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
