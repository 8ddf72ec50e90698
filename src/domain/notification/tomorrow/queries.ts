import type { Db, Tx } from '#platform/db.ts'
import { addDays } from '#ground/day.ts'
import { startOfTokyoDay } from '#ground/tokyo-time.ts'

const bookedOn = (db: Db | Tx, day: string) =>
  db
    .selectFrom('booking')
    .innerJoin('schedulingDate as date', (join) =>
      join.onRef('date.companyId', '=', 'booking.companyId').onRef('date.id', '=', 'booking.schedulingDateId'),
    )
    .where('booking.status', '=', 'BOOKED')
    .where('date.startAt', '>=', startOfTokyoDay(day))
    .where('date.startAt', '<', startOfTokyoDay(addDays(day, 1)))

/** Companies where somebody comes on a Tokyo day. */
export const listCompaniesOn = (db: Db | Tx, day: string) =>
  bookedOn(db, day).select('booking.companyId').distinct().execute()

/** The dates of a company's Tokyo day that somebody comes to, each with who sent the scouts that led there. */
export const listDatesOn = (db: Db | Tx, companyId: string, day: string) =>
  bookedOn(db, day)
    .innerJoin('scheduling', (join) =>
      join.onRef('scheduling.companyId', '=', 'date.companyId').onRef('scheduling.id', '=', 'date.schedulingId'),
    )
    .innerJoin('scoutInvitation as invitation', (join) =>
      join
        .onRef('invitation.companyId', '=', 'booking.companyId')
        .onRef('invitation.id', '=', 'booking.scoutInvitationId'),
    )
    .select(['date.id', 'date.startAt', 'date.endAt', 'scheduling.title', 'invitation.companyUserId as senderId'])
    .select((eb) => eb.fn.countAll<number>().as('booked'))
    .where('booking.companyId', '=', companyId)
    .groupBy(['date.id', 'date.startAt', 'date.endAt', 'scheduling.title', 'invitation.companyUserId'])
    .orderBy('date.startAt')
    .orderBy('date.id')
    .execute()
