import type { Selectable } from 'kysely'
import { Refusal } from '#domain/refusal.ts'
import type { CompanyId } from '#domain/viewer.ts'
import type { Db } from '#platform/db.ts'
import type { DB } from '#platform/database-types.ts'

export type SavedFilterRow = Selectable<DB['savedFilter']>

/** In the order of making, so that a tab keeps its place; the plan bounds how many there are. */
export function listSavedFilters(db: Db, companyId: CompanyId): Promise<SavedFilterRow[]> {
  return db
    .selectFrom('savedFilter')
    .selectAll()
    .where('companyId', '=', companyId)
    .orderBy('insertedAt')
    .orderBy('id')
    .execute()
}

/** Refuses not_found. */
export async function requireSavedFilter(db: Db, companyId: CompanyId, id: string): Promise<SavedFilterRow> {
  const filter = await db
    .selectFrom('savedFilter')
    .selectAll()
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!filter) throw new Refusal('not_found')
  return filter
}
