/** From this similarity on, two reasons read as one text sent twice. */
export const similarFrom = 0.8

type Bigrams = { counts: Map<string, number>; total: number }

function bigramsOf(text: string): Bigrams {
  const letters = [...text.normalize('NFKC').replaceAll(/[\s、。，．「」『』！？!?]/gu, '')]
  const counts = new Map<string, number>()
  for (let at = 1; at < letters.length; at++) {
    const pair = `${letters[at - 1]}${letters[at]}`
    counts.set(pair, (counts.get(pair) ?? 0) + 1)
  }
  return { counts, total: Math.max(0, letters.length - 1) }
}

function dice(a: Bigrams, b: Bigrams) {
  if (a.total + b.total === 0) return 0
  let both = 0
  for (const [pair, count] of a.counts) both += Math.min(count, b.counts.get(pair) ?? 0)
  return (2 * both) / (a.total + b.total)
}

/** The similarity of two texts, 0 to 1: the Dice coefficient of their pairs of letters, without punctuation. */
export const similarity = (a: string, b: string) => dice(bigramsOf(a), bigramsOf(b))

export type Similar = { id: string; ratio: number }

/** For each text that is too similar to another text, the most similar one. */
export function similarTexts(texts: ReadonlyMap<string, string>): Map<string, Similar> {
  const entries = [...texts].map(([id, text]) => ({ id, bigrams: bigramsOf(text) }))
  const found = new Map<string, Similar>()
  const note = (id: string, similar: Similar) => {
    if (similar.ratio > (found.get(id)?.ratio ?? 0)) found.set(id, similar)
  }
  entries.forEach((one, at) => {
    for (const other of entries.slice(at + 1)) {
      const ratio = dice(one.bigrams, other.bigrams)
      if (ratio < similarFrom) continue
      note(one.id, { id: other.id, ratio })
      note(other.id, { id: one.id, ratio })
    }
  })
  return found
}
