import { atMost } from '#graphql/at-most.ts'
import { builder } from '#graphql/builder.ts'
import { companyOf } from '#graphql/context.ts'
import { promised } from '#graphql/promised.ts'
import { schedulingDateRequestId } from '#ground/id.ts'
import { requireCompany, requireRecruiter } from '#domain/viewer/viewer.ts'
import { SearchCandidate } from '#domain/candidate/graphql.ts'
import { listCandidateProfiles } from '#domain/candidate/queries.ts'
import { JobDescription } from '#domain/job/graphql.ts'
import { findJobs } from '#domain/job/queries.ts'
import { Scheduling } from '#domain/scheduling/graphql.ts'
import { findSchedulings } from '#domain/scheduling/queries.ts'
import { actOnInvitation } from '../answer/graphql.ts'
import { mayStill, ownerOf, ScoutInvitation } from '../graphql.ts'
import { OwedAnswer } from '../outcome/graphql.ts'
import { canRequestSchedulingDate } from '../rules.ts'
import { findStandings } from '../wait/queries.ts'
import { refuseSchedulingDateRequest, requestSchedulingDate } from './commands.ts'
import {
  findOwnRequests,
  findRequests,
  listOpenRequests,
  preferredDates,
  requestDueAt,
  type CompanyRequestRow,
} from './queries.ts'
import type { OwnRequestRow } from './queries.ts'
import { isOverdue, requestLimits, requestStatuses, timesOfDay, type PreferredDate as Preferred } from './rules.ts'

const SchedulingDateRequestStatus = builder.enumType('SchedulingDateRequestStatus', { values: requestStatuses })
const TimeOfDay = builder.enumType('TimeOfDay', { values: timesOfDay })

export const PreferredDate = builder.objectRef<Preferred>('PreferredDate').implement({
  fields: (t) => ({ date: t.expose('date', { type: 'Date' }), timeOfDay: t.expose('timeOfDay', { type: TimeOfDay }) }),
})
const PreferredDateInput = builder.inputType('PreferredDateInput', {
  fields: (t) => ({
    date: t.field({ type: 'Date', required: true }),
    timeOfDay: t.field({ type: TimeOfDay, required: true }),
  }),
})

const OwnSchedulingDateRequest = builder.objectRef<OwnRequestRow>('OwnSchedulingDateRequest')
export const SchedulingDateRequest = builder.objectRef<CompanyRequestRow>('SchedulingDateRequest')

OwnSchedulingDateRequest.implement({
  fields: (t) => ({ refusalMessage: t.exposeString('refusalMessage', { nullable: true }) }),
})
SchedulingDateRequest.implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    isOverdue: t.boolean({ resolve: (request) => isOverdue(request, requestDueAt(request), new Date()) }),
    promptedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When the student asked for the answer that is late.',
      // A prompt of an earlier wish is none of this one.
      resolve: ({ requestedAt, lastPromptedAt: at }) => (at && at > requestedAt ? at : null),
    }),
    scoutInvitationId: t.exposeID('scoutInvitationId'),
    candidate: t.field({
      type: SearchCandidate,
      resolve: (row, _, context) =>
        promised(context.batch(listCandidateProfiles, requireCompany(context.viewer)).load(row.candidateId)),
    }),
    job: t.field({
      type: JobDescription,
      resolve: ({ jobId }, _, context) => promised(context.batch(findJobs, companyOf(context)).load(jobId)),
    }),
    scheduling: t.field({
      type: Scheduling,
      nullable: true,
      description: 'Whose dates the present step of the student offers.',
      resolve: ({ schedulingId }, _, context) =>
        schedulingId === null ? null : context.batch(findSchedulings, companyOf(context)).load(schedulingId),
    }),
  }),
})

for (const ref of [OwnSchedulingDateRequest, SchedulingDateRequest] as const)
  builder.objectFields(ref, (t) => ({
    status: t.field({ type: SchedulingDateRequestStatus, resolve: ({ status }) => status }),
    request: t.exposeString('request'),
    preferred: t.field({ type: [PreferredDate], resolve: preferredDates }),
    insertedAt: t.expose('insertedAt', { type: 'DateTime' }),
    isBeforeDates: t.exposeBoolean('isBeforeDates', {
      description: 'Made in a step whose dates are still to follow; they are the answer to it.',
    }),
    dueAt: t.field({ type: 'DateTime', resolve: requestDueAt }),
  }))

builder.objectFields(ScoutInvitation, (t) => ({
  schedulingDateRequest: t.field({
    type: OwnSchedulingDateRequest,
    nullable: true,
    resolve: ({ id }, _, context) => context.batch(findOwnRequests, ownerOf(context)).load(id),
  }),
  canRequestSchedulingDate: t.boolean({
    resolve: async (row, _, context) => {
      if (row.schedulingStatus !== null) return mayStill(canRequestSchedulingDate)(row)
      const { wait } = (await context.batch(findStandings, ownerOf(context)).load(row.id)) ?? {}
      if (wait?.word !== 'NEXT_DATES' || !row.isCompanyInForce) return false
      const request = await context.batch(findOwnRequests, ownerOf(context)).load(row.id)
      return request?.status !== 'REQUESTED'
    },
  }),
}))

builder.objectField(OwedAnswer, 'wish', (t) =>
  t.field({
    type: SchedulingDateRequest,
    nullable: true,
    description: 'What the student wishes of dates that are still to follow.',
    resolve: async ({ id }, _, context) => {
      const request = await context.batch(findRequests, companyOf(context)).load(id)
      return request?.status === 'REQUESTED' ? request : null
    },
  }),
)

builder.queryField('schedulingDateRequests', (t) =>
  t.field({
    type: [SchedulingDateRequest],
    resolve: (_, __, context) => listOpenRequests(context.db, companyOf(context)),
  }),
)

builder.mutationFields((t) => ({
  requestSchedulingDate: t.field({
    type: ScoutInvitation,
    args: {
      scoutInvitationId: t.arg.id({ required: true }),
      request: t.arg.string({ required: true }),
      preferred: t.arg({
        type: [PreferredDateInput],
        required: true,
        ...atMost({ label: '希望日', max: requestLimits.preferred }),
      }),
    },
    resolve: (_, { scoutInvitationId, request, preferred }, context) =>
      actOnInvitation(context, scoutInvitationId, (tx, candidate, id) =>
        requestSchedulingDate(tx, candidate, id, request, preferred),
      ),
  }),
  refuseSchedulingDateRequest: t.id({
    args: { id: t.arg.id({ required: true }), message: t.arg.string() },
    resolve: (_, { id, message }, { viewer, write }) =>
      write((tx) =>
        refuseSchedulingDateRequest(tx, requireRecruiter(viewer), schedulingDateRequestId(id), message ?? null),
      ),
  }),
}))
