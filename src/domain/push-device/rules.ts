import type { OfRow } from '#ground/id.ts'

/** The person who gets the pushes of a device. */
export type PushDeviceOwner =
  | { candidateId: OfRow<'candidate'> }
  | { companyId: OfRow<'company'>; companyUserId: string }

/** The way of a push to a device: the push service of its browser, or LINE. */
export type PushService = 'BROWSER' | 'LINE'

/** The kind of push tokens this server can send to: Web Push subscriptions or Firebase tokens. */
export type AcceptedFcmTokens =
  | { kind: 'firebase' }
  /**
   * `hosts` are push services in addition to the known ones. `allowHttp` permits plain HTTP to these hosts, for a
   * service on this machine.
   */
  | { kind: 'webPush'; hosts: readonly string[]; allowHttp: boolean }

/** Devices of one person. One more removes the oldest registration. */
export const maxFcmTokens = 10
/** A company user's device leaves after so many days without a visit. */
export const keptDeviceDays = 30
const maxFcmTokenLength = 2000
export const unreadableFcmToken = 'この端末の通知先を読み取れませんでした。もう一度お試しください。'

/**
 * Returns the token in its stored form, which is the same text for the same device. Returns null for an unreadable
 * token and for an endpoint that is not a push service, since our server sends requests to the endpoint.
 */
export function readFcmToken(text: string, accepted: AcceptedFcmTokens): string | null {
  if (text.length > maxFcmTokenLength) return null
  if (accepted.kind === 'firebase') return /^[\w:.-]{20,}$/.test(text) ? text : null
  const { endpoint, keys } = asObject(parsed(text))
  const { p256dh, auth } = asObject(keys)
  if (typeof endpoint !== 'string' || typeof p256dh !== 'string' || typeof auth !== 'string') return null
  const url = URL.parse(endpoint)
  if (!url || !isPushService(url, accepted) || !publicKey.test(p256dh) || !secret.test(auth)) return null
  const token = JSON.stringify({ endpoint: url.href, keys: { p256dh: unpadded(p256dh), auth: unpadded(auth) } })
  return token.length > maxFcmTokenLength ? null : token
}

// base64url: 65 bytes that begin with 4 (an uncompressed point), 16 bytes.
const publicKey = /^B[\w-]{86}=?$/
const secret = /^[\w-]{22}={0,2}$/
const unpadded = (text: string) => text.replace(/=+$/, '')

/** Push services of Chromium browsers, Firefox, Edge, Safari. */
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
