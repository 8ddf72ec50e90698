import { builder } from '#graphql/builder.ts'
import { companyOf } from '#graphql/context.ts'
import { jobId } from '#ground/id.ts'
import { requireRecruiter } from '#domain/viewer/viewer.ts'
import { listCompanies } from '#domain/company/queries.ts'
import { listDatesOfSchedulings } from '#domain/scheduling/queries.ts'
import { hasCapacityInFuture } from '#domain/scheduling/seat/rules.ts'
import { deleteJobDescription } from '../commands.ts'
import { duplicateJobDescription } from '../copying/commands.ts'
import { JobDescription, JobStatusEnum } from '../graphql.ts'
import { listConditions, listContents, listRecruitmentSteps } from '../content/queries.ts'
import { requireJob, type JobRow } from '../queries.ts'
import { missingPartCodes, missingPartsOf, type MissingPart } from './rules.ts'
import { revisionArgument } from '../revision/graphql.ts'
import { checkJobDescription, updateJobDescriptionIsArchived, updateJobDescriptionStatus } from './commands.ts'

const ArchivedCount = builder.objectRef<{ activeCount: number; archivedCount: number }>('ArchivedCount').implement({
  fields: (t) => ({
    activeCount: t.exposeInt('activeCount'),
    archivedCount: t.exposeInt('archivedCount'),
  }),
})

const MissingJobPartCode = builder.enumType('MissingJobPartCode', { values: missingPartCodes })
const MissingJobPart = builder.objectRef<MissingPart>('MissingJobPart').implement({
  fields: (t) => ({
    code: t.expose('code', { type: MissingJobPartCode }),
    label: t.exposeString('label'),
  }),
})

builder.interfaceField(JobDescription, 'missingParts', (t) =>
  t.field({
    type: [MissingJobPart],
    description: 'What the job needs before it can be published',
    resolve: async (job, _, context) => {
      const { batch, batchOpen } = context
      const [contents, conditions, steps, company, dates] = await Promise.all([
        batchOpen(listContents<JobRow>).load(job),
        batchOpen(listConditions<JobRow>).load(job),
        batchOpen(listRecruitmentSteps<JobRow>).load(job),
        batchOpen(listCompanies).load(job.companyId),
        job.schedulingId === null ? [] : batch(listDatesOfSchedulings, companyOf(context)).load(job.schedulingId),
      ])
      const hasOpenDate = hasCapacityInFuture(dates ?? [], new Date())
      const isCompanySetUp = company !== undefined && company.setUpAt !== null
      const parts = { contents: contents ?? [], conditions: conditions ?? [], steps: steps ?? [] }
      return missingPartsOf({ ...job, ...parts, isCompanySetUp, hasOpenDate })
    },
  }),
)

builder.mutationFields((t) => ({
  updateJobDescriptionStatus: t.field({
    type: JobDescription,
    args: {
      id: t.arg.id({ required: true }),
      status: t.arg({ type: JobStatusEnum, required: true }),
      revision: t.arg.int(revisionArgument),
    },
    resolve: async (_, { id, status, revision }, { viewer, write, db }) => {
      const company = requireRecruiter(viewer)
      await write((tx) => updateJobDescriptionStatus(tx, company, jobId(id), status, revision))
      return requireJob(db, company.companyId, jobId(id))
    },
  }),
  checkJobDescription: t.field({
    type: JobDescription,
    description: 'Spec silent: the company says that a published job is still true (掲載内容の確認日)',
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_, { id }, { viewer, write, db }) => {
      const company = requireRecruiter(viewer)
      await write((tx) => checkJobDescription(tx, company, jobId(id)))
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
