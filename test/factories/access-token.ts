import { newSecret, sha256 } from '#platform/secrets/secret.ts'
import type { CompanyViewer } from '#domain/viewer/viewer.ts'
import type { Db } from '#platform/database/db.ts'

/** A token that works, and its secret. */
export async function anAccessToken(db: Db, { companyId, companyUserId }: CompanyViewer, scopes = ['READ_JOBS']) {
  const secret = newSecret('yoake')
  const token = await db
    .insertInto('accessToken')
    .values({
      companyId,
      companyUserId,
      name: '連携',
      scopes,
      tokenSha256: sha256(secret),
      expiresAt: new Date(Date.now() + 86_400_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { ...token, secret }
}
