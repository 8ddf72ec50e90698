import { sql, type SqlBool } from 'kysely'
import { listContracts, type CompanyRow } from '#domain/company/queries.ts'
import { isContractInForce } from '#domain/company/rules.ts'
import type { OwnCandidateId } from '#domain/viewer/viewer.ts'
import type { NamedCompanyId } from '#ground/id.ts'
import { Refusal } from '#ground/refusal.ts'
import { longDate, tokyoToday } from '#ground/tokyo-time.ts'
import type { Db, Tx } from '#platform/database/db.ts'

const isInvitedBy = (candidateId: OwnCandidateId) => sql<boolean>`exists (
  select 1 from scout_invitation where scout_invitation.candidate_id = ${candidateId}
    and scout_invitation.company_id = company.id and scout_invitation.status <> 'SCHEDULED')`

// A 法人番号 may have been blocked before its company came.
const blockedAt = (candidateId: OwnCandidateId) => sql<Date | null>`(
  select least(blocked_company.inserted_at, (select number.inserted_at from blocked_corporate_number number
    where number.candidate_id = ${candidateId} and number.corporate_number = company.corporate_number))
  from blocked_company
  where blocked_company.candidate_id = ${candidateId} and blocked_company.company_id = company.id)`

/** Set up, and with a contract in force or a scout to the student; `blockedAt` is null unless the student blocks it. */
async function listOpenToStudent(db: Db | Tx, candidateId: OwnCandidateId, ids: readonly string[]) {
  const rows = await db
    .selectFrom('company')
    .selectAll('company')
    .select([isInvitedBy(candidateId).as('isInvited'), blockedAt(candidateId).as('blockedAt')])
    .where(sql<SqlBool>`company.id = any(${ids}::uuid[])`)
    .where('company.setUpAt', 'is not', null)
    .execute()
  const others = rows.flatMap(({ id, isInvited }) => (isInvited ? [] : [id]))
  const contracts = others.length > 0 ? await listContracts(db, others) : new Map()
  const today = tokyoToday()
  return rows.filter(({ id, isInvited }) => {
    const contract = contracts.get(id)
    return isInvited || (contract !== undefined && isContractInForce(contract, today))
  })
}

/**
 * The companies among these whose page the student may open: set up, not blocked by the student, and with a contract in
 * force or a scout to the student.
 */
export async function listMetCompanies(db: Db | Tx, candidateId: OwnCandidateId, ids: readonly string[]) {
  const open = await listOpenToStudent(db, candidateId, ids)
  return new Map<string, CompanyRow>(open.flatMap((company) => (company.blockedAt ? [] : [[company.id, company]])))
}

/**
 * Refuses not_found for a company that the student does not meet, as for one that does not exist, and
 * company_hidden_by_block where nothing but the student's own block is in the way.
 */
export async function requireMetCompany(
  db: Db | Tx,
  candidateId: OwnCandidateId,
  id: NamedCompanyId,
): Promise<CompanyRow> {
  const [company] = await listOpenToStudent(db, candidateId, [id])
  if (!company) throw new Refusal('not_found')
  const { displayName: name, blockedAt: at } = company
  if (at) throw new Refusal('company_hidden_by_block', { values: { name, day: longDate(at) } })
  return company
}
