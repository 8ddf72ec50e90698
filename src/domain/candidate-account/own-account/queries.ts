import { sql } from 'kysely'
import type { OwnCandidateId } from '#domain/viewer/viewer.ts'
import type { Db } from '#platform/database/db.ts'

export type OwnAccountRow = Awaited<ReturnType<typeof requireOwnIdentity>>

/** The account as its student sees and changes it. The password itself is never read here. */
export async function requireOwnIdentity(db: Db, candidateId: OwnCandidateId) {
  const { passwordHash, ...account } = await db
    .selectFrom('candidateAccount')
    .select(['email', 'phoneNumber', 'passwordHash', 'familyName', 'givenName', 'familyNameKana', 'givenNameKana'])
    .where('candidateId', '=', candidateId)
    .executeTakeFirstOrThrow()
  return { ...account, hasPassword: passwordHash !== null }
}

/** The newest code that waits to be typed; undefined when there is none. */
export async function findPendingChange(db: Db, candidateId: OwnCandidateId, purpose: 'EMAIL_CHANGE' | 'PHONE_CHANGE') {
  const newest = await db
    .selectFrom('candidateVerification')
    .select(['destination', 'expiresAt', 'usedAt'])
    .select(sql<boolean>`expires_at > now()`.as('isOpen'))
    .where('candidateId', '=', candidateId)
    .where('purpose', '=', purpose)
    .orderBy('insertedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return newest?.isOpen && newest.usedAt === null ? newest : undefined
}
