import { builder } from '#graphql/builder.ts'
import { companyOf, type Context } from '#graphql/context.ts'
import { promised } from '#graphql/promised.ts'
import { bookingId, schedulingDateId } from '#ground/id.ts'
import { requireCompanyMember, requireRecruiter } from '#domain/viewer/viewer.ts'
import { SearchCandidate } from '#domain/candidate/graphql.ts'
import { listCandidateProfiles } from '#domain/candidate/queries.ts'
import { Company, CompanyUser } from '#domain/company/graphql.ts'
import { listCompanies } from '#domain/company/queries.ts'
import { EventDate, InterviewDate, SchedulingDate, SchedulingTypeEnum } from '#domain/scheduling/date/graphql.ts'
import { findSchedulingDates, type SchedulingDateRow } from '#domain/scheduling/queries.ts'
import { actOnInvitation } from '../answer/graphql.ts'
import { ownerOf, ScoutInvitation } from '../graphql.ts'
import type { PlaceRow } from '../waiting-place/queries.ts'
import { cancelBooking, chooseSchedulingDate, markAllAttended, updateBookingAttendance } from './commands.ts'
import {
  bookingChangeableUntil,
  findBookingsOfDates,
  findChosenDates,
  findCompanyUsersOfBookings,
  findOfferedSchedulings,
  findPreviousStarts,
  listChosenDates,
  requireBooking,
  type BookingRow,
  type ChosenDateRow,
  type OfferedSchedulingRow,
} from './queries.ts'
import {
  attendances,
  bookingStatuses,
  busyOn,
  canMarkAttendance,
  commonMinutes,
  isChangeable,
  isKept,
  isSettled,
  slotAvailabilities,
  slotOf,
  type Appointment,
  type BusyDay,
  type Place,
  type SlotView,
} from './rules.ts'

const SlotAvailabilityEnum = builder.enumType('SlotAvailability', { values: slotAvailabilities })

const SlotOverlap = builder.objectRef<Appointment>('SlotOverlap').implement({
  fields: (t) => ({ companyName: t.exposeString('companyName'), startAt: t.expose('startAt', { type: 'DateTime' }) }),
})

const Slot = builder.objectRef<SlotView & { isAdded: boolean }>('Slot').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    startAt: t.expose('startAt', { type: 'DateTime' }),
    endAt: t.expose('endAt', { type: 'DateTime' }),
    remaining: t.exposeInt('remaining'),
    closesAt: t.expose('closesAt', { type: 'DateTime', description: 'From here on it takes no more students.' }),
    isAdded: t.exposeBoolean('isAdded', { description: 'Whether it was added in answer to the wish of the student.' }),
    canWait: t.exposeBoolean('canWait', { description: 'Whether the student can join the line for the full date.' }),
    place: t.expose('place', { type: WaitingPlaceObject, nullable: true }),
    availability: t.expose('availability', { type: SlotAvailabilityEnum }),
    overlap: t.expose('overlap', { type: SlotOverlap, nullable: true }),
  }),
})

const BusyDayObject = builder.objectRef<BusyDay>('BusyDay').implement({
  fields: (t) => ({
    date: t.expose('date', { type: 'Date' }),
    companyName: t.exposeString('companyName'),
    startAt: t.expose('startAt', { type: 'DateTime' }),
    endAt: t.expose('endAt', { type: 'DateTime' }),
  }),
})

const WaitElsewhere = builder.objectRef<OfferedSchedulingRow['waitsElsewhere'][number]>('WaitElsewhere').implement({
  description: 'A place in the line of another scout, which ends with a booking at its time.',
  fields: (t) => ({
    companyName: t.exposeString('companyName'),
    startAt: t.expose('startAt', { type: 'DateTime' }),
    endAt: t.expose('endAt', { type: 'DateTime' }),
  }),
})

const placeAt = (places: readonly PlaceRow[], { id }: { id: string }) =>
  places.find((place) => place.schedulingDateId === id)

const WaitingPlaceObject = builder.objectRef<Place>('WaitingPlace').implement({
  description: 'A place in the line for a full date, or a seat that is kept for the student.',
  fields: (t) => ({
    position: t.int({ nullable: true, resolve: ({ status, position }) => (status === 'WAITING' ? position : null) }),
    offeredUntil: t.expose('offeredUntil', { type: 'DateTime', nullable: true }),
    isForWish: t.boolean({
      description: 'The date was made for the wish of the student.',
      resolve: ({ reason }) => reason === 'WISH',
    }),
  }),
})

