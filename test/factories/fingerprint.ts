import { sql } from 'kysely'
import type { Db } from '#platform/database/db.ts'

/** The content of the tables as one text. Equal texts before and after mean that nothing was changed or queued. */
export async function fingerprint(db: Db, tables: readonly string[]) {
  const found: string[] = []
  for (const name of tables) {
    const { rows } = await sql<{ state: string }>`
      select count(*) || ' ' || coalesce(md5(string_agg(t::text, '' order by t::text)), '') as state from ${sql.table(name)} t`.execute(
      db,
    )
    found.push(`${name} ${rows[0]?.state}`)
  }
  return found
}

export const schedulingTables = [
  'audit',
  'booking',
  'graphile_worker._private_jobs',
  'scheduling',
  'scheduling_date',
  'scheduling_date_notified_company_user',
  'scheduling_date_request',
  'scout_invitation',
]
