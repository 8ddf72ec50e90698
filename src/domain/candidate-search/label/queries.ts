import type { Selectable } from 'kysely'
import { Refusal } from '#domain/refusal.ts'
import type { CompanyId } from '#domain/viewer.ts'
import type { Db } from '#platform/db.ts'
import type { DB } from '#platform/database-types.ts'

export type SearchCandidateLabelRow = Selectable<DB['searchCandidateLabel']>

export function listSearchCandidateLabels(db: Db, companyId: CompanyId) {
  return db
    .selectFrom('searchCandidateLabel')
    .selectAll()
    .where('companyId', '=', companyId)
    .orderBy('insertedAt')
    .orderBy('id')
    .execute()
}

/** Refuses not_found. */
export async function requireSearchCandidateLabel(db: Db, companyId: CompanyId, id: string) {
  const label = await db
    .selectFrom('searchCandidateLabel')
    .selectAll()
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!label) throw new Refusal('not_found')
  return label
}
