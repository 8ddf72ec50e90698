import { sql } from 'kysely'
import type { BookingId, OfRow, SchedulingDateId } from '#ground/id.ts'
import type { CompanyViewer, OwnCandidateId } from '#domain/viewer/viewer.ts'
import { isInSightOf } from '#domain/scheduling/own-date/queries.ts'
import { bookedInSight } from '#domain/scheduling/queries.ts'
import type { Db } from '#platform/database/db.ts'
import { ofSameCompany } from '#platform/database/of-same-company.ts'
import { attendanceToldAt, isAbsence } from '#domain/scout-invitation/booking/day-notice/queries.ts'
import { cancelledDays, maxEntries, pastDays } from '../rules.ts'

/** A cancelled booking keeps its own time: its date may be another one by now, or gone. */
const studentDates = (db: Db, candidateId: OfRow<'candidate'>) =>
  db
    .selectFrom('booking')
    .innerJoin('company', 'company.id', 'booking.companyId')
    .innerJoin('scoutInvitation', (join) => ofSameCompany(join, 'scoutInvitation.id', 'booking.scoutInvitationId'))
    .innerJoin('job', (join) => ofSameCompany(join, 'job.id', 'scoutInvitation.jobId'))
    .leftJoin('schedulingDate', (join) => ofSameCompany(join, 'schedulingDate.id', 'booking.schedulingDateId'))
    .leftJoin('scheduling', (join) => ofSameCompany(join, 'scheduling.id', 'schedulingDate.schedulingId'))
    .distinctOn('booking.calendarId')
    .select([
      'booking.id as bookingId',
      'booking.calendarId',
      'booking.scoutInvitationId',
      'booking.status',
      'booking.cancelledAt',
      isAbsence.as('isAbsence'),
    ])
    .select(['company.displayName as companyName', 'scheduling.location', 'scheduling.url'])
    .select((eb) => eb.fn.coalesce('scheduling.title', 'job.title').as('title'))
    .select([
      sql<Date>`lower(booking.during)`.as('startAt'),
      sql<Date>`upper(booking.during)`.as('endAt'),
      sql<Date>`case when booking.status = 'CANCELLED' then booking.calendar_changed_at
        else greatest(booking.calendar_changed_at, scheduling_date.calendar_changed_at, scheduling.calendar_changed_at,
          ${attendanceToldAt}) end`.as('changedAt'),
    ])
    .where('booking.candidateId', '=', candidateId)
    // A moved booking and the one in its place are one entry: the later one.
    .orderBy('booking.calendarId')
    .orderBy('booking.insertedAt', 'desc')
    .orderBy('booking.id', 'desc')

/** The calendar of a student: dates of the last months and ahead, and what was cancelled lately. */
export const listStudentDates = (db: Db, candidateId: OfRow<'candidate'>) =>
  db
    .selectFrom(studentDates(db, candidateId).as('date'))
    .selectAll()
    .where(
      sql<boolean>`case when status = 'CANCELLED' then cancelled_at > now() - make_interval(days => ${cancelledDays}::int)
        else end_at > now() - make_interval(days => ${pastDays}::int) end`,
    )
    .orderBy('startAt')
    .orderBy('calendarId')
    .limit(maxEntries)
    .execute()

export type CancelledDateRow = Awaited<ReturnType<typeof listCancelledDates>>[number]

/** The bookings cancelled lately that would lie ahead, the next first. */
export const listCancelledDates = (db: Db, candidateId: OwnCandidateId) =>
  db
    .selectFrom(studentDates(db, candidateId).as('date'))
    .select(['bookingId', 'companyName', 'title', 'startAt'])
    .where('status', '=', 'CANCELLED')
    .where('endAt', '>', sql<Date>`now()`)
    .where('cancelledAt', '>', sql<Date>`now() - make_interval(days => ${cancelledDays}::int)`)
    .orderBy('startAt')
    .orderBy('bookingId')
    .limit(maxEntries)
    .execute()

/** One of the student's bookings as it stands now, or the one that took its place. */
export const findStudentDate = (db: Db, candidateId: OwnCandidateId, id: BookingId) =>
  studentDates(db, candidateId)
    .where('booking.calendarId', '=', (eb) =>
      eb
        .selectFrom('booking as named')
        .select('named.calendarId')
        .where('named.candidateId', '=', candidateId)
        .where('named.id', '=', id),
    )
    .executeTakeFirst()

/** When what a company's calendar shows of a date last changed: its time, its place, or who is booked. */
export const dateChangedAt = sql<Date>`greatest(scheduling_date.calendar_changed_at, scheduling.calendar_changed_at,
  scheduling_date.called_off_at,
  (select max(booking.calendar_changed_at) from booking
    where booking.company_id = scheduling_date.company_id and booking.scheduling_date_id = scheduling_date.id))`

const companyDates = (db: Db, companyId: OfRow<'company'>) =>
  db
    .selectFrom('schedulingDate')
    .innerJoin('scheduling', (join) => ofSameCompany(join, 'scheduling.id', 'schedulingDate.schedulingId'))
    .select(['schedulingDate.id', 'schedulingDate.startAt', 'schedulingDate.endAt', 'schedulingDate.calledOffAt'])
    .select(['scheduling.type', 'scheduling.title', 'scheduling.location', 'scheduling.url'])
    .select(bookedInSight.as('bookedInSight'))
    .select(dateChangedAt.as('changedAt'))
    .where('schedulingDate.companyId', '=', companyId)

export type OfCompanyUser = { companyId: OfRow<'company'>; companyUserId: string }

/** The calendar of a company user: the dates whose bookings the user is told of. */
export const listStaffDates = (db: Db, user: OfCompanyUser) =>
  staffDates(db, user)
    .where('schedulingDate.endAt', '>', sql<Date>`now() - make_interval(days => ${pastDays}::int)`)
    .limit(maxEntries)
    .execute()

const staffDates = (db: Db, { companyId, companyUserId }: OfCompanyUser) =>
  companyDates(db, companyId)
    .innerJoin('schedulingDateNotifiedCompanyUser as notified', (join) =>
      ofSameCompany(join, 'notified.schedulingDateId', 'schedulingDate.id'),
    )
    .where('notified.companyUserId', '=', companyUserId)
    .orderBy('schedulingDate.startAt')
    .orderBy('schedulingDate.id')

/** Of these dates those whose bookings the user is told of. */
export const findStaffDates = (db: Db, user: OfCompanyUser, ids: readonly string[]) =>
  staffDates(db, user).where('schedulingDate.id', 'in', ids).execute()

/** The dates that left the user's calendar lately; with `ids` only those. */
export const listRemovedDates = (db: Db, { companyId, companyUserId }: OfCompanyUser, ids?: readonly string[]) =>
  db
    .selectFrom('staffDateRemoval')
    .select(['schedulingDateId as id', 'title', 'startAt', 'endAt', 'calendarChangedAt as changedAt'])
    .where('companyId', '=', companyId)
    .where('companyUserId', '=', companyUserId)
    .where('removedAt', '>', sql<Date>`now() - make_interval(days => ${cancelledDays}::int)`)
    .$if(ids !== undefined, (query) => query.where('schedulingDateId', 'in', ids ?? []))
    .orderBy('startAt')
    .orderBy('schedulingDateId')
    .limit(maxEntries)
    .execute()

/** A date that exists for the user; undefined for every other. */
export const findStaffDate = (db: Db, viewer: CompanyViewer, id: SchedulingDateId) =>
  companyDates(db, viewer.companyId).where(isInSightOf(viewer)).where('schedulingDate.id', '=', id).executeTakeFirst()
