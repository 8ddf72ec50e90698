import { sql } from 'kysely'
import type { Db } from '#platform/db.ts'

/** Called by the clock. */
export const forgetOldChallenges = (db: Db) =>
  db
    .deleteFrom('passkeyChallenge')
    .where('expiresAt', '<', sql<Date>`now()`)
    .execute()
