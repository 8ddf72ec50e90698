import { sql } from 'kysely'
import type { Db } from '#platform/db.ts'

// What signing in, the clock, the queue and the folding of edits write meanwhile.
const ofTheClock = [
  'session',
  'rate_limit',
  'candidate_activity',
  'candidate_notification',
  'company_notification',
  'notification_mail',
  'told_encourage_event',
  'worker_life',
  'search_bits',
  'search_flip',
  'search_delta',
]

/** The contents of every table that a thief could have touched. */
export async function fingerprint(db: Db) {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'
      and table_name <> all(${ofTheClock}::text[])`.execute(db)
  const found: Record<string, string> = {}
  for (const { name } of rows) {
    const { rows: hashed } = await sql<{ hash: string }>`
      select count(*) || ' ' || coalesce(md5(string_agg(t::text, '' order by t::text)), '') as hash from ${sql.table(name)} t`.execute(
      db,
    )
    found[name] = hashed[0]?.hash ?? ''
  }
  return found
}
