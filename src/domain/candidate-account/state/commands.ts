import { sql } from 'kysely'
import { recordAudit } from '#domain/audit/commands.ts'
import type { OfRow } from '#ground/id.ts'
import { Refusal, refuseInvalid } from '#ground/refusal.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { checkLength } from '#ground/validation/validation.ts'
import { forgetDevicesOf } from '#domain/push-device/commands.ts'
import type { AdminViewer, CandidateViewer, Viewer } from '#domain/viewer/viewer.ts'
import { eraseToldNames } from './told/commands.ts'
import type { Tx } from '#platform/database/db.ts'
import { enqueue } from '#platform/queue/queue.ts'
import { endAgentConsultation } from '../consent/agent-consultation/commands.ts'
import { endExports } from '../data-export/commands.ts'
import { requireRequiredFacts } from '../required-action/queries.ts'
import { missingItems } from '../required-action/rules.ts'
import { candidateMoves, canMove, isRegistering, type CandidateAct, type CandidateStatus } from './rules.ts'
import { maxWithdrawalReason, type WithdrawalReason } from './withdrawal/rules.ts'

/**
 * The only writer of a student's status. Refuses account_not_changeable for a move outside `candidateMoves`. Returns the
 * status before. `to`: where the move is back to what was before.
 */
export async function moveCandidate<Act extends CandidateAct>(
  tx: Tx,
  viewer: Viewer | 'system',
  candidateId: OfRow<'candidate'>,
  act: Act,
  to: CandidateStatus = candidateMoves[act].to,
) {
  const row = await tx
    .selectFrom('candidate')
    .select('status')
    .where('id', '=', candidateId)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new Refusal('not_found')
  const { status } = row
  if (!canMove(act, status)) throw new Refusal('account_not_changeable')
  await tx.updateTable('candidate').set({ status: to }).where('id', '=', candidateId).execute()
  await recordAudit(tx, viewer, [
    { action: act, subject: 'candidate', subjectId: candidateId, candidateId, from: status, to },
  ])
  return status
}

/**
 * Hides the student from every search, or shows the student again, once nothing required is missing. Received
 * scouts stay answerable while hidden. Setting the current value changes nothing.
 */
export async function updateCandidateVisibility(tx: Tx, candidate: CandidateViewer, isPublic: boolean) {
  const { candidateId } = candidate
  const { status } = await tx
    .selectFrom('candidate')
    .select('status')
    .where('id', '=', candidateId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const act = isPublic ? 'showCandidate' : 'hideCandidate'
  if (status === candidateMoves[act].to) return isPublic
  // While hidden, a student is not asked for what is missing; a public profile has it all.
  const isIncomplete = status === 'HIDDEN' && (await isSomethingMissing(tx, candidateId))
  await moveCandidate(tx, candidate, candidateId, isIncomplete ? 'requireAction' : act)
  return isPublic
}

async function isSomethingMissing(tx: Tx, candidateId: OfRow<'candidate'>) {
  return missingItems(await requireRequiredFacts(tx, candidateId), tokyoToday()).length > 0
}

type Withdrawal = { reason: string; reasonKind: WithdrawalReason | null }

/** Also takes back the consent to be handed over. The caller has checked who it is. */
export async function withdrawCandidate(tx: Tx, candidate: CandidateViewer, { reason, reasonKind }: Withdrawal) {
  const { candidateId } = candidate
  refuseInvalid([checkLength('reason', '理由', reason, 0, maxWithdrawalReason)])
  const before = await moveCandidate(tx, candidate, candidateId, 'withdrawCandidate')
  await closeAccount(tx, candidateId, { reason: reason.trim(), reasonKind })
  await endAgentConsultation(tx, candidate, candidateId)
  await enqueue(tx, 'notify_withdrawn', { candidateId, ...(isRegistering(before) && { registration: 'ENDED' }) })
  return true
}

/** For a student who asked the operator, as the policy offers to whoever cannot sign in. */
export async function withdrawForCandidate(tx: Tx, admin: AdminViewer, candidateId: OfRow<'candidate'>) {
  await moveCandidate(tx, admin, candidateId, 'withdrawForCandidate')
  await closeAccount(tx, candidateId, { reason: '', reasonKind: null })
  await endAgentConsultation(tx, admin, candidateId)
  await enqueue(tx, 'notify_withdrawn', { candidateId, by: 'OPERATOR' })
}

/**
 * Ends every session and every device for pushes, and removes the files of the student's data. The queue ends
 * invitations and bookings. The caller has moved the account.
 */
export async function closeAccount(tx: Tx, candidateId: OfRow<'candidate'>, withdrawal: Withdrawal) {
  await tx
    .insertInto('candidateWithdrawal')
    .values({ candidateId, ...withdrawal })
    .execute()
  await tx
    .updateTable('session')
    .set({ revokedAt: sql<Date>`now()` })
    .where('candidateId', '=', candidateId)
    .where('revokedAt', 'is', null)
    .execute()
  await forgetDevicesOf(tx, { candidateId })
  await endExports(tx, candidateId)
  await eraseToldNames(tx, candidateId)
  await enqueue(tx, 'end_scouts_of_withdrawn', { candidateId })
}
