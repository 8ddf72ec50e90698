import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import type { Checked } from './check.ts'
import type { Answered } from './index-speed.ts'
import { targetOf, verdictOf, type Measure } from './measures.ts'
import type { Asked } from './side-by-side.ts'
import { fine, mean } from './timing.ts'

export type Result = {
  candidates: number
  answered: Answered[]
  measures: Measure[]
  check: { checked: Checked[]; wrong: Checked[]; tooMany: { word: string; tooMany: number }[] } | null
  orm: Asked[] | null
  duckdb: { asked: Asked[] } | { missing: string } | null
}

/** How many times longer the others take at the mean; a capped question counts with its cap, so the truth is no less. */
export function ratioOf(others: string, atLeast: number, comparisons: readonly Asked[]): Measure[] {
  const capped = comparisons.filter(({ isCapped }) => isCapped).length
  const theirs = mean(comparisons.map(({ ms }) => ms))
  const ours = mean(comparisons.map(({ oursMs }) => oursMs))
  return [
    { what: `${others}, mean`, value: fine(theirs), unit: 'ms' },
    { what: `${others}, mean of the index beside it`, value: fine(ours), unit: 'ms' },
    { what: `${others}, times slower at the mean`, value: fine(theirs / ours), unit: '×', atLeast },
    ...(capped === 0 ? [] : [{ what: `${others}, questions stopped after a minute`, value: capped, unit: '' }]),
  ]
}

export function tell(result: Result) {
  const { candidates, answered, measures, check, orm, duckdb } = result
  console.log(`\n${candidates.toLocaleString('en')} students`)
  console.table(
    answered.map(({ question, p50Ms, p95Ms, maxMs }, at) => ({
      question,
      ...(check ? { found: check.checked[at]?.found, plainly: verdictOn(check.checked[at]) } : {}),
      p50Ms,
      p95Ms,
      maxMs,
      ...(orm ? { ormMs: timeOf(orm[at]) } : {}),
      ...(duckdb && 'asked' in duckdb ? { duckdbMs: timeOf(duckdb.asked[at]) } : {}),
    })),
  )
  for (const { word, tooMany } of check?.tooMany ?? [])
    console.log(`${word}: trigrams alone count ${tooMany} students too many`)
  for (const [others, comparisons] of [
    ['ORM', orm],
    ['DuckDB', duckdb && 'asked' in duckdb ? duckdb.asked : null],
  ] as const)
    for (const { question, count, isCapped } of comparisons ?? []) {
      const ourCount = check?.checked.find((row) => row.question === question)?.found
      if (!isCapped && ourCount !== undefined && ourCount !== count)
        console.log(`${others} counts ${count} for "${question}", we ${ourCount}`)
    }
  if (duckdb && 'missing' in duckdb) console.log(`DuckDB: not installed here: ${duckdb.missing}`)
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

const timeOf = (comparison: Asked | undefined) => (comparison?.isCapped ? `> ${comparison.ms}` : comparison?.ms)

function verdictOn(checked: Checked | undefined) {
  if (!checked) return ''
  if (checked.found !== checked.plainly) return `wrong: ${checked.plainly}`
  return checked.isSamePage ? 'same' : 'another page'
}