const slotsOf = ({ dates, addedIds, scoutInvitationId, appointments, places }: OfferedSchedulingRow) =>
  dates.map((date) => ({
    ...slotOf(date, scoutInvitationId, appointments, new Date(), placeAt(places, date)),
    isAdded: addedIds.has(date.id),
  }))

const OfferedScheduling = builder.objectRef<OfferedSchedulingRow>('OfferedScheduling').implement({
  fields: (t) => ({
    type: t.field({ type: SchedulingTypeEnum, resolve: ({ type }) => type }),
    title: t.exposeString('title'),
    isOnline: t.boolean({ resolve: ({ url }) => url !== null }),
    location: t.exposeString('location'),
    belongings: t.exposeStringList('belongings'),
    minutes: t.int({ nullable: true, resolve: ({ dates }) => commonMinutes(dates) }),
    remindOneDayBefore: t.exposeBoolean('remindOneDayBefore'),
    remindThreeDaysBefore: t.exposeBoolean('remindThreeDaysBefore'),
    slots: t.field({
      type: [Slot],
      resolve: slotsOf,
    }),
    keptSlot: t.field({
      type: Slot,
      nullable: true,
      description: 'The date of which a seat is kept for the student.',
      resolve: (scheduling) => slotsOf(scheduling).find(isKept) ?? null,
    }),
    waitsElsewhere: t.expose('waitsElsewhere', { type: [WaitElsewhere] }),
    busyDays: t.field({
      type: [BusyDayObject],
      resolve: ({ dates, scoutInvitationId, appointments }) => busyOn(dates, scoutInvitationId, appointments),
    }),
  }),
})

/** For acts on the booking of a scout: which one it is may have changed since the page was opened. */
export const bookingOnPage = {
  description: 'The booking that the caller saw; booking_changed_meanwhile is refused when it is another by now.',
} as const
export const bookingOnPageId = (id: string | null | undefined) => (id ? bookingId(id) : undefined)

export const ChosenDate = builder.objectRef<ChosenDateRow>('ChosenDate').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    startAt: t.expose('startAt', { type: 'DateTime' }),
    endAt: t.expose('endAt', { type: 'DateTime' }),
    title: t.exposeString('title'),
    location: t.exposeString('location'),
    url: t.exposeString('url', { nullable: true }),
    belongings: t.exposeStringList('belongings'),
    emergencyContact: t.exposeString('emergencyContact'),
    changeableUntil: t.field({ type: 'DateTime', resolve: bookingChangeableUntil }),
    previousStartAt: t.expose('previousStartAt', {
      type: 'DateTime',
      nullable: true,
      description: 'The beginning of the date that the student had before, when the booking was moved.',
    }),
    isChangeable: t.boolean({
      resolve: (date) => !isSettled(date.invitationStatus) && isChangeable(bookingChangeableUntil(date), new Date()),
    }),
    isSettled: t.boolean({
      description: 'The company has hired the student, so it alone changes the date, also before the deadline.',
      resolve: ({ invitationStatus }) => isSettled(invitationStatus),
    }),
    isCompanySuspended: t.boolean({
      description:
        'The company is out of force: the student asks it whether the date takes place, and can still cancel.',
      resolve: ({ isCompanyInForce }) => !isCompanyInForce,
    }),
    company: t.field({
      type: Company,
      resolve: ({ companyId }, _, { batchOpen }) => promised(batchOpen(listCompanies).load(companyId)),
    }),
    companyUsers: t.field({
      type: [CompanyUser],
      description: 'The company users notified of the date: the people whom the student meets.',
      resolve: async ({ id }, _, context) =>
        (await context.batch(findCompanyUsersOfBookings, ownerOf(context)).load(id)) ?? [],
    }),
    scoutInvitationId: t.exposeID('scoutInvitationId'),
    isPresent: t.boolean({
      description:
        'The date that its scout shows. Another one is of an earlier step, or was missed before a new choice.',
      resolve: async ({ id, scoutInvitationId }, _, context) =>
        (await context.batch(findChosenDates, ownerOf(context)).load(scoutInvitationId))?.id === id,
    }),
    schedulingType: t.field({
      type: SchedulingTypeEnum,
      resolve: ({ schedulingType }) => schedulingType,
    }),
  }),
})

