import { drawVersions } from '#domain/scout-invitation/sending/experiment/rules/block.ts'
import { priorOf, type Plan } from '#domain/scout-invitation/sending/experiment/rules/plan.ts'
import {
  alpha,
  logEvidence,
  type Count,
  type Prior,
} from '#domain/scout-invitation/sending/experiment/rules/sequence.ts'

type Random = () => number
/** `rates`: the true ones, of A and B. */
type Setting = { plan: Plan; rates: readonly [number, number]; perVersion: number; runs: number; random: Random }

const threshold = -Math.log(alpha)

/** The logarithm of a mixed likelihood that grows by one answer at a time. */
class Mixture {
  log = 0
  accepted = 0
  judged = 0
  readonly prior: Prior
  constructor(prior: Prior) {
    this.prior = prior
  }
  add(isAccepted: boolean) {
    const { a, b } = this.prior
    this.log += isAccepted ? Math.log(a + this.accepted) : Math.log(b + this.judged - this.accepted)
    this.log -= Math.log(a + b + this.judged)
    if (isAccepted) this.accepted += 1
    this.judged += 1
  }
}

const logLikelihood = (accepted: number, judged: number) =>
  (accepted === 0 ? 0 : accepted * Math.log(accepted / judged)) +
  (accepted === judged ? 0 : (judged - accepted) * Math.log1p(-accepted / judged))

/** The evidence against no difference, by the same formula. */
const againstEquality = (a: Mixture, b: Mixture) =>
  a.log + b.log - logLikelihood(a.accepted + b.accepted, a.judged + b.judged)

/** Runs one experiment and looks after every answer; the number of answers at the first said difference, or null. */
function firstSaid({ plan, rates, perVersion, random }: Setting): number | null {
  const prior = priorOf(plan)
  const arms = [new Mixture(prior), new Mixture(prior)] as const
  for (let at = 0; at < perVersion * 2; at += 1) {
    const arm = (at % 2) as 0 | 1
    arms[arm].add(random() < rates[arm])
    if (againstEquality(...arms) >= threshold) return at + 1
  }
  return null
}

export function measure(setting: Setting) {
  const said = Array.from({ length: setting.runs }, () => firstSaid(setting)).filter((at) => at !== null)
  const sorted = said.toSorted((a, b) => a - b)
  return { share: said.length / setting.runs, median: sorted[Math.floor(sorted.length / 2)] ?? null }
}

/** The share of runs in which the interval ever misses the true difference, looking after every answer. */
export function measureMisses({ plan, rates, perVersion, runs, random }: Setting) {
  const prior = priorOf(plan)
  let missed = 0
  for (let run = 0; run < runs; run += 1) {
    const counts: [Count, Count] = [
      { accepted: 0, judged: 0 },
      { accepted: 0, judged: 0 },
    ]
    for (let at = 0; at < perVersion * 2; at += 1) {
      const arm = (at % 2) as 0 | 1
      const { accepted, judged } = counts[arm]
      counts[arm] = { accepted: accepted + (random() < rates[arm] ? 1 : 0), judged: judged + 1 }
      if (logEvidence(...counts, prior, rates[1] - rates[0]) < threshold) continue
      missed += 1
      break
    }
  }
  return missed / runs
}

/** `strata`: the rate of each way of searching, the same for both texts. */
type Searched = Omit<Setting, 'rates'> & { strata: readonly number[] }

/**
 * The share of runs that say two equal texts to differ, where students are found in ways with rates of their own, one way
 * after the other, and versions are drawn by blocks within each way or by one row of blocks for all.
 */
export function measureStrata({ plan, strata, perVersion, runs, random }: Searched, isWithin: boolean) {
  const prior = priorOf(plan)
  const chance = (below: number) => Math.floor(random() * below)
  let said = 0
  for (let run = 0; run < runs; run += 1) {
    const arms = { A: new Mixture(prior), B: new Mixture(prior) }
    const blocks = new Map<number, string>()
    for (let at = 0; at < perVersion * 2; at += 1) {
      // Each way has its time, in which two of three students are found by it.
      const time = Math.floor((at / (perVersion * 2)) * strata.length)
      const way = random() < 2 / 3 ? time : chance(strata.length)
      const { drawn, rest } = drawVersions(blocks.get(isWithin ? way : 0) ?? '', 1, chance)
      blocks.set(isWithin ? way : 0, rest)
      arms[drawn[0] ?? 'A'].add(random() < (strata[way] ?? 0))
      if (againstEquality(arms.A, arms.B) < threshold) continue
      said += 1
      break
    }
  }
  return said / runs
}
