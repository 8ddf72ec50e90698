import { dice, pairsOf } from '#domain/scout-invitation/sending/similarity/rules.ts'

/** From this similarity on, two reasons read as one text sent twice. */
export const similarFrom = 0.8

export type Similar = { id: string; ratio: number }

/** For each text that is too similar to another text, the most similar one. */
export function similarTexts(texts: ReadonlyMap<string, string>): Map<string, Similar> {
  const entries = [...texts].map(([id, text]) => ({ id, pairs: pairsOf(text) }))
  const found = new Map<string, Similar>()
  const note = (id: string, similar: Similar) => {
    if (similar.ratio > (found.get(id)?.ratio ?? 0)) found.set(id, similar)
  }
  entries.forEach((one, at) => {
    for (const other of entries.slice(at + 1)) {
      const ratio = dice(one.pairs, other.pairs)
      if (ratio < similarFrom) continue
      note(one.id, { id: other.id, ratio })
      note(other.id, { id: one.id, ratio })
    }
  })
  return found
}
