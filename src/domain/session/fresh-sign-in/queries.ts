import { sql, type SqlBool } from 'kysely'
import { freshMinutes } from '#domain/candidate-account/identity/rules.ts'
import { requireOwnPassword } from '#domain/candidate-account/state/queries.ts'
import type { OwnCandidateId } from '#domain/viewer/viewer.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Db } from '#platform/db.ts'

/** Whether this session was opened a short while ago. */
export async function isFreshlySignedIn(db: Db, candidateId: OwnCandidateId, tokenSha256: Buffer | null) {
  if (!tokenSha256) return false
  const session = await db
    .selectFrom('session')
    .select('area')
    .where('tokenSha256', '=', tokenSha256)
    .where('candidateId', '=', candidateId)
    .where(sql<SqlBool>`inserted_at > now() - make_interval(mins => ${freshMinutes}::int)`)
    .executeTakeFirst()
  return session !== undefined
}

/**
 * Passes a session that is still fresh, and the right password. Refuses wrong_password, and fresh_sign_in_needed where
 * no password was given or the account has none.
 */
export async function requireFreshSignIn(
  db: Db,
  candidateId: OwnCandidateId,
  given: { tokenSha256: Buffer | null; password: string },
) {
  if (await isFreshlySignedIn(db, candidateId, given.tokenSha256)) return
  const { hasPassword } = await db
    .selectFrom('candidateAccount')
    .select(sql<boolean>`password_hash is not null`.as('hasPassword'))
    .where('candidateId', '=', candidateId)
    .executeTakeFirstOrThrow()
  if (!hasPassword || given.password === '') throw new Refusal('fresh_sign_in_needed')
  await requireOwnPassword(db, candidateId, given.password)
}
