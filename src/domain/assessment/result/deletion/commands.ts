import { sql } from 'kysely'
import { recordAudit } from '#domain/audit/commands.ts'
import type { CandidateViewer } from '#domain/viewer/viewer.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Tx } from '#platform/database/db.ts'
import { holdResults } from '../publication/commands.ts'
import type { AssessmentKind } from '../../sitting/rules.ts'

/**
 * Deletes all results of one test with their answers, publication and certificates. Only the days of the sittings stay,
 * for the date of a retake. Refuses not_found when there is none.
 */
export async function deleteResults(tx: Tx, candidate: CandidateViewer, kind: AssessmentKind) {
  const { candidateId } = candidate
  await holdResults(tx, candidateId)
  const scored = await tx
    .selectFrom('assessmentAttempt')
    .select('id')
    .where('candidateId', '=', candidateId)
    .where('scoredKind', '=', kind)
    .orderBy('id')
    .forUpdate()
    .execute()
  if (scored.length === 0) throw new Refusal('not_found')
  const ids = scored.map(({ id }) => id)
  await eraseAttempts(tx, ids)
  await recordAudit(
    tx,
    candidate,
    ids.map((subjectId) => ({
      action: 'deleteAssessmentResults',
      subject: 'assessment_attempt',
      subjectId,
      candidateId,
      details: { kind },
    })),
  )
  return kind
}

/** Empties scored sittings. The trigger of the table empties their publication and their certificates. */
async function eraseAttempts(tx: Tx, ids: readonly string[]) {
  await tx
    .updateTable('assessmentAttempt')
    .set({
      erasedAt: sql<Date>`now()`,
      personalityPercentages: null,
      focusLosses: 0,
      isChecked: false,
      continueBy: null,
      checkedAt: null,
      fastAnswers: null,
      recheckRight: null,
    })
    .where('id', 'in', ids)
    .execute()
  await tx.deleteFrom('assessmentAnswer').where('attemptId', 'in', ids).execute()
  await tx.deleteFrom('assessmentSection').where('attemptId', 'in', ids).where('section', '=', 'RECHECK').execute()
  await tx
    .updateTable('assessmentSection')
    .set({ achieved: null, achievable: null })
    .where('attemptId', 'in', ids)
    .execute()
}
