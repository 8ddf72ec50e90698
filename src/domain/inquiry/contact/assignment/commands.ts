import { recordAudit } from '#domain/audit/commands.ts'
import { requireAdminAccount } from '#domain/admin-account/queries.ts'
import type { AdminViewer } from '#domain/viewer/viewer.ts'
import type { AdminAccountId, InquiryId } from '#ground/id.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Tx } from '#platform/database/db.ts'

/** Gives the inquiry to an active operator, or to nobody. Refuses not_found. */
export async function assignInquiry(tx: Tx, admin: AdminViewer, id: InquiryId, to: AdminAccountId | null) {
  if (to !== null && (await requireAdminAccount(tx, to)).status !== 'ACTIVE') throw new Refusal('not_found')
  const assigned = await tx
    .updateTable('inquiry')
    .set({ assignedTo: to })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  if (!assigned) throw new Refusal('not_found')
  await recordAudit(tx, admin, [{ action: 'assignInquiry', subject: 'inquiry', subjectId: id, details: { to } }])
  return id
}
