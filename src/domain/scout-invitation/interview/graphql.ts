import { builder } from '#graphql/builder.ts'
import { memberCompanyOf } from '#graphql/context.ts'
import { SchedulingTypeEnum } from '#domain/scheduling/date/graphql.ts'
import { requireCompanyMember } from '#domain/viewer/viewer.ts'
import { bookingId } from '#ground/id.ts'
import { Booking } from '../booking/graphql.ts'
import { orStudentGone } from '../sent/gone/queries.ts'
import { findBookingsOfDates, type BookingRow } from '../booking/queries.ts'
import { listInterviews, requireOwnBooking, type InterviewRow } from './queries.ts'

const Interview = builder.objectRef<InterviewRow>('Interview').implement({
  description: 'A date that the viewer is in charge of, with what an interviewer needs.',
  fields: (t) => ({
    id: t.exposeID('id'),
    type: t.expose('type', { type: SchedulingTypeEnum }),
    startAt: t.expose('startAt', { type: 'DateTime' }),
    endAt: t.expose('endAt', { type: 'DateTime' }),
    title: t.exposeString('title'),
    location: t.exposeString('location'),
    url: t.exposeString('url', { nullable: true }),
    emergencyContact: t.exposeString('emergencyContact'),
    bookings: t.field({
      type: [Booking],
      resolve: async ({ id }, _, context) =>
        (await context.batch(findBookingsOfDates, memberCompanyOf(context)).load(id)) ?? [],
    }),
  }),
})

const InterviewedStudent = builder.objectRef<BookingRow & { interview: InterviewRow }>('InterviewedStudent').implement({
  fields: (t) => ({
    interview: t.field({ type: Interview, resolve: ({ interview }) => interview }),
    booking: t.field({ type: Booking, resolve: (student) => student }),
  }),
})

builder.queryFields((t) => ({
  interviews: t.field({
    type: [Interview],
    description: 'The coming dates that the viewer is in charge of, then those of the last 30 days.',
    resolve: (_, __, { viewer, db }) => listInterviews(db, requireCompanyMember(viewer)),
  }),
  interviewedStudent: t.field({
    type: InterviewedStudent,
    args: { bookingId: t.arg.id({ required: true }) },
    resolve: (_, { bookingId: id }, { viewer, db }) => {
      const member = requireCompanyMember(viewer)
      const { companyId, companyUserId } = member
      const named = { bookingId: bookingId(id), companyUserId }
      return orStudentGone(requireOwnBooking(db, member, named.bookingId), db, companyId, named)
    },
  }),
}))
