import { sql, type Selectable } from 'kysely'
import type { CandidateStopId, OfRow } from '#ground/id.ts'
import { Refusal } from '#ground/refusal.ts'
import type { DB } from '#platform/database/database-types.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { ofSameCompany } from '#platform/database/of-same-company.ts'

export type CandidateStopRow = Selectable<DB['candidateStop']>

/** Refuses not_found. */
export async function requireCandidateStop(db: Db | Tx, id: CandidateStopId): Promise<CandidateStopRow> {
  const stop = await db.selectFrom('candidateStop').selectAll().where('id', '=', id).executeTakeFirst()
  if (!stop) throw new Refusal('not_found')
  return stop
}

/** Requests that wait for a second operator, the oldest first. */
export const listOpenStops = (db: Db) =>
  db
    .selectFrom('candidateStop')
    .selectAll()
    .where('status', '=', 'REQUESTED')
    .orderBy('insertedAt')
    .orderBy('id')
    .execute()

/** The requests and decisions about one student, the newest first. */
export const listStopsOf = (db: Db, candidateId: OfRow<'candidate'>) =>
  db
    .selectFrom('candidateStop')
    .selectAll()
    .where('candidateId', '=', candidateId)
    .orderBy('insertedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(20)
    .execute()

export type HeldDateRow = Awaited<ReturnType<typeof listHeldDates>>[number]

/** Booked dates to come of a suspended student, whose own pages are closed, with the way to reach each company. */
export const listHeldDates = (db: Db, candidateId: OfRow<'candidate'>) =>
  db
    .selectFrom('booking')
    .innerJoin('schedulingDate', (join) => ofSameCompany(join, 'schedulingDate.id', 'booking.schedulingDateId'))
    .innerJoin('scheduling', (join) => ofSameCompany(join, 'scheduling.id', 'schedulingDate.schedulingId'))
    .innerJoin('company', 'company.id', 'booking.companyId')
    .select(['booking.id', 'company.displayName as companyName', 'scheduling.title', 'scheduling.emergencyContact'])
    .select(['schedulingDate.startAt', 'schedulingDate.endAt'])
    .where('booking.candidateId', '=', candidateId)
    .where('booking.status', '=', 'BOOKED')
    .where('schedulingDate.endAt', '>', new Date())
    .orderBy('schedulingDate.startAt')
    .execute()

/** The suspension that holds the student's account; undefined for any other account. */
export const findSuspension = (db: Db | Tx, candidateId: OfRow<'candidate'>) =>
  db
    .selectFrom('candidateStop')
    .innerJoin('candidate', 'candidate.id', 'candidateStop.candidateId')
    .select(['candidateStop.id', 'candidateStop.candidateId', 'candidateStop.reason', 'candidateStop.suspendedFrom'])
    .select(sql<Date>`candidate_stop.decided_at`.as('suspendedAt'))
    .where('candidateStop.candidateId', '=', candidateId)
    .where('candidateStop.suspendedFrom', 'is not', null)
    .where('candidateStop.liftedAt', 'is', null)
    .where('candidate.status', '=', 'SUSPENDED')
    .executeTakeFirst()
