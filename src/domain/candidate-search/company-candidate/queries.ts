import type { CompanyId } from '#domain/viewer.ts'
import type { Db } from '#platform/db.ts'

/** What the company noted about each student; a student it never touched is absent. */
export async function listCompanyCandidates(db: Db, companyId: CompanyId, candidateIds: readonly string[]) {
  const rows = await db
    .selectFrom('companyCandidate')
    .selectAll()
    .where('companyId', '=', companyId)
    .where('candidateId', 'in', candidateIds)
    .execute()
  return new Map(rows.map((row) => [row.candidateId, row]))
}

/** The students who favour this company. */
export async function listFavoring(db: Db, companyId: CompanyId, candidateIds: readonly string[]) {
  const rows = await db
    .selectFrom('favoriteCompany')
    .select('candidateId')
    .where('companyId', '=', companyId)
    .where('candidateId', 'in', candidateIds)
    .execute()
  return new Map(rows.map(({ candidateId }) => [candidateId, true]))
}
