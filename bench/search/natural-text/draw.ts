/** What a text draws from: mulberry32 without the comforts of the seeds' random, which would be half of a text's time. */
export type Draw = { next: () => number; below: (size: number) => number; chance: (probability: number) => boolean }

export function drawOf(seed: number, index: number): Draw {
  let state = (Math.imul(index + 1, 0x9e3779b1) ^ Math.imul(seed + 0x7f4a7c15, 0x85ebca6b)) | 0
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let word = Math.imul(state ^ (state >>> 15), state | 1)
    word ^= word + Math.imul(word ^ (word >>> 7), word | 61)
    return ((word ^ (word >>> 14)) >>> 0) / 4294967296
  }
  // Neighbours begin at unrelated places.
  next()
  state = Math.floor(next() * 4294967296) | 0
  return {
    next,
    below: (size) => Math.floor(next() * size),
    chance: (probability) => next() < probability,
  }
}

/** Members in the order of their frequency, drawn by Zipf–Mandelbrot: the member of rank r as often as (r + offset)^-exponent. */
export type Ranked<Member> = (draw: Draw) => Member

export function ranked<Member>(members: readonly Member[], exponent: number, offset: number): Ranked<Member> {
  if (members.length === 0) throw new RangeError('nothing to draw from')
  // The integral of the density, inverted: a draw costs one power and no table.
  const power = 1 - exponent
  const isLogarithmic = Math.abs(power) < 1e-9
  const primitive = (rank: number) => (isLogarithmic ? Math.log(rank + offset) : (rank + offset) ** power)
  const first = primitive(0)
  const span = primitive(members.length) - first
  const last = members.length - 1
  return (draw) => {
    const at = first + span * draw.next()
    const rank = Math.floor((isLogarithmic ? Math.exp(at) : at ** (1 / power)) - offset)
    return members[rank > last ? last : rank < 0 ? 0 : rank] as Member
  }
}
