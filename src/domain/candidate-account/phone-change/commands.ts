import { sql } from 'kysely'
import { recordAudit } from '#domain/audit/commands.ts'
import type { CandidateViewer } from '#domain/viewer/viewer.ts'
import { checkMobilePhoneNumber } from '#ground/validation/contact-validation.ts'
import { toE164 } from '#ground/spelling/folding.ts'
import { Refusal, refuseInvalid } from '#ground/refusal.ts'
import type { Tx } from '#platform/database/db.ts'
import { violatedConstraint } from '#platform/database/violation.ts'
import { recordAccountChange } from '../account-change/commands.ts'
import { freePhoneNumber } from '../registration/commands.ts'
import { acceptProof, requestVerification, type Proof } from '../verification/commands.ts'

/** Sends a code to the new number. Whether the number is another's is told only after the code. */
export async function requestPhoneChange(
  tx: Tx,
  { candidateId }: CandidateViewer,
  mobilePhoneNumber: string,
  visitor: string,
) {
  refuseInvalid([checkMobilePhoneNumber('mobilePhoneNumber', mobilePhoneNumber)])
  const destination = toE164(mobilePhoneNumber)
  const { phoneNumber } = await tx
    .selectFrom('candidateAccount')
    .select('phoneNumber')
    .where('candidateId', '=', candidateId)
    .executeTakeFirstOrThrow()
  if (phoneNumber === destination)
    refuseInvalid([{ path: 'mobilePhoneNumber', message: 'いま登録されている番号と同じです' }])
  await requestVerification(tx, { candidateId, purpose: 'PHONE_CHANGE', destination, visitor })
  return true
}

/** Stores the proven number and tells the student by mail. Refuses phone_taken. */
export async function confirmPhoneChange(tx: Tx, candidate: CandidateViewer, proof: Proof) {
  const { candidateId } = candidate
  const phoneNumber = proof.destination
  await acceptProof(tx, proof)
  await freePhoneNumber(tx, phoneNumber)
  await tx
    .updateTable('candidateAccount')
    .set({ phoneNumber, phoneVerifiedAt: sql<Date>`now()` })
    .where('candidateId', '=', candidateId)
    .execute()
    .catch(orPhoneTaken)
  await recordAudit(tx, candidate, [
    { action: 'updateCandidatePhone', subject: 'candidate', subjectId: candidateId, candidateId },
  ])
  await recordAccountChange(tx, candidateId, { kind: 'PHONE' })
  return true
}

function orPhoneTaken(error: unknown): never {
  if (violatedConstraint(error) === 'candidate_account_phone_number_key') throw new Refusal('phone_taken')
  throw error
}
