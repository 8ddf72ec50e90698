import { findAnswer } from '#domain/inquiry/contact/message/queries.ts'
import { findInquiry, isOwnMail } from '#domain/inquiry/contact/queries.ts'
import type { Db } from '#platform/database/db.ts'
import type { Mailer } from '#platform/outgoing/mail.ts'
import { urls } from '#ground/urls.ts'
import { mailOf, type Site } from '../../mail-text.ts'
import { messageIdOf } from '../message-id.ts'
import { answerText, receivedText } from './text.ts'

/** The payload of `send_inquiry_mail`: ids only. */
export type InquiryMailJob = { inquiryId: string; to: 'SENDER' | 'ANSWER'; inquiryMessageId?: string }

/** Mails the sender the receipt number, or the operator's answer. */
export async function sendInquiryMail(
  db: Db,
  mailer: Pick<Mailer, 'send'>,
  site: Site,
  { inquiryId, to, inquiryMessageId }: InquiryMailJob,
) {
  const row = await findInquiry(db, inquiryId)
  if (!row) return
  // A job that waited over a deployment names no message: there was one answer alone.
  const answer = to === 'ANSWER' ? await findAnswer(db, inquiryId, inquiryMessageId) : undefined
  if (to === 'ANSWER' && !answer) return
  const isOwn = await isOwnMail(db, row)
  const text = answer ? answerText(row, answer.body) : receivedText(row, isOwn)
  const path = row.area === 'CANDIDATE' ? urls.candidate.contactUs() : urls.client.contactUs()
  const greeting = to === 'SENDER' && !isOwn ? 'お問い合わせいただいた方へ' : `${row.name}様`
  const messageId = messageIdOf(inquiryMessageId ?? inquiryId, to)
  await mailer.send({ to: answer ? row.answerEmail : row.email, messageId, ...mailOf(greeting, text, path, site) })
}
