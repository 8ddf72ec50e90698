import { recordAudit } from '#domain/audit/commands.ts'
import type { AdminViewer } from '#domain/viewer/viewer.ts'
import type { InquiryId } from '#ground/id.ts'
import { foldSpaces } from '#ground/spelling/tidy-text.ts'
import { Refusal, refuseInvalid } from '#ground/refusal.ts'
import { checkText } from '#ground/validation/validation.ts'
import type { Tx } from '#platform/database/db.ts'
import { enqueue } from '#platform/queue/queue.ts'
import { addMessage } from '../message/commands.ts'
import { foldBody, inquiryMoves } from '../rules.ts'
import { answerField, closeReasonField } from './rules.ts'

export type AnswerMail = { inquiryId: string; inquiryMessageId?: string }

/**
 * The answer goes to the sender by mail. `isFurther` says that the case may be answered already; without it the first of
 * two operators counts. Refuses not_found, invalid_input, already_decided.
 */
export async function answerInquiry(
  tx: Tx,
  admin: AdminViewer,
  id: InquiryId,
  { answer: text, isFurther }: { answer: string; isFurther: boolean },
) {
  const body = foldBody(text)
  refuseInvalid([checkText('answer', body, answerField)])
  if (!isFurther || !(await isAnswered(tx, id))) await decide(tx, admin, id, 'answerInquiry')
  else await recordAudit(tx, admin, [{ action: 'answerInquiry', subject: 'inquiry', subjectId: id }])
  const inquiryMessageId = await addMessage(tx, admin, { inquiryId: id, companyId: null, body })
  await enqueue(tx, 'send_inquiry_mail', { inquiryId: id, to: 'ANSWER', inquiryMessageId })
  return id
}

/** Marks answers whose mails were thrown away; an answered case of theirs is open again. */
export async function discardAnswers(tx: Tx, admin: AdminViewer, mails: readonly AnswerMail[]) {
  if (mails.length === 0) return
  const { from, to } = inquiryMoves.discardAnswer
  // A mail from before answers had ids carries the only one of its case.
  const discarded = await tx
    .updateTable('inquiryMessage')
    .set({ discardedAt: new Date() })
    .where('companyId', 'is', null)
    .where((eb) =>
      eb.or(
        mails.map(({ inquiryId, inquiryMessageId: id }) =>
          eb.and(id === undefined ? { inquiryId } : { inquiryId, id }),
        ),
      ),
    )
    .returning('inquiryId')
    .execute()
  if (discarded.length === 0) return
  const reopened = await tx
    .updateTable('inquiry')
    .set({ status: to, decidedAt: null, decidedBy: null })
    .where(
      'id',
      'in',
      discarded.map(({ inquiryId }) => inquiryId),
    )
    .where('status', 'in', from)
    .returning('id')
    .execute()
  await recordAudit(
    tx,
    admin,
    reopened.map(({ id }) => ({ action: 'discardAnswer', subject: 'inquiry', subjectId: id, from: from[0], to })),
  )
}

async function isAnswered(tx: Tx, id: InquiryId) {
  const inquiry = await tx.selectFrom('inquiry').select('status').where('id', '=', id).forUpdate().executeTakeFirst()
  return inquiry?.status === 'ANSWERED'
}

/** Nobody is told. Refuses not_found, invalid_input, already_decided. */
export async function closeInquiry(tx: Tx, admin: AdminViewer, id: InquiryId, reason: string) {
  const closeReason = foldSpaces(reason)
  refuseInvalid([checkText('reason', closeReason, closeReasonField)])
  await decide(tx, admin, id, 'closeInquiry', { closeReason })
  return id
}

// Two operators may decide one inquiry at once; the first decision counts.
async function decide(
  tx: Tx,
  admin: AdminViewer,
  id: InquiryId,
  act: 'answerInquiry' | 'closeInquiry',
  change: { closeReason?: string } = {},
) {
  const { from, to } = inquiryMoves[act]
  const inquiry = await tx.selectFrom('inquiry').select('status').where('id', '=', id).forUpdate().executeTakeFirst()
  if (!inquiry) throw new Refusal('not_found')
  if (!from.some((status) => status === inquiry.status)) throw new Refusal('already_decided')
  await tx
    .updateTable('inquiry')
    .set({ ...change, status: to, decidedAt: new Date(), decidedBy: admin.adminAccountId })
    .where('id', '=', id)
    .execute()
  await recordAudit(tx, admin, [{ action: act, subject: 'inquiry', subjectId: id, from: inquiry.status, to }])
}
