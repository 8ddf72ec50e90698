import type { IncomingMessage } from 'node:http'

/** The visitor's address; of X-Forwarded-For only what the given number of own proxies wrote is believed. */
export function visitorAddress(request: IncomingMessage, proxies: number): string {
  const forwarded = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean)
  const chain = [...forwarded, request.socket.remoteAddress ?? 'unknown']
  return chain.at(-1 - proxies) ?? chain[0] ?? 'unknown'
}
