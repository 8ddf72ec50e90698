import { atMost } from '#graphql/at-most.ts'
import { builder } from '#graphql/builder.ts'
import { companyOf } from '#graphql/context.ts'
import { promised } from '#graphql/promised.ts'
import { SearchCandidate } from '#domain/candidate/graphql.ts'
import { listCandidateProfiles } from '#domain/candidate/queries.ts'
import { CompanyUser } from '#domain/company/graphql.ts'
import { listCompanyUsers } from '#domain/company/queries.ts'
import { OfferedJob } from '#domain/job/graphql.ts'
import { listOfferedJobs } from '#domain/job/queries.ts'
import { requireCompany, requireRecruiter } from '#domain/viewer/viewer.ts'
import { scoutInvitationId } from '#ground/id.ts'
import { readRevision, revisionOf } from '#platform/database/revision.ts'
import {
  cancelScheduledScoutInvitations,
  rescheduleScoutInvitations,
  updateScheduledScoutInvitation,
} from './commands.ts'
import { editedPart, listScheduled, requireScheduled, type ScheduledScoutRow } from './queries.ts'
import { maxChanged, obstacleOf, pageSize, scheduledObstacles } from './rules.ts'

const ScheduledObstacleEnum = builder.enumType('ScheduledScoutObstacle', { values: scheduledObstacles })

const ScheduledScoutInvitation = builder.objectRef<ScheduledScoutRow>('ScheduledScoutInvitation').implement({
  description: 'A scout of the company that has not left yet.',
  fields: (t) => ({
    scoutInvitationId: t.exposeID('id'),
    scheduledFor: t.expose('sentAt', { type: 'DateTime' }),
    subject: t.exposeString('subject'),
    message: t.exposeString('message'),
    reason: t.exposeString('reason'),
    revision: t.string({ resolve: (scout) => revisionOf(editedPart(scout)) }),
    canRewrite: t.boolean({
      description: 'The caller is its sender.',
      resolve: ({ companyUserId }, _, { viewer }) => requireCompany(viewer).companyUserId === companyUserId,
    }),
    companyUser: t.field({
      type: CompanyUser,
      description: 'Its sender.',
      resolve: ({ companyUserId }, _, context) =>
        promised(context.batch(listCompanyUsers, companyOf(context)).load(companyUserId)),
    }),
    candidate: t.field({
      type: SearchCandidate,
      resolve: ({ candidateId }, _, context) =>
        promised(context.batch(listCandidateProfiles, requireCompany(context.viewer)).load(candidateId)),
    }),
    obstacle: t.field({
      type: ScheduledObstacleEnum,
      nullable: true,
      description: 'Why it will not arrive while its job stays as it is.',
      resolve: async ({ jobId }, _, { batchOpen }) =>
        obstacleOf(await promised(batchOpen(listOfferedJobs).load(jobId))),
    }),
    job: t.field({
      type: OfferedJob,
      resolve: ({ jobId }, _, { batchOpen }) => promised(batchOpen(listOfferedJobs).load(jobId)),
    }),
  }),
})

const ScheduledScoutInvitationConnection = builder
  .objectRef<Awaited<ReturnType<typeof listScheduled>>>('ScheduledScoutInvitationConnection')
  .implement({
    fields: (t) => ({
      totalCount: t.exposeInt('totalCount'),
      nodes: t.expose('rows', { type: [ScheduledScoutInvitation] }),
    }),
  })

builder.queryFields((t) => ({
  scheduledScoutInvitations: t.field({
    type: ScheduledScoutInvitationConnection,
    description: 'In the order in which they leave.',
    args: { first: t.arg.int({ defaultValue: pageSize }), offset: t.arg.int({ defaultValue: 0 }) },
    resolve: (_, { first, offset }, context) =>
      listScheduled(context.db, companyOf(context), { first: first ?? pageSize, offset: offset ?? 0 }),
  }),
  scheduledScoutInvitation: t.field({
    type: ScheduledScoutInvitation,
    description: 'Not found once it has left.',
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, context) => requireScheduled(context.db, companyOf(context), scoutInvitationId(id)),
  }),
}))

const someScouts = atMost(maxChanged, `一度に変更できるスカウトは${maxChanged}件までです`)

builder.mutationFields((t) => ({
  rescheduleScoutInvitations: t.idList({
    description: 'Gives waiting scouts another time; the ids of those that still waited.',
    args: {
      ids: t.arg.idList({ required: true, ...someScouts }),
      sendAt: t.arg({ type: 'DateTime', required: true }),
    },
    resolve: (_, { ids, sendAt }, { viewer, write, scoutHours }) => {
      const company = requireRecruiter(viewer)
      return write((tx) => rescheduleScoutInvitations(tx, company, ids.map(scoutInvitationId), sendAt, scoutHours))
    },
  }),
  cancelScheduledScoutInvitations: t.idList({
    description: 'Takes waiting scouts back; the ids of those that still waited.',
    args: { ids: t.arg.idList({ required: true, ...someScouts }) },
    resolve: (_, { ids }, { viewer, write }) => {
      const company = requireRecruiter(viewer)
      return write((tx) => cancelScheduledScoutInvitations(tx, company, ids.map(scoutInvitationId)))
    },
  }),
  updateScheduledScoutInvitation: t.id({
    description: 'Rewrites a waiting letter of one’s own; quotations that no longer stand in the reason are left out.',
    args: {
      id: t.arg.id({ required: true }),
      subject: t.arg.string({ required: true }),
      message: t.arg.string({ required: true }),
      reason: t.arg.string({ required: true }),
      revision: t.arg.string(readRevision),
    },
    resolve: (_, { id, ...letter }, { viewer, write }) => {
      const company = requireRecruiter(viewer)
      return write((tx) => updateScheduledScoutInvitation(tx, company, scoutInvitationId(id), letter))
    },
  }),
}))
