import { recordAudit } from '#domain/audit/commands.ts'
import type { CandidateViewer } from '#domain/viewer/viewer.ts'
import type { ScoutInvitationId } from '#ground/id.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Tx } from '#platform/database/db.ts'
import { enqueue } from '#platform/queue/queue.ts'
import { lockScoutInvitation } from '../../queries.ts'

/**
 * Says whether the company's contact has arrived. One that has not is taken back, and the company's time begins anew;
 * one that has, counts also where the company recorded none. The same word again changes nothing. Refuses not_found
 * unless the scout is accepted, and contact_has_arrived to a student who confirmed it before.
 */
export async function answerContact(tx: Tx, candidate: CandidateViewer, id: ScoutInvitationId, hasArrived: boolean) {
  const { candidateId } = candidate
  const invitation = await lockScoutInvitation(tx, candidateId, id)
  const { companyId, contactedAt, contactArrivedAt } = invitation
  if (invitation.status !== 'ACCEPTED') throw new Refusal('not_found')
  if (hasArrived ? contactArrivedAt !== null : contactedAt === null) return id
  if (contactArrivedAt !== null) throw new Refusal('contact_has_arrived')
  const now = new Date()
  await tx
    .updateTable('scoutInvitation')
    .set(
      hasArrived
        ? { contactedAt: contactedAt ?? now, contactArrivedAt: now }
        : { contactedAt: null, contactedBy: null, contactDeniedAt: now },
    )
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .execute()
  if (!hasArrived) await enqueue(tx, 'notify_contact_denied', { companyId, scoutInvitationId: id })
  const to = hasArrived ? 'ARRIVED' : 'DENIED'
  await recordAudit(tx, candidate, [
    { action: 'answerContact', subject: 'scout_invitation', subjectId: id, companyId, candidateId, to },
  ])
  return id
}
