import type { Selectable } from 'kysely'
import { hasFeature } from '#domain/company/plan/rules.ts'
import { requireContract } from '#domain/company/queries.ts'
import { Refusal } from '#ground/refusal.ts'
import type { CompanyId, CompanyViewer } from '#domain/viewer/viewer.ts'
import { compiledOnce } from '#platform/database/compiled-once.ts'
import type { Db } from '#platform/database/db.ts'
import type { DB } from '#platform/database/database-types.ts'
import { findHiddenConditions } from '../fair-mode/queries.ts'
import { orBusy } from '../search-index/ask.ts'
import { countCandidates, type Counted } from '../search-index/queries.ts'
import { featuresOf } from '../rules/condition.ts'
import { conditionOf, maxCountedFilters } from './rules.ts'

export type SavedFilterRow = Selectable<DB['savedFilter']>

const savedFilters = compiledOnce((db, { companyId }: { companyId: CompanyId }) =>
  db.selectFrom('savedFilter').selectAll().where('companyId', '=', companyId).orderBy('insertedAt').orderBy('id'),
)

/** Oldest first, so that each tab keeps its place; the plan limits the number of filters. */
export const listSavedFilters = (db: Db, companyId: CompanyId): Promise<SavedFilterRow[]> =>
  savedFilters(db, { companyId })

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

/**
 * For each filter the condition by which its new students are counted: those who registered since a user of the company
 * last opened it. A filter is absent when the plan or fair mode no longer allows it, and after the first
 * maxCountedFilters.
 */
export async function listCountedConditions(
  db: Db,
  company: CompanyViewer,
  filters: readonly SavedFilterRow[],
): Promise<Map<SavedFilterRow, Counted>> {
  const { companyId, companyUserId } = company
  const contract = await requireContract(db, companyId)
  const planned = filters.slice(0, maxCountedFilters).flatMap((filter) => {
    const condition = conditionOf(filter.condition)
    const isPlanned = condition && featuresOf(condition).every((feature) => hasFeature(contract, feature))
    // Each search by gender leaves a trace of the person who asked. No person asks for this count.
    return isPlanned && condition.genders === undefined ? [{ filter, condition }] : []
  })
  const hidden = await findHiddenConditions(
    db,
    company,
    planned.map(({ condition }) => condition),
  )
  const searchable = planned.filter(({ condition }) => !hidden.has(condition))
  return new Map(
    searchable.map(({ filter, condition }) => [
      filter,
      { ...condition, askedBy: companyUserId, insertedSince: filter.lastOpenedAt },
    ]),
  )
}

/** The number of students of each condition; none while the search is busy. */
export async function countNewCandidates(
  searchDb: Db,
  companyId: CompanyId,
  conditions: readonly Counted[],
): Promise<Map<Counted, number>> {
  const counts = await unlessBusy(() => countCandidates(searchDb, companyId, conditions))
  return new Map(counts === null ? [] : conditions.map((condition, at) => [condition, counts[at] ?? 0]))
}

/** Null while the search is busy, so that the page does not fail for the numbers beside the filters' names. */
const unlessBusy = <Result>(run: () => Promise<Result>): Promise<Result | null> =>
  orBusy(run).catch((error: unknown) => {
    if (error instanceof Refusal && error.code === 'search_busy') return null
    throw error
  })
