import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import type { Mailer } from '#platform/mail.ts'
import { enqueue, enqueueMany } from '#platform/queue.ts'
import { compose } from '../../kinds.ts'
import { mailOf, type Site } from '../../mail-text.ts'
import type { AboutKind, Kind } from '../../kind.ts'
import { isStillTrue } from '../../still-true.ts'
import { findAddressee } from './queries.ts'

type Recipient = { candidateId: string } | { companyId: string; companyUserId: string } | { adminAccountId: string }
/** The payload of `send_mail`: ids only. */
export type MailJob = { [K in Kind]: { mailId: string; kind: K; about: AboutKind[K] } }[Kind]

// Longer than any mail server is waited for.
const claimMinutes = 5

/** One mail to each; the same effect again queues none. */
export async function queueMails<K extends Kind>(
  tx: Tx,
  { kind, about, effectKey }: { kind: K; about: AboutKind[K]; effectKey: string },
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
    mails.map(({ id }) => ({ mailId: id, kind, about })),
  )
}

/**
 * Written when it is sent, from what is true then; whoever has left, or never proved the address, gets none.
 * Sent once, but for one moment: a worker that dies after the mail server took the mail and before it was written down here
 * leaves it to be sent again, under the same Message-ID.
 */
export async function sendNotificationMail(db: Db, mailer: Pick<Mailer, 'send'>, site: Site, job: MailJob) {
  const claimed = await claim(db, job.mailId)
  if (!claimed) return lookAgain(db, job)
  try {
    const mail = await write(db, site, job, claimed.effectKey)
    if (mail) await mailer.send({ ...mail, messageId: job.mailId })
  } catch (error) {
    await settle(db, job.mailId, { claimedAt: null })
    throw error
  }
  await settle(db, job.mailId, { doneAt: sql<Date>`now()` })
}

const claim = (db: Db, mailId: string) =>
  db
    .updateTable('notificationMail')
    .set({ claimedAt: sql<Date>`now()` })
    .where('id', '=', mailId)
    .where('doneAt', 'is', null)
    .where((eb) =>
      eb.or([
        eb('claimedAt', 'is', null),
        eb('claimedAt', '<', sql<Date>`now() - make_interval(mins => ${sql.lit(claimMinutes)})`),
        // A claim in the future was written by a clock that had jumped ahead.
        eb('claimedAt', '>', sql<Date>`now() + make_interval(mins => ${sql.lit(claimMinutes)})`),
      ]),
    )
    .returning('effectKey')
    .executeTakeFirst()

const settle = (db: Db, mailId: string, to: { claimedAt: null } | { doneAt: ReturnType<typeof sql<Date>> }) =>
  db.updateTable('notificationMail').set(to).where('id', '=', mailId).execute()

/** Somebody else has it in hand, or died with it: then it is taken up when the claim has run out. */
async function lookAgain(db: Db, job: MailJob) {
  const held = await db
    .selectFrom('notificationMail')
    .select('claimedAt')
    .where('id', '=', job.mailId)
    .where('doneAt', 'is', null)
    .executeTakeFirst()
  if (!held?.claimedAt) return
  const runAt = new Date(held.claimedAt.getTime() + claimMinutes * 60_000 + 1_000)
  await enqueue(db, 'send_mail', job, { runAt, key: `mail:${job.mailId}` })
}

async function write(db: Db, site: Site, { mailId, kind, about }: MailJob, effectKey: string) {
  const addressee = await findAddressee(db, mailId)
  if (!addressee || !(await isStillTrue(db, kind, about, effectKey))) return undefined
  const text = await compose(db, kind, about)
  if (!text?.mail) return undefined
  return { to: addressee.email, ...mailOf(addressee.greeting, text.mail, text.path, site) }
}

/** Called by the clock: nothing that old is ever queued again. */
export const forgetOldMails = (db: Db) =>
  db
    .deleteFrom('notificationMail')
    .where('insertedAt', '<', sql<Date>`now() - interval '90 days'`)
    .execute()
