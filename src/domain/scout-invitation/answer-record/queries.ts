import { sql } from 'kysely'
import { addDays } from '#ground/day.ts'
import type { OfRow } from '#ground/id.ts'
import { startOfTokyoDay } from '#ground/time/moment.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import type { Db } from '#platform/database/db.ts'
import { contactBusinessDays } from '../rules.ts'
import { wasGone } from '../sent/queries.ts'
import { answerBusinessDays } from '../scheduling-date-request/rules.ts'
import { dueDays, leastCases, recordDays } from './rules.ts'

const goneBeforeDue = wasGone({
  companyId: sql`judged.company_id`,
  candidateId: sql`judged.candidate_id`,
  at: sql`judged.due_at`,
})

export type AnswerRecord = { total: number; inTime: number }

/**
 * Batched: how many students who waited for a company of these heard of it in time, as decision 44 counts them. A company
 * with fewer than 20 cases in a year is absent. Holidays are known to the rules alone, so that the days come with the
 * question.
 */
export async function findAnswerRecords(db: Db, companyIds: readonly OfRow<'company'>[]) {
  const today = tokyoToday()
  const from = startOfTokyoDay(addDays(today, -recordDays))
  const [contact, dates] = [dueDays(today, contactBusinessDays), dueDays(today, answerBusinessDays)]
  const { rows } = await sql<AnswerRecord & { companyId: OfRow<'company'> }>`
    with due (day, contact_by, dates_by) as (
      select * from unnest(${contact.map(({ day }) => day)}::date[], ${contact.map(({ due }) => due)}::date[],
        ${dates.map(({ due }) => due)}::date[])
    ),
    waited (company_id, candidate_id, since, answered_at, is_contact) as (
      select scout_invitation.company_id, candidate_id, scout_invitation.answered_at, contacted_at, true
      from scout_invitation join job on job.company_id = scout_invitation.company_id and job.id = scout_invitation.job_id
      where scout_invitation.company_id = any(${companyIds}::uuid[]) and job.kind = 'MESSAGE'
        and (scout_invitation.status in ('ACCEPTED', 'HIRED') or scout_invitation.ended_without = 'CONTACT')
        and scout_invitation.answered_at >= ${from}
      union all
      select company_id, candidate_id, requested_at, answered_at, false from scheduling_date_request
      where company_id = any(${companyIds}::uuid[]) and not is_before_dates and status in ('REQUESTED', 'ANSWERED', 'REFUSED', 'UNANSWERED')
        and requested_at >= ${from}
    ),
    judged as (
      select company_id, candidate_id, answered_at,
        ((case when is_contact then contact_by else dates_by end + 1)::timestamp at time zone 'Asia/Tokyo') as due_at
      from waited join due on due.day = (since at time zone 'Asia/Tokyo')::date
    )
    select company_id, count(*)::integer as total, (count(*) filter (where answered_at < due_at))::integer as in_time
    from judged where answered_at is not null or (due_at <= now() and not ${goneBeforeDue})
    group by company_id having count(*) >= ${leastCases}`.execute(db)
  return new Map<OfRow<'company'>, AnswerRecord>(rows.map(({ companyId, ...record }) => [companyId, record]))
}
