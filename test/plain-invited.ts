import { sql } from 'kysely'
import type { CompanyId } from '#domain/viewer/viewer.ts'
import { anyOf, texts, uuids, type Asked, type Candidates } from './plain-search-sql.ts'
import {
  searchScoutInvitationStatuses,
  type SchedulingStatusFilter,
  type ScoutInvitationStatuses,
  type SearchScoutInvitationStatus,
} from '#domain/candidate-search/rules/values.ts'

/** An exclusive filter names whom it does not want. */
export const wantedStatuses = ({ isExclusive, statuses }: ScoutInvitationStatuses): SearchScoutInvitationStatus[] =>
  searchScoutInvitationStatuses.filter((status) => statuses.includes(status) !== isExclusive)

// The same result as statusAt of the scout invitation: an overdue invitation is expired before the clock has written
// EXPIRED.
const statusNow = sql<string>`
  case
    when scout_invitation.status = 'SCHEDULED' then 'PENDING'
    when scout_invitation.status = 'PENDING' and scout_invitation.expires_at <= now() then 'EXPIRED'
    when scout_invitation.status = 'ACCEPTED' and scout_invitation.scheduling_status is distinct from 'ACCEPTED'
      and scout_invitation.schedule_by <= now() then 'EXPIRED'
    else scout_invitation.status
  end`

/**
 * Students whose latest invitation by the company (to the job) has one of the statuses. A hired student counts as
 * accepted.
 */
export function lastInvitedAs(eb: Candidates, statuses: readonly string[], { companyId, jobId, jobIsArchived }: Asked) {
  const stored = statuses.includes('ACCEPTED') ? [...statuses, 'HIRED'] : statuses
  return eb
    .selectFrom((q) =>
      q
        .selectFrom('scoutInvitation')
        .select(['scoutInvitation.candidateId', statusNow.as('status')])
        .where('scoutInvitation.companyId', '=', companyId)
        .$if(jobId !== undefined, (one) => one.where('scoutInvitation.jobId', '=', anyOf(uuids([jobId ?? '']))))
        .$if(jobIsArchived !== undefined, (some) =>
          some.where('scoutInvitation.jobId', 'in', (jobs) =>
            jobs
              .selectFrom('job')
              .select('job.id')
              .where('job.companyId', '=', companyId)
              .where('job.isArchived', '=', jobIsArchived ?? false),
          ),
        )
        .distinctOn('scoutInvitation.candidateId')
        .orderBy('scoutInvitation.candidateId')
        .orderBy('scoutInvitation.round', 'desc')
        .as('latest'),
    )
    .select('latest.candidateId')
    .where('latest.status', '=', anyOf(texts(stored)))
}

/**
 * Students with an accepted invitation of the company in this scheduling status, to the named job or a job of the named
 * scheduling.
 */
export function scheduledAs(
  eb: Candidates,
  companyId: CompanyId,
  { jobId, schedulingId, schedulingStatus }: SchedulingStatusFilter,
) {
  return eb
    .selectFrom('scoutInvitation')
    .innerJoin('job', (join) =>
      join.onRef('job.companyId', '=', 'scoutInvitation.companyId').onRef('job.id', '=', 'scoutInvitation.jobId'),
    )
    .select('scoutInvitation.candidateId')
    .where('scoutInvitation.companyId', '=', companyId)
    .where('scoutInvitation.schedulingStatus', '=', schedulingStatus)
    .where(statusNow, 'in', ['ACCEPTED', 'HIRED'])
    .$if(isNamed(jobId), (one) => one.where('job.id', '=', anyOf(uuids([jobId ?? '']))))
    .$if(isNamed(schedulingId), (one) => one.where('job.schedulingId', '=', anyOf(uuids([schedulingId ?? '']))))
}

const isNamed = (id: string | null | undefined) => id !== null && id !== undefined
