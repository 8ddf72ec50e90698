import { adminBuilder } from '#graphql/admin-builder.ts'
import { Company } from '#domain/company/admin-graphql.ts'
import { jobStatuses, needsCheck } from '../rules.ts'
import { listJobsOfCompanies, type OperatedJobRow } from './queries.ts'

export const JobStatus = adminBuilder.enumType('JobStatus', { values: jobStatuses })

const OperatedJob = adminBuilder.objectRef<OperatedJobRow>('OperatedJob').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.exposeString('title'),
    status: t.expose('status', { type: JobStatus }),
    isArchived: t.exposeBoolean('isArchived'),
    isTakenDown: t.exposeBoolean('isTakenDown'),
    checkedAt: t.expose('checkedAt', { type: 'DateTime' }),
    isStale: t.boolean({
      description: 'Published, and not checked by its company for 90 days.',
      resolve: (job) => needsCheck(job, new Date()),
    }),
    totalSent: t.exposeInt('totalSent'),
  }),
})

adminBuilder.objectField(Company, 'jobs', (t) =>
  t.field({
    type: [OperatedJob],
    description: 'Published ones first; at most a hundred.',
    resolve: async ({ id }, _, { batchOpen }) => (await batchOpen(listJobsOfCompanies).load(id)) ?? [],
  }),
)
adminBuilder.objectField(Company, 'jobCount', (t) =>
  t.int({
    resolve: async ({ id }, _, { batchOpen }) => (await batchOpen(listJobsOfCompanies).load(id))?.[0]?.jobCount ?? 0,
  }),
)
