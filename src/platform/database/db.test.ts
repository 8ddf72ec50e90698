import { sql } from 'kysely'
import pg from 'pg'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '#test/database.ts'
import { countStatements } from './db.ts'
import { openRateLimit } from '../rate-limit.ts'
import { notify, openRelay } from '../queue/relay.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

test('reads big integers as numbers, days as text, instants as Date, lists of each', async () => {
  const { rows } =
    await sql`select 9007199254740991::bigint as big, array[1, null]::bigint[] as bigs, date '2026-12-03' as day,
    array[date '2026-12-03'] as days, '{}'::date[] as none, timestamptz '2026-12-03T00:00Z' as at, jsonb_build_object('some_key', 1) as some_document`.execute(
      database.db,
    )
  expect(rows).toEqual([
    {
      big: Number.MAX_SAFE_INTEGER,
      bigs: [1, null],
      day: '2026-12-03',
      days: ['2026-12-03'],
      none: [],
      at: new Date('2026-12-03T00:00Z'),
      someDocument: { some_key: 1 },
    },
  ])
})

test('reads lists of small numbers and of texts as they were written, whatever stands in a text', async () => {
  const texts = ['責任感', '', 'a,b', 'say "hi"', 'back\\slash', 'NULL', 'null', ' two words ', '{}']
  const { rows } =
    await sql`select array[1, null]::int[] as numbers, array[3]::smallint[] as small, '{}'::int[] as none,
    ${texts}::text[] as texts, array['継続', '資格'] as plain, array['a', null] as holed, '{}'::text[] as no_texts`.execute(
      database.db,
    )
  expect(rows).toEqual([
    {
      numbers: [1, null],
      small: [3],
      none: [],
      texts,
      plain: ['継続', '資格'],
      holed: ['a', null],
      noTexts: [],
    },
  ])
})

test('statements are counted for one piece of work only, without begin and commit', async () => {
  const ask = () => sql`select 1`.execute(database.db)
  const [one, two] = await Promise.all([
    countStatements(ask),
    countStatements(() =>
      database.db
        .transaction()
        .execute(async (tx) => (await sql`select 1`.execute(tx), await sql`select 2`.execute(tx))),
    ),
  ])
  expect([one.statements, two.statements]).toEqual([1, 2])
})

test('a connection that the server ends under a transaction is an error of that transaction only', async () => {
  const cut = database.db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(database.db)
    await sql`select 1`.execute(tx)
  })
  await expect(cut).rejects.toThrow()
  await expect(sql`select 1`.execute(database.db)).resolves.toBeDefined()
})

test('attempts are counted together for all who ask at once, and a key can be forgiven', async () => {
  const limit = openRateLimit(database.pool, {
    name: 'login',
    attempts: 5,
    seconds: 60,
    secret: 'a secret of the test',
  })
  const tried = await Promise.all(Array.from({ length: 8 }, () => limit.consume('a@example.jp')))
  expect(tried.filter(({ allowed }) => allowed)).toHaveLength(5)
  expect(tried.find(({ allowed }) => !allowed)).toMatchObject({
    retryAfter: expect.toSatisfy((seconds: number) => seconds > 50 && seconds <= 60),
  })
  expect((await database.pool.query<{ key: string }>('select key from rate_limit')).rows[0]?.key).not.toContain('@')
  await limit.forget('a@example.jp')
  expect(await limit.consume('a@example.jp')).toEqual({ allowed: true })
})

test('the relay delivers what was committed, also after its connection was lost', async () => {
  const relay = openRelay(database.url)
  const payloads: string[] = []
  const unsubscribe = relay.subscribe('some channel', (payload) => payloads.push(payload))
  const until = async (payload: string) => {
    for (const end = Date.now() + 8_000; Date.now() < end && !payloads.includes(payload); await sleep(50))
      await notify(database.db, 'some channel', payload)
    expect(payloads).toContain(payload)
  }
  await until('one')
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'yoake relay' and datname = current_database()`,
  )
  await client.end()
  await until('two')
  unsubscribe()
  const before = payloads.length
  await notify(database.db, 'some channel', 'three')
  await sleep(100)
  expect(payloads).toHaveLength(before)
  await relay.close()
})
