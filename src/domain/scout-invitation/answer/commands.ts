import { sql } from 'kysely'
import type { ScoutInvitationId } from '#ground/id.ts'
import { Refusal, refuseInvalid } from '#ground/refusal.ts'
import { checkText } from '#ground/validation/validation.ts'
import { addDays } from '#ground/day.ts'
import { tokyoMoment } from '#ground/time/moment.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import type { CandidateViewer } from '#domain/viewer/viewer.ts'
import type { Tx } from '#platform/database/db.ts'
import { enqueue } from '#platform/queue/queue.ts'
import { giveUpBooking } from '../booking/commands.ts'
import { moveScoutInvitation } from '../commands.ts'
import { requireUnblocked } from '../blocking/queries.ts'
import { lockScoutInvitation, requireCompanyInForce } from '../queries.ts'
import { openThread } from '../thread/commands.ts'
import {
  canAccept,
  canDecline,
  canUndoDecline,
  declineIsFinalAt,
  moves,
  statusAt,
  withdrawalMessage,
  type StatusColumns,
} from '../rules.ts'
import { choiceFrom, noChoice } from '../step/rules.ts'
import { closeSchedulingDateRequest } from '../scheduling-date-request/commands.ts'

/** Only the first reading counts: the company sees reading as a rate only. */
export async function readScoutInvitation(tx: Tx, { candidateId }: CandidateViewer, id: ScoutInvitationId) {
  const invitation = await tx
    .updateTable('scoutInvitation')
    .set({ readAt: sql<Date>`coalesce(read_at, now())` })
    .where('candidateId', '=', candidateId)
    .where('id', '=', id)
    .where('status', '!=', 'SCHEDULED')
    .returning('id')
    .executeTakeFirst()
  if (!invitation) throw new Refusal('not_found')
  return invitation.id
}

/** Discloses the student's contact to the company. Refuses scout_already_answered, scout_expired, company_suspended. */
export async function acceptScoutInvitation(tx: Tx, candidate: CandidateViewer, id: ScoutInvitationId) {
  const now = new Date()
  const invitation = await lockScoutInvitation(tx, candidate.candidateId, id)
  if (!canAccept(invitation, now)) refuseAnswer(invitation, now)
  await requireCompanyInForce(tx, invitation.companyId)
  await requireUnblocked(tx, candidate.candidateId, invitation.companyId)
  const isScheduled = invitation.kind === 'SCHEDULING'
  await moveScoutInvitation(tx, candidate, 'acceptScoutInvitation', invitation, {
    status: moves.acceptScoutInvitation.to,
    ...(isScheduled && { schedulingStatus: 'PENDING', ...choiceFrom(now, invitation.step) }),
    readAt: invitation.readAt ?? now,
    answeredAt: now,
    remindAt: null,
  })
  await openThread(tx, invitation, now)
  await enqueue(tx, 'notify_scout_accepted', { companyId: invitation.companyId, scoutInvitationId: id })
  return id
}

/**
 * Declines an open or an accepted invitation; the seat of a future date is free again. Refuses not_found for an unknown
 * reason, and scout_already_answered when the scout was accepted since the student's page was opened, or the reverse.
 */
