import { atMost } from '#graphql/at-most.ts'
import { builder } from '#graphql/builder.ts'
import { companyOf } from '#graphql/context.ts'
import { CompanyUser } from '#domain/company/graphql.ts'
import { listCompanyUsers } from '#domain/company/queries.ts'
import { accessTokenId } from '#ground/id.ts'
import { requireCompanyAdmin } from '#domain/viewer/viewer.ts'
import { newSecret, shownOnce } from '#platform/secrets/secret.ts'
import { createAccessToken, revokeAccessToken } from './commands.ts'
import { listAccessTokens, requireAccessToken, type AccessTokenRow } from './queries.ts'
import { accessTokenPrefix, accessTokenScopes, type AccessTokenScope } from './rules.ts'

const Scope = builder.enumType('AccessTokenScope', { values: accessTokenScopes })

const AccessToken = builder.objectRef<AccessTokenRow>('AccessToken').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    maker: t.field({
      type: CompanyUser,
      description: 'The company user who made the token; it ends with the user.',
      resolve: async ({ companyUserId }, _, context) => {
        const maker = await context.batch(listCompanyUsers, companyOf(context)).load(companyUserId)
        if (!maker) throw new Error('a company user promised by a foreign key is missing')
        return maker
      },
    }),
    // The database check of access_token.scopes allows these values only.
    scopes: t.field({ type: [Scope], resolve: ({ scopes }) => scopes as AccessTokenScope[] }),
    insertedAt: t.expose('insertedAt', { type: 'DateTime' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime' }),
    lastUsedAt: t.expose('lastUsedAt', { type: 'DateTime', nullable: true }),
    revokedAt: t.expose('revokedAt', { type: 'DateTime', nullable: true }),
  }),
})

const CreatedAccessToken = builder
  .objectRef<{ accessToken: AccessTokenRow; secret: string | null }>('CreatedAccessToken')
  .implement({
    fields: (t) => ({
      accessToken: t.expose('accessToken', { type: AccessToken }),
      secret: t.exposeString('secret', {
        nullable: true,
        description: 'Shown in this answer only; null when the same Idempotency-Key asks again.',
      }),
    }),
  })

builder.queryField('accessTokens', (t) =>
  t.field({
    type: [AccessToken],
    resolve: (_, __, { viewer, db }) => listAccessTokens(db, requireCompanyAdmin(viewer).companyId),
  }),
)

builder.mutationFields((t) => ({
  createAccessToken: t.field({
    type: CreatedAccessToken,
    args: {
      name: t.arg.string({ required: true }),
      scopes: t.arg({ type: [Scope], required: true, ...atMost(accessTokenScopes.length) }),
      days: t.arg.int({ required: true, defaultValue: 90 }),
    },
    resolve: async (_, form, { viewer, write, db }) => {
      const company = requireCompanyAdmin(viewer)
      const secret = newSecret(accessTokenPrefix)
      const id = await write((tx) => createAccessToken(tx, company, form, secret))
      const accessToken = await requireAccessToken(db, company.companyId, id)
      return { accessToken, secret: shownOnce(secret, accessToken.tokenSha256) }
    },
  }),
  revokeAccessToken: t.field({
    type: AccessToken,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_, { id }, { viewer, write, db }) => {
      const company = requireCompanyAdmin(viewer)
      const revoked = await write((tx) => revokeAccessToken(tx, company, accessTokenId(id)))
      return requireAccessToken(db, company.companyId, revoked)
    },
  }),
}))
