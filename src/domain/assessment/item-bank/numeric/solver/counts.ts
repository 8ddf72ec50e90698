import type { Solver } from '../../template/solver.ts'
import { byStem } from './read.ts'

/** All orders of some members of a list. */
function orders<T>(list: readonly T[], size: number): T[][] {
  if (size === 0) return [[]]
  return list.flatMap((member, place) => orders(list.toSpliced(place, 1), size - 1).map((rest) => [member, ...rest]))
}

/** All choices of some members, without their order. */
function choices<T>(list: readonly T[], size: number): T[][] {
  if (size === 0) return [[]]
  return list.flatMap((member, place) => choices(list.slice(place + 1), size - 1).map((rest) => [member, ...rest]))
}

const upTo = (n: number, from = 1) => Array.from({ length: n - from + 1 }, (_, place) => place + from)
const letters = (n: number) => upTo(n).map((place) => String.fromCharCode(64 + place))

/** Counts with the numbers of the stem and with its words, which name the people or the parity. */
const byWords =
  (count: (stem: string, ...numbers: number[]) => number): Solver =>
  ({ stem, options }) => {
    const right = count(stem, ...[...stem.matchAll(/\d+/g)].map(([digits]) => Number(digits)))
    return options.map((option) => 'text' in option && Number(option.text.replaceAll(/\D/g, '')) === right)
  }

const named = (stem: string, pattern: RegExp) => {
  const match = pattern.exec(stem)
  if (!match) throw new Error(`No letter in the stem: ${stem}`)
  return match.slice(1)
}

export const countSolvers: Record<string, Solver> = {
  'pick-two': byStem((x, people, size) => choices(upTo(people), size).length === x),
  'two-offices': byStem((x, people, _each) => orders(upTo(people), 2).length === x),
  menu: byStem((x, a, b, c, _each) => {
    let count = 0
    for (let one = 0; one < a; one++) for (let two = 0; two < b; two++) for (let three = 0; three < c; three++) count++
    return count === x
  }),
  'dice-sum': byStem(
    (x, _dice, least) => upTo(6).flatMap((one) => upTo(6).filter((two) => one + two >= least)).length === x,
  ),
  'not-at-ends': byWords((stem, people) => {
    const [who] = named(stem, /。([A-Z])が左端/)
    return orders(letters(people ?? 0), people ?? 0).filter((row) => row[0] !== who && row.at(-1) !== who).length
  }),
  'side-by-side': byWords((stem, people) => {
    const [one = '', other = ''] = named(stem, /。([A-Z])と([A-Z])が隣/)
    const isBeside = (row: string[]) => Math.abs(row.indexOf(one) - row.indexOf(other)) === 1
    return orders(letters(people ?? 0), people ?? 0).filter(isBeside).length
  }),
  'even-numbers': byWords((stem, from, top) => {
    const rest = stem.includes('偶数') ? 0 : 1
    const cards = upTo(top ?? 0, from)
    return orders(cards, 3).filter(([hundreds, , ones]) => hundreds !== 0 && (ones ?? 0) % 2 === rest).length
  }),
  'both-groups': byStem((x, a, b, size, _least) => {
    const people = [...upTo(a), ...upTo(b).map((person) => -person)]
    const isMixed = (group: number[]) => group.some((person) => person > 0) && group.some((person) => person < 0)
    return choices(people, size).filter(isMixed).length === x
  }),
  'grid-paths': byStem((x, east, north, blockedEast, blockedNorth) => {
    const walk = (right: number, up: number): number => {
      if (right > east || up > north || (right === blockedEast && up === blockedNorth)) return 0
      return right === east && up === north ? 1 : walk(right + 1, up) + walk(right, up + 1)
    }
    return walk(0, 0) === x
  }),
  'balls-boxes': byStem((x, balls, boxes, least, most) => {
    const fill = (rest: number, empty: number): number => {
      if (empty === 0) return rest === 0 ? 1 : 0
      return upTo(most, least).reduce((all, here) => all + (here <= rest ? fill(rest - here, empty - 1) : 0), 0)
    }
    return fill(balls, boxes) === x
  }),
  coins: byStem((x, small, middle, large, amount) => {
    // Ways to reach every amount, coin by coin.
    const ways = [1, ...upTo(amount).map(() => 0)]
    for (const coin of [small, middle, large]) {
      for (const sum of upTo(amount, coin)) ways[sum] = (ways[sum] ?? 0) + (ways[sum - coin] ?? 0)
    }
    return ways[amount] === x
  }),
}
