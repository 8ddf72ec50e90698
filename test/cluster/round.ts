import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { openLedger, unfinishedJobs } from '../faults/ledger.ts'
import { openMessageLedger } from '../faults/message-ledger.ts'
import { openWatch } from './watch.ts'
import type { ClusterWorld } from './world.ts'

export type Ledger = Awaited<ReturnType<typeof openLedger>>
export type Figures = Record<string, number>
/** A fault, until the cluster is on its way to be whole again. */
export type Fault = (world: ClusterWorld, ledger: Ledger) => Promise<void>

const choices = 60
const once = 120
const [threads, messages] = [2, 40]

/** The fault under people who choose dates and write messages, and what was right and wrong afterwards. */
export async function playRound(world: ClusterWorld, fault: Fault): Promise<Figures> {
  const { cluster, database } = world
  await cluster.healthy()
  const ledger = await openLedger(world, choices, once)
  const talks = await openMessageLedger(world, threads, messages)
  const watch = openWatch(world)
  await ledger.more(15)
  await fault(world, ledger)
  await cluster.healthy()
  const said = await ledger.close()
  const written = await talks.close()
  const seen = await watch.close(ledger.acknowledgedAt)
  return {
    acknowledged: said.acknowledged + written.acknowledged,
    lost: said.lost + written.lost,
    doubled: said.doubled + written.doubled,
    'out of order': written['out of order'],
    refused: said.refused ?? 0,
    'refused and done': said['refused and done'] ?? 0,
    unanswered: choices + threads * messages - said.acknowledged - written.acknowledged,
    'gap s': said['gap s'],
    ...seen,
    // A worker counts as dead after a minute.
    'jobs left': await unfinishedJobs({ database, servers: world.servers }, 90),
    'not listening': await notListening(world),
    dead: world.dead(),
  }
}

/** Faults of a round, by figure: all of these are none. */
export const noneOf = [
  'lost',
  'doubled',
  'out of order',
  'refused and done',
  'unanswered',
  'readyz wrong',
  'jobs left',
  'not listening',
  'dead',
] as const

/** The processes that do not listen at the primary within half a minute: two for open pages, two for jobs. */
async function notListening({ database: { db } }: ClusterWorld): Promise<number> {
  for (const end = Date.now() + 30_000; ; await sleep(500)) {
    const { rows } = await sql<{ listening: number }>`
      select count(*)::int as listening from pg_stat_activity
      where datname = current_database() and (application_name = 'yoake relay' or query ilike 'listen "jobs:insert"%')`.execute(
      db,
    )
    const missing = Math.max(0, 4 - (rows[0]?.listening ?? 0))
    if (missing === 0 || Date.now() > end) return missing
  }
}
