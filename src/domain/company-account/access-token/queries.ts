import { sql } from 'kysely'
import { type CompanyId, provenCompanyUser, type Viewer } from '#domain/viewer/viewer.ts'
import { hasFeature } from '#domain/company/plan/rules.ts'
import { requireContract } from '#domain/company/queries.ts'
import type { Db } from '#platform/database/db.ts'
import { companyAccess, refusedAccess } from '../access/queries.ts'
import { ofSameCompany } from '#platform/database/of-same-company.ts'
import { sha256 } from '#platform/secrets/secret.ts'
import { scopesUnder } from './rules.ts'

const columns = ['id', 'companyUserId', 'name', 'scopes', 'insertedAt', 'expiresAt', 'lastUsedAt', 'revokedAt'] as const

/** Includes revoked and expired tokens, newest first. */
export const listAccessTokens = (db: Db, companyId: CompanyId) =>
  db
    .selectFrom('accessToken')
    .select(columns)
    .where('companyId', '=', companyId)
    .orderBy('insertedAt', 'desc')
    .orderBy('id', 'desc')
    .execute()

export type AccessTokenRow = Awaited<ReturnType<typeof listAccessTokens>>[number]

export const requireAccessToken = (db: Db, companyId: CompanyId, id: string) =>
  db
    .selectFrom('accessToken')
    .select([...columns, 'tokenSha256'])
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

/**
 * The viewer of an access token at this address; a guest with a refusal otherwise. Stamps the use of the token, at most
 * once a minute.
 */
export async function findAccessTokenViewer(db: Db, token: string, address: string): Promise<Viewer> {
  const row = await db
    .selectFrom('accessToken')
    .innerJoin('companyUser', (join) => ofSameCompany(join, 'companyUser.id', 'accessToken.companyUserId'))
    .innerJoinLateral(
      (eb) => companyAccess(db).where('contract.companyId', '=', eb.ref('accessToken.companyId')).as('access'),
      (join) => join.onTrue(),
    )
    .select(['accessToken.companyId', 'accessToken.id', 'accessToken.companyUserId', 'accessToken.scopes'])
    .select(['access.contractStatus', 'access.endsOn', 'access.networks', 'companyUser.role'])
    .where('tokenSha256', '=', sha256(token))
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', sql<Date>`now()`)
    .where('companyUser.status', '=', 'ACTIVE')
    .executeTakeFirst()
  if (!row) return { kind: 'guest', refusedFor: 'invalid_authorization_token' }
  const refused = refusedAccess(row, address)
  if (refused !== null) return { kind: 'guest', refusedFor: refused }
  if (!hasFeature(await requireContract(db, row.companyId), 'access_tokens'))
    return { kind: 'guest', refusedFor: 'plan_restricted' }
  await db
    .updateTable('accessToken')
    .set({ lastUsedAt: sql<Date>`now()` })
    .where('companyId', '=', row.companyId)
    .where('id', '=', row.id)
    .where(sql<boolean>`coalesce(last_used_at < now() - interval '1 minute', true)`)
    .execute()
  const { id: accessTokenId } = row
  const scopes = scopesUnder(row.role, row.scopes)
  return {
    kind: 'accessToken',
    accessTokenId,
    scopes,
    company: {
      kind: 'company',
      ...provenCompanyUser(row),
      role: 'VIEWER',
      token: { accessTokenId, scopes },
    },
  }
}
