import { recordAudit } from '#domain/audit/commands.ts'
import type { AdminViewer } from '#domain/viewer/viewer.ts'
import { checkCorporateNumber } from '#ground/validation/company-validation.ts'
import { foldDigits } from '#ground/spelling/folding.ts'
import type { NamedCompanyId } from '#ground/id.ts'
import { Refusal, refuseInvalid } from '#ground/refusal.ts'
import type { Tx } from '#platform/database/db.ts'
import { namedValue } from '#platform/database/named-value.ts'

/** Puts the company into the group of this 法人番号; '' takes it out. Refuses not_found, invalid_input. */
export async function updateParentCorporateNumber(tx: Tx, admin: AdminViewer, id: NamedCompanyId, typed: string) {
  const digits = foldDigits(typed.normalize('NFKC')).replace(/[\s-]/gu, '')
  if (digits !== '') refuseInvalid([checkCorporateNumber('corporateNumber', digits)])
  const company = await tx
    .selectFrom('company')
    .select(['id', 'parentCorporateNumber'])
    .where('id', '=', namedValue(id))
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!company) throw new Refusal('not_found')
  const { id: companyId } = company
  const parentCorporateNumber = digits || null
  if (company.parentCorporateNumber === parentCorporateNumber) return companyId
  await tx.updateTable('company').set({ parentCorporateNumber }).where('id', '=', companyId).execute()
  await recordAudit(tx, admin, [
    {
      action: 'updateParentCorporateNumber',
      subject: 'company',
      subjectId: companyId,
      companyId,
      from: company.parentCorporateNumber,
      to: parentCorporateNumber,
    },
  ])
  return companyId
}
