import { recordAudit } from '#domain/audit/commands.ts'
import type { CompanyViewer } from '#domain/viewer/viewer.ts'
import type { Tx } from '#platform/database/db.ts'

/** Shows the figures beside a reason to this person, or no more. */
export async function updateReasonFiguresShown(tx: Tx, company: CompanyViewer, isShown: boolean) {
  const { companyId, companyUserId } = company
  const changed = isShown
    ? await tx
        .deleteFrom('reasonFiguresOff')
        .where('companyId', '=', companyId)
        .where('companyUserId', '=', companyUserId)
        .returning('companyUserId')
        .executeTakeFirst()
    : await tx
        .insertInto('reasonFiguresOff')
        .values({ companyId, companyUserId })
        .onConflict((conflict) => conflict.doNothing())
        .returning('companyUserId')
        .executeTakeFirst()
  // Pressed twice: one change, one line of the record.
  if (!changed) return
  await recordAudit(tx, company, [
    {
      action: 'updateReasonFiguresShown',
      subject: 'company_user',
      subjectId: companyUserId,
      companyId,
      to: isShown ? 'ON' : 'OFF',
    },
  ])
}
