import type { OfRow } from '#ground/id.ts'
import type { Db, Tx } from '#platform/database/db.ts'

/** The scored sitting, while its result is there. */
export const findScoredSitting = (
  db: Db | Tx,
  { candidateId, attemptId }: { candidateId: OfRow<'candidate'>; attemptId: string },
) =>
  db
    .selectFrom('assessmentAttempt')
    .select(['kind', 'continueBy'])
    .where('candidateId', '=', candidateId)
    .where('id', '=', attemptId)
    .where('scoredKind', 'is not', null)
    .executeTakeFirst()
