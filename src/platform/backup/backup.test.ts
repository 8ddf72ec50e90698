import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import pg from 'pg'
import { pack } from 'tar-stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoSeed } from '#seeds/demo.ts'
import { seedDatabase } from '#seeds/load/seed-database.ts'
import { testDatabase, type TestDatabase } from '#test/database.ts'
import { openDatabaseServer } from '../database/database-server.ts'
import { startEmbeddedPostgres } from '../database/embedded-postgres.ts'
import { migrate } from '../database/migrate.ts'
import { StartRefused } from '../start-refused.ts'
import { checkBackup, restoreBackup } from './read.ts'
import { writeBackup } from './write.ts'

let database: TestDatabase
const folder = mkdtempSync(join(tmpdir(), 'yoake-backup-'))
const dataDir = join(folder, 'source')
const backup = join(folder, 'one.backup')
const picture = Buffer.from(Array.from({ length: 70_000 }, (_, index) => index % 251))

beforeAll(async () => {
  // Under root, PostgreSQL runs as another user, who must be able to enter the folder.
  chmodSync(folder, 0o755)
  database = await testDatabase()
  await seedDatabase(database.pool, { seed: demoSeed, candidates: 8, now: new Date() })
  await database.db
    .insertInto('audit')
    .values({ area: 'system', action: 'a\tb\\n', subject: '引用"と\n改行', subjectId: '', details: '{"rows": null}' })
    .execute()
  for (const [path, bytes] of [
    ['company/one/logo.webp', picture],
    ['job/empty.webp', Buffer.alloc(0)],
  ] as const) {
    mkdirSync(join(dataDir, 'files', path, '..'), { recursive: true })
    writeFileSync(join(dataDir, 'files', path), bytes)
  }
}, 60_000)
afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

const source = () => ({ url: database.url, dataDir, migrations: 'migrations' })

