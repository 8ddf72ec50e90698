import { builder } from '#graphql/builder.ts'
import { requireCandidate } from '#domain/viewer/viewer.ts'
import { scoutInvitationId } from '#ground/id.ts'
import { reportThread } from './commands.ts'

builder.mutationField('reportThread', (t) =>
  t.id({
    description: 'Ends the thread for the student, and makes a case of it for the operator.',
    args: { scoutInvitationId: t.arg.id({ required: true }), reason: t.arg.string({ required: true }) },
    resolve: (_, { scoutInvitationId: id, reason }, { viewer, write }) =>
      write((tx) => reportThread(tx, requireCandidate(viewer), scoutInvitationId(id), reason)),
  }),
)
