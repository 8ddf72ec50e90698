import { sql, type SqlBool } from 'kysely'
import { provenCandidateId } from '#domain/viewer/viewer.ts'
import type { OfRow } from '#ground/id.ts'
import type { Tx } from '#platform/database/db.ts'
import { enqueue, enqueueMany } from '#platform/queue/queue.ts'
import { giveUpBooking } from '../booking/commands.ts'
import { findSeat } from '../booking/queries.ts'
import { moveScoutInvitation } from '../commands.ts'
import { lockScoutInvitation, type LockedScoutInvitation } from '../queries.ts'
import { declineIsFinalAt, moves } from '../rules.ts'
import { takeStudentFromDrafts } from '../sending/draft/commands.ts'
import { noChoice } from '../step/rules.ts'
import { closeSchedulingDateRequest } from '../scheduling-date-request/commands.ts'

type Ending = 'endScoutsOfWithdrawn' | 'endScoutsOfBlocked'

/**
 * Ends the open invitations of a student who left: unanswered ones, and accepted ones whose date is not chosen or has
 * not begun. Seats in the future are free again, those of a hired student too. Accepted invitations whose date has begun,
 * or that need no date, stay with the company, which is told. What companies were writing to the student is deleted.
 * Running twice changes nothing more.
 */
export async function endScoutsOfWithdrawn(tx: Tx, candidateId: OfRow<'candidate'>) {
  await endOpenScouts(tx, 'endScoutsOfWithdrawn', candidateId, null)
  await takeStudentFromDrafts(tx, candidateId, null)
  await enqueueMany(tx, 'notify_student_left', await listLeftBehind(tx, candidateId))
}

/** The newest scout of each company whose relation goes on without the student. */
const listLeftBehind = (tx: Tx, candidateId: OfRow<'candidate'>) =>
  tx
    .selectFrom('scoutInvitation')
    .select(['companyId', 'id as scoutInvitationId'])
    .distinctOn('companyId')
    .where('candidateId', '=', candidateId)
    .where('status', 'in', ['ACCEPTED', 'HIRED'])
    .where(sql<SqlBool>`outcome is distinct from 'NOT_SELECTED'`)
    .orderBy('companyId')
    .orderBy('round', 'desc')
    .execute()

/**
 * Ends what is open between a student and a company: unanswered invitations, accepted ones whose date has not begun, and
 * the date of a hired student. Running twice changes nothing more.
 */
export async function endOpenScouts(
  tx: Tx,
  act: Ending,
  candidateId: OfRow<'candidate'>,
  companyId: OfRow<'company'> | null,
) {
  const open = await tx
    .selectFrom('scoutInvitation')
    .select('id')
    .where('candidateId', '=', candidateId)
    .where('status', 'in', [...moves[act].from, 'HIRED'])
    .$call((query) => (companyId === null ? query : query.where('companyId', '=', companyId)))
    .orderBy('companyId')
    .orderBy('id')
    .execute()
  for (const { id } of open) {
    // A job has no viewer: it acts for the student of its payload.
    const invitation = await lockScoutInvitation(tx, provenCandidateId(candidateId), id as LockedId)
    // A hire stands; a date that was made all the same does not.
    if (invitation.status === 'HIRED') await giveUpBooking(tx, 'system', invitation, act)
    else if (await isOpen(tx, act, invitation)) await end(tx, act, invitation)
  }
}

type LockedId = Parameters<typeof lockScoutInvitation>[2]

async function isOpen(tx: Tx, act: Ending, invitation: LockedScoutInvitation) {
  const { status, schedulingStatus } = invitation
  if (status === 'PENDING') return true
  if (status !== 'ACCEPTED') return false
  // A contact without a date stays with the company of a student who leaves, and ends with a block.
  if (schedulingStatus === null) return act === 'endScoutsOfBlocked'
  // A date may have been missed before.
  if (schedulingStatus !== 'ACCEPTED') return true
  const seat = await findSeat(tx, invitation)
  return seat === undefined || seat.startAt > new Date()
}

async function end(tx: Tx, act: Ending, invitation: LockedScoutInvitation) {
  const now = new Date()
  await giveUpBooking(tx, 'system', invitation, act)
  await closeSchedulingDateRequest(tx, 'system', invitation)
  await moveScoutInvitation(tx, 'system', act, invitation, {
    status: moves[act].to,
    answeredAt: invitation.answeredAt ?? now,
    endedAt: now,
    remindAt: null,
    ...noChoice,
  })
  const { companyId, id } = invitation
  // Told when a decline is told, so that a company cannot tell one from the other by the minute.
  const isDecline = act === 'endScoutsOfBlocked' && invitation.answeredAt === null
  const runAt = isDecline ? { runAt: declineIsFinalAt(now) } : {}
  await enqueue(tx, 'notify_scout_declined', { companyId, scoutInvitationId: id }, runAt)
}
