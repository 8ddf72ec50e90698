import type { OfRow } from '#ground/id.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { usualQuietHours, type QuietHours } from './rules.ts'

/** The hours a student has chosen, or the usual ones. */
export async function findQuietHours(db: Db | Tx, candidateId: OfRow<'candidate'>): Promise<QuietHours> {
  const row = await db
    .selectFrom('candidateQuietHours')
    .select(['startsAt', 'endsAt'])
    .where('candidateId', '=', candidateId)
    .executeTakeFirst()
  return row ?? usualQuietHours
}
