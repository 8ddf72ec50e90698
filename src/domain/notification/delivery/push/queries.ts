import type { OfRow } from '#ground/id.ts'
import type { Db } from '#platform/database/db.ts'

/** A student's notification that has not been read in the list. */
export const findUnread = (db: Db, candidateId: OfRow<'candidate'>, id: string) =>
  db
    .selectFrom('candidateNotification')
    .select(['effectKey', 'path'])
    .where('candidateId', '=', candidateId)
    .where('id', '=', id)
    .where('readAt', 'is', null)
    .executeTakeFirst()
