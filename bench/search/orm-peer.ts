import { sql } from 'kysely'
import { openDatabase } from '#platform/database/db.ts'
import { askOrm } from './orm-question.ts'
import { ensureOrmTables } from './orm-tables.ts'
import { longestSeconds, type Peer } from './peer.ts'
import { pageOf } from './questions.ts'

/** The SQL an ORM would write, on normalised tables in the same server. */
export const orm: Peer = {
  title: 'ORM',
  beside: 'index',
  differs: 'ILIKE compares as it was typed: width, case and dashes tell words apart',
  atLeast: 100,
  async open({ url, world }) {
    const loadSeconds = await loadOrmTables(url)
    const { db, close } = openDatabase(url, { poolSize: 1, statementTimeout: longestSeconds * 1000 })
    return {
      loadSeconds,
      ask: (question) => askOrm(db, world.companyId, question.condition, pageOf(question)),
      async bytes() {
        const { rows } = await sql<{ bytes: number }>`
          select sum(pg_total_relation_size(oid)) as bytes from pg_class
          where relnamespace = 'bench_orm'::regnamespace and relkind = 'r'`.execute(db)
        return Number(rows[0]?.bytes)
      },
      close,
    }
  },
}

/** How long the tables took, or null where they were there. */
export async function loadOrmTables(url: string) {
  const { db, close } = openDatabase(url, { statementTimeout: 0 })
  const begun = performance.now()
  const wasMade = await ensureOrmTables(db)
  await close()
  return wasMade ? (performance.now() - begun) / 1000 : null
}
