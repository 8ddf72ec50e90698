import { builder } from '#graphql/builder.ts'
import { companyOf } from '#graphql/context.ts'
import { promised } from '#graphql/promised.ts'
import { jobId, schedulingDateId } from '#ground/id.ts'
import type { CompanyId } from '#domain/viewer/viewer.ts'
import { Company } from '#domain/company/graphql.ts'
import { listCompanies } from '#domain/company/queries.ts'
import { JobType, ScoutType } from '#domain/lookup/graphql.ts'
import { lookups, pickLookups, requireLookup } from '#domain/lookup/queries.ts'
import { Scheduling } from '#domain/scheduling/graphql.ts'
import { SchedulingDate } from '#domain/scheduling/date/graphql.ts'
import { findSchedulings } from '#domain/scheduling/queries.ts'
import { ContentBlock } from '#domain/content-block/graphql.ts'
import { listCompletionUrls, listConditions, listContents, listRecruitmentSteps } from './content/queries.ts'
import {
  countArchivedOf,
  countJobs,
  listJobs,
  listJobsOfSchedulings,
  listSendableJobs,
  requireJob,
  type JobFilter,
  type JobRow,
  type OfferedJobRow,
} from './queries.ts'
import { readStep, type RecruitmentProcessStep as Step } from './recruitment-process/rules.ts'
import {
  canDelete,
  canSaveAsDraft,
  canSendScoutInvitation,
  jobKinds,
  jobStatuses,
  needsCheck,
  readKind,
  readStatus,
  type JobKind,
} from './rules.ts'

export const JobStatusEnum = builder.enumType('JobStatus', { values: jobStatuses })
const JobKindEnum = builder.enumType('JobKind', { values: jobKinds })

const JobCondition = builder.objectRef<{ label: string; body: string }>('JobCondition').implement({
  fields: (t) => ({ label: t.exposeString('label'), body: t.exposeString('body') }),
})

const RecruitmentProcessStep = builder.interfaceRef<Step>('RecruitmentProcessStep').implement({
  resolveType: ({ kind }) => (kind === 'STANDARD' ? 'StandardRecruitmentStep' : 'CustomRecruitmentStep'),
  fields: (t) => ({ label: t.exposeString('label') }),
})
builder.objectRef<Extract<Step, { kind: 'STANDARD' }>>('StandardRecruitmentStep').implement({
  interfaces: [RecruitmentProcessStep],
  fields: (t) => ({ id: t.exposeID('id') }),
})
builder.objectRef<Extract<Step, { kind: 'CUSTOM' }>>('CustomRecruitmentStep').implement({
  interfaces: [RecruitmentProcessStep],
})

/** The fields of a job that a company and a student both read. */
const DescribedJob = builder.interfaceRef<OfferedJobRow>('DescribedJob').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.exposeString('title'),
    isArchived: t.exposeBoolean('isArchived'),
    lastEditedAt: t.expose('lastEditedAt', { type: 'DateTime' }),
    checkedAt: t.expose('checkedAt', { type: 'DateTime', description: '掲載内容の確認日' }),
    jobTypes: t.field({
      type: [JobType],
      resolve: async (job, _, { db }) => pickLookups((await lookups(db)).jobTypes, job.jobTypeIds),
    }),
    scoutType: t.field({
      type: ScoutType,
      resolve: async (job, _, { db }) => requireLookup((await lookups(db)).scoutTypes, job.scoutTypeId),
    }),
    contents: t.field({
      type: [ContentBlock],
      resolve: async (job, _, { batchOpen }) => (await batchOpen(listContents<OfferedJobRow>).load(job)) ?? [],
    }),
    conditions: t.field({
      type: [JobCondition],
      resolve: async (job, _, { batchOpen }) => (await batchOpen(listConditions<OfferedJobRow>).load(job)) ?? [],
    }),
    recruitmentProcess: t.field({
      type: [RecruitmentProcessStep],
      resolve: async (job, _, { db, batchOpen }) => {
        const steps = (await batchOpen(listRecruitmentSteps<OfferedJobRow>).load(job)) ?? []
        const { recruitmentSteps } = await lookups(db)
        return steps.map((step) => readStep(recruitmentSteps, step))
      },
    }),
    recruitmentProcessDescription: t.exposeString('recruitmentProcessDescription'),
  }),
})

const kinds = {
  DRAFT: 'DraftJobDescription',
  MESSAGE: 'MessageJobDescription',
  SCHEDULING: 'SchedulingJobDescription',
} as const satisfies Record<JobKind, string>

