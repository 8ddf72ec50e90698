import { sql } from 'kysely'
import type { AssessmentKind } from '../../sitting/rules.ts'
import { recordAudit } from '#domain/audit/commands.ts'
import type { CandidateViewer } from '#domain/viewer/viewer.ts'
import { consentTexts } from '#ground/consent-texts.ts'
import type { OfRow } from '#ground/id.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Tx } from '#platform/database/db.ts'
import { endPublication } from '../commands.ts'
import { findScored, listSectionScores, type ScoredAttempt } from '../queries.ts'
import { refusalOfPublication } from '../rules.ts'

type Publishing = { kind: AssessmentKind; attemptId: string; consentVersion: string }

/**
 * Shows one test to companies. Refuses not_found for any result but the newest, assessment_publication_text_changed,
 * assessment_result_incomplete and assessment_result_checked.
 */
export async function publishResult(
  tx: Tx,
  candidate: CandidateViewer,
  { kind, attemptId, consentVersion }: Publishing,
) {
  const { candidateId } = candidate
  const result = await lockNewest(tx, candidateId, kind)
  if (result?.id !== attemptId) throw new Refusal('not_found')
  if (consentVersion !== consentTexts.assessmentPublication.version)
    throw new Refusal('assessment_publication_text_changed')
  const sections = kind === 'INTELLECTUAL' ? await listSectionScores(tx, result.id) : []
  const refusal = refusalOfPublication({ kind, isChecked: result.isChecked, sections: sections.length })
  if (refusal) throw new Refusal(refusal)
  const values =
    kind === 'INTELLECTUAL'
      ? intellectualValues(result, sections, consentVersion)
      : personalityValues(result, consentVersion)
  await tx
    .insertInto('assessmentProfile')
    .values({ candidateId, ...values })
    .onConflict((oc) => oc.column('candidateId').doUpdateSet(values))
    .execute()
  await record(tx, candidate, 'publishAssessmentResult', attemptId, { kind, consentVersion })
  return attemptId
}

const intellectualValues = (
  { id }: ScoredAttempt,
  sections: readonly { achieved: number; achievable: number }[],
  consentVersion: string,
) => ({
  intellectualAttemptId: id,
  intellectualConsentVersion: consentVersion,
  intellectualPublishedAt: sql<Date>`now()`,
  intellectualAchieved: sections.map(({ achieved }) => achieved),
  intellectualAchievable: sections.map(({ achievable }) => achievable),
  intellectualTotal: sections.reduce((sum, { achieved }) => sum + achieved, 0),
})

const personalityValues = ({ id, personalityPercentages }: ScoredAttempt, consentVersion: string) => ({
  personalityAttemptId: id,
  personalityConsentVersion: consentVersion,
  personalityPublishedAt: sql<Date>`now()`,
  personalityPercentages,
})

/** Takes one test out of companies' sight. A test that is not published stays so. */
export async function withdrawResult(tx: Tx, candidate: CandidateViewer, kind: AssessmentKind) {
  await holdResults(tx, candidate.candidateId)
  if (await endPublication(tx, candidate.candidateId, kind))
    await record(tx, candidate, 'withdrawAssessmentResult', candidate.candidateId, { kind })
  return kind
}

/** The student's row is held, so that publishing, deleting and a retake come one after the other. */
export const holdResults = (tx: Tx, candidateId: OfRow<'candidate'>) =>
  tx.selectFrom('candidate').select('id').where('id', '=', candidateId).forNoKeyUpdate().executeTakeFirstOrThrow()

async function lockNewest(tx: Tx, candidateId: OfRow<'candidate'>, kind: AssessmentKind) {
  await holdResults(tx, candidateId)
  return findScored(tx, candidateId, kind)
}

const record = (
  tx: Tx,
  candidate: CandidateViewer,
  action: string,
  subjectId: string,
  details: Record<string, string>,
) =>
  recordAudit(tx, candidate, [
    { action, subject: 'assessment_attempt', subjectId, candidateId: candidate.candidateId, details },
  ])
