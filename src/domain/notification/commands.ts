import { sql } from 'kysely'
import { Refusal } from '#domain/refusal.ts'
import type { Viewer } from '#domain/viewer.ts'
import type { Tx } from '#platform/db.ts'
import { enqueueMany } from '#platform/queue.ts'
import { addDays, startOfTokyoDay, tokyoToday } from '#platform/tokyo-time.ts'
import { findFacts, stateOfDate } from './facts.ts'
import { queuePushes } from './push.ts'
import { listRecipients } from './queries.ts'
import { hasMail, hasPush, isCandidateKind, type About, type DigestKind, type Kind } from './rules.ts'
import { digestText, textOf, type Text } from './texts.ts'

/** The payload of `send_mail`: ids only. */
export type MailJob = { kind: Kind; about: About; companyUserId?: string }

/**
 * Writes the rows of the list and queues their mails and pushes, for whoever the kind is meant for. `effect` makes it once: the same
 * kind and effect again does nothing. What it is about may be gone by now; then there is nothing to tell.
 */
export async function notifyAbout(tx: Tx, kind: Kind, about: About, effect: string) {
  const facts = await findFacts(tx, about)
  if (!facts) return
  const row = { kind, effectKey: `${kind}:${effect}`, ...rowOf(textOf(kind, facts)) }
  const mails = isCandidateKind(kind)
    ? await tellCandidate(tx, kind, about, { candidateId: facts.scout.candidateId, ...row })
    : await tellCompany(
        tx,
        about.companyId,
        await listRecipients(tx, about.companyId, facts.scout.companyUserId, about.schedulingDateId),
        row,
      )
  if (!hasMail(kind)) return
  await enqueueMany(
    tx,
    'send_mail',
    mails.map((recipient): MailJob => ({ kind, about, ...recipient })),
  )
}

/** Once for every state of the date that follows another one: there and back again are two changes. */
export async function notifyDateChanged(tx: Tx, about: About & { schedulingDateId: string }) {
  const facts = await findFacts(tx, about)
  if (!facts?.date) return
  const state = stateOfDate(facts.date)
  const effect = `${about.scoutInvitationId}:${about.schedulingDateId}`
  const told = await tx
    .selectFrom('candidateNotification')
    .select('effectKey')
    .where('candidateId', '=', facts.scout.candidateId)
    .where('effectKey', 'like', `C06:${effect}:%`)
    .orderBy('insertedAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
  if (!told[0]?.effectKey.endsWith(state)) await notifyAbout(tx, 'C06', about, `${effect}:${told.length}:${state}`)
}

const rowOf = ({ title, body, path }: Text) => ({ title, body, path })
type Row = ReturnType<typeof rowOf> & { kind: string; effectKey: string }

async function tellCandidate(tx: Tx, kind: Kind, about: About, row: Row & { candidateId: string }) {
  const { candidateId } = row
  const written = await tx
    .insertInto('candidateNotification')
    .values(row)
    .onConflict((oc) => oc.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!written) return []
  if (hasPush(kind)) await queuePushes(tx, kind, about, { candidateId, candidateNotificationId: written.id })
  return [{}]
}

async function tellCompany(tx: Tx, companyId: string, companyUserIds: readonly string[], row: Row) {
  if (companyUserIds.length === 0) return []
  return tx
    .insertInto('companyNotification')
    .values(companyUserIds.map((companyUserId) => ({ companyId, companyUserId, ...row })))
    .onConflict((oc) => oc.doNothing())
    .returning('companyUserId')
    .execute()
}

const endings = { K02: 'DECLINED', K03: 'EXPIRED' } satisfies Record<DigestKind, string>

/** Counts the sender's invitations that ended so on the same Tokyo day into one row, unread again whenever it grows. */
export async function notifyDigest(tx: Tx, kind: DigestKind, about: About) {
  const facts = await findFacts(tx, about)
  if (!facts?.scout.endedAt) return
  const { companyId } = about
  const { companyUserId: senderId, endedAt } = facts.scout
  const day = tokyoToday(endedAt)
  const recipients = await listRecipients(tx, companyId, senderId)
  const effectKey = `${kind}:${day}:${senderId}`
  const row = { kind, effectKey, ...digestText(kind, 0, day) }
  await tellCompany(tx, companyId, recipients, row)
  // The rows are held before counting: of two jobs at once the later one counts both invitations.
  const held = await tx
    .selectFrom('companyNotification')
    .select(['companyUserId', 'id'])
    .where('companyId', '=', companyId)
    .where('companyUserId', 'in', recipients)
    .where('effectKey', '=', effectKey)
    .orderBy('companyUserId')
    .forUpdate()
    .execute()
  const { count } = await tx
    .selectFrom('scoutInvitation')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('companyId', '=', companyId)
    .where('companyUserId', '=', senderId)
    .where('status', '=', endings[kind])
    .where('endedAt', '>=', startOfTokyoDay(day))
    .where('endedAt', '<', startOfTokyoDay(addDays(day, 1)))
    .executeTakeFirstOrThrow()
  const text = digestText(kind, count, day)
  await tx
    .updateTable('companyNotification')
    .set({ ...text, readAt: null, insertedAt: sql<Date>`now()` })
    .where('companyId', '=', companyId)
    .where('companyUserId', 'in', recipients)
    .where(
      'id',
      'in',
      held.map(({ id }) => id),
    )
    .where('title', '!=', text.title)
    .execute()
}

/** Everything the viewer has been told counts as read. */
export async function readNotifications(tx: Tx, viewer: Viewer) {
  const read = { readAt: sql<Date>`now()` }
  if (viewer.kind === 'candidate') {
    await tx
      .updateTable('candidateNotification')
      .set(read)
      .where('candidateId', '=', viewer.candidateId)
      .where('readAt', 'is', null)
      .execute()
  } else if (viewer.kind === 'company') {
    await tx
      .updateTable('companyNotification')
      .set(read)
      .where('companyId', '=', viewer.companyId)
      .where('companyUserId', '=', viewer.companyUserId)
      .where('readAt', 'is', null)
      .execute()
  } else throw new Refusal(viewer.kind === 'guest' ? 'unauthenticated' : 'forbidden')
  return true
}
