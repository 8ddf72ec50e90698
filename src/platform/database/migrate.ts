import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { runMigrations, Logger } from 'graphile-worker'
import pg from 'pg'
import { applyRepeatable, findChanged, readRepeatable } from './repeatable-sql.ts'
import { placeOf } from './sql-error.ts'
import { StartRefused } from '../start-refused.ts'

export type Migration = { number: number; name: string; sha256: string; text: string }

/** The database is newer than the code, or an applied file was edited; nothing was changed. */
export class MigrationRefused extends StartRefused {}

/** The numbered files of the folder in order. Throws when two files share a number or a file name does not fit. */
export function readMigrations(folder: string): Migration[] {
  const migrations = readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => {
      const [, digits, name] = /^(\d{4})_([a-z0-9_]+)\.sql$/.exec(file) ?? []
      if (!digits || !name) throw new Error(`${file}: expected a name like 0001_name.sql`)
      const text = readFileSync(join(folder, file), 'utf8')
      return {
        number: Number(digits),
        name,
        sha256: createHash('sha256').update(text).digest('hex'),
        text,
      }
    })
  const twice = migrations.find((migration, index) => migration.number === migrations[index - 1]?.number)
  if (twice) throw new Error(`two migrations have the number ${twice.number}`)
  return migrations
}

/** A change of a table that waits holds up everybody who comes after it, so it gives way and comes again. */
type Patience = { lockMilliseconds: number; tries: number; pause: () => Promise<unknown> }
const patient: Patience = { lockMilliseconds: 3_000, tries: 20, pause: () => sleep(2_000) }

/**
 * Applies the queue's migrations, then the new files of the folder and the functions in `repeatable/` in one transaction:
 * servers of the release before never meet a table without its functions. Two runs at once wait for each other. Returns
 * the names applied now. Throws `MigrationRefused` with nothing changed, with `anew` as the advice for starting a demo
 * afresh. `isNewerTaken`: a database of the next release is taken as it is, on the way back from that release.
 */
export async function migrate(
  url: string,
  folder: string,
  anew = ofOwn,
  isNewerTaken = false,
  patience = patient,
): Promise<string[]> {
  const migrations = readMigrations(folder)
  const repeatable = readRepeatable(folder)
  const client = new pg.Client({
    connectionString: url,
    application_name: 'yoake migrate',
    connectionTimeoutMillis: 5_000,
  })
  client.on('error', () => undefined)
  await client.connect()
  try {
    // The session holds the lock until it ends, so a killed start does not leave it behind.
    await client.query(`select pg_advisory_lock(hashtext('yoake migrate'))`)
    const applied = await readApplied(client)
    const lastFile = migrations.at(-1)?.number ?? 0
    const ours = isNewerTaken ? applied.filter(({ number }) => number <= lastFile) : applied
    refuseSurprises(migrations, ours, anew)
    const appliedNumbers = new Set(applied.map(({ number }) => number))
    const pending = migrations.filter(({ number }) => !appliedNumbers.has(number))
    const changed = await findChanged(client, repeatable)
    await client.query(`set lock_timeout = ${patience.lockMilliseconds}`)
    await withPatience(patience, async () => {
      await migrateQueue(url, patience)
      if (pending.length + changed.length > 0)
        await inTransaction(client, async () => {
          for (const migration of pending) await apply(client, migration)
          await applyRepeatable(client, repeatable)
        })
    })
    return [
      ...pending.map(({ number, name }) => `${String(number).padStart(4, '0')}_${name}`),
      ...changed.map((name) => `repeatable/${name}`),
    ]
  } finally {
    await client.end()
  }
}

type Applied = Pick<Migration, 'number' | 'name' | 'sha256'>

async function readApplied(client: pg.Client): Promise<Applied[]> {
  const {
    rows: [found],
  } = await client.query<{ exists: boolean }>(`select to_regclass('public.schema_migration') is not null as exists`)
  if (!found?.exists) return []
  return (await client.query<Applied>('select number, name, sha256 from schema_migration order by number')).rows
}

