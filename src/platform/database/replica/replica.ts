import { setTimeout as sleep } from 'node:timers/promises'
import { CompiledQuery, PostgresDriver, type DatabaseConnection, type Driver } from 'kysely'
import pg from 'pg'
import { log } from '../../log.ts'
import { replicaInUse, replicaLag, watchPool } from '../../metrics/metrics.ts'
import { isDatabaseAway } from '../database-away.ts'
import { openPool } from '../db.ts'
import { isPoolBusy } from '../pool-busy.ts'
import type { Position } from './primary-log.ts'
import { lagOf, reasonToLeaveOut, type LeftOut, type Sample, type Standing } from './rules.ts'

/** Connections by purpose, as at the primary. */
export type PoolKind = 'search' | 'pages'
export type ReplicaPools = Record<PoolKind, { poolSize: number; statementTimeout: number }>
/** The answer of a replica; undefined when it is not as far as the question needs. */
export type Answered<Result> = { result: Result } | undefined
export type Replica = {
  isInUse: () => boolean
  /** Runs a question on a connection that has replayed the log up to the position. */
  answer: <Result>(
    kind: PoolKind,
    position: Position,
    ask: (connection: DatabaseConnection) => Promise<Result>,
  ) => Promise<Answered<Result>>
  /** Asks the replica how it stands, and leaves it out or takes it back. */
  look: (position: Position | null, samples: readonly Sample[]) => Promise<void>
  close: () => Promise<void>
}

/** A replica that is silent for so long is left out, and questions that wait for it go to the primary. */
const silentMs = 1_000
/** Milliseconds before a question looks again whether the replica has replayed enough; mostly it has at the first look. */
const waitsMs = [0, 1, 2, 4, 8, 16]

const standing = `select pg_backend_pid() as pid, mark,
    case when pg_is_in_recovery() then (pg_last_wal_replay_lsn() - '0/0')::float8 end as lsn
  from (select) as one left join timeline_mark on true left join lateral (select 1 from search_bits limit 1) as bits on true`
const progress = CompiledQuery.raw(
  `select (select mark from timeline_mark) as mark,
    case when pg_is_in_recovery() then (pg_last_wal_replay_lsn() - '0/0')::float8 end as lsn`,
)

/** One replica and its pools. It is in use once it has been looked at. */
export function openReplica(url: string, number: number, options: ReplicaPools): Replica {
  const open = (kind: PoolKind) => {
    const name = `yoake replica ${number} ${kind}`
    const pool = openPool(url, { ...options[kind], applicationName: name })
    const driver: Driver = new PostgresDriver({ pool })
    return { pool, driver, opened: driver.init(), forget: watchPool(name, pool) }
  }
  const pools: Record<PoolKind, ReturnType<typeof open>> = { search: open('search'), pages: open('pages') }
  const control = openControl(url)
  /** How far the server behind a connection was when it was last asked; a server that restarts ends its connections. */
  const reached = new WeakMap<DatabaseConnection, Position>()
  const label = { replica: String(number) }
  replicaInUse.set(label, 0)

  let leftOut: LeftOut | 'new' | null = 'new'
  /** Gives up a question that waits; one promise for all would keep each answer for as long as it is pending. */
  const waiting = new Set<(reason: Error) => void>()
  function leaveOut(reason: LeftOut | null, error?: unknown) {
    if (reason !== leftOut) {
      // A wrong password and a server that is down are both `away`; the code tells which.
      const code = error instanceof Error && 'code' in error ? error.code : undefined
      if (reason) log.warn({ kind: 'replica', number, reason, code }, 'a replica is left out')
      else log.info({ kind: 'replica', number }, 'a replica is in use')
    }
    leftOut = reason
    replicaInUse.set(label, reason ? 0 : 1)
    if (reason !== 'away') return
    for (const giveUp of waiting) giveUp(new Error('Connection terminated: the replica is silent'))
  }

  async function isAsFarAs(position: Position, connection: DatabaseConnection) {
    const before = reached.get(connection)
    if (before && before.mark === position.mark && before.lsn >= position.lsn) return true
    for (const wait of waitsMs) {
      if (wait > 0) await sleep(wait)
      const { rows } = await connection.executeQuery<{ mark: string | null; lsn: number | null }>(progress)
      const [row] = rows
      if (!row || row.lsn === null || row.mark !== position.mark) return false
      reached.set(connection, { mark: row.mark, lsn: row.lsn })
      if (row.lsn >= position.lsn) return true
    }
    return false
  }

  async function answerWithin<Result>(
    kind: PoolKind,
    position: Position,
    ask: (connection: DatabaseConnection) => Promise<Result>,
  ): Promise<Answered<Result>> {
    const { driver, opened } = pools[kind]
    await opened
    const connection = await driver.acquireConnection()
    try {
      return (await isAsFarAs(position, connection)) ? { result: await ask(connection) } : undefined
    } finally {
      await driver.releaseConnection(connection)
    }
  }

  return {
    isInUse: () => leftOut === null,
    async answer(kind, position, ask) {
      const silence = Promise.withResolvers<never>()
      waiting.add(silence.reject)
      try {
        return await Promise.race([answerWithin(kind, position, ask), silence.promise])
      } catch (error) {
        if (leftOut === null && isDatabaseAway(error) && !isPoolBusy(error)) leaveOut('away', error)
        throw error
      } finally {
        waiting.delete(silence.reject)
      }
    },
    async look(position, samples) {
      try {
        const said = await control.standing()
        // Nothing can be compared while the primary is away, and nothing is asked.
        if (!position) return
        const lagMs = said.lsn === null ? 0 : lagOf(said.lsn, samples, performance.now())
        replicaLag.set(label, lagMs / 1000)
        leaveOut(reasonToLeaveOut(said, lagMs, position.mark))
      } catch (error) {
        leaveOut('away', error)
      }
    },
    async close() {
      replicaInUse.remove(label)
      replicaLag.remove(label)
      for (const { forget } of Object.values(pools)) forget()
      await Promise.all([control.close(), ...Object.values(pools).map(({ pool }) => pool.end())])
    },
  }
}

/** A connection beside the pools, so that a full one does not make a replica silent. */
function openControl(url: string) {
  const pool = new pg.Pool({
    connectionString: url,
    max: 1,
    application_name: 'yoake replica',
    connectionTimeoutMillis: silentMs,
    query_timeout: silentMs,
  })
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return {
    async standing(): Promise<Standing> {
      const client = await pool.connect()
      try {
        const { rows } = await client.query<Omit<Standing, 'isDirect'> & { pid: number }>(standing)
        client.release()
        const [row = { pid: 0, lsn: null, mark: null }] = rows
        return { ...row, isDirect: row.pid === (client as pg.PoolClient & { processID?: number }).processID }
      } catch (error) {
        // A client whose question was given up would still wait for its answer.
        client.release(true)
        throw error
      }
    },
    close: () => pool.end(),
  }
}
