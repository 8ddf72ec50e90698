import { sql } from 'kysely'
import { recordAudit } from '#domain/audit/commands.ts'
import { Refusal, refuseInvalid } from '#ground/refusal.ts'
import type { AdminViewer } from '#domain/viewer/viewer.ts'
import type { Tx } from '#platform/database/db.ts'
import { lookAgainAt } from './picture/commands.ts'
import { requireUnchanged } from '#platform/database/revision.ts'
import { editedPart, requireEncourageEvent } from './queries.ts'
import {
  checkEncourageEvent,
  encourageEventLimits,
  foldEncourageEvent,
  titleOfCopy,
  type EncourageEventFields,
} from './rules.ts'

export const createEncourageEvent = async (tx: Tx, admin: AdminViewer, fields: EncourageEventFields) =>
  insert(tx, admin, 'createEncourageEvent', await requireValid(tx, fields))

/** A copy at the end, whose title says that it is one. Refuses not_found. */
export async function duplicateEncourageEvent(tx: Tx, admin: AdminViewer, id: number) {
  const event = await requireEncourageEvent(tx, id)
  const { title, eventCategoryId, applicationStartAt, applicationEndAt, companyName, ...addresses } = event
  const { companyLogoUrl, eventUrl, thumbnailUrl } = addresses
  return insert(tx, admin, 'duplicateEncourageEvent', {
    title: titleOfCopy(title),
    eventCategoryId,
    applicationStartAt,
    applicationEndAt,
    companyName,
    companyLogoUrl,
    eventUrl,
    thumbnailUrl,
  })
}

async function insert(tx: Tx, admin: AdminViewer, action: string, event: EncourageEventFields) {
  const ids = await holdOrder(tx)
  if (ids.length >= encourageEventLimits.events) throw new Refusal('invalid_input')
  const { id } = await tx
    .insertInto('encourageEvent')
    .values((eb) => ({
      ...event,
      position: eb.selectFrom('encourageEvent').select(sql<number>`coalesce(max(position), 0) + 1`.as('next')),
    }))
    .returning('id')
    .executeTakeFirstOrThrow()
  await record(tx, admin, action, id)
  return id
}

/** Refuses not_found, changed_meanwhile. */
export async function updateEncourageEvent(
  tx: Tx,
  admin: AdminViewer,
  id: number,
  fields: EncourageEventFields,
  revision: string | null | undefined,
) {
  const event = await requireValid(tx, fields)
  const before = await tx.selectFrom('encourageEvent').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!before) throw new Refusal('not_found')
  requireUnchanged(editedPart(before), revision)
  await tx.updateTable('encourageEvent').set(event).where('id', '=', id).execute()
  for (const picture of ['companyLogoUrl', 'thumbnailUrl'] as const)
    if (before[picture] !== event[picture]) await lookAgainAt(tx, before[picture])
  await record(tx, admin, 'updateEncourageEvent', id)
  return id
}

/** Refuses not_found, also for the second of two admins who delete at once. */
export async function deleteEncourageEvent(tx: Tx, admin: AdminViewer, id: number) {
  await holdOrder(tx)
  const deleted = await tx
    .deleteFrom('encourageEvent')
    .where('id', '=', id)
    .returning(['companyLogoUrl', 'thumbnailUrl'])
    .executeTakeFirst()
  if (!deleted) throw new Refusal('not_found')
  for (const address of [deleted.companyLogoUrl, deleted.thumbnailUrl]) await lookAgainAt(tx, address)
  await record(tx, admin, 'deleteEncourageEvent', id)
  return id
}

/**
 * `ids` are all events in their new order. Refuses encourage_events_changed when another admin added or deleted an
 * event meanwhile.
 */
export async function reorderEncourageEvents(tx: Tx, admin: AdminViewer, ids: readonly number[]) {
  const before = await holdOrder(tx)
  const idSet = new Set(ids)
  const isSameSet = ids.length === before.length && idSet.size === ids.length
  if (!isSameSet || !before.every((id) => idSet.has(id))) throw new Refusal('encourage_events_changed')
  if (ids.every((id, at) => before[at] === id)) return ids
  await sql`
    update encourage_event set position = wanted.position
    from unnest(${ids}::integer[]) with ordinality as wanted(id, position)
    where encourage_event.id = wanted.id`.execute(tx)
  await recordAudit(tx, admin, [
    { action: 'reorderEncourageEvents', subject: 'encourage_event', subjectId: ids.join(',').slice(0, 200) },
  ])
  return ids
}

async function requireValid(tx: Tx, fields: EncourageEventFields) {
  const event = foldEncourageEvent(fields)
  const categories = await tx.selectFrom('eventCategory').select('id').execute()
  refuseInvalid(checkEncourageEvent(event, new Set(categories.map(({ id }) => id))))
  return event
}

// All events share one order, so the lock makes changes of it take turns. Reads do not wait.
async function holdOrder(tx: Tx) {
  await sql`lock table encourage_event in share row exclusive mode`.execute(tx)
  const rows = await tx.selectFrom('encourageEvent').select('id').orderBy('position').execute()
  return rows.map(({ id }) => id)
}

const record = (tx: Tx, admin: AdminViewer, action: string, id: number) =>
  recordAudit(tx, admin, [{ action, subject: 'encourage_event', subjectId: String(id) }])
