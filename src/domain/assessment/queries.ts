import type { Db } from '#platform/db.ts'

/** Only published results are stored here, so whoever may see the profile may see them. */
export async function listAssessmentProfiles(db: Db, _proof: null, candidateIds: readonly string[]) {
  const rows = await db.selectFrom('assessmentProfile').selectAll().where('candidateId', 'in', candidateIds).execute()
  return new Map(rows.map((row) => [row.candidateId, row]))
}
