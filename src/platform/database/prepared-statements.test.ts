import { connect, createServer, type AddressInfo, type Server } from 'node:net'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { testDatabase, type TestDatabase } from '#test/database.ts'
import { throughPort } from '#test/flaky-link.ts'
import { compiledOnce } from './compiled-once.ts'
import { openDatabase, type Db } from './db.ts'
import { allowPreparedStatements, openNames } from './prepared-statements.ts'

let database: TestDatabase
let pooler: { server: Server; port: number }
beforeAll(async () => {
  database = await testDatabase()
  pooler = await openPooler(Number(new URL(database.url).port))
})
afterAll(async () => {
  pooler.server.close()
  await database.close()
})

/** A pooler as a client sees it: all bytes pass, but the process number is the pooler's own. */
async function openPooler(to: number) {
  const server = createServer((from) => {
    const onward = connect(to, '127.0.0.1')
    from.pipe(onward)
    onward.on('data', (bytes: Buffer) => {
      // BackendKeyData: K, twelve bytes long, the process and its secret.
      const at = bytes.indexOf(Buffer.from([0x4b, 0, 0, 0, 12]))
      if (at >= 0) bytes.writeInt32BE(7, at + 5)
      from.write(bytes)
    })
    for (const [one, other] of [
      [from, onward],
      [onward, from],
    ] as const)
      one.on('error', () => other.destroy()).on('close', () => other.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { server, port: (server.address() as AddressInfo).port }
}

const twice = compiledOnce((db: Db, { number }: { number: number }) => ({
  compile: () => sql<{ answer: number }>`select ${number}::integer * 2 as answer`.compile(db),
}))

async function askAndList(url: string) {
  const { db, close } = openDatabase(url, { poolSize: 1 })
  try {
    const answers = [await twice(db, { number: 1 }), await twice(db, { number: 2 })].map(([row]) => row?.answer)
    await sql`select 1`.execute(db)
    const names = await sql<{ name: string }>`select name from pg_prepared_statements where name <> ''`.execute(db)
    return { answers, prepared: names.rows.length }
  } finally {
    await close()
  }
}

test('a statement that is built once keeps its name and plan on the connection from its first run', async () => {
  expect(await askAndList(database.url)).toEqual({ answers: [2, 4], prepared: 1 })
})

async function aClient(names = openNames()) {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  allowPreparedStatements(client, names)
  const prepared = async () =>
    (await client.query<{ statement: string }>('select statement from pg_prepared_statements')).rows.map(
      ({ statement }) => statement,
    )
  return { client, prepared, ask: async (text: string, value: number) => client.query(text, [value]) }
}

test('any other statement with values is prepared by name from its third run, what has none never', async () => {
  const { client, prepared, ask } = await aClient()
  const counts: number[] = []
  for (const value of [1, 2, 3, 4]) {
    expect((await ask('select $1::integer as answer', value)).rows).toEqual([{ answer: value }])
    await client.query('select 1')
    counts.push((await prepared()).length)
  }
  expect(counts).toEqual([0, 0, 1, 1])
  await client.end()
})

test('a process names so many statements at most; what runs three times in hours has no name', async () => {
  const few = await aClient(openNames(1))
  for (const text of ['select $1::integer as first', 'select $1::integer as second'])
    for (const value of [1, 2, 3]) await few.ask(text, value)
  expect(await few.prepared()).toEqual(['select $1::integer as first'])
  const rare = openNames()
  vi.useFakeTimers({ toFake: ['performance'] })
  const named = [1, 2, 3, 4].map(() => {
    vi.advanceTimersByTime(3_600_000)
    return rare.nameOf('select $1::integer')
  })
  vi.useRealTimers()
  expect(named).toEqual([undefined, undefined, undefined, undefined])
  await few.client.end()
})

test('a column more since the plan was made: asked again outside a transaction, without a name inside', async () => {
  const { client } = await aClient()
  await client.query('create temporary table widened (id integer)')
  await client.query('insert into widened values (1)')
  const askFive = async () => {
    for (let run = 0; run < 4; run += 1) await client.query('select * from widened where id = $1', [1])
    return (await client.query('select * from widened where id = $1', [1])).rows
  }
  expect(await askFive()).toEqual([{ id: 1 }])
  await client.query('alter table widened add second integer default 2')
  expect(await askFive()).toEqual([{ id: 1, second: 2 }])
  await client.query('alter table widened add third integer default 3')
  await client.query('begin')
  expect(await askFive()).toEqual([{ id: 1, second: 2, third: 3 }])
  await client.query('commit')
  expect(await askFive()).toEqual([{ id: 1, second: 2, third: 3 }])
  await client.end()
})

test('behind a pooler no statement has a name, and all are answered', async () => {
  expect(await askAndList(throughPort(database.url, pooler.port))).toEqual({ answers: [2, 4], prepared: 0 })
})

test('another process of the server takes over: names are given there anew', async () => {
  const { db, close } = openDatabase(database.url, { poolSize: 1 })
  await twice(db, { number: 1 })
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
  await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(database.db)
  await expect.poll(() => twice(db, { number: 3 }).catch(() => [])).toEqual([{ answer: 6 }])
  await close()
})
