import { atMost } from '#graphql/at-most.ts'
import { builder } from '#graphql/builder.ts'
import { companyOf } from '#graphql/context.ts'
import { candidateId, jobId } from '#ground/id.ts'
import { requireJob } from '#domain/job/queries.ts'
import { refuseInvalid } from '#ground/refusal.ts'
import { SchedulingStatusEnum } from '#domain/scout-invitation/graphql.ts'
import { SearchCandidateConnection } from '../graphql.ts'
import { maxCandidateIds } from '../rules/limits.ts'
import { listInvitedCandidateIds } from './queries.ts'
import { checkJobPage, jobPage, jobScoutInvitationStatuses } from './rules.ts'

const JobScoutInvitationStatus = builder.enumType('JobScoutInvitationStatus', { values: jobScoutInvitationStatuses })

// Spec silent: §7 does not name this query. It returns the edges of searchCandidates for a job, so its name is similar.
builder.queryField('searchCandidatesByJob', (t) =>
  t.field({
    type: SearchCandidateConnection,
    args: {
      jobId: t.arg.id({ required: true }),
      scoutInvitationStatus: t.arg({ type: JobScoutInvitationStatus, required: true }),
      schedulingStatus: t.arg({ type: SchedulingStatusEnum }),
      excludeCandidateIds: t.arg.idList(atMost({ label: '学生', max: maxCandidateIds })),
      first: t.arg.int(),
      offset: t.arg.int(),
    },
    resolve: async (_, { excludeCandidateIds, first, offset, ...invited }, context) => {
      const page = { first: first ?? jobPage.size, offset: offset ?? 0, excludeCandidateIds: excludeCandidateIds ?? [] }
      const companyId = companyOf(context)
      await requireJob(context.db, companyId, jobId(invited.jobId))
      refuseInvalid(checkJobPage(page))
      const excluded = page.excludeCandidateIds.map(candidateId)
      return listInvitedCandidateIds(context.db, companyId, invited, { ...page, excludeCandidateIds: excluded })
    },
  }),
)
