import { builder } from '#graphql/builder.ts'
import { type Context } from '#graphql/context.ts'
import { promised } from '#graphql/promised.ts'
import { scoutInvitationId } from '#ground/id.ts'
import { requireCandidate, type OwnCandidateId } from '#domain/viewer/viewer.ts'
import { CandidateViewer } from '#domain/session/graphql.ts'
import { QuotationField } from '#domain/candidate/graphql.ts'
import { Company, CompanyUser } from '#domain/company/graphql.ts'
import { listCompanies } from '#domain/company/queries.ts'
import { CompletionUrl, OfferedJob } from '#domain/job/graphql.ts'
import { listOfferedJobs } from '#domain/job/queries.ts'
import { findCompletions, countByTab, findOwnQuotations, findSenders, type TabCounts } from './queries.ts'
import { isMassLetter } from './sending/personal-share/rules.ts'
import { findStepTitles } from './step/queries.ts'
import { listScoutInvitations, requireScoutInvitation } from './queries.ts'
import type { QuotationRow, ScoutInvitationRow } from './queries.ts'
import {
  canAccept,
  canChooseSchedulingDate,
  canDecline,
  canUndoDecline,
  firstTab,
  isAccepted,
  schedulingStatuses,
  scoutInvitationStatuses,
  statusAt,
  statusFilters,
  type Choosing,
  type StatusFilter,
} from './rules.ts'

export const ScoutInvitationStatusEnum = builder.enumType('ScoutInvitationStatus', { values: scoutInvitationStatuses })
export const SchedulingStatusEnum = builder.enumType('SchedulingStatus', { values: schedulingStatuses })
const StatusFilterEnum = builder.enumType('ScoutInvitationStatusFilter', { values: statusFilters })

export const ownerOf = (context: Context): OwnCandidateId => requireCandidate(context.viewer).candidateId

export const mayStill = (can: (invitation: Choosing, now: Date) => boolean) => (row: ScoutInvitationRow) =>
  can(row, new Date()) && row.isCompanyInForce

export const ScoutInvitationQuotation = builder.objectRef<QuotationRow>('ScoutInvitationQuotation').implement({
  fields: (t) => ({
    field: t.field({ type: QuotationField, resolve: ({ field }) => field }),
    text: t.exposeString('text'),
    passage: t.exposeString('passage'),
  }),
})

/** A field of the types that have a scout's id. */
export const stepTitle = {
  description: 'What the present step is about; in the first, the title of the job.',
  resolve: ({ id }: { id: string }, _: object, context: Context) =>
    promised(context.batch(findStepTitles, ownerOf(context)).load(id)),
}

export const ScoutInvitation = builder.objectRef<ScoutInvitationRow>('ScoutInvitation').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    status: t.field({ type: ScoutInvitationStatusEnum, resolve: (row) => statusAt(row, new Date()) }),
    schedulingStatus: t.field({
      type: SchedulingStatusEnum,
      nullable: true,
      resolve: (row) => row.schedulingStatus,
    }),
    subject: t.exposeString('subject'),
    message: t.exposeString('message'),
    reason: t.exposeString('reason'),
    personalShare: t.exposeInt('personalShare', {
      nullable: true,
      description: 'The share of the letter that was written for the student, in per cent; null before the rule.',
    }),
    isMassLetter: t.boolean({
      description: 'So little of the letter is about the student that it counts as sent to many.',
      resolve: ({ personalShare }) => personalShare !== null && isMassLetter(personalShare),
    }),
    round: t.exposeInt('round'),
    sentAt: t.expose('sentAt', { type: 'DateTime' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime' }),
    scheduleBy: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'The end of the choice of a date in the present step.',
      resolve: ({ scheduleBy, chooseBy }) => scheduleBy ?? chooseBy,
    }),
    step: t.exposeInt('step', { description: 'The present step of the relation; the first is that of the scout.' }),
    stepTitle: t.string(stepTitle),
    readAt: t.expose('readAt', { type: 'DateTime', nullable: true }),
    answeredAt: t.expose('answeredAt', { type: 'DateTime', nullable: true }),
    endedAt: t.expose('endedAt', { type: 'DateTime', nullable: true }),
    remindAt: t.expose('remindAt', { type: 'DateTime', nullable: true }),
    canAccept: t.boolean({ resolve: mayStill(canAccept) }),
    canDecline: t.boolean({ resolve: (row) => canDecline(row, new Date()) }),
    canUndoDecline: t.boolean({ resolve: (row) => canUndoDecline(row, new Date()) }),
    canChooseSchedulingDate: t.boolean({ resolve: mayStill(canChooseSchedulingDate) }),
    isCompanySuspended: t.boolean({ resolve: (row) => !row.isCompanyInForce }),
    quotations: t.field({
      type: [ScoutInvitationQuotation],
      resolve: async ({ id }, _, context) => (await context.batch(findOwnQuotations, ownerOf(context)).load(id)) ?? [],
    }),
    company: t.field({
      type: Company,
      resolve: ({ companyId }, _, { batchOpen }) => promised(batchOpen(listCompanies).load(companyId)),
    }),
    companyUser: t.field({
      type: CompanyUser,
      resolve: ({ id }, _, context) => promised(context.batch(findSenders, ownerOf(context)).load(id)),
    }),
    job: t.field({
      type: OfferedJob,
      resolve: ({ jobId }, _, { batchOpen }) => promised(batchOpen(listOfferedJobs).load(jobId)),
    }),
    completionDescription: t.string({
      nullable: true,
      resolve: async (row, _, context) =>
        isAccepted(row, new Date())
          ? (await context.batch(findCompletions, ownerOf(context)).load(row.id))?.description
          : null,
    }),
    completionUrls: t.field({
      type: [CompletionUrl],
      resolve: async (row, _, context) =>
        isAccepted(row, new Date())
          ? ((await context.batch(findCompletions, ownerOf(context)).load(row.id))?.urls ?? [])
          : [],
    }),
  }),
})

