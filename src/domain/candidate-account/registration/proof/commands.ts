import { sql } from 'kysely'
import type { CandidateViewer, Viewer } from '#domain/viewer/viewer.ts'
import { checkEmail, checkMobilePhoneNumber } from '#ground/validation/contact-validation.ts'
import { foldEmail, foldPhoneNumber, toE164 } from '#ground/spelling/folding.ts'
import type { OfRow } from '#ground/id.ts'
import { Refusal, refuseInvalid } from '#ground/refusal.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import type { OneTimeCodes } from '#platform/secrets/one-time-codes.ts'
import { verifyPassword } from '#platform/secrets/password.ts'
import { violatedConstraint } from '#platform/database/violation.ts'
import { moveCandidate } from '../../state/commands.ts'
import { acceptProof, requestVerification, type Proof } from '../../verification/commands.ts'
import { findVerificationOfLink } from '../../verification/queries.ts'
import { freeEmail, freePhoneNumber, orEmailTaken } from '../commands.ts'
import { requireAccount, requireRegistrationPhone } from '../queries.ts'

/** Sends the code again. Refuses the limits of codes. */
export async function resendVerificationEmail(tx: Tx, candidateId: OfRow<'candidate'>, visitor: string) {
  const { email, status } = await requireAccount(tx, candidateId)
  if (status !== 'EMAIL_PENDING') throw new Refusal('account_not_changeable')
  await requestVerification(tx, { candidateId, purpose: 'REGISTRATION_EMAIL', destination: email, visitor })
  return true
}

/** Before the proof only. Answers the same for an address that is registered: its owner gets a mail. */
export async function changeRegistrationEmail(tx: Tx, { candidateId }: CandidateViewer, text: string, visitor: string) {
  const typed = foldEmail(text)
  refuseInvalid([checkEmail('email', typed)])
  const email = typed.toLowerCase()
  const { status } = await requireAccount(tx, candidateId)
  if (status !== 'EMAIL_PENDING') throw new Refusal('account_not_changeable')
  await tx
    .updateTable('candidateAccount')
    .set({ email })
    .where('candidateId', '=', candidateId)
    .where('emailVerifiedAt', 'is', null)
    .execute()
  await requestVerification(tx, { candidateId, purpose: 'REGISTRATION_EMAIL', destination: email, visitor })
  return true
}

/** Refuses email_taken when another account proved the address first. */
export async function verifyEmail(tx: Tx, proof: Proof) {
  const { candidateId, destination } = proof
  await acceptProof(tx, proof)
  await moveCandidate(tx, 'system', candidateId, 'verifyEmail')
  await freeEmail(tx, destination)
  await orEmailTaken(
    tx
      .updateTable('candidateAccount')
      .set({ email: destination, emailVerifiedAt: sql<Date>`now()` })
      .where('candidateId', '=', candidateId)
      .execute(),
  )
  return candidateId
}

/** The proof that the mail's link carries. Refuses verification_expired, already_verified, and not_found for a text that is no link. */
export async function proofOfLink(db: Db, codes: OneTimeCodes, token: string): Promise<Proof> {
  const link = await findVerificationOfLink(db, codes, token)
  if (!link || link.purpose !== 'REGISTRATION_EMAIL') throw new Refusal('not_found')
  if (link.status !== 'EMAIL_PENDING' && !link.usedAt) throw new Refusal('already_verified')
  const { email } = await requireAccount(db, link.candidateId)
  if (!link.usedAt && (link.isExpired || email !== link.destination)) throw new Refusal('verification_expired')
  return link
}

export async function resendPhoneCode(tx: Tx, { candidateId }: CandidateViewer, visitor: string) {
  const { destination } = await requireRegistrationPhone(tx, candidateId)
  await requestVerification(tx, { candidateId, purpose: 'REGISTRATION_PHONE', destination, visitor })
  return true
}

export async function changeRegistrationPhone(tx: Tx, { candidateId }: CandidateViewer, text: string, visitor: string) {
  const phoneNumber = foldPhoneNumber(text)
  refuseInvalid([checkMobilePhoneNumber('phoneNumber', phoneNumber)])
  const { status } = await requireAccount(tx, candidateId)
  if (status !== 'PHONE_PENDING') throw new Refusal('account_not_changeable')
  await requestVerification(tx, {
    candidateId,
    purpose: 'REGISTRATION_PHONE',
    destination: toE164(phoneNumber),
    visitor,
  })
  return true
}

/** Refuses phone_taken, which only the holder of the phone can hear. */
export async function verifyPhone(tx: Tx, candidate: CandidateViewer, proof: Proof) {
  const { candidateId, destination } = proof
  await acceptProof(tx, proof)
  await moveCandidate(tx, candidate, candidateId, 'verifyPhone')
  await freePhoneNumber(tx, destination)
  try {
    await tx
      .updateTable('candidateAccount')
      .set({ phoneNumber: destination, phoneVerifiedAt: sql<Date>`now()` })
      .where('candidateId', '=', candidateId)
      .execute()
  } catch (error) {
    if (violatedConstraint(error) !== 'candidate_account_phone_number_key') throw error
    throw new Refusal('phone_taken')
  }
  return true
}

/** Whether the viewer is the student who began this registration. */
export const isRegistrant = (viewer: Viewer, candidateId: OfRow<'candidate'>) =>
  viewer.kind === 'candidate' && viewer.candidateId === candidateId

/**
 * On another device the link alone proves nobody: a stranger may have begun the account with this address. Refuses
 * wrong_password, and registration_elsewhere for an account without a password.
 */
export async function requireRegistrant(db: Db, candidateId: OfRow<'candidate'>, password: string) {
  const { passwordHash } = await db
    .selectFrom('candidateAccount')
    .select('passwordHash')
    .where('candidateId', '=', candidateId)
    .executeTakeFirstOrThrow()
  if (passwordHash === null) throw new Refusal('registration_elsewhere')
  if (await verifyPassword(password, passwordHash)) return
  const message = '登録を始めたときに入力したパスワードと一致しません'
  throw new Refusal('wrong_password', { fields: [{ path: 'password', message }] })
}
