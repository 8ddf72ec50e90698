import { sql } from 'kysely'
import { Refusal } from '#ground/refusal.ts'
import type { OwnCandidateId } from '#domain/viewer/viewer.ts'
import type { Db } from '#platform/db.ts'
import { verifyPassword } from '#platform/password.ts'
import { freshSignInMinutes } from './rules.ts'

const passwordHashOf = async (db: Db, candidateId: OwnCandidateId) =>
  (
    await db
      .selectFrom('candidateAccount')
      .select('passwordHash')
      .where('candidateId', '=', candidateId)
      .executeTakeFirstOrThrow()
  ).passwordHash

/** Whether this session began within the last minutes, so that whoever holds the device has just signed in. */
async function isSignInFresh(db: Db, sessionTokenSha256: Buffer | null) {
  if (sessionTokenSha256 === null) return false
  const session = await db
    .selectFrom('session')
    .select('insertedAt')
    .where('tokenSha256', '=', sessionTokenSha256)
    .where('insertedAt', '>', sql<Date>`now() - make_interval(mins => ${freshSignInMinutes}::int)`)
    .executeTakeFirst()
  return session !== undefined
}

/** How the student proves who asks: by the password, or, on an account without one, by a fresh sign-in. */
export async function findWithdrawalProof(db: Db, candidateId: OwnCandidateId, sessionTokenSha256: Buffer | null) {
  const needsPassword = (await passwordHashOf(db, candidateId)) !== null
  return { needsPassword, needsSignIn: !needsPassword && !(await isSignInFresh(db, sessionTokenSha256)) }
}

/** Refuses wrong_password; for an account without a password sign_in_too_old. */
export async function requireOwner(
  db: Db,
  candidateId: OwnCandidateId,
  { password, sessionTokenSha256 }: { password: string; sessionTokenSha256: Buffer | null },
) {
  const passwordHash = await passwordHashOf(db, candidateId)
  if (passwordHash === null) {
    if (!(await isSignInFresh(db, sessionTokenSha256))) throw new Refusal('sign_in_too_old')
  } else if (!(await verifyPassword(password, passwordHash))) throw new Refusal('wrong_password')
}

export async function isProfilePublic(db: Db, candidateId: OwnCandidateId) {
  const { status } = await db
    .selectFrom('candidate')
    .select('status')
    .where('id', '=', candidateId)
    .executeTakeFirstOrThrow()
  return status === 'ACTIVE'
}
