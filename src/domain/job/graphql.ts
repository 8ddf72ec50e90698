import { builder } from '#graphql/builder.ts'
import { companyOf } from '#graphql/context.ts'
import { jobId, schedulingDateId } from '#domain/id.ts'
import { requireRecruiter, type CompanyId } from '#domain/viewer.ts'
import { Company } from '#domain/company/graphql.ts'
import { listCompanies, type CompanyRow } from '#domain/company/queries.ts'
import { JobType, ScoutType } from '#domain/lookup/graphql.ts'
import { lookups, pickLookups, requireLookup } from '#domain/lookup/queries.ts'
import { Scheduling } from '#domain/scheduling/graphql.ts'
import { SchedulingDate } from '#domain/scheduling/date/graphql.ts'
import { findSchedulings } from '#domain/scheduling/queries.ts'
import {
  deleteJobDescription,
  duplicateJobDescription,
  updateJobDescriptionIsArchived,
  updateJobDescriptionStatus,
} from './commands.ts'
import { CompletionUrl, ContentBlock, JobCondition, RecruitmentProcessStep } from './content/graphql.ts'
import { listCompletionUrls, listConditions, listContents, listRecruitmentSteps } from './content/queries.ts'
import {
  countJobs,
  listJobs,
  listJobsOfSchedulings,
  listSendableJobs,
  requireJob,
  type JobFilter,
  type JobRow,
  type OfferedJobRow,
} from './queries.ts'
import {
  canDelete,
  canSaveAsDraft,
  canSendScoutInvitation,
  jobKinds,
  jobStatuses,
  readKind,
  readStep,
  type JobStatus,
} from './rules.ts'

const JobStatusEnum = builder.enumType('JobStatus', { values: jobStatuses })
const JobKindEnum = builder.enumType('JobKind', { values: jobKinds })

export const JobDescription = builder.objectRef<JobRow>('JobDescription').implement({
  fields: (t) => ({
    status: t.field({ type: JobStatusEnum, resolve: (job) => job.status as JobStatus }),
    canDelete: t.boolean({ resolve: canDelete }),
    canSaveAsDraft: t.boolean({ resolve: canSaveAsDraft }),
    canSendScoutInvitation: t.boolean({ resolve: canSendScoutInvitation }),
    totalSent: t.exposeInt('totalSent'),
    completionDescription: t.exposeString('completionDescription'),
    completionUrls: t.field({
      type: [CompletionUrl],
      resolve: async (job, _, { batch }) => (await batch(listCompletionUrls<JobRow>, null).load(job)) ?? [],
    }),
    scheduling: t.field({
      type: Scheduling,
      nullable: true,
      resolve: ({ schedulingId }, _, context) =>
        schedulingId === null ? null : context.batch(findSchedulings, companyOf(context)).load(schedulingId),
    }),
  }),
})

/** What a student may see of a job; the higher noun decides which jobs those are. */
export const OfferedJob = builder.objectRef<OfferedJobRow>('OfferedJob').implement({
  fields: (t) => ({
    company: t.field({
      type: Company,
      resolve: (job, _, { batch }) => batch(listCompanies, null).load(job.companyId) as Promise<CompanyRow>,
    }),
  }),
})

const described = [JobDescription, OfferedJob] as const
for (const ref of described)
  builder.objectFields(ref, (t) => ({
    id: t.exposeID('id'),
    title: t.exposeString('title'),
    kind: t.field({ type: JobKindEnum, resolve: (job) => readKind(job.kind) }),
    isArchived: t.exposeBoolean('isArchived'),
    lastEditedAt: t.expose('lastEditedAt', { type: 'DateTime' }),
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
      resolve: async (job, _, { batch }) => (await batch(listContents<OfferedJobRow>, null).load(job)) ?? [],
    }),
    conditions: t.field({
      type: [JobCondition],
      resolve: async (job, _, { batch }) => (await batch(listConditions<OfferedJobRow>, null).load(job)) ?? [],
    }),
    recruitmentProcess: t.field({
      type: [RecruitmentProcessStep],
      resolve: async (job, _, { db, batch }) => {
        const steps = (await batch(listRecruitmentSteps<OfferedJobRow>, null).load(job)) ?? []
        const { recruitmentSteps } = await lookups(db)
        return steps.map((step) => readStep(recruitmentSteps, step))
      },
    }),
    recruitmentProcessDescription: t.exposeString('recruitmentProcessDescription'),
  }))

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
        resolve: ({ companyId, filter }, _, { db }) => countJobs(db, companyId, filter),
      }),
      edges: t.field({
        type: [JobDescriptionEdge],
        resolve: ({ companyId, filter, first }, _, { db }) => listJobs(db, companyId, filter, first),
      }),
    }),
  })
const ArchivedCount = builder.objectRef<{ activeCount: number; archivedCount: number }>('ArchivedCount').implement({
  fields: (t) => ({
    activeCount: t.exposeInt('activeCount'),
    archivedCount: t.exposeInt('archivedCount'),
  }),
})

builder.queryFields((t) => ({
  jobDescriptions: t.field({
    type: JobDescriptionConnection,
    args: { isArchived: t.arg.boolean(), first: t.arg.int({ defaultValue: 9999 }) },
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

builder.mutationFields((t) => ({
  updateJobDescriptionStatus: t.field({
    type: JobDescription,
    args: {
      id: t.arg.id({ required: true }),
      status: t.arg({ type: JobStatusEnum, required: true }),
    },
    resolve: async (_, { id, status }, { viewer, write, db }) => {
      const company = requireRecruiter(viewer)
      await write((tx) => updateJobDescriptionStatus(tx, company, jobId(id), status))
      return requireJob(db, company.companyId, jobId(id))
    },
  }),
  updateJobDescriptionIsArchived: t.field({
    type: ArchivedCount,
    args: { id: t.arg.id({ required: true }), isArchived: t.arg.boolean({ required: true }) },
    resolve: (_, { id, isArchived }, { viewer, write }) =>
      write((tx) => updateJobDescriptionIsArchived(tx, requireRecruiter(viewer), jobId(id), isArchived)),
  }),
  deleteJobDescription: t.id({
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, { viewer, write }) =>
      write((tx) => deleteJobDescription(tx, requireRecruiter(viewer), jobId(id))),
  }),
  duplicateJobDescription: t.field({
    type: JobDescription,
    args: { jobId: t.arg.id({ required: true }) },
    resolve: async (_, args, { viewer, write, db }) => {
      const company = requireRecruiter(viewer)
      const id = await write((tx) => duplicateJobDescription(tx, company, jobId(args.jobId)))
      return requireJob(db, company.companyId, jobId(id))
    },
  }),
}))
