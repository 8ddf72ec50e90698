import { sql } from 'kysely'
import { Refusal } from '#ground/refusal.ts'
import type { OwnCandidateId } from '#domain/viewer/viewer.ts'
import type { Db } from '#platform/database/db.ts'
import { verifyPassword } from '#platform/secrets/password.ts'
import { freshMinutes } from './rules.ts'

type Given = { password: string; sessionTokenSha256: Buffer | null }

/** Whether this session of the student was opened a short while ago. */
export async function isFreshlySignedIn(db: Db, candidateId: OwnCandidateId, sessionTokenSha256: Buffer | null) {
  if (sessionTokenSha256 === null) return false
  const session = await db
    .selectFrom('session')
    .select('id')
    .where('tokenSha256', '=', sessionTokenSha256)
    .where('candidateId', '=', candidateId)
    .where('revokedAt', 'is', null)
    .where('insertedAt', '>', sql<Date>`now() - make_interval(mins => ${freshMinutes}::int)`)
    .executeTakeFirst()
  return session !== undefined
}

const requireAccount = (db: Db, candidateId: OwnCandidateId) =>
  db
    .selectFrom('candidateAccount')
    .select(['email', 'passwordHash', 'familyName', 'givenName'])
    .where('candidateId', '=', candidateId)
    .executeTakeFirstOrThrow()

/** How the student will have to prove who asks: by the password, or, without one, by a new sign-in. */
export async function findOwnerProof(db: Db, candidateId: OwnCandidateId, sessionTokenSha256: Buffer | null) {
  const needsPassword = (await requireAccount(db, candidateId)).passwordHash !== null
  return {
    needsPassword,
    needsSignIn: !needsPassword && !(await isFreshlySignedIn(db, candidateId, sessionTokenSha256)),
  }
}

/**
 * Passes the right password, and on an account without one a fresh sign-in. Refuses wrong_password (beside `field`,
 * where it is given) and fresh_sign_in_required. Returns the account.
 */
export async function requireOwner(
  db: Db,
  candidateId: OwnCandidateId,
  { password, sessionTokenSha256 }: Given,
  field?: string,
) {
  const account = await requireAccount(db, candidateId)
  if (account.passwordHash === null) {
    if (!(await isFreshlySignedIn(db, candidateId, sessionTokenSha256))) throw new Refusal('fresh_sign_in_required')
  } else if (!(await verifyPassword(password, account.passwordHash))) {
    const fields = field ? [{ path: field, message: '現在のパスワードが正しくありません' }] : []
    throw new Refusal('wrong_password', { fields })
  }
  return account
}

/**
 * Passes a fresh sign-in, and otherwise the right password. Refuses wrong_password, and fresh_sign_in_required where
 * no password was given or the account has none.
 */
export async function requireFreshSignIn(db: Db, candidateId: OwnCandidateId, proof: Given) {
  if (await isFreshlySignedIn(db, candidateId, proof.sessionTokenSha256)) return
  if (proof.password === '') throw new Refusal('fresh_sign_in_required')
  await requireOwner(db, candidateId, proof)
}