/** Each table's number of rows and one hash over all its rows, independent of their order. */
async function everyRow(url: string) {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where n.nspname !~ '^(pg_|information_schema)' and c.relkind = 'r' order by 1`,
    )
    const found: Record<string, { rows: number; hash: string | null }> = {}
    for (const { name } of tables) {
      const { rows } = await client.query<{ rows: number; hash: string | null }>(
        `select count(*)::int as rows, md5(string_agg(hash, '' order by hash)) as hash from (select md5(record_send(t)) as hash from ${name} t) hashed`,
      )
      found[name] = rows[0] ?? { rows: -1, hash: null }
    }
    const { rows: sequences } = await client.query<{ name: string; value: string | null }>(
      `select sequencename as name, last_value::text as value from pg_sequences where schemaname in ('public', 'graphile_worker') order by 1`,
    )
    return { tables: found, sequences }
  } finally {
    await client.end()
  }
}

/** graphile-worker's record of when its tables were made. A restore makes the tables again. */
const ofTheCode = ['graphile_worker.migrations']

test('§1.10 a backup restored into an empty folder is the same, row by row in every table, and every file', async () => {
  const before = await everyRow(database.url)
  const written = await writeBackup(source(), backup)
  expect(written.files).toBe(2)
  expect(statSync(backup).mode & 0o777).toBe(0o600)
  expect(readdirSync(folder).filter((name) => name.includes('parts'))).toEqual([])

  const target = join(folder, 'target')
  await restoreBackup(backup, target, { durable: false })
  const server = await startEmbeddedPostgres({ dataDir: target, durable: false })
  try {
    const after = await everyRow(server.url)
    for (const table of ofTheCode) delete after.tables[table]
    for (const table of ofTheCode) delete before.tables[table]
    expect(Object.values(before.tables).reduce((total, { rows }) => total + rows, 0)).toBeGreaterThan(1_000)
    expect(after).toEqual(before)
    // A restored database needs no migration before this version runs on it.
    expect(await migrate(server.url, 'migrations')).toEqual([])
  } finally {
    await server.stop()
  }
  expect(readFileSync(join(target, 'files/company/one/logo.webp'))).toEqual(picture)
  expect(readFileSync(join(target, 'files/job/empty.webp'))).toEqual(Buffer.alloc(0))
}, 90_000)

test('§1.10 while people write, a backup holds one moment: what was answered before, and no half of anything', async () => {
  const stopping = new AbortController()
  const acknowledged: string[] = []
  const write = async () => {
    for (let n = 0; !stopping.signal.aborted; n += 1) {
      const key = `${crypto.randomUUID()} ${n}`
      await database.db.transaction().execute(async (tx) => {
        await sql`insert into rate_limit (key, points, expire) values (${key}, 1, 0)`.execute(tx)
        await tx
          .insertInto('audit')
          .values({ area: 'system', action: 'pair', subject: 'pair', subjectId: key })
          .execute()
      })
      acknowledged.push(key)
    }
  }
  const writers = [write(), write(), write()]
  while (acknowledged.length < 50) await new Promise(setImmediate)
  const answered = acknowledged.slice()
  const busy = join(folder, 'busy.backup')
  await writeBackup(source(), busy)
  stopping.abort()
  await Promise.all(writers)
  expect(acknowledged.length).toBeGreaterThan(answered.length)

  const text = gunzipSync(readFileSync(busy)).toString('latin1')
  const keysIn = (table: string) => {
    const from = text.indexOf(`tables/public.${table}.copy`)
    const rows = text.slice(from, text.indexOf('tables/', from + 10)).matchAll(/[0-9a-f]{8}-[0-9a-f-]{27} \d+/g)
    return [...rows].map(([key]) => key).sort()
  }
  const keys = keysIn('rate_limit')
  expect(keys).toEqual(expect.arrayContaining(answered))
  expect(keysIn('audit')).toEqual(keys)
}, 60_000)

test('§1.10 a backup that is there, a folder that is not empty and an own server are refused, and nothing is changed', async () => {
  await expect(writeBackup(source(), backup)).rejects.toThrow('is there already')
  const full = join(folder, 'full')
  mkdirSync(full)
  writeFileSync(join(full, 'something'), 'of somebody')
  await expect(restoreBackup(backup, full)).rejects.toThrow('is not empty')
  expect(readdirSync(full)).toEqual(['something'])
})

test('§1.10 what is damaged, cut off, of another format or no backup is refused before anything is made', async () => {
  const whole = readFileSync(backup)
  const text = gunzipSync(whole)
  const changed = Buffer.from(text)
  const at = changed.indexOf('tables/public.candidate.copy') + 600
  changed.writeUInt8(changed.readUInt8(at) ^ 1, at)
  const link = pack()
  link.entry({ name: 'files/link', type: 'symlink', linkname: '/etc/passwd' })
  link.finalize()
  const other = Buffer.from(text.toString('latin1').replace('yoake backup 1', 'yoake backup 9'), 'latin1')
  const wrong = {
    'a byte changed': gzipSync(changed),
    'cut off': whole.subarray(0, whole.length / 2),
    'another format': gzipSync(other),
    'a link': gzipSync(await buffer(link)),
    'no backup': Buffer.from('PK nothing of ours'),
  }
  for (const [name, bytes] of Object.entries(wrong)) {
    const file = join(folder, 'wrong.backup')
    writeFileSync(file, bytes)
    const target = join(folder, 'never')
    await expect(restoreBackup(file, target), name).rejects.toThrow(StartRefused)
    await expect(checkBackup(file), name).rejects.toThrow('nothing was changed')
    expect(existsSync(target), name).toBe(false)
  }
})

test('§1.10 no server starts on a restore that was killed in the middle', async () => {
  const half = join(folder, 'half')
  mkdirSync(half)
  writeFileSync(join(half, 'restore.unfinished'), '')
  const started = openDatabaseServer({ databaseUrl: undefined, databaseDirectUrl: undefined, dataDir: half })
  await expect(started).rejects.toThrow('did not finish')
})
