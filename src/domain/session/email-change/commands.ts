import { sql } from 'kysely'
import { recordAudit } from '#domain/audit/commands.ts'
import { recordAccountChange } from '#domain/candidate-account/account-change/commands.ts'
import { freeEmail, orEmailTaken } from '#domain/candidate-account/registration/commands.ts'
import { acceptProof, requestVerification, type Proof } from '#domain/candidate-account/verification/commands.ts'
import type { CandidateViewer } from '#domain/viewer/viewer.ts'
import { checkEmail } from '#ground/validation/contact-validation.ts'
import { foldEmail } from '#ground/spelling/folding.ts'
import type { OfRow } from '#ground/id.ts'
import { refuseInvalid } from '#ground/refusal.ts'
import type { Tx } from '#platform/database/db.ts'
import { closePasswordResets } from '../password-reset/commands.ts'
import { normaliseEmail } from '../rules.ts'

/** Sends a code to the new address. Whether the address is another's is told in the mail. */
export async function requestEmailChange(tx: Tx, { candidateId }: CandidateViewer, typed: string, visitor: string) {
  refuseInvalid([checkEmail('email', foldEmail(typed))])
  const destination = normaliseEmail(typed)
  const { email } = await requireEmail(tx, candidateId)
  if (email === destination) refuseInvalid([{ path: 'email', message: 'いま登録されているメールアドレスと同じです' }])
  await requestVerification(tx, { candidateId, purpose: 'EMAIL_CHANGE', destination, visitor })
  return true
}

/**
 * Stores the proven address and tells both addresses. Links for a new password that went to the address before open
 * nothing any more. Refuses email_taken when another account proved the address meanwhile.
 */
export async function confirmEmailChange(tx: Tx, candidate: CandidateViewer, proof: Proof) {
  const { candidateId } = candidate
  const { email: previousEmail } = await requireEmail(tx, candidateId)
  await acceptProof(tx, proof)
  await freeEmail(tx, proof.destination)
  await orEmailTaken(
    tx
      .updateTable('candidateAccount')
      .set({ email: proof.destination, emailVerifiedAt: sql<Date>`now()` })
      .where('candidateId', '=', candidateId)
      .execute(),
  )
  await closePasswordResets(tx, { candidateId }, new Date())
  await recordAudit(tx, candidate, [
    { action: 'updateCandidateEmail', subject: 'candidate', subjectId: candidateId, candidateId },
  ])
  await recordAccountChange(tx, candidateId, { kind: 'EMAIL', previousEmail })
  return true
}

const requireEmail = (tx: Tx, candidateId: OfRow<'candidate'>) =>
  tx
    .selectFrom('candidateAccount')
    .select('email')
    .where('candidateId', '=', candidateId)
    .forUpdate()
    .executeTakeFirstOrThrow()
