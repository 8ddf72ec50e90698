import webPush, { type PushSubscription } from 'web-push'
import { outcomeOf, pushTimeoutMs, pushTtlSeconds, type Push } from './push-message.ts'
import type { VapidKeys } from './vapid-keys.ts'

/** Standard Web Push (RFC 8030, 8291, 8292); the token is the JSON of the browser's PushSubscription. */
export function openWebPush(vapidKeys: VapidKeys, operatorMail: string): Push {
  const vapidDetails = { subject: `mailto:${operatorMail}`, ...vapidKeys }
  return async (token, message) => {
    const subscription = readSubscription(token)
    if (!subscription) return 'gone'
    const { endpoint, method, headers, body } = webPush.generateRequestDetails(subscription, JSON.stringify(message), {
      vapidDetails,
      TTL: pushTtlSeconds,
      topic: message.tag,
    })
    // fetch sets the length itself.
    const { 'Content-Length': _, ...sent } = headers
    const response = await ask(endpoint, {
      method,
      headers: sent,
      body: new Uint8Array(body),
      // A push service answers itself; a redirect could lead to any address.
      redirect: 'manual',
      signal: AbortSignal.timeout(pushTimeoutMs),
    })
    await response.body?.cancel()
    return outcomeOf(response.status)
  }
}

/** Replaces the error of fetch, which may contain the address. */
const ask = (endpoint: string, request: RequestInit) =>
  fetch(endpoint, request).catch((error: unknown) => {
    throw new Error(`the push service did not answer: ${error instanceof Error ? error.name : 'unknown'}`)
  })

/** Undefined for a Firebase token, registered while Firebase was configured. */
function readSubscription(token: string): PushSubscription | undefined {
  try {
    return JSON.parse(token) as PushSubscription
  } catch {
    return undefined
  }
}
