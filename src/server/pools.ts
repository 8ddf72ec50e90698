import { searchTimeout } from '#domain/candidate-search/search-index/ask.ts'
import { openDatabase, type Database } from '#platform/database/db.ts'
import type { Env } from '#platform/env.ts'

export type Pools = {
  /** For pages, GraphQL queries and mutations. */
  database: Database
  /** For the candidate search. */
  searching: Database
  /** For open sockets: reading their viewers and the data of each event. */
  events: Database
  jobs: Database
  close: () => Promise<void>
}

/** Connections by purpose, so that a flood of one kind delays no other. A pool connects at its first use. */
export function openPools(
  url: string,
  { databasePool, searchPool, eventPool, jobPool }: Pick<Env, 'databasePool' | 'searchPool' | 'eventPool' | 'jobPool'>,
): Pools {
  const database = openDatabase(url, { poolSize: databasePool })
  const searching = openDatabase(url, {
    poolSize: searchPool,
    applicationName: 'yoake search',
    statementTimeout: searchTimeout,
  })
  const events = openDatabase(url, { poolSize: eventPool, applicationName: 'yoake events' })
  const jobs = openDatabase(url, { poolSize: jobPool, applicationName: 'yoake jobs' })
  const close = async () => void (await Promise.all([database, searching, events, jobs].map((one) => one.close())))
  return { database, searching, events, jobs, close }
}
