import { sql } from 'kysely'
import { recordAudit } from '#domain/audit/commands.ts'
import { requireFeature } from '#domain/company/queries.ts'
import { foldSpaces } from '#ground/spelling/tidy-text.ts'
import type { AccessTokenId } from '#ground/id.ts'
import { Refusal } from '#ground/refusal.ts'
import type { CompanyId, CompanyViewer } from '#domain/viewer/viewer.ts'
import type { Tx } from '#platform/database/db.ts'
import { holdMembers } from '../user/queries.ts'
import { sha256 } from '#platform/secrets/secret.ts'
import { accessTokenLimits, checkAccessToken, type GivenAccessToken } from './rules.ts'

/**
 * Stores the hash of a secret, which its maker sees once. Refuses invalid_input, plan_restricted,
 * access_token_limit_reached.
 */
export async function createAccessToken(tx: Tx, company: CompanyViewer, accessToken: GivenAccessToken, secret: string) {
  const { companyId, companyUserId } = company
  await requireFeature(tx, companyId, 'access_tokens')
  checkAccessToken(accessToken)
  await holdMembers(tx, company)
  const { count } = await working(tx, companyId)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  if (count >= accessTokenLimits.tokens)
    throw new Refusal('access_token_limit_reached', { values: { limit: accessTokenLimits.tokens } })
  const { id } = await tx
    .insertInto('accessToken')
    .values({
      companyId,
      companyUserId,
      name: foldSpaces(accessToken.name),
      scopes: [...new Set(accessToken.scopes)],
      tokenSha256: sha256(secret),
      expiresAt: sql<Date>`now() + make_interval(days => ${accessToken.days}::int)`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await recordAudit(tx, company, [
    { action: 'createAccessToken', subject: 'access_token', subjectId: id, companyId, to: 'ACTIVE' },
  ])
  return id
}

/** Revokes a token at once; revoking again changes nothing. */
export async function revokeAccessToken(tx: Tx, company: CompanyViewer, id: AccessTokenId) {
  const { companyId } = company
  const token = await tx
    .selectFrom('accessToken')
    .select('revokedAt')
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!token) throw new Refusal('not_found')
  if (token.revokedAt === null) await revoke(tx, company, [id], 'revokeAccessToken')
  return id
}

/** Revokes the tokens a disabled user made, since the user knows their secrets. */
export async function revokeTokensOf(tx: Tx, company: CompanyViewer, companyUserId: string) {
  const tokens = await working(tx, company.companyId)
    .select('id')
    .where('companyUserId', '=', companyUserId)
    .orderBy('id')
    .forUpdate()
    .execute()
  const ids = tokens.map(({ id }) => id)
  if (ids.length > 0) await revoke(tx, company, ids, 'disableCompanyUser')
}

async function revoke(tx: Tx, company: CompanyViewer, ids: readonly string[], action: string) {
  const { companyId } = company
  await tx
    .updateTable('accessToken')
    .set({ revokedAt: new Date() })
    .where('companyId', '=', companyId)
    .where('id', 'in', ids)
    .execute()
  const from = 'ACTIVE'
  await recordAudit(
    tx,
    company,
    ids.map((id) => ({ action, subject: 'access_token', subjectId: id, companyId, from, to: 'REVOKED' })),
  )
}

const working = (tx: Tx, companyId: CompanyId) =>
  tx
    .selectFrom('accessToken')
    .where('companyId', '=', companyId)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', sql<Date>`now()`)
