import { sql } from 'kysely'
import { addDays } from '#ground/day.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import type { CompanyId } from '#domain/viewer/viewer.ts'
import type { Db } from '#platform/database/db.ts'
import { isWithin } from '#platform/network.ts'
import { signInAddressDays } from './rules.ts'

/** How many sign-ins of the last 30 days there were, and how many came from outside of these networks. */
export async function countSignIns(db: Db, companyId: CompanyId, networks: readonly string[]) {
  const rows = await db
    .selectFrom('signInAddress')
    .select(sql<string>`host(address)`.as('address'))
    .select((eb) => eb.fn.sum<number>('signIns').as('signIns'))
    .where('companyId', '=', companyId)
    .where('day', '>=', addDays(tokyoToday(), -signInAddressDays))
    .groupBy('address')
    .execute()
  const total = (of: typeof rows) => of.reduce((sum, { signIns }) => sum + signIns, 0)
  const outside = networks.length === 0 ? [] : rows.filter(({ address }) => !isWithin(address, networks))
  return { signIns: total(rows), outside: total(outside) }
}
