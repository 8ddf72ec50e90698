import type { Db } from '#platform/database/db.ts'
import { sha256 } from '#platform/secrets/secret.ts'

/** The person of an invitation's code, also after its use. */
export const findAdminInvitation = (db: Db, code: string) =>
  db
    .selectFrom('adminAccount')
    .select(['id', 'email', 'familyName', 'givenName', 'role', 'status', 'invitationExpiresAt'])
    .where('invitationCodeSha256', '=', sha256(code))
    .executeTakeFirst()
