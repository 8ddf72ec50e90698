import type { Solver } from '../../template/solver.ts'
import { byStem } from './read.ts'

// Every comparison is of whole numbers: fractions are multiplied out, so nothing is rounded.

/** Whether a whole number from `from` to `to` meets a condition. */
const some = (from: number, to: number, holds: (value: number) => boolean) => {
  for (let value = from; value <= to; value++) if (holds(value)) return true
  return false
}

export const storySolvers: Record<string, Solver> = {
  // 割合
  'seats-left': byStem((x, seats, percent) => (seats - x) * 100 === seats * percent),
  'share-percent': byStem((x, people, users) => people * x === users * 100),
  'rope-ratio': byStem((x, length, a, b, pieces) => pieces === 2 && x * a === (length - x) * b && 2 * x > length),
  'last-year': byStem((x, now, percent) => x * (100 + percent) === now * 100),
  'book-rest': byStem((x, _first, a, _one, _second, b, _two, rest) => x - x / a - (x - x / a) / b === rest),
  'add-water': byStem((x, salt, grams, water) => x * (grams + water) === salt * grams),
  'mix-two': byStem((x, thin, a, thick, b) => x * (a + b) === thin * a + thick * b),
  'ratio-chain': byStem((x, a, b, c, d, _colours, all) =>
    some(1, all, (blue) => (all - blue - x) * b === blue * a && blue * d === x * c),
  ),
  'two-sessions': byStem((x, people, less, more, now) => (people - x) * (100 - less) + x * (100 + more) === now * 100),
  'dilute-twice': byStem((x, salt, grams, out, times) => x * grams ** times === salt * (grams - out) ** times),
  // 速さ
  'minutes-distance': byStem((x, perHour, minutes) => x * 60 === perHour * minutes),
  'speed-from': byStem((x, distance, hours, minutes) => x * (hours * 60 + minutes) === distance * 60),
  'minutes-needed': byStem((x, perHour, distance) => x * perHour === distance * 60),
  'round-trip': byStem((x, distance, there, back) => x * distance * (there + back) === 2 * distance * there * back),
  meet: byStem((x, distance, _places, a, b, _people) => a * x + b * x === distance),
  'catch-up': byStem((x, ahead, a, b) => a * (ahead + x) === b * x),
  'switch-speed': byStem((x, distance, walk, run, minutes) => walk * (minutes - x) + run * x === distance),
  'train-tunnel': byStem((x, bridge, first, tunnel, second) => (bridge + x) * second === (tunnel + x) * first),
  river: byStem((x, distance, up, down) =>
    some(1, x, (river) => (x - river) * up === distance && (x + river) * down === distance),
  ),
  lap: byStem((x, _one, round, meet, pass) => some(1, x, (b) => (x + b) * meet === round && (x - b) * pass === round)),
  // 損益
  'list-price': byStem((x, cost, percent) => (x - cost) * 100 === cost * percent),
  discounted: byStem((x, price, tenths) => (price - x) * 10 === price * tenths),
  'cost-from-price': byStem((x, price, percent) => (price - x) * 100 === x * percent),
  'profit-after-discount': byStem((x, cost, up, off) => (cost + x) * 10_000 === cost * (100 + up) * (100 - off)),
  'markup-needed': byStem((x, off, gain) => (100 + x) * (100 - off) === 100 * (100 + gain)),
  bulk: byStem((x, _one, each, limit, off, total) => {
    let paid = 0
    for (let count = 1; count <= x; count++) paid += count <= limit ? each * 100 : each * (100 - off)
    return paid === total * 100
  }),
  'sold-rest': byStem((x, all, listed, up, off, gain, _one) => {
    const income = x * (100 + up) * listed * 100 + x * (100 + up) * (100 - off) * (all - listed)
    return income - x * all * 10_000 === gain * 10_000
  }),
  'best-price': byStem((x, _one, price, _day, sold, step, _dayToo, more, _dayThen, _piece) => {
    const sales = (cuts: number) => (price - cuts * step) * (sold + cuts * more)
    const cuts = (price - x) / step
    return Number.isInteger(cuts) && !some(0, price / step, (other) => other !== cuts && sales(other) >= sales(cuts))
  }),
}
