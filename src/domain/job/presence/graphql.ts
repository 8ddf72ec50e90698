import { builder } from '#graphql/builder.ts'
import { CompanyUser } from '#domain/company/graphql.ts'
import { requireCompany, requireRecruiter } from '#domain/viewer/viewer.ts'
import { jobId } from '#ground/id.ts'
import { JobDescription } from '../graphql.ts'
import { requireJob, type JobRow } from '../queries.ts'
import { keepJobDescriptionOpen } from './commands.ts'
import { listWriters } from './queries.ts'

builder.interfaceField(JobDescription, 'writers', (t) =>
  t.field({
    type: [CompanyUser],
    description: 'The colleagues who have the job open for writing now',
    resolve: async (job, _, { viewer, batch }) =>
      (await batch(listWriters<JobRow>, requireCompany(viewer).companyUserId).load(job)) ?? [],
  }),
)

builder.mutationFields((t) => ({
  keepJobDescriptionOpen: t.field({
    type: JobDescription,
    args: { jobId: t.arg.id({ required: true }) },
    resolve: async (_, args, { viewer, write, db }) => {
      const company = requireRecruiter(viewer)
      await write((tx) => keepJobDescriptionOpen(tx, company, jobId(args.jobId)))
      return requireJob(db, company.companyId, jobId(args.jobId))
    },
  }),
}))
