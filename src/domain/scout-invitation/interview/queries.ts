import { sql } from 'kysely'
import { addDays } from '#ground/day.ts'
import type { BookingId } from '#ground/id.ts'
import { Refusal } from '#ground/refusal.ts'
import { startOfTokyoDay } from '#ground/time/moment.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import type { CompanyViewer } from '#domain/viewer/viewer.ts'
import type { Db } from '#platform/database/db.ts'
import { ofSameCompany } from '#platform/database/of-same-company.ts'
import { requireBooking } from '../booking/queries.ts'

/** Days for which a date that is over stays in the list. */
const pastDays = 30
const maxInterviews = 100

const ownDates = (db: Db, { companyId, companyUserId }: CompanyViewer) =>
  db
    .selectFrom('schedulingDateNotifiedCompanyUser as mine')
    .innerJoin('schedulingDate', (join) => ofSameCompany(join, 'schedulingDate.id', 'mine.schedulingDateId'))
    .innerJoin('scheduling', (join) => ofSameCompany(join, 'scheduling.id', 'schedulingDate.schedulingId'))
    .select(['schedulingDate.id', 'schedulingDate.startAt', 'schedulingDate.endAt', 'scheduling.type'])
    .select(['scheduling.title', 'scheduling.location', 'scheduling.url', 'scheduling.emergencyContact'])
    .where('mine.companyId', '=', companyId)
    .where('mine.companyUserId', '=', companyUserId)
    .where('schedulingDate.calledOffAt', 'is', null)

export type InterviewRow = Awaited<ReturnType<typeof listInterviews>>[number]

/** The dates that the user is in charge of: the coming ones first, then those of the last 30 days, the latest first. */
export const listInterviews = (db: Db, viewer: CompanyViewer) =>
  ownDates(db, viewer)
    .where('schedulingDate.endAt', '>=', startOfTokyoDay(addDays(tokyoToday(), -pastDays)))
    .orderBy(sql`scheduling_date.end_at < now()`)
    .orderBy(sql`abs(extract(epoch from scheduling_date.start_at - now()))`)
    .orderBy('schedulingDate.id')
    .limit(maxInterviews)
    .execute()

/** A booking of one of the user's own dates, however long ago. Refuses not_found. */
export async function requireOwnBooking(db: Db, viewer: CompanyViewer, id: BookingId) {
  const booking = await requireBooking(db, viewer.companyId, id)
  const interview = await ownDates(db, viewer)
    .where('schedulingDate.id', '=', booking.schedulingDateId)
    .executeTakeFirst()
  if (!interview) throw new Refusal('not_found')
  return { ...booking, interview }
}
