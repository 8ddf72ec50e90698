import { mkdirSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { readCommandLine } from '#platform/command-line.ts'
import { behindPooler } from './scenarios/behind-pooler.ts'
import { clockJumped } from './scenarios/clock-jumped.ts'
import { diskFull } from './scenarios/disk-full.ts'
import { lastSeat } from './scenarios/last-seat.ts'
import { messagesUnderKills } from './scenarios/messages-under-kills.ts'
import { pointInTime } from './scenarios/point-in-time.ts'
import { postgresFrozen } from './scenarios/postgres-frozen.ts'
import { postgresKilled, postgresRestarted } from './scenarios/postgres-goes.ts'
import { failoverWithReplicas, replicasInTrouble } from './scenarios/replicas.ts'
import { rollingRestart } from './scenarios/rolling-restart.ts'
import { serverKilled } from './scenarios/server-killed.ts'
import { tableLocked } from './scenarios/table-locked.ts'
import { waitingList } from './scenarios/waiting-list.ts'
import type { LoneScenario, Outcome, Scenario } from './scenario.ts'
import { aWorld, type World } from './world.ts'

// npm run test:faults runs all. Words select scenarios by name: npm run test:faults -- PostgreSQL clock
const every = [
  lastSeat,
  waitingList,
  postgresKilled,
  postgresRestarted,
  postgresFrozen,
  serverKilled,
  messagesUnderKills,
  rollingRestart,
  tableLocked,
  behindPooler,
  replicasInTrouble,
  failoverWithReplicas,
  clockJumped,
  diskFull,
  pointInTime,
]
const { words: wanted } = readCommandLine({
  usage: 'npm run test:faults -- [NAME …]',
  about: 'Bad days with real processes, as a table and as JSON; words choose some by name.',
  words: 40,
})
const longestMs = 180_000
/** The limit of the whole run. A scenario not begun by then is RED. */
const wholeMs = 600_000
const begun = Date.now()
const chosen = wanted.length === 0 ? every : every.filter(({ name }) => wanted.some((word) => name.includes(word)))

type Row = { name: string; result: 'green' | 'RED' | 'skipped'; seconds: number } & Outcome
const rows: Row[] = []
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => process.exit(1))
let world: World | undefined
for (const scenario of chosen) rows.push(await tried(scenario))
await world?.close()

mkdirSync('.data/faults', { recursive: true })
writeFileSync('.data/faults/faults.json', `${JSON.stringify({ madeAt: new Date(), rows }, null, 2)}\n`)
process.exitCode = rows.some(({ result }) => result === 'RED') ? 1 : 0
process.stdout.write(
  `${rows.filter(({ result }) => result === 'green').length} of ${rows.length} green; .data/faults/faults.json\n`,
)
process.exit()

async function tried(scenario: Scenario | LoneScenario): Promise<Row> {
  const { name } = scenario
  const started = Date.now()
  const tell = (result: Row['result'], outcome: Outcome): Row => {
    const seconds = Math.round((Date.now() - started) / 1000)
    const told = [outcome.figures, ...outcome.wrong].filter(Boolean).join('; ')
    process.stdout.write(`${result.padEnd(7)} ${`${seconds} s`.padStart(5)}  ${name}: ${told}\n`)
    return { name, result, seconds, ...outcome }
  }
  const needs = scenario.needs?.()
  if (needs) return tell('skipped', { figures: `needs ${needs}`, wrong: [] })
  const leftMs = Math.min(longestMs, begun + wholeMs - started)
  if (leftMs <= 0) return tell('RED', { figures: '', wrong: ['not begun within ten minutes'] })
  try {
    const late = sleep(leftMs, undefined, { ref: false }).then((): Outcome => ({
      figures: '',
      wrong: [`not over after ${Math.round(leftMs / 1000)} s`],
    }))
    const outcome = await Promise.race(['isAlone' in scenario ? scenario.run() : scenario.run(await ready()), late])
    if (outcome.wrong.length > 0) await fresh()
    return tell(outcome.wrong.length > 0 ? 'RED' : 'green', outcome)
  } catch (error) {
    await fresh()
    return tell('RED', { figures: '', wrong: [error instanceof Error ? error.message : 'failed'] })
  }
}

/** All scenarios share one world. A scenario that went wrong leaves a new world to the next. */
async function ready() {
  return (world ??= await aWorld())
}
async function fresh() {
  world?.postgres.thaw()
  await Promise.race([world?.close().catch(() => undefined), sleep(30_000, undefined, { ref: false })])
  world = undefined
}
