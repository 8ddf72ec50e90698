import { sql } from 'kysely'
import { Refusal } from '#ground/refusal.ts'
import { scoutsPerWeek } from '#domain/candidate/intake/queries.ts'
import type { CompanyId } from '#domain/viewer/viewer.ts'
import type { Tx } from '#platform/db.ts'
import { enqueue } from '#platform/queue.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { firstOfMonth } from '#ground/day.ts'
import { sendingWeek } from '../delivery/moment.ts'

export type Sent = { id: string; candidateId: string }

/** The first moment at which each student can take one more scout. The week of that moment counts the scout. */
export async function takePlaces(tx: Tx, candidateIds: readonly string[], moments: readonly Date[]) {
  const places = new Map<string, Date>()
  for (const moment of moments) {
    const waiting = candidateIds.filter((id) => !places.has(id))
    if (waiting.length === 0) break
    const counted = await sql<{ candidateId: string }>`
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
export async function returnPlaces(tx: Tx, taken: readonly { candidateId: string; sentAt: Date }[]) {
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
 * Counts scouts in the company's month. Two recruiters may use up the month at once; the statement decides. Refuses
 * scout_quota_exceeded with the number that remains.
 */
export async function countInMonth(tx: Tx, companyId: CompanyId, count: number, limit: number) {
  if (count === 0) return
  const month = firstOfMonth(tokyoToday(new Date()))
  const counted = await sql`
    insert into scout_sent_in_month as month (company_id, month, sent)
    select ${companyId}, ${month}::date, ${count}::int where ${count}::int <= ${limit}::int
    on conflict (company_id, month) do update set sent = month.sent + excluded.sent
      where month.sent + excluded.sent <= ${limit}::int
    returning sent`.execute(tx)
  if (counted.rows.length > 0) return enqueue(tx, 'notify_scout_quota', { companyId, month })
  const used = await tx
    .selectFrom('scoutSentInMonth')
    .select('sent')
    .where('companyId', '=', companyId)
    .where('month', '=', month)
    .executeTakeFirst()
  throw new Refusal('scout_quota_exceeded', { values: { remaining: Math.max(0, limit - (used?.sent ?? 0)) } })
}

/** Gives undelivered scouts back to the month that had paid for them. */
export const returnToMonth = (tx: Tx, companyId: string, month: string, count: number) =>
  tx
    .updateTable('scoutSentInMonth')
    .set({ sent: sql<number>`greatest(0, sent - ${count}::int)` })
    .where('companyId', '=', companyId)
    .where('month', '=', month)
    .execute()
