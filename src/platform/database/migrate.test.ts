import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { emptyDatabase } from '#test/database.ts'
import { migrate, MigrationRefused } from './migrate.ts'

let folder: string
let url: string
let drop: () => Promise<void>

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'yoake-migrations-'))
  ;({ url, drop } = await emptyDatabase())
  file('0001_first', 'create table first (id integer); insert into first values (1);')
})
afterEach(async () => {
  await drop()
  rmSync(folder, { recursive: true })
})

const file = (name: string, text: string) => writeFileSync(join(folder, `${name}.sql`), text)
const count = async (table: string) => {
  const client = new pg.Client({ connectionString: url })
  // The test drops the database before the server has closed its connections.
  client.on('error', () => undefined)
  await client.connect()
  try {
    const { rows } = await client.query<{ count: string }>(`select count(*) from ${table}`)
    return Number(rows[0]?.count)
  } finally {
    await client.end()
  }
}

test('applies what is new, once, and nothing the second time', async () => {
  expect(await migrate(url, folder)).toEqual(['0001_first'])
  file('0002_second', 'create table second (id integer);')
  expect(await migrate(url, folder)).toEqual(['0002_second'])
  expect(await migrate(url, folder)).toEqual([])
})

test('two at once: one applies, the other waits and finds nothing to do', async () => {
  const both = await Promise.all([migrate(url, folder), migrate(url, folder)])
  expect(both.flat()).toEqual(['0001_first'])
  expect(await count('first')).toBe(1)
})

test('a file that fails leaves nothing behind and names its line', async () => {
  await migrate(url, folder)
  file('0002_broken', 'create table second (id integer);\ncreate tabel third (id integer);')
  await expect(migrate(url, folder)).rejects.toThrow(/^migrations\/0002_broken\.sql:2: syntax error/)
  await expect(count('second')).rejects.toThrow('does not exist')
  expect(await count('schema_migration')).toBe(1)
})

const patience = (tries: number, pause: () => Promise<unknown>) => ({ lockMilliseconds: 20, tries, pause })

test('a change of a table that is in use gives way and comes again; in the end it says where it stood', async () => {
  await migrate(url, folder)
  file('0002_wider', 'create table second (id integer);\nalter table first add column name text;')
  const reader = new pg.Client({ connectionString: url })
  // As above: the server ends it with the database.
  reader.on('error', () => undefined)
  await reader.connect()
  try {
    await reader.query('begin; select from first')
    const waiting = migrate(
      url,
      folder,
      undefined,
      false,
      patience(2, async () => undefined),
    )
    await expect(waiting).rejects.toThrow(/a table stayed locked at migrations\/0002_wider\.sql.*nothing was changed/)
    await expect(waiting).rejects.toThrow(MigrationRefused)
    await expect(count('second')).rejects.toThrow('does not exist')
    const patient = patience(2, () => reader.query('commit'))
    expect(await migrate(url, folder, undefined, false, patient)).toEqual(['0002_wider'])
  } finally {
    await reader.end()
  }
})

test('refuses a database newer than the code, an edited file and a late number', async () => {
  file('0003_third', 'create table third (id integer);')
  await migrate(url, folder)
  rmSync(join(folder, '0003_third.sql'))
  await expect(migrate(url, folder)).rejects.toThrow(/newer than this code: it has 0003_third/)
  // On the way back from the next release it is taken as it is.
  expect(await migrate(url, folder, undefined, true)).toEqual([])
  file('0003_third', 'create table third (id bigint);')
  const edited = migrate(url, folder, 'rm -r .data && npm start')
  await expect(edited).rejects.toThrow(/an earlier text of migrations\/0003_third\.sql/)
  await expect(edited).rejects.toThrow(/nothing was changed\. rm -r \.data && npm start/)
  file('0003_third', 'create table third (id integer);')
  file('0002_late', 'create table late (id integer);')
  await expect(migrate(url, folder)).rejects.toThrow(MigrationRefused)
  await expect(count('late')).rejects.toThrow('does not exist')
})
