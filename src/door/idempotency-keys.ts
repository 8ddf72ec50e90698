import { sql } from 'kysely'
import type { Db } from '#platform/database/db.ts'

/** A key is kept for three days, longer than any page repeats its act. */
export const forgetIdempotencyKeys = (db: Db) =>
  db
    .deleteFrom('idempotencyKey')
    .where('insertedAt', '<', sql<Date>`now() - interval '3 days'`)
    .execute()
