import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openFlakyLink, type FlakyLink } from '#test/flaky-link.ts'
import { testDatabase, type TestDatabase } from '#test/database.ts'
import { enqueueMany, startQueue, type Queue } from './queue.ts'

let database: TestDatabase
let link: FlakyLink
let far: pg.Pool
let queue: Queue
let isPatient = false
let goOn = () => {}

beforeAll(async () => {
  database = await testDatabase()
  link = await openFlakyLink(database.url)
  // Shorter times than in production, where a query gives up after twenty seconds.
  far = new pg.Pool({ connectionString: link.url, query_timeout: 500, connectionTimeoutMillis: 500 })
  far.on('error', () => undefined)
  far.on('connect', (client) => client.on('error', () => undefined))
  await database.pool.query('create table effect (name text primary key, times integer not null default 1)')
  queue = await startQueue({
    pool: far,
    tasks: {
      write: async (payload) => {
        const { name } = payload as { name: string }
        await far.query('select pg_sleep(0.02)')
        await far.query(
          'insert into effect (name) values ($1) on conflict (name) do update set times = effect.times + 1',
          [name],
        )
        if (isPatient) await new Promise<void>((resolve) => (goOn = resolve))
      },
    },
  })
})
afterEach(() => database.pool.query('truncate effect'))
afterAll(async () => {
  await queue.stop()
  await far.end()
  await link.close()
  await database.close()
})

// Vitest fails on an unhandled rejection; in production it would end the process.
const write = (count: number, name: string) =>
  enqueueMany(
    database.db,
    'write',
    Array.from({ length: count }, (_, index) => ({ name: `${name} ${index}` })),
  )
const effects = async () =>
  (await database.pool.query<{ name: string; times: number }>('select name, times from effect')).rows
const waiting = async () => (await database.pool.query('select from graphile_worker._private_jobs')).rowCount ?? 0
/** Makes failed jobs due now, as the queue delays each retry longer. */
const hurry = () =>
  database.pool.query(
    'update graphile_worker._private_jobs set run_at = now() where attempts > 0 and locked_at is null and run_at > now()',
  )
/** A question that was on its way may take a job for a run that had given up; such a job comes back after a minute. */
const letTheDeadBeOver = () =>
  database.pool.query(
    `update graphile_worker._private_jobs set locked_at = now() - interval '61 seconds'
     where locked_by is not null and not exists (select from worker_life where worker_id = locked_by)`,
  )
async function until(happened: () => Promise<boolean> | boolean, seconds = 10) {
  for (const end = Date.now() + seconds * 1_000; Date.now() < end; await sleep(20)) if (await happened()) return
  throw new Error(`did not happen within ${seconds} s`)
}

test('§1.3 the database goes and comes five times while jobs run: none is lost, the queue works on by itself', async () => {
  await write(120, 'job')
  for (let time = 0; time < 5; time += 1) {
    const before = (await effects()).length
    await until(async () => (await effects()).length > before + 5)
    link.cut()
    await until(() => !queue.isWorking())
    link.mend()
    await until(() => queue.isWorking())
    await hurry()
  }
  await until(async () => {
    await hurry()
    return (await waiting()) === 0
  })
  expect(await effects()).toHaveLength(120)
}, 40_000)

test('§1.3 a job that was done when the database went is not done again', async () => {
  isPatient = true
  await write(1, 'done')
  await until(async () => (await effects()).length === 1)
  link.cut()
  isPatient = false
  goOn()
  await until(() => !queue.isWorking())
  link.mend()
  await until(async () => (await waiting()) === 0)
  expect(await effects()).toEqual([{ name: 'done 0', times: 1 }])
})

test('§1.3 a job that was taken while its answer was lost does not stay with a worker that knows nothing of it', async () => {
  await until(() => queue.isWorking())
  const { rows } = await database.pool.query<{ id: string }>('select worker_id as id from worker_life')
  expect(rows).toHaveLength(1)
  const later = new Date(Date.now() + 60_000)
  await enqueueMany(database.db, 'write', [{ name: 'taken' }], { runAt: later })
  await database.pool.query(
    'update graphile_worker._private_jobs set run_at = now(), locked_at = now(), locked_by = $1',
    [rows[0]?.id],
  )
  link.cut()
  await until(() => !queue.isWorking())
  link.mend()
  await until(async () => (await waiting()) === 0)
  expect((await effects()).map(({ name }) => name)).toEqual(['taken'])
})

test('§1.3 a job that was taken when the database went has not used up an attempt', async () => {
  await until(() => queue.isWorking())
  await enqueueMany(database.db, 'write', [{ name: 'later' }], { runAt: new Date(Date.now() + 60_000) })
  await database.pool.query(`update graphile_worker._private_jobs
    set attempts = attempts + 1, locked_at = now(), locked_by = (select worker_id from worker_life)`)
  link.cut()
  await until(() => !queue.isWorking())
  link.mend()
  await until(() => queue.isWorking())
  const { rows } = await database.pool.query(
    'delete from graphile_worker._private_jobs returning attempts, locked_by as "lockedBy"',
  )
  expect(rows).toEqual([{ attempts: 0, lockedBy: null }])
})

test('§1.3 a database that answers nothing for a while is waited for', async () => {
  link.stall()
  await write(5, 'stalled')
  await until(() => !queue.isWorking())
  link.goOn()
  await until(async () => {
    await hurry()
    await letTheDeadBeOver()
    return (await waiting()) === 0
  }, 20)
  expect(await effects()).toHaveLength(5)
}, 40_000)
