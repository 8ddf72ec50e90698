import type { Selectable } from 'kysely'
import { Refusal } from '#ground/refusal.ts'
import { compiledOnce } from '#platform/database/compiled-once.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import type { DB } from '#platform/database/database-types.ts'
import type { EncourageEventStatus } from './rules.ts'

export type EncourageEventRow = Selectable<DB['encourageEvent']>

/** The fields that the form of an event replaces. */
export const editedPart = (event: EncourageEventRow) => {
  const { title, eventCategoryId, applicationStartAt, applicationEndAt, companyName } = event
  const { companyLogoUrl, eventUrl, thumbnailUrl } = event
  return {
    title,
    eventCategoryId,
    applicationStartAt,
    applicationEndAt,
    companyName,
    companyLogoUrl,
    eventUrl,
    thumbnailUrl,
  }
}

const encourageEvents = (db: Db) =>
  db.selectFrom('encourageEvent').selectAll().orderBy('position').orderBy('applicationEndAt')

const activeEvents = compiledOnce((db, { now }: { now: Date }) =>
  encourageEvents(db).where('applicationStartAt', '<=', now).where('applicationEndAt', '>', now),
)

/** Events that are open for application now (ACTIVE), or over. */
export const listEncourageEvents = (db: Db, period: Exclude<EncourageEventStatus, 'UPCOMING'>, now: Date) =>
  period === 'ACTIVE' ? activeEvents(db, { now }) : encourageEvents(db).where('applicationEndAt', '<=', now).execute()

export const listAllEncourageEvents = (db: Db) => encourageEvents(db).execute()

export async function requireEncourageEvent(db: Db | Tx, id: number) {
  const event = await db.selectFrom('encourageEvent').selectAll().where('id', '=', id).executeTakeFirst()
  if (!event) throw new Refusal('not_found')
  return event
}
