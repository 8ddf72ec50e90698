import type { OfRow } from '#ground/id.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { ofSameCompany } from '#platform/database/of-same-company.ts'
import { findDomainOwner } from '../mail-domain/queries.ts'
import { holdsSingleSignOn } from '../queries.ts'
import { companyAccountLabel } from '#ground/words/company-account.ts'
import { mailDomainOf } from '../rules.ts'

type Owner = { companyId: OfRow<'company'>; companyUserId: string }

/** Whether a company's users sign in at its provider alone, and the ADMIN who may use the password nevertheless. */
async function findForced(db: Db | Tx, companyId: OfRow<'company'> | undefined) {
  if (companyId === undefined) return undefined
  const row = await db
    .selectFrom('singleSignOn')
    .leftJoin('companyUser', (join) =>
      ofSameCompany(join, 'companyUser.id', 'singleSignOn.emergencyUserId')
        .on('companyUser.role', '=', 'ADMIN')
        .on('companyUser.status', '=', 'ACTIVE'),
    )
    .select('companyUser.id as emergencyUserId')
    .where('singleSignOn.companyId', '=', companyId)
    .where('mode', '=', 'FORCED')
    .executeTakeFirst()
  return row && (await holdsSingleSignOn(db, companyId)) ? row : undefined
}

/** Whether this company user has to sign in at the company's provider: not the ADMIN for emergencies. */
export async function mustSignInAtProvider(db: Db | Tx, { companyId, companyUserId }: Owner) {
  const forced = await findForced(db, companyId)
  return forced !== undefined && forced.emergencyUserId !== companyUserId
}

/** Whether a company user signs in with a password although the company's sign-in is forced. */
export async function isEmergencySignIn(db: Db | Tx, { companyId, companyUserId }: Owner) {
  return (await findForced(db, companyId))?.emergencyUserId === companyUserId
}

/**
 * Refuses ssoAlreadyLinked for a password where the sign-in at the provider is forced. `proven` is the account whose
 * password was right. Without it the answer follows from the domain of the address alone, so that it tells of nobody.
 */
export async function refuseForcedPassword(db: Db, email: string, proven: Owner | null) {
  const mustLeave = proven
    ? await mustSignInAtProvider(db, proven)
    : (await findForced(db, (await findDomainOwner(db, mailDomainOf(email)))?.companyId)) !== undefined
  if (mustLeave) throw new Refusal('ssoAlreadyLinked', { values: { provider: companyAccountLabel } })
}
