import { sql } from 'kysely'
import type { Db } from '#platform/database/db.ts'
import { eraseSome } from '#platform/database/erase-some.ts'

/** A key is kept for three days, longer than any page repeats its act. */
export const forgetIdempotencyKeys = (db: Db) =>
  eraseSome(db, 'idempotencyKey', sql`inserted_at < now() - interval '3 days'`)
