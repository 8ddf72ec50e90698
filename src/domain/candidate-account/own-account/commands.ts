import { recordAudit } from '#domain/audit/commands.ts'
import { refuseInvalid } from '#ground/refusal.ts'
import type { CandidateViewer } from '#domain/viewer/viewer.ts'
import type { Tx } from '#platform/database/db.ts'
import { checkNames, foldNames, type Names } from './rules.ts'

/** Companies that know the student read the new name from then on, since they read it from the account. */
export async function updateNames(tx: Tx, candidate: CandidateViewer, form: Names) {
  const names = foldNames(form)
  refuseInvalid(checkNames(names))
  const { candidateId } = candidate
  await tx.updateTable('candidateAccount').set(names).where('candidateId', '=', candidateId).execute()
  await recordAudit(tx, candidate, [
    { action: 'updateCandidateNames', subject: 'candidate', subjectId: candidateId, candidateId },
  ])
  return true
}
