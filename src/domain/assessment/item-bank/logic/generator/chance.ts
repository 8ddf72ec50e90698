/** Draws that are the same for the same seed on every machine (mulberry32). */
export type Chance = ReturnType<typeof chanceOf>

export function chanceOf(seed: number) {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  /** A whole number from 0 to less than `below`. */
  const whole = (below: number) => Math.floor(next() * below)
  const between = (least: number, most: number) => least + whole(most - least + 1)
  function shuffled<T>(list: readonly T[]): T[] {
    return list
      .map((element) => [next(), element] as const)
      .toSorted(([one], [other]) => one - other)
      .map(([, element]) => element)
  }
  function pick<T>(list: readonly T[]): T {
    const [element] = list.slice(whole(list.length))
    if (element === undefined) throw new Error('Nothing to pick from')
    return element
  }
  return { whole, between, shuffled, pick }
}
