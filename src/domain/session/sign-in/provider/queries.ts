import type { Db } from '#platform/db.ts'
import { ssoName } from '../../rules.ts'

/** The names of the services by which a student signs in: 'Google'. */
export async function findSignInServices(db: Db, candidateId: string): Promise<string[]> {
  const row = await db
    .selectFrom('candidateAccount')
    .select('ssoProvider')
    .where('candidateId', '=', candidateId)
    .executeTakeFirst()
  return row?.ssoProvider ? [ssoName(row.ssoProvider)] : []
}
