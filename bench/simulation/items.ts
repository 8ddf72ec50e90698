import { difficulties } from '#domain/assessment/item/rules.ts'
import type { FormItem } from '#domain/assessment/sitting/form/intellectual.ts'
import { normal } from './measures.ts'

/** An item in the three-parameter model. */
export type Parameters = { slope: number; difficulty: number; guess: number }

const guess = 0.2
const [meanSlope, slopeSpread] = [1.1, 0.25]

/**
 * Items as assessment.md 5.2 takes them: difficulties of a standard normal distribution, each stratum a quarter of it.
 * `misjudged` is the deviation by which authors are wrong about the difficulty of an item.
 */
export function parametersOf(items: readonly FormItem[], misjudged: number, chance: () => number) {
  return new Map(
    items.map(({ id, difficulty }): [string, Parameters] => {
      const quarter = difficulties.indexOf(difficulty)
      const judged = quantile((quarter + chance()) / 4)
      // Errors of judgement move items between strata and leave the whole as wide as before.
      const shrunk = judged * Math.sqrt(Math.max(0, 1 - misjudged ** 2))
      const slope = Math.max(0.5, meanSlope + slopeSpread * normal(chance))
      return [id, { slope, difficulty: shrunk + misjudged * normal(chance), guess }]
    }),
  )
}

export const rightChance = ({ slope, difficulty, guess: least }: Parameters, ability: number) =>
  least + (1 - least) / (1 + Math.exp(-slope * (ability - difficulty)))

/** The share of all students who answer rightly: the chance over a grid of the normal distribution. */
export function shareRight(item: Parameters) {
  let [weights, right] = [0, 0]
  for (let ability = -4; ability <= 4; ability += 0.1) {
    const weight = Math.exp(-(ability ** 2) / 2)
    weights += weight
    right += weight * rightChance(item, ability)
  }
  return right / weights
}

/** The point of the standard normal distribution with so much below it, by halving. */
function quantile(below: number) {
  let [low, high] = [-4, 4]
  while (high - low > 1e-6) {
    const middle = (low + high) / 2
    if (normalBelow(middle) < below) low = middle
    else high = middle
  }
  return low
}

/** Zelen and Severo's approximation, good to seven places. */
function normalBelow(point: number) {
  const step = 1 / (1 + 0.2316419 * Math.abs(point))
  const tail =
    ((((1.330274429 * step - 1.821255978) * step + 1.781477937) * step - 0.356563782) * step + 0.31938153) *
    step *
    (Math.exp(-(point ** 2) / 2) / Math.sqrt(2 * Math.PI))
  return point < 0 ? tail : 1 - tail
}
