import { recordAudit } from '#domain/audit/commands.ts'
import type { AdminViewer } from '#domain/viewer/viewer.ts'
import type { InquiryId } from '#ground/id.ts'
import type { Db } from '#platform/database/db.ts'
import { requireAttachment } from '../queries.ts'

/** One file with its bytes; the audit row is written before they leave. Refuses not_found. */
export async function openAttachment(db: Db, admin: AdminViewer, id: InquiryId, position: number) {
  const file = await requireAttachment(db, id, position)
  await recordAudit(db, admin, [
    { action: 'openInquiryAttachment', subject: 'inquiry', subjectId: id, details: { position } },
  ])
  return file
}
