import { sql } from 'kysely'
import type { Tx } from '#platform/db.ts'
import { findChannels } from '../candidate-notification-setting/queries.ts'
import { queueMails } from '../mail-delivery/commands.ts'
import { queuePushes } from '../push.ts'
import { hasPush, type AboutKind, type Kind } from '../rules.ts'
import type { Text } from '../texts.ts'

export type Notice<K extends Kind> = { kind: K; about: AboutKind[K]; effectKey: string; text: Text }

const rowOf = <K extends Kind>({ kind, effectKey, text: { title, body, path } }: Notice<K>) => ({
  kind,
  effectKey,
  title,
  body,
  path,
})

/** One student, by every channel the kind has and the student left on. Whoever has left is told nothing. */
export async function tellCandidate<K extends Kind>(tx: Tx, candidateId: string, notice: Notice<K>) {
  const row = rowOf(notice)
  const written = await tx
    .insertInto('candidateNotification')
    .columns(['candidateId', 'kind', 'effectKey', 'title', 'body', 'path'])
    .expression((eb) =>
      eb
        .selectFrom('candidate')
        .select(({ val }) => [
          'id',
          val(row.kind).as('kind'),
          val(row.effectKey).as('effectKey'),
          val(row.title).as('title'),
          val(row.body).as('body'),
          val(row.path).as('path'),
        ])
        .where('id', '=', candidateId)
        .where('status', 'not in', ['WITHDRAWN', 'PURGED']),
    )
    .onConflict((oc) => oc.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!written) return
  const { kind, about } = notice
  const { hasMail, hasPush: wantsPush } = await findChannels(tx, candidateId, kind)
  if (notice.text.mail && hasMail) await queueMails(tx, notice, [{ candidateId }])
  if (hasPush(kind) && wantsPush)
    await queuePushes(tx, kind, about as AboutKind[typeof kind], { candidateId, candidateNotificationId: written.id })
}

/** News for many, in the list only. A student who hides, or has not finished registering, is left alone. */
export async function tellActiveCandidates<K extends Kind>(tx: Tx, candidateIds: readonly string[], row: NewsRow<K>) {
  if (candidateIds.length === 0) return
  await tx
    .insertInto('candidateNotification')
    .columns(['candidateId', 'kind', 'effectKey', 'title', 'body', 'path'])
    .expression((eb) =>
      eb
        .selectFrom('candidate')
        .select(({ val }) => [
          'id',
          val<string>(row.kind).as('kind'),
          val(row.effectKey).as('effectKey'),
          val(row.text.title).as('title'),
          val(row.text.body).as('body'),
          val(row.text.path).as('path'),
        ])
        .where(sql<boolean>`id = any(${candidateIds}::uuid[])`)
        .where('status', '=', 'ACTIVE')
        .orderBy('id'),
    )
    .onConflict((oc) => oc.doNothing())
    .execute()
}
type NewsRow<K> = { kind: K | 'C11'; effectKey: string; text: Pick<Text, 'title' | 'body' | 'path'> }

/** Users of one company who are known to be reachable; see `listRecipients` and `listStaff`. */
export async function tellCompanyUsers<K extends Kind>(
  tx: Tx,
  companyId: string,
  companyUserIds: readonly string[],
  notice: Notice<K>,
) {
  if (companyUserIds.length === 0) return
  const row = rowOf(notice)
  const written = await tx
    .insertInto('companyNotification')
    .values(companyUserIds.map((companyUserId) => ({ companyId, companyUserId, ...row })))
    .onConflict((oc) => oc.doNothing())
    .returning('companyUserId')
    .execute()
  if (!notice.text.mail) return
  await queueMails(
    tx,
    notice,
    written.map(({ companyUserId }) => ({ companyId, companyUserId })),
  )
}

/** Every administrator of the product. */
export async function tellAdmins<K extends Kind>(tx: Tx, notice: Notice<K>) {
  const admins = await tx.selectFrom('adminAccount').select('id').orderBy('id').execute()
  if (admins.length === 0) return
  const row = rowOf(notice)
  const written = await tx
    .insertInto('adminNotification')
    .values(admins.map(({ id }) => ({ adminAccountId: id, ...row })))
    .onConflict((oc) => oc.doNothing())
    .returning('adminAccountId')
    .execute()
  if (notice.text.mail) await queueMails(tx, notice, written)
}
