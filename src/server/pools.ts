import { sql } from 'kysely'
import { searchTimeout } from '#domain/candidate-search/search-index/ask.ts'
import { openDatabase, statementTimeout, type Database, type Db } from '#platform/database/db.ts'
import type { DatabaseServer } from '#platform/database/database-server.ts'
import { replicatedDb } from '#platform/database/replica/replicated-db.ts'
import { openReplicas, type Replicas } from '#platform/database/replica/replicas.ts'
import type { Env } from '#platform/env.ts'
import { log } from '#platform/log.ts'

export type Pools = {
  /** For pages, GraphQL queries and mutations. */
  database: Database
  /** For the candidate search. */
  searching: Database
  /** For open sockets: reading their viewers and the data of each event. */
  events: Database
  /** Past a pooler, because its queue waits by `LISTEN`. */
  jobs: Database
  /** Undefined where no replica is named. */
  replicas: Replicas | undefined
  /** `database` and `searching`, whose statements go to a replica while a question of the door allows it. */
  reading: { db: Db; searchDb: Db }
  close: () => Promise<void>
}

type PoolSettings = Pick<Env, 'databasePool' | 'searchPool' | 'eventPool' | 'jobPool' | 'databaseReplicaUrls'>

/** Connections by purpose, so that a flood of one kind delays no other. A pool connects at its first use. */
export function openPools(
  { url, directUrl }: Pick<DatabaseServer, 'url' | 'directUrl'>,
  { databasePool, searchPool, eventPool, jobPool, databaseReplicaUrls: replicaUrls }: PoolSettings,
): Pools {
  const database = openDatabase(url, { poolSize: databasePool })
  const searching = openDatabase(url, {
    poolSize: searchPool,
    applicationName: 'yoake search',
    statementTimeout: searchTimeout,
  })
  const events = openDatabase(url, { poolSize: eventPool, applicationName: 'yoake events' })
  const jobs = openDatabase(directUrl, { poolSize: jobPool, applicationName: 'yoake jobs' })
  const replicas =
    replicaUrls.length === 0
      ? undefined
      : openReplicas({
          urls: replicaUrls,
          primaryUrl: url,
          pools: {
            pages: { poolSize: databasePool, statementTimeout },
            search: { poolSize: searchPool, statementTimeout: searchTimeout },
          },
        })
  const reading = {
    db: replicas ? replicatedDb(database.pool, replicas, 'pages', 'yoake') : database.db,
    searchDb: replicas ? replicatedDb(searching.pool, replicas, 'search', 'yoake search') : searching.db,
  }
  const close = async () => {
    await replicas?.close()
    await Promise.all([database, searching, events, jobs].map((one) => one.close()))
  }
  return { database, searching, events, jobs, replicas, reading, close }
}

type ConnectionSettings = Pick<Env, 'databasePool' | 'searchPool' | 'eventPool' | 'jobPool' | 'webProcesses' | 'worker'>

/** The most connections that all web processes take, with the jobs in the first of them. */
export function connectionsOf({
  databasePool,
  searchPool,
  eventPool,
  jobPool,
  webProcesses,
  worker,
}: ConnectionSettings) {
  // For LISTEN, for /readyz, and for counting overdue work.
  const besidePools = 3
  return webProcesses * (databasePool + searchPool + eventPool + besidePools) + (worker ? jobPool : 0)
}

/** Warns of a server without room for them. */
export async function warnOfConnections(db: Db, settings: ConnectionSettings) {
  const wanted = connectionsOf(settings)
  const { rows } = await sql<{ limit: number }>`
    select sum(case name when 'max_connections' then setting::int else -setting::int end)::int as limit from pg_settings
    where name in ('max_connections', 'superuser_reserved_connections', 'reserved_connections')`.execute(db)
  const [{ limit } = { limit: 0 }] = rows
  if (limit < wanted) log.warn({ limit, wanted }, 'max_connections leaves less than these processes may take')
}

/** Warns of a server that takes the time limits and does not keep them, as behind a pooler that hides itself. */
export async function warnOfLimits({ database, searching }: Pick<Pools, 'database' | 'searching'>) {
  for (const [{ db }, wanted] of [
    [database, statementTimeout],
    [searching, searchTimeout],
  ] as const) {
    const { rows } = await sql<{ limit: number }>`
      select setting::int as limit from pg_settings where name = 'statement_timeout'`.execute(db)
    const [{ limit } = { limit: 0 }] = rows
    if (limit !== wanted)
      log.warn({ limit, wanted }, 'statement_timeout is not what was asked for: docs/behind-a-pooler.md')
  }
}
