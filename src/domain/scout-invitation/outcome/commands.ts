import { sql } from 'kysely'
import { recordAudit } from '#domain/audit/commands.ts'
import type { CompanyViewer } from '#domain/viewer/viewer.ts'
import { requireJob } from '#domain/job/queries.ts'
import { canSendScoutInvitation } from '#domain/job/rules.ts'
import { jobId as namedJob, schedulingId as namedScheduling, scoutInvitationId as named } from '#ground/id.ts'
import type { JobId, ScoutInvitationId } from '#ground/id.ts'
import { orRefusal, Refusal, refuseInvalid } from '#ground/refusal.ts'
import type { Tx } from '#platform/database/db.ts'
import { revisionOf } from '#platform/database/revision.ts'
import { requireDatesToOffer, requireNoDateAhead, requireStepOver } from '../step/commands.ts'
import { lockAccepted, relationAsRead } from './queries.ts'
import { canTell, checkOutcomeMessage, noticeMoment, type Outcome } from './rules.ts'
import { tell } from './telling/commands.ts'

/**
 * `schedulingId`: the dates of the next step; `jobId`: the job whose dates follow. `isChange`: of what was told.
 * `revision`: of the relation as the writer has read it; without one nothing is compared.
 */
export type Word = {
  outcome: Outcome
  message: string
  schedulingId?: string | null | undefined
  jobId?: string | null | undefined
  isChange?: boolean | null | undefined
  revision?: string | null | undefined
}

/**
 * Tells an accepted student that things go on, with or without the dates of the next step, or that they do not. At night
 * the word is held until the morning. Refuses not_found, invalid_input, booked_date_ahead, step_still_open,
 * step_without_dates, job_not_sendable, outcome_held while another word waits for the morning, and outcome_already_told,
 * also for the second of two colleagues at once, and for whoever has not read the last word or the dates that followed.
 * A student who reported the company is told NOT_SELECTED without the words; NEXT_STEP is refused with thread_closed.
 */
export async function tellOutcome(tx: Tx, company: CompanyViewer, id: ScoutInvitationId, word: Word) {
  refuseInvalid([checkOutcomeMessage(word.message.trim())])
  await write(tx, company, id, word)
  return id
}

/**
 * Tells many students at once, each with words of their own. A text that is too short or too long refuses all; a student
 * who cannot be told is answered with the refusal of tellOutcome. Refuses not_found when none of them is known.
 */
export async function tellOutcomes(
  tx: Tx,
  company: CompanyViewer,
  words: readonly (Word & { scoutInvitationId: string })[],
) {
  refuseInvalid(words.map(({ message }, at) => checkOutcomeMessage(message.trim(), `outcomes.${at}.message`)))
  const ofScout = new Map(words.map((word) => [word.scoutInvitationId, word]))
  const answers = []
  // Rows are held in the order of their ids, so that two colleagues who tell the same students cannot deadlock.
  for (const [id, word] of [...ofScout].toSorted(([one], [other]) => one.localeCompare(other)))
    answers.push(answerOf(id, await orRefusal(write(tx, company, named(id), word))))
  if (answers.length > 0 && answers.every(({ refusal }) => refusal?.code === 'not_found'))
    throw new Refusal('not_found')
  return answers
}

function answerOf(scoutInvitationId: string, answer: { tellsAt: Date } | Refusal) {
  if (!(answer instanceof Refusal)) return { scoutInvitationId, tellsAt: answer.tellsAt, refusal: null }
  const { code, details } = answer
  return { scoutInvitationId, tellsAt: null, refusal: { code, details } }
}

