import type { IncomingMessage } from 'node:http'
import { refusedResponse } from '#door/refused.ts'
import type { Env } from '#platform/env.ts'
import { visitorProtocol } from './address.ts'

/**
 * The answer to a request that left the visitor's machine over plain HTTP; null for every other. A page is redirected
 * to PUBLIC_URL. Other methods and requests with a token are refused, so that their sender notices the mistake.
 */
export function toHttps(
  request: Request,
  incoming: IncomingMessage,
  { publicUrl, trustProxy }: Pick<Env, 'publicUrl' | 'trustProxy'>,
): Response | null {
  if (!publicUrl.startsWith('https:') || visitorProtocol(incoming, trustProxy) !== 'http') return null
  // Browsers send this over https only, so an inner proxy reports its own protocol: a redirect would loop for ever.
  if (request.headers.has('sec-fetch-site')) return null
  const isPage = request.method === 'GET' || request.method === 'HEAD'
  if (!isPage || request.headers.has('authorization')) return refusedResponse('forbidden')
  const { pathname, search } = new URL(request.url)
  return new Response(null, { status: 308, headers: { location: publicUrl + pathname + search } })
}
