import type { Selectable } from 'kysely'
import { Refusal } from '#ground/refusal.ts'
import type { ServiceNoticeId } from '#ground/id.ts'
import type { DB } from '#platform/database/database-types.ts'
import type { Db } from '#platform/database/db.ts'
import { noticeStateOf, type NoticeArea } from './rules.ts'

export type NoticeRow = Selectable<DB['serviceNotice']>

/** Milliseconds for which a process shows what it read: every page asks for the notices. */
const keptMs = 60_000
const cache = new WeakMap<Db, { at: number; notices: Promise<NoticeRow[]> }>()

/** Notices that a reader of an area meets now, maintenance first. Another process's change is seen within a minute. */
export async function listShownNotices(db: Db, area: Exclude<NoticeArea, 'ALL'>, now: Date): Promise<NoticeRow[]> {
  const notices = await keptNotices(db, now)
  return notices.filter((notice) => [area, 'ALL'].includes(notice.area) && noticeStateOf(notice, now) === 'SHOWN')
}

function keptNotices(db: Db, now: Date) {
  const entry = cache.get(db)
  const age = entry ? now.getTime() - entry.at : Infinity
  if (entry && age >= 0 && age < keptMs) return entry.notices
  const notices = db
    .selectFrom('serviceNotice')
    .selectAll()
    .where('shownUntil', '>', now)
    .orderBy('kind', 'desc')
    .orderBy('shownFrom', 'desc')
    .orderBy('id')
    .execute()
  cache.set(db, { at: now.getTime(), notices })
  notices.catch(() => cache.delete(db))
  return notices
}

/** After a change of this process. */
export const readNoticesAnew = (db: Db) => void cache.delete(db)

/** The last hundred notices, those that end last first. */
export const listNotices = (db: Db) =>
  db.selectFrom('serviceNotice').selectAll().orderBy('shownUntil', 'desc').orderBy('id').limit(100).execute()

export async function requireNotice(db: Db, id: ServiceNoticeId) {
  const notice = await db.selectFrom('serviceNotice').selectAll().where('id', '=', id).executeTakeFirst()
  if (!notice) throw new Refusal('not_found')
  return notice
}
