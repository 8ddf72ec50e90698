import type { OfRow } from '#ground/id.ts'
import { Refusal } from '#ground/refusal.ts'
import type { CandidateViewer, PendingStatus } from '#domain/viewer/viewer.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import type { OneTimeCodes } from '#platform/secrets/one-time-codes.ts'
import { findNewestVerification, findVerificationOfLink, secondsUntilNextCode } from '../verification/queries.ts'

/** The account with its state, which stays until the end of the transaction. */
export async function requireAccount(db: Db | Tx, candidateId: OfRow<'candidate'>) {
  const account = await db
    .selectFrom('candidate')
    .innerJoin('candidateAccount', 'candidateAccount.candidateId', 'candidate.id')
    .select(['candidate.status', 'candidateAccount.email'])
    .where('candidate.id', '=', candidateId)
    .forUpdate('candidate')
    .executeTakeFirst()
  if (!account) throw new Refusal('not_found')
  return account
}

export async function requireRegistrationPhone(db: Db | Tx, candidateId: OfRow<'candidate'>) {
  const { status } = await requireAccount(db, candidateId)
  const verification = await findNewestVerification(db, candidateId, 'REGISTRATION_PHONE')
  if (status !== 'PHONE_PENDING' || !verification) throw new Refusal('account_not_changeable')
  return verification
}

export type OwnRegistration = {
  step: PendingStatus
  email: string
  /** In E.164; null before the third step. */
  phoneNumber: string | null
  secondsUntilNextCode: number
}

const purposes = { EMAIL_PENDING: 'REGISTRATION_EMAIL', PHONE_PENDING: 'REGISTRATION_PHONE' } as const

/** The student's own registration, for its pages. */
export async function requireOwnRegistration(
  db: Db,
  { candidateId, pending }: CandidateViewer & { pending: PendingStatus },
  visitor: string,
): Promise<OwnRegistration> {
  const { email } = await db
    .selectFrom('candidateAccount')
    .select('email')
    .where('candidateId', '=', candidateId)
    .executeTakeFirstOrThrow()
  if (pending !== 'EMAIL_PENDING' && pending !== 'PHONE_PENDING')
    return { step: pending, email, phoneNumber: null, secondsUntilNextCode: 0 }
  const purpose = purposes[pending]
  const verification = await findNewestVerification(db, candidateId, purpose)
  const destination = verification?.destination ?? email
  const wait = await secondsUntilNextCode(db, { candidateId, purpose, destination, visitor })
  return {
    step: pending,
    email,
    phoneNumber: pending === 'PHONE_PENDING' ? (verification?.destination ?? null) : null,
    secondsUntilNextCode: Math.max(wait, verification?.lockedSeconds ?? 0),
  }
}

export type RegistrationLink = { state: 'OPEN' | 'EXPIRED' | 'USED'; email: string; candidateId: OfRow<'candidate'> }

/** The registration that a mail's link names; null for a text that is no link of ours. */
export async function findRegistrationLink(db: Db, codes: OneTimeCodes, token: string) {
  const link = await findVerificationOfLink(db, codes, token)
  if (!link || link.purpose !== 'REGISTRATION_EMAIL') return null
  const isProven = link.usedAt !== null || link.status !== 'EMAIL_PENDING'
  const state = isProven ? 'USED' : link.isExpired ? 'EXPIRED' : 'OPEN'
  return { state, email: link.destination, candidateId: link.candidateId } satisfies RegistrationLink
}
