import { findAccountChange } from '#domain/candidate-account/account-change/queries.ts'
import type { OfRow } from '#ground/id.ts'
import { urls } from '#ground/urls.ts'
import type { Db } from '#platform/database/db.ts'
import type { Mailer } from '#platform/outgoing/mail.ts'
import { mailOf, type Site } from '../../mail-text.ts'
import { emailChangedText } from './text.ts'

type EmailChangedJob = { candidateId: OfRow<'candidate'>; accountChangeId: string }

/** Warns the address before the change, which the account does not know any more. */
export async function sendEmailChanged(
  change: EmailChangedJob,
  { db, mail, site }: { db: Db; mail: Pick<Mailer, 'send'>; site: Site },
) {
  const accountChange = await findAccountChange(db, change)
  if (!accountChange?.previousEmail) return
  const text = emailChangedText(accountChange.insertedAt, site)
  await mail.send({
    to: accountChange.previousEmail,
    messageId: change.accountChangeId,
    ...mailOf('ご登録者様', text, urls.candidate.home(), site),
  })
}
