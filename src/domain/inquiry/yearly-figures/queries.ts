import { sql } from 'kysely'
import { hasAccepted } from '#domain/scout-invitation/answer/queries.ts'
import { endOfTokyoDay, startOfTokyoDay } from '#ground/time/moment.ts'
import { addMonths } from '#ground/time/month.ts'
import type { Db } from '#platform/database/db.ts'
import { inquiryCategories, type InquiryCategory } from '../contact/rules.ts'
import { flows, reportDay, type Counted, type Flow } from './rules.ts'

/** The counted figures of a business year, before small numbers are hidden. */
export async function countFigures(db: Db, year: number, now: Date): Promise<Counted> {
  const [start, end] = [startOfTokyoDay(`${year}-04-01`), startOfTokyoDay(addMonths(`${year}-04-01`, 12))]
  const day = endOfTokyoDay(startOfTokyoDay(reportDay(year)))
  const [onDay, byMonth, complaints] = await Promise.all([
    day < now ? countOnDay(db, reportDay(year), day) : null,
    countByMonth(db, start, end),
    countComplaints(db, start, end),
  ])
  return { onDay, byMonth, complaints }
}

/** The times of a registration and of a withdrawal outlive the purge, so that no purge lowers the number. */
async function countOnDay(db: Db, day: string, until: Date) {
  const { rows } = await sql<{ students: number; companies: number; jobs: number }>`
    select
      (select count(*)::integer from candidate_activity activity
        join candidate on candidate.id = activity.candidate_id
        left join candidate_withdrawal left_on on left_on.candidate_id = candidate.id
        where activity.inserted_at <= ${until} and candidate.status not in ('EMAIL_PENDING', 'PROFILE_PENDING')
          and (left_on.withdrawn_at is null or left_on.withdrawn_at > ${until})) as students,
      (select count(distinct company_id)::integer from contract
        where status not in ('APPLIED', 'UNDER_REVIEW') and starts_on <= ${day}::date and ends_on >= ${day}::date) as companies,
      (select count(*)::integer from job
        where status = 'PUBLISHED' and inserted_at <= ${until} and (not is_archived or exists (
          select 1 from audit where audit.company_id = job.company_id and audit.subject = 'job' and audit.subject_id = job.id::text
            and audit.to_status = 'ARCHIVED' and audit.inserted_at > ${until}))) as jobs`.execute(db)
  const [counted] = rows
  if (!counted) throw new Error('a row of counts is always there')
  return counted
}

const monthOf = (column: string) => sql`to_char(${sql.ref(column)} at time zone 'Asia/Tokyo', 'YYYY-MM')`

async function countByMonth(db: Db, start: Date, end: Date): Promise<Counted['byMonth']> {
  const { rows } = await sql<{ flow: Flow; month: string; count: number }>`
    select flow, ${monthOf('at')} as month, count(*)::integer as count from (
      select 'registered' as flow, inserted_at as at from candidate_activity
      union all select 'withdrawn', withdrawn_at from candidate_withdrawal
      union all select 'sent', sent_at from scout_invitation where status <> 'SCHEDULED'
      union all select 'accepted', answered_at from scout_invitation where ${hasAccepted('scout_invitation')}
      union all select 'hired', accepted_on::timestamp at time zone 'Asia/Tokyo' from offer_report
        where status in ('CONFIRMED', 'CONFIRMED_BY_TIMEOUT')
    ) told where at >= ${start} and at < ${end} group by 1, 2`.execute(db)
  const of = (flow: Flow) => new Map(rows.filter((row) => row.flow === flow).map(({ month, count }) => [month, count]))
  return Object.fromEntries(flows.map((flow) => [flow, of(flow)])) as Counted['byMonth']
}

async function countComplaints(db: Db, start: Date, end: Date): Promise<Counted['complaints']> {
  const { rows } = await sql<{ category: InquiryCategory; month: string | null; count: number; days: number | null }>`
    select category, ${monthOf('inserted_at')} as month, count(*)::integer as count,
      round((percentile_cont(0.5) within group (order by extract(epoch from decided_at - inserted_at) / 86400))::numeric, 1)::float8 as days
    from inquiry where inserted_at >= ${start} and inserted_at < ${end}
    group by grouping sets ((category, ${monthOf('inserted_at')}), (category))`.execute(db)
  const of = (category: InquiryCategory) => {
    const own = rows.filter((row) => row.category === category)
    return {
      byMonth: new Map(own.flatMap(({ month, count }) => (month === null ? [] : [[month, count] as const]))),
      medianDays: own.find(({ month }) => month === null)?.days ?? null,
    }
  }
  return Object.fromEntries(inquiryCategories.map((category) => [category, of(category)])) as Counted['complaints']
}
