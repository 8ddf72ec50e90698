import { recordAudit } from '#domain/audit/commands.ts'
import type { CandidateViewer } from '#domain/viewer/viewer.ts'
import type { ScoutInvitationId } from '#ground/id.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Tx } from '#platform/database/db.ts'
import { enqueue } from '#platform/queue/queue.ts'
import { requireUnblocked } from '../blocking/queries.ts'
import { moveScoutInvitation } from '../commands.ts'
import { lockScoutInvitation, requireCompanyInForce, type LockedScoutInvitation } from '../queries.ts'
import { moves } from '../rules.ts'
import { leaveRequestUnanswered } from '../scheduling-date-request/commands.ts'
import { noChoice } from '../step/rules.ts'
import { findStanding } from './queries.ts'
import { canPrompt, isSilent, type Wait } from './rules.ts'

/** Holds the invitation; refuses company_has_answered once nothing is owed any more. */
async function lockWait(tx: Tx, { candidateId }: CandidateViewer, id: ScoutInvitationId) {
  const invitation = await lockScoutInvitation(tx, candidateId, id)
  const { wait, acts } = (await findStanding(tx, invitation)) ?? {}
  if (!wait || !acts) throw new Refusal(invitation.status === 'ACCEPTED' ? 'company_has_answered' : 'not_found')
  return { invitation, wait, acts }
}

/**
 * One polite word to the company about what it owes. Refuses word_not_late, company_already_prompted,
 * company_has_answered, company_suspended.
 */
export async function promptCompany(tx: Tx, candidate: CandidateViewer, id: ScoutInvitationId) {
  const { invitation, wait, acts } = await lockWait(tx, candidate, id)
  if (acts.promptedAt !== null) throw new Refusal('company_already_prompted')
  if (!canPrompt(wait, acts, new Date())) throw new Refusal('word_not_late')
  await requireCompanyInForce(tx, invitation.companyId)
  await requireUnblocked(tx, candidate.candidateId, invitation.companyId)
  await write(tx, candidate, 'promptCompany', invitation, wait, { promptedAt: new Date() })
  const { companyId } = invitation
  await enqueue(tx, 'notify_company_prompted', { companyId, scoutInvitationId: id, ...inQueue(wait) })
  return id
}

const inQueue = ({ word, since }: Wait) => ({ word, since: since.toISOString() })

/** Goes on waiting for a company that stays silent; a second press changes nothing. Refuses as endUnanswered does. */
export async function waitLonger(tx: Tx, candidate: CandidateViewer, id: ScoutInvitationId) {
  const { invitation, wait, acts } = await lockWait(tx, candidate, id)
  if (isSilent(wait, acts, new Date())) {
    await write(tx, candidate, 'waitLonger', invitation, wait, { waitsFrom: new Date() })
    return id
  }
  if (acts.waitsFrom === null) throw new Refusal('word_not_late')
  return id
}

/**
 * Ends a scout whose company stayed silent. The company's record counts the word that did not come. Refuses
 * word_not_late, and company_has_answered when the word came meanwhile.
 */
export async function endUnanswered(tx: Tx, candidate: CandidateViewer, id: ScoutInvitationId) {
  const now = new Date()
  const { invitation, wait, acts } = await lockWait(tx, candidate, id)
  if (!isSilent(wait, acts, now)) throw new Refusal('word_not_late')
  if (wait.word === 'DATES') await leaveRequestUnanswered(tx, candidate, invitation)
  await moveScoutInvitation(tx, candidate, 'endUnanswered', invitation, {
    status: moves.endUnanswered.to,
    endedWithout: wait.word,
    endedAt: now,
    ...noChoice,
  })
  await enqueue(tx, 'notify_scout_declined', { companyId: invitation.companyId, scoutInvitationId: id })
  return id
}

type Acts = { promptedAt: Date } | { waitsFrom: Date }

async function write(
  tx: Tx,
  candidate: CandidateViewer,
  action: string,
  { companyId, candidateId, id: scoutInvitationId }: LockedScoutInvitation,
  wait: Wait,
  acts: Acts,
) {
  await tx
    .insertInto('scoutWait')
    .values({ companyId, candidateId, scoutInvitationId, ...wait, ...acts })
    .onConflict((conflict) => conflict.columns(['companyId', 'scoutInvitationId', 'word', 'since']).doUpdateSet(acts))
    .execute()
  await recordAudit(tx, candidate, [
    { action, subject: 'scout_invitation', subjectId: scoutInvitationId, companyId, candidateId, to: wait.word },
  ])
}
