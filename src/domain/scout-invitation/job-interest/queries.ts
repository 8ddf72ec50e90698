import type { OwnCandidateId } from '#domain/viewer/viewer.ts'
import type { Db, Tx } from '#platform/database/db.ts'

/** Batched: in which of these jobs the student said to be interested. */
export async function findInterests(db: Db, candidateId: OwnCandidateId, jobIds: readonly string[]) {
  const rows = await db
    .selectFrom('jobInterest')
    .select('jobId')
    .where('candidateId', '=', candidateId)
    .where('jobId', 'in', jobIds)
    .execute()
  return new Map(rows.map(({ jobId }) => [jobId, true]))
}

export async function countInterests(tx: Tx, candidateId: OwnCandidateId) {
  const { count } = await tx
    .selectFrom('jobInterest')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('candidateId', '=', candidateId)
    .executeTakeFirstOrThrow()
  return count
}
