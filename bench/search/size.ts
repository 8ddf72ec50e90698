import { sql } from 'kysely'
import { openDatabase } from '#platform/database/db.ts'
import { run } from './database.ts'
import type { Measure } from './measures.ts'
import { fine } from './timing.ts'

const gigabyte = 1_000_000_000

export async function weighIndex(url: string): Promise<Measure[]> {
  const { db, close } = openDatabase(url)
  const { rows } = await sql<{ bits: number; orders: number; whole: number }>`
    select pg_total_relation_size('search_bits') + pg_total_relation_size('search_posting_block') as bits, pg_indexes_size('candidate_activity') as orders,
      pg_database_size(current_database()) as whole`.execute(db)
  await close()
  const { bits = 0, orders = 0, whole = 0 } = rows[0] ?? {}
  return [
    { what: 'index with its orders', value: fine((bits + orders) / gigabyte), unit: 'GB', atMost: 3.5 },
    { what: 'whole database', value: fine(whole / gigabyte), unit: 'GB' },
  ]
}

/** The index built anew by the command that an operator would use, in a process of its own. */
export async function timeRebuild(url: string): Promise<Measure[]> {
  const said = await run(['scripts/search-index.ts', 'rebuild'], { DATABASE_URL: url })
  const [, took, peak] = /Rebuilt in ([\d.]+) s, peak (\d+) MiB/.exec(said) ?? []
  return [
    { what: 'rebuild', value: fine(Number(took) / 60), unit: 'min', atMost: 10 },
    { what: 'rebuild, memory of the builder', value: fine((Number(peak) * 1.048576) / 1000), unit: 'GB', atMost: 1.5 },
  ]
}
