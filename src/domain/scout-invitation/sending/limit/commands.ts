import { sql } from 'kysely'
import { Refusal } from '#domain/refusal.ts'
import type { CompanyId } from '#domain/viewer.ts'
import type { Tx } from '#platform/db.ts'
import { enqueue } from '#platform/queue.ts'
import { tokyoToday } from '#platform/tokyo-time.ts'
import { mondayOf, monthOf } from '../queries.ts'
import { limits } from '../rules.ts'

export type Sent = { id: string; candidateId: string }

/** Counts a scout in each student's week, and takes back those of students whose week is full. */
export async function keepWithinWeek(tx: Tx, companyId: CompanyId, inserted: readonly Sent[]): Promise<Sent[]> {
  if (inserted.length === 0) return []
  const counted = await sql<{ candidateId: string }>`
    insert into scout_received_in_week as week (candidate_id, week, received)
    select candidate_id, ${mondayOf(tokyoToday())}::date, 1
    from unnest(${inserted.map((one) => one.candidateId)}::uuid[]) candidate_id
    order by candidate_id
    on conflict (candidate_id, week) do update set received = week.received + 1
      where week.received < ${limits.receivedPerWeek}
    returning candidate_id`.execute(tx)
  const within = new Set(counted.rows.map((row) => row.candidateId))
  const over = inserted.filter((one) => !within.has(one.candidateId))
  if (over.length > 0) {
    const ids = over.map(({ id }) => id)
    await tx.deleteFrom('scoutInvitation').where('companyId', '=', companyId).where('id', 'in', ids).execute()
  }
  return inserted.filter((one) => within.has(one.candidateId))
}

/** Two recruiters may use up the month at once; the statement decides. Refuses scout_quota_exceeded with what remains. */
export async function countInMonth(tx: Tx, companyId: CompanyId, count: number, limit: number) {
  if (count === 0) return
  const month = monthOf(tokyoToday())
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
