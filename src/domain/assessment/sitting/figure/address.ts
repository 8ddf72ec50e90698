import type { OfRow } from '#ground/id.ts'
import type { Sealing } from '#platform/secrets/secret.ts'

/** The figure that an address names: the figure of an item itself, or of one of its options as stored. */
type FigurePlace = { candidateId: OfRow<'candidate'>; itemId: string; option: number | null }

/** How long an address is answered. A page that is open longer gets new ones with its next question. */
const figureMinutes = 20

/** The content of a token, which only this product seals. */
type Sealed = [OfRow<'candidate'>, string, number | null, number]

const start = '/files/assessment/'

/** A short-lived address that says nothing of the item, and that is answered to this student alone. */
export function figureAddress({ seal }: Sealing, { candidateId, itemId, option }: FigurePlace, now: Date) {
  const until = now.getTime() + figureMinutes * 60_000
  return `${start}${seal(JSON.stringify([candidateId, itemId, option, until])).toString('base64url')}.svg`
}

/** The place behind an address; null for an address that was not made here or is over. */
export function figurePlaceAt({ unseal }: Sealing, path: string, now: Date): FigurePlace | null {
  const token = /^\/files\/assessment\/([\w-]{40,400})\.svg$/.exec(path)?.[1]
  const text = token && unseal(Buffer.from(token, 'base64url'))
  if (!text) return null
  const [candidateId, itemId, option, until] = JSON.parse(text) as Sealed
  return now.getTime() <= until ? { candidateId, itemId, option } : null
}
