import { recordAudit } from '#domain/audit/commands.ts'
import type { AdminViewer } from '#domain/viewer/viewer.ts'
import type { AssessmentAttemptId, OfRow } from '#ground/id.ts'
import { Refusal, refuseInvalid } from '#ground/refusal.ts'
import { checkLength } from '#ground/validation/validation.ts'
import type { Tx } from '#platform/database/db.ts'
import { enqueue } from '#platform/queue/queue.ts'
import { moveAttempt } from '../clock/commands.ts'
import { canMove, maxVoidReason } from '../rules.ts'
import { lockNamedAttempt } from './queries.ts'

/** The first operator asks for a sitting to be declared void. Refuses assessment_void_closed while one asks already. */
export async function askToVoidAssessment(tx: Tx, admin: AdminViewer, id: AssessmentAttemptId, reason: string) {
  refuseInvalid([checkLength('reason', '理由', reason, 1, maxVoidReason)])
  const attempt = await lockNamedAttempt(tx, id)
  if (attempt.voidAskedBy || !canMove('confirmVoid', attempt.state)) throw new Refusal('assessment_void_closed')
  await ask(tx, id, { voidAskedBy: admin.adminAccountId, voidReason: reason.trim() })
  await record(tx, admin, 'askToVoidAssessment', attempt)
  return attempt.id
}

/**
 * A second operator declares it void: the sitting counts for nothing, the database ends what was published of it, and
 * the student may sit the test again. Refuses assessment_second_person and assessment_void_closed.
 */
export async function confirmVoidAssessment(tx: Tx, admin: AdminViewer, id: AssessmentAttemptId) {
  const attempt = await lockNamedAttempt(tx, id)
  if (!attempt.voidAskedBy || !canMove('confirmVoid', attempt.state)) throw new Refusal('assessment_void_closed')
  if (attempt.voidAskedBy === admin.adminAccountId) throw new Refusal('assessment_second_person')
  const voidedAt = new Date()
  await moveAttempt(tx, admin, attempt, 'confirmVoid', { voidedBy: admin.adminAccountId, voidedAt })
  await enqueue(tx, 'notify_assessment_voided', { candidateId: attempt.candidateId, attemptId: attempt.id })
  return attempt.id
}

/** The wish is taken back; any operator may do so. Refuses assessment_void_closed without one. */
export async function withdrawVoidOfAssessment(tx: Tx, admin: AdminViewer, id: AssessmentAttemptId) {
  const attempt = await lockNamedAttempt(tx, id)
  if (!attempt.voidAskedBy || attempt.voidedBy) throw new Refusal('assessment_void_closed')
  await ask(tx, id, { voidAskedBy: null, voidReason: null })
  await record(tx, admin, 'withdrawVoidOfAssessment', attempt)
  return attempt.id
}

const ask = (tx: Tx, id: string, columns: { voidAskedBy: string | null; voidReason: string | null }) =>
  tx.updateTable('assessmentAttempt').set(columns).where('id', '=', id).execute()

const record = (
  tx: Tx,
  admin: AdminViewer,
  action: string,
  { id, candidateId }: { id: string; candidateId: OfRow<'candidate'> },
) => recordAudit(tx, admin, [{ action, subject: 'assessment_attempt', subjectId: id, candidateId }])
