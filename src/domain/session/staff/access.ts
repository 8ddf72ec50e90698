import { mustSignInAtProvider } from '#domain/company-account/single-sign-on/forced/queries.ts'
import { companyAccountLabel } from '#ground/words/company-account.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { requireAccess } from '../sign-in/queries.ts'
import type { StaffArea } from './owner.ts'
import { findStaffAccount, type StaffAccount } from './queries.ts'

/** The account, when its owner may sign in from this address now. Refuses as `authenticate` does after the password. */
export async function requireStaffAccess(
  db: Db | Tx,
  area: StaffArea,
  id: string,
  address: string,
): Promise<StaffAccount> {
  const account = await findStaffAccount(db, area, id)
  if (!account) throw new Refusal('general')
  if (account.closedFor) throw new Refusal(account.closedFor)
  if ('companyId' in account.owner) {
    await requireAccess(db, account.owner.companyId, address)
    if (await mustSignInAtProvider(db, account.owner))
      throw new Refusal('ssoAlreadyLinked', { values: { provider: companyAccountLabel } })
  }
  return account
}
