import type { OfRow } from '#ground/id.ts'
import type { Db, Tx } from '#platform/database/db.ts'

/** The event while its application is open; undefined before and after. */
export const findOpenEvent = (db: Db | Tx, encourageEventId: number, now: Date) =>
  db
    .selectFrom('encourageEvent')
    .select(['title', 'companyName', 'applicationEndAt'])
    .where('id', '=', encourageEventId)
    .where('applicationStartAt', '<=', now)
    .where('applicationEndAt', '>', now)
    .executeTakeFirst()

/** A batch of the students with status ACTIVE. */
export async function listActiveStudents(db: Db | Tx, after: OfRow<'candidate'> | null, size: number) {
  const students = await db
    .selectFrom('candidate')
    .select('id')
    .where('status', '=', 'ACTIVE')
    .$call((query) => (after === null ? query : query.where('id', '>', after)))
    .orderBy('id')
    .limit(size)
    .execute()
  return students.map(({ id }) => id)
}
