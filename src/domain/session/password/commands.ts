import { requireOwner } from '#domain/candidate-account/owner-proof/queries.ts'
import { recordAudit } from '#domain/audit/commands.ts'
import { recordAccountChange } from '#domain/candidate-account/account-change/commands.ts'
import { checkPassword } from '#ground/validation/password-validation.ts'
import { Refusal, refuseInvalid } from '#ground/refusal.ts'
import type { CandidateViewer } from '#domain/viewer/viewer.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { hashPassword } from '#platform/secrets/password.ts'
import { endSessionsOf } from '../commands.ts'
import { closePasswordResets } from '../password-reset/commands.ts'

type Given = { currentPassword: string; newPassword: string; sessionTokenSha256: Buffer | null }
type CheckedPassword = { before: string | null; after: string }

/** The stored hash and the new one, made outside of any transaction. Refuses a wrong or a weak password. */
export async function checkNewPassword(
  db: Db,
  { candidateId }: CandidateViewer,
  { currentPassword: password, newPassword, sessionTokenSha256 }: Given,
): Promise<CheckedPassword> {
  const { email, passwordHash, familyName, givenName } = await requireOwner(
    db,
    candidateId,
    { password, sessionTokenSha256 },
    'currentPassword',
  )
  refuseInvalid([checkPassword('newPassword', newPassword, { email, names: [familyName, givenName] })])
  return { before: passwordHash, after: await hashPassword(newPassword) }
}

/** Stores the password, ends all sessions but the one of `ownTokenSha256`, and tells the student by mail. */
export async function updatePassword(
  tx: Tx,
  candidate: CandidateViewer,
  checked: CheckedPassword,
  ownTokenSha256: Buffer | null,
) {
  const { candidateId } = candidate
  // A password that changed meanwhile was proven by another one than the current.
  const changed = await tx
    .updateTable('candidateAccount')
    .set({ passwordHash: checked.after })
    .where('candidateId', '=', candidateId)
    .where('passwordHash', 'is not distinct from', checked.before)
    .returning('candidateId')
    .executeTakeFirst()
  if (!changed) throw new Refusal('wrong_password')
  await endSessionsOf(tx, { candidateId }, ownTokenSha256)
  await closePasswordResets(tx, { candidateId }, new Date())
  await recordAudit(tx, candidate, [
    { action: 'updatePassword', subject: 'candidate', subjectId: candidateId, candidateId },
  ])
  await recordAccountChange(tx, candidateId, { kind: 'PASSWORD' })
  return true
}