const ofOwn = 'デモであれば、空のデータベースを作り直してください / a demo can begin anew in an empty database'

function refuseSurprises(migrations: Migration[], applied: Applied[], anew: string) {
  const files = new Map(migrations.map((migration) => [migration.number, migration]))
  for (const { number, name, sha256 } of applied) {
    const file = files.get(number)
    const label = `${String(number).padStart(4, '0')}_${name}`
    if (!file)
      throw new MigrationRefused(
        `データベースがこのプログラムより新しいため起動しません / the database is newer than this code: it has ${label}, which is not in migrations/. Deploy the newer code, or set NEWER_DATABASE=on on the way back from it (docs/runbook.md); nothing was changed`,
      )
    if (file.sha256 !== sha256)
      throw new MigrationRefused(
        `このデータベースは ${label} の以前の内容で作られているため起動しません。何も変更していません / the database was made by an earlier text of migrations/${label}.sql, or the file was edited after it was applied; nothing was changed. ${anew}. With data that must be kept, run the code that made it`,
      )
  }
  const last = applied.at(-1)?.number ?? 0
  const late = migrations.find(({ number }) => number < last && !applied.some((one) => one.number === number))
  if (late)
    throw new MigrationRefused(
      `このデータベースには ${late.number} 番の変更が抜けているため起動しません。何も変更していません / migrations/${String(late.number).padStart(4, '0')}_${late.name}.sql comes before ${last}, which is applied: a new file needs a higher number; nothing was changed. ${anew}`,
    )
}

/** SQLSTATE of a lock that was not had in time, and of two that waited for each other. */
const heldUp = new Set<unknown>(['55P03', '40P01'])

async function withPatience({ tries, pause }: Patience, act: () => Promise<void>) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await act()
      return
    } catch (error) {
      const { cause } = error as Error
      if (![error, cause].some((one) => heldUp.has((one as { code?: unknown } | undefined)?.code))) throw error
      if (attempt === tries)
        throw new MigrationRefused(
          `ほかの処理がテーブルを使用中のため起動しません。何も変更していません / a table stayed locked at ${(error as Error).message}; nothing was changed. End the long transaction (pg_stat_activity) and start again`,
          { cause: error },
        )
      await pause()
    }
  }
}

async function inTransaction(client: pg.Client, run: () => Promise<void>) {
  await client.query('begin')
  try {
    await run()
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

async function apply(client: pg.Client, { number, name, sha256, text }: Migration) {
  await client.query(`create table if not exists schema_migration (
    number integer primary key, name text not null, sha256 text not null, applied_at timestamptz not null default now())`)
  try {
    await client.query(text)
  } catch (error) {
    throw new Error(placeOf(`migrations/${String(number).padStart(4, '0')}_${name}.sql`, text, error), { cause: error })
  }
  await client.query('insert into schema_migration (number, name, sha256) values ($1, $2, $3)', [number, name, sha256])
}

// The run of webhooks looks for its few kinds of jobs whenever a job of any kind comes. Without this index each look reads
// all that wait: at 8:00, when twenty thousand letters do, that was all that two processors did.
const jobsOfTask = `do $$ begin
  if to_regclass('graphile_worker.jobs_of_task') is null then
    create index jobs_of_task on graphile_worker._private_jobs (task_id) where is_available;
  end if;
end $$`

// Runs outside our transactions: graphile-worker opens its own, and running it again is safe.
async function migrateQueue(url: string, { lockMilliseconds }: Patience) {
  const pgPool = new pg.Pool({ connectionString: url, max: 2, connectionTimeoutMillis: 5_000 })
  pgPool.on('error', () => undefined)
  pgPool.on('connect', (client) => {
    // Without this listener, a database that stops right after the migration would end the process.
    client.on('error', () => undefined)
    client.query(`set lock_timeout = ${lockMilliseconds}`).catch(() => undefined)
  })
  try {
    await runMigrations({ pgPool, taskList: {}, logger: new Logger(() => () => undefined) })
    await pgPool.query(jobsOfTask)
  } finally {
    await pgPool.end()
  }
}
