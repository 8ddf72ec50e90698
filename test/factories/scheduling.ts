import { sql, type Insertable } from 'kysely'
import type { OfRow } from '#ground/id.ts'
import type { DB } from '#platform/database/database-types.ts'
import type { Db } from '#platform/database/db.ts'
import type { BookingStatus } from '#domain/scout-invitation/booking/rules.ts'
import { startOfFile } from '../start-of-file.ts'

type Given<Table extends keyof DB> = Partial<Insertable<DB[Table]>>

const hour = 3_600_000
/** This many hours from the start of the test file, on a whole second: the same question has the same answer. */
export const inHours = (hours: number) => new Date(Math.floor(startOfFile().getTime() / 1000) * 1000 + hours * hour)

export const aScheduling = (db: Db, given: Given<'scheduling'> & { companyId: OfRow<'company'> }) =>
  db
    .insertInto('scheduling')
    .values({ type: 'EVENT', title: '会社説明会', location: '東京本社 3階', ...given })
    .returningAll()
    .executeTakeFirstOrThrow()

/** An hour long and a week ahead, for ten students, unless told otherwise. */
export function aSchedulingDate(
  db: Db,
  given: Given<'schedulingDate'> & { companyId: OfRow<'company'>; schedulingId: string },
) {
  const startAt = new Date(given.startAt ?? inHours(24 * 7))
  return db
    .insertInto('schedulingDate')
    .values({
      capacity: 10,
      ...given,
      startAt,
      endAt: given.endAt ?? new Date(startAt.getTime() + hour),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

type Booked = {
  companyId: OfRow<'company'>
  companyUserId: string
  jobId: string
  candidateId: OfRow<'candidate'>
  schedulingDateId: string
}

/** A student's seat on a date, with the accepted invitation that led to it; the date's count stands with it. */
export async function aBooking(db: Db, { schedulingDateId, ...invited }: Booked, status: BookingStatus = 'BOOKED') {
  const { companyId, companyUserId, jobId, candidateId } = invited
  const message = await db
    .insertInto('templateMessageHistory')
    .values({ companyId, companyUserId, jobId, subject: 'ご案内', text: 'あ'.repeat(100) })
    .returning('id')
    .executeTakeFirstOrThrow()
  const invitation = await db
    .insertInto('scoutInvitation')
    .values({
      ...invited,
      templateMessageHistoryId: message.id,
      reason: '理'.repeat(40),
      expiresAt: inHours(240),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .updateTable('scoutInvitation')
    .set({ status: 'ACCEPTED', schedulingStatus: status === 'BOOKED' ? 'ACCEPTED' : 'PENDING' })
    .where('id', '=', invitation.id)
    .execute()
  const date = await db
    .updateTable('schedulingDate')
    .set((eb) => ({ booked: eb('booked', '+', status === 'BOOKED' ? 1 : 0) }))
    .where('id', '=', schedulingDateId)
    .returning(['startAt', 'endAt'])
    .executeTakeFirstOrThrow()
  const during = sql<string>`tstzrange(${date.startAt}, ${date.endAt})`
  return db
    .insertInto('booking')
    .values({
      companyId,
      candidateId,
      schedulingDateId,
      scoutInvitationId: invitation.id,
      status,
      during,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}
