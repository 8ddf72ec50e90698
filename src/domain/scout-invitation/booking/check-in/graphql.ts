import { builder } from '#graphql/builder.ts'
import { QrCode } from '#graphql/qr-code.ts'
import { relayedIds } from '#graphql/relayed-ids.ts'
import { memberCompanyOf } from '#graphql/context.ts'
import { clientUrls } from '#ground/client-urls.ts'
import { schedulingDateId } from '#ground/id.ts'
import { requireActor, requireCompanyMember } from '#domain/viewer/viewer.ts'
import { qrCodeOf } from '#platform/pictures/qr-code.ts'
import { Booking, ChosenDate } from '../graphql.ts'
import { findBookingsOfDates, requireBooking } from '../queries.ts'
import { ownerOf } from '../../graphql.ts'
import { findCheckedIn, findCheckIns, requireDoor, type CheckInRow, type DoorRow } from './queries.ts'
import { checkInBooking, doorChannel, type DoorMoved } from './commands.ts'
import { checkInLimit, checkInTimes, hasCheckIn } from './rules.ts'

const CheckIn = builder.objectRef<CheckInRow>('CheckIn').implement({
  description: 'By what a student is received at an event.',
  fields: (t) => ({
    code: t.exposeString('checkInCode'),
    opensAt: t.field({ type: 'DateTime', resolve: (row) => checkInTimes(row).opensAt }),
    closesAt: t.field({ type: 'DateTime', resolve: (row) => checkInTimes(row).closesAt }),
    checkedInAt: t.expose('checkedInAt', { type: 'DateTime', nullable: true }),
    qr: t.field({
      type: QrCode,
      description: 'Leads the company’s own people to the page where the student is received.',
      resolve: ({ schedulingDateId: id, checkInCode }, _, { relyingParty }) =>
        qrCodeOf(`${relyingParty.origin}${clientUrls.checkIn(id, checkInCode)}`),
    }),
  }),
})

builder.objectField(ChosenDate, 'checkIn', (t) =>
  t.field({
    type: CheckIn,
    nullable: true,
    description: 'null for an interview, and for an event without a place.',
    resolve: async ({ id }, _, context) => {
      const row = await context.batch(findCheckIns, ownerOf(context)).load(id)
      return row && hasCheckIn(row) ? row : null
    },
  }),
)

const CheckInDoor = builder.objectRef<DoorRow>('CheckInDoor').implement({
  description: 'A date at which students are received, with what its door needs.',
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.exposeString('title'),
    startAt: t.expose('startAt', { type: 'DateTime' }),
    endAt: t.expose('endAt', { type: 'DateTime' }),
    opensAt: t.field({ type: 'DateTime', resolve: (door) => checkInTimes(door).opensAt }),
    closesAt: t.field({ type: 'DateTime', resolve: (door) => checkInTimes(door).closesAt }),
    bookings: t.field({
      type: [Booking],
      resolve: async ({ id }, _, context) =>
        (await context.batch(findBookingsOfDates, memberCompanyOf(context)).load(id)) ?? [],
    }),
  }),
})

builder.queryField('checkInDoor', (t) =>
  t.field({
    type: CheckInDoor,
    args: { schedulingDateId: t.arg.id({ required: true }) },
    resolve: (_, { schedulingDateId: id }, { viewer, db }) =>
      requireDoor(db, requireCompanyMember(viewer), schedulingDateId(id)),
  }),
)

builder.subscriptionField('checkInDoorMoved', (t) =>
  t.id({
    description: 'The date, whenever one of its bookings has changed on the days around it.',
    args: { schedulingDateId: t.arg.id({ required: true }) },
    subscribe: async (_, { schedulingDateId: id }, { relay, viewer, db }) => {
      const company = requireCompanyMember(viewer)
      const door = await requireDoor(db, company, schedulingDateId(id))
      return relayedIds(relay, doorChannel, (payload) => {
        const moved = JSON.parse(payload) as DoorMoved
        return moved.companyId === company.companyId && moved.schedulingDateId === door.id ? door.id : null
      })
    },
    resolve: (id) => id,
  }),
)

builder.objectField(Booking, 'checkedInAt', (t) =>
  t.field({
    type: 'DateTime',
    nullable: true,
    resolve: async ({ id }, _, context) =>
      (await context.batch(findCheckedIn, memberCompanyOf(context)).load(id)) ?? null,
  }),
)

builder.mutationField('checkInBooking', (t) =>
  t.field({
    type: Booking,
    args: { schedulingDateId: t.arg.id({ required: true }), code: t.arg.string({ required: true }) },
    resolve: async (_, args, { viewer, write, db, requireRate }) => {
      const company = requireActor(viewer)
      const id = schedulingDateId(args.schedulingDateId)
      await requireRate(checkInLimit)
      const booking = await write((tx) => checkInBooking(tx, company, id, args.code))
      return requireBooking(db, company.companyId, booking)
    },
  }),
)
