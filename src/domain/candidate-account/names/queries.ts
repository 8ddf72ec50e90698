import type { OwnCandidateId } from '#domain/viewer/viewer.ts'
import type { Db } from '#platform/db.ts'

export type OwnAccountRow = Awaited<ReturnType<typeof requireOwnIdentity>>

/** What a student sees and changes of the own account. The password itself is never read here. */
export async function requireOwnIdentity(db: Db, candidateId: OwnCandidateId) {
  const { passwordHash, ...account } = await db
    .selectFrom('candidateAccount')
    .select(['email', 'phoneNumber', 'passwordHash', 'familyName', 'givenName', 'familyNameKana', 'givenNameKana'])
    .where('candidateId', '=', candidateId)
    .executeTakeFirstOrThrow()
  return { ...account, hasPassword: passwordHash !== null }
}
