import type { CompanyUserRow } from '#domain/company/queries.ts'
import type { CandidateId } from '#domain/id.ts'
import type { CompanyId } from '#domain/viewer.ts'
import type { Db } from '#platform/db.ts'
import { listCompanyCandidates } from '../company-candidate/queries.ts'
import { requireVisibleCandidate } from '../queries.ts'

export type SearchCandidateMemo = {
  candidateId: string
  text: string
  updatedAt: Date | null
  companyUser: CompanyUserRow | null
}

type Noted = { memo: string | null; memoUpdatedAt: Date | null; memoCompanyUser: CompanyUserRow | null }

/** A student of whom the company noted nothing has an empty memo. */
export const memoOf = (candidateId: string, noted: Noted | undefined): SearchCandidateMemo => ({
  candidateId,
  text: noted?.memo ?? '',
  updatedAt: noted?.memoUpdatedAt ?? null,
  companyUser: noted?.memoCompanyUser ?? null,
})

/** The memo as it stands now. Refuses not_found for whoever the company may not see. */
export async function requireMemo(db: Db, companyId: CompanyId, id: CandidateId) {
  await requireVisibleCandidate(db, companyId, id)
  return memoOf(id, (await listCompanyCandidates(db, companyId, [id])).get(id))
}
