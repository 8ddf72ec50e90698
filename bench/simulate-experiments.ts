import { mkdirSync, writeFileSync } from 'node:fs'
import { readCommandLine, wholeNumber } from '#platform/command-line.ts'
import { chanceOf } from '#domain/assessment/sitting/form/chance.ts'
import { neededPerVersion, type Plan } from '#domain/scout-invitation/sending/experiment/rules/plan.ts'
import { measure, measureMisses, measureStrata } from './simulation/experiments.ts'

// Simulated experiments on two texts, with a look after every answer, by the rules of the product. The same seed makes
// the same tables.
const { values } = readCommandLine({
  usage: 'npm run simulate:experiments -- [--runs N] [--seed N]',
  about: 'Simulated comparisons of two texts with a look after every answer, as tables and as JSON.',
  options: { runs: { type: 'string', default: '10000' }, seed: { type: 'string', default: '20261128' } },
})
const runs = wholeNumber('runs', values.runs, 1, 10_000_000)
const seed = wholeNumber('seed', values.seed, 0, 2 ** 32 - 1)
const random = chanceOf(seed)

const plans: Plan[] = [
  { baseRate: 5, difference: 5 },
  { baseRate: 10, difference: 5 },
  { baseRate: 10, difference: 10 },
  { baseRate: 20, difference: 10 },
  { baseRate: 20, difference: 15 },
  { baseRate: 40, difference: 15 },
]
/** As many students of each version as no company sends to in 60 days. */
const farBeyond = 2000
const percent = (share: number) => Number((share * 100).toFixed(2))

/** `isMistaken`: the true rate of both is another than the company named. */
const equal = [
  ...plans.map((plan) => ({ plan, rate: plan.baseRate / 100, isMistaken: false })),
  ...[3, 30, 60].map((rate) => ({ plan: { baseRate: 10, difference: 10 }, rate: rate / 100, isMistaken: true })),
].map(({ plan, rate, isMistaken }) => {
  const { share } = measure({ plan, rates: [rate, rate], perVersion: farBeyond, runs, random })
  return { ...plan, trueRate: percent(rate), isMistaken, perVersion: farBeyond, falseDifferences: percent(share) }
})

const found = plans.map((plan) => {
  const perVersion = neededPerVersion(plan) ?? farBeyond
  const rates = [plan.baseRate / 100, (plan.baseRate + plan.difference) / 100] as const
  const { share, median } = measure({ plan, rates, perVersion, runs, random })
  return { ...plan, needed: perVersion, said: percent(share), answersAtHalf: median }
})

const missed = plans.map((plan) => {
  const rates = [plan.baseRate / 100, (plan.baseRate + plan.difference) / 100] as const
  const few = Math.max(1, Math.floor(runs / 10))
  return { ...plan, runs: few, missed: percent(measureMisses({ plan, rates, perVersion: 400, runs: few, random })) }
})

const searched = [
  [5, 30],
  [10, 60],
  [2, 10, 40],
].map((rates) => {
  const plan = { baseRate: 20, difference: 10 }
  const setting = { plan, strata: rates.map((rate) => rate / 100), perVersion: farBeyond, runs, random }
  const [within, overAll] = [true, false].map((isWithin) => percent(measureStrata(setting, isWithin)))
  return { ways: rates.join(', '), within, overAll }
})

console.log(`\n${runs} runs, seed ${seed}\n\nTwo equal texts, a look after every answer: said to differ, in %`)
console.table(equal)
console.log('The difference of the plan is true: said by the needed number, in %')
console.table(found)
console.log('The interval ever misses the true difference within 400 students of each version, in %')
console.table(missed)
console.log('Two equal texts, ways of searching with rates of their own: said to differ, in %')
console.table(searched)
mkdirSync('bench/results', { recursive: true })
writeFileSync(
  'bench/results/experiment-simulation.json',
  `${JSON.stringify({ runs, seed, equal, found, missed, searched }, null, 2)}\n`,
)
