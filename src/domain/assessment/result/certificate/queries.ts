import { sql } from 'kysely'
import { leftStatuses } from '#domain/candidate-account/state/rules.ts'
import type { OfRow } from '#ground/id.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { sha256 } from '#platform/secrets/secret.ts'
import type { AssessmentKind } from '../../sitting/rules.ts'
import { isCertificateToken } from './rules.ts'

/** The certificates of a test that can still be opened, the newest first; also those of an earlier sitting. */
export const listOpenCertificates = (db: Db | Tx, candidateId: OfRow<'candidate'>, kind: AssessmentKind) =>
  db
    .selectFrom('assessmentCertificate')
    .select(['id', 'hasName', 'expiresAt', 'insertedAt', 'tokenSha256'])
    .where('candidateId', '=', candidateId)
    .where('kind', '=', kind)
    .where('endedAt', 'is', null)
    .where('expiresAt', '>', sql<Date>`now()`)
    .orderBy('insertedAt', 'desc')
    .execute()

/** The certificate of an address; undefined once the certificate is ended or expired, its student has left, or there was none. */
export async function findCertificate(db: Db, token: string) {
  if (!isCertificateToken(token)) return undefined
  return db
    .selectFrom('assessmentCertificate as certificate')
    .innerJoin('candidate', 'candidate.id', 'certificate.candidateId')
    .leftJoin('candidateAccount', (join) =>
      join.onRef('candidateAccount.candidateId', '=', 'certificate.candidateId').on('certificate.hasName', '=', true),
    )
    .select([
      'certificate.id',
      'certificate.attemptId',
      'certificate.kind',
      'certificate.expiresAt',
      'certificate.insertedAt',
      'candidateAccount.familyName',
      'candidateAccount.givenName',
    ])
    .where('candidate.status', 'not in', leftStatuses)
    .where('certificate.tokenSha256', '=', sha256(token))
    .where('certificate.endedAt', 'is', null)
    .where('certificate.expiresAt', '>', sql<Date>`now()`)
    .executeTakeFirst()
}

/** Open ones, and those made in the last 24 hours. */
export const countCertificates = (tx: Tx, candidateId: OfRow<'candidate'>) =>
  tx
    .selectFrom('assessmentCertificate')
    .select([
      sql<number>`count(*) filter (where ended_at is null and expires_at > now())::int`.as('open'),
      sql<number>`count(*) filter (where inserted_at > now() - interval '24 hours')::int`.as('ofDay'),
    ])
    .where('candidateId', '=', candidateId)
    .executeTakeFirstOrThrow()
