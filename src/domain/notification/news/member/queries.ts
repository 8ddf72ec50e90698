import type { OfRow } from '#ground/id.ts'
import type { Db, Tx } from '#platform/database/db.ts'

export const findUser = (db: Db | Tx, companyId: OfRow<'company'>, companyUserId: string) =>
  db
    .selectFrom('companyUser')
    .innerJoin('company', 'company.id', 'companyUser.companyId')
    .select(['companyUser.familyName', 'companyUser.givenName', 'companyUser.status', 'company.displayName'])
    .where('companyUser.companyId', '=', companyId)
    .where('companyUser.id', '=', companyUserId)
    .executeTakeFirst()

/** Whether the address of this user has an account at another company. */
export async function hasAccountElsewhere(db: Db | Tx, companyId: OfRow<'company'>, companyUserId: string) {
  const account = await db
    .selectFrom('companyUserAccount as invited')
    .innerJoin('companyUserAccount as other', 'other.email', 'invited.email')
    .select('other.companyUserId')
    .where('invited.companyId', '=', companyId)
    .where('invited.companyUserId', '=', companyUserId)
    .where('other.isActive', '=', true)
    .executeTakeFirst()
  return account !== undefined
}
