import type { Db } from '#platform/database/db.ts'

/**
 * When these company users last signed in, as far as their sessions are still known: a session is forgotten a week after
 * its end.
 */
export async function findLastSignIns(db: Db, companyUserIds: readonly string[]) {
  const rows = await db
    .selectFrom('session')
    .select(['companyUserId', (eb) => eb.fn.max('insertedAt').as('lastSignInAt')])
    .where('companyUserId', 'in', companyUserIds)
    .groupBy('companyUserId')
    .execute()
  return new Map(rows.map(({ companyUserId, lastSignInAt }) => [companyUserId ?? '', lastSignInAt]))
}
