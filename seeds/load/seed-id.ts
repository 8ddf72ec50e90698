import { createHash } from 'node:crypto'

/** A UUID of version 7 made from a time and a name: the same seed makes the same ids, in the order of time. */
export function seedId(at: Date, name: string): string {
  const time = at.getTime().toString(16).padStart(12, '0')
  const rest = createHash('sha256').update(name).digest('hex')
  const variant = (0x8 | (Number.parseInt(rest[15] ?? '0', 16) & 0x3)).toString(16)
  return `${time.slice(0, 8)}-${time.slice(8)}-7${rest.slice(0, 3)}-${variant}${rest.slice(3, 6)}-${rest.slice(16, 28)}`
}
