import { sql, type RawBuilder, type Selectable } from 'kysely'
import { recordAudit } from '#domain/audit/commands.ts'
import type { CompanyViewer } from '#domain/viewer/viewer.ts'
import type { DB } from '#platform/database/database-types.ts'
import type { Tx } from '#platform/database/db.ts'
import { ofSameCompany } from '#platform/database/of-same-company.ts'
import { enqueue } from '#platform/queue/queue.ts'
import { batchSize, type moveScoutInvitation } from '../../commands.ts'
import { hasReported, unlessReported } from '../../reported/queries.ts'
import { isStudentVisible } from '../../sent/queries.ts'
import { closeSchedulingDateRequest, refuseOpenRequest } from '../../scheduling-date-request/commands.ts'
import { hasDateAhead, isStepOver, openStep } from '../../step/commands.ts'
import { followStages } from '../../pipeline/stage/commands.ts'
import { noChoice } from '../../step/rules.ts'
import { hindranceOf, type Outcome, type OutcomeHindrance } from '../rules.ts'

type Invitation = Parameters<typeof moveScoutInvitation>[3] & { step: number; outcome: Outcome | null }
type Word = Selectable<DB['scoutOutcome']>

/**
 * Tells the student a word that was written; the caller holds the invitation. A word is told once, after a report as the
 * outcome alone.
 */
export async function tell(tx: Tx, viewer: CompanyViewer | 'system', invitation: Invitation, word: Word) {
  const { companyId, candidateId, id } = invitation
  const { outcome, companyUserId } = word
  const message = unlessReported(word.message, invitation)
  const next = nextOf(word)
  const toldAt = new Date()
  if (!(await end(tx, word, { toldAt, message }))) return
  const noMoreDates = outcome === 'NOT_SELECTED' ? await endChoice(tx, viewer, invitation) : {}
  await tx
    .updateTable('scoutInvitation')
    .set({ outcome, outcomeMessage: message, outcomeStep: word.step, outcomeToldAt: toldAt, ...noMoreDates })
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .execute()
  // A student who was given another date meanwhile goes to that one first.
  if (next && companyUserId && (await isStepOver(tx, invitation)))
    await openStep(tx, viewer, invitation, { ...next, companyUserId })
  // A word alone ends the waiting for dates.
  else if (invitation.schedulingStatus === null) await closeSchedulingDateRequest(tx, viewer, invitation)
  await followStages(tx, [{ companyId, scoutInvitationId: id }])
  await enqueue(tx, 'notify_outcome_told', { companyId, scoutInvitationId: id, scoutOutcomeId: word.id })
  const act = { action: 'tellOutcome', subject: 'scout_invitation', subjectId: id } as const
  await recordAudit(tx, viewer, [{ ...act, companyId, candidateId, from: invitation.outcome, to: outcome }])
}

/** The dates or the job that a word leads to; null for a word alone. */
const nextOf = ({ schedulingId, jobId }: Word) =>
  schedulingId !== null ? { schedulingId } : jobId !== null ? { schedulingId, jobId } : null

/** False when the word was told or taken back meanwhile. */
async function end(
  tx: Tx,
  { companyId, id }: Word,
  how: { toldAt: Date; message: RawBuilder<string> } | { takenBackAt: Date },
) {
  const ended = await tx
    .updateTable('scoutOutcome')
    .set(how)
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .where('toldAt', 'is', null)
    .where('takenBackAt', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return ended !== undefined
}

/** The columns by which a student who is turned down chooses no date any more; a wish for dates is refused. */
async function endChoice(tx: Tx, viewer: CompanyViewer | 'system', invitation: Invitation) {
  await refuseOpenRequest(tx, viewer, invitation)
  if (invitation.schedulingStatus === null || invitation.schedulingStatus === 'ACCEPTED') return {}
  return { schedulingStatus: null, ...noChoice }
}

/**
 * Tells what was held for the morning, at most 500; returns their number. A word to a student who has ended the scout,
 * left or blocked the company meanwhile is taken back, a next step also after a report, and one without dates to a student
 * who has booked a date: what comes of it is told later.
 */
export async function tellHeldOutcomes(tx: Tx): Promise<number> {
  // Rows locked by another act are skipped: the clock looks again in a minute.
  const due = await tx
    .selectFrom('scoutInvitation')
    .innerJoin('scoutOutcome as word', (join) => ofSameCompany(join, 'word.scoutInvitationId', 'scoutInvitation.id'))
    .selectAll('scoutInvitation')
    .select(['word.id as wordId', hasReported('scout_invitation').as('isReported')])
    .where('word.toldAt', 'is', null)
    .where('word.takenBackAt', 'is', null)
    .where('word.tellsAt', '<=', sql<Date>`now()`)
    .orderBy('word.tellsAt')
    .limit(batchSize)
    .forUpdate('scoutInvitation')
    .skipLocked()
    .execute()
  for (const { wordId, ...invitation } of due) {
    const word = await tx
      .selectFrom('scoutOutcome')
      .selectAll()
      .where('companyId', '=', invitation.companyId)
      .where('id', '=', wordId)
      .executeTakeFirstOrThrow()
    const hindrance = hindranceOf(word.outcome, {
      ...invitation,
      hasDates: nextOf(word) !== null,
      hasDateAhead: await hasDateAhead(tx, invitation),
      isVisible: await isStudentVisible(tx, invitation),
    })
    if (hindrance) await takeBack(tx, word, hindrance)
    else await tell(tx, 'system', invitation, word)
  }
  return due.length
}

/** Takes a word back that is true no longer, and tells its writer. */
async function takeBack(tx: Tx, word: Word, why: OutcomeHindrance) {
  const { companyId, candidateId, scoutInvitationId, id: scoutOutcomeId, outcome } = word
  if (!(await end(tx, word, { takenBackAt: new Date() }))) return
  await enqueue(tx, 'notify_outcome_taken_back', { companyId, scoutInvitationId, scoutOutcomeId, why })
  const act = { action: 'takeBackOutcome', subject: 'scout_invitation', subjectId: scoutInvitationId } as const
  await recordAudit(tx, 'system', [{ ...act, companyId, candidateId, to: outcome }])
}
