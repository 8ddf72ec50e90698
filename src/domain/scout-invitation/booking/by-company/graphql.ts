import { SchedulingDate } from '#domain/scheduling/date/graphql.ts'
import { busyTimeLimit } from '#domain/scheduling/date/rules.ts'
import { listDatesOfSchedulings } from '#domain/scheduling/queries.ts'
import { hasSeat } from '#domain/scheduling/seat/rules.ts'
import { builder } from '#graphql/builder.ts'
import { companyOf } from '#graphql/context.ts'
import { schedulingDateId, scoutInvitationId } from '#ground/id.ts'
import { requireRecruiter } from '#domain/viewer/viewer.ts'
import { ThreadWithCandidate } from '../../thread/graphql.ts'
import { bookForCandidate, callOffSchedulingDate } from './commands.ts'
import { findOfferedSchedulings } from './queries.ts'

builder.objectField(ThreadWithCandidate, 'datesWithSeat', (t) =>
  t.field({
    type: [SchedulingDate],
    description: 'The dates of the present step on which the company can book a seat for the student.',
    resolve: async ({ scoutInvitationId: id }, _, context) => {
      const scheduling = await context.batch(findOfferedSchedulings, companyOf(context)).load(id)
      if (!scheduling) return []
      const dates = await context.batch(listDatesOfSchedulings, companyOf(context)).load(scheduling)
      return (dates ?? []).filter((date) => hasSeat(date, new Date()))
    },
  }),
)

builder.mutationFields((t) => ({
  bookForCandidate: t.id({
    description: 'Books a date for a student who asked for it, or moves the booking.',
    args: {
      scoutInvitationId: t.arg.id({ required: true }),
      schedulingDateId: t.arg.id({ required: true }),
      message: t.arg.string(),
    },
    resolve: async (
      _,
      { scoutInvitationId: id, schedulingDateId: date, message },
      { viewer, write, requireOwnRate },
    ) => {
      const company = requireRecruiter(viewer)
      await requireOwnRate(busyTimeLimit)
      return write((tx) => bookForCandidate(tx, company, scoutInvitationId(id), schedulingDateId(date), message ?? ''))
    },
  }),
  callOffSchedulingDate: t.id({
    description: 'Calls a date off with a word to all of its students.',
    args: { id: t.arg.id({ required: true }), message: t.arg.string({ required: true }) },
    resolve: (_, { id, message }, { viewer, write }) => {
      const company = requireRecruiter(viewer)
      return write((tx) => callOffSchedulingDate(tx, company, schedulingDateId(id), message))
    },
  }),
}))
