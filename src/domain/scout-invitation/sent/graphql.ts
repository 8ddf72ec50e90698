import type { Selectable } from 'kysely'
import { builder } from '#graphql/builder.ts'
import { companyOf, type Context } from '#graphql/context.ts'
import { promised } from '#graphql/promised.ts'
import { scoutInvitationId } from '#ground/id.ts'
import { requireRecruiter } from '#domain/viewer/viewer.ts'
import { CandidateView, SearchCandidate } from '#domain/candidate/graphql.ts'
import { CompanyUser } from '#domain/company/graphql.ts'
import { listCompanyUsers } from '#domain/company/queries.ts'
import { JobDescription } from '#domain/job/graphql.ts'
import { DeclineReason } from '#domain/lookup/graphql.ts'
import { lookups, requireLookup } from '#domain/lookup/queries.ts'
import type { DB } from '#platform/database/database-types.ts'
import { Booking } from '../booking/graphql.ts'
import './kind/graphql.ts'
import { SchedulingStatusEnum, ScoutInvitationQuotation, ScoutInvitationStatusEnum } from '../graphql.ts'
import { canUndoDecline, isAccepted, sentStatusAt } from '../rules.ts'
import { SchedulingDateRequest } from '../scheduling-date-request/graphql.ts'
import { findRequests } from '../scheduling-date-request/queries.ts'
import { markScoutInvitationContacted, undoScoutInvitationContacted } from './commands.ts'
import {
  countByJob,
  findQuotations,
  findSentScoutInvitations,
  findTemplateMessages,
  type SentScoutInvitationRow,
} from './queries.ts'

const senderOf = ({ companyUserId }: { companyUserId: string }, _: object, context: Context) =>
  promised(context.batch(listCompanyUsers, companyOf(context)).load(companyUserId))

const TemplateMessageHistory = builder
  .objectRef<Selectable<DB['templateMessageHistory']>>('TemplateMessageHistory')
  .implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      insertedAt: t.expose('insertedAt', { type: 'DateTime' }),
      subject: t.exposeString('subject'),
      text: t.exposeString('text'),
      companyUser: t.field({ type: CompanyUser, resolve: senderOf }),
    }),
  })

/** Declined a moment ago: the company is told nothing while the student can take it back. */
const isHeld = (row: SentScoutInvitationRow) => canUndoDecline(row, new Date())

export const SentScoutInvitation = builder.objectRef<SentScoutInvitationRow>('SentScoutInvitation').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    status: t.field({ type: ScoutInvitationStatusEnum, resolve: (row) => sentStatusAt(row, new Date()) }),
    scheduledFor: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When it will leave; null once it has.',
      resolve: (row) => (row.status === 'SCHEDULED' ? row.sentAt : null),
    }),
    schedulingStatus: t.field({
      type: SchedulingStatusEnum,
      nullable: true,
      resolve: (row) => row.schedulingStatus,
    }),
    round: t.exposeInt('round'),
    invitationDate: t.expose('sentAt', { type: 'DateTime' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime' }),
    answeredAt: t.field({ type: 'DateTime', nullable: true, resolve: (row) => (isHeld(row) ? null : row.answeredAt) }),
    acceptedAt: t.field({
      type: 'DateTime',
      nullable: true,
      resolve: (row) => (isAccepted(row, new Date()) ? row.answeredAt : null),
    }),
    endedAt: t.field({ type: 'DateTime', nullable: true, resolve: (row) => (isHeld(row) ? null : row.endedAt) }),
    contactedAt: t.expose('contactedAt', { type: 'DateTime', nullable: true }),
    contactedBy: t.field({
      type: CompanyUser,
      nullable: true,
      resolve: async ({ contactedBy }, _, context) =>
        contactedBy === null
          ? null
          : ((await context.batch(listCompanyUsers, companyOf(context)).load(contactedBy)) ?? null),
    }),
    subject: t.exposeString('subject'),
    reason: t.exposeString('reason'),
    personalShare: t.exposeInt('personalShare', {
      nullable: true,
      description: 'The share of the letter that was written for the student, in per cent; null before the rule.',
    }),
    job: t.field({ type: JobDescription, resolve: ({ job }) => job }),
    companyUser: t.expose('companyUser', { type: CompanyUser }),
    // §3: a list, because a round may one day have more than the one message it is sent with.
    templateMessageHistories: t.field({
      type: [TemplateMessageHistory],
      resolve: async ({ templateMessageHistoryId: id }, _, context) => [
        await promised(context.batch(findTemplateMessages, companyOf(context)).load(id)),
      ],
    }),
    quotations: t.field({
      type: [ScoutInvitationQuotation],
      resolve: async ({ id }, _, context) => (await context.batch(findQuotations, companyOf(context)).load(id)) ?? [],
    }),
    declineReason: t.field({
      type: DeclineReason,
      nullable: true,
      resolve: async (row, _, { db }) =>
        row.declineReasonId === null || isHeld(row)
          ? null
          : requireLookup((await lookups(db)).declineReasons, row.declineReasonId),
    }),
    withdrawalMessage: t.exposeString('withdrawalMessage', {
      nullable: true,
      description: 'What the student said when leaving after acceptance.',
    }),
    schedulingDateRequest: t.field({
      type: SchedulingDateRequest,
      nullable: true,
      resolve: ({ id }, _, context) => context.batch(findRequests, companyOf(context)).load(id),
    }),
    booking: t.field({ type: Booking, nullable: true, resolve: ({ booking }) => booking }),
  }),
})

builder.interfaceField(CandidateView, 'totalCountSentScoutInvitation', (t) => t.exposeInt('receivedCount'))

builder.interfaceFields(SearchCandidate, (t) => ({
  scoutInvitations: t.field({
    type: [SentScoutInvitation],
    resolve: async ({ id, sentCount }, _, context) =>
      sentCount === 0 ? [] : ((await context.batch(findSentScoutInvitations, companyOf(context)).load(id)) ?? []),
  }),
  hasSentScoutInvitation: t.boolean({ resolve: ({ sentCount }) => sentCount > 0 }),
}))

const countOf = async ({ id }: { id: string }, context: Context) =>
  (await context.batch(countByJob, companyOf(context)).load(id)) ?? {
    sent: 0,
    scheduled: 0,
    pending: 0,
    accepted: 0,
    hired: 0,
  }

builder.interfaceFields(JobDescription, (t) => ({
  totalSentInSight: t.int({
    description: 'The students who were sent a scout for the job and have not left or blocked the company.',
    resolve: async (job, _, context) => (await countOf(job, context)).sent,
  }),
  totalScheduled: t.int({
    description: 'Scouts that have not left yet; totalSent counts them.',
    resolve: async (job, _, context) => (await countOf(job, context)).scheduled,
  }),
  totalPending: t.int({ resolve: async (job, _, context) => (await countOf(job, context)).pending }),
  totalAccepted: t.int({ resolve: async (job, _, context) => (await countOf(job, context)).accepted }),
  totalHired: t.int({ resolve: async (job, _, context) => (await countOf(job, context)).hired }),
}))

builder.mutationFields((t) => ({
  markScoutInvitationContacted: t.id({
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, { viewer, write }) =>
      write((tx) => markScoutInvitationContacted(tx, requireRecruiter(viewer), scoutInvitationId(id))),
  }),
  undoScoutInvitationContacted: t.id({
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, { viewer, write }) =>
      write((tx) => undoScoutInvitationContacted(tx, requireRecruiter(viewer), scoutInvitationId(id))),
  }),
}))
