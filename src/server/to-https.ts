import type { IncomingMessage } from 'node:http'
import { refusedResponse } from '#graphql/refused.ts'
import type { Env } from '#platform/env.ts'
import { visitorProtocol } from './address.ts'

/**
 * The answer to a request that left the visitor's machine in the clear; null for every other. A page is shown where it
 * is. Anything that carries a secret is refused instead, so that the mistake is noticed where it is made.
 */
export function toHttps(
  request: Request,
  incoming: IncomingMessage,
  { publicUrl, trustProxy }: Pick<Env, 'publicUrl' | 'trustProxy'>,
): Response | null {
  if (!publicUrl.startsWith('https:') || visitorProtocol(incoming, trustProxy) !== 'http') return null
  // Browsers send this over https only. An inner proxy that names its own protocol must not send everybody in circles.
  if (request.headers.has('sec-fetch-site')) return null
  const isPage = request.method === 'GET' || request.method === 'HEAD'
  if (!isPage || request.headers.has('authorization')) return refusedResponse('forbidden')
  const { pathname, search } = new URL(request.url)
  return new Response(null, { status: 308, headers: { location: publicUrl + pathname + search } })
}
