import { recordAudit } from '#domain/audit/commands.ts'
import type { AdminViewer } from '#domain/viewer/viewer.ts'
import type { InquiryId, OfRow } from '#ground/id.ts'
import { Refusal, refuseInvalid } from '#ground/refusal.ts'
import { checkText } from '#ground/validation/validation.ts'
import type { Tx } from '#platform/database/db.ts'
import { enqueue } from '#platform/queue/queue.ts'
import { requireInquiry } from '../queries.ts'
import { foldBody } from '../rules.ts'
import { companyLetterField } from './rules.ts'

type Message = { inquiryId: InquiryId; companyId: OfRow<'company'> | null; body: string }

/** The message of a mail, which cannot be taken back. */
export async function addMessage(tx: Tx, { adminAccountId }: AdminViewer, message: Message) {
  const { id } = await tx
    .insertInto('inquiryMessage')
    .values({ ...message, adminAccountId })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/**
 * Goes by mail to the administrators of the company that the case is about; the case stays as it is. Refuses not_found,
 * also for a case about no company, invalid_input, and already_decided for a closed case.
 */
export async function writeToCompany(tx: Tx, admin: AdminViewer, id: InquiryId, text: string) {
  const body = foldBody(text)
  refuseInvalid([checkText('letter', body, companyLetterField)])
  const { reportedCompanyId: companyId, status } = await requireInquiry(tx, id)
  if (companyId === null) throw new Refusal('not_found')
  if (status === 'CLOSED') throw new Refusal('already_decided')
  const inquiryMessageId = await addMessage(tx, admin, { inquiryId: id, companyId, body })
  await enqueue(tx, 'notify_company_letter', { companyId, inquiryMessageId })
  await recordAudit(tx, admin, [{ action: 'writeToCompany', subject: 'inquiry', subjectId: id, companyId }])
  return id
}
