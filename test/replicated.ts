import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '#platform/database/migrate.ts'
import type { Replicas } from '#platform/database/replica/replicas.ts'
import { replicaQuestions } from '#platform/metrics/metrics.ts'
import { loadMasterData } from '../src/server/master-data.ts'
import { openPools, type Pools } from '../src/server/pools.ts'
import { freePort } from './e2e/free-port.ts'
import { aPostgres, type Postgres } from './faults/postgres.ts'
import { aStandby, type Standby } from '../bench/replicas/standby.ts'
import { testEnv } from './settings.ts'

export type Replicated = {
  primary: Postgres
  standby: Standby
  pools: Pools & { replicas: Replicas }
  close: () => Promise<void>
}

/** A migrated primary and a standby of its own, in use as its replica. */
export async function replicated(): Promise<Replicated> {
  const home = mkdtempSync(join(tmpdir(), 'yoake-replicated-'))
  // The database user has to enter the folder.
  chmodSync(home, 0o755)
  const primary = await aPostgres(join(home, 'primary'))
  await migrate(primary.url, 'migrations')
  const standby = await aStandby(primary, { folder: join(home, 'standby'), port: await freePort() })
  const { replicas, ...pools } = openPools(
    { url: primary.url, directUrl: primary.url },
    { ...testEnv, databaseReplicaUrls: [standby.url] },
  )
  if (!replicas) throw new Error('no replicas')
  await loadMasterData(pools.database.db)
  await lookUntil(replicas, 1)
  return {
    primary,
    standby,
    pools: { ...pools, replicas },
    async close() {
      await pools.close()
      await standby.stop()
      await primary.stop()
      rmSync(home, { recursive: true, force: true })
    },
  }
}

/** Looks at the replicas until so many are in use: the first look writes the mark, a later one finds it. */
export async function lookUntil(replicas: Replicas, inUse: number) {
  for (let look = 0; replicas.count().inUse !== inUse; look += 1) {
    if (look === 200) throw new Error(`${replicas.count().inUse} replicas in use instead of ${inUse}`)
    await replicas.look()
  }
}

/** How often a replica answered, or the primary in its place and why, since the function was called last. */
export function outcomes() {
  let before: Record<string, number> = {}
  return async () => {
    const { values } = await replicaQuestions.get()
    const now = Object.fromEntries(values.map(({ labels, value }) => [String(labels.outcome), value]))
    const since = Object.entries(now).map(([outcome, value]) => [outcome, value - (before[outcome] ?? 0)] as const)
    before = now
    return Object.fromEntries(since.filter(([, value]) => value > 0))
  }
}
