import type { OfRow } from '#ground/id.ts'
import type { Db } from '#platform/database/db.ts'
import { leftStatuses } from '../state/rules.ts'

/**
 * The push token of this student. Undefined when the device belongs to another student by now, or when the student has
 * withdrawn.
 */
export async function findFcmToken(db: Db, candidateId: OfRow<'candidate'>, candidateFcmTokenId: string) {
  const row = await db
    .selectFrom('candidateFcmToken')
    .innerJoin('candidate', 'candidate.id', 'candidateFcmToken.candidateId')
    .select('candidateFcmToken.token')
    .where('candidateFcmToken.candidateId', '=', candidateId)
    .where('candidateFcmToken.id', '=', candidateFcmTokenId)
    .where('candidate.status', 'not in', leftStatuses)
    .executeTakeFirst()
  return row?.token
}
