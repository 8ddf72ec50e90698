import { sql } from 'kysely'
import { randomBytes } from 'node:crypto'
import { recordAudit } from '#domain/audit/commands.ts'
import { addBusinessDays } from '#domain/lookup/holiday/rules.ts'
import type { Viewer } from '#domain/viewer/viewer.ts'
import type { OfRow } from '#ground/id.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { eraseSome } from '#platform/database/erase-some.ts'
import type { AttachedFile } from '#platform/pictures/attached-file.ts'
import { enqueue } from '#platform/queue/queue.ts'
import { mayConfirm } from '../confirmation/queries.ts'
import { inquiryKeptDays } from '../retention/rules.ts'
import { isOwnMail } from './queries.ts'
import { inquiryBusinessDays, type Inquiry, type InquiryCategory } from './rules.ts'

/** The subject of a complaint: a job with its company, a company, or a scout of the company. */
export type Reported = { companyId: OfRow<'company'>; jobId: string | null; scoutInvitationId?: string }
type CheckedInquiry = Inquiry & {
  category: InquiryCategory
  attachments: readonly AttachedFile[]
  /** The page of ours that a company's inquiry is about; '' for none. */
  screen: string
}

/**
 * Stores an inquiry of anybody: a guest, a student or a company user. `reported` is what a complaint is about.
 * Returns the receipt number.
 */
export async function createInquiry(tx: Tx, viewer: Viewer, form: CheckedInquiry, reported: Reported | null) {
  const { category, name, email, body, attachments, screen } = form
  const today = tokyoToday()
  const sender = senderOf(viewer, screen !== '')
  const { id, receiptNumber } = await tx
    .insertInto('inquiry')
    .values({
      ...sender,
      receiptNumber: newReceiptNumber(today),
      category,
      name,
      email,
      body,
      screen,
      reportedCompanyId: reported?.companyId ?? null,
      reportedJobId: reported?.jobId ?? null,
      reportedScoutInvitationId: reported?.scoutInvitationId ?? null,
      dueOn: addBusinessDays(today, inquiryBusinessDays),
      followsAccount: await isOwnMail(tx, { ...sender, email }),
    })
    .returning(['id', 'receiptNumber'])
    .executeTakeFirstOrThrow()
  const isTold = await mayConfirm(tx, 'inquiry', email)
  const files = attachments.map((attachment, position) => ({ ...attachment, inquiryId: id, position }))
  if (files.length > 0) await tx.insertInto('inquiryAttachment').values(files).execute()
  if (isTold) await enqueue(tx, 'send_inquiry_mail', { inquiryId: id, to: 'SENDER' })
  await enqueue(tx, 'notify_inquiry', { inquiryId: id })
  const { candidateId, companyId } = sender
  await recordAudit(tx, viewer, [
    { action: 'createInquiry', subject: 'inquiry', subjectId: id, candidateId, companyId, to: 'OPEN' },
  ])
  return receiptNumber
}

/** A guest writes from the company's side when the form names a page of that side. */
function senderOf(viewer: Viewer, isFromClient: boolean) {
  if (viewer.kind === 'company')
    return {
      area: 'CLIENT' as const,
      candidateId: null,
      companyId: viewer.companyId,
      companyUserId: viewer.companyUserId,
    }
  const candidateId = viewer.kind === 'candidate' ? viewer.candidateId : null
  const area = viewer.kind === 'guest' && isFromClient ? ('CLIENT' as const) : ('CANDIDATE' as const)
  return { area, candidateId, companyId: null, companyUserId: null }
}

// Crockford's letters: none looks like another one, and 40 random bits do not meet twice.
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const newReceiptNumber = (today: string) =>
  `Q-${today.slice(0, 4)}-${Array.from(randomBytes(8), (byte) => letters[byte % letters.length]).join('')}`

/** Called by the clock. Open inquiries stay until the operator has decided. */
export async function forgetOldInquiries(db: Db, now: Date) {
  const oldest = new Date(now.getTime() - inquiryKeptDays * 24 * 60 * 60 * 1000)
  return eraseSome(db, 'inquiry', sql`inserted_at < ${oldest} and status <> 'OPEN'`)
}
