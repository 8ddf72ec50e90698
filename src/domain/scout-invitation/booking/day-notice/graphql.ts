import { builder } from '#graphql/builder.ts'
import { companyOf } from '#graphql/context.ts'
import { scoutInvitationId } from '#ground/id.ts'
import { actOnInvitation } from '../../answer/graphql.ts'
import { ownerOf, ScoutInvitation } from '../../graphql.ts'
import { Booking, bookingOnPage, bookingOnPageId, ChosenDate } from '../graphql.ts'
import { changeableUntil } from '../queries.ts'
import { isMissed } from '../rules.ts'
import { takeDayNoticeBack, tellAbsence, tellDelay } from './commands.ts'
import { findDayNotices, findOwnDayNotices, type DayNoticeRow } from './queries.ts'
import { canGiveDayNotice, dayNoticeKinds } from './rules.ts'

const DayNoticeKindEnum = builder.enumType('DayNoticeKind', { values: dayNoticeKinds })

const DayNotice = builder.objectRef<DayNoticeRow>('DayNotice').implement({
  description: 'What the student told the company shortly before the date.',
  fields: (t) => ({
    kind: t.expose('kind', { type: DayNoticeKindEnum }),
    minutes: t.exposeInt('minutes', { nullable: true, description: 'The delay.' }),
    toldAt: t.expose('toldAt', { type: 'DateTime' }),
  }),
})

builder.objectFields(ChosenDate, (t) => ({
  dayNotice: t.field({
    type: DayNotice,
    nullable: true,
    resolve: ({ id }, _, context) => context.batch(findOwnDayNotices, ownerOf(context)).load(id),
  }),
  canGiveDayNotice: t.boolean({
    description: 'From the deadline for changes to the end of the date.',
    resolve: ({ startAt, endAt }) => canGiveDayNotice({ from: changeableUntil(startAt), endAt }, new Date()),
  }),
  isMissed: t.boolean({
    description: 'The student told an absence, or the company recorded one: another date may be booked.',
    resolve: isMissed,
  }),
}))

builder.objectField(Booking, 'dayNotice', (t) =>
  t.field({
    type: DayNotice,
    nullable: true,
    resolve: ({ id }, _, context) => context.batch(findDayNotices, companyOf(context)).load(id),
  }),
)

builder.mutationFields((t) => ({
  tellDelay: t.field({
    type: ScoutInvitation,
    args: {
      scoutInvitationId: t.arg.id({ required: true }),
      bookingId: t.arg.id(bookingOnPage),
      minutes: t.arg.int({ required: true }),
    },
    resolve: (_, { scoutInvitationId: invitationId, bookingId: booking, minutes }, context) =>
      actOnInvitation(context, scoutInvitationId(invitationId), (tx, candidate, id) =>
        tellDelay(tx, candidate, { id, bookingId: bookingOnPageId(booking) }, minutes),
      ),
  }),
  tellAbsence: t.field({
    type: ScoutInvitation,
    args: { scoutInvitationId: t.arg.id({ required: true }), bookingId: t.arg.id(bookingOnPage) },
    resolve: (_, args, context) =>
      actOnInvitation(context, args.scoutInvitationId, (tx, candidate, id) =>
        tellAbsence(tx, candidate, { id, bookingId: bookingOnPageId(args.bookingId) }),
      ),
  }),
  takeDayNoticeBack: t.field({
    type: ScoutInvitation,
    args: { scoutInvitationId: t.arg.id({ required: true }) },
    resolve: (_, args, context) => actOnInvitation(context, args.scoutInvitationId, takeDayNoticeBack),
  }),
}))
