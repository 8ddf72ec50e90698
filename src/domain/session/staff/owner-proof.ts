import { Refusal } from '#ground/refusal.ts'
import type { Db } from '#platform/database/db.ts'
import { verifyPassword } from '#platform/secrets/password.ts'
import { staffAreaOf, staffIdOf, type StaffOwner } from './owner.ts'
import { findStaffAccount, findStaffSession, type StaffAccount } from './queries.ts'

type Given = { password: string; sessionTokenSha256: Buffer | null }

/** The owner's account. Throws for an owner without one, whom no session names. */
export async function requireStaffAccount(db: Db, owner: StaffOwner): Promise<StaffAccount> {
  const account = await findStaffAccount(db, staffAreaOf(owner), staffIdOf(owner))
  if (!account) throw new Error('a session names an account that is not there')
  return account
}

/**
 * Passes a fresh sign-in, and otherwise the right password. Refuses wrong_password, and fresh_sign_in_required where no
 * password was given or the account has none.
 */
export async function requireFreshStaff(db: Db, owner: StaffOwner, { password, sessionTokenSha256 }: Given) {
  const session = await findStaffSession(db, owner, sessionTokenSha256)
  if (session?.isFresh) return
  const { passwordHash } = await requireStaffAccount(db, owner)
  if (password === '' || passwordHash === null) throw new Refusal('fresh_sign_in_required')
  if (!(await verifyPassword(password, passwordHash))) throw new Refusal('wrong_password')
}
