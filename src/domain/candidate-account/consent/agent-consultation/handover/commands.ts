import { sql } from 'kysely'
import { recordAudit } from '#domain/audit/commands.ts'
import type { AdminViewer } from '#domain/viewer/viewer.ts'
import type { AgentConsultationId } from '#ground/id.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { findConsultationStudent } from './queries.ts'

const findState = (db: Db | Tx, id: AgentConsultationId) =>
  db.selectFrom('agentConsultation').select(['candidateId', 'revokedAt']).where('id', '=', id).executeTakeFirst()

/**
 * The data of one student for the partner whom the student named. The audit row is written before anything is shown,
 * outside of the idempotent transaction: a repeated request is recorded again. A consent that was handed over stays
 * readable while it holds, for a partner who asks once more. Refuses not_found, agent_consultation_revoked.
 */
export async function discloseAgentConsultation(db: Db, admin: AdminViewer, id: AgentConsultationId) {
  const consent = await findState(db, id)
  if (!consent) throw new Refusal('not_found')
  if (consent.revokedAt) throw new Refusal('agent_consultation_revoked')
  const { candidateId } = consent
  await recordAudit(db, admin, [
    { action: 'discloseAgentConsultation', subject: 'agent_consultation', subjectId: id, candidateId },
  ])
  // Asked again: the student may have revoked the consent in between.
  const student = await findConsultationStudent(db, id)
  if (!student) throw new Refusal('agent_consultation_revoked')
  return student
}

/**
 * Records that the partner has the data. Refuses not_found, agent_consultation_revoked, and
 * agent_consultation_handed_over when an operator was faster.
 */
export async function markAgentConsultationHandedOver(tx: Tx, admin: AdminViewer, id: AgentConsultationId) {
  // The student's revocation and a second operator may come at once; the conditional update decides.
  const handedOver = await tx
    .updateTable('agentConsultation')
    .set({ handedOverAt: sql<Date>`now()`, handedOverBy: admin.adminAccountId })
    .where('id', '=', id)
    .where('revokedAt', 'is', null)
    .where('handedOverAt', 'is', null)
    .returning('candidateId')
    .executeTakeFirst()
  if (!handedOver) throw await refusalOf(tx, id)
  const { candidateId } = handedOver
  await recordAudit(tx, admin, [
    { action: 'markAgentConsultationHandedOver', subject: 'agent_consultation', subjectId: id, candidateId },
  ])
  return id
}

async function refusalOf(tx: Tx, id: AgentConsultationId) {
  const state = await findState(tx, id)
  if (!state) return new Refusal('not_found')
  return new Refusal(state.revokedAt ? 'agent_consultation_revoked' : 'agent_consultation_handed_over')
}
