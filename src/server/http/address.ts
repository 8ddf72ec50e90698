import { isIP } from 'node:net'
import type { IncomingMessage } from 'node:http'

/**
 * The visitor's network address. Of X-Forwarded-For only the entries of the given number of own proxies are trusted.
 */
export function visitorAddress(request: IncomingMessage, proxies: number): string {
  const nearest = plainAddress(request.socket.remoteAddress ?? '') ?? 'unknown'
  if (proxies === 0) return nearest
  const chain = [...wordsOf(request, 'x-forwarded-for'), nearest]
  return plainAddress(chain.at(-1 - proxies) ?? chain[0] ?? '') ?? nearest
}

export type VisitorAddresses = {
  of: (incoming: IncomingMessage) => string
  /** The address of a request that was noted; 'unknown' for every other. */
  addressOf: (request: Request) => string
  note: (request: Request, incoming: IncomingMessage) => void
  /** For a request that did not come over a connection. */
  set: (request: Request, address: string) => void
}

export function openVisitorAddresses(proxies: number): VisitorAddresses {
  const addresses = new WeakMap<Request, string>()
  const of = (incoming: IncomingMessage) => visitorAddress(incoming, proxies)
  return {
    of,
    addressOf: (request) => addresses.get(request) ?? 'unknown',
    note: (request, incoming) => void addresses.set(request, of(incoming)),
    set: (request, address) => void addresses.set(request, address),
  }
}

/** The visitor's protocol as the outermost own proxy reports it; null without a proxy or a report. */
export function visitorProtocol(request: IncomingMessage, proxies: number): 'http' | 'https' | null {
  if (proxies === 0) return null
  const chain = wordsOf(request, 'x-forwarded-proto')
  const word = (chain.at(-proxies) ?? chain[0])?.toLowerCase()
  return word === 'http' || word === 'https' ? word : null
}

const wordsOf = (request: IncomingMessage, header: string) =>
  String(request.headers[header] ?? '')
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean)

/** Some proxies write a port or brackets; IPv4 that came over an IPv6 socket is IPv4. */
function plainAddress(written: string): string | undefined {
  const address = written
    .replace(/^\[([^\]]*)\](?::\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '')
  return isIP(address) === 0 ? undefined : address
}
