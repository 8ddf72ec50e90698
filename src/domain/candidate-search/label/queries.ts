import type { Selectable } from 'kysely'
import { Refusal } from '#ground/refusal.ts'
import type { CompanyId, CompanyViewer } from '#domain/viewer/viewer.ts'
import { compiledOnce } from '#platform/database/compiled-once.ts'
import type { Db } from '#platform/database/db.ts'
import type { DB } from '#platform/database/database-types.ts'
import { countOptions } from '../search-index/options.ts'

export type SearchCandidateLabelRow = Selectable<DB['searchCandidateLabel']>

const labels = compiledOnce((db, { companyId }: { companyId: CompanyId }) =>
  db
    .selectFrom('searchCandidateLabel')
    .selectAll()
    .where('companyId', '=', companyId)
    .orderBy('insertedAt')
    .orderBy('id'),
)

export const listSearchCandidateLabels = (db: Db, companyId: CompanyId) => labels(db, { companyId })

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

/** The number of students whom a search by the label finds, for each label. Refuses search_busy. */
export async function countLabelledCandidates(
  searchDb: Db,
  { companyId, companyUserId }: Pick<CompanyViewer, 'companyId' | 'companyUserId'>,
) {
  const counts = await countOptions(searchDb, companyId, { askedBy: companyUserId }, 'searchCandidateLabelIds')
  return new Map(counts.map(({ option, count }) => [option, count]))
}
