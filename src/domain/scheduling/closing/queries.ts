import type { CompanyId } from '#domain/viewer/viewer.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { usualClosingHours } from '../seat/rules.ts'

/** The hours a company chose, or the usual ones. */
export async function findClosingHours(db: Db | Tx, companyId: CompanyId) {
  const setting = await db
    .selectFrom('schedulingSetting')
    .select('closingHours')
    .where('companyId', '=', companyId)
    .executeTakeFirst()
  return setting?.closingHours ?? usualClosingHours
}
