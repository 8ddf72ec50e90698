import { sql } from 'kysely'
import type { CompanyId } from '#domain/viewer.ts'
import {
  searchScoutInvitationStatuses,
  type SchedulingStatusFilter,
  type ScoutInvitationStatuses,
  type SearchScoutInvitationStatus,
} from '../rules.ts'
import { uuids, type Asked } from './parts.ts'

type Statuses = readonly SearchScoutInvitationStatus[]

/** An exclusive filter names whom it does not want. */
export const wantedStatuses = ({ isExclusive, statuses }: ScoutInvitationStatuses): Statuses =>
  searchScoutInvitationStatuses.filter((status) => statuses.includes(status) !== isExclusive)

export const unwantedStatuses = (wanted: Statuses): Statuses =>
  searchScoutInvitationStatuses.filter((status) => !wanted.includes(status))

// The same answer as statusAt of the scout invitation: what is past its time has expired before the clock has written it.
const statusNow = sql`
  case
    when invitation.status = 'PENDING' and invitation.expires_at <= now() then 'EXPIRED'
    when invitation.status = 'ACCEPTED' and invitation.scheduling_status <> 'ACCEPTED'
      and invitation.schedule_by <= now() then 'EXPIRED'
    else invitation.status
  end`

const always = sql`true`

/** Whose latest invitation by the company (to the job) stands so; who was hired had accepted. */
export function lastInvitedAs(statuses: Statuses, { companyId, jobId, jobIsArchived }: Asked) {
  const stored: readonly string[] = statuses.includes('ACCEPTED') ? [...statuses, 'HIRED'] : statuses
  const toJob = jobId === undefined ? always : sql`invitation.job_id = any(${uuids([jobId])})`
  const toKind =
    jobIsArchived === undefined
      ? always
      : sql`invitation.job_id in (select id from job where company_id = ${companyId} and is_archived = ${jobIsArchived})`
  return sql`
    select candidate_id from (
      select distinct on (invitation.candidate_id) invitation.candidate_id, ${statusNow} as status
      from scout_invitation invitation
      where invitation.company_id = ${companyId} and ${toJob} and ${toKind}
      order by invitation.candidate_id, invitation.round desc
    ) latest where status = any(${stored}::text[])`
}

/** Who has an accepted invitation of the company that stands so, to the job or a job of the scheduling where named. */
export function scheduledAs(companyId: CompanyId, { jobId, schedulingId, schedulingStatus }: SchedulingStatusFilter) {
  const toJob = typeof jobId === 'string' ? sql`invitation.job_id = any(${uuids([jobId])})` : always
  const toScheduling =
    typeof schedulingId === 'string'
      ? sql`invitation.job_id in (select id from job where company_id = ${companyId} and scheduling_id = any(${uuids([schedulingId])}))`
      : always
  return sql`
    select invitation.candidate_id from scout_invitation invitation
    where invitation.company_id = ${companyId} and invitation.scheduling_status = ${schedulingStatus}
      and ${statusNow} in ('ACCEPTED', 'HIRED') and ${toJob} and ${toScheduling}`
}
