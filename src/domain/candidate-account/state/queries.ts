import type { OwnCandidateId } from '#domain/viewer/viewer.ts'
import type { Db } from '#platform/database/db.ts'

export async function isProfilePublic(db: Db, candidateId: OwnCandidateId) {
  const { status } = await db
    .selectFrom('candidate')
    .select('status')
    .where('id', '=', candidateId)
    .executeTakeFirstOrThrow()
  return status === 'ACTIVE'
}
