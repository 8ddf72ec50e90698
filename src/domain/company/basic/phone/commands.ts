import { sql } from 'kysely'
import { recordAudit } from '#domain/audit/commands.ts'
import type { CompanyViewer } from '#domain/viewer/viewer.ts'
import { fieldLimits } from '#ground/limits/desk.ts'
import type { OfRow } from '#ground/id.ts'
import { Refusal, refuseInvalid } from '#ground/refusal.ts'
import type { Tx } from '#platform/database/db.ts'
import { violatedConstraint } from '#platform/database/violation.ts'
import { checkPhone, foldPhone, type CompanyPhone } from './rules.ts'

/** Refuses invalid_input, company_phone_taken, company_phone_limit_reached. */
export async function addCompanyPhone(tx: Tx, company: CompanyViewer, phone: CompanyPhone) {
  const { companyId } = company
  refuseInvalid(checkPhone(phone))
  const { label, number } = foldPhone(phone)
  const limit = fieldLimits.companyPhones.max
  // The update holds the company's row, so that two numbers added at once are counted one after the other.
  await touchCompany(tx, companyId)
  const { count } = await tx
    .selectFrom('companyPhone')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('companyId', '=', companyId)
    .executeTakeFirstOrThrow()
  if (count >= limit) throw new Refusal('company_phone_limit_reached', { values: { limit } })
  await tx
    .insertInto('companyPhone')
    .values({ companyId, label, number })
    .execute()
    .catch((error: unknown) => {
      if (violatedConstraint(error) === 'company_phone_number_unique') throw new Refusal('company_phone_taken')
      throw error
    })
  await tellOf(tx, company, 'addCompanyPhone')
}

/** Refuses not_found for a number of another company, and for one that a colleague has removed. */
export async function removeCompanyPhone(tx: Tx, company: CompanyViewer, id: string) {
  const { companyId } = company
  await touchCompany(tx, companyId)
  const removed = await tx
    .deleteFrom('companyPhone')
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  if (!removed) throw new Refusal('not_found')
  await tellOf(tx, company, 'removeCompanyPhone')
}

const touchCompany = (tx: Tx, companyId: OfRow<'company'>) =>
  tx.updateTable('company').set({ editedAt: new Date() }).where('id', '=', companyId).execute()

const tellOf = (tx: Tx, company: CompanyViewer, action: string) =>
  recordAudit(tx, company, [{ action, subject: 'company', subjectId: company.companyId, companyId: company.companyId }])
