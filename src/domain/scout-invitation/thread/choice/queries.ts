import type { OfRow } from '#ground/id.ts'
import type { Db, Tx } from '#platform/database/db.ts'

/** The choices of a student about messages. */
export type ThreadChoice = { hasTextInMail: boolean; showsReading: boolean }

const usualChoice: ThreadChoice = { hasTextInMail: false, showsReading: true }

export async function findThreadChoice(db: Db | Tx, candidateId: OfRow<'candidate'>): Promise<ThreadChoice> {
  const row = await db
    .selectFrom('threadChoice')
    .select(['hasTextInMail', 'showsReading'])
    .where('candidateId', '=', candidateId)
    .executeTakeFirst()
  return row ?? usualChoice
}
