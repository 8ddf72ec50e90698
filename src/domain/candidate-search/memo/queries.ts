import { listVisibleCandidates } from '#domain/candidate/queries.ts'
import type { CompanyUserRow } from '#domain/company/queries.ts'
import type { CandidateId, OfRow } from '#ground/id.ts'
import { Refusal } from '#ground/refusal.ts'
import type { CompanyId } from '#domain/viewer/viewer.ts'
import type { Db } from '#platform/database/db.ts'
import { listCompanyCandidates } from '../company-candidate/queries.ts'

export type SearchCandidateMemo = {
  candidateId: OfRow<'candidate'>
  text: string
  updatedAt: Date | null
  companyUser: CompanyUserRow | null
}

type Noted = { memo: string | null; memoUpdatedAt: Date | null; memoCompanyUser: CompanyUserRow | null }

/** The memo of a student; empty when the company has not written one. */
export const memoOf = (candidateId: OfRow<'candidate'>, noted: Noted | undefined): SearchCandidateMemo => ({
  candidateId,
  text: noted?.memo ?? '',
  updatedAt: noted?.memoUpdatedAt ?? null,
  companyUser: noted?.memoCompanyUser ?? null,
})

/** The current memos of the students the company may see. */
export async function listMemos(db: Db, companyId: CompanyId, ids: readonly CandidateId[]) {
  const visible = await listVisibleCandidates(db, companyId, ids)
  const noted = await listCompanyCandidates(db, companyId, visible)
  return new Map(visible.map((id): [CandidateId, SearchCandidateMemo] => [id, memoOf(id, noted.get(id))]))
}

/** The current memo. Refuses not_found for a student the company may not see. */
export async function requireMemo(db: Db, companyId: CompanyId, id: CandidateId) {
  return visibleMemo((await listMemos(db, companyId, [id])).get(id))
}

export function visibleMemo(memo: SearchCandidateMemo | undefined) {
  if (!memo) throw new Refusal('not_found')
  return memo
}
