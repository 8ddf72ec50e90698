import type { CompanyViewer } from '#domain/viewer/viewer.ts'
import type { ScoutInvitationId } from '#ground/id.ts'
import { Refusal, refuseInvalid } from '#ground/refusal.ts'
import type { Tx } from '#platform/database/db.ts'
import { enqueueMany } from '#platform/queue/queue.ts'
import { moveScoutInvitation } from '../../commands.ts'
import { canUndoDecline, moves, statusAt } from '../../rules.ts'
import { isVisibleTo } from '../queries.ts'

/**
 * Takes unanswered scouts back and returns the ids of those; one that was answered meanwhile stays as it is. Refuses
 * not_found when one is not the company's, and scout_not_open when none was open.
 */
export async function withdrawScoutInvitations(tx: Tx, company: CompanyViewer, ids: readonly ScoutInvitationId[]) {
  const { companyId, companyUserId } = company
  const wanted = [...new Set(ids)]
  refuseInvalid([wanted.length === 0 ? { path: 'ids', message: '取り下げるスカウトを選んでください' } : null])
  const invitations = await tx
    .selectFrom('scoutInvitation')
    .innerJoin('candidate', 'candidate.id', 'scoutInvitation.candidateId')
    .selectAll('scoutInvitation')
    .where('scoutInvitation.companyId', '=', companyId)
    .where('scoutInvitation.id', 'in', wanted)
    .where(isVisibleTo(companyId))
    .orderBy('scoutInvitation.id')
    .forUpdate('scoutInvitation')
    .execute()
  if (invitations.length < wanted.length) throw new Refusal('not_found')
  const now = new Date()
  const open = invitations.filter((invitation) => statusAt(invitation, now) === 'PENDING')
  // A decline that can still be taken back is not told, so the company reads of it as of an open scout.
  const held = invitations.filter((invitation) => canUndoDecline(invitation, now))
  if (open.length + held.length === 0) throw new Refusal('scout_not_open')
  for (const invitation of open)
    await moveScoutInvitation(tx, company, 'withdrawScoutInvitations', invitation, {
      status: moves.withdrawScoutInvitations.to,
      withdrawnBy: companyUserId,
      endedAt: now,
      remindAt: null,
    })
  await enqueueMany(
    tx,
    'notify_scout_withdrawn',
    open.map(({ id }) => ({ companyId, scoutInvitationId: id })),
  )
  return [...open, ...held].map(({ id }) => id)
}