/** Every refusal comes before the first write, so that the other students of the transaction are told. */
async function write(tx: Tx, company: CompanyViewer, id: ScoutInvitationId, word: Word) {
  const { companyId, companyUserId } = company
  const { outcome, message, isChange } = word
  const now = new Date()
  const invitation = await lockAccepted(tx, companyId, id)
  if (word.revision && word.revision !== revisionOf(relationAsRead(invitation)))
    throw new Refusal('outcome_already_told')
  const { candidateId, step } = invitation
  const isNext = outcome === 'NEXT_STEP'
  if (isNext && invitation.isReported) throw new Refusal('thread_closed')
  const dates = isNext && word.schedulingId ? namedScheduling(word.schedulingId) : null
  const nextJob = isNext && !dates && word.jobId ? namedJob(word.jobId) : null
  const earlier = invitation.outcomeStep === step ? invitation.outcome : null
  const isTellable = canTell(earlier, {
    outcome,
    isChange: isChange === true,
    hasDates: dates !== null || nextJob !== null,
  })
  if (invitation.status !== 'ACCEPTED' || !isTellable) throw new Refusal('outcome_already_told')
  if (dates || nextJob) await requireStepOver(tx, invitation)
  else await requireNoDateAhead(tx, invitation)
  const schedulingId = dates && (await requireDatesToOffer(tx, companyId, dates))
  const jobId = nextJob && (await requireJobToOffer(tx, companyId, nextJob))
  const tellsAt = noticeMoment(now)
  const held = await tx
    .insertInto('scoutOutcome')
    .values({
      companyId,
      scoutInvitationId: id,
      candidateId,
      companyUserId,
      step,
      outcome,
      schedulingId,
      jobId,
      tellsAt,
      message: message.trim(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
  if (!held) throw new Refusal('outcome_held')
  if (tellsAt <= now) await tell(tx, company, invitation, held)
  else await audit(tx, company, 'holdOutcome', invitation, outcome)
  return { tellsAt }
}

/** A student is led to what students can read: a published job. Refuses not_found, job_not_sendable. */
async function requireJobToOffer(tx: Tx, companyId: CompanyViewer['companyId'], id: JobId) {
  const job = await requireJob(tx, companyId, id)
  if (!canSendScoutInvitation(job)) throw new Refusal('job_not_sendable')
  return job.id
}

/**
 * Takes back a word that waits for the morning: the named one, or the one that waits. A second time changes nothing.
 * Refuses not_found, and outcome_already_told once it is told.
 */
export async function takeBackOutcome(tx: Tx, company: CompanyViewer, id: ScoutInvitationId, wordId: string | null) {
  const invitation = await lockAccepted(tx, company.companyId, id)
  const word = await tx
    .updateTable('scoutOutcome')
    .set({ takenBackAt: new Date() })
    .where('companyId', '=', company.companyId)
    .where('scoutInvitationId', '=', id)
    .$if(wordId !== null, (query) => query.where(sql<string>`id::text`, '=', wordId))
    .where('toldAt', 'is', null)
    .where('takenBackAt', 'is', null)
    .returning('outcome')
    .executeTakeFirst()
  if (!word) return requireTakenBack(tx, company, id, wordId)
  await audit(tx, company, 'takeBackOutcome', invitation, word.outcome)
  return id
}

/** Gives the id where a colleague was first to take the word back. */
async function requireTakenBack(tx: Tx, { companyId }: CompanyViewer, id: ScoutInvitationId, wordId: string | null) {
  const word = await tx
    .selectFrom('scoutOutcome')
    .select('takenBackAt')
    .where('companyId', '=', companyId)
    .where('scoutInvitationId', '=', id)
    .$if(wordId !== null, (query) => query.where(sql<string>`id::text`, '=', wordId))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!word) throw new Refusal('not_found')
  if (word.takenBackAt === null) throw new Refusal('outcome_already_told')
  return id
}

type Told = Awaited<ReturnType<typeof lockAccepted>>

const audit = (tx: Tx, company: CompanyViewer, action: string, { companyId, candidateId, id }: Told, to: string) =>
  recordAudit(tx, company, [{ action, subject: 'scout_invitation', subjectId: id, companyId, candidateId, to }])
