/** The same seed gives the same sequence; a fork depends on seed and label only, not on what was drawn before. */
export type Random = {
  /** 0 ≤ x < 1 */
  next(): number
  /** Both ends included. */
  int(from: number, to: number): number
  chance(probability: number): boolean
  pick<T>(list: readonly T[]): T
  /** At most n different members, in drawn order. */
  sample<T>(list: readonly T[], n: number): T[]
  weighted<T>(choices: readonly (readonly [value: T, weight: number])[]): T
  normal(mean: number, deviation: number): number
  fork(label: string | number): Random
}

/** 32-bit hash of a seed and a label: FNV-1a between two murmur finishers. */
export function hash(seed: number, label: string | number): number {
  // Mixing the seed first keeps (1, '2…') and (2, '1…') apart.
  let h = mix(seed ^ 0x811c9dc5)
  const text = String(label)
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
  return mix(h)
}

function mix(word: number): number {
  let h = Math.imul(word ^ (word >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return (h ^ (h >>> 16)) >>> 0
}

export function randomOf(seed: number): Random {
  let state = seed >>> 0

  // mulberry32: one 32-bit word of state is enough for seeds and very quick.
  function next() {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  function pick<T>(list: readonly T[]): T {
    if (list.length === 0) throw new RangeError('pick from an empty list')
    return list[Math.floor(next() * list.length)] as T
  }
  function sample<T>(list: readonly T[], n: number): T[] {
    const rest = list.slice()
    const taken: T[] = []
    while (taken.length < n && rest.length > 0) taken.push(...rest.splice(int(0, rest.length - 1), 1))
    return taken
  }
  function weighted<T>(choices: readonly (readonly [T, number])[]): T {
    let total = 0
    for (const [, weight] of choices) total += weight
    let left = next() * total
    for (const [value, weight] of choices) if ((left -= weight) < 0) return value
    const last = choices.at(-1)
    if (!last) throw new RangeError('weighted choice from an empty list')
    return last[0]
  }
  function normal(mean: number, deviation: number) {
    return mean + deviation * Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next())
  }
  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick,
    sample,
    weighted,
    normal,
    fork: (label) => randomOf(hash(seed, label)),
  }
}
