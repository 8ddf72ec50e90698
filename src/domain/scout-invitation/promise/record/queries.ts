import { sql } from 'kysely'
import { addDays } from '#ground/day.ts'
import type { OfRow } from '#ground/id.ts'
import { startOfTokyoDay } from '#ground/time/moment.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import type { Db } from '#platform/database/db.ts'
import { answerChangeDays } from '../answering/rules.ts'
import { leastAnswers, recordDays, recordGroup } from '../rules.ts'

/** `students` answered for `total` promises, of which `kept` were kept. */
export type PromiseRecord = { students: number; total: number; kept: number }

/**
 * Final answers alone count, and students join the record in groups of five in the order of their answers: a company that
 * watches its number learns of nobody.
 */
const records = (companies: ReturnType<typeof sql>) => sql`
  with answered as (
    select company_id, scout_invitation_id, min(answered_at) as answered_at, count(*)::integer as total,
      (count(*) filter (where answer = 'KEPT'))::integer as kept
    from scout_promise
    where answer in ('KEPT', 'BROKEN') and answered_at <= now() - make_interval(days => ${sql.lit(answerChangeDays)})
      and ${companies}
    group by company_id, scout_invitation_id
  ), placed as (
    select *, (row_number() over (partition by company_id order by answered_at, scout_invitation_id) - 1) / ${sql.lit(recordGroup)} as place
    from answered
  ), grouped as (
    select company_id, count(*)::integer as students, sum(total)::integer as total, sum(kept)::integer as kept,
      max(answered_at) as answered_at
    from placed group by company_id, place having count(*) = ${sql.lit(recordGroup)}
  )
  select company_id, sum(students)::integer as students, sum(total)::integer as total, sum(kept)::integer as kept
  from grouped where answered_at >= ${startOfTokyoDay(addDays(tokyoToday(), -recordDays))}
  group by company_id having sum(students) >= ${sql.lit(leastAnswers)}`

/** Batched; a company with fewer than 20 students who answered is absent. */
export async function findPromiseRecords(db: Db, companyIds: readonly OfRow<'company'>[]) {
  const ofThese = sql`company_id = any(${companyIds}::uuid[])`
  const { rows } = await sql<PromiseRecord & { companyId: OfRow<'company'> }>`${records(ofThese)}`.execute(db)
  return new Map(rows.map(({ companyId, ...record }): [OfRow<'company'>, PromiseRecord] => [companyId, record]))
}

/** For the operator: the companies that keep the smallest share of their promises first, at most 50. */
export async function rankPromiseRecords(db: Db) {
  const { rows } = await sql<PromiseRecord & { id: OfRow<'company'>; displayName: string }>`
    select company.id, company.display_name, record.students, record.total, record.kept
    from (${records(sql`true`)}) record join company on company.id = record.company_id
    order by record.kept::real / record.total, company.id limit 50`.execute(db)
  return rows
}
