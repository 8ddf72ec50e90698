import { addDays } from '#ground/day.ts'
import { firstLetters } from '#ground/text-length.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import type { Tx } from '#platform/database/db.ts'
import { trialPlan } from '../contract/rules.ts'
import { addressParts } from './address/rules.ts'
import { displayNameOf, reviewDays } from './rules.ts'

/** `place`: of the application, which the company reads again before its page is set up. */
type Registered = {
  legalName: string
  corporateNumber: string
  place: { postalCode: string | null; address: string | null }
}
const longestDisplayName = 40

/**
 * Makes a company whose page is not written yet, with a contract under review. Returns its id; undefined when a company
 * of this 法人番号 exists.
 */
export async function registerCompany(tx: Tx, { legalName, corporateNumber, place }: Registered) {
  const displayName = firstLetters(displayNameOf(legalName), longestDisplayName)
  const company = await tx
    .insertInto('company')
    .values({ legalName, displayName, corporateNumber, ...(await headOfficeOf(tx, place)) })
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

async function headOfficeOf(tx: Tx, { postalCode, address }: Registered['place']) {
  const parts = address === null ? null : addressParts(address)
  if (!parts) return { postalCode }
  const { prefecture, city, addressLine } = parts
  const row = await tx.selectFrom('prefecture').select('id').where('label', '=', prefecture).executeTakeFirst()
  return { postalCode, prefectureId: row?.id ?? null, city, addressLine }
}
