import { sql } from 'kysely'
import { isIP } from 'node:net'
import { addDays } from '#ground/day.ts'
import type { OfRow } from '#ground/id.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { eraseSome } from '#platform/database/erase-some.ts'
import { signInAddressDays } from './rules.ts'

/** Counts a sign-in of a company's user by day and network address, without the person. */
export async function countSignInAddress(tx: Tx, companyId: OfRow<'company'>, address: string) {
  if (isIP(address) === 0) return
  const values = { companyId, day: tokyoToday(), address, signIns: 1 }
  await tx
    .insertInto('signInAddress')
    .values(values)
    .onConflict((oc) =>
      oc.columns(['companyId', 'day', 'address']).doUpdateSet({ signIns: sql<number>`sign_in_address.sign_ins + 1` }),
    )
    .execute()
}

/** Called by the clock. */
export const forgetOldSignInAddresses = (db: Db) =>
  eraseSome(db, 'signInAddress', sql`day < ${addDays(tokyoToday(), -signInAddressDays)}::date`)
