import { addDays } from '#ground/day.ts'
import type { OfRow } from '#ground/id.ts'
import { compiledOnce } from '#platform/database/compiled-once.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { quotaDays } from './rules.ts'

type Window = { companyId: OfRow<'company'>; after: string; until: string }
const windowUntil = (companyId: OfRow<'company'>, day: string) => ({
  companyId,
  after: addDays(day, -quotaDays),
  until: day,
})

const ofWindow = (db: Db | Tx, { companyId, after, until }: Window) =>
  db.selectFrom('scoutSentOnDay').where('companyId', '=', companyId).where('day', '>', after).where('day', '<=', until)

/** The scouts that count on this Tokyo day: those of the 30 days that end with it. */
export async function countSentUntil(db: Db | Tx, companyId: OfRow<'company'>, day: string) {
  const { sent } = await ofWindow(db, windowUntil(companyId, day))
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('sent'), eb.val(0)).as('sent'))
    .executeTakeFirstOrThrow()
  return sent
}

const daysOfWindow = compiledOnce((db, window: Window) =>
  ofWindow(db, window).select(['day', 'sent']).where('sent', '>', 0).orderBy('day'),
)

/** The days on which scouts that count today can be sent anew, with their numbers, the next one first. */
export async function listReturns(db: Db, companyId: OfRow<'company'>, today: string) {
  const rows = await daysOfWindow(db, windowUntil(companyId, today))
  return rows.map(({ day, sent }) => ({ day: addDays(day, quotaDays), count: sent }))
}

/** The scouts that were sent on this Tokyo day. */
export async function countSentOn(db: Db | Tx, companyId: OfRow<'company'>, day: string) {
  const row = await db
    .selectFrom('scoutSentOnDay')
    .select('sent')
    .where('companyId', '=', companyId)
    .where('day', '=', day)
    .executeTakeFirst()
  return row?.sent ?? 0
}