/** A job as its company reads it. The object type is the job's kind: a message or dates after acceptance. */
export const JobDescription = builder.interfaceRef<JobRow>('JobDescription').implement({
  interfaces: [DescribedJob],
  resolveType: ({ kind }) => kinds[readKind(kind)],
  fields: (t) => ({
    status: t.field({
      type: JobStatusEnum,
      nullable: true,
      description: 'Null for a status this version does not know, where the job is read by its id; lists refuse it',
      resolve: ({ status }) => readStatus(status),
    }),
    canDelete: t.boolean({ resolve: canDelete }),
    canSaveAsDraft: t.boolean({ resolve: canSaveAsDraft }),
    canSendScoutInvitation: t.boolean({ resolve: canSendScoutInvitation }),
    totalSent: t.exposeInt('totalSent'),
    checkedAt: t.expose('checkedAt', { type: 'DateTime', description: '掲載内容の確認日' }),
    needsCheck: t.boolean({ resolve: (job) => needsCheck(job, new Date()) }),
  }),
})

export const CompletionUrl = builder.objectRef<{ label: string; url: string }>('CompletionUrl').implement({
  fields: (t) => ({ label: t.exposeString('label'), url: t.exposeString('url') }),
})

builder.objectRef<JobRow>(kinds.DRAFT).implement({ interfaces: [DescribedJob, JobDescription] })
builder.objectRef<JobRow>(kinds.MESSAGE).implement({
  interfaces: [DescribedJob, JobDescription],
  fields: (t) => ({
    completionDescription: t.exposeString('completionDescription'),
    completionUrls: t.field({
      type: [CompletionUrl],
      resolve: async (job, _, { batchOpen }) => (await batchOpen(listCompletionUrls<JobRow>).load(job)) ?? [],
    }),
  }),
})
builder.objectRef<JobRow>(kinds.SCHEDULING).implement({
  interfaces: [DescribedJob, JobDescription],
  fields: (t) => ({
    scheduling: t.field({
      type: Scheduling,
      resolve: ({ schedulingId }, _, context) =>
        promised(context.batch(findSchedulings, companyOf(context)).load(schedulingId ?? '')),
    }),
  }),
})

/** A job as a student reads it; scout-invitation decides which jobs a student may read. */
export const OfferedJob = builder.objectRef<OfferedJobRow>('OfferedJob').implement({
  interfaces: [DescribedJob],
  fields: (t) => ({
    kind: t.field({ type: JobKindEnum, resolve: (job) => readKind(job.kind) }),
    company: t.field({
      type: Company,
      resolve: (job, _, { batchOpen }) => promised(batchOpen(listCompanies).load(job.companyId)),
    }),
  }),
})

builder.interfaceField(SchedulingDate, 'jobs', (t) =>
  t.field({
    type: [JobDescription],
    resolve: async ({ schedulingId }, _, context) =>
      (await context.batch(listJobsOfSchedulings, companyOf(context)).load(schedulingId)) ?? [],
  }),
)

const JobDescriptionEdge = builder.objectRef<JobRow>('JobDescriptionEdge').implement({
  fields: (t) => ({ node: t.field({ type: JobDescription, resolve: (job) => job }) }),
})
const JobDescriptionConnection = builder
  .objectRef<{ companyId: CompanyId; filter: JobFilter; first: number }>('JobDescriptionConnection')
  .implement({
    fields: (t) => ({
      totalCount: t.int({
        resolve: async ({ companyId, filter }, _, { db, batchOpen }) => {
          const { isArchived } = filter
          if (filter.keyword) return countJobs(db, companyId, filter)
          const { activeCount = 0, archivedCount = 0 } = (await batchOpen(countArchivedOf).load(companyId)) ?? {}
          return (isArchived === true ? 0 : activeCount) + (isArchived === false ? 0 : archivedCount)
        },
      }),
      edges: t.field({
        type: [JobDescriptionEdge],
        resolve: ({ companyId, filter, first }, _, { db }) => listJobs(db, companyId, filter, first),
      }),
    }),
  })

builder.queryFields((t) => ({
  jobDescriptions: t.field({
    type: JobDescriptionConnection,
    args: {
      isArchived: t.arg.boolean(),
      // Spec silent: a company with a hundred jobs finds one by a part of its title.
      keyword: t.arg.string(),
      first: t.arg.int({ defaultValue: 9999 }),
    },
    resolve: (_, { first, ...filter }, context) => ({
      companyId: companyOf(context),
      filter,
      first: first ?? 9999,
    }),
  }),
  jobDescription: t.field({
    type: JobDescription,
    args: { jobId: t.arg.id({ required: true }) },
    resolve: (_, args, context) => requireJob(context.db, companyOf(context), jobId(args.jobId)),
  }),
  jobDescriptionsForScoutInvitation: t.field({
    type: [JobDescription],
    args: {
      isArchived: t.arg.boolean({ defaultValue: false }),
      acceptedSchedulingDateId: t.arg.id(),
    },
    resolve: (_, { isArchived, acceptedSchedulingDateId: dateId }, context) =>
      listSendableJobs(context.db, companyOf(context), {
        isArchived,
        acceptedSchedulingDateId: dateId ? schedulingDateId(dateId) : null,
      }),
  }),
}))
