import { sql } from 'kysely'
import { recordAudit } from '#domain/audit/commands.ts'
import { recordAccountChange } from '#domain/candidate-account/account-change/commands.ts'
import { checkPassword } from '#ground/validation/password-validation.ts'
import { Refusal, refuseInvalid } from '#ground/refusal.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { eraseSome } from '#platform/database/erase-some.ts'
import { hashPassword } from '#platform/secrets/password.ts'
import { enqueue } from '#platform/queue/queue.ts'
import { sha256 } from '#platform/secrets/secret.ts'
import { endSessionsOf } from '../commands.ts'
import { normaliseEmail } from '../rules.ts'
import { forgetFailures } from '../sign-in/attempt/commands.ts'
import type { SignInKeys } from '../sign-in/attempt/keys.ts'
import {
  findPasswordReset,
  findResetAccount,
  findResetOwnerId,
  type PasswordResetRow,
  type ResetAccount,
  type ResetHolder,
  type ResetOwner,
} from './queries.ts'
import { passwordResetStatusOf, resetKeptDays, resetMailLimits, resetMinutes, type ResetArea } from './rules.ts'

/** Does the same for a known and an unknown mail address; the queue finds out whether a mail is sent. */
export async function requestPasswordReset(tx: Tx, area: ResetArea, email: string) {
  const ownerId = await findResetOwnerId(tx, area, normaliseEmail(email))
  await enqueue(tx, 'send_password_reset', { area, ownerId }, { priority: -10 })
  return true
}

/**
 * Stores the hash of a link. Returns false when the account got as many mails as `resetMailLimits` allow. Without a
 * code the row only counts the mail.
 */
export async function makePasswordReset(tx: Tx, area: ResetArea, owner: ResetOwner, code: string | null, now: Date) {
  const { quietSeconds, mails, hours } = resetMailLimits
  const key = 'candidateId' in owner ? owner.candidateId : owner.companyUserId
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 45))`.execute(tx)
  const recent = await tx
    .selectFrom('passwordReset')
    .select('insertedAt')
    .where((eb) => eb.and(owner))
    .where('insertedAt', '>', new Date(now.getTime() - hours * 3_600_000))
    .orderBy('insertedAt', 'desc')
    .execute()
  const newest = recent[0]?.insertedAt.getTime() ?? 0
  if (recent.length >= mails || newest > now.getTime() - quietSeconds * 1000) return false
  const expiresAt = new Date(now.getTime() + (code === null ? 0 : resetMinutes * 60_000))
  const tokenSha256 = sha256(code ?? crypto.randomUUID())
  await tx
    .insertInto('passwordReset')
    .values({ tokenSha256, area, ...owner, insertedAt: now, expiresAt })
    .execute()
  return true
}

/** A new password whose form and code were checked, hashed outside of any transaction. */
type CheckedReset = { area: ResetArea; code: string; account: ResetAccount; passwordHash: string }

/** Refuses password_reset_closed for a code that is used, old or unknown, and invalid_input for a weak password. */
export async function checkPasswordReset(
  db: Db,
  area: ResetArea,
  { code, password }: { code: string; password: string },
): Promise<CheckedReset> {
  const reset = await findPasswordReset(db, area, code)
  const holder = reset && holderOf(reset)
  const isOpen = passwordResetStatusOf(reset, new Date()) === 'OPEN'
  const account = isOpen && holder ? await findResetAccount(db, holder) : undefined
  if (account?.way !== 'PASSWORD') throw new Refusal('password_reset_closed')
  const { email, familyName, givenName, isAlone } = account
  refuseInvalid([checkPassword('password', password, { email, names: [familyName, givenName], isAlone })])
  return { area, code, account, passwordHash: await hashPassword(password) }
}

function holderOf({ candidateId, companyUserId }: PasswordResetRow): ResetHolder | undefined {
  if (candidateId !== null) return { area: 'candidate', ownerId: candidateId }
  return companyUserId === null ? undefined : { area: 'client', ownerId: companyUserId }
}

/**
 * Uses the code up, ends every session of the owner and tells the owner by mail. Refuses password_reset_closed, also
 * for the second of two uses at once.
 */
export async function resetPassword(tx: Tx, checked: CheckedReset, keysOf: (email: string) => SignInKeys) {
  const { area, code, account, passwordHash } = checked
  const { owner } = account
  const now = new Date()
  const used = await tx
    .updateTable('passwordReset')
    .set({ usedAt: now })
    .where('tokenSha256', '=', sha256(code))
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .returning('area')
    .executeTakeFirst()
  if (!used) throw new Refusal('password_reset_closed')
  await closePasswordResets(tx, owner, now)
  await storePassword(tx, owner, passwordHash)
  await endSessionsOf(tx, owner)
  await forgetFailures(tx, keysOf(account.email), now)
  await recordAudit(tx, 'system', [{ action: 'resetPassword', subject: 'session', subjectId: area, ...owner }])
  if ('candidateId' in owner) await recordAccountChange(tx, owner.candidateId, { kind: 'PASSWORD' })
  else await enqueue(tx, 'send_password_changed', { area, ownerId: owner.companyUserId })
  return true
}

/** Ends every open link of the account. */
export const closePasswordResets = (tx: Tx, owner: ResetOwner, now: Date) =>
  tx
    .updateTable('passwordReset')
    .set({ expiresAt: now })
    .where((eb) => eb.and(owner))
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .execute()

const storePassword = (tx: Tx, owner: ResetOwner, passwordHash: string) =>
  'candidateId' in owner
    ? tx.updateTable('candidateAccount').set({ passwordHash }).where('candidateId', '=', owner.candidateId).execute()
    : tx
        .updateTable('companyUserAccount')
        .set({ passwordHash })
        .where('companyId', '=', owner.companyId)
        .where('companyUserId', '=', owner.companyUserId)
        .execute()

/** Called by the clock. */
export const forgetOldPasswordResets = (db: Db) =>
  eraseSome(db, 'passwordReset', sql`inserted_at < now() - make_interval(days => ${resetKeptDays}::int)`)
