import { type Solver } from '../../template/solver.ts'

type Rule = (terms: readonly number[]) => readonly number[]

const gaps = (terms: readonly number[]) => terms.slice(1).map((term, place) => term - (terms[place] ?? 0))
const isSame = (values: readonly number[]) => values.length > 1 && new Set(values).size === 1
const at = (terms: readonly number[], place: number) => terms.at(place) ?? Number.NaN

/** Differences of this order are equal. At least two of them are needed, or any numbers would fit. */
const differences =
  (order: number): Rule =>
  (terms) => {
    let rows = [terms]
    for (let depth = 0; depth < order; depth++) rows = [...rows, gaps(rows.at(-1) ?? [])]
    return isSame(rows.at(-1) ?? []) ? [rows.reduce((sum, row) => sum + at(row, -1), 0)] : []
  }

/** Each place of a cycle always adds the same number, or always multiplies by the same one. */
const cycle =
  (length: number): Rule =>
  (terms) => {
    const steps = terms.slice(1).map((term, place) => ({ from: terms[place] ?? 0, to: term }))
    const phases = Array.from({ length }, (_, phase) => steps.filter((_step, place) => place % length === phase))
    const readings = phases.map((phase) => {
      if (phase.length < 2) return []
      const [first] = phase
      const adds = phase.every(({ from, to }) => first && to - from === first.to - first.from)
      const times = phase.every(({ from, to }) => first && to * first.from === first.to * from)
      const last = at(terms, -1)
      if (!first) return []
      return [...(adds ? [last + first.to - first.from] : []), ...(times ? [(last * first.to) / first.from] : [])]
    })
    return readings.every((values) => values.length > 0) ? (readings[steps.length % length] ?? []) : []
  }

/** The gaps are multiplied by the same number. */
const growingGaps: Rule = (terms) => {
  const steps = gaps(terms)
  const [first = 0, second = 0] = steps
  const isFit = first !== 0 && steps.slice(1).every((step, place) => step * first === second * (steps[place] ?? 0))
  return isFit ? [at(terms, -1) + (at(steps, -1) * second) / first] : []
}

/** Every term is the one before it times a number, plus a number. */
const timesPlus: Rule = ([first = 0, second = 0, third = 0, ...rest]) => {
  const times = (third - second) / (second - first)
  const plus = second - first * times
  const terms = [third, ...rest]
  if (rest.length < 2 || !Number.isInteger(times)) return []
  const isFit = rest.every((term, place) => term === (terms[place] ?? 0) * times + plus)
  return isFit ? [at(terms, -1) * times + plus] : []
}

/** Every term is the sum of the two before it, plus a number. */
const sumOfTwo: Rule = (terms) => {
  const extra = terms.slice(2).map((term, place) => term - at(terms, place) - at(terms, place + 1))
  return isSame(extra) ? [at(terms, -1) + at(terms, -2) + at(extra, -1)] : []
}

/** The term is multiplied by a number that grows by one each time, plus a number. */
const growingTimes: Rule = (terms) =>
  [1, 2, 3].flatMap((from) => {
    const extra = terms.slice(1).map((term, place) => term - at(terms, place) * (from + place))
    return isSame(extra) ? [at(terms, -1) * (from + extra.length) + at(extra, -1)] : []
  })

const simple: readonly Rule[] = [1, 2, 3].map(differences)

/** Two sequences take turns. */
const interleaved: Rule = (terms) => {
  const mine = terms.filter((_, place) => place % 2 === terms.length % 2)
  const other = terms.filter((_, place) => place % 2 !== terms.length % 2)
  const readings = (own: readonly number[]) => [...simple, cycle(1)].flatMap((rule) => rule(own))
  return readings(other).length > 0 ? readings(mine) : []
}

const rules: readonly Rule[] = [
  ...simple,
  ...[1, 2, 3].map(cycle),
  growingGaps,
  timesPlus,
  sumOfTwo,
  growingTimes,
  interleaved,
]

/** An option is right when any rule of the family that fits all shown terms leads to it. */
export const sequenceSolver: Solver = ({ stem, options }) => {
  const series = /「(.+)、□」/.exec(stem)?.[1] ?? ''
  const terms = series.split('、').map((text) => Number(text.replaceAll(',', '')))
  const next = new Set(rules.flatMap((rule) => rule(terms)))
  return options.map((option) => 'text' in option && next.has(Number(option.text.replaceAll(',', ''))))
}
