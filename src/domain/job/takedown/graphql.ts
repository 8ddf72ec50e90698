import { builder } from '#graphql/builder.ts'
import { JobDescription, OfferedJob } from '../graphql.ts'
import type { JobRow } from '../queries.ts'
import { findOpenTakedowns, type TakedownRow } from './queries.ts'

const JobTakedown = builder.objectRef<TakedownRow>('JobTakedown').implement({
  fields: (t) => ({
    reason: t.exposeString('reason'),
    takenDownAt: t.expose('takenDownAt', { type: 'DateTime' }),
  }),
})

builder.interfaceField(JobDescription, 'takedown', (t) =>
  t.field({
    type: JobTakedown,
    nullable: true,
    description: 'Why the operator took the job down; null for every other job. Only the operator puts it back.',
    resolve: async (job, _, { batchOpen }) =>
      job.isTakenDown ? ((await batchOpen(findOpenTakedowns<JobRow>).load(job)) ?? null) : null,
  }),
)

builder.objectField(OfferedJob, 'isTakenDown', (t) =>
  t.exposeBoolean('isTakenDown', { description: 'The operator took the job down for its content.' }),
)
