import type { OfRow } from '#ground/id.ts'
import type { Db, Tx } from '#platform/database/db.ts'

/** Off until an administrator turns it on. */
export async function isFairModeOn(db: Db | Tx, companyId: OfRow<'company'>) {
  const row = await db.selectFrom('fairMode').select('isOn').where('companyId', '=', companyId).executeTakeFirst()
  return row?.isOn ?? false
}
