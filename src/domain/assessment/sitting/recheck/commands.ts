import { recordAudit } from '#domain/audit/commands.ts'
import type { AdminViewer, Viewer } from '#domain/viewer/viewer.ts'
import type { AssessmentAttemptId } from '#ground/id.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Tx } from '#platform/database/db.ts'
import { enqueue } from '#platform/queue/queue.ts'
import { listFormItems } from '../../item/queries.ts'
import { listSections, listSeenItems, type Attempt, type Section } from '../queries.ts'
import { lockNamedAttempt } from '../void/queries.ts'
import { inHours } from '../clock/rules.ts'
import { recheckForm } from './form.ts'
import { countRecheckRights, listDifficultRights, listTemplates } from './queries.ts'
import { checkStageOf, fastAnswersThatAsk, isFast, leastRight, recheckDays, recheckPosition } from './rules.ts'

type By = Viewer | 'system'
type Opened = Pick<Attempt, 'isChecked' | 'checkedAt' | 'fastAnswers' | 'continueBy'>
type Counted = Pick<Attempt, 'id' | 'candidateId' | 'formSeed'>

/**
 * Called by the scoring, once the answers are judged: with four unusually fast right answers to difficult items the
 * sitting gets six more items. Returns what the scoring writes about it; null without a doubt.
 */
export async function openRecheck(tx: Tx, { id, candidateId, formSeed }: Counted, now: Date): Promise<Opened | null> {
  const fast = (await listDifficultRights(tx, id)).filter(isFast)
  if (fast.length < fastAnswersThatAsk) return null
  const places = recheckForm(formSeed + recheckPosition, {
    live: (await listFormItems(tx)).live,
    sections: new Set(fast.map(({ section }) => section)),
    seen: await listSeenItems(tx, candidateId, 'INTELLECTUAL'),
    templates: await listTemplates(tx, id),
  })
  await tx
    .insertInto('assessmentSection')
    .values({ attemptId: id, position: recheckPosition, section: 'RECHECK' })
    .execute()
  await tx
    .insertInto('assessmentAnswer')
    .values(
      places.map((place, at) => ({
        ...place,
        attemptId: id,
        sectionPosition: recheckPosition,
        position: at + 1,
      })),
    )
    .execute()
  const continueBy = inHours(now, 24 * recheckDays)
  return { isChecked: true, checkedAt: now, fastAnswers: fast.length, continueBy }
}

/** Ends the six items of a locked sitting. Enough right answers end the check; fewer leave it to an operator. */
export async function endRecheck(tx: Tx, by: By, attempt: Attempt, { position }: Section, endedAt: Date) {
  await tx
    .updateTable('assessmentSection')
    .set({ state: 'DONE', endedAt })
    .where('attemptId', '=', attempt.id)
    .where('position', '=', position)
    .execute()
  const recheckRight = await countRecheckRights(tx, attempt.id)
  const isConfirmed = recheckRight >= leastRight
  const ended = { recheckRight, continueBy: null, ...(isConfirmed && { isChecked: false, checkEndedAt: endedAt }) }
  await change(tx, attempt, ended)
  await record(tx, by, isConfirmed ? 'confirmResultOfAssessment' : 'leaveCheckOfAssessment', attempt)
  if (isConfirmed) await tell(tx, attempt)
  return { ...attempt, ...ended }
}

/** The days of a locked sitting in which its re-check could be begun are over. */
export async function missRecheck(tx: Tx, attempt: Attempt) {
  const missed = { continueBy: null }
  await change(tx, attempt, missed)
  await record(tx, 'system', 'missRecheckOfAssessment', attempt)
  return { ...attempt, ...missed }
}

/** An operator finds nothing amiss, so that the result counts like any other. Refuses assessment_check_closed. */
export async function endCheck(tx: Tx, admin: AdminViewer, id: AssessmentAttemptId) {
  const attempt = await lockNamedAttempt(tx, id)
  const isRunning = (await listSections(tx, id)).some(
    ({ section, state }) => section === 'RECHECK' && state === 'RUNNING',
  )
  if (checkStageOf(attempt) === null || isRunning) throw new Refusal('assessment_check_closed')
  await change(tx, attempt, {
    isChecked: false,
    continueBy: null,
    checkEndedAt: new Date(),
    checkEndedBy: admin.adminAccountId,
  })
  await record(tx, admin, 'endCheckOfAssessment', attempt)
  await tell(tx, attempt)
  return attempt.id
}

type Change = Partial<Pick<Attempt, 'isChecked' | 'continueBy' | 'recheckRight' | 'checkEndedAt' | 'checkEndedBy'>>
const change = (tx: Tx, { id }: Attempt, changed: Change) =>
  tx.updateTable('assessmentAttempt').set(changed).where('id', '=', id).execute()

const record = (tx: Tx, by: By, action: string, { id, candidateId }: Attempt) =>
  recordAudit(tx, by, [{ action, subject: 'assessment_attempt', subjectId: id, candidateId }])

const tell = (tx: Tx, { id, candidateId }: Attempt) =>
  enqueue(tx, 'notify_assessment_check_ended', { candidateId, attemptId: id })
