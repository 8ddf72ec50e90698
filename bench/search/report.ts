import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import type { Checked } from './check.ts'
import type { Answered } from './index-speed.ts'
import { targetOf, verdictOf, type Measure } from './measures.ts'
import type { Peer } from './peer.ts'
import { peers, type PeerName } from './peers.ts'
import type { Compared, Comparison } from './side-by-side.ts'
import { fine, spreadOf } from './timing.ts'

export type Result = {
  candidates: number
  answered: Answered[]
  measures: Measure[]
  check: { checked: Checked[]; wrong: Checked[]; tooMany: { word: string; tooMany: number }[] } | null
  compared: { [Name in PeerName]?: Compared }
}

/** How many times longer a peer takes at the mean; a capped question counts with its cap, so the truth is no less. */
export function ratioOf(name: PeerName, compared: Compared): Measure[] {
  if ('missing' in compared) return []
  const { title, atLeast, beside }: Peer = peers[name]
  const { comparisons, refused, bytes, loadSeconds } = compared
  const [theirs, ours] = [spreadOf(comparisons.map(({ ms }) => ms)), spreadOf(comparisons.map(({ oursMs }) => oursMs))]
  const count = (what: string, value: number) => (value === 0 ? [] : [{ what: `${title}, ${what}`, value, unit: '' }])
  return [
    { what: `${title}, p50`, value: theirs.p50Ms, unit: 'ms' },
    { what: `${title}, mean`, value: theirs.meanMs, unit: 'ms' },
    { what: `${title}, p50 of our ${beside} beside it`, value: ours.p50Ms, unit: 'ms' },
    { what: `${title}, mean of our ${beside} beside it`, value: ours.meanMs, unit: 'ms' },
    {
      what: `${title}, times slower at the mean`,
      value: fine(theirs.meanMs / ours.meanMs),
      unit: '×',
      ...(atLeast === undefined ? {} : { atLeast }),
    },
    {
      what: `${title}, questions with our count and page, of ${comparisons.length}`,
      value: comparisons.filter(isExact).length,
      unit: '',
    },
    ...count('questions stopped after a minute', comparisons.filter(({ isCapped }) => isCapped).length),
    ...count('questions not asked', refused.length),
    { what: `${title}, on disk`, value: fine(bytes / 1_000_000), unit: 'MB' },
    ...(loadSeconds === null ? [] : [{ what: `${title}, loaded in`, value: fine(loadSeconds), unit: 's' }]),
  ]
}

const isExact = ({ count, ourCount, isSamePage }: Comparison) => count === ourCount && isSamePage

export function tell(result: Result) {
  const { candidates, answered, measures, check, compared } = result
  const held = Object.entries(compared) as [PeerName, Compared][]
  console.log(`\n${candidates.toLocaleString('en')} students`)
  console.table(
    answered.map(({ question, p50Ms, p95Ms, maxMs }, at) => ({
      question,
      ...(check ? { found: check.checked[at]?.found, plainly: verdictOn(check.checked[at]) } : {}),
      p50Ms,
      p95Ms,
      maxMs,
      ...Object.fromEntries(held.map(([name, of]) => [`${name}Ms`, timeOf(of, question)])),
    })),
  )
  for (const { word, tooMany } of check?.tooMany ?? [])
    console.log(`${word}: trigrams alone count ${tooMany} students too many`)
  for (const [name, of] of held) tellDifferences(peers[name], of)
  console.table(
    measures.map((measure) => ({
      what: measure.what,
      value: measure.value,
      unit: measure.unit,
      target: targetOf(measure),
      verdict: verdictOf(measure),
    })),
  )
}

export function write(result: Result, server: Record<string, string>) {
  const { measures, ...rest } = result
  const machine = { cores: cpus().length, processor: cpus()[0]?.model, node: process.version, ...server }
  mkdirSync('bench/results', { recursive: true })
  writeFileSync(
    `bench/results/search-${result.candidates}.json`,
    `${JSON.stringify({ machine, ...rest, measures: measures.map((measure) => ({ ...measure, verdict: verdictOf(measure) })) }, null, 2)}\n`,
  )
}

/** The same figures at every size. */
export function tellGrowth(results: readonly Result[]) {
  const names = new Set(results.flatMap(({ measures }) => measures.map(({ what }) => what)))
  console.log('\nGrowth')
  console.table(
    [...names].map((what) => ({
      what,
      unit: results.flatMap(({ measures }) => measures).find((measure) => measure.what === what)?.unit,
      ...Object.fromEntries(
        results.map(({ candidates, measures }) => [
          candidates.toLocaleString('en'),
          measures.find((measure) => measure.what === what)?.value,
        ]),
      ),
    })),
  )
}

function timeOf(compared: Compared, question: string) {
  if ('missing' in compared) return undefined
  const comparison = compared.comparisons.find((each) => each.question === question)
  return comparison?.isCapped ? `> ${comparison.ms}` : comparison?.ms
}

function tellDifferences({ title, differs }: Peer, compared: Compared) {
  if ('missing' in compared) return console.log(`${title}: not installed here: ${compared.missing}`)
  for (const [reason, questions] of Map.groupBy(compared.refused, (each) => each.reason))
    console.log(`${title} is not asked (${reason}): ${questions.map(({ question }) => question).join('; ')}`)
  const others = compared.comparisons.filter((each) => !each.isCapped && !isExact(each))
  for (const { question, count, ourCount } of others)
    console.log(
      count === ourCount
        ? `${title} shows another page for "${question}"`
        : `${title} counts ${count} for "${question}", we ${ourCount}`,
    )
  if (others.length > 0 && differs !== undefined) console.log(`${title}: ${differs}`)
}

function verdictOn(checked: Checked | undefined) {
  if (!checked) return ''
  if (checked.found !== checked.plainly) return `wrong: ${checked.plainly}`
  return checked.isSamePage ? 'same' : 'another page'
}
