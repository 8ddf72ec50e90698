import type { OfRow } from '#ground/id.ts'
import type { Db } from '#platform/database/db.ts'

/** The table holds published results only, so a viewer who may see the profile may see its results. */
export async function listAssessmentProfiles(db: Db, candidateIds: readonly OfRow<'candidate'>[]) {
  const rows = await db.selectFrom('assessmentProfile').selectAll().where('candidateId', 'in', candidateIds).execute()
  return new Map(rows.map((row) => [row.candidateId, row]))
}
