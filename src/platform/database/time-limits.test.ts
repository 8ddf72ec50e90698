import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { emptyDatabase, testDatabase, type TestDatabase } from '#test/database.ts'
import { aPooler, type Pooler } from '#test/faults/pooler.ts'
import { openDatabaseServer } from './database-server.ts'
import { openDatabase, type Database, type Db } from './db.ts'
import { migrate } from './migrate.ts'

let database: TestDatabase
let pooler: Pooler
let pooled: Database
let direct: Database
beforeAll(async () => {
  database = await testDatabase()
  pooler = await aPooler(database.url)
  pooled = openDatabase(pooler.url, { statementTimeout: 700 })
  direct = openDatabase(database.url, { statementTimeout: 700 })
})
afterAll(async () => {
  await Promise.all([pooled.close(), direct.close()])
  await pooler.close()
  await database.close()
})

const limitsOf = async (db: Db) =>
  (
    await sql<{ statement: string; idle: string }>`
      select current_setting('statement_timeout') as statement, current_setting('idle_in_transaction_session_timeout') as idle`.execute(
      db,
    )
  ).rows[0]
const limits = { statement: '700ms', idle: '30s' }

test.each(['direct', 'pooled'])(
  '%s: a statement alone, and a transaction of each kind, has its limits',
  async (way) => {
    const { db, pool } = way === 'direct' ? direct : pooled
    expect(await limitsOf(db)).toEqual(limits)
    expect(await db.transaction().execute(limitsOf)).toEqual(limits)
    expect(
      await db.transaction().setIsolationLevel('serializable').setAccessMode('read only').execute(limitsOf),
    ).toEqual(limits)
    await expect(pool.query('select pg_sleep(20)')).rejects.toMatchObject({ code: '57014' })
    expect((await pool.query('select $1::int as one', [1])).rows).toEqual([{ one: 1 }])
  },
)

test('behind a pooler no limit stays with the session, which somebody else borrows next', async () => {
  const migrating = openDatabase(pooler.url, { statementTimeout: 0 })
  await Promise.all(Array.from({ length: 9 }, () => limitsOf(pooled.db)))
  expect((await limitsOf(migrating.db))?.statement).toBe('0')
  await migrating.close()
  const sessions = new pg.Client({ connectionString: pooler.url })
  await sessions.connect()
  expect((await sessions.query('show statement_timeout')).rows).toEqual([{ statement_timeout: '0' }])
  await sessions.end()
})

test('behind a pooler a statement that fails leaves nothing, and one after the other of a client is answered', async () => {
  const client = await pooled.pool.connect()
  await client.query('create table mark (number int)')
  const together = await Promise.allSettled([
    client.query('insert into mark values (1)'),
    client.query('insert into mark values (1 / 0)'),
    client.query('insert into mark values (2)'),
  ])
  expect(together.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  await client.query('begin')
  await client.query('insert into mark values (3)')
  await client.query('rollback')
  expect((await client.query('select number from mark order by 1')).rows).toEqual([{ number: 1 }, { number: 2 }])
  client.release()
})

test('PgBouncer lets in nobody who names a limit at the start', async () => {
  const client = new pg.Client({ connectionString: pooler.url, statement_timeout: 700 })
  client.on('error', () => undefined)
  await expect(client.connect()).rejects.toThrow('unsupported startup parameter: statement_timeout')
})

test('a database in another encoding is refused in one line, before the first migration', async () => {
  const { url, drop } = await emptyDatabase(`encoding 'SQL_ASCII' locale_provider libc locale 'C'`)
  await expect(openDatabaseServer({ databaseUrl: url, databaseDirectUrl: undefined, dataDir: '' })).rejects.toThrow(
    /^DATABASE_URL: read a database in SQL_ASCII, expected UTF8/,
  )
  await drop()
})

test('a pooler without a direct address is refused in one line; with it, two starts do not wait for each other', async () => {
  const env = { databaseUrl: pooler.url, databaseDirectUrl: undefined, dataDir: '' }
  await expect(openDatabaseServer(env)).rejects.toThrow(/^DATABASE_URL: .*DATABASE_DIRECT_URL/)
  const server = await openDatabaseServer({ ...env, databaseDirectUrl: database.url })
  expect(server).toMatchObject({ url: pooler.url, directUrl: database.url })
  for (let start = 0; start < 2; start += 1)
    expect(await Promise.race([migrate(server.directUrl, 'migrations'), sleep(5_000, 'waits')])).toEqual([])
  const { rows } = await database.pool.query(`select 1 from pg_locks where locktype = 'advisory'
    and database = (select oid from pg_database where datname = current_database())`)
  expect(rows).toEqual([])
})
