import type { Db } from '#platform/db.ts'

/** The token of this student's device; undefined when the device has another owner by now, or the student has left. */
export async function findFcmToken(db: Db, candidateId: string, candidateFcmTokenId: string) {
  const row = await db
    .selectFrom('candidateFcmToken')
    .innerJoin('candidate', 'candidate.id', 'candidateFcmToken.candidateId')
    .select('candidateFcmToken.token')
    .where('candidateFcmToken.candidateId', '=', candidateId)
    .where('candidateFcmToken.id', '=', candidateFcmTokenId)
    .where('candidate.status', 'not in', ['WITHDRAWN', 'PURGED'])
    .executeTakeFirst()
  return row?.token
}
