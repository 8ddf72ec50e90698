import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { emptyDatabase } from '#test/database.ts'
import { migrate } from './migrate.ts'

let folder: string
let url: string
let drop: () => Promise<void>
let client: pg.Client

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'yoake-migrations-'))
  mkdirSync(join(folder, 'repeatable'))
  ;({ url, drop } = await emptyDatabase())
  file('0001_first', 'create table word (text text not null, is_on boolean not null default true);')
  file('repeatable/10_plain', plain('lower(written)'))
  // 20_loud calls the function of 10_plain, so it can only be created second.
  file('repeatable/20_loud', functionOf('loud', "plain(written) || '!'"))
  client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
})
afterEach(async () => {
  await client.end()
  await drop()
  rmSync(folder, { recursive: true })
})

const file = (name: string, text: string) => writeFileSync(join(folder, `${name}.sql`), text)
const functionOf = (name: string, body: string) =>
  `create or replace function ${name}(written text) returns text language sql immutable return ${body};`
const plain = (body: string) => functionOf('plain', body)
const ask = async (statement: string) =>
  (await client.query<{ answer: unknown }>(`select ${statement} as answer`)).rows[0]?.answer
/** xmin changes when a function is created again. */
const version = (name: string) => ask(`(select xmin::text from pg_proc where proname = '${name}')`)

test('functions come after the migrations, in the order of their files, and once', async () => {
  expect(await migrate(url, folder)).toEqual(['0001_first', 'repeatable/10_plain', 'repeatable/20_loud'])
  expect(await ask("loud('ABC')")).toBe('abc!')
  const made = await version('plain')
  expect(await migrate(url, folder)).toEqual([])
  expect(await version('plain')).toBe(made)
})

test('a changed text is applied once, and what it left is forgotten', async () => {
  await migrate(url, folder)
  file('repeatable/10_plain', plain('upper(written)'))
  rmSync(join(folder, 'repeatable', '20_loud.sql'))
  expect(await migrate(url, folder)).toEqual(['repeatable/10_plain'])
  expect(await ask("plain('abc')")).toBe('ABC')
  expect(await ask('(select array_agg(name) from repeatable_migration)')).toEqual(['10_plain'])
  const made = await version('plain')
  expect(await migrate(url, folder)).toEqual([])
  expect(await version('plain')).toBe(made)
})

test('two at once: one applies, the other waits and finds nothing to do', async () => {
  await migrate(url, folder)
  file('repeatable/10_plain', plain('upper(written)'))
  const both = await Promise.all([migrate(url, folder), migrate(url, folder)])
  expect(both.flat()).toEqual(['repeatable/10_plain'])
  const first = await Promise.all([migrate(url, folder), migrate(url, folder)])
  expect(first.flat()).toEqual([])
})

test('what stands on a function stays: a trigger, an index, a generated column', async () => {
  file(
    'repeatable/30_trigger',
    `create or replace function mark() returns trigger language plpgsql as $$ begin new.text := plain(new.text); return new; end $$;`,
  )
  await migrate(url, folder)
  file(
    '0002_stands_on_functions',
    `create trigger mark before insert on word for each row execute function mark();
     create index word_loud on word (loud(text));
     alter table word add column quiet text generated always as (plain(text)) stored;`,
  )
  await migrate(url, folder)
  file('repeatable/10_plain', plain('upper(written)'))
  expect(await migrate(url, folder)).toEqual(['repeatable/10_plain'])
  await client.query("insert into word (text) values ('abc')")
  expect(await ask('(select quiet from word)')).toBe('ABC')
  expect(await ask("to_regclass('word_loud') is not null")).toBe(true)
})

test('another signature: a numbered migration drops the old one, and the files make the new one with it', async () => {
  await migrate(url, folder)
  file('0002_drop', 'drop function loud(text); drop function plain(text);')
  file(
    'repeatable/10_plain',
    `create or replace function plain(written text, times integer default 1) returns text language sql immutable return repeat(written, times);`,
  )
  // 20_loud is unchanged and not listed, but its dropped function is created again.
  expect(await migrate(url, folder)).toEqual(['0002_drop', 'repeatable/10_plain'])
  expect(await ask("loud('ab')")).toBe('ab!')
})

test('a file that fails names its line and leaves nothing, not even the last migration', async () => {
  await migrate(url, folder)
  file('0002_second', 'create table second (id integer);')
  file('repeatable/10_plain', `${plain('upper(written)')}\ncreate or replace function broken() returns`)
  await expect(migrate(url, folder)).rejects.toThrow(/^migrations\/repeatable\/10_plain\.sql:2: syntax error/)
  expect(await ask("to_regclass('second') is null")).toBe(true)
  expect(await ask("plain('ABC')")).toBe('abc')
})

test('a later file that fails takes none of the functions with it that an earlier one drops', async () => {
  await migrate(url, folder)
  file('0002_drop', 'drop function loud(text);')
  file('0003_broken', 'create tabel third (id integer);')
  await expect(migrate(url, folder)).rejects.toThrow(/^migrations\/0003_broken\.sql:1/)
  expect(await ask("loud('ABC')")).toBe('abc!')
})

test('a function that is missing is made again, also by the release before', async () => {
  await migrate(url, folder)
  await client.query('drop function loud(text)')
  await client.query(`insert into schema_migration (number, name, sha256) values (9, 'of_the_next_release', '')`)
  expect(await migrate(url, folder, undefined, true)).toEqual(['repeatable/20_loud'])
  expect(await ask("loud('ABC')")).toBe('abc!')
})
