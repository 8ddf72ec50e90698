import { sql, type RawBuilder } from 'kysely'
import type { Tx } from '#platform/db.ts'
import { findChannels } from '../../setting/candidate/queries.ts'
import { queueMails } from '../mail/commands.ts'
import { queuePushes } from '../push/commands.ts'
import { hasPush, type AboutKind, type Kind } from '../../kind.ts'
import type { Text } from '../../wording.ts'

export type Notice<K extends Kind> = { kind: K; about: AboutKind[K]; effectKey: string; text: Text }

type Row = { kind: string; effectKey: string; title: string; body: string; path: string }
const rowOf = <K extends Kind>({ kind, effectKey, text: { title, body, path } }: Notice<K>): Row => ({
  kind,
  effectKey,
  title,
  body,
  path,
})

/** One student, by every channel the kind has and the student left on. Whoever has left is told nothing. */
export async function tellCandidate<K extends Kind>(tx: Tx, candidateId: string, notice: Notice<K>) {
  const [written] = await list(tx, [candidateId], rowOf(notice), hasNotLeft)
  if (!written) return
  const { kind, about } = notice
  const { hasMail, hasPush: wantsPush } = await findChannels(tx, candidateId, kind)
  if (notice.text.mail && hasMail) await queueMails(tx, notice, [{ candidateId }])
  if (hasPush(kind) && wantsPush)
    await queuePushes(tx, kind, about as AboutKind[typeof kind], { candidateId, candidateNotificationId: written.id })
}

/** News for many, in the list only. A student who hides, or has not finished registering, is left alone. */
export async function tellActiveCandidates(tx: Tx, candidateIds: readonly string[], row: Row) {
  await list(tx, candidateIds, row, isActive)
}

const hasNotLeft = sql<boolean>`status not in ('WITHDRAWN', 'PURGED')`
const isActive = sql<boolean>`status = 'ACTIVE'`

/** Into the list of those students of whom it holds; the rows that are new. */
const list = (tx: Tx, candidateIds: readonly string[], row: Row, holds: RawBuilder<boolean>) =>
  tx
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
        .where(sql<boolean>`id = any(${candidateIds}::uuid[])`)
        .where(holds)
        .orderBy('id'),
    )
    .onConflict((oc) => oc.doNothing())
    .returning('id')
    .execute()

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
  const admins = await tx.selectFrom('adminAccount').select('id').where('status', '=', 'ACTIVE').orderBy('id').execute()
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
