import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { openDatabase, type Db } from '#platform/database/db.ts'
import { aCandidate } from '#test/factories.ts'
import { aServer, type Server } from './server.ts'

type Addresses = { pooledUrl: string; directUrl: string }

/** The figures of a pooler that nothing is lost behind. */
export const nothingKept = { 'locks kept': 0, 'edits not folded': 0, 'index filled': 1, 'without limits': 0, dead: 0 }

/** Two processes one after the other through a transaction pooler, a rebuild of the index, then a fold. */
export async function playPooled({ pooledUrl, directUrl }: Addresses): Promise<Record<string, number>> {
  const home = mkdtempSync(join(tmpdir(), 'yoake-pooler-'))
  const { db, close } = openDatabase(directUrl)
  const servers: Server[] = []
  try {
    // The second finds the sessions that the first has used.
    for (const name of ['one', 'two']) servers.push(await aServer(pooledUrl, join(home, name), directUrl))
    await promisify(execFile)(process.execPath, ['scripts/search-index.ts', 'rebuild'], {
      env: { ...process.env, DATABASE_URL: pooledUrl, DATABASE_DIRECT_URL: directUrl, LOG_LEVEL: 'fatal' },
    })
    const kept = await countOf(
      db,
      sql`pg_locks where locktype = 'advisory' and granted and database = (select oid from pg_database where datname = current_database())`,
    )
    for (let student = 0; student < 5; student += 1) await aCandidate(db)
    return {
      'locks kept': kept,
      'edits not folded': await unfolded(db),
      'index filled': await countOf(db, sql`(select 1 from search_bits limit 1)`),
      'without limits': (await isLimited(pooledUrl)) ? 0 : 1,
      dead: servers.filter(({ isAlive }) => !isAlive()).length,
    }
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
    await close()
    rmSync(home, { recursive: true, force: true })
  }
}

async function countOf(db: Db, from: ReturnType<typeof sql>) {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${from}`.execute(db)
  return rows[0]?.count ?? 0
}

/** The edits that still wait for the servers' folds after half a minute. */
async function unfolded(db: Db) {
  for (const end = Date.now() + 30_000; ; await sleep(200)) {
    const waiting = await countOf(db, sql`search_flip`)
    if (waiting === 0 || Date.now() > end) return waiting
  }
}

/** A statement that takes too long is stopped by PostgreSQL itself, alone and within a transaction. */
async function isLimited(url: string): Promise<boolean> {
  const { db, close } = openDatabase(url, { statementTimeout: 300 })
  const isStopped = (answer: Promise<unknown>) =>
    answer.then(
      () => false,
      (error: { code?: string }) => error.code === '57014',
    )
  const sleeping = sql`select pg_sleep(3)`
  try {
    const isAloneStopped = await isStopped(sleeping.execute(db))
    return isAloneStopped && (await isStopped(db.transaction().execute((tx) => sleeping.execute(tx))))
  } finally {
    await close()
  }
}
