import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import { recordAudit } from '#domain/audit/commands.ts'
import type { CandidateViewer } from '#domain/viewer/viewer.ts'
import { consentTexts, type RecordedConsent } from '#ground/consent-texts.ts'
import { Refusal, refuseInvalid } from '#ground/refusal.ts'
import { tokyoDay } from '#ground/tokyo-time.ts'
import { checkLength } from '#ground/validation/validation.ts'
import type { Tx } from '#platform/database/db.ts'
import type { TimeFactor } from '../item/rules.ts'
import { endSection, moveAttempt, settle } from './clock/commands.ts'
import { deadlineOf, extensionOf, isDue } from './clock/rules.ts'
import { deviceKindOf } from './device.ts'
import { largestSeed } from './form/chance.ts'
import { addForm } from './form/commands.ts'
import { findLatestAttempt, listAnswers, listSections, type Attempt, type Section } from './queries.ts'
import { isRecheckOpen, type SittingSection } from './recheck/rules.ts'
import { actsPerMinute, canMove, goesOn, maxHonestyName, retakeFrom, type AssessmentKind } from './rules.ts'

/** The student, the device and the server's clock of an act. */
export type Sitter = { candidate: CandidateViewer; deviceId: string; now: Date }

type Start = {
  kind: AssessmentKind
  consentVersion: string
  honestyName: string
  timeFactor: TimeFactor
  usesScreenReader: boolean
  hasLargerFigures: boolean
}

/**
 * Begins a sitting with the consent that was read. Refuses assessment_consent_changed, assessment_already_open,
 * assessment_too_early and, without enough items, assessment_not_offered.
 */
export async function startAssessment(tx: Tx, { candidate, deviceId, now }: Sitter, start: Start): Promise<string> {
  const { candidateId } = candidate
  refuseInvalid([checkLength('honestyName', '氏名', start.honestyName, 1, maxHonestyName)])
  const { version } = consentTexts.assessment
  if (start.consentVersion !== version) throw new Refusal('assessment_consent_changed')
  const latest = await findLatestAttempt(tx, candidateId, start.kind)
  const from = latest?.submittedAt && retakeFrom(start.kind, latest.submittedAt)
  if (from && tokyoDay(now) < from) throw new Refusal('assessment_too_early', { values: { from: readDay(from) } })
  const { honestyName, timeFactor, ...rest } = start
  const begun = await tx
    .insertInto('assessmentAttempt')
    .values({
      ...rest,
      candidateId,
      deviceId,
      honestyName: honestyName.trim(),
      timeFactor,
      formSeed: randomInt(largestSeed),
      beganAt: now,
      actsSince: now,
    })
    // Two devices may begin at once; one sitting of a kind is open.
    .onConflict((oc) => oc.doNothing())
    .returningAll()
    .executeTakeFirst()
  if (!begun) throw new Refusal('assessment_already_open')
  if (!(await addForm(tx, begun))) throw new Refusal('assessment_not_offered')
  await tx
    .insertInto('consent')
    .values({ candidateId, kind: 'assessment' satisfies RecordedConsent, version })
    .onConflict((oc) => oc.doNothing())
    .execute()
  await recordAudit(tx, candidate, [
    {
      action: 'startAssessment',
      subject: 'assessment_attempt',
      subjectId: begun.id,
      candidateId,
      to: begun.state,
      details: { consentVersion: version },
    },
  ])
  return begun.id
}

const readDay = (day: string) => day.replaceAll('-', '/')

/** Counts the act, holds the sitting until the transaction ends, and lets the clock go on. Refuses another's. */
export async function lockSitting(tx: Tx, { candidate, now }: Sitter, id: string): Promise<Attempt> {
  const windowFrom = new Date(now.getTime() - 60_000)
  const row = await tx
    .updateTable('assessmentAttempt')
    .set({
      acts: sql<number>`case when acts_since > ${windowFrom} then acts + 1 else 1 end`,
      actsSince: sql<Date>`case when acts_since > ${windowFrom} then acts_since else ${now}::timestamptz end`,
    })
    .where('candidateId', '=', candidate.candidateId)
    .where('id', '=', id)
    .returningAll()
    .returning((eb) =>
      eb
        .selectFrom('assessmentSection')
        .select('deadlineAt')
        .whereRef('attemptId', '=', 'assessmentAttempt.id')
        .where('state', '=', 'RUNNING')
        .as('runsUntil'),
    )
    .executeTakeFirst()
  if (!row) throw new Refusal('not_found')
  const { runsUntil, ...attempt } = row
  if (attempt.acts > actsPerMinute) throw new Refusal('too_many_requests')
  return isDue(attempt, runsUntil, now) ? settle(tx, attempt, now) : attempt
}

/** The same for a sitting that goes on, on the device that opened it last. */
export async function lockOwnSitting(tx: Tx, sitter: Sitter, id: string): Promise<Attempt> {
  const attempt = await lockSitting(tx, sitter, id)
  if (!goesOn(attempt)) throw new Refusal('assessment_closed')
  if (attempt.deviceId !== sitter.deviceId) throw new Refusal('assessment_other_device')
  return attempt
}

/** The newest device goes on with the sitting; the one before is refused from now on. */
export async function takeOverAssessment(tx: Tx, sitter: Sitter, id: string): Promise<string> {
  const attempt = await lockSitting(tx, sitter, id)
  if (!goesOn(attempt)) throw new Refusal('assessment_closed')
  await tx.updateTable('assessmentAttempt').set({ deviceId: sitter.deviceId }).where('id', '=', attempt.id).execute()
  await noteContact(tx, attempt, (await listSections(tx, attempt.id)).find(isRunning), sitter.now)
  return attempt.id
}

