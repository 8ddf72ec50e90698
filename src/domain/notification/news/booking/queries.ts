import type { NotNull } from 'kysely'
import { listDayNotices } from '#domain/scout-invitation/booking/day-notice/queries.ts'
import { answerBusinessDays } from '#domain/scout-invitation/scheduling-date-request/rules.ts'
import { undatedSince } from '#domain/scout-invitation/wait/queries.ts'
import { dueDayOf } from '#domain/scout-invitation/wait/rules.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { ofSameCompany } from '#platform/database/of-same-company.ts'
import { addDays } from '#ground/day.ts'
import type { OfRow } from '#ground/id.ts'
import { startOfTokyoDay } from '#ground/time/moment.ts'
import type { AboutRequest, AboutScout } from '../../facts/queries.ts'

/** Longer than any run of holidays: the company was notified of older requests before. */
const maxOverdueDays = 30

/** Open requests for dates that may be overdue today; one before the dates has no days of its own. */
export const listOpenRequests = (db: Db | Tx, today: string) =>
  db
    .selectFrom('schedulingDateRequest')
    .select(['companyId', 'scoutInvitationId', 'id as schedulingDateRequestId', 'requestedAt'])
    .where('status', '=', 'REQUESTED')
    .where('isBeforeDates', '=', false)
    .where('requestedAt', '<', startOfTokyoDay(addDays(today, -answerBusinessDays)))
    .where('requestedAt', '>=', startOfTokyoDay(addDays(today, -maxOverdueDays)))
    .execute()

/**
 * Of a request before its dates, until which day the company owes them: null once it does not any more. Undefined for any
 * other request.
 */
export async function findDatesOwed(db: Db | Tx, { companyId, schedulingDateRequestId }: AboutRequest) {
  const request = await db
    .selectFrom('schedulingDateRequest')
    .innerJoin('scoutInvitation', (join) =>
      ofSameCompany(join, 'scoutInvitation.id', 'schedulingDateRequest.scoutInvitationId'),
    )
    .select(['schedulingDateRequest.status', undatedSince.as('since')])
    .where('schedulingDateRequest.companyId', '=', companyId)
    .where('schedulingDateRequest.id', '=', schedulingDateRequestId)
    .where('schedulingDateRequest.isBeforeDates', '=', true)
    .executeTakeFirst()
  if (!request) return undefined
  const { status, since } = request
  return status === 'REQUESTED' && since ? dueDayOf({ word: 'NEXT_DATES', since }) : null
}

export const findOpenRequest = (db: Db | Tx, { companyId, schedulingDateRequestId }: AboutRequest) =>
  db
    .selectFrom('schedulingDateRequest')
    .select('requestedAt')
    .where('companyId', '=', companyId)
    .where('id', '=', schedulingDateRequestId)
    .where('status', '=', 'REQUESTED')
    .executeTakeFirst()

const bookedOn = (db: Db | Tx, day: string) =>
  db
    .selectFrom('booking')
    .innerJoin('schedulingDate as date', (join) => ofSameCompany(join, 'date.id', 'booking.schedulingDateId'))
    .where('booking.status', '=', 'BOOKED')
    .where('date.startAt', '>=', startOfTokyoDay(day))
    .where('date.startAt', '<', startOfTokyoDay(addDays(day, 1)))

/** Companies with a booking on a Tokyo day. */
export const listCompaniesOn = (db: Db | Tx, day: string) =>
  bookedOn(db, day).select('booking.companyId').distinct().execute()

/** A company's booked dates of a Tokyo day; one row for each date and sender of the booked scouts. */
export const listDatesOn = (db: Db | Tx, companyId: OfRow<'company'>, day: string) =>
  bookedOn(db, day)
    .innerJoin('scheduling', (join) => ofSameCompany(join, 'scheduling.id', 'date.schedulingId'))
    .innerJoin('scoutInvitation as invitation', (join) =>
      ofSameCompany(join, 'invitation.id', 'booking.scoutInvitationId'),
    )
    .select(['date.id', 'date.startAt', 'date.endAt', 'scheduling.title', 'invitation.companyUserId as senderId'])
    .select((eb) => eb.fn.countAll<number>().as('booked'))
    .where('booking.companyId', '=', companyId)
    .groupBy(['date.id', 'date.startAt', 'date.endAt', 'scheduling.title', 'invitation.companyUserId'])
    .orderBy('date.startAt')
    .orderBy('date.id')
    .execute()

type OfNotice = { companyId: OfRow<'company'>; dayNoticeId: string }

/** The notice of a job's payload with its booking; empty when the booking is gone. */
export const listNoticed = (db: Db | Tx, { companyId, dayNoticeId }: OfNotice) =>
  db
    .selectFrom('dayNotice')
    .innerJoin('booking', (join) => ofSameCompany(join, 'booking.id', 'dayNotice.bookingId'))
    .select(['dayNotice.companyId', 'dayNotice.id as dayNoticeId', 'dayNotice.bookingId'])
    .select(['booking.scoutInvitationId', 'booking.schedulingDateId'])
    .where('dayNotice.companyId', '=', companyId)
    .where('dayNotice.id', '=', dayNoticeId)
    .where('booking.schedulingDateId', 'is not', null)
    .$narrowType<{ schedulingDateId: NotNull }>()
    .execute()

/** A notice and the one before it; undefined unless it is the one that holds. */
export async function findDayNotice(db: Db | Tx, about: OfNotice & { bookingId: string }) {
  const [notice, before = null] = await listDayNotices(db, about.companyId, about.bookingId)
  return notice?.id === about.dayNoticeId ? { notice, before } : undefined
}

/** The colleague in charge of the thread of a scout. */
export const findInCharge = async (db: Db | Tx, { companyId, scoutInvitationId }: AboutScout) =>
  (
    await db
      .selectFrom('thread')
      .select('inCharge')
      .where('companyId', '=', companyId)
      .where('scoutInvitationId', '=', scoutInvitationId)
      .executeTakeFirst()
  )?.inCharge ?? null

export async function isStudentSuspended(db: Db | Tx, candidateId: OfRow<'candidate'>) {
  const student = await db
    .selectFrom('candidate')
    .select('id')
    .where('id', '=', candidateId)
    .where('status', '=', 'SUSPENDED')
    .executeTakeFirst()
  return student !== undefined
}

/** The bookings of a student whose dates have not begun, at every company. */
export const listComingBookings = (db: Db | Tx, candidateId: OfRow<'candidate'>) =>
  db
    .selectFrom('booking')
    .innerJoin('schedulingDate', (join) => ofSameCompany(join, 'schedulingDate.id', 'booking.schedulingDateId'))
    .select(['booking.companyId', 'booking.scoutInvitationId', 'booking.schedulingDateId'])
    .where('booking.candidateId', '=', candidateId)
    .where('booking.status', '=', 'BOOKED')
    .where('schedulingDate.startAt', '>', new Date())
    .$narrowType<{ schedulingDateId: NotNull }>()
    .execute()
