import { BlockList, isIP } from 'node:net'

/** Where a typed address may lead: 'any' lets in this machine and plain http, for tests and demonstrations. */
export type Reach = 'public' | 'any'
export type AddressTrouble = 'unreadable' | 'not_https' | 'credentials' | 'port' | 'private'

const longestAddress = 2000
const ports = ['', '443', '8443']

// 2000::/3 holds every public IPv6 address; loopback, link-local, ULA, multicast, NAT64 and mapped IPv4 lie outside.
const globalUnicast = new BlockList()
globalUnicast.addSubnet('2000::', 3, 'ipv6')

const reservedNetworks = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  // Multicast, reserved and broadcast.
  ['224.0.0.0', 3],
] as const)
  reservedNetworks.addSubnet(network, prefix, 'ipv4')
// Teredo and 6to4 can hide an IPv4 address; documentation networks are never routed.
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  reservedNetworks.addSubnet(network, prefix, 'ipv6')

/** Whether an IP address is one of the internet at large; false for a text that is none. */
export function isPublicAddress(address: string): boolean {
  const kind = isIP(address)
  if (kind === 4) return !reservedNetworks.check(address, 'ipv4')
  return kind === 6 && globalUnicast.check(address, 'ipv6') && !reservedNetworks.check(address, 'ipv6')
}

/** The host of an address without the brackets of IPv6, which is what a socket is opened to. */
export const hostOf = ({ hostname }: URL) => hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '')

/**
 * The mistake of a typed address as far as its text shows; null when it may be called. Where its name leads is seen
 * only when it is called. URL writes decimal, hex and octal IPv4 addresses in the usual form.
 */
export function addressTrouble(text: string, reach: Reach): AddressTrouble | null {
  const url = URL.parse(text)
  if (!url || text.length > longestAddress || !url.hostname) return 'unreadable'
  if (url.protocol !== 'https:' && !(reach === 'any' && url.protocol === 'http:')) return 'not_https'
  if (url.username || url.password) return 'credentials'
  if (reach === 'any') return null
  if (!ports.includes(url.port)) return 'port'
  return isPublicHost(hostOf(url)) ? null : 'private'
}

// A name without a dot, or under one of these, is known to a local network at most (RFC 6761, 6762, 8375, 9476).
const isPublicHost = (host: string) =>
  isIP(host) === 0
    ? host.includes('.') && !/\.(?:localhost|local|internal|home\.arpa|lan|test|invalid|onion|alt)$/i.test(host)
    : isPublicAddress(host)
