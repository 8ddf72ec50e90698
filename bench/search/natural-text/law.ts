/** Different pairs and different triples of neighbouring characters. */
export type Grams = { pairs: number; triples: number }

/**
 * How many different pairs and triples real Japanese has in so many texts of 512 characters:
 *
 *     ln V(n) = a + b · ln(n / 16384) + c · ln²(n / 16384)
 *
 * Fitted to 362,757 pieces of the 10,387 works of Aozora Bunko in modern spelling, at 256 to 262,144 pieces; it is
 * within 1.1 % (pairs) and 0.5 % (triples) of the six counts. The growth slows: Heaps' law with one exponent does not hold.
 */
export const law = {
  pairs: { a: 12.6605, b: 0.466, c: -0.0187 },
  triples: { a: 14.3949, b: 0.6695, c: -0.0215 },
}

export function gramsByLaw(texts: number): Grams {
  const far = Math.log(texts / 16_384)
  const of = ({ a, b, c }: (typeof law)['pairs']) => Math.exp(a + b * far + c * far ** 2)
  return { pairs: of(law.pairs), triples: of(law.triples) }
}

/** Counted by UTF-16 units: what lies outside them is too rare to matter. */
export function countGrams(texts: Iterable<string>): Grams {
  const pairs = new Set<number>()
  const triples = new Set<number>()
  for (const text of texts)
    for (let at = 1; at < text.length; at += 1) {
      const pair = text.charCodeAt(at - 1) * 65_536 + text.charCodeAt(at)
      pairs.add(pair)
      if (at + 1 < text.length) triples.add(pair * 65_536 + text.charCodeAt(at + 1))
    }
  return { pairs: pairs.size, triples: triples.size }
}
