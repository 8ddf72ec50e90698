import { sql } from 'kysely'
import { searchScoutInvitationStatuses, type SchedulingStatusFilter } from '#domain/candidate-search/rules/values.ts'
import type { SearchCandidateCondition } from '#domain/candidate-search/rules/condition.ts'

type Asked = { companyId: string; condition: SearchCandidateCondition }

// Past its time, though the clock has not written it yet.
const standing = sql`case
  when status = 'HIRED' then 'ACCEPTED'
  when status = 'SCHEDULED' then 'PENDING'
  when status = 'PENDING' and expires_at <= now() then 'EXPIRED'
  when status = 'ACCEPTED' and scheduling_status in ('PENDING', 'SCHEDULING_DATE_REQUESTED') and schedule_by <= now()
    then 'EXPIRED'
  else status end`

/** Students whose last invitation, among those that count, stands so; the others have none. */
function lastStanding({ companyId, condition: { jobId, jobIsArchived } }: Asked, statuses: readonly string[]) {
  const toJob = jobId === undefined ? sql`true` : sql`job_id = ${jobId}`
  const toKind =
    jobIsArchived === undefined
      ? sql`true`
      : sql`(select is_archived from job where job.id = job_id) = ${jobIsArchived}`
  return sql`
    select candidate_id from (
      select candidate_id, ${standing} as standing,
        row_number() over (partition by candidate_id order by round desc) as place
      from scout_invitation where company_id = ${companyId} and ${toJob} and ${toKind}
    ) as told where place = 1 and standing = any(${[...statuses]}::text[])`
}

export function standsAs(search: Asked, statuses: readonly string[]) {
  const others = searchScoutInvitationStatuses.filter((status) => !statuses.includes(status))
  return statuses.includes('NOT_SENT')
    ? sql`candidate.id not in (${lastStanding(search, others)})`
    : sql`candidate.id in (${lastStanding(search, statuses)})`
}

export function hasSchedule(companyId: string, { jobId, schedulingId, schedulingStatus }: SchedulingStatusFilter) {
  const toJob = jobId ? sql`job_id = ${jobId}` : sql`true`
  const toDates = schedulingId
    ? sql`(select scheduling_id from job where job.id = job_id) = ${schedulingId}`
    : sql`true`
  return sql`candidate.id in (
    select candidate_id from scout_invitation
    where company_id = ${companyId} and scheduling_status = ${schedulingStatus} and ${standing} = 'ACCEPTED'
      and ${toJob} and ${toDates})`
}
