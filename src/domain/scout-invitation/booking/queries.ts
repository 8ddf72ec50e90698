import { sql, type ExpressionBuilder } from 'kysely'
import type { BookingId, OfRow, SchedulingDateId } from '#ground/id.ts'
import { Refusal } from '#ground/refusal.ts'
import { hasContractInForce } from '#domain/company/queries.ts'
import type { CompanyId, OwnCandidateId } from '#domain/viewer/viewer.ts'
import { compiledOnce } from '#platform/database/compiled-once.ts'
import type { DB } from '#platform/database/database-types.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { inJapanese } from '#platform/database/japanese-order.ts'
import { ofSameCompany } from '#platform/database/of-same-company.ts'
import { addDays } from '#ground/day.ts'
import { tokyoMoment } from '#ground/time/moment.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import type { OwnScouts } from '../own-scouts.ts'
import { isVisibleTo } from '../sent/queries.ts'
import { offeredSchedulingId } from '../step/queries.ts'
import { listPlacesOf } from '../waiting-place/queries.ts'
import { changeableUntilTime, heldStatuses, type Appointment } from './rules.ts'

export type ChosenDateRow = Awaited<ReturnType<typeof listChosenDates>>[number]
export type BookingRow = Awaited<ReturnType<ReturnType<typeof companyBookings>['execute']>>[number]
export type OfferedSchedulingRow =
  Awaited<ReturnType<typeof findOfferedSchedulings>> extends Map<string, infer Row> ? Row : never

/** 18:00 in Tokyo on the day before the date begins. */
export const changeableUntil = (startAt: Date) => tokyoMoment(addDays(tokyoToday(startAt), -1), changeableUntilTime)

/** The deadline for changing or cancelling this booking: the date's beginning, if the company has changed the date. */
export const bookingChangeableUntil = ({
  startAt,
  isFreelyChangeable,
}: {
  startAt: Date
  isFreelyChangeable: boolean
}) => (isFreelyChangeable ? startAt : changeableUntil(startAt))

const ownBookings = (db: Db | Tx, candidateId: OfRow<'candidate'>) =>
  db
    .selectFrom('booking')
    .innerJoin('schedulingDate', (join) => ofSameCompany(join, 'schedulingDate.id', 'booking.schedulingDateId'))
    .where('booking.candidateId', '=', candidateId)

// A missed date gives way to the one that was booked anew, whichever comes first.
const isMissedLast = sql`booking.status = 'NO_SHOW'`

/** The beginning of the date whose place a booking took; null for a first booking. */
const previousStartAt = ({ selectFrom }: ExpressionBuilder<DB, 'booking'>) =>
  selectFrom('booking as replaced')
    .whereRef('replaced.companyId', '=', 'booking.companyId')
    .whereRef('replaced.id', '=', 'booking.replaces')
    .select(sql<Date>`lower(replaced.during)`.as('startAt'))
    .as('previousStartAt')

const chosenDates = (db: Db, candidateId: OwnCandidateId) =>
  ownBookings(db, candidateId)
    .innerJoin('scheduling', (join) => ofSameCompany(join, 'scheduling.id', 'schedulingDate.schedulingId'))
    .innerJoin('scoutInvitation', (join) => ofSameCompany(join, 'scoutInvitation.id', 'booking.scoutInvitationId'))
    .select([
      'booking.id',
      'booking.companyId',
      'booking.scoutInvitationId',
      'booking.isFreelyChangeable',
      'booking.status',
      'scoutInvitation.status as invitationStatus',
      'schedulingDate.startAt',
      'schedulingDate.endAt',
    ])
    .select(hasContractInForce('booking.companyId').as('isCompanyInForce'))
    .select(['scheduling.title', 'scheduling.location', 'scheduling.url', 'scheduling.belongings'])
    .select(['scheduling.emergencyContact', 'scheduling.type as schedulingType'])
    .select(previousStartAt)
    .where('booking.status', 'in', heldStatuses)

const allChosenDates = compiledOnce((db, { candidateId }: { candidateId: OwnCandidateId }) =>
  chosenDates(db, candidateId)
    .orderBy(sql`scheduling_date.end_at < now()`)
    .orderBy(sql`abs(extract(epoch from scheduling_date.start_at - now()))`),
)

/** The next date first; after the coming dates the past ones, newest first. */
export const listChosenDates = (db: Db, candidateId: OwnCandidateId) => allChosenDates(db, { candidateId })

const chosenDatesOfScouts = compiledOnce((db, { candidateId, scoutInvitationIds }: OwnScouts) =>
  chosenDates(db, candidateId)
    .where('booking.scoutInvitationId', 'in', scoutInvitationIds)
    .whereRef('booking.step', '=', 'scoutInvitation.step')
    .orderBy(sql`${isMissedLast} desc`)
    .orderBy('schedulingDate.startAt'),
)

/** The chosen date of the present step of each invitation. */
export async function findChosenDates(db: Db, candidateId: OwnCandidateId, scoutInvitationIds: readonly string[]) {
  const rows = await chosenDatesOfScouts(db, { candidateId, scoutInvitationIds })
  return new Map(rows.map((row) => [row.scoutInvitationId, row]))
}

