import type { Selectable } from 'kysely'
import { Refusal } from '#ground/refusal.ts'
import type { Db } from '#platform/db.ts'
import type { DB } from '#platform/database-types.ts'
import type { EncourageEventStatus } from './rules.ts'

export type EncourageEventRow = Selectable<DB['encourageEvent']>

/** Open for application now, over, or not yet begun. */
export function listEncourageEvents(db: Db, status: EncourageEventStatus, now: Date) {
  const events = db.selectFrom('encourageEvent').selectAll().orderBy('position').orderBy('applicationEndAt')
  if (status === 'UPCOMING') return events.where('applicationStartAt', '>', now).execute()
  return status === 'ACTIVE'
    ? events.where('applicationStartAt', '<=', now).where('applicationEndAt', '>', now).execute()
    : events.where('applicationEndAt', '<=', now).execute()
}

/** Events the operator watches: open for application, or still to come. */
export const listUnexpiredEncourageEvents = (db: Db, now: Date) =>
  db
    .selectFrom('encourageEvent')
    .selectAll()
    .where('applicationEndAt', '>', now)
    .orderBy('position')
    .orderBy('applicationEndAt')
    .execute()

/** All of them in their order. */
export const listAllEncourageEvents = (db: Db) =>
  db.selectFrom('encourageEvent').selectAll().orderBy('position').execute()

export async function requireEncourageEvent(db: Db, id: number) {
  const event = await db.selectFrom('encourageEvent').selectAll().where('id', '=', id).executeTakeFirst()
  if (!event) throw new Refusal('not_found')
  return event
}
