import { sql } from 'kysely'
import { recordAudit } from '#domain/audit/commands.ts'
import type { AdminViewer } from '#domain/viewer/viewer.ts'
import type { ServiceNoticeId } from '#ground/id.ts'
import { Refusal, refuseInvalid } from '#ground/refusal.ts'
import type { Tx } from '#platform/database/db.ts'
import {
  checkNotice,
  foldNotice,
  isOneTooMany,
  maxNoticesAtOnce,
  noticeAreas,
  noticeKinds,
  type NoticeFields,
} from './rules.ts'

/** Refuses invalid_input, and notice_limit_reached where it would be the fourth at once. */
export async function createServiceNotice(tx: Tx, admin: AdminViewer, fields: NoticeFields) {
  const notice = await requireValid(tx, null, fields)
  const { id } = await tx.insertInto('serviceNotice').values(notice).returning('id').executeTakeFirstOrThrow()
  await record(tx, admin, 'createServiceNotice', id)
  return id as ServiceNoticeId
}

/** Refuses not_found, and notice_changed when another person has changed the notice since `version`. */
export async function updateServiceNotice(
  tx: Tx,
  admin: AdminViewer,
  id: ServiceNoticeId,
  version: number,
  fields: NoticeFields,
) {
  const notice = await requireValid(tx, id, fields)
  const updated = await tx
    .updateTable('serviceNotice')
    .set((eb) => ({ ...notice, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst()
  if (!updated) {
    const row = await tx.selectFrom('serviceNotice').select('id').where('id', '=', id).executeTakeFirst()
    throw new Refusal(row ? 'notice_changed' : 'not_found')
  }
  await record(tx, admin, 'updateServiceNotice', id)
  return id
}

/** Ends a notice that is shown. Refuses not_found for any other, also for the second of two people at once. */
export async function endServiceNotice(tx: Tx, admin: AdminViewer, id: ServiceNoticeId, now: Date) {
  const ended = await tx
    .updateTable('serviceNotice')
    .set((eb) => ({ shownUntil: now, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('shownFrom', '<', now)
    .where('shownUntil', '>', now)
    .returning('id')
    .executeTakeFirst()
  if (!ended) throw new Refusal('not_found')
  await record(tx, admin, 'endServiceNotice', id)
  return id
}

/** Refuses not_found, also for the second of two people at once. */
export async function deleteServiceNotice(tx: Tx, admin: AdminViewer, id: ServiceNoticeId) {
  const deleted = await tx.deleteFrom('serviceNotice').where('id', '=', id).returning('id').executeTakeFirst()
  if (!deleted) throw new Refusal('not_found')
  await record(tx, admin, 'deleteServiceNotice', id)
  return id
}

async function requireValid(tx: Tx, id: ServiceNoticeId | null, fields: NoticeFields) {
  const { area: ofArea, kind: ofKind, shownFrom, shownUntil, text, link } = foldNotice(fields)
  refuseInvalid(checkNotice({ area: ofArea, kind: ofKind, shownFrom, shownUntil, text, link }))
  const [area, kind] = [noticeAreas.find((name) => name === ofArea), noticeKinds.find((name) => name === ofKind)]
  if (!area || !kind || !shownFrom || !shownUntil) throw new Refusal('invalid_input')
  // Writers take turns, so that two of them cannot both be the third. Reads do not wait.
  await sql`lock table service_notice in share row exclusive mode`.execute(tx)
  const others = await tx
    .selectFrom('serviceNotice')
    .select(['id', 'area', 'shownFrom', 'shownUntil'])
    .where('shownUntil', '>', shownFrom)
    .where('shownFrom', '<', shownUntil)
    .execute()
  const notice = { area, kind, text, link, shownFrom, shownUntil }
  const isTooMany = isOneTooMany(
    notice,
    others.filter((other) => other.id !== id),
  )
  if (isTooMany) throw new Refusal('notice_limit_reached', { values: { limit: maxNoticesAtOnce } })
  return notice
}

const record = (tx: Tx, admin: AdminViewer, action: string, id: string) =>
  recordAudit(tx, admin, [{ action, subject: 'service_notice', subjectId: id }])