/** The active company users whom the student will meet: those notified of the booked date. */
export async function findCompanyUsersOfBookings(db: Db, candidateId: OwnCandidateId, bookingIds: readonly string[]) {
  const rows = await db
    .selectFrom('booking')
    .innerJoin('schedulingDateNotifiedCompanyUser as notified', (join) =>
      ofSameCompany(join, 'notified.schedulingDateId', 'booking.schedulingDateId'),
    )
    .innerJoin('companyUser', (join) => ofSameCompany(join, 'companyUser.id', 'notified.companyUserId'))
    .selectAll('companyUser')
    .select('booking.id as bookingId')
    .where('booking.candidateId', '=', candidateId)
    .where('booking.id', 'in', bookingIds)
    .where('booking.status', 'in', heldStatuses)
    .where('companyUser.status', '=', 'ACTIVE')
    .orderBy('companyUser.familyName', inJapanese)
    .orderBy('companyUser.id')
    .execute()
  return Map.groupBy(rows, (row) => row.bookingId)
}

const appointments = compiledOnce((db, { candidateId }: { candidateId: OfRow<'candidate'> }) =>
  ownBookings(db, candidateId)
    .innerJoin('company', 'company.id', 'booking.companyId')
    .select(['booking.scoutInvitationId', 'company.displayName as companyName'])
    .select(['schedulingDate.id as schedulingDateId', 'schedulingDate.startAt', 'schedulingDate.endAt'])
    .where('booking.status', '=', 'BOOKED')
    .where('schedulingDate.endAt', '>', sql<Date>`now()`)
    .orderBy('schedulingDate.startAt'),
)

/** The student's appointments from now on, at every company. */
export const listAppointments = (db: Db | Tx, candidateId: OfRow<'candidate'>): Promise<Appointment[]> =>
  appointments(db, { candidateId })

/** For each of the student's invitations: its scheduling with all dates ahead, and the student's appointments. */
export const findOfferedSchedulings = (db: Db, candidateId: OwnCandidateId, scoutInvitationIds: readonly string[]) =>
  listOfferedSchedulings(db, candidateId, scoutInvitationIds)

type ScoutsOfStudent = { candidateId: OfRow<'candidate'>; scoutInvitationIds: readonly string[] }
const offeredSchedulings = compiledOnce((db, { candidateId, scoutInvitationIds }: ScoutsOfStudent) =>
  db
    .selectFrom('scoutInvitation')
    .innerJoin('job', (join) => ofSameCompany(join, 'job.id', 'scoutInvitation.jobId'))
    .innerJoin('scheduling', (join) =>
      join
        .onRef('scheduling.companyId', '=', 'scoutInvitation.companyId')
        .on('scheduling.id', '=', offeredSchedulingId),
    )
    .select(['scoutInvitation.id as scoutInvitationId', 'scheduling.id', 'scheduling.type', 'scheduling.title'])
    .select(['scheduling.location', 'scheduling.url', 'scheduling.belongings'])
    .select(['scheduling.remindOneDayBefore', 'scheduling.remindThreeDaysBefore'])
    .select((eb) =>
      eb
        .selectFrom('schedulingDateRequest as request')
        .whereRef('request.companyId', '=', 'scoutInvitation.companyId')
        .whereRef('request.scoutInvitationId', '=', 'scoutInvitation.id')
        .whereRef('request.step', '=', 'scoutInvitation.step')
        .where('request.status', '=', 'ANSWERED')
        .select((of) => of.fn.max('request.requestedAt').as('at'))
        .as('wishedAt'),
    )
    .where('scoutInvitation.candidateId', '=', candidateId)
    .where('scoutInvitation.id', 'in', scoutInvitationIds),
)

/** As findOfferedSchedulings, for notifications: the product itself asks, so there is no viewer's id as proof. */
export async function listOfferedSchedulings(
  db: Db | Tx,
  candidateId: OfRow<'candidate'>,
  scoutInvitationIds: readonly string[],
) {
  const schedulings = await offeredSchedulings(db, { candidateId, scoutInvitationIds })
  if (schedulings.length === 0) return new Map<string, never>()
  const [dates, booked, places] = await Promise.all([
    datesAhead(db, { schedulingIds: schedulings.map(({ id }) => id) }),
    listAppointments(db, candidateId),
    listPlacesOf(db, candidateId),
  ])
  return new Map(
    schedulings.map((scheduling) => {
      const ofScheduling = dates.filter(({ schedulingId }) => schedulingId === scheduling.id)
      const { wishedAt } = scheduling
      // The dates that the company added in answer to the student's wish.
      const isAdded = ({ insertedAt }: { insertedAt: Date }) => wishedAt !== null && insertedAt > wishedAt
      const addedIds = new Set(ofScheduling.filter(isAdded).map(({ id }) => id))
      const isOwn = ({ scoutInvitationId }: { scoutInvitationId: string }) =>
        scoutInvitationId === scheduling.scoutInvitationId
      const waitsElsewhere = places.filter((place) => place.status === 'WAITING' && !isOwn(place))
      return [
        scheduling.scoutInvitationId,
        {
          ...scheduling,
          dates: ofScheduling,
          addedIds,
          appointments: booked,
          places: places.filter(isOwn),
          waitsElsewhere,
        },
      ]
    }),
  )
}

