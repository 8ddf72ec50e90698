import { answerBusinessDays } from '#domain/scout-invitation/scheduling-date-request/rules.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { ofSameCompany } from '#platform/database/of-same-company.ts'
import { addDays } from '#ground/day.ts'
import type { OfRow } from '#ground/id.ts'
import { startOfTokyoDay } from '#ground/tokyo-time.ts'
import type { AboutRequest } from '../../facts/queries.ts'

/** Longer than any run of holidays: the company was notified of older requests before. */
const maxOverdueDays = 30

/** Open requests for dates that may be overdue today. */
export const listOpenRequests = (db: Db | Tx, today: string) =>
  db
    .selectFrom('schedulingDateRequest')
    .select(['companyId', 'scoutInvitationId', 'id as schedulingDateRequestId', 'requestedAt'])
    .where('status', '=', 'REQUESTED')
    .where('requestedAt', '<', startOfTokyoDay(addDays(today, -answerBusinessDays)))
    .where('requestedAt', '>=', startOfTokyoDay(addDays(today, -maxOverdueDays)))
    .execute()

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
