import { recordAudit } from '#domain/audit/commands.ts'
import type { AdminAccountId } from '#ground/id.ts'
import { Refusal, refuseInvalid } from '#ground/refusal.ts'
import type { AdminViewer } from '#domain/viewer/viewer.ts'
import type { Tx } from '#platform/db.ts'
import { codeExpiry } from '#ground/registration-code.ts'
import { sha256 } from '#platform/secret.ts'
import { adminAccountMoves, checkInvitedAdmin, foldInvitedAdmin, type InvitedAdmin } from './rules.ts'

/**
 * Stores the hash of the invitation code. The inviter sees the code once, and the invited person registers with it.
 * Refuses invalid_input, email_taken.
 */
export async function inviteAdminAccount(tx: Tx, admin: AdminViewer, given: InvitedAdmin, code: string) {
  const invited = foldInvitedAdmin(given)
  refuseInvalid(checkInvitedAdmin(invited))
  const account = await tx
    .insertInto('adminAccount')
    .values({
      ...invited,
      status: 'INVITED',
      invitationCodeSha256: sha256(code),
      invitationExpiresAt: codeExpiry(),
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!account) throw new Refusal('email_taken', { fields: [{ path: 'email', message: 'すでに登録されています' }] })
  await record(tx, admin, 'inviteAdminAccount', account.id, null, 'INVITED')
  return account.id
}

/**
 * Also ends the person's sessions. Refuses last_admin. The row locks make two admins who disable each other take turns.
 */
export async function disableAdminAccount(tx: Tx, admin: AdminViewer, id: AdminAccountId) {
  const accounts = await tx.selectFrom('adminAccount').select(['id', 'status']).orderBy('id').forUpdate().execute()
  const account = accounts.find((one) => one.id === id)
  if (!account) throw new Refusal('not_found')
  if (account.status === 'DISABLED') return id
  const { to } = adminAccountMoves.disableAdminAccount
  const others = accounts.filter((one) => one.status === 'ACTIVE' && one.id !== id)
  if (others.length === 0) throw new Refusal('last_admin')
  // An admin who was disabled while waiting for the row locks may not disable anybody.
  if (!accounts.some((one) => one.id === admin.adminAccountId && one.status === 'ACTIVE'))
    throw new Refusal('unauthenticated')
  await tx
    .updateTable('adminAccount')
    .set({ status: to, invitationCodeSha256: null, invitationExpiresAt: null })
    .where('id', '=', id)
    .execute()
  await tx
    .updateTable('session')
    .set({ revokedAt: new Date() })
    .where('adminAccountId', '=', id)
    .where('revokedAt', 'is', null)
    .execute()
  await record(tx, admin, 'disableAdminAccount', id, account.status, to)
  return id
}

const record = (tx: Tx, admin: AdminViewer, action: string, id: string, from: string | null, to: string) =>
  recordAudit(tx, admin, [{ action, subject: 'admin_account', subjectId: id, from, to }])