export async function declineScoutInvitation(
  tx: Tx,
  candidate: CandidateViewer,
  id: ScoutInvitationId,
  { reason, message, isAccepted }: { reason: string | null; message: string | null; isAccepted?: boolean | undefined },
) {
  const now = new Date()
  const words = message?.trim() || null
  refuseInvalid([words === null ? null : checkText('message', words, withdrawalMessage)])
  const invitation = await lockScoutInvitation(tx, candidate.candidateId, id)
  if (!canDecline(invitation, now)) refuseAnswer(invitation, now)
  const isWithdrawal = invitation.status === 'ACCEPTED'
  // The page promised an undo that there is not, or none where there is.
  if (isAccepted !== undefined && isAccepted !== isWithdrawal) throw new Refusal('scout_already_answered')
  if (words !== null && !isWithdrawal) refuseInvalid([{ path: 'message', message: onlyAfterAcceptance }])
  const declineReasonId = reason === null ? null : await requireDeclineReason(tx, reason)
  await giveUpBooking(tx, candidate, invitation)
  await closeSchedulingDateRequest(tx, candidate, invitation)
  await moveScoutInvitation(tx, candidate, 'declineScoutInvitation', invitation, {
    status: moves.declineScoutInvitation.to,
    declineReasonId,
    withdrawalMessage: words,
    readAt: invitation.readAt ?? now,
    answeredAt: invitation.answeredAt ?? now,
    endedAt: now,
    remindAt: null,
    ...noChoice,
  })
  const payload = { companyId: invitation.companyId, scoutInvitationId: id }
  await enqueue(tx, 'notify_scout_declined', payload, isWithdrawal ? {} : { runAt: declineIsFinalAt(now) })
  return id
}

const onlyAfterAcceptance = 'メッセージは、承認したスカウトを辞退するときに添えられます'

/**
 * Takes back the decline of an unanswered scout, within the 30 seconds before the company is notified. A decline after
 * acceptance stays, since another student may have the seat. Refuses decline_final, scout_already_answered,
 * scout_expired.
 */
export async function undoDecline(tx: Tx, candidate: CandidateViewer, id: ScoutInvitationId) {
  const now = new Date()
  const invitation = await lockScoutInvitation(tx, candidate.candidateId, id)
  if (invitation.status !== 'DECLINED') refuseAnswer(invitation, now)
  if (!canUndoDecline(invitation, now))
    throw new Refusal(invitation.expiresAt <= now ? 'scout_expired' : 'decline_final')
  await requireUnblocked(tx, candidate.candidateId, invitation.companyId)
  await moveScoutInvitation(tx, candidate, 'undoDecline', invitation, {
    status: moves.undoDecline.to,
    declineReasonId: null,
    answeredAt: null,
    endedAt: null,
  })
  return id
}

async function requireDeclineReason(tx: Tx, id: string) {
  const reason = await tx
    .selectFrom('declineReason')
    .select('id')
    .where(sql<string>`id::text`, '=', id)
    .executeTakeFirst()
  if (!reason) throw new Refusal('not_found')
  return reason.id
}

/** Puts the answer off until tomorrow morning; the company never learns that the student did. */
export async function postponeScoutInvitation(tx: Tx, { candidateId }: CandidateViewer, id: ScoutInvitationId) {
  const now = new Date()
  const invitation = await lockScoutInvitation(tx, candidateId, id)
  if (!canAccept(invitation, now)) refuseAnswer(invitation, now)
  await tx
    .updateTable('scoutInvitation')
    .set({
      remindAt: remindAt(invitation.expiresAt, now),
      postponedAt: invitation.postponedAt ?? now,
      readAt: invitation.readAt ?? now,
    })
    .where('companyId', '=', invitation.companyId)
    .where('id', '=', id)
    .execute()
  return id
}

const hour = 3_600_000

function remindAt(expiresAt: Date, now: Date) {
  const tomorrow = tokyoMoment(addDays(tokyoToday(now), 1), '09:00')
  const lastDay = new Date(expiresAt.getTime() - 24 * hour)
  const earlier = tomorrow < lastDay ? tomorrow : lastDay
  // On the last day both times are past or after the deadline. A reminder one hour before the deadline still helps,
  // and in the last two hours one when half of the rest has passed.
  const rest = expiresAt.getTime() - now.getTime()
  return earlier > now ? earlier : new Date(expiresAt.getTime() - Math.min(hour, rest / 2))
}

function refuseAnswer(invitation: StatusColumns, now: Date): never {
  throw new Refusal(statusAt(invitation, now) === 'EXPIRED' ? 'scout_expired' : 'scout_already_answered')
}