const ScoutInvitationEdge = builder.objectRef<ScoutInvitationRow>('ScoutInvitationEdge').implement({
  fields: (t) => ({ node: t.field({ type: ScoutInvitation, resolve: (row) => row }) }),
})

type Page = { candidateId: OwnCandidateId; status: StatusFilter; first: number; offset: number }
const ScoutInvitationConnection = builder.objectRef<Page>('ScoutInvitationConnection').implement({
  fields: (t) => ({
    totalCount: t.int({
      resolve: async ({ candidateId, status }, _, { batchOpen }) =>
        (await promised(batchOpen(countByTab).load(candidateId)))[status],
    }),
    edges: t.field({
      type: [ScoutInvitationEdge],
      resolve: ({ candidateId, status, ...page }, _, { db }) => listScoutInvitations(db, candidateId, status, page),
    }),
  }),
})

const ScoutInvitationCounts = builder.objectRef<TabCounts>('ScoutInvitationCounts').implement({
  fields: (t) => ({
    pending: t.exposeInt('PENDING'),
    pendingSchedule: t.exposeInt('PENDING_SCHEDULE'),
    toAnswer: t.exposeInt('toAnswer', {
      description: 'Those of pending that are not put off: the student has to answer.',
    }),
    toSchedule: t.exposeInt('toSchedule', {
      description: 'Those of pendingSchedule without a request for other dates: the student has to choose a date.',
    }),
    accepted: t.exposeInt('ACCEPTED'),
    declined: t.exposeInt('DECLINED'),
    expired: t.exposeInt('EXPIRED'),
  }),
})

builder.objectFields(CandidateViewer, (t) => ({
  pendingCount: t.int({
    description: 'Scouts that wait for the student’s answer and are not put off.',
    resolve: async ({ candidateId, pending }, _, { batchOpen }) =>
      pending ? 0 : (await promised(batchOpen(countByTab).load(candidateId))).toAnswer,
  }),
  pendingScheduleCount: t.int({
    description: 'Accepted scouts for which the student has to choose a date.',
    resolve: async ({ candidateId, pending }, _, { batchOpen }) =>
      pending ? 0 : (await promised(batchOpen(countByTab).load(candidateId))).toSchedule,
  }),
  firstScoutTab: t.field({
    type: StatusFilterEnum,
    description: 'The tab that the list of scouts opens with: the first with scouts.',
    resolve: async ({ candidateId, pending }, _, { batchOpen }) =>
      pending ? 'PENDING' : firstTab(await promised(batchOpen(countByTab).load(candidateId))),
  }),
}))

builder.queryFields((t) => ({
  scoutInvitations: t.field({
    type: ScoutInvitationConnection,
    args: {
      status: t.arg({ type: StatusFilterEnum, required: true }),
      first: t.arg.int({ defaultValue: 20 }),
      offset: t.arg.int({ defaultValue: 0 }),
    },
    resolve: (_, { status, first, offset }, context) => ({
      candidateId: ownerOf(context),
      status,
      first: first ?? 20,
      offset: offset ?? 0,
    }),
  }),
  scoutInvitation: t.field({
    type: ScoutInvitation,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, context) => requireScoutInvitation(context.db, ownerOf(context), scoutInvitationId(id)),
  }),
  scoutInvitationCounts: t.field({
    type: ScoutInvitationCounts,
    resolve: (_, __, context) => promised(context.batchOpen(countByTab).load(ownerOf(context))),
  }),
}))
