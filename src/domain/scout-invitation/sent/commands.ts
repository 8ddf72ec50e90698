import { sql } from 'kysely'
import { recordAudit } from '#domain/audit/commands.ts'
import type { ScoutInvitationId } from '#ground/id.ts'
import { Refusal } from '#ground/refusal.ts'
import type { CompanyViewer } from '#domain/viewer/viewer.ts'
import type { Tx } from '#platform/database/db.ts'
import { enqueue } from '#platform/queue/queue.ts'

/** The student is asked only when the press was not taken back. */
const arrivalAskedAfterMs = 10 * 60_000

/**
 * Only the first call sets the time and the person. A message of the thread has arrived by itself; of any other way the
 * student is asked. Refuses not_found unless the student accepted.
 */
export async function markScoutInvitationContacted(
  tx: Tx,
  company: CompanyViewer,
  id: ScoutInvitationId,
  way: 'THREAD' | 'ELSEWHERE' = 'ELSEWHERE',
) {
  const { companyId, companyUserId } = company
  const invitation = await tx
    .updateTable('scoutInvitation')
    .set({
      contactedAt: sql<Date>`coalesce(contacted_at, now())`,
      contactedBy: sql<string | null>`case when contacted_at is null then ${companyUserId}::uuid else contacted_by end`,
      ...(way === 'THREAD' && { contactArrivedAt: sql<Date>`now()` }),
    })
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .where('status', 'in', ['ACCEPTED', 'HIRED'])
    .returning('candidateId')
    .executeTakeFirst()
  if (!invitation) throw new Refusal('not_found')
  const { candidateId } = invitation
  const runAt = new Date(Date.now() + arrivalAskedAfterMs)
  if (way === 'ELSEWHERE') await enqueue(tx, 'notify_contact_recorded', { companyId, scoutInvitationId: id }, { runAt })
  await recordAudit(tx, company, [
    { action: 'markScoutInvitationContacted', subject: 'scout_invitation', subjectId: id, companyId, candidateId },
  ])
  return id
}

/**
 * Takes back the mark of this person; a student without a mark stays as is. Refuses contact_marked_by_colleague: a
 * colleague's mark is not removed. Refuses contact_has_arrived: the student confirmed it.
 */
export async function undoScoutInvitationContacted(tx: Tx, company: CompanyViewer, id: ScoutInvitationId) {
  const { companyId, companyUserId } = company
  const invitation = await tx
    .selectFrom('scoutInvitation')
    .select(['candidateId', 'contactedAt', 'contactedBy', 'contactArrivedAt'])
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .where('status', 'in', ['ACCEPTED', 'HIRED'])
    .forUpdate()
    .executeTakeFirst()
  if (!invitation) throw new Refusal('not_found')
  const { candidateId, contactedAt, contactedBy, contactArrivedAt } = invitation
  if (contactedAt === null) return id
  if (contactArrivedAt !== null) throw new Refusal('contact_has_arrived')
  if (contactedBy !== null && contactedBy !== companyUserId) throw new Refusal('contact_marked_by_colleague')
  await tx
    .updateTable('scoutInvitation')
    .set({ contactedAt: null, contactedBy: null })
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .execute()
  await recordAudit(tx, company, [
    { action: 'undoScoutInvitationContacted', subject: 'scout_invitation', subjectId: id, companyId, candidateId },
  ])
  return id
}
