import { sql, type SqlBool } from 'kysely'
import { listContracts, type CompanyRow } from '#domain/company/queries.ts'
import { isContractInForce } from '#domain/company/rules.ts'
import type { OwnCandidateId } from '#domain/viewer/viewer.ts'
import type { NamedCompanyId } from '#ground/id.ts'
import { Refusal } from '#ground/refusal.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import type { Db, Tx } from '#platform/database/db.ts'

const isInvitedBy = (candidateId: OwnCandidateId) => sql<boolean>`exists (
  select 1 from scout_invitation where scout_invitation.candidate_id = ${candidateId}
    and scout_invitation.company_id = company.id and scout_invitation.status <> 'SCHEDULED')`

/**
 * The companies among these whose page the student may open: set up, not blocked by the student, and with a contract in
 * force or a scout to the student.
 */
export async function listMetCompanies(db: Db | Tx, candidateId: OwnCandidateId, ids: readonly string[]) {
  const rows = await db
    .selectFrom('company')
    .selectAll('company')
    .select(isInvitedBy(candidateId).as('isInvited'))
    .where(sql<SqlBool>`company.id = any(${ids}::uuid[])`)
    .where('company.setUpAt', 'is not', null)
    .where(
      sql<SqlBool>`not exists (select 1 from blocked_company where blocked_company.candidate_id = ${candidateId}
        and blocked_company.company_id = company.id)`,
    )
    .execute()
  const others = rows.flatMap(({ id, isInvited }) => (isInvited ? [] : [id]))
  const contracts = others.length > 0 ? await listContracts(db, others) : new Map()
  const today = tokyoToday()
  return new Map<string, CompanyRow>(
    rows.flatMap(({ isInvited, ...company }) => {
      const contract = contracts.get(company.id)
      const isMet = isInvited || (contract !== undefined && isContractInForce(contract, today))
      return isMet ? [[company.id, company]] : []
    }),
  )
}

/** Refuses not_found for a company that the student does not meet, as for one that does not exist. */
export async function requireMetCompany(db: Db | Tx, candidateId: OwnCandidateId, id: NamedCompanyId) {
  const company = (await listMetCompanies(db, candidateId, [id])).get(id)
  if (!company) throw new Refusal('not_found')
  return company
}
