import type { CompanyViewer } from '#domain/viewer/viewer.ts'
import type { SchedulingId, ScoutInvitationId } from '#ground/id.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Tx } from '#platform/database/db.ts'
import { enqueue } from '#platform/queue/queue.ts'
import { moveScoutInvitation } from '../../commands.ts'
import { lockAccepted } from '../../outcome/queries.ts'
import { answerWishBeforeDates } from '../../scheduling-date-request/commands.ts'
import { announce } from '../../thread/commands.ts'
import { awaitsDates } from '../../wait/queries.ts'
import { chooses, requireDatesToOffer } from '../commands.ts'

/**
 * Gives the present step, which was offered without dates, the dates that followed. Refuses not_found,
 * step_without_dates, thread_closed after a report, and dates_not_awaited once a colleague has offered dates or told an
 * outcome.
 */
export async function offerDates(tx: Tx, company: CompanyViewer, id: ScoutInvitationId, offered: SchedulingId) {
  const { companyId } = company
  const invitation = await lockAccepted(tx, companyId, id)
  if (invitation.isReported) throw new Refusal('thread_closed')
  const schedulingId = await requireDatesToOffer(tx, companyId, offered)
  if (!(await awaitsDates(tx, invitation))) throw new Refusal('dates_not_awaited')
  const now = new Date()
  const { step, candidateId } = invitation
  await tx
    .updateTable('scoutStep')
    .set({ schedulingId, datedAt: now })
    .where('companyId', '=', companyId)
    .where('scoutInvitationId', '=', id)
    .where('step', '=', step)
    .execute()
  await answerWishBeforeDates(tx, company, invitation)
  await moveScoutInvitation(tx, company, 'offerDates', invitation, chooses(step, now))
  await announce(tx, { companyId, candidateId, scoutInvitationId: id })
  await enqueue(tx, 'notify_next_dates', { companyId, scoutInvitationId: id, step })
  return id
}
