import { findPreRegistration } from '#domain/inquiry/queries.ts'
import type { Db } from '#platform/database/db.ts'
import type { Mailer } from '#platform/outgoing/mail.ts'
import { adminUrls } from '#ground/admin-urls.ts'
import { urls } from '#ground/urls.ts'
import { mailOf, type Site } from '../../mail-text.ts'
import { messageIdOf } from '../message-id.ts'
import { operatorText, rejectedText, senderText } from './text.ts'

/** The payload of `send_pre_registration_mail`: ids only. */
export type PreRegistrationMailJob = { preRegistrationId: string; to: 'OPERATOR' | 'SENDER' | 'REJECTED' }

/** Mails the operator the whole application, or the sender that the application arrived or was not accepted. */
export async function sendPreRegistrationMail(
  db: Db,
  mailer: Pick<Mailer, 'send'>,
  site: Site,
  { preRegistrationId, to }: PreRegistrationMailJob,
) {
  const row = await findPreRegistration(db, preRegistrationId)
  if (!row) return
  const mail =
    to === 'OPERATOR'
      ? mailOf(`${site.operator.name} ご担当者様`, operatorText(row), adminUrls.application(row.id), site)
      : mailOf(
          `${row.familyName} ${row.givenName}様`,
          to === 'SENDER' ? senderText(site) : rejectedText(site),
          urls.client.home(),
          site,
        )
  const messageId = messageIdOf(preRegistrationId, to)
  await mailer.send({ to: to === 'OPERATOR' ? site.operator.mail : row.email, messageId, ...mail })
}
