/** Numbers in [0, 1) that follow from the seed alone (splitmix32), so that a form can be made again. */
export function chanceOf(seed: number): () => number {
  // Both halves of a seed beyond 32 bits count.
  let state = (Math.floor(seed / 2 ** 32) ^ (seed >>> 0)) | 0
  return () => {
    state = (state + 0x9e3779b9) | 0
    let mixed = state ^ (state >>> 16)
    mixed = Math.imul(mixed, 0x21f0aaad)
    mixed ^= mixed >>> 15
    mixed = Math.imul(mixed, 0x735a2d97)
    mixed ^= mixed >>> 15
    return (mixed >>> 0) / 2 ** 32
  }
}

/** A copy in an order by chance (Fisher–Yates). */
export function shuffled<Item>(items: readonly Item[], chance: () => number): Item[] {
  const rest = [...items]
  const drawn: Item[] = []
  while (rest.length > 0) drawn.push(...rest.splice(Math.floor(chance() * rest.length), 1))
  return drawn
}

/** A seed that no student can foresee. */
export const largestSeed = 2 ** 47
