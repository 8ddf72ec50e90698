import { sql } from 'kysely'
import { sendOnce, type Claimable } from '#platform/queue/claim.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { eraseSome } from '#platform/database/erase-some.ts'
import type { MailAttachment, Mailer } from '#platform/outgoing/mail.ts'
import { enqueueMany } from '#platform/queue/queue.ts'
import { calendarFileName, type CalendarEntry } from '#ground/calendar-file.ts'
import { singleEntry } from '#platform/documents/icalendar.ts'
import type { OfRow } from '#ground/id.ts'
import { urls } from '#ground/urls.ts'
import { canTurnOffMail } from '../../setting/candidate/rules.ts'
import type { MailTokens } from '../../setting/one-click/token.ts'
import { kindOf } from '../../kinds.ts'
import { mailOf, type Site } from '../../mail-text.ts'
import type { Notice } from '../notice.ts'
import { stoppable } from '../stop/kinds.ts'
import { findAddressee } from './queries.ts'

type Recipient =
  | { candidateId: OfRow<'candidate'> }
  | { companyId: OfRow<'company'>; companyUserId: string }
  | { adminAccountId: string }
/** The payload of `send_mail`: the code of the kind and ids only. */
export type MailJob = { mailId: string; kind: string; about: object }

/** The recipient's data that a mail's text needs beside its facts. */
export type MailWriting = { site: Site; mailTokens: Pick<MailTokens, 'tokenOf'> }

// Longer than the mailer waits for any mail server.
const claimSeconds = 300

/** Queues one mail for each recipient; the same effect again queues none. */
export async function queueMails(
  tx: Tx,
  { kind: { code }, about, effectKey }: Pick<Notice, 'kind' | 'about' | 'effectKey'>,
  recipients: readonly Recipient[],
) {
  if (recipients.length === 0) return
  const mails = await tx
    .insertInto('notificationMail')
    .values(recipients.map((recipient) => ({ ...recipient, effectKey })))
    .onConflict((oc) => oc.constraint('notification_mail_once').doNothing())
    .returning('id')
    .execute()
  await enqueueMany(
    tx,
    'send_mail',
    mails.map(({ id }): MailJob => ({ mailId: id, kind: code, about })),
  )
}

/**
 * Writes the mail from the facts of this moment and sends it. An account that has left, or never proved its address,
 * gets no mail. A mail is sent once, with one exception: a worker may die after the mail server took the mail and
 * before the row says so. Then the mail is sent again, under the same Message-ID.
 */
export async function sendNotificationMail(
  db: Db,
  mailer: Pick<Mailer, 'send'>,
  { site, mailTokens }: MailWriting,
  job: MailJob,
) {
  const { mailId } = job
  const row: Claimable = {
    table: 'notificationMail',
    isIt: (eb) => eb.and([eb('notificationMail.id', '=', mailId), eb('notificationMail.doneAt', 'is', null)]),
    seconds: claimSeconds,
    job: 'send_mail',
    payload: job,
    key: `mail:${mailId}`,
    stop: stoppable('MAIL', job.kind),
    settle: () =>
      db
        .updateTable('notificationMail')
        .set({ doneAt: sql<Date>`now()` })
        .where('id', '=', mailId)
        .execute(),
  }
  await sendOnce(db, row, async () => {
    const mail = await write(db, { site, mailTokens }, job)
    if (mail) await mailer.send({ ...mail, messageId: mailId })
  })
}

async function write(db: Db, { site, mailTokens }: MailWriting, { mailId, kind: code, about }: MailJob) {
  const kind = kindOf(code)
  const addressee = kind && (await findAddressee(db, mailId, kind))
  if (!addressee) return undefined
  const reading = await kind.read(db, about)
  if (!reading?.text.mail || !(await reading.isStillTrue(addressee.effectKey))) return undefined
  const { mail, path } = reading.text
  // RFC 8058: one click ends what the student may turn off; a mail that guards the account has no such end.
  const isEndable = kind.topic !== null && canTurnOffMail(kind.topic)
  const unsubscribeUrl = isEndable
    ? `${site.publicUrl}${urls.candidate.unsubscribeMail(mailTokens.tokenOf(mailId))}`
    : null
  return {
    to: addressee.email,
    ...mailOf(addressee.greeting, mail, path, site, unsubscribeUrl),
    ...(unsubscribeUrl && { unsubscribeUrl }),
    ...(mail.calendarEntries && {
      attachments: mail.calendarEntries.map((entry) => calendarAttachment(entry, site)),
    }),
  }
}

function calendarAttachment(entry: CalendarEntry, { productName, operator }: Site): MailAttachment {
  const { method, content } = singleEntry(entry, { name: productName, mail: operator.mail })
  return { fileName: calendarFileName, type: `text/calendar; charset=utf-8; method=${method}`, content }
}

/** Called by the clock. A row only prevents a second mail, and nothing 90 days old is queued again. */
export const forgetOldMails = (db: Db) =>
  eraseSome(db, 'notificationMail', sql`inserted_at < now() - interval '90 days'`)
