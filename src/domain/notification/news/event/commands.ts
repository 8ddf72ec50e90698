import { dayMs } from '#ground/tokyo-time.ts'
import type { Tx } from '#platform/database/db.ts'

/** Marks the events whose application opened within the last day; returns the newly marked ones. */
export async function markOpenedEvents(tx: Tx, now: Date) {
  const opened = await tx
    .selectFrom('encourageEvent')
    .select('id')
    .where('applicationStartAt', '<=', now)
    .where('applicationStartAt', '>', new Date(now.getTime() - dayMs))
    .where('applicationEndAt', '>', now)
    .execute()
  if (opened.length === 0) return []
  return tx
    .insertInto('toldEncourageEvent')
    .values(opened.map(({ id }) => ({ encourageEventId: id })))
    .onConflict((oc) => oc.doNothing())
    .returning('encourageEventId')
    .execute()
}
