import { alpha, logEvidence, type Prior } from './sequence.ts'

/** A plan in per cent: the rate of acceptance so far, and the difference in points that matters to the company. */
export type Plan = { baseRate: number; difference: number }

/** The chance with which the needed number finds the difference of the plan. */
export const power = 0.8
// 0.84 would be the deviations of one look at the end; the looks before it find the rest (simulate:experiments).
const powerDeviations = 0.55
/** Above so many students for each version no number is said. */
export const mostNeeded = 20_000

/** Around the rate so far, so wide that the difference of two rates deviates by the one that is looked for. */
export function priorOf({ baseRate, difference }: Plan): Prior {
  const [rate, deviation] = [baseRate / 100, difference / 100]
  const weight = Math.max(1, (2 * rate * (1 - rate)) / deviation ** 2 - 1)
  return { a: weight * rate, b: weight * (1 - rate) }
}

/**
 * Students for each version by which a true difference of the plan is said with a chance of 80 %: the least number at
 * which the expected evidence, less 0.55 of its deviations, reaches the threshold. Null above 20,000.
 */
export function neededPerVersion(plan: Plan): number | null {
  const prior = priorOf(plan)
  const [rateA, rateB] = [plan.baseRate / 100, (plan.baseRate + plan.difference) / 100]
  const common = (rateA + rateB) / 2
  const spread = varianceOf(rateA, common) + varianceOf(rateB, common)
  const isEnough = (judged: number) => {
    const count = (rate: number) => ({ accepted: Math.round(judged * rate), judged })
    const evidence = logEvidence(count(rateA), count(rateB), prior, 0)
    return evidence - powerDeviations * Math.sqrt(judged * spread) >= -Math.log(alpha)
  }
  if (!isEnough(mostNeeded)) return null
  let [low, high] = [0, mostNeeded]
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (isEnough(middle)) high = middle
    else low = middle
  }
  return high
}

/** The variance of one answer's part in the evidence against a common rate. */
const varianceOf = (rate: number, common: number) =>
  rate * (1 - rate) * Math.log((rate * (1 - common)) / (common * (1 - rate))) ** 2
