import { sql } from 'kysely'
import { recordAudit } from '#domain/audit/commands.ts'
import type { ScoutInvitationId } from '#ground/id.ts'
import { Refusal } from '#ground/refusal.ts'
import type { CompanyViewer } from '#domain/viewer/viewer.ts'
import type { Tx } from '#platform/db.ts'

/** Only the first call sets the time. Refuses not_found unless the student accepted. */
export async function markScoutInvitationContacted(tx: Tx, company: CompanyViewer, id: ScoutInvitationId) {
  const { companyId } = company
  const invitation = await tx
    .updateTable('scoutInvitation')
    .set({ contactedAt: sql<Date>`coalesce(contacted_at, now())` })
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .where('status', 'in', ['ACCEPTED', 'HIRED'])
    .returning('candidateId')
    .executeTakeFirst()
  if (!invitation) throw new Refusal('not_found')
  const { candidateId } = invitation
  await recordAudit(tx, company, [
    { action: 'markScoutInvitationContacted', subject: 'scout_invitation', subjectId: id, companyId, candidateId },
  ])
  return id
}
