import type { Random } from '#seeds/random.ts'

/** Members in the order of their frequency, drawn by Zipf–Mandelbrot: the member of rank r as often as (r + offset)^-exponent. */
export type Ranked<Member> = (random: Random) => Member

export function ranked<Member>(members: readonly Member[], exponent: number, offset: number): Ranked<Member> {
  if (members.length === 0) throw new RangeError('nothing to draw from')
  // The integral of the density, inverted: a draw costs one power and no table.
  const power = 1 - exponent
  const isLogarithmic = Math.abs(power) < 1e-9
  const primitive = (rank: number) => (isLogarithmic ? Math.log(rank + offset) : (rank + offset) ** power)
  const first = primitive(0)
  const span = primitive(members.length) - first
  const last = members.length - 1
  return (random) => {
    const at = first + span * random.next()
    const rank = Math.floor((isLogarithmic ? Math.exp(at) : at ** (1 / power)) - offset)
    return members[rank > last ? last : rank < 0 ? 0 : rank] as Member
  }
}
