import { spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { readCommandLine } from '#platform/command-line.ts'
import { readTimes } from './test-report.ts'
import { nearestTests } from './nearest-tests.ts'

/** Seconds for tests, as the sum over parallel files; lint and types take the rest of a minute. */
const testSeconds = 60
/** A file of many walks would leave no room for others. */
const fileSeconds = 15
const secondsOfUnknown = 2

const [ref] = readCommandLine({
  usage: 'npm run test:changed -- [REF]',
  about: 'Lint, format, types and the tests nearest to what differs from main, or from another commit.',
  words: 1,
}).words
const since = ref ?? output('git', 'merge-base', 'HEAD', 'main')[0] ?? 'HEAD'
const changed = [
  ...new Set([
    ...output('git', 'diff', '--name-only', '--no-renames', since),
    ...output('git', 'ls-files', '--others', '--exclude-standard'),
  ]),
]
const present = changed.filter((path) => existsSync(path))
const code = present.filter((path) => /\.(?:ts|tsx|mjs)$/.test(path))
const started = Date.now()
print(`${changed.length} files changed since ${since.slice(0, 10)}`)

const sources = new Map(
  globSync('{src,seeds,scripts,test,bench}/**/*.{ts,tsx}').map((path) => [path, readFileSync(path, 'utf8')] as const),
)
const near = nearestTests(changed, sources)
const isJourney = (path: string) => /^test\/(?:pages|kit|e2e|full)\//.test(path)
const journeys = near.filter(isJourney)
const ownJourneys = journeys.filter((path) => changed.includes(path))
const { chosen, left } = withinBudget(near.filter((path) => !isJourney(path)))

const steps = [
  ['oxfmt', '--check', '--no-error-on-unmatched-pattern', ...present],
  ...(code.length > 0 ? [['oxlint', '--type-aware', '--deny-warnings', ...code]] : []),
  ['node', 'scripts/check-generated.ts'],
  ['react-router', 'typegen'],
  ['tsc', '--noEmit'],
  ['vitest', 'run', 'test/house.test.ts', ...chosen],
]
const failed = changed.length > 0 ? steps.find(([tool = '', ...args]) => !passes(tool, args)) : undefined
if (left.length > 0)
  print(`Left to npm test: ${left.length} test files that the change reaches from afar or that take long`)
if (journeys.length > 0)
  print(`Left to npm run e2e: ${journeys.length} journeys, of which changed: ${ownJourneys.join(' ') || 'none'}`)
print(`${failed ? `${failed[0]} failed` : 'Passed'} after ${((Date.now() - started) / 1000).toFixed(1)} s`)
process.exitCode = failed ? 1 : 0

function withinBudget(tests: string[]) {
  const times = readTimes()
  const secondsOf = (path: string) => times[path] ?? secondsOfUnknown
  let spent = 0
  const fitting = tests.filter(
    (path) => changed.includes(path) || (secondsOf(path) <= fileSeconds && (spent += secondsOf(path)) <= testSeconds),
  )
  return { chosen: fitting, left: tests.filter((path) => !fitting.includes(path)) }
}

function passes(tool: string, args: string[]) {
  print(`\n— ${tool} —`)
  return spawnSync(`node_modules/.bin/${tool}`, args, { stdio: 'inherit' }).status === 0
}

function output(tool: string, ...args: string[]): string[] {
  const { stdout, status } = spawnSync(tool, args, { encoding: 'utf8' })
  return status === 0 ? stdout.split('\n').filter(Boolean) : []
}

function print(line: string) {
  process.stdout.write(`${line}\n`)
}
