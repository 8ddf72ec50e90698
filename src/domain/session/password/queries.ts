import { sql } from 'kysely'
import { Refusal } from '#ground/refusal.ts'
import type { OwnCandidateId } from '#domain/viewer/viewer.ts'
import type { Db } from '#platform/db.ts'
import { verifyPassword } from '#platform/password.ts'
import { freshMinutes } from './rules.ts'

type Given = { currentPassword: string; sessionTokenSha256: Buffer | null }

/**
 * Proves that the student is the owner: by the current password, or by a fresh sign-in of an account that has no
 * password. Refuses wrong_password and fresh_sign_in_required.
 */
export async function requireOwner(
  db: Db,
  candidateId: OwnCandidateId,
  { currentPassword, sessionTokenSha256 }: Given,
) {
  const account = await requireIdentity(db, candidateId)
  if (account.passwordHash !== null) {
    if (!(await verifyPassword(currentPassword, account.passwordHash)))
      throw new Refusal('wrong_password', {
        fields: [{ path: 'currentPassword', message: '現在のパスワードが正しくありません' }],
      })
  } else if (!(await isFresh(db, candidateId, sessionTokenSha256))) throw new Refusal('fresh_sign_in_required')
  return account
}

const requireIdentity = (db: Db, candidateId: OwnCandidateId) =>
  db
    .selectFrom('candidateAccount')
    .select(['email', 'passwordHash', 'familyName', 'givenName'])
    .where('candidateId', '=', candidateId)
    .executeTakeFirstOrThrow()

async function isFresh(db: Db, candidateId: OwnCandidateId, sessionTokenSha256: Buffer | null) {
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
