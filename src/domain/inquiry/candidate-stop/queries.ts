import { sql, type Selectable } from 'kysely'
import type { CandidateStopId, OfRow } from '#ground/id.ts'
import { Refusal } from '#ground/refusal.ts'
import type { DB } from '#platform/database/database-types.ts'
import type { Db, Tx } from '#platform/database/db.ts'

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

/** The suspension that holds the student's account; undefined for any other account. */
export const findSuspension = (db: Db | Tx, candidateId: OfRow<'candidate'>) =>
  db
    .selectFrom('candidateStop')
    .innerJoin('candidate', 'candidate.id', 'candidateStop.candidateId')
    .select(['candidateStop.id', 'candidateStop.reason', 'candidateStop.suspendedFrom'])
    .select(sql<Date>`candidate_stop.decided_at`.as('suspendedAt'))
    .where('candidateStop.candidateId', '=', candidateId)
    .where('candidateStop.suspendedFrom', 'is not', null)
    .where('candidateStop.liftedAt', 'is', null)
    .where('candidate.status', '=', 'SUSPENDED')
    .executeTakeFirst()
