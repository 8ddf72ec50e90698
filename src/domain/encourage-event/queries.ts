import type { Db } from '#platform/db.ts'

/** Open for application now, or over; those that have not begun are in neither. */
export function listEncourageEvents(db: Db, period: 'ACTIVE' | 'EXPIRED', now: Date) {
  const events = db.selectFrom('encourageEvent').selectAll().orderBy('position').orderBy('applicationEndAt')
  return period === 'ACTIVE'
    ? events.where('applicationStartAt', '<=', now).where('applicationEndAt', '>', now).execute()
    : events.where('applicationEndAt', '<=', now).execute()
}
