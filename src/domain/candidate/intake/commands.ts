import { recordAudit } from '#domain/audit/commands.ts'
import type { CandidateViewer, OwnCandidateId } from '#domain/viewer/viewer.ts'
import { refuseInvalid } from '#ground/refusal.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import type { Tx } from '#platform/database/db.ts'
import { findIntake } from './queries.ts'
import { checkIntake, type Intake } from './rules.ts'

/**
 * Holds the student's row until the transaction ends: a sending holds it too, so that no scout passes a change of what
 * the student lets in.
 */
export const holdStudent = (tx: Tx, candidateId: OwnCandidateId) =>
  tx.selectFrom('candidate').select('id').where('id', '=', candidateId).forNoKeyUpdate().execute()

/** Sets how many new scouts a week may bring, and the pause. Scouts that were sent already stay as they are. */
export async function updateScoutIntake(tx: Tx, candidate: CandidateViewer, intake: Intake) {
  const { candidateId } = candidate
  refuseInvalid(checkIntake(intake, tokyoToday()))
  await holdStudent(tx, candidateId)
  const before = await findIntake(tx, candidateId)
  const { scoutsPerWeek, pausedUntil } = intake
  if (wordsOf(before) === wordsOf(intake)) return true
  await tx
    .insertInto('candidateIntake')
    .values({ candidateId, scoutsPerWeek, pausedUntil })
    .onConflict((oc) => oc.column('candidateId').doUpdateSet({ scoutsPerWeek, pausedUntil }))
    .execute()
  await recordAudit(tx, candidate, [
    {
      action: 'updateScoutIntake',
      subject: 'candidate',
      subjectId: candidateId,
      candidateId,
      from: wordsOf(before),
      to: wordsOf(intake),
    },
  ])
  return true
}

const wordsOf = ({ scoutsPerWeek, pausedUntil }: Intake) => `${scoutsPerWeek}/week until:${pausedUntil ?? '-'}`
