import type { Selectable } from 'kysely'
import { compiledOnce } from '#platform/database/compiled-once.ts'
import type { DB } from '#platform/database/database-types.ts'
import type { Db } from '#platform/database/db.ts'

export type CompanyImageRow = Selectable<DB['companyImage']>

const images = compiledOnce((db, { ids }: { ids: readonly string[] }) =>
  db.selectFrom('companyImage').selectAll().where('id', 'in', ids),
)

/** Pictures by the ids that rows of their companies name. The address of a picture is public. */
export async function findImages(db: Db, ids: readonly string[]) {
  const rows = await images(db, { ids })
  return new Map(rows.map((row) => [row.id, row]))
}
