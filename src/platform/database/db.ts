import { AsyncLocalStorage } from 'node:async_hooks'
import { CamelCasePlugin, Kysely, type Dialect, type PluginTransformResultArgs, type Transaction } from 'kysely'
import pg from 'pg'
import type { DB } from './database-types.ts'
import { DialectWithArrays } from './lists-as-arrays.ts'
import { allowPreparedStatements } from './prepared-statements.ts'
import { limitSession, limitTransactions } from './time-limits.ts'
import { log } from '../log.ts'
import { statements, watchPool } from '../metrics/metrics.ts'
import { noteStatement } from '../traces/traces.ts'

export type Db = Kysely<DB>
export type Tx = Transaction<DB>
/** Runs an act in one transaction. */
export type InTransaction = <Result>(act: (tx: Tx) => Promise<Result>) => Promise<Result>
export type Database = { db: Db; pool: pg.Pool; close: () => Promise<void> }

type DatabaseOptions = {
  /** The most connections at once. */
  poolSize?: number
  applicationName?: string
  /** Milliseconds a statement may take; 0 is for migrations and seeds. */
  statementTimeout?: number
  /** Milliseconds to wait for a free connection. */
  connectionTimeout?: number
}

const defaultName = 'yoake'

/** Milliseconds a statement of a page or a job may take. */
export const statementTimeout = 15_000

/**
 * Opens a database; nothing is connected until the first statement.
 * `timestamptz` is read as `Date`, `date` as 'YYYY-MM-DD', `bigint` as number (ours stay below 2^53).
 */
export function openDatabase(url: string, options: DatabaseOptions = {}): Database {
  const { applicationName = defaultName } = options
  const pool = openPool(url, options)
  const db = openDb(new DialectWithArrays({ pool }), applicationName)
  const forget = watchPool(applicationName, pool)
  return { db, pool, close }

  async function close() {
    forget()
    await db.destroy()
    // Kysely does not close a pool it never used.
    if (!pool.ended) await pool.end()
  }
}

/** The connections of a database, with their time limits and parsers. */
export function openPool(url: string, options: DatabaseOptions): pg.Pool {
  const {
    poolSize = 10,
    applicationName = defaultName,
    statementTimeout: statement = statementTimeout,
    connectionTimeout = 5_000,
  } = options
  const limits = { statement, idleInTransaction: statement && 30_000 }
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    application_name: applicationName,
    // A connection that drops packets silently is closed, instead of being held for ever.
    connectionTimeoutMillis: connectionTimeout,
    query_timeout: statement && statement + 5_000,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    onConnect: async (client) => {
      if (await limitSession(client, limits)) allowPreparedStatements(client)
      else limitTransactions(client, limits)
    },
    types,
  })
  const lost = ({ code }: Error & { code?: string }) => {
    if (!pool.ending) log.warn({ code }, 'database connection lost')
  }
  pool.on('error', lost)
  // Without this listener, a database that dies under a checked-out client ends the process.
  pool.on('connect', (client) => client.on('error', lost))
  return pool
}

/** Kysely as the product uses it, on the connections of this dialect. */
export const openDb = (dialect: Dialect, applicationName: string): Db =>
  new Kysely<DB>({
    dialect,
    plugins: [new CamelCaseColumns()],
    log: (event) => {
      const { query, queryDurationMillis: ms } = event
      statements.observe({ pool: applicationName }, ms / 1000)
      const error = event.level === 'error' ? event.error : undefined
      noteStatement({ pool: applicationName, sql: query.sql, ms, error })
      const counter = counters.getStore()
      if (counter && !/^(begin|commit|rollback|start transaction)\b/.test(query.sql)) counter.statements += 1
    },
  })

/** Renames columns only: keys inside a jsonb document stay as stored. Each name is computed once per result. */
class CamelCaseColumns extends CamelCasePlugin {
  override async transformResult({ result }: PluginTransformResultArgs) {
    const names = Object.keys(result.rows[0] ?? {}).map((column) => [column, this.camelCase(column)] as const)
    const rows = result.rows.map((row) => {
      const renamed: Record<string, unknown> = {}
      for (const [column, name] of names) renamed[name] = row[column]
      return renamed
    })
    return { ...result, rows }
  }
}

const counters = new AsyncLocalStorage<{ statements: number }>()

/** Runs a function and counts the statements it sends through Kysely, without begin and commit. */
export async function countStatements<Result>(
  run: () => Promise<Result>,
): Promise<{ result: Result; statements: number }> {
  const counter = { statements: 0 }
  const result = await counters.run(counter, run)
  return { result, statements: counter.statements }
}

// Profiles contain many lists. Our parsers are faster than the general one, which reads letter by letter.
const listsAndNumbers: Record<number, (value: string) => unknown> = {
  20: Number, // bigint
  1005: (value) => listOfIntegers(value),
  1007: (value) => listOfIntegers(value),
  1009: (value) => listOfTexts(value),
  1016: (value) => listOfIntegers(value),
  1082: String, // date
  1182: (value) => listOfDates(value),
}

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => listsAndNumbers[oid] ?? pg.types.getTypeParser(oid, format),
}

const listOfIntegers = (value: string) =>
  value === '{}' ? [] : (JSON.parse(`[${value.slice(1, -1).replaceAll('NULL', 'null')}]`) as (number | null)[])
const listOfDates = (value: string) => (value === '{}' ? [] : value.slice(1, -1).split(','))

// Typed as a number, since the driver's types have no names for lists.
const texts: number = 1009
const parseTexts = pg.types.getTypeParser(texts)
/**
 * PostgreSQL quotes items with a comma, a space or a quote, empty ones and NULL; the general parser reads such lists.
 */
const listOfTexts = (value: string) =>
  value === '{}' ? [] : /["\\]|NULL/.test(value) ? parseTexts(value) : value.slice(1, -1).split(',')
