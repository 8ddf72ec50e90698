import { sql, type SqlBool } from 'kysely'
import type { OwnCandidateId } from '#domain/viewer/viewer.ts'
import type { OfRow } from '#ground/id.ts'
import { compiledOnce } from '#platform/database/compiled-once.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { ofSameCompany } from '#platform/database/of-same-company.ts'

export type EndedPlace = Awaited<ReturnType<typeof listEndedPlaces>>[number]
type OfStudent = { candidateId: OfRow<'candidate'>; bookingIds: readonly string[] }

// The clock ends a place in the line of another company a little after the booking that is in its way.
const isEndedByBooking = sql<SqlBool>`(place.ended_by_booking = booking.id
  or place.status = 'WAITING' and booking.status = 'BOOKED'
    and booking.during && tstzrange(date.start_at, date.end_at))`

const endedPlaces = compiledOnce((db, { candidateId, bookingIds }: OfStudent) =>
  db
    .selectFrom('booking')
    .innerJoin('waitingPlace as place', 'place.candidateId', 'booking.candidateId')
    .innerJoin('schedulingDate as date', (join) => ofSameCompany(join, 'date.id', 'place.schedulingDateId'))
    .innerJoin('company', 'company.id', 'place.companyId')
    .select(['booking.id as bookingId', 'company.displayName as companyName', 'date.startAt', 'date.endAt'])
    .select(sql<boolean>`place.offered_until is not null`.as('wasSeat'))
    .where('booking.candidateId', '=', candidateId)
    .where('booking.id', 'in', bookingIds)
    .where(isEndedByBooking)
    .orderBy('date.startAt')
    .orderBy('place.id'),
)

/** The places in lines, and the seats kept for the student, that a booking ended. */
export const listEndedPlaces = (db: Db | Tx, candidateId: OfRow<'candidate'>, bookingId: string) =>
  endedPlaces(db, { candidateId, bookingIds: [bookingId] })

/** Batched by the ids of the student's own bookings. */
export async function findEndedPlaces(db: Db, candidateId: OwnCandidateId, bookingIds: readonly string[]) {
  const rows = await endedPlaces(db, { candidateId, bookingIds })
  return Map.groupBy(rows, ({ bookingId }) => bookingId)
}