builder.objectFields(ScoutInvitation, (t) => ({
  offeredScheduling: t.field({
    type: OfferedScheduling,
    nullable: true,
    resolve: ({ id }, _, context) => context.batch(findOfferedSchedulings, ownerOf(context)).load(id),
  }),
  chosenDate: t.field({
    type: ChosenDate,
    nullable: true,
    resolve: ({ id }, _, context) => context.batch(findChosenDates, ownerOf(context)).load(id),
  }),
}))

const BookingStatusEnum = builder.enumType('BookingStatus', { values: bookingStatuses })
const AttendanceEnum = builder.enumType('BookingAttendance', { values: attendances })

export const Booking = builder.objectRef<BookingRow & { schedulingDate?: SchedulingDateRow }>('Booking').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    insertedAt: t.expose('insertedAt', { type: 'DateTime' }),
    previousStartAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'The beginning of the date that the student had before, when the booking was moved.',
      resolve: async ({ id }, _, context) =>
        (await context.batch(findPreviousStarts, companyOf(context)).load(id)) ?? null,
    }),
    status: t.field({ type: BookingStatusEnum, resolve: ({ status }) => status }),
    canMarkAttendance: t.boolean({ resolve: (booking) => canMarkAttendance(booking, new Date()) }),
    scoutInvitationId: t.exposeID('scoutInvitationId'),
    schedulingDate: t.field({
      type: SchedulingDate,
      resolve: ({ schedulingDate, schedulingDateId: id }, _, context) =>
        schedulingDate ?? promised(context.batch(findSchedulingDates, companyOf(context)).load(id)),
    }),
    candidate: t.field({
      type: SearchCandidate,
      resolve: (row, _, context) =>
        promised(context.batch(listCandidateProfiles, requireCompanyMember(context.viewer)).load(row.candidateId)),
    }),
  }),
})

const bookingsOf = async ({ id }: { id: string }, context: Context) =>
  (await context.batch(findBookingsOfDates, companyOf(context)).load(id)) ?? []

builder.objectField(EventDate, 'acceptedSearchCandidates', (t) =>
  t.field({ type: [Booking], resolve: (date, _, context) => bookingsOf(date, context) }),
)
builder.objectField(InterviewDate, 'acceptedSearchCandidate', (t) =>
  t.field({ type: Booking, nullable: true, resolve: async (date, _, context) => (await bookingsOf(date, context))[0] }),
)

builder.queryField('chosenDates', (t) =>
  t.field({ type: [ChosenDate], resolve: (_, __, context) => listChosenDates(context.db, ownerOf(context)) }),
)

builder.mutationFields((t) => ({
  chooseSchedulingDate: t.field({
    type: ScoutInvitation,
    args: {
      scoutInvitationId: t.arg.id({ required: true }),
      schedulingDateId: t.arg.id({ required: true }),
      startAt: t.arg({
        type: 'DateTime',
        description: 'As the caller saw it, like endAt; scheduling_date_moved is refused when it is another by now.',
      }),
      endAt: t.arg({ type: 'DateTime' }),
    },
    resolve: (_, { scoutInvitationId: own, schedulingDateId: date, ...onPage }, context) =>
      actOnInvitation(context, own, (tx, candidate, id) =>
        chooseSchedulingDate(tx, candidate, id, schedulingDateId(date), onPage),
      ),
  }),
  cancelBooking: t.field({
    type: ScoutInvitation,
    args: { scoutInvitationId: t.arg.id({ required: true }), bookingId: t.arg.id(bookingOnPage) },
    resolve: (_, args, context) =>
      actOnInvitation(context, args.scoutInvitationId, (tx, candidate, id) =>
        cancelBooking(tx, candidate, id, bookingOnPageId(args.bookingId)),
      ),
  }),
  markAllAttended: t.int({
    description: 'Of a date that has begun: all of whom nobody has said whether they came have come. Returns how many.',
    args: { schedulingDateId: t.arg.id({ required: true }) },
    resolve: (_, { schedulingDateId: id }, { viewer, write }) =>
      write((tx) => markAllAttended(tx, requireRecruiter(viewer), schedulingDateId(id))),
  }),
  updateBookingAttendance: t.field({
    type: Booking,
    args: { id: t.arg.id({ required: true }), attendance: t.arg({ type: AttendanceEnum, required: true }) },
    resolve: async (_, { id, attendance }, { viewer, write, db }) => {
      const company = requireRecruiter(viewer)
      await write((tx) => updateBookingAttendance(tx, company, bookingId(id), attendance))
      return requireBooking(db, company.companyId, bookingId(id))
    },
  }),
}))
