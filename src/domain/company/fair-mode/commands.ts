import { recordAudit } from '#domain/audit/commands.ts'
import type { CompanyViewer } from '#domain/viewer/viewer.ts'
import type { Tx } from '#platform/database/db.ts'

/** Holds from the next question on, for every user and token of the company. */
export async function updateFairMode(tx: Tx, company: CompanyViewer, isOn: boolean) {
  const { companyId } = company
  const changed = await tx
    .insertInto('fairMode')
    .values({ companyId, isOn })
    .onConflict((conflict) => conflict.column('companyId').doUpdateSet({ isOn }).where('fairMode.isOn', '!=', isOn))
    .returning('isOn')
    .executeTakeFirst()
  // Pressed twice, or by two at once: one change, one line of the record.
  if (!changed) return isOn
  await recordAudit(tx, company, [
    { action: 'updateFairMode', subject: 'company', subjectId: companyId, companyId, to: isOn ? 'ON' : 'OFF' },
  ])
  return isOn
}
