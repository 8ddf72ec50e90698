import { adminBuilder } from '#graphql/admin-builder.ts'
import { jobId } from '#ground/id.ts'
import { Company, companyOfRow } from '#domain/company/admin-graphql.ts'
import { contentBlockType } from '#domain/content-block/both-graphql.ts'
import { lookups, pickLookups, requireLookup } from '#domain/lookup/queries.ts'
import { listCompletionUrls, listConditions, listContents, listRecruitmentSteps } from '../content/queries.ts'
import { JobStatus } from '../operation/admin-graphql.ts'
import { readStep } from '../recruitment-process/rules.ts'
import { putBackJob, takeDownJob } from './commands.ts'
import {
  findOpenTakedowns,
  listComingDates,
  requireOperatedJob,
  type ComingDateRow,
  type TakedownRow,
  type WholeJobRow,
} from './queries.ts'
import { canTakeDown } from './rules.ts'

const ContentBlock = contentBlockType(adminBuilder)

const Choice = adminBuilder.objectRef<{ id: number; label: string }>('JobChoice').implement({
  fields: (t) => ({ id: t.exposeID('id'), label: t.exposeString('label') }),
})
const Condition = adminBuilder.objectRef<{ label: string; body: string }>('JobCondition').implement({
  fields: (t) => ({ label: t.exposeString('label'), body: t.exposeString('body') }),
})
const Step = adminBuilder.objectRef<{ label: string }>('JobStep').implement({
  fields: (t) => ({ label: t.exposeString('label') }),
})
const CompletionUrl = adminBuilder.objectRef<{ label: string; url: string }>('CompletionUrl').implement({
  fields: (t) => ({ label: t.exposeString('label'), url: t.exposeString('url') }),
})
const ComingDate = adminBuilder.objectRef<ComingDateRow>('ComingDate').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    startAt: t.expose('startAt', { type: 'DateTime' }),
    endAt: t.expose('endAt', { type: 'DateTime' }),
    location: t.exposeString('location'),
    url: t.exposeString('url', { nullable: true }),
  }),
})
const Takedown = adminBuilder.objectRef<TakedownRow>('JobTakedown').implement({
  fields: (t) => ({
    reason: t.exposeString('reason'),
    takenDownAt: t.expose('takenDownAt', { type: 'DateTime' }),
  }),
})

const WholeJob = adminBuilder.objectRef<WholeJobRow>('WholeJob').implement({
  description: 'A job as students read it, with what follows an acceptance.',
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.exposeString('title'),
    status: t.expose('status', { type: JobStatus }),
    isArchived: t.exposeBoolean('isArchived'),
    lastEditedAt: t.expose('lastEditedAt', { type: 'DateTime' }),
    checkedAt: t.expose('checkedAt', { type: 'DateTime' }),
    totalSent: t.exposeInt('totalSent'),
    company: t.field({ type: Company, resolve: ({ companyId }, _, context) => companyOfRow(context, companyId) }),
    scoutType: t.field({
      type: Choice,
      resolve: async (job, _, { db }) => requireLookup((await lookups(db)).scoutTypes, job.scoutTypeId),
    }),
    jobTypes: t.field({
      type: [Choice],
      resolve: async (job, _, { db }) => pickLookups((await lookups(db)).jobTypes, job.jobTypeIds),
    }),
    contents: t.field({
      type: [ContentBlock],
      resolve: async (job, _, { batchOpen }) => (await batchOpen(listContents<WholeJobRow>).load(job)) ?? [],
    }),
    conditions: t.field({
      type: [Condition],
      resolve: async (job, _, { batchOpen }) => (await batchOpen(listConditions<WholeJobRow>).load(job)) ?? [],
    }),
    recruitmentProcess: t.field({
      type: [Step],
      resolve: async (job, _, { db, batchOpen }) => {
        const steps = (await batchOpen(listRecruitmentSteps<WholeJobRow>).load(job)) ?? []
        const { recruitmentSteps } = await lookups(db)
        return steps.map((step) => readStep(recruitmentSteps, step))
      },
    }),
    recruitmentProcessDescription: t.exposeString('recruitmentProcessDescription'),
    completionDescription: t.exposeString('completionDescription'),
    completionUrls: t.field({
      type: [CompletionUrl],
      resolve: async (job, _, { batchOpen }) => (await batchOpen(listCompletionUrls<WholeJobRow>).load(job)) ?? [],
    }),
    comingDates: t.field({
      type: [ComingDate],
      resolve: async ({ schedulingId }, _, { batchOpen }) =>
        schedulingId === null ? [] : ((await batchOpen(listComingDates).load(schedulingId)) ?? []),
    }),
    takedown: t.field({
      type: Takedown,
      nullable: true,
      description: 'Null while the job is not taken down.',
      resolve: async (job, _, { batchOpen }) => (await batchOpen(findOpenTakedowns<WholeJobRow>).load(job)) ?? null,
    }),
    canTakeDown: t.boolean({ resolve: canTakeDown }),
  }),
})

adminBuilder.queryField('job', (t) =>
  t.field({
    type: WholeJob,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, { db }) => requireOperatedJob(db, jobId(id)),
  }),
)

adminBuilder.mutationFields((t) => ({
  takeDownJob: t.field({
    type: WholeJob,
    description: 'Students no longer find the job; the company is told why and cannot publish it again.',
    args: { id: t.arg.id({ required: true }), reason: t.arg.string({ required: true }) },
    resolve: async (_, { id, reason }, { viewer, write, db }) =>
      requireOperatedJob(db, await write((tx) => takeDownJob(tx, viewer, jobId(id), reason))),
  }),
  putBackJob: t.field({
    type: WholeJob,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_, { id }, { viewer, write, db }) =>
      requireOperatedJob(db, await write((tx) => putBackJob(tx, viewer, jobId(id)))),
  }),
}))
