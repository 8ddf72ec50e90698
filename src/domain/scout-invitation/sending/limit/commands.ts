import { sql } from 'kysely'
import type { OfRow } from '#ground/id.ts'
import { Refusal } from '#ground/refusal.ts'
import { scoutsPerWeek } from '#domain/candidate/intake/queries.ts'
import type { CompanyId } from '#domain/viewer/viewer.ts'
import type { Tx } from '#platform/database/db.ts'
import { enqueue } from '#platform/queue/queue.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { sendingWeek } from '../delivery/moment.ts'
import { findSlowdown } from '../slowdown/queries.ts'
import { slowPerDay } from '../slowdown/rules.ts'
import { countSentOn, countSentUntil } from './queries.ts'

export type Sent = { id: string; candidateId: OfRow<'candidate'> }

/** The first moment at which each student can take one more scout. The week of that moment counts the scout. */
export async function takePlaces(tx: Tx, candidateIds: readonly OfRow<'candidate'>[], moments: readonly Date[]) {
  const places = new Map<string, Date>()
  for (const moment of moments) {
    const waiting = candidateIds.filter((id) => !places.has(id))
    if (waiting.length === 0) break
    const counted = await sql<{ candidateId: OfRow<'candidate'> }>`
      insert into scout_received_in_week as week (candidate_id, week, received)
      select candidate_id, ${sendingWeek(moment)}::date, 1
      from unnest(${waiting}::uuid[]) candidate_id
      order by candidate_id
      on conflict (candidate_id, week) do update set received = week.received + 1
        where week.received < ${scoutsPerWeek}
      returning candidate_id`.execute(tx)
    for (const { candidateId } of counted.rows) places.set(candidateId, moment)
  }
  return places
}

/** Takes a scout out of the week that had counted it. */
export async function returnPlaces(tx: Tx, taken: readonly { candidateId: OfRow<'candidate'>; sentAt: Date }[]) {
  const inOrder = taken.toSorted((a, b) => (a.candidateId < b.candidateId ? -1 : 1))
  for (const { candidateId, sentAt } of inOrder)
    await tx
      .updateTable('scoutReceivedInWeek')
      .set((eb) => ({ received: eb('received', '-', 1) }))
      .where('candidateId', '=', candidateId)
      .where('week', '=', sendingWeek(sentAt))
      .where('received', '>', 0)
      .execute()
}

/**
 * Counts scouts of today against those of the last 30 days. Two recruiters may use up the rest at once; the second waits
 * for the first, and the statement decides. Refuses scout_quota_exceeded and scout_slowed_down with the
 * number that remains.
 */
export async function countOnDay(tx: Tx, companyId: CompanyId, count: number, limit: number) {
  if (count === 0) return
  const day = tokyoToday(new Date())
  await holdSendings(tx, companyId)
  await refuseSlowed(tx, companyId, count, limit, day)
  const used = await countSentUntil(tx, companyId, day)
  if (used + count > limit)
    throw new Refusal('scout_quota_exceeded', { values: { remaining: Math.max(0, limit - used) } })
  await tx
    .insertInto('scoutSentOnDay')
    .values({ companyId, day, sent: count })
    .onConflict((oc) =>
      oc.columns(['companyId', 'day']).doUpdateSet((eb) => ({ sent: eb('scoutSentOnDay.sent', '+', count) })),
    )
    .execute()
  await enqueue(tx, 'notify_scout_quota', { companyId, day })
}

/** From here on, what a company sends is one after the other. */
export const holdSendings = (tx: Tx, companyId: CompanyId) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${companyId}, 70))`.execute(tx)

async function refuseSlowed(tx: Tx, companyId: CompanyId, count: number, limit: number, day: string) {
  if (!(await findSlowdown(tx, companyId))) return
  const perDay = slowPerDay(limit)
  const sent = await countSentOn(tx, companyId, day)
  if (sent + count > perDay)
    throw new Refusal('scout_slowed_down', { values: { perDay, remaining: Math.max(0, perDay - sent) } })
}

/** Gives undelivered scouts back to the day that had paid for them. */
export const returnToDay = (tx: Tx, companyId: OfRow<'company'>, day: string, count: number) =>
  tx
    .updateTable('scoutSentOnDay')
    .set({ sent: sql<number>`greatest(0, sent - ${count}::int)` })
    .where('companyId', '=', companyId)
    .where('day', '=', day)
    .execute()
