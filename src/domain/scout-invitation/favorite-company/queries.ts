import type { OwnCandidateId } from '#domain/viewer/viewer.ts'
import type { OfRow } from '#ground/id.ts'
import { compiledOnce } from '#platform/database/compiled-once.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { boundsOf, type Page } from '#platform/database/page.ts'
import { listMetCompanies } from '../met-company/queries.ts'
import { favoritesPerPage } from './rules.ts'

// A company that the student blocks stands in no list; the favourite is there again when the block is lifted.
const favorites = (db: Db | Tx, candidateId: OwnCandidateId) =>
  db
    .selectFrom('favoriteCompany')
    .where('favoriteCompany.candidateId', '=', candidateId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('blockedCompany')
            .select('blockedCompany.companyId')
            .whereRef('blockedCompany.candidateId', '=', 'favoriteCompany.candidateId')
            .whereRef('blockedCompany.companyId', '=', 'favoriteCompany.companyId'),
        ),
      ),
    )

export async function countFavorites(db: Db | Tx, candidateId: OwnCandidateId) {
  const { count } = await favorites(db, candidateId)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** The newest favourites first. `isMet` is false for a company whose page is not open now. */
export async function listFavorites(db: Db, candidateId: OwnCandidateId, page: Page) {
  const { limit, offset } = boundsOf(page, favoritesPerPage)
  const rows = await favorites(db, candidateId)
    .innerJoin('company', 'company.id', 'favoriteCompany.companyId')
    .selectAll('company')
    .orderBy('favoriteCompany.insertedAt', 'desc')
    .orderBy('company.id')
    .limit(limit)
    .offset(offset)
    .execute()
  if (rows.length === 0) return []
  const met = await listMetCompanies(
    db,
    candidateId,
    rows.map(({ id }) => id),
  )
  return rows.map((company) => ({ company, isMet: met.has(company.id) }))
}

type StudentAndCompanies = { candidateId: OwnCandidateId; companyIds: readonly OfRow<'company'>[] }
const favoritesAmong = compiledOnce((db, { candidateId, companyIds }: StudentAndCompanies) =>
  db
    .selectFrom('favoriteCompany')
    .select('companyId')
    .where('candidateId', '=', candidateId)
    .where('companyId', 'in', companyIds),
)

/** Batched: which of these companies are the student's favourites. */
export async function findFavorites(db: Db, candidateId: OwnCandidateId, companyIds: readonly OfRow<'company'>[]) {
  const rows = await favoritesAmong(db, { candidateId, companyIds })
  return new Map(rows.map(({ companyId }) => [companyId, true]))
}
