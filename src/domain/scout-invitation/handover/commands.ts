import { sql } from 'kysely'
import { recordAudit } from '#domain/audit/commands.ts'
import type { OfRow } from '#ground/id.ts'
import type { Tx } from '#platform/database/db.ts'
import { inCharge } from '../thread/queries.ts'
import { openRelations } from './queries.ts'

/** From a colleague to a successor, by the ids of both. */
export type Handover = { companyId: OfRow<'company'>; from: string; to: string }

/**
 * Hands what a colleague can do no longer to a successor: scouts that wait for their time leave in the successor's name,
 * and the successor is in charge of the students who accepted. Scouts that have left keep their sender.
 */
export async function handOver(tx: Tx, { companyId, from, to }: Handover) {
  const waiting = await tx
    .updateTable('scoutInvitation')
    .set({ companyUserId: to })
    .where('companyId', '=', companyId)
    .where('companyUserId', '=', from)
    .where('status', '=', 'SCHEDULED')
    .returning(['id', 'candidateId'])
    .execute()
  const relations = await tx
    .insertInto('thread')
    .columns(['companyId', 'scoutInvitationId', 'candidateId', 'inCharge', 'lastAt'])
    .expression(
      openRelations(tx, companyId)
        .where(inCharge, '=', from)
        .select(['scoutInvitation.companyId', 'scoutInvitation.id', 'scoutInvitation.candidateId'])
        .select([
          sql<string>`${to}::uuid`.as('inCharge'),
          sql<Date>`coalesce(scout_invitation.answered_at, now())`.as('lastAt'),
        ])
        .orderBy('scoutInvitation.id'),
    )
    .onConflict((conflict) => conflict.columns(['companyId', 'scoutInvitationId']).doUpdateSet({ inCharge: to }))
    .returning(['scoutInvitationId as id', 'candidateId'])
    .execute()
  const ofScout = (action: string) => ({ action, subject: 'scout_invitation', companyId, from, to }) as const
  await recordAudit(tx, 'system', [
    ...waiting.map(({ id, candidateId }) => ({
      ...ofScout('takeOverScoutInvitation'),
      subjectId: id,
      candidateId,
    })),
    ...relations.map(({ id, candidateId }) => ({ ...ofScout('updateThreadInCharge'), subjectId: id, candidateId })),
  ])
}
