import { listOfferedSchedulings } from '#domain/scout-invitation/booking/queries.ts'
import { isSuspended } from '../contract/queries.ts'
import { scheduleDays } from '#domain/scout-invitation/rules.ts'
import { slotOf } from '#domain/scout-invitation/booking/rules.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { ofSameCompany } from '#platform/database/of-same-company.ts'
import { addDays } from '#ground/day.ts'
import type { OfRow } from '#ground/id.ts'
import { startOfTokyoDay } from '#ground/tokyo-time.ts'
import {
  findScoutFacts,
  type AboutDate,
  type AboutRequest,
  type AboutScout,
  type DateFacts,
} from '../../facts/queries.ts'

/** The dates the student can choose from now: none once a date is chosen, and none of a company out of force. */
export async function listOpenDates(db: Db | Tx, { companyId, scoutInvitationId }: AboutScout) {
  const waiting = await db
    .selectFrom('scoutInvitation')
    .select('candidateId')
    .where('companyId', '=', companyId)
    .where('id', '=', scoutInvitationId)
    .where('status', '=', 'ACCEPTED')
    .where('schedulingStatus', 'in', ['PENDING', 'SCHEDULING_DATE_REQUESTED'])
    .executeTakeFirst()
  if (!waiting || (await isSuspended(db, companyId))) return []
  const offered = await listOfferedSchedulings(db, waiting.candidateId, [scoutInvitationId])
  const { dates, appointments } = offered.get(scoutInvitationId) ?? { dates: [], appointments: [] }
  const now = new Date()
  return dates.filter((date) => slotOf(date, scoutInvitationId, appointments, now).availability === 'OPEN')
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
 * day: at the acceptance, at a cancellation, or at the company's answer to a wish.
 */
export const listUnchosenSince = (db: Db | Tx, day: string) =>
  db
    .selectFrom('scoutInvitation')
    .select(['companyId', 'id as scoutInvitationId'])
    .where('status', '=', 'ACCEPTED')
    .where('schedulingStatus', '=', 'PENDING')
    .where('scheduleBy', '>=', startOfTokyoDay(addDays(day, scheduleDays)))
    .where('scheduleBy', '<', startOfTokyoDay(addDays(day, scheduleDays + 1)))
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
      .innerJoin('scoutInvitation as invitation', (join) =>
        ofSameCompany(join, 'invitation.id', 'request.scoutInvitationId'),
      )
      .innerJoin('job', (join) => ofSameCompany(join, 'job.id', 'invitation.jobId'))
      .select(['request.id', 'request.companyId', 'request.scoutInvitationId', 'request.requestedAt'])
      .where('request.companyId', '=', companyId)
      // Answering the request is another job of the same transaction: either may run first.
      .where('request.status', 'in', ['REQUESTED', 'ANSWERED'])
      .where('invitation.status', '=', 'ACCEPTED')
      .where('invitation.schedulingStatus', 'in', ['PENDING', 'SCHEDULING_DATE_REQUESTED'])
      .where('job.schedulingId', '=', schedulingId)
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
