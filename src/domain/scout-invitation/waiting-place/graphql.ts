import { builder } from '#graphql/builder.ts'
import { companyOf } from '#graphql/context.ts'
import { schedulingDateId, scoutInvitationId } from '#ground/id.ts'
import { SchedulingDate } from '#domain/scheduling/date/graphql.ts'
import { actOnInvitation } from '../answer/graphql.ts'
import { ScoutInvitation } from '../graphql.ts'
import { joinWaitingList, leaveWaitingList } from './commands.ts'
import { countWaiting } from './queries.ts'

builder.interfaceFields(SchedulingDate, (t) => ({
  waitingCount: t.int({
    description: 'The students who wait for a seat.',
    resolve: async ({ id }, _, context) => (await context.batch(countWaiting, companyOf(context)).load(id)) ?? 0,
  }),
  offeredCount: t.exposeInt('offered', { description: 'The seats that are kept for a student.' }),
}))

builder.mutationFields((t) => ({
  joinWaitingList: t.field({
    type: ScoutInvitation,
    args: { scoutInvitationId: t.arg.id({ required: true }), schedulingDateId: t.arg.id({ required: true }) },
    resolve: (_, args, context) =>
      actOnInvitation(context, scoutInvitationId(args.scoutInvitationId), (tx, candidate, own) =>
        joinWaitingList(tx, candidate, own, schedulingDateId(args.schedulingDateId)),
      ),
  }),
  leaveWaitingList: t.field({
    type: ScoutInvitation,
    args: {
      scoutInvitationId: t.arg.id({ required: true }),
      schedulingDateId: t.arg.id({ required: true }),
      isOffered: t.arg.boolean({
        description:
          'Whether the caller saw a kept seat; waiting_place_changed is refused when it is otherwise by now.',
      }),
    },
    resolve: (_, args, context) =>
      actOnInvitation(context, scoutInvitationId(args.scoutInvitationId), (tx, candidate, own) =>
        leaveWaitingList(tx, candidate, own, schedulingDateId(args.schedulingDateId), args.isOffered),
      ),
  }),
}))
