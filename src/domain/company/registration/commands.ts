import { addDays } from '#ground/day.ts'
import { firstLetters } from '#ground/text-length.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import type { Tx } from '#platform/database/db.ts'
import { trialPlan } from '../contract/rules.ts'
import { displayNameOf, reviewDays } from './rules.ts'

type Registered = { legalName: string; corporateNumber: string }
const longestDisplayName = 40

/**
 * Makes a company whose page is not written yet, with a contract under review. Returns its id; undefined when a company
 * of this 法人番号 exists.
 */
export async function registerCompany(tx: Tx, { legalName, corporateNumber }: Registered) {
  const displayName = firstLetters(displayNameOf(legalName), longestDisplayName)
  const company = await tx
    .insertInto('company')
    .values({ legalName, displayName, corporateNumber })
    .onConflict((conflict) => conflict.column('corporateNumber').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!company) return undefined
  const startsOn = tokyoToday()
  await tx
    .insertInto('contract')
    .values({
      companyId: company.id,
      planKey: trialPlan,
      status: 'UNDER_REVIEW',
      startsOn,
      endsOn: addDays(startsOn, reviewDays),
    })
    .execute()
  return company.id
}
