import { sql } from 'kysely'
import { recordAudit } from '#domain/audit/commands.ts'
import type { CandidateViewer, Viewer } from '#domain/viewer/viewer.ts'
import type { OfRow } from '#ground/id.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Tx } from '#platform/database/db.ts'
import { enqueue } from '#platform/queue/queue.ts'
import { consentTexts } from '#ground/consent-texts.ts'
import { findAgentConsultation } from './queries.ts'
import type { AgentPartner } from './rules.ts'

type Read = { partnerName: string; textVersion: string }

/**
 * Stores the consent to be handed over to the partner, with the text that was read. A second call changes
 * nothing. Refuses agent_consultation_closed without a partner, and agent_consultation_changed when the partner or the
 * text has changed since it was read.
 */
export async function agreeToAgentConsultation(
  tx: Tx,
  candidate: CandidateViewer,
  { partner, read }: { partner: AgentPartner | null; read: Read },
) {
  const { candidateId } = candidate
  const textVersion = consentTexts.agentConsultation.version
  if (!partner) throw new Refusal('agent_consultation_closed')
  if (partner.name !== read.partnerName || textVersion !== read.textVersion)
    throw new Refusal('agent_consultation_changed')
  const consent = await findAgentConsultation(tx, candidateId)
  if (consent && consent.partnerName !== partner.name) await revokeAgentConsultation(tx, candidate)
  const agreed = await tx
    .insertInto('agentConsultation')
    .values({ candidateId, partnerName: partner.name, textVersion })
    .onConflict((oc) => oc.column('candidateId').where('revokedAt', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (agreed) await record(tx, candidate, candidateId, agreed.id, 'agreeToAgentConsultation')
  return true
}

/** Ends the consent. Without one nothing changes. */
export async function revokeAgentConsultation(tx: Tx, candidate: CandidateViewer) {
  return endAgentConsultation(tx, candidate, candidate.candidateId)
}

/** The same, whoever ends it for the student. */
export async function endAgentConsultation(tx: Tx, viewer: Viewer, candidateId: OfRow<'candidate'>) {
  const revoked = await tx
    .updateTable('agentConsultation')
    .set({ revokedAt: sql<Date>`now()` })
    .where('candidateId', '=', candidateId)
    .where('revokedAt', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (revoked) await record(tx, viewer, candidateId, revoked.id, 'revokeAgentConsultation')
  return true
}

type Act = 'agreeToAgentConsultation' | 'revokeAgentConsultation'

async function record(
  tx: Tx,
  viewer: Viewer,
  candidateId: OfRow<'candidate'>,
  agentConsultationId: string,
  action: Act,
) {
  await recordAudit(tx, viewer, [
    {
      action,
      subject: 'agent_consultation',
      subjectId: agentConsultationId,
      candidateId,
      to: consentTexts.agentConsultation.version,
    },
  ])
  await enqueue(tx, 'send_agent_consultation_mail', {
    agentConsultationId,
    isRevoked: action === 'revokeAgentConsultation',
  })
}
