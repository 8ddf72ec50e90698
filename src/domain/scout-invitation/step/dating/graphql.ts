import { builder } from '#graphql/builder.ts'
import { requireRecruiter } from '#domain/viewer/viewer.ts'
import { schedulingId, scoutInvitationId } from '#ground/id.ts'
import { offerDates } from './commands.ts'

builder.mutationField('offerDates', (t) =>
  t.id({
    description: 'Gives a step that was offered without dates the dates that followed.',
    args: { scoutInvitationId: t.arg.id({ required: true }), schedulingId: t.arg.id({ required: true }) },
    resolve: (_, { scoutInvitationId: id, schedulingId: offered }, { viewer, write }) =>
      write((tx) => offerDates(tx, requireRecruiter(viewer), scoutInvitationId(id), schedulingId(offered))),
  }),
)
