import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CompanyId } from '#domain/viewer/viewer.ts'
import { testDatabase, type TestDatabase } from '#test/database.ts'
import { aCondition, anEdit, aSearchedCrowd, edit, expectPlain } from '#test/search-walk.ts'
import type { OfRow } from '#ground/id.ts'
import { verifySearchIndex } from './verify.ts'
import { hasTurn, walkLength } from '#test/full-run.ts'

let database: TestDatabase
let companyId: CompanyId
let students: OfRow<'candidate'>[]
let workers: Worker[]
const dataDir = mkdtempSync(join(tmpdir(), 'yoake-folding-'))

beforeAll(async () => {
  database = await testDatabase()
  await watchFolds()
  // One worker more than die. Starting takes a second, so they start while the students are written.
  workers = deaths.map((_, at) => startWorker(at)).concat(startWorker(deaths.length))
  ;({ companyId, students } = await aSearchedCrowd(database.db))
})
afterAll(async () => {
  for (const { process: one } of workers) one.kill('SIGKILL')
  await database.close()
  rmSync(dataDir, { recursive: true, force: true })
})

/**
 * Records the number of every folded flip in the transaction of the fold: a flip folded twice would break the primary
 * key. The pause before the commit is as long as for a large batch, and a lock shows which worker is in it.
 */
const inFold = 4711
const watchFolds = () =>
  sql`
    create table folded (seq bigint primary key, worker integer not null);
    create function fold_slowly() returns trigger language plpgsql as $$
      begin
        insert into folded select seq, current_setting('yoake.worker')::integer from gone;
        perform pg_advisory_xact_lock(${sql.lit(inFold)}, current_setting('yoake.worker')::integer), pg_sleep(0.1);
        return null;
      end $$;
    create trigger fold_slowly after delete on search_flip referencing old table as gone
      for each statement execute function fold_slowly()`.execute(database.db)

type Worker = { at: number; process: ChildProcess }
function startWorker(at: number): Worker {
  const url = `${database.url}?options=${encodeURIComponent(`-c yoake.worker=${at}`)}`
  const env = { ...process.env, NODE_ENV: 'test', DATABASE_URL: url, DATA_DIR: dataDir }
  const worker: Worker = { at, process: spawn(process.execPath, ['src/worker.ts'], { env, stdio: 'ignore' }) }
  // On a busy machine a start may fail; a worker that was not killed is started again, as in production.
  worker.process.once('exit', (code) => code && (workers[at] = startWorker(at)))
  return worker
}
async function kill({ process: one }: Worker) {
  const gone = new Promise((resolve) => one.once('exit', resolve))
  one.kill('SIGKILL')
  await gone
}

/** The worker in the pause before the commit of a fold, and its connection. */
async function folding() {
  const { rows } = await sql<{ at: number; pid: number }>`
    select objid::int as at, pid from pg_locks
    where locktype = 'advisory' and classid = ${inFold}::oid and granted
      and database = (select oid from pg_database where datname = current_database())`.execute(database.db)
  return rows[0]
}
async function until<Value>(happened: () => Promise<Value | undefined | false>) {
  for (const end = Date.now() + 30_000; Date.now() < end; await sleep(5)) {
    const value = await happened()
    if (value) return value
  }
  throw new Error('did not happen within 30 s')
}
/** The number of all flips ever written, of folded flips and of waiting flips. */
async function countFlips() {
  const { rows } = await sql<{ written: number; folded: number; waiting: number }>`
    select (select last_value::int from search_flip_seq_seq) as written,
      (select count(*)::int from folded) as folded, (select count(*)::int from search_flip) as waiting`.execute(
    database.db,
  )
  return rows[0] ?? { written: -1, folded: 0, waiting: 0 }
}

/** When a worker dies in a fold, PostgreSQL finishes the statement, or notices and rolls the transaction back. */
const ways = [
  'in a fold, unheard',
  'in a fold, heard',
  'at any moment',
  'in a fold, unheard',
  'in a fold, heard',
] as const
const deaths = ways.slice(0, walkLength(ways.length))

/** Kills the worker that folds now, and waits until another one does. */
async function die(how: (typeof ways)[number]) {
  const now = await until(folding)
  const worker = workers[now.at] as Worker
  if (how === 'at any moment') await sleep(Math.random() * 300)
  await kill(worker)
  if (how === 'in a fold, heard') await sql`select pg_terminate_backend(${now.pid})`.execute(database.db)
  await until(async () => await folding().then((next) => next !== undefined && next.at !== now.at))
}

/** Acts on the items in turn, again and again, until stopped; returns the number of acts. */
function goOn<Item>(items: readonly Item[], act: (item: Item) => Promise<void>) {
  const stopping = new AbortController()
  const running = (async () => {
    let done = 0
    for (; !stopping.signal.aborted; done += 1) {
      await act(items[done % items.length] as Item)
      await sleep(10)
    }
    return done
  })()
  return () => {
    stopping.abort()
    return running
  }
}

test.runIf(hasTurn(1, 2))(
  '§7 workers are killed while they fold: no edit is lost or folded twice, no answer is wrong',
  async () => {
    const stopEditing = goOn(fc.sample(anEdit, { numRuns: 200, seed: 11 }), (change) =>
      edit(database.db, students, change),
    )
    const stopAsking = goOn(fc.sample(aCondition, { numRuns: 200, seed: 12 }), (condition) =>
      expectPlain(database.db, companyId, condition),
    )
    try {
      for (const how of deaths) {
        await die(how)
        expect((await verifySearchIndex(database.url)).wrongBits).toBe(0)
      }
    } finally {
      await stopEditing()
    }
    expect(await stopAsking()).toBeGreaterThan(walkLength(30))
    const { written, folded } = await until(async () => {
      const flips = await countFlips()
      return flips.waiting === 0 && flips
    })
    expect(folded).toBe(written)
    expect((await verifySearchIndex(database.url)).wrongBits).toBe(0)
  },
  60_000,
)
