import { builder } from '#graphql/builder.ts'
import { jobId } from '#ground/id.ts'
import { OfferedJob } from '#domain/job/graphql.ts'
import { ownerOf } from '../graphql.ts'
import { requireOfferedJob } from './queries.ts'

builder.queryField('offeredJob', (t) =>
  t.field({
    type: OfferedJob,
    args: { jobId: t.arg.id({ required: true }) },
    resolve: (_, args, context) => requireOfferedJob(context.db, ownerOf(context), jobId(args.jobId)),
  }),
)
