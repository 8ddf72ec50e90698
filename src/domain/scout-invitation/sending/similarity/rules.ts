type Pairs = { counts: Map<string, number>; total: number }

/** The pairs of letters of a text that stand beside each other, without spaces and punctuation. */
export function pairsOf(text: string): Pairs {
  const letters = [...text.normalize('NFKC').replaceAll(/[\s、。，．「」『』！？!?]/gu, '')]
  const counts = new Map<string, number>()
  for (let at = 1; at < letters.length; at++) {
    const pair = `${letters[at - 1]}${letters[at]}`
    counts.set(pair, (counts.get(pair) ?? 0) + 1)
  }
  return { counts, total: Math.max(0, letters.length - 1) }
}

/** The Dice coefficient of two texts' pairs, 0 to 1. */
export function dice(a: Pairs, b: Pairs) {
  if (a.total + b.total === 0) return 0
  let both = 0
  for (const [pair, count] of a.counts) both += Math.min(count, b.counts.get(pair) ?? 0)
  return (2 * both) / (a.total + b.total)
}

/** The similarity of two texts, 0 to 1. */
export const similarity = (a: string, b: string) => dice(pairsOf(a), pairsOf(b))
