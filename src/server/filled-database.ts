import { ensureSearchIndex } from '#domain/candidate-search/search-index/rebuild.ts'
import { openDatabaseServer } from '#platform/database/database-server.ts'
import type { Database } from '#platform/database/db.ts'
import type { Env } from '#platform/env.ts'
import type { Lifecycle } from '#platform/lifecycle.ts'
import { log } from '#platform/log.ts'
import { migrate } from '#platform/database/migrate.ts'
import { loadMasterData } from './master-data.ts'
import { openPools, warnOfConnections, warnOfLimits } from './pools.ts'

type Options = {
  lifecycle: Lifecycle
  /** Fills an empty database before the first visitor. */
  seed: (database: Database) => Promise<void>
  /** The process that started this one has filled it. */
  isFilled: boolean
}

/** The database at this release's schema, with master data and search index, and the pools of this process. */
export async function openFilledDatabase(env: Env, { lifecycle, seed, isFilled }: Options) {
  const server = await openDatabaseServer(env, {
    servingOn: env.port,
    onDeath: () => void lifecycle.stop('PostgreSQL ended', 1),
  })
  lifecycle.onStop('PostgreSQL', server.stop)
  if (!isFilled) await migrate(server.directUrl, 'migrations', server.anew, env.isNewerDatabaseTaken)
  const pools = openPools(server, env)
  lifecycle.onStop('database connections', pools.close)
  if (isFilled) return { server, pools }
  await warnOfLimits(pools)
  // A pooler in between gives many the same connections.
  if (server.url === server.directUrl) await warnOfConnections(pools.database.db, env)
  await loadMasterData(pools.database.db)
  await seed(pools.database)
  if (await ensureSearchIndex(pools.database.pool, server.directUrl)) log.info('search index built')
  return { server, pools }
}
