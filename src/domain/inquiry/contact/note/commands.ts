import { recordAudit } from '#domain/audit/commands.ts'
import type { AdminViewer } from '#domain/viewer/viewer.ts'
import type { InquiryId } from '#ground/id.ts'
import { refuseInvalid } from '#ground/refusal.ts'
import { checkText } from '#ground/validation/validation.ts'
import type { Tx } from '#platform/database/db.ts'
import { requireInquiry } from '../queries.ts'
import { foldBody } from '../rules.ts'
import { noteField } from './rules.ts'

/** Adds a note; notes are never changed. Refuses not_found, invalid_input. */
export async function addInquiryNote(tx: Tx, { adminAccountId, ...admin }: AdminViewer, id: InquiryId, text: string) {
  const body = foldBody(text)
  refuseInvalid([checkText('body', body, noteField)])
  await requireInquiry(tx, id)
  await tx.insertInto('inquiryNote').values({ inquiryId: id, adminAccountId, body }).execute()
  await recordAudit(tx, { ...admin, adminAccountId }, [{ action: 'addInquiryNote', subject: 'inquiry', subjectId: id }])
  return id
}
