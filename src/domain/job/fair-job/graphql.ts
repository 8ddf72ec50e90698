import { builder } from '#graphql/builder.ts'
import { companyOf } from '#graphql/context.ts'
import { jobId } from '#ground/id.ts'
import { requireCompanyAdmin } from '#domain/viewer/viewer.ts'
import { JobDescription } from '../graphql.ts'
import { updateFairJob } from './commands.ts'
import { listFairJobs } from './queries.ts'

builder.interfaceField(JobDescription, 'isFair', (t) =>
  t.boolean({
    description:
      'The company chooses fair mode by job, and this one: scouts for it are written by the listed users alone.',
    resolve: ({ id }, _, context) => context.batch(listFairJobs, companyOf(context)).read(id, (row) => row ?? false),
  }),
)

builder.mutationField('updateFairJob', (t) =>
  t.field({
    type: JobDescription,
    args: { jobId: t.arg.id({ required: true }), isFair: t.arg.boolean({ required: true }) },
    resolve: (_, { isFair, ...args }, { viewer, write }) => {
      const company = requireCompanyAdmin(viewer)
      return write((tx) => updateFairJob(tx, company, jobId(args.jobId), isFair))
    },
  }),
)
