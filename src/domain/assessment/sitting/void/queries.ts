import { Refusal } from '#ground/refusal.ts'
import type { AssessmentAttemptId, OfRow } from '#ground/id.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import type { Attempt } from '../queries.ts'

/** A sitting that an operator names, whoever sat it. Refuses not_found. */
export async function requireNamedAttempt(db: Db | Tx, id: AssessmentAttemptId): Promise<Attempt> {
  const attempt = await db.selectFrom('assessmentAttempt').selectAll().where('id', '=', id).executeTakeFirst()
  if (!attempt) throw new Refusal('not_found')
  return attempt
}

export async function lockNamedAttempt(tx: Tx, id: AssessmentAttemptId): Promise<Attempt> {
  const attempt = await tx
    .selectFrom('assessmentAttempt')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!attempt) throw new Refusal('not_found')
  return attempt
}

/** Sittings that one operator wants to be void and that wait for a second one, the oldest first. */
export const listVoidRequests = (db: Db): Promise<Attempt[]> =>
  db
    .selectFrom('assessmentAttempt')
    .selectAll()
    .where('voidAskedBy', 'is not', null)
    .where('voidedBy', 'is', null)
    .orderBy('beganAt')
    .limit(100)
    .execute()

/** The sittings of a student whom an operator looked up, the newest first: no answers, no results. */
export const listSittings = (db: Db, candidateId: OfRow<'candidate'>): Promise<Attempt[]> =>
  db
    .selectFrom('assessmentAttempt')
    .selectAll()
    .where('candidateId', '=', candidateId)
    .orderBy('beganAt', 'desc')
    .orderBy('id')
    .limit(50)
    .execute()

/** The sitting of this student while it is void. */
export const findVoidedSitting = (
  db: Db | Tx,
  { candidateId, attemptId }: { candidateId: OfRow<'candidate'>; attemptId: string },
) =>
  db
    .selectFrom('assessmentAttempt')
    .select('kind')
    .where('candidateId', '=', candidateId)
    .where('id', '=', attemptId)
    .where('state', '=', 'VOID')
    .executeTakeFirst()
