import { AsyncLocalStorage } from 'node:async_hooks'
import { CamelCasePlugin, Kysely, PostgresDialect, type PluginTransformResultArgs, type Transaction } from 'kysely'
import pg from 'pg'
import type { DB } from './database-types.ts'
import { keepStatements } from './kept-statements.ts'
import { log } from './log.ts'

export type Db = Kysely<DB>
export type Tx = Transaction<DB>
export type Database = { db: Db; pool: pg.Pool; close: () => Promise<void> }

export type DatabaseOptions = {
  /** Most connections at once. */
  poolSize?: number
  applicationName?: string
  /** Milliseconds a statement may take; 0 is for migrations and seeds. */
  statementTimeout?: number
  /** Milliseconds to wait for a free connection. */
  connectionTimeout?: number
}

/**
 * Opens the pool; nothing is connected until the first statement.
 * `timestamptz` is read as `Date`, `date` as 'YYYY-MM-DD', `bigint` as number (ours stay below 2^53).
 */
export function openDatabase(url: string, options: DatabaseOptions = {}): Database {
  const { poolSize = 10, applicationName = 'yoake', statementTimeout = 15_000, connectionTimeout = 5_000 } = options
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    application_name: applicationName,
    // A link that drops packets silently is given up, instead of holding every connection for ever.
    connectionTimeoutMillis: connectionTimeout,
    statement_timeout: statementTimeout,
    query_timeout: statementTimeout && statementTimeout + 5_000,
    idle_in_transaction_session_timeout: statementTimeout && 30_000,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    onConnect: keepStatements,
    types,
  })
  const lost = ({ code }: Error & { code?: string }) => {
    if (!pool.ending) log.warn({ code }, 'database connection lost')
  }
  pool.on('error', lost)
  // Without this a database that dies under a checked-out client takes the process with it.
  pool.on('connect', (client) => client.on('error', lost))

  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCaseColumns()],
    log: ({ query }) => {
      const counter = counters.getStore()
      if (counter && !/^(begin|commit|rollback|start transaction)\b/.test(query.sql)) counter.statements += 1
    },
  })
  return { db, pool, close }

  async function close() {
    await db.destroy()
    // Kysely leaves a pool alone that it never used itself.
    if (!pool.ended) await pool.end()
  }
}

/** Columns only: the keys inside a jsonb document come back as they were stored. Each name is looked up once a result. */
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

/** Runs and tells how many statements (without begin and commit) it sent through Kysely. */
export async function countStatements<Result>(
  run: () => Promise<Result>,
): Promise<{ result: Result; statements: number }> {
  const counter = { statements: 0 }
  const result = await counters.run(counter, run)
  return { result, statements: counter.statements }
}

// Lists come with every profile: ours are read without the general parser, which goes letter by letter.
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

// A number, since the types of the driver name no lists.
const texts: number = 1009
const parseTexts = pg.types.getTypeParser(texts)
/** Quotes stand around what holds a comma, a space or a quote, is empty or reads NULL; then the general parser reads. */
const listOfTexts = (value: string) =>
  value === '{}' ? [] : /["\\]|NULL/.test(value) ? parseTexts(value) : value.slice(1, -1).split(',')
