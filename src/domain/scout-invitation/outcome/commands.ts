import { sql } from 'kysely'
import { recordAudit } from '#domain/audit/commands.ts'
import type { CompanyViewer } from '#domain/viewer/viewer.ts'
import type { ScoutInvitationId } from '#ground/id.ts'
import { Refusal, refuseInvalid } from '#ground/refusal.ts'
import type { Tx } from '#platform/database/db.ts'
import { enqueue } from '#platform/queue/queue.ts'
import { lockAccepted } from './queries.ts'
import { canTell, checkOutcomeMessage, noticeMoment, type Outcome } from './rules.ts'

type Told = { outcome: Outcome; message: string }

/**
 * Tells an accepted student that things go on, or that they do not. Refuses not_found, invalid_input, and
 * outcome_already_told, also for the second of two colleagues at once.
 */
export async function tellOutcome(tx: Tx, company: CompanyViewer, id: ScoutInvitationId, { outcome, message }: Told) {
  const { companyId } = company
  refuseInvalid([checkOutcomeMessage(message.trim())])
  const { candidateId, ...invitation } = await lockAccepted(tx, companyId, id)
  if (invitation.status !== 'ACCEPTED' || !canTell(invitation.outcome, outcome))
    throw new Refusal('outcome_already_told')
  await tx
    .updateTable('scoutInvitation')
    .set({ outcome, outcomeMessage: message.trim(), outcomeToldAt: sql<Date>`coalesce(outcome_told_at, now())` })
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .execute()
  const now = new Date()
  const runAt = noticeMoment(now)
  await enqueue(tx, 'notify_outcome_told', { companyId, scoutInvitationId: id }, runAt > now ? { runAt } : {})
  await recordAudit(tx, company, [
    {
      action: 'tellOutcome',
      subject: 'scout_invitation',
      subjectId: id,
      companyId,
      candidateId,
      from: invitation.outcome,
      to: outcome,
    },
  ])
  return id
}
