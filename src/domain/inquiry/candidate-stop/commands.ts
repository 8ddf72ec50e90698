import { sql } from 'kysely'
import { recordAudit } from '#domain/audit/commands.ts'
import { moveCandidate, withdrawForCandidate } from '#domain/candidate-account/state/commands.ts'
import { canMove } from '#domain/candidate-account/state/rules.ts'
import { resumeDeadlinesOfStudent } from '#domain/scout-invitation/deadline/commands.ts'
import type { AdminViewer } from '#domain/viewer/viewer.ts'
import { candidateStopId, type CandidateId, type CandidateStopId, type OfRow } from '#ground/id.ts'
import { operatorReason } from '#ground/limits/operator-reason.ts'
import { Refusal, refuseInvalid } from '#ground/refusal.ts'
import { checkText } from '#ground/validation/validation.ts'
import type { Tx } from '#platform/database/db.ts'
import { enqueue } from '#platform/queue/queue.ts'
import { findLookedUp } from '../candidate-lookup/queries.ts'
import { findSuspension, requireCandidateStop } from './queries.ts'
import { candidateStopMoves, moveOfKind, type CandidateStopKind } from './rules.ts'

/**
 * The first operator asks for it, with a look-up of the student that is open. Refuses invalid_input, not_found without
 * the look-up, account_not_changeable, suspension_already_requested while another request waits.
 */
export async function requestCandidateStop(
  tx: Tx,
  admin: AdminViewer,
  { candidateId, kind, reason }: { candidateId: CandidateId; kind: CandidateStopKind; reason: string },
) {
  refuseInvalid([checkText('reason', reason, operatorReason)])
  const student = await findLookedUp(tx, admin, candidateId)
  if (!student) throw new Refusal('not_found')
  if (!canMove(moveOfKind[kind], student.status)) throw new Refusal('account_not_changeable')
  const requested = await tx
    .insertInto('candidateStop')
    .values({ candidateId: student.id, kind, reason: reason.trim(), requestedBy: admin.adminAccountId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!requested) throw new Refusal('suspension_already_requested')
  await record(tx, admin, 'requestCandidateStop', { ...requested, candidateId: student.id }, null, 'REQUESTED')
  return candidateStopId(requested.id)
}

/**
 * A second operator carries it out. Refuses not_found, two_people_required, already_decided, account_not_changeable for
 * an account that has changed since.
 */
export async function confirmCandidateStop(tx: Tx, admin: AdminViewer, id: CandidateStopId) {
  const { candidateId, requestedBy, kind } = await requireCandidateStop(tx, id)
  if (requestedBy === admin.adminAccountId) throw new Refusal('two_people_required')
  if (kind === 'SUSPENSION') {
    const suspendedFrom = await moveCandidate(tx, admin, candidateId, 'suspendCandidate')
    await decide(tx, admin, id, 'confirmCandidateStop', { suspendedFrom })
    await enqueue(tx, 'notify_candidate_suspended', { candidateId, candidateStopId: id })
  } else {
    await decide(tx, admin, id, 'confirmCandidateStop')
    await withdrawForCandidate(tx, admin, candidateId)
  }
  return id
}

/** Any operator may, also the one who asked. Refuses not_found, already_decided. */
export async function takeBackCandidateStop(tx: Tx, admin: AdminViewer, id: CandidateStopId) {
  await requireCandidateStop(tx, id)
  await decide(tx, admin, id, 'takeBackCandidateStop')
  return id
}

/**
 * Gives a suspended account the state that it was suspended in, and each deadline its whole time. Refuses not_found,
 * account_not_changeable.
 */
export async function liftCandidateSuspension(tx: Tx, admin: AdminViewer, id: CandidateStopId) {
  const { candidateId } = await requireCandidateStop(tx, id)
  const suspension = await findSuspension(tx, candidateId)
  if (suspension?.id !== id || suspension.suspendedFrom === null) throw new Refusal('account_not_changeable')
  await moveCandidate(tx, admin, candidateId, 'liftSuspension', suspension.suspendedFrom)
  await tx
    .updateTable('candidateStop')
    .set({ liftedBy: admin.adminAccountId, liftedAt: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
  await resumeDeadlinesOfStudent(tx, suspension)
  await enqueue(tx, 'notify_suspension_lifted', { candidateId, candidateStopId: id })
  return id
}

async function decide(
  tx: Tx,
  admin: AdminViewer,
  id: CandidateStopId,
  act: keyof typeof candidateStopMoves,
  suspended: { suspendedFrom?: 'ACTIVE' | 'HIDDEN' | 'ACTION_REQUIRED' } = {},
) {
  const { from, to } = candidateStopMoves[act]
  const decided = await tx
    .updateTable('candidateStop')
    .set({ status: to, decidedBy: admin.adminAccountId, decidedAt: sql<Date>`now()`, ...suspended })
    .where('id', '=', id)
    .where('status', '=', from)
    .returning(['id', 'candidateId'])
    .executeTakeFirst()
  if (!decided) throw new Refusal('already_decided')
  await record(tx, admin, act, decided, from, to)
}

const record = (
  tx: Tx,
  admin: AdminViewer,
  action: string,
  { id, candidateId }: { id: string; candidateId: OfRow<'candidate'> },
  from: string | null,
  to: string,
) => recordAudit(tx, admin, [{ action, subject: 'candidate_stop', subjectId: id, candidateId, from, to }])
