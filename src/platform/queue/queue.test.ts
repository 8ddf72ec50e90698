import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tracedSpans } from '#test/collector.ts'
import { testDatabase, type TestDatabase } from '#test/database.ts'
import { countStatements, openDatabase } from '../database/db.ts'
import { currentRequestId, withRequestId } from '../log.ts'
import { inSpan } from '../traces/traces.ts'
import { enqueue, enqueueMany, startQueue, type Queue } from './queue.ts'

let database: TestDatabase
let queue: Queue
const ran: { job: string; payload: unknown; requestId?: string | undefined }[] = []
const begun = Promise.withResolvers<void>()
const mayEnd = Promise.withResolvers<void>()

beforeAll(async () => {
  database = await testDatabase()
  const note = (job: string) => async (payload: unknown) =>
    void ran.push({ job, payload, requestId: currentRequestId() })
  queue = await startQueue({
    pool: database.pool,
    concurrency: 2,
    tasks: {
      remember: note('remember'),
      fail: async () => {
        throw new Error('山田太郎 cannot be reached')
      },
      failOnce: async (payload) => {
        const { marker } = payload as { marker: string }
        ran.push({ job: 'failOnce', payload })
        if (marker !== 'replaced') return
        await enqueue(database.db, 'failOnce', { marker: 'replacement' }, { key: 'replaced' })
        throw new Error('the disk is full')
      },
      slow: async () => {
        begun.resolve()
        await mayEnd.promise
        ran.push({ job: 'slow', payload: {} })
      },
    },
  })
})
afterAll(async () => {
  await queue.stop()
  await database.close()
})

const until = async (happened: () => boolean | Promise<boolean>) => {
  for (const end = Date.now() + 8_000; Date.now() < end; await sleep(20)) if (await happened()) return
  throw new Error('did not happen within 8 s')
}
const saw = (marker: string) => ran.some(({ payload }) => (payload as { marker?: string }).marker === marker)

test('a committed job runs, a rolled-back one never does', async () => {
  const undone = database.db.transaction().execute(async (tx) => {
    await enqueue(tx, 'remember', { marker: 'undone' })
    throw new Error('no')
  })
  await expect(undone).rejects.toThrow('no')
  await database.db.transaction().execute((tx) => enqueue(tx, 'remember', { marker: 'done' }))
  await until(() => saw('done'))
  expect(saw('undone')).toBe(false)
})

test('a job that fails after a later one of its key came is not one that was given up', async () => {
  await enqueue(database.db, 'failOnce', { marker: 'replaced' }, { key: 'replaced' })
  await until(() => saw('replacement'))
  const waiting = () =>
    sql<{ id: string }>`select id from graphile_worker.jobs where task_identifier = 'failOnce'`.execute(database.db)
  await until(async () => (await waiting()).rows.length === 0)
  expect(ran.filter(({ job }) => job === 'failOnce')).toHaveLength(2)
})

test('many jobs go in one statement', async () => {
  const payloads = Array.from({ length: 50 }, (_, index) => ({ marker: `many ${index}` }))
  const { statements } = await countStatements(() =>
    database.db.transaction().execute((tx) => enqueueMany(tx, 'remember', payloads)),
  )
  expect(statements).toBe(1)
  await until(() => payloads.every(({ marker }) => saw(marker)))
})

test('a job names the request that made it, one of many too; that of no request its own number', async () => {
  await withRequestId('request-1', () => enqueue(database.db, 'remember', { marker: 'asked' }))
  await withRequestId('request-2', () => enqueueMany(database.db, 'remember', [{ marker: 'among many' }]))
  await enqueue(database.db, 'remember', { marker: 'unasked' })
  await until(() => ['asked', 'among many', 'unasked'].every(saw))
  const idOf = (marker: string) =>
    ran.find(({ payload }) => (payload as { marker?: string }).marker === marker)?.requestId
  expect([idOf('asked'), idOf('among many')]).toEqual(['request-1', 'request-2'])
  expect(idOf('unasked')).toMatch(/^job-\d+$/)
})

test('the span of a job links to that of the request that made it, whichever way it was written', async () => {
  const request = () => ({ name: 'POST /client', kind: 'server', attributes: {} }) as const
  const spans = await tracedSpans(async () => {
    await inSpan(request, async () => {
      await enqueue(database.db, 'remember', { marker: 'traced' })
      await enqueueMany(database.db, 'remember', [{ marker: 'traced among many' }])
    })
    await until(() => saw('traced') && saw('traced among many'))
    await until(async () => {
      const { rows } = await database.pool.query('select 1 from graphile_worker._private_jobs where attempts = 0')
      return rows.length === 0
    })
  })
  const cause = spans.find(({ name }) => name === 'POST /client')
  const jobs = spans.filter(({ name }) => name === 'process remember')
  expect(jobs.map(({ links }) => links?.map(({ spanId }) => spanId))).toEqual([[cause?.spanId], [cause?.spanId]])
  expect(jobs[0]?.attributes).toMatchObject({ 'messaging.destination.name': 'remember' })
})

test('a key keeps one pending job, the later one', async () => {
  const runAt = new Date(Date.now() + 300)
  await enqueue(database.db, 'remember', { marker: 'first' }, { key: 'one', runAt })
  await enqueue(database.db, 'remember', { marker: 'second' }, { key: 'one', runAt })
  await until(() => saw('second'))
  expect(saw('first')).toBe(false)
})

test('the message of a failed job stays out of the table', async () => {
  await enqueue(database.db, 'fail', {}, { maxAttempts: 1 })
  const errors = async () =>
    (
      await database.pool.query<{ last_error: string | null }>(
        `select last_error from graphile_worker._private_jobs where last_error is not null`,
      )
    ).rows
  await until(async () => (await errors()).length > 0)
  expect(JSON.stringify(await errors())).not.toContain('山田')
})

test('stopping waits for the job in hand', async () => {
  await enqueue(database.db, 'slow', {})
  await begun.promise
  const stopped = queue.stop()
  setTimeout(mayEnd.resolve, 200)
  await stopped
  expect(ran.at(-1)?.job).toBe('slow')
})

test('a run of few kinds of jobs does not read the many that wait for another', async () => {
  const waiting = 3_000
  await enqueueMany(
    database.db,
    'letter',
    Array.from({ length: waiting }, () => ({})),
  )
  await database.pool.query('analyze graphile_worker._private_jobs')
  const applicationName = 'a run of webhooks'
  const own = openDatabase(database.url, { poolSize: 4, applicationName })
  let calls = 0
  const webhooks = await startQueue({ pool: own.pool, tasks: { webhook: async () => void (calls += 1) } })
  for (let count = 1; count <= 10; count += 1) {
    await enqueue(database.db, 'webhook', {})
    await until(() => calls === count)
  }
  await webhooks.stop()
  await own.close()
  const rowsOf = async <Row extends object>(query: string) => (await database.pool.query<Row>(query)).rows
  // A session counts what it read when it ends.
  await until(
    async () =>
      (await rowsOf(`select 1 from pg_stat_activity where application_name = '${applicationName}'`)).length === 0,
  )
  const [read] = await rowsOf<{ rows: number }>(
    `select (idx_tup_fetch + seq_tup_read)::int as rows from pg_stat_user_tables where relname = '_private_jobs'`,
  )
  expect(read?.rows).toBeLessThan(waiting * 5)
})
