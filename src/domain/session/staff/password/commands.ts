import { checkPassword } from '#ground/validation/password-validation.ts'
import { Refusal, refuseInvalid } from '#ground/refusal.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { hashPassword, verifyPassword } from '#platform/secrets/password.ts'
import { endSessionsOf } from '../../commands.ts'
import { closePasswordResets } from '../../password-reset/commands.ts'
import { tellStaffChange } from '../change/commands.ts'
import { recordStaffAct, staffOwnerOf, type StaffOwner, type StaffViewer } from '../owner.ts'
import { requireFreshStaff, requireStaffAccount } from '../owner-proof.ts'

type Given = { currentPassword: string; newPassword: string; sessionTokenSha256: Buffer | null }
type CheckedPassword = { before: string | null; after: string }

/**
 * The stored hash and the new one, made outside of any transaction. Refuses a wrong or a weak password; an account
 * without a password needs a fresh sign-in.
 */
export async function checkStaffPassword(
  db: Db,
  owner: StaffOwner,
  { currentPassword, newPassword, sessionTokenSha256 }: Given,
): Promise<CheckedPassword> {
  const { email, passwordHash, familyName, givenName, ...account } = await requireStaffAccount(db, owner)
  if (passwordHash === null) await requireFreshStaff(db, owner, { password: '', sessionTokenSha256 })
  else if (!(await verifyPassword(currentPassword, passwordHash)))
    throw new Refusal('wrong_password', {
      fields: [{ path: 'currentPassword', message: '現在のパスワードが正しくありません' }],
    })
  const isAlone = account.isPowerful && !account.hasTotp && !account.hasPasskey
  refuseInvalid([checkPassword('newPassword', newPassword, { email, names: [familyName, givenName], isAlone })])
  return { before: passwordHash, after: await hashPassword(newPassword) }
}

/** Stores the password, ends all sessions but the one of `ownTokenSha256`, and tells the owner by mail. */
export async function updateStaffPassword(
  tx: Tx,
  viewer: StaffViewer,
  { before, after }: CheckedPassword,
  ownTokenSha256: Buffer | null,
) {
  const owner = staffOwnerOf(viewer)
  // A password that changed meanwhile was proven by another one than the current.
  const changed =
    'adminAccountId' in owner
      ? await tx
          .updateTable('adminAccount')
          .set({ passwordHash: after })
          .where('id', '=', owner.adminAccountId)
          .where('passwordHash', 'is not distinct from', before)
          .returning('id')
          .executeTakeFirst()
      : await tx
          .updateTable('companyUserAccount')
          .set({ passwordHash: after })
          .where((eb) => eb.and(owner))
          .where('passwordHash', 'is not distinct from', before)
          .returning('companyUserId')
          .executeTakeFirst()
  if (!changed) throw new Refusal('wrong_password')
  await endSessionsOf(tx, owner, ownTokenSha256)
  if ('companyId' in owner) await closePasswordResets(tx, owner, new Date())
  await recordStaffAct(tx, viewer, owner, { action: 'updateStaffPassword' })
  await tellStaffChange(tx, owner, 'PASSWORD')
  return true
}