export const isRunning = ({ state }: Section) => state === 'RUNNING'

/**
 * Starts the next section. A section that runs already goes on, so that a repeated start changes nothing. A re-check,
 * which comes days after the sitting, begins on any device.
 */
export async function startSection(tx: Tx, sitter: Sitter, id: string, sectionId: SittingSection): Promise<string> {
  const { now, deviceId } = sitter
  let attempt = await lockSitting(tx, sitter, id)
  if (!goesOn(attempt)) throw new Refusal('assessment_closed')
  let sections = await listSections(tx, attempt.id)
  const running = sections.find(isRunning)
  if (attempt.deviceId !== deviceId && (running || !isRecheckOpen(attempt)))
    throw new Refusal('assessment_other_device')
  if (running?.section === sectionId) return attempt.id
  if (running?.deadlineAt && now > running.deadlineAt) {
    attempt = await endSection(tx, sitter.candidate, attempt, running, running.deadlineAt)
    sections = await listSections(tx, attempt.id)
  }
  const target = requireSection(sections, sectionId)
  if (target.state === 'DONE') throw new Refusal('assessment_section_over')
  const isRecheck = isRecheckOpen(attempt)
  const next = sections.find(({ section, state }) => state !== 'DONE' && (section === 'RECHECK') === isRecheck)
  if (next !== target || !(isRecheck || canMove('startSection', attempt.state)))
    throw new Refusal('assessment_section_order')
  const answers = await listAnswers(tx, attempt.id)
  const hasPilots = answers.some((answer) => answer.sectionPosition === target.position && !answer.isScored)
  const limit = { section: target.section, hasPilots, timeFactor: Number(attempt.timeFactor) }
  await tx
    .updateTable('assessmentSection')
    .set({
      state: 'RUNNING',
      startedAt: now,
      deadlineAt: deadlineOf(now, limit),
      heartbeatAt: now,
      device: deviceKindOf(attempt.candidateId, deviceId),
    })
    .where('attemptId', '=', attempt.id)
    .where('position', '=', target.position)
    .execute()
  if (isRecheck) await startRecheck(tx, sitter, attempt)
  else await moveAttempt(tx, sitter.candidate, attempt, 'startSection')
  return attempt.id
}

/** The re-check belongs to the device that begins it. */
async function startRecheck(tx: Tx, { candidate, deviceId }: Sitter, { id, candidateId }: Attempt) {
  await tx.updateTable('assessmentAttempt').set({ deviceId }).where('id', '=', id).execute()
  await recordAudit(tx, candidate, [
    { action: 'startRecheckOfAssessment', subject: 'assessment_attempt', subjectId: id, candidateId },
  ])
}

function requireSection(sections: readonly Section[], id: string): Section {
  const section = sections.find((row) => row.section === id)
  if (!section) throw new Refusal('not_found')
  return section
}

/** The section of that name while it takes answers. */
export function requireRunning(
  sections: readonly Section[],
  id: string,
): Section & { startedAt: Date; deadlineAt: Date } {
  const section = requireSection(sections, id)
  const { state, startedAt, deadlineAt } = section
  if (state === 'DONE') throw new Refusal('assessment_section_over')
  if (!startedAt || !deadlineAt) throw new Refusal('assessment_section_not_started')
  return { ...section, startedAt, deadlineAt }
}

/** The student ends a section, with or without blanks. It cannot be opened again. */
export async function endAssessmentSection(tx: Tx, sitter: Sitter, id: string, sectionId: string): Promise<string> {
  const attempt = await lockOwnSitting(tx, sitter, id)
  const section = requireRunning(await listSections(tx, attempt.id), sectionId)
  const endedAt = sitter.now < section.deadlineAt ? sitter.now : section.deadlineAt
  await endSection(tx, sitter.candidate, attempt, section, endedAt)
  return attempt.id
}

/** A sign of the device, so that an outage is known by its missing signs. */
export async function beat(tx: Tx, sitter: Sitter, id: string): Promise<string> {
  const attempt = await lockOwnSitting(tx, sitter, id)
  await noteContact(tx, attempt, (await listSections(tx, attempt.id)).find(isRunning), sitter.now)
  return attempt.id
}

/** Counts that the student left the page. Nothing follows from it; it serves our statistics alone. */
export async function countFocusLoss(tx: Tx, sitter: Sitter, id: string): Promise<string> {
  const attempt = await lockOwnSitting(tx, sitter, id)
  await tx
    .updateTable('assessmentAttempt')
    .set((eb) => ({ focusLosses: eb('focusLosses', '+', 1) }))
    .where('id', '=', attempt.id)
    .execute()
  return attempt.id
}

/** Notes that the device was heard of, and adds the one extension of the sitting after an outage. */
export async function noteContact(tx: Tx, attempt: Attempt, section: Section | undefined, now: Date) {
  if (!section?.startedAt || !section.deadlineAt || !section.heartbeatAt) return
  const { startedAt, deadlineAt, heartbeatAt, extensionSeconds } = section
  const running = { startedAt, deadlineAt, heartbeatAt, extensionSeconds }
  const added = extensionOf(running, attempt.extendedAt !== null, now)
  await tx
    .updateTable('assessmentSection')
    .set({
      heartbeatAt: now > heartbeatAt ? now : heartbeatAt,
      ...(added > 0 && {
        extensionSeconds: extensionSeconds + added,
        deadlineAt: new Date(deadlineAt.getTime() + added * 1000),
      }),
    })
    .where('attemptId', '=', attempt.id)
    .where('position', '=', section.position)
    .execute()
  if (added > 0)
    await tx.updateTable('assessmentAttempt').set({ extendedAt: now }).where('id', '=', attempt.id).execute()
}
