import { builder } from '#graphql/builder.ts'
import { OfferedJob } from '#domain/job/graphql.ts'
import { requireCandidate } from '#domain/viewer/viewer.ts'
import { jobId } from '#ground/id.ts'
import { addJobInterest, removeJobInterest } from './commands.ts'
import { findInterests } from './queries.ts'

builder.objectField(OfferedJob, 'isInterested', (t) =>
  t.boolean({
    description: 'Whether the student who asks said to be interested; false for everybody else',
    resolve: async ({ id }, _, { viewer, batch }) =>
      viewer.kind === 'candidate' && (await batch(findInterests, viewer.candidateId).load(id)) === true,
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
