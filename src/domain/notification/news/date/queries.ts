import { listOfferedSchedulings } from '#domain/scout-invitation/booking/queries.ts'
import { isCompanyInForce } from '#domain/company/queries.ts'
import { isSuspended } from '../contract/queries.ts'
import { scheduleDays } from '#domain/scout-invitation/rules.ts'
import { offeredSchedulingId } from '#domain/scout-invitation/step/queries.ts'
import { listEndedPlaces } from '#domain/scout-invitation/waiting-place/ending/queries.ts'
import { slotOf } from '#domain/scout-invitation/booking/rules.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { ofSameCompany } from '#platform/database/of-same-company.ts'
import { addDays } from '#ground/day.ts'
import type { OfRow } from '#ground/id.ts'
import { startOfTokyoDay } from '#ground/time/moment.ts'
import {
  findBookingFacts,
  findScoutFacts,
  listBooking,
  type AboutBooking,
  type AboutDate,
  type AboutRequest,
  type AboutScout,
  type DateFacts,
} from '../../facts/queries.ts'

const choosing = (db: Db | Tx, { companyId, scoutInvitationId }: AboutScout) =>
  db
    .selectFrom('scoutInvitation')
    .select('candidateId')
    .where('companyId', '=', companyId)
    .where('id', '=', scoutInvitationId)
    .where('status', '=', 'ACCEPTED')
    .where('schedulingStatus', 'in', ['PENDING', 'SCHEDULING_DATE_REQUESTED'])
    .executeTakeFirst()

/** Whether the student has no date of the present step yet, and may have one. */
export const isChoosing = async (db: Db | Tx, about: AboutScout) => (await choosing(db, about)) !== undefined

/** The dates the student can choose from now: none once a date is chosen, and none of a company out of force. */
export async function listOpenDates(db: Db | Tx, { companyId, scoutInvitationId }: AboutScout) {
  const waiting = await choosing(db, { companyId, scoutInvitationId })
  if (!waiting || !(await isCompanyInForce(db, companyId))) return []
  const offered = await listOfferedSchedulings(db, waiting.candidateId, [scoutInvitationId])
  const { dates, appointments, places } = offered.get(scoutInvitationId) ?? { dates: [], appointments: [], places: [] }
  const now = new Date()
  const placeOf = (id: string) => places.find((place) => place.schedulingDateId === id)
  return dates
    .map((date) => ({ ...date, ...slotOf(date, scoutInvitationId, appointments, now, placeOf(date.id)) }))
    .filter(({ availability }) => availability === 'OPEN')
}

export const canChoose = async (db: Db | Tx, about: AboutScout) => (await listOpenDates(db, about)).length > 0

/**
 * Whether the student is booked for a date that lies ahead. False while the company is suspended: `companySuspended` has
 * told the student to ask before going.
 */
export async function isComing(db: Db | Tx, { companyId, scoutInvitationId }: AboutDate, date: DateFacts) {
  if (date.startAt <= new Date() || (await isSuspended(db, companyId))) return false
  const booking = await db
    .selectFrom('booking')
    .select('id')
    .where('companyId', '=', companyId)
    .where('scoutInvitationId', '=', scoutInvitationId)
    .where('schedulingDateId', '=', date.id)
    .where('status', '=', 'BOOKED')
    .executeTakeFirst()
  return booking !== undefined
}

/**
 * The scouts whose students have neither chosen a date nor asked for others, and whose time to choose began on a Tokyo
 * day: at the acceptance, at a cancellation, at the company's answer to a wish, or with a further step.
 */
export const listUnchosenSince = (db: Db | Tx, day: string) =>
  db
    .selectFrom('scoutInvitation')
    .select(['companyId', 'id as scoutInvitationId'])
    .where('status', '=', 'ACCEPTED')
    .where('schedulingStatus', '=', 'PENDING')
    .where(({ or, and, eb }) =>
      or(
        (['scheduleBy', 'chooseBy'] as const).map((end) =>
          and([
            eb(end, '>=', startOfTokyoDay(addDays(day, scheduleDays))),
            eb(end, '<', startOfTokyoDay(addDays(day, scheduleDays + 1))),
          ]),
        ),
      ),
    )
    .execute()

/** The effect keys with this beginning of the notifications that the student has, newest first. */
export async function listSent(db: Db | Tx, { companyId, scoutInvitationId }: AboutScout, prefix: string) {
  const notifications = await db
    .selectFrom('candidateNotification')
    .innerJoin('scoutInvitation', 'scoutInvitation.candidateId', 'candidateNotification.candidateId')
    .select('candidateNotification.effectKey')
    .where('scoutInvitation.companyId', '=', companyId)
    .where('scoutInvitation.id', '=', scoutInvitationId)
    .where('candidateNotification.effectKey', 'like', `${prefix}%`)
    .orderBy('candidateNotification.insertedAt', 'desc')
    .orderBy('candidateNotification.id', 'desc')
    .execute()
  return notifications.map(({ effectKey }) => effectKey)
}

