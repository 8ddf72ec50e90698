import { contractsWithPlans } from '#domain/company/queries.ts'
import { hasFeature } from '#domain/company/plan/rules.ts'
import type { CompanyId } from '#domain/viewer/viewer.ts'
import type { OfRow } from '#ground/id.ts'
import type { SealedProvider } from '#platform/outgoing/company-oidc.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { ofSameCompany } from '#platform/database/of-same-company.ts'
import type { SingleSignOnMode } from './rules.ts'

const columns = ['companyId', 'issuer', 'clientId', 'mode', 'testedAt', 'emergencyUserId', 'updatedAt'] as const

/** The own provider as an ADMIN reads it; the secret is not part of it. */
export const findSingleSignOn = (db: Db | Tx, companyId: CompanyId) =>
  db.selectFrom('singleSignOn').select(columns).where('companyId', '=', companyId).executeTakeFirst()

export type SingleSignOnRow = NonNullable<Awaited<ReturnType<typeof findSingleSignOn>>>

/** A provider that may be visited now. */
export type OpenProvider = SealedProvider & { companyId: OfRow<'company'>; mode: SingleSignOnMode }

/** The provider of a company whose plan holds it; undefined for the others. */
export async function findProvider(db: Db | Tx, companyId: OfRow<'company'>): Promise<OpenProvider | undefined> {
  const provider = await db
    .selectFrom('singleSignOn')
    .select(['companyId', 'issuer', 'clientId', 'sealedClientSecret', 'mode'])
    .where('companyId', '=', companyId)
    .executeTakeFirst()
  return provider && (await holdsSingleSignOn(db, companyId)) ? provider : undefined
}

/** Whether the plan of the newest contract holds it. A smaller plan leaves the password, so that nobody is shut out. */
export async function holdsSingleSignOn(db: Db | Tx, companyId: OfRow<'company'>) {
  const contract = await contractsWithPlans(db).where('contract.companyId', '=', companyId).executeTakeFirst()
  return contract !== undefined && hasFeature(contract, 'sso')
}

/** The company users who have signed in at this issuer, the last one first. */
export const listBoundUsers = (db: Db, companyId: OfRow<'company'>, issuer: string) =>
  db
    .selectFrom('singleSignOnIdentity')
    .innerJoin('companyUser', (join) => ofSameCompany(join, 'companyUser.id', 'singleSignOnIdentity.companyUserId'))
    .select(['companyUser.id', 'role', 'familyName', 'givenName', 'lastUsedAt'])
    .where('singleSignOnIdentity.companyId', '=', companyId)
    .where('issuer', '=', issuer)
    .where('companyUser.status', '=', 'ACTIVE')
    .orderBy('lastUsedAt', 'desc')
    .orderBy('companyUser.id')
    .execute()

export type BoundUserRow = Awaited<ReturnType<typeof listBoundUsers>>[number]

/** The active users whose mail address is of no proven domain, and who therefore cannot sign in at the provider. */
export const listOutsideUsers = (db: Db | Tx, companyId: OfRow<'company'>) =>
  db
    .selectFrom('companyUserAccount')
    .innerJoin('companyUser', (join) => ofSameCompany(join, 'companyUser.id', 'companyUserAccount.companyUserId'))
    .select(['companyUser.id', 'familyName', 'givenName', 'email'])
    .where('companyUserAccount.companyId', '=', companyId)
    .where('companyUser.status', '=', 'ACTIVE')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('mailDomain')
            .select('domain')
            .where('mailDomain.companyId', '=', companyId)
            .where('mailDomain.status', '=', 'PROVEN')
            .whereRef('mailDomain.domain', '=', (eb) => eb.fn('split_part', ['email', eb.val('@'), eb.val(2)])),
        ),
      ),
    )
    .orderBy('companyUser.id')
    .execute()

export type OutsideUserRow = Awaited<ReturnType<typeof listOutsideUsers>>[number]
