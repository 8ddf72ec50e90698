import type { OwnCandidateId } from '#domain/viewer/viewer.ts'
import type { Tx } from '#platform/db.ts'
import { enqueue } from '#platform/queue.ts'
import { giveUpBooking } from '../booking/commands.ts'
import { moveScoutInvitation } from '../commands.ts'
import { lockScoutInvitation, type LockedScoutInvitation } from '../queries.ts'
import { moves } from '../rules.ts'
import { closeSchedulingDateRequest } from '../scheduling-date-request/commands.ts'

const { from, to } = moves.endScoutsOfWithdrawn

/**
 * Ends the open invitations of a student who left: unanswered ones, and accepted ones whose date is not chosen or has
 * not begun. Seats in the future are free again. Accepted invitations whose date has begun, or that need no date, stay
 * with the company. Running twice changes nothing more.
 */
export async function endScoutsOfWithdrawn(tx: Tx, candidateId: string) {
  const open = await tx
    .selectFrom('scoutInvitation')
    .select('id')
    .where('candidateId', '=', candidateId)
    .where('status', 'in', from)
    .orderBy('companyId')
    .orderBy('id')
    .execute()
  for (const { id } of open) {
    // The student has left and has no viewer: the id comes from the job's payload.
    const invitation = await lockScoutInvitation(tx, candidateId as OwnCandidateId, id as LockedId)
    if (await isOpen(tx, invitation)) await end(tx, invitation)
  }
}

type LockedId = Parameters<typeof lockScoutInvitation>[2]

async function isOpen(tx: Tx, { companyId, id, status, schedulingStatus }: LockedScoutInvitation) {
  if (status === 'PENDING') return true
  if (status !== 'ACCEPTED' || schedulingStatus === null) return false
  const begun = await tx
    .selectFrom('booking')
    .innerJoin('schedulingDate', (join) =>
      join
        .onRef('schedulingDate.companyId', '=', 'booking.companyId')
        .onRef('schedulingDate.id', '=', 'booking.schedulingDateId'),
    )
    .select('booking.id')
    .where('booking.companyId', '=', companyId)
    .where('booking.scoutInvitationId', '=', id)
    .where('booking.status', '!=', 'CANCELLED')
    .where('schedulingDate.startAt', '<=', new Date())
    .executeTakeFirst()
  return begun === undefined
}

async function end(tx: Tx, invitation: LockedScoutInvitation) {
  const now = new Date()
  await giveUpBooking(tx, 'system', invitation, 'endScoutsOfWithdrawn')
  await closeSchedulingDateRequest(tx, 'system', invitation)
  await moveScoutInvitation(tx, 'system', 'endScoutsOfWithdrawn', invitation, {
    status: to,
    answeredAt: invitation.answeredAt ?? now,
    endedAt: now,
    remindAt: null,
    scheduleBy: null,
  })
  const { companyId, id } = invitation
  await enqueue(tx, 'notify_scout_declined', { companyId, scoutInvitationId: id })
}
