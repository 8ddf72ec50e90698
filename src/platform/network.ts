import { BlockList, isIP } from 'node:net'

/** The parts of a network such as '203.0.113.0/24'; a bare address is a network of one. null for other texts. */
export function parseNetwork(text: string): { address: string; prefix: number; family: 'ipv4' | 'ipv6' } | null {
  const [address = '', prefixText, ...rest] = text.split('/')
  const kind = isIP(address)
  if (kind === 0 || rest.length > 0 || address.includes('%')) return null
  const family = kind === 4 ? 'ipv4' : 'ipv6'
  const longest = kind === 4 ? 32 : 128
  if (prefixText !== undefined && !/^\d{1,3}$/.test(prefixText)) return null
  const prefix = prefixText === undefined ? longest : Number(prefixText)
  return prefix > longest ? null : { address, prefix, family }
}

/**
 * Whether the address is in one of the networks. IPv4 written as IPv6 (::ffff:…) counts as IPv4; an unreadable text is
 * outside.
 */
export function isWithin(address: string, networks: readonly string[]): boolean {
  const list = new BlockList()
  for (const text of networks) {
    const network = parseNetwork(text)
    if (network) list.addSubnet(network.address, network.prefix, network.family)
  }
  const plain = address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '').replace(/%.*$/, '')
  const kind = isIP(plain)
  return kind !== 0 && list.check(plain, kind === 4 ? 'ipv4' : 'ipv6')
}

/** Whether the networks shut out an address that the other ones let in. No network at all lets in every address. */
export function isNarrower(networks: readonly string[], before: readonly string[]): boolean {
  if (networks.length === 0) return false
  if (before.length === 0) return true
  return !before.every((text) => {
    const inner = parseNetwork(text)
    return networks.some((one) => {
      const outer = parseNetwork(one)
      return inner && outer && outer.prefix <= inner.prefix && isWithin(inner.address, [one])
    })
  })
}

/**
 * The key for counting a visitor's attempts: an IPv4 address, or the /64 of an IPv6 address, since every home has 2^64
 * addresses. A text that is not an address is returned unchanged.
 */
export function visitorNetwork(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '').replace(/%.*$/, '')
  if (isIP(plain) !== 6) return plain
  const [head = '', tail] = plain.toLowerCase().split('::')
  const groups = (part: string) => (part === '' ? [] : part.split(':'))
  const [before, after] = [groups(head), groups(tail ?? '')]
  // A dotted IPv4 tail fills two of the eight groups.
  const length = before.length + after.length + (plain.includes('.') ? 1 : 0)
  const zeros: string[] = tail === undefined ? [] : Array.from({ length: 8 - length }, () => '0')
  return `${[...before, ...zeros, ...after]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}
