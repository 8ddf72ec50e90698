import type { Db } from '#platform/database/db.ts'

/** The names of these operators, disabled ones too; the ids of anybody else are absent. */
export async function findOperatorNames(db: Db, ids: readonly string[]) {
  const rows = await db
    .selectFrom('adminAccount')
    .select(['id', 'familyName', 'givenName'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, familyName, givenName }) => [id, `${familyName} ${givenName}`]))
}