const datesAhead = compiledOnce((db, { schedulingIds }: { schedulingIds: readonly string[] }) =>
  db
    .selectFrom('schedulingDate')
    .select(['id', 'schedulingId', 'startAt', 'endAt', 'capacity', 'booked', 'isForceCapacityFull'])
    .select(['offered', 'closingHours', 'insertedAt'])
    .where('schedulingId', 'in', schedulingIds)
    .where('calledOffAt', 'is', null)
    .where('startAt', '>', sql<Date>`now()`)
    .orderBy('startAt')
    .orderBy('id'),
)

const companyBookings = (db: Db | Tx, companyId: CompanyId) =>
  db
    .selectFrom('booking')
    .innerJoin('candidate', 'candidate.id', 'booking.candidateId')
    .innerJoin('schedulingDate', (join) => ofSameCompany(join, 'schedulingDate.id', 'booking.schedulingDateId'))
    .select(['booking.id', 'booking.insertedAt', 'booking.status', 'schedulingDate.id as schedulingDateId'])
    .select(['booking.candidateId', 'booking.scoutInvitationId', 'schedulingDate.startAt'])
    .where('booking.companyId', '=', companyId)
    .where('booking.status', 'in', heldStatuses)
    .where(isVisibleTo(companyId))
    .orderBy('booking.insertedAt')

export async function requireBooking(db: Db, companyId: CompanyId, id: BookingId) {
  const booking = await companyBookings(db, companyId).where('booking.id', '=', id).executeTakeFirst()
  if (!booking) throw new Refusal('not_found')
  return booking
}

/** As `requireBooking`; holds the row until the transaction ends. */
export async function lockBooking(tx: Tx, companyId: CompanyId, id: BookingId) {
  const booking = await companyBookings(tx, companyId)
    .where('booking.id', '=', id)
    .forUpdate('booking')
    .executeTakeFirst()
  if (!booking) throw new Refusal('not_found')
  return booking
}

/** Holds the bookings of a date of which nobody has said yet whether the student came. */
export const lockUnmarked = (tx: Tx, companyId: CompanyId, dateId: SchedulingDateId) =>
  companyBookings(tx, companyId)
    .where('booking.schedulingDateId', '=', dateId)
    .where('booking.status', '=', 'BOOKED')
    .orderBy('booking.scoutInvitationId')
    .forUpdate('booking')
    .execute()

const bookingsOfDates = compiledOnce(
  (db, { companyId, dateIds }: { companyId: CompanyId; dateIds: readonly string[] }) =>
    companyBookings(db, companyId).where('booking.schedulingDateId', 'in', dateIds),
)

export async function findBookingsOfDates(db: Db, companyId: CompanyId, dateIds: readonly string[]) {
  const rows = await bookingsOfDates(db, { companyId, dateIds })
  return Map.groupBy(rows, (row) => row.schedulingDateId)
}

/** For each of a company's bookings: the beginning of the date that the student had before. */
export async function findPreviousStarts(db: Db, companyId: CompanyId, bookingIds: readonly string[]) {
  const rows = await db
    .selectFrom('booking')
    .select('booking.id')
    .select(previousStartAt)
    .where('booking.companyId', '=', companyId)
    .where('booking.id', 'in', bookingIds)
    .execute()
  return new Map(rows.map(({ id, previousStartAt: startAt }) => [id, startAt]))
}

/**
 * The seat of `findSeat`. With the booking that the student's page names, refuses booking_changed_meanwhile when it is
 * another or none by now.
 */
export async function requireSeat(tx: Tx, invitation: Parameters<typeof findSeat>[1], bookingId?: BookingId) {
  const seat = await findSeat(tx, invitation)
  if (bookingId !== undefined && seat?.id !== bookingId) throw new Refusal('booking_changed_meanwhile')
  if (!seat) throw new Refusal('not_found')
  return seat
}

export type Seat = NonNullable<Awaited<ReturnType<typeof findSeat>>>

/** The seat of an invitation's present step, also of a past or a missed date; the caller holds the invitation's row. */
export const findSeat = (tx: Tx, { companyId, id, step }: { companyId: OfRow<'company'>; id: string; step: number }) =>
  tx
    .selectFrom('booking')
    .innerJoin('schedulingDate', (join) => ofSameCompany(join, 'schedulingDate.id', 'booking.schedulingDateId'))
    .select(['booking.id', 'booking.status', 'schedulingDate.id as schedulingDateId', 'booking.isFreelyChangeable'])
    .select(['schedulingDate.startAt', 'schedulingDate.endAt'])
    .where('booking.companyId', '=', companyId)
    .where('booking.scoutInvitationId', '=', id)
    .where('booking.step', '=', step)
    .where('booking.status', 'in', heldStatuses)
    .orderBy(isMissedLast)
    .orderBy('schedulingDate.startAt', 'desc')
    .executeTakeFirst()