/** The newest request of each invitation whose student requested other dates of this scheduling and has none yet. */
export function listWaitingForDates(db: Db | Tx, companyId: OfRow<'company'>, schedulingId: string) {
  return (
    db
      .selectFrom('schedulingDateRequest as request')
      .innerJoin('scoutInvitation', (join) => ofSameCompany(join, 'scoutInvitation.id', 'request.scoutInvitationId'))
      .innerJoin('job', (join) => ofSameCompany(join, 'job.id', 'scoutInvitation.jobId'))
      .select(['request.id', 'request.companyId', 'request.scoutInvitationId', 'request.requestedAt'])
      .where('request.companyId', '=', companyId)
      // Answering the request is another job of the same transaction: either may run first.
      .where('request.status', 'in', ['REQUESTED', 'ANSWERED'])
      .where('scoutInvitation.status', '=', 'ACCEPTED')
      .where('scoutInvitation.schedulingStatus', 'in', ['PENDING', 'SCHEDULING_DATE_REQUESTED'])
      .whereRef('request.step', '=', 'scoutInvitation.step')
      .where(offeredSchedulingId, '=', schedulingId)
      .distinctOn('request.scoutInvitationId')
      .orderBy('request.scoutInvitationId')
      .orderBy('request.insertedAt', 'desc')
      .execute()
  )
}

/** The scout of a request that the company refused, with the company's words if it wrote any. */
export async function findRefusal(db: Db | Tx, about: AboutRequest) {
  const facts = await findScoutFacts(db, about)
  const request = await db
    .selectFrom('schedulingDateRequest')
    .select('refusalMessage')
    .where('companyId', '=', about.companyId)
    .where('id', '=', about.schedulingDateRequestId)
    .executeTakeFirst()
  return facts && { ...facts, message: request?.refusalMessage ?? null }
}

type OfBooking = { companyId: OfRow<'company'>; bookingId: string }

/** The booking of a job's payload when the company made it, or called it off; empty when the student did. */
export async function listByCompany(
  db: Db | Tx,
  booking: OfBooking,
  by: 'bookedBy' | 'calledOffBy',
): Promise<AboutBooking[]> {
  const row = await findActs(db, booking)
  return row?.[by] ? listBooking(db, booking) : []
}

/** As listByCompany, of what the student did. */
export async function listByStudent(
  db: Db | Tx,
  booking: OfBooking,
  by: 'bookedBy' | 'calledOffBy',
): Promise<AboutBooking[]> {
  const row = await findActs(db, booking)
  return row?.[by] ? [] : listBooking(db, booking)
}

const findActs = (db: Db | Tx, { companyId, bookingId }: OfBooking) =>
  db
    .selectFrom('booking')
    .select(['bookedBy', 'calledOffBy', 'companyWord'])
    .where('companyId', '=', companyId)
    .where('id', '=', bookingId)
    .executeTakeFirst()

/** As findBookingFacts, for the student alone: with the places in lines, also at other companies, that the booking ended. */
export async function findOwnBooking(db: Db | Tx, about: AboutBooking) {
  const facts = await findBookingFacts(db, about)
  return facts && { ...facts, ended: await listEndedPlaces(db, facts.scout.candidateId, about.bookingId) }
}

/** The company's word on a booking; '' without one. */
export const findCompanyWord = async (db: Db | Tx, booking: OfBooking) =>
  (await findActs(db, booking))?.companyWord ?? ''

/** The bookings of a Tokyo day whose scheduling has the reminder turned on. */
export function listBookingsOn(db: Db | Tx, day: string, flag: 'remindOneDayBefore' | 'remindThreeDaysBefore') {
  return db
    .selectFrom('booking')
    .innerJoin('schedulingDate as date', (join) => ofSameCompany(join, 'date.id', 'booking.schedulingDateId'))
    .innerJoin('scheduling', (join) => ofSameCompany(join, 'scheduling.id', 'date.schedulingId'))
    .select(['booking.companyId', 'booking.id as bookingId'])
    .where('booking.status', '=', 'BOOKED')
    .where('date.startAt', '>=', startOfTokyoDay(day))
    .where('date.startAt', '<', startOfTokyoDay(addDays(day, 1)))
    .where(`scheduling.${flag}`, '=', true)
    .execute()
}
