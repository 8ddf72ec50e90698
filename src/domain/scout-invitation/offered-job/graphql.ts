import { builder } from '#graphql/builder.ts'
import { jobId } from '#ground/id.ts'
import { OfferedJob } from '#domain/job/graphql.ts'
import { ownerOf, ScoutInvitation } from '../graphql.ts'
import { findNewestOfJobs } from '../queries.ts'
import { requireOfferedJob } from './queries.ts'

builder.objectField(OfferedJob, 'scoutInvitation', (t) =>
  t.field({
    type: ScoutInvitation,
    nullable: true,
    description: 'The newest scout of the student who asks; null for everybody else',
    resolve: async ({ id }, _, { viewer, batch }) =>
      viewer.kind === 'candidate' ? ((await batch(findNewestOfJobs, viewer.candidateId).load(id)) ?? null) : null,
  }),
)

builder.queryField('offeredJob', (t) =>
  t.field({
    type: OfferedJob,
    args: { jobId: t.arg.id({ required: true }) },
    resolve: (_, args, context) => requireOfferedJob(context.db, ownerOf(context), jobId(args.jobId)),
  }),
)
