import { recordAudit } from '#domain/audit/commands.ts'
import type { CompanyViewer } from '#domain/viewer/viewer.ts'
import { refuseInvalid } from '#ground/refusal.ts'
import type { Tx } from '#platform/database/db.ts'
import { checkClosingHours } from '../seat/rules.ts'

/** Also of the company's dates ahead; bookings stay. Refuses invalid_input. */
export async function updateBookingClosing(tx: Tx, company: CompanyViewer, closingHours: number) {
  const { companyId } = company
  refuseInvalid([checkClosingHours(closingHours)])
  await tx
    .insertInto('schedulingSetting')
    .values({ companyId, closingHours })
    .onConflict((conflict) => conflict.column('companyId').doUpdateSet({ closingHours }))
    .execute()
  await tx
    .updateTable('schedulingDate')
    .set({ closingHours })
    .where('companyId', '=', companyId)
    .where('startAt', '>', new Date())
    .where('closingHours', '!=', closingHours)
    .execute()
  await recordAudit(tx, company, [
    { action: 'updateBookingClosing', subject: 'company', subjectId: companyId, companyId, to: String(closingHours) },
  ])
  return closingHours
}
