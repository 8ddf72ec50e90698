import { Refusal } from '#ground/refusal.ts'
import type { OwnCandidateId } from '#domain/viewer/viewer.ts'
import type { Db } from '#platform/db.ts'
import { verifyPassword } from '#platform/password.ts'

/** Refuses wrong_password. An account that signs in with another service has no password and passes. */
export async function requireOwnPassword(db: Db, candidateId: OwnCandidateId, password: string) {
  const { passwordHash } = await db
    .selectFrom('candidateAccount')
    .select('passwordHash')
    .where('candidateId', '=', candidateId)
    .executeTakeFirstOrThrow()
  if (passwordHash !== null && !(await verifyPassword(password, passwordHash))) throw new Refusal('wrong_password')
}
