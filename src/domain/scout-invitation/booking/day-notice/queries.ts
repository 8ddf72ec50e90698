import { sql, type SqlBool } from 'kysely'
import type { CompanyId, OwnCandidateId } from '#domain/viewer/viewer.ts'
import type { OfRow } from '#ground/id.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { ofSameCompany } from '#platform/database/of-same-company.ts'

const notices = (db: Db | Tx) =>
  db
    .selectFrom('dayNotice')
    .select(['id', 'companyId', 'bookingId', 'kind', 'minutes', 'toldAt'])
    .orderBy('toldAt', 'desc')
    .orderBy('id', 'desc')

export type DayNoticeRow = Awaited<ReturnType<ReturnType<typeof notices>['execute']>>[number]

/** The notice of a booking that holds, with the one before it; the newest first. */
export const listDayNotices = (db: Db | Tx, companyId: OfRow<'company'>, bookingId: string) =>
  notices(db).where('companyId', '=', companyId).where('bookingId', '=', bookingId).limit(2).execute()

/** SQL on `booking`: the student's own last word was that of an absence, which holds. */
export const isAbsence = sql<boolean>`(booking.status = 'NO_SHOW' and coalesce((
  select notice.kind = 'ABSENT' from day_notice notice
  where notice.company_id = booking.company_id and notice.booking_id = booking.id
  order by notice.told_at desc, notice.id desc limit 1), false))`

/** SQL on `booking`: when the student last said not to come, or to come after all. */
export const attendanceToldAt = sql<Date | null>`(select max(notice.told_at) from day_notice notice
  where notice.company_id = booking.company_id and notice.booking_id = booking.id and notice.kind <> 'LATE')`

const newestOf = (rows: readonly DayNoticeRow[]) => new Map(rows.toReversed().map((row) => [row.bookingId, row]))

/** Batched: the notice that holds of each of the student's bookings. */
export const findOwnDayNotices = async (db: Db, candidateId: OwnCandidateId, bookingIds: readonly string[]) =>
  newestOf(await notices(db).where('candidateId', '=', candidateId).where('bookingId', 'in', bookingIds).execute())

/** Batched: the notice that holds of each of the company's bookings. */
export const findDayNotices = async (db: Db, companyId: CompanyId, bookingIds: readonly string[]) =>
  newestOf(await notices(db).where('companyId', '=', companyId).where('bookingId', 'in', bookingIds).execute())

/** Whether the student said an absence of a date of this scout that is not over, and booked another one since. */
export const hasAbsence = (tx: Tx, candidateId: OwnCandidateId, scoutInvitationId: string) =>
  tx
    .selectFrom('booking')
    .innerJoin('dayNotice', (join) => ofSameCompany(join, 'dayNotice.bookingId', 'booking.id'))
    .select('booking.id')
    .where('booking.candidateId', '=', candidateId)
    .where('booking.scoutInvitationId', '=', scoutInvitationId)
    .where('booking.status', '=', 'NO_SHOW')
    .where('dayNotice.kind', '=', 'ABSENT')
    .where(sql<SqlBool>`upper(booking.during) > now()`)
    .executeTakeFirst()
