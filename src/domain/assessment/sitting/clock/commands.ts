import { recordAudit } from '#domain/audit/commands.ts'
import type { Viewer } from '#domain/viewer/viewer.ts'
import type { Tx } from '#platform/database/db.ts'
import { enqueue } from '#platform/queue/queue.ts'
import type { Attempt, Section } from '../queries.ts'
import { endRecheck, missRecheck } from '../recheck/commands.ts'
import { isRecheckOpen } from '../recheck/rules.ts'
import { listSections } from '../queries.ts'
import { attemptMoves, canMove, hoursBetweenSections, partialDays, type AttemptAct } from '../rules.ts'
import { closesAt, inHours } from './rules.ts'

type By = Viewer | 'system'
type Change = Partial<Pick<Attempt, 'continueBy' | 'partialAt' | 'submittedAt' | 'voidedBy' | 'voidedAt'>>

/** Moves a locked sitting and returns it as it is then. The caller has asked the rule. */
export async function moveAttempt(tx: Tx, by: By, attempt: Attempt, act: AttemptAct, change: Change = {}) {
  if (!canMove(act, attempt.state)) throw new Error(`${act} from ${attempt.state}`)
  const { to } = attemptMoves[act]
  const moved = { state: to, continueBy: null, ...change }
  await tx.updateTable('assessmentAttempt').set(moved).where('id', '=', attempt.id).execute()
  await recordAudit(tx, by, [
    {
      action: `${act}OfAssessment`,
      subject: 'assessment_attempt',
      subjectId: attempt.id,
      candidateId: attempt.candidateId,
      from: attempt.state,
      to,
    },
  ])
  // An answer of a device that was cut off may still be on its way, so the counting waits for the section to close.
  if (to === 'SUBMITTED') await enqueue(tx, 'score_attempt', { attemptId: attempt.id }, { key: `score:${attempt.id}` })
  return { ...attempt, ...moved }
}

/** Ends a running section: by the student, or at its deadline. */
export async function endSection(tx: Tx, by: By, attempt: Attempt, section: Section, endedAt: Date): Promise<Attempt> {
  if (section.section === 'RECHECK') return endRecheck(tx, by, attempt, section, endedAt)
  await tx
    .updateTable('assessmentSection')
    .set({ state: 'DONE', endedAt })
    .where('attemptId', '=', attempt.id)
    .where('position', '=', section.position)
    .execute()
  const sections = await listSections(tx, attempt.id)
  if (sections.every(({ state }) => state === 'DONE'))
    return moveAttempt(tx, by, attempt, 'submit', { submittedAt: endedAt })
  const ends = [inHours(endedAt, hoursBetweenSections), ...(attempt.partialAt ? [lastDayOf(attempt.partialAt)] : [])]
  return moveAttempt(tx, by, attempt, 'endSection', {
    continueBy: new Date(Math.min(...ends.map((end) => end.getTime()))),
  })
}

const lastDayOf = (partialAt: Date) => inHours(partialAt, partialDays * 24)

/** Brings a locked sitting to what the clock has made of it by now. */
export async function settle(tx: Tx, attempt: Attempt, now: Date): Promise<Attempt> {
  const next = await step(tx, attempt, now)
  return next === attempt ? attempt : settle(tx, next, now)
}

async function step(tx: Tx, attempt: Attempt, now: Date): Promise<Attempt> {
  const { state, continueBy, partialAt } = attempt
  if ((state === 'IN_SECTION' && attempt.kind === 'INTELLECTUAL') || isRecheckOpen(attempt)) {
    const running = (await listSections(tx, attempt.id)).find((section) => section.state === 'RUNNING')
    if (running?.deadlineAt)
      return now <= closesAt({ deadlineAt: running.deadlineAt })
        ? attempt
        : endSection(tx, 'system', attempt, running, running.deadlineAt)
  }
  if (!continueBy || now <= continueBy) return attempt
  if (state === 'SCORED') return missRecheck(tx, attempt)
  if (state === 'SECTION_DONE' && !partialAt)
    return moveAttempt(tx, 'system', attempt, 'waitForRest', {
      partialAt: continueBy,
      continueBy: lastDayOf(continueBy),
    })
  if (state === 'SECTION_DONE' || state === 'PARTIAL')
    return moveAttempt(tx, 'system', attempt, 'submitPartly', { submittedAt: continueBy })
  return attempt
}

/** Sittings settled in one transaction. */
export const batchSize = 100

/** Ends sections whose time is over, and sittings that nobody goes on with. Returns how many it looked at. */
export async function settleDue(tx: Tx, now: Date): Promise<number> {
  const due = await tx
    .selectFrom('assessmentAttempt')
    .selectAll()
    .where((eb) =>
      eb.or([
        eb.and([eb('state', 'in', ['SECTION_DONE', 'PARTIAL']), eb('continueBy', '<', now)]),
        eb.and([
          eb('state', '=', 'SCORED'),
          eb('isChecked', '=', true),
          eb('continueBy', '<', now),
          eb.not(
            eb.exists(
              eb
                .selectFrom('assessmentSection')
                .select('attemptId')
                .whereRef('attemptId', '=', 'assessmentAttempt.id')
                .where('state', '=', 'RUNNING'),
            ),
          ),
        ]),
        eb(
          'id',
          'in',
          eb
            .selectFrom('assessmentSection')
            .select('attemptId')
            .where('state', '=', 'RUNNING')
            .where(
              'deadlineAt',
              '<',
              new Date(now.getTime() - (closesAt({ deadlineAt: now }).getTime() - now.getTime())),
            ),
        ),
      ]),
    )
    .where('state', 'in', ['IN_SECTION', 'SECTION_DONE', 'PARTIAL', 'SCORED'])
    .orderBy('id')
    .limit(batchSize)
    .forUpdate()
    .skipLocked()
    .execute()
  for (const attempt of due) await settle(tx, attempt, now)
  return due.length
}
