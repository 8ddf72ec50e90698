import type { Insertable } from 'kysely'
import type { DB } from '#platform/database/database-types.ts'
import type { Db } from '#platform/database/db.ts'

type Note = Omit<Insertable<DB['candidateNote']>, 'text'> & { text?: string; mentioned?: readonly string[] }

/** A note of a company user about a student. */
export async function aCandidateNote(db: Db, { mentioned = [], text = '覚え書き', ...note }: Note) {
  const row = await db
    .insertInto('candidateNote')
    .values({ text, ...note })
    .returningAll()
    .executeTakeFirstOrThrow()
  const mentions = mentioned.map((companyUserId) => ({
    companyId: row.companyId,
    candidateNoteId: row.id,
    companyUserId,
  }))
  if (mentions.length > 0) await db.insertInto('candidateNoteMention').values(mentions).execute()
  return row
}
