import { recordAudit } from '#domain/audit/commands.ts'
import { Refusal, refuseInvalid } from '#ground/refusal.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { hashPassword } from '#platform/secrets/password.ts'
import { sha256 } from '#platform/secrets/secret.ts'
import { adminAccountMoves, adminInvitationState } from '../rules.ts'
import { findAdminInvitation } from './queries.ts'
import { checkAdminRegistration, foldAdminRegistration, type AdminRegistration } from './rules.ts'

type Checked = { code: string; familyName: string; givenName: string; passwordHash: string }

/** Hashed outside of any transaction. Refuses admin_invitation_closed, and invalid_input for names and password. */
export async function checkAdminAccount(db: Db, code: string, fields: AdminRegistration): Promise<Checked> {
  const account = await findAdminInvitation(db, code)
  if (adminInvitationState(account, new Date()) !== 'OPEN') throw new Refusal('admin_invitation_closed')
  const { familyName, givenName, password } = foldAdminRegistration(fields)
  refuseInvalid(checkAdminRegistration({ familyName, givenName, password }, account?.email))
  return { code, familyName, givenName, passwordHash: await hashPassword(password) }
}

/** Uses the code up. Refuses admin_invitation_closed, also for the second of two uses at once. */
export async function registerAdminAccount(tx: Tx, { code, familyName, givenName, passwordHash }: Checked) {
  const { to } = adminAccountMoves.registerAdminAccount
  const account = await tx
    .updateTable('adminAccount')
    .set({ status: to, familyName, givenName, passwordHash, emailVerifiedAt: new Date() })
    .where('invitationCodeSha256', '=', sha256(code))
    .where('status', '=', 'INVITED')
    .where('invitationExpiresAt', '>', new Date())
    .returning('id')
    .executeTakeFirst()
  if (!account) throw new Refusal('admin_invitation_closed')
  await recordAudit(tx, 'system', [
    { action: 'registerAdminAccount', subject: 'admin_account', subjectId: account.id, from: 'INVITED', to },
  ])
  return account.id
}
