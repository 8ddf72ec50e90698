import { mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { readCommandLine, wholeNumber } from '#platform/command-line.ts'
import { differing, figuresOf } from '../faults/scenario.ts'
import type { Figures } from './round.ts'
import { everyScenario, type ClusterScenario, type LoneScenario } from './scenarios/all.ts'
import { prepare, versions, whatIsLacking } from './system.ts'
import { aClusterWorld, type ClusterWorld } from './world.ts'

const { words: wanted, values } = readCommandLine({
  usage: 'npm run test:cluster -- [--rounds N] [--folder DIR] [NAME …]',
  about:
    'Three members of Patroni with etcd, HAProxy and PgBouncer on machines made of namespaces, and the product on top, while the primary moves; a table and JSON. Needs root on Linux; the first run brings 650 MB of Debian into the folder (.data/cluster). --rounds 1 is a short run; words choose scenarios by name.',
  options: { rounds: { type: 'string' }, folder: { type: 'string', default: '.data/cluster' } },
  words: 40,
})
const typedRounds = values.rounds === undefined ? undefined : wholeNumber('rounds', values.rounds, 1, 100)
const folder = resolve(values.folder)
const lacking = whatIsLacking()
if (lacking.length > 0) {
  process.stderr.write(`npm run test:cluster needs ${lacking.join(', ')}\n`)
  process.exit(1)
}
const chosen = everyScenario.filter(({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)))

// The machines and all that runs on them end with this process.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.once(signal, () => process.exit(1))
await prepare(folder)
process.stdout.write(`${versions(folder)}\n`)

type Round = { name: string; round: number; seconds: number; figures: Figures; wrong: string[] }
const rounds: Round[] = []
let world: ClusterWorld | undefined
let isWorldPooled = false
for (const scenario of chosen)
  for (let round = 1; round <= (typedRounds ?? scenario.rounds); round += 1) rounds.push(await played(scenario, round))
await over()

const table = chosen.map(({ name }) => {
  const own = rounds.filter((one) => one.name === name)
  const green = own.filter(({ wrong }) => wrong.length === 0).length
  return { name, rounds: own.length, green, ...worst(own.map(({ figures }) => figures)) }
})
for (const { name, rounds: count, green, ...figures } of table)
  process.stdout.write(`${green} of ${count}  ${name}: ${figuresOf(figures)}\n`)
mkdirSync('.data/faults', { recursive: true })
const file = '.data/faults/cluster.json'
const text = JSON.stringify({ madeAt: new Date(), packages: versions(folder), table, rounds }, null, 2)
writeFileSync(file, `${text}\n`)
const isGreen = rounds.every(({ wrong }) => wrong.length === 0)
process.stdout.write(`${rounds.filter(({ wrong }) => wrong.length === 0).length} of ${rounds.length} green; ${file}\n`)
process.exit(isGreen ? 0 : 1)

async function played(scenario: (typeof everyScenario)[number], round: number): Promise<Round> {
  const { name, none } = scenario
  const started = Date.now()
  const tell = (figures: Figures, wrong: string[]): Round => {
    const seconds = Math.round((Date.now() - started) / 1_000)
    const result = wrong.length > 0 ? 'RED' : 'green'
    process.stdout.write(
      `${result.padEnd(6)} ${`${seconds} s`.padStart(6)}  ${name} ${round}: ${[figuresOf(figures), ...wrong].join('; ')}\n`,
    )
    return { name, round, seconds, figures, wrong }
  }
  try {
    const figures = 'playAlone' in scenario ? await alone(scenario) : await inWorld(scenario)
    const wrong = differing(figures, Object.fromEntries(none.map((figure) => [figure, 0])))
    return tell(figures, wrong)
  } catch (error) {
    await over()
    return tell({}, [error instanceof Error ? error.message : 'failed'])
  }
}

async function alone({ playAlone }: LoneScenario) {
  await over()
  return playAlone(folder)
}
async function inWorld({ isPooled = false, isAsynchronous = false, play }: ClusterScenario) {
  if (isPooled !== isWorldPooled) await over()
  isWorldPooled = isPooled
  world ??= await aClusterWorld(folder, isPooled)
  await world.cluster.setSynchronous(!isAsynchronous)
  return play(world)
}

/** A round that broke off leaves a new world to the next. */
async function over() {
  await Promise.race([world?.close().catch(() => undefined), sleep(30_000, undefined, { ref: false })])
  world = undefined
}

/** Of figures that count, the sum; of times, the longest. */
function worst(all: Figures[]): Figures {
  const names = [...new Set(all.flatMap(Object.keys))]
  const of = (name: string) => all.map((figures) => figures[name] ?? 0)
  return Object.fromEntries(
    names.map((name) => [
      name,
      / (?:s|ms)$/.test(name)
        ? Math.round(Math.max(...of(name)) * 10) / 10
        : of(name).reduce((sum, each) => sum + each),
    ]),
  )
}
