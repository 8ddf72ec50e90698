import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { openDatabase, type Db } from '#platform/database/db.ts'
import { aCandidate } from '#test/factories.ts'
import { aPooler } from '../pooler.ts'
import { statement } from '../postgres.ts'
import { differing, figuresOf, type Scenario } from '../scenario.ts'
import { aServer, type Server } from '../server.ts'

export const behindPooler: Scenario = {
  name: 'behind a transaction pooler',
  async run({ postgres }) {
    await statement(postgres.url, 'create database pooled')
    const directUrl = postgres.url.replace(/[^/]+$/, 'pooled')
    const pooler = await aPooler(directUrl)
    const home = mkdtempSync(join(tmpdir(), 'yoake-pooler-'))
    const { db, close } = openDatabase(directUrl)
    const servers: Server[] = []
    try {
      // The second finds the sessions that the first has used.
      for (const name of ['one', 'two']) servers.push(await aServer(pooler.url, join(home, name), directUrl))
      await promisify(execFile)(process.execPath, ['scripts/search-index.ts', 'rebuild'], {
        env: { ...process.env, DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: directUrl, LOG_LEVEL: 'fatal' },
      })
      const kept = await countOf(
        db,
        sql`pg_locks where locktype = 'advisory' and granted and database = (select oid from pg_database where datname = 'pooled')`,
      )
      for (let student = 0; student < 5; student += 1) await aCandidate(db)
      const found = {
        'locks kept': kept,
        'edits not folded': await unfolded(db),
        'index filled': await countOf(db, sql`(select 1 from search_bits limit 1)`),
        dead: servers.filter(({ isAlive }) => !isAlive()).length,
      }
      return {
        figures: figuresOf(found),
        wrong: differing(found, { 'locks kept': 0, 'edits not folded': 0, 'index filled': 1, dead: 0 }),
      }
    } finally {
      await Promise.all(servers.map((server) => server.stop()))
      await close()
      await pooler.close()
      rmSync(home, { recursive: true, force: true })
      await statement(postgres.url, 'drop database pooled with (force)')
    }
  },
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
