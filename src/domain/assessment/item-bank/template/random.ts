/** The same seed gives the same sequence on every machine. */
export type Random = {
  /** Both ends included. */
  int(from: number, to: number): number
  pick<T>(list: readonly T[]): T
  shuffle<T>(list: readonly T[]): T[]
  sample<T>(list: readonly T[], size: number): T[]
}

/** Each label has its own sequences, so that two templates draw different values from one seed. */
export function randomOf(seed: number, label = ''): Random {
  let state = [...label].reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 0x01000193), 0x811c9dc5)
  state = (state ^ Math.imul(seed, 0x9e3779b1)) >>> 0
  // mulberry32
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let word = Math.imul(state ^ (state >>> 15), state | 1)
    word ^= word + Math.imul(word ^ (word >>> 7), word | 61)
    return ((word ^ (word >>> 14)) >>> 0) / 4_294_967_296
  }
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  const shuffle = <T>(list: readonly T[]) => {
    const rest = [...list]
    return list.flatMap(() => rest.splice(int(0, rest.length - 1), 1))
  }
  return {
    int,
    pick: (list) => {
      if (list.length === 0) throw new Error('There is nothing to pick from')
      return list[int(0, list.length - 1)] as (typeof list)[number]
    },
    shuffle,
    sample: (list, size) => shuffle(list).slice(0, size),
  }
}
