import { recordAudit } from '#domain/audit/commands.ts'
import type { AdminAccountId } from '#ground/id.ts'
import { Refusal, refuseInvalid } from '#ground/refusal.ts'
import type { AdminViewer } from '#domain/viewer/viewer.ts'
import type { Tx } from '#platform/database/db.ts'
import { codeExpiry } from '#ground/registration-code.ts'
import { enqueue } from '#platform/queue/queue.ts'
import { sha256 } from '#platform/secrets/secret.ts'
import { hasOperator } from './queries.ts'
import type { AdminRole } from './role/rules.ts'
import {
  adminAccountMoves,
  checkInvitedAdmin,
  foldInvitedAdmin,
  type AdminAccountStatus,
  type InvitedAdmin,
} from './rules.ts'

/**
 * Invites a person by mail; the code is made when the mail is sent. A disabled colleague is invited back. Refuses
 * invalid_input, email_taken.
 */
export async function inviteAdminAccount(tx: Tx, admin: AdminViewer, fields: InvitedAdmin) {
  const invited = foldInvitedAdmin(fields)
  refuseInvalid(checkInvitedAdmin(invited))
  const accounts = await holdAccounts(tx, admin)
  const accountBefore = accounts.find(({ email }) => email === invited.email)
  if (accountBefore && accountBefore.status !== 'DISABLED') refuseTaken()
  const status = adminAccountMoves.inviteAdminAccount.to
  const account = await tx
    .insertInto('adminAccount')
    .values({ ...invited, status })
    .onConflict((conflict) =>
      conflict
        .column('email')
        .doUpdateSet({ ...invited, status, passwordHash: null, emailVerifiedAt: null })
        .where('adminAccount.status', '=', 'DISABLED'),
    )
    .returning('id')
    .executeTakeFirst()
  if (!account) return refuseTaken()
  await enqueue(tx, 'send_admin_invitation', { adminAccountId: account.id, invitedById: admin.adminAccountId })
  await record(tx, admin, 'inviteAdminAccount', account.id, accountBefore?.status ?? null, status)
  return account.id
}

function refuseTaken(): never {
  throw new Refusal('email_taken', { fields: [{ path: 'email', message: 'すでに登録されています' }] })
}

/** Sends a new mail, whose code takes the place of the old one. Refuses already_decided for a person who registered. */
export async function resendAdminInvitation(tx: Tx, admin: AdminViewer, id: AdminAccountId) {
  const account = found(await holdAccounts(tx, admin), id)
  if (account.status !== 'INVITED') throw new Refusal('already_decided')
  await enqueue(tx, 'send_admin_invitation', { adminAccountId: id, invitedById: admin.adminAccountId })
  await record(tx, admin, 'resendAdminInvitation', id, 'INVITED', 'INVITED')
  return id
}

/** Refuses last_admin for the only OPERATOR, and for the second of two who step down at once. */
export async function updateAdminAccountRole(tx: Tx, admin: AdminViewer, id: AdminAccountId, role: AdminRole) {
  const accounts = await holdAccounts(tx, admin)
  const account = found(accounts, id)
  if (account.role === role) return id
  requireOperatorBeside(accounts, account)
  await tx.updateTable('adminAccount').set({ role }).where('id', '=', id).execute()
  await record(tx, admin, 'updateAdminAccountRole', id, account.role, role)
  return id
}

/**
 * Also ends the person's sessions and credentials: a new invitation sets them anew. The password stays, so that the
 * sign-in tells its owner the truth. Refuses last_admin.
 */
export async function disableAdminAccount(tx: Tx, admin: AdminViewer, id: AdminAccountId) {
  const accounts = await holdAccounts(tx, admin)
  const account = found(accounts, id)
  if (account.status === 'DISABLED') return id
  const { to } = adminAccountMoves.disableAdminAccount
  requireOperatorBeside(accounts, account)
  const none = { invitationCodeSha256: null, invitationExpiresAt: null }
  await tx
    .updateTable('adminAccount')
    .set({ status: to, ...none })
    .where('id', '=', id)
    .execute()
  for (const table of ['staffPasskey', 'staffTotp'] as const)
    await tx.deleteFrom(table).where('adminAccountId', '=', id).execute()
  await tx
    .updateTable('session')
    .set({ revokedAt: new Date() })
    .where('adminAccountId', '=', id)
    .where('revokedAt', 'is', null)
    .execute()
  await record(tx, admin, 'disableAdminAccount', id, account.status, to)
  return id
}

/**
 * Invites the first operator, again as often as needed until somebody has come in: before, nobody is there to do it.
 * Refuses forbidden afterwards, and invalid_input.
 */
export async function inviteFirstOperator(tx: Tx, fields: Omit<InvitedAdmin, 'role'>) {
  const invited = foldInvitedAdmin({ ...fields, role: 'OPERATOR' })
  refuseInvalid(checkInvitedAdmin(invited))
  if (await hasOperator(tx)) throw new Refusal('forbidden')
  const status = adminAccountMoves.inviteAdminAccount.to
  const { id } = await tx
    .insertInto('adminAccount')
    .values({ ...invited, status })
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ ...invited, status }))
    .returning('id')
    .executeTakeFirstOrThrow()
  await enqueue(tx, 'send_admin_invitation', { adminAccountId: id, invitedById: id })
  await record(tx, 'system', 'inviteAdminAccount', id, null, status)
  return id
}

type Held = { id: string; email: string; status: AdminAccountStatus; role: AdminRole }

/**
 * Locks and returns the operator's people, so that two who change each other take turns. Refuses a viewer who lost the
 * account or the role while waiting.
 */
async function holdAccounts(tx: Tx, { adminAccountId }: AdminViewer): Promise<Held[]> {
  const accounts = await tx
    .selectFrom('adminAccount')
    .select(['id', 'email', 'status', 'role'])
    .orderBy('id')
    .forUpdate()
    .execute()
  const self = accounts.find(({ id }) => id === adminAccountId)
  if (self?.status !== 'ACTIVE') throw new Refusal('unauthenticated')
  if (self.role !== 'OPERATOR') throw new Refusal('forbidden')
  return accounts
}

function found(accounts: Held[], id: string) {
  const account = accounts.find((one) => one.id === id)
  if (!account) throw new Refusal('not_found')
  return account
}

function requireOperatorBeside(accounts: Held[], { id, status, role }: Held) {
  if (status !== 'ACTIVE' || role !== 'OPERATOR') return
  const others = accounts.filter((one) => one.id !== id && one.status === 'ACTIVE' && one.role === 'OPERATOR')
  if (others.length === 0) throw new Refusal('last_admin')
}

/** Keeps the hash of the code of a mail for 72 hours; false for a person who is invited no more. */
export async function makeAdminInvitation(tx: Tx, adminAccountId: string, code: string) {
  const made = await tx
    .updateTable('adminAccount')
    .set({ invitationCodeSha256: sha256(code), invitationExpiresAt: codeExpiry() })
    .where('id', '=', adminAccountId)
    .where('status', '=', 'INVITED')
    .returning('id')
    .executeTakeFirst()
  return made !== undefined
}

const record = (tx: Tx, admin: AdminViewer | 'system', action: string, id: string, from: string | null, to: string) =>
  recordAudit(tx, admin, [{ action, subject: 'admin_account', subjectId: id, from, to }])
