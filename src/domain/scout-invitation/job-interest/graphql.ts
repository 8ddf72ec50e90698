import { builder } from '#graphql/builder.ts'
import { OfferedJob } from '#domain/job/graphql.ts'
import { requireCandidate } from '#domain/viewer/viewer.ts'
import { jobId } from '#ground/id.ts'
import { ownerOf } from '../graphql.ts'
import { addJobInterest, removeJobInterest } from './commands.ts'
import { findInterests, listInterests } from './queries.ts'

builder.objectField(OfferedJob, 'isInterested', (t) =>
  t.boolean({
    description: 'Whether the student who asks said to be interested; false for everybody else',
    resolve: async ({ id }, _, { viewer, batch }) =>
      viewer.kind === 'candidate' && (await batch(findInterests, viewer.candidateId).load(id)) === true,
  }),
)

const JobInterest = builder.objectRef<Awaited<ReturnType<typeof listInterests>>[number]>('JobInterest').implement({
  fields: (t) => ({
    job: t.expose('job', { type: OfferedJob }),
    isOpen: t.exposeBoolean('isOpen', { description: 'False while the student cannot open the job' }),
  }),
})

builder.queryField('jobInterests', (t) =>
  t.field({
    type: [JobInterest],
    description: 'The jobs in which the student said to be interested, the newest first',
    resolve: (_, __, context) => listInterests(context.db, ownerOf(context)),
  }),
)

builder.mutationFields((t) => ({
  addJobInterest: t.boolean({
    description: 'True once for each student, as addFavoriteCompany.',
    args: { jobId: t.arg.id({ required: true }) },
    resolve: (_, args, { viewer, write }) => {
      const candidate = requireCandidate(viewer)
      return write((tx) => addJobInterest(tx, candidate, jobId(args.jobId)))
    },
  }),
  removeJobInterest: t.id({
    args: { jobId: t.arg.id({ required: true }) },
    resolve: (_, args, { viewer, write }) => {
      const candidate = requireCandidate(viewer)
      return write((tx) => removeJobInterest(tx, candidate, jobId(args.jobId)))
    },
  }),
}))
