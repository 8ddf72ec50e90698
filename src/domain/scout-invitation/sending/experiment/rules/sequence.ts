/** Accepted among so many whose time to answer is over. */
export type Count = { accepted: number; judged: number }
/** The beta distribution over which the likelihood is mixed, chosen before the first answer. */
export type Prior = { a: number; b: number }
export type Interval = { low: number; high: number }

/** The chance that an interval ever misses the truth, over all looks together. */
export const alpha = 0.05
const threshold = -Math.log(alpha)
/** Halvings of the search for the end of an interval: 2^-30 is far below what is shown. */
const halvings = 30

const logSum = (from: number, count: number) => {
  let sum = 0
  for (let at = 0; at < count; at += 1) sum += Math.log(from + at)
  return sum
}

/** The logarithm of the likelihood of a count, mixed over the prior (beta-binomial, without its coefficient). */
export const logMixed = ({ accepted, judged }: Count, { a, b }: Prior) =>
  logSum(a, accepted) + logSum(b, judged - accepted) - logSum(a + b, judged)

const times = (count: number, log: number) => (count === 0 ? 0 : count * log)
const logLikelihood = ({ accepted, judged }: Count, rate: number) =>
  times(accepted, Math.log(rate)) + times(judged - accepted, Math.log1p(-rate))

function bisect(from: number, to: number, isBelow: (at: number) => boolean) {
  let [low, high] = [from, to]
  for (let turn = 0; turn < halvings; turn += 1) {
    const middle = (low + high) / 2
    if (isBelow(middle)) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/** The highest likelihood of both counts among all pairs of rates with B above A by `difference`. */
function logLikelihoodAt(countA: Count, countB: Count, difference: number) {
  const slope = ({ accepted, judged }: Count, rate: number) => accepted / rate - (judged - accepted) / (1 - rate)
  const rate = bisect(
    Math.max(0, -difference),
    Math.min(1, 1 - difference),
    (at) => slope(countA, at) + slope(countB, at + difference) > 0,
  )
  return logLikelihood(countA, rate) + logLikelihood(countB, rate + difference)
}

/**
 * The logarithm of the evidence against a difference: the mixed likelihood of both counts over the highest likelihood
 * that this difference allows. Under it, the evidence reaches 1 / alpha with a chance of at most alpha, however often
 * one looks (Ville's inequality; mixtures of Robbins 1970 and Howard et al. 2021, the highest likelihood as in the
 * universal inference of Wasserman et al. 2020).
 */
export const logEvidence = (countA: Count, countB: Count, prior: Prior, difference: number) =>
  logMixed(countA, prior) + logMixed(countB, prior) - logLikelihoodAt(countA, countB, difference)

const rateOf = ({ accepted, judged }: Count) => (judged === 0 ? 0.5 : accepted / judged)

/** The differences (B − A) that the answers so far do not speak against: valid at every look. */
export function differenceInterval(countA: Count, countB: Count, prior: Prior): Interval {
  const seen = rateOf(countB) - rateOf(countA)
  const mixed = logMixed(countA, prior) + logMixed(countB, prior)
  const isInside = (difference: number) => mixed - logLikelihoodAt(countA, countB, difference) < threshold
  return {
    low: isInside(-1) ? -1 : bisect(-1, seen, (at) => !isInside(at)),
    high: isInside(1) ? 1 : bisect(seen, 1, isInside),
  }
}

/** The rates that the answers to one version do not speak against: valid at every look. */
export function rateInterval(count: Count, prior: Prior): Interval {
  const mixed = logMixed(count, prior)
  const isInside = (rate: number) => mixed - logLikelihood(count, rate) < threshold
  const seen = rateOf(count)
  return {
    low: isInside(0) ? 0 : bisect(0, seen, (at) => !isInside(at)),
    high: isInside(1) ? 1 : bisect(seen, 1, isInside),
  }
}
