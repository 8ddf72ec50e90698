import type { Selectable } from 'kysely'
import type { DB } from '#platform/database/database-types.ts'
import type { Db } from '#platform/database/db.ts'

export type CompanyImageRow = Selectable<DB['companyImage']>

/** Pictures by the ids that rows of their companies name. The address of a picture is public. */
export async function findImages(db: Db, ids: readonly string[]) {
  const rows = await db.selectFrom('companyImage').selectAll().where('id', 'in', ids).execute()
  return new Map(rows.map((row) => [row.id, row]))
}
