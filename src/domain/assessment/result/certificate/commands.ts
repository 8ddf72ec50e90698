import { sql } from 'kysely'
import { recordAudit } from '#domain/audit/commands.ts'
import type { CandidateViewer } from '#domain/viewer/viewer.ts'
import { Refusal, refuseInvalid } from '#ground/refusal.ts'
import type { Tx } from '#platform/database/db.ts'
import { eraseSome } from '#platform/database/erase-some.ts'
import { newSecret, sha256 } from '#platform/secrets/secret.ts'
import { holdResults } from '../publication/commands.ts'
import { findScored } from '../queries.ts'
import type { AssessmentKind } from '../../sitting/rules.ts'
import { countCertificates } from './queries.ts'
import { certificateKeptDays, certificatesPerDay, isCertificateDays, maxOpenCertificates } from './rules.ts'

type Asked = { kind: AssessmentKind; days: number; hasName: boolean; token: string }

/**
 * Makes an address that shows the newest result of a test for some days. Refuses invalid_input, not_found without a
 * result, assessment_result_checked, assessment_certificate_limit_reached.
 */
export async function makeCertificate(tx: Tx, candidate: CandidateViewer, { kind, days, hasName, token }: Asked) {
  const { candidateId } = candidate
  refuseInvalid([isCertificateDays(days) ? null : { path: 'days', message: '見られる期間を選択してください' }])
  await holdResults(tx, candidateId)
  const result = await findScored(tx, candidateId, kind)
  if (!result) throw new Refusal('not_found')
  if (result.isChecked) throw new Refusal('assessment_result_checked')
  const { open, ofDay } = await countCertificates(tx, candidateId)
  if (open >= maxOpenCertificates || ofDay >= certificatesPerDay)
    throw new Refusal('assessment_certificate_limit_reached', {
      values: { open: maxOpenCertificates, perDay: certificatesPerDay },
    })
  const { id } = await tx
    .insertInto('assessmentCertificate')
    .values({
      candidateId,
      attemptId: result.id,
      kind,
      tokenSha256: sha256(token),
      hasName,
      expiresAt: sql<Date>`now() + make_interval(days => ${days})`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await record(tx, candidate, 'createAssessmentCertificate', id)
  return id
}

export const newCertificateToken = () => newSecret('yac')

/** Ends a certificate for good. An ended one stays ended. Refuses not_found. */
export async function endCertificate(tx: Tx, candidate: CandidateViewer, id: string) {
  const certificate = await tx
    .selectFrom('assessmentCertificate')
    .select('endedAt')
    .where('candidateId', '=', candidate.candidateId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!certificate) throw new Refusal('not_found')
  if (certificate.endedAt) return id
  await tx
    .updateTable('assessmentCertificate')
    .set({ endedAt: sql<Date>`now()` })
    .where('candidateId', '=', candidate.candidateId)
    .where('id', '=', id)
    .execute()
  await record(tx, candidate, 'endAssessmentCertificate', id)
  return id
}

/** Called by the clock: certificates that nobody can open any more, some days after they expired or were ended. */
export const forgetOldCertificates = (tx: Tx) =>
  eraseSome(
    tx,
    'assessmentCertificate',
    sql`least(ended_at, expires_at) < now() - make_interval(days => ${certificateKeptDays}::int)`,
  )

const record = (tx: Tx, candidate: CandidateViewer, action: string, subjectId: string) =>
  recordAudit(tx, candidate, [
    { action, subject: 'assessment_certificate', subjectId, candidateId: candidate.candidateId },
  ])
