import { builder } from '#graphql/builder.ts'
import { CompanyUserRoleEnum } from '../user/graphql.ts'
import { namedCompanyUserId } from '#ground/id.ts'
import { orRefusal, unlessRefused } from '#ground/refusal.ts'
import { requireCompanyAdmin } from '#domain/viewer/viewer.ts'
import type { Context } from '#graphql/context.ts'
import {
  checkSingleSignOnProvider,
  removeSingleSignOn,
  unbindSingleSignOn,
  updateSingleSignOnMode,
  updateSingleSignOnProvider,
} from './commands.ts'
import {
  findSingleSignOn,
  listBoundUsers,
  listOutsideUsers,
  type BoundUserRow,
  type OutsideUserRow,
  type SingleSignOnRow,
} from './queries.ts'
import { outsideCheckLimit, singleSignOnModes } from './rules.ts'

const SingleSignOnModeEnum = builder.enumType('SingleSignOnMode', { values: singleSignOnModes })

const BoundUser = builder.objectRef<BoundUserRow>('SingleSignOnUser').implement({
  description: 'A company user who has signed in at the provider.',
  fields: (t) => ({
    id: t.exposeID('id'),
    familyName: t.exposeString('familyName'),
    givenName: t.exposeString('givenName'),
    role: t.expose('role', { type: CompanyUserRoleEnum }),
    lastSignedInAt: t.expose('lastUsedAt', { type: 'DateTime' }),
  }),
})

const OutsideUser = builder.objectRef<OutsideUserRow>('UserOutsideMailDomains').implement({
  description: 'An active company user whose mail address is of no proven domain.',
  fields: (t) => ({
    id: t.exposeID('id'),
    familyName: t.exposeString('familyName'),
    givenName: t.exposeString('givenName'),
    email: t.exposeString('email'),
  }),
})

const SingleSignOn = builder.objectRef<SingleSignOnRow>('SingleSignOn').implement({
  description: 'The OpenID provider of the company. Its secret is never shown.',
  fields: (t) => ({
    issuer: t.exposeString('issuer'),
    clientId: t.exposeString('clientId'),
    mode: t.expose('mode', { type: SingleSignOnModeEnum }),
    testedAt: t.expose('testedAt', { type: 'DateTime', nullable: true }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
    emergencyUserId: t.exposeID('emergencyUserId', {
      nullable: true,
      description: 'The ADMIN who may sign in with a password while it is forced.',
    }),
    users: t.field({
      type: [BoundUser],
      resolve: ({ companyId, issuer }, _, { db }) => listBoundUsers(db, companyId, issuer),
    }),
    usersOutside: t.field({
      type: [OutsideUser],
      resolve: ({ companyId }, _, { db }) => listOutsideUsers(db, companyId),
    }),
  }),
})

builder.queryField('singleSignOn', (t) =>
  t.field({
    type: SingleSignOn,
    nullable: true,
    resolve: (_, __, { viewer, db }) => findSingleSignOn(db, requireCompanyAdmin(viewer).companyId),
  }),
)

/** The provider as it is after an act. */
async function after(context: Context, act: (context: Context) => Promise<unknown>) {
  await act(context)
  return (await findSingleSignOn(context.db, requireCompanyAdmin(context.viewer).companyId)) ?? null
}

builder.mutationFields((t) => ({
  updateSingleSignOnProvider: t.field({
    type: SingleSignOn,
    nullable: true,
    description: 'Asks the issuer for its addresses before it is kept. A new issuer or client has to be tested anew.',
    args: {
      issuer: t.arg.string({ required: true }),
      clientId: t.arg.string({ required: true }),
      clientSecret: t.arg.string({ description: 'Left out to keep the stored one.' }),
    },
    resolve: (_, { issuer, clientId, clientSecret }, context) =>
      after(context, async ({ viewer, db, write, requireRate, companyOidc }) => {
        const company = requireCompanyAdmin(viewer)
        await requireRate(outsideCheckLimit)
        const provider = { issuer, clientId, clientSecret: clientSecret || null }
        const checked = await orRefusal(checkSingleSignOnProvider(db, company, provider, companyOidc))
        await write((tx) => updateSingleSignOnProvider(tx, company, unlessRefused(checked)))
      }),
  }),
  updateSingleSignOnMode: t.field({
    type: SingleSignOn,
    nullable: true,
    args: {
      mode: t.arg({ type: SingleSignOnModeEnum, required: true }),
      emergencyUserId: t.arg.id({ description: 'For FORCED: the ADMIN who may sign in with a password.' }),
    },
    resolve: (_, { mode, emergencyUserId }, context) =>
      after(context, ({ viewer, write, sessionTokenSha256 }) => {
        const company = requireCompanyAdmin(viewer)
        const named = typeof emergencyUserId === 'string' ? namedCompanyUserId(emergencyUserId) : null
        return write((tx) => updateSingleSignOnMode(tx, company, mode, named, sessionTokenSha256))
      }),
  }),
  removeSingleSignOn: t.boolean({
    resolve: async (_, __, { viewer, write }) => {
      await write((tx) => removeSingleSignOn(tx, requireCompanyAdmin(viewer)))
      return true
    },
  }),
  unbindSingleSignOn: t.id({
    description: 'Lets a company user be bound to another account of the provider at the next sign-in.',
    args: { companyUserId: t.arg.id({ required: true }) },
    resolve: (_, { companyUserId }, { viewer, write }) =>
      write((tx) => unbindSingleSignOn(tx, requireCompanyAdmin(viewer), namedCompanyUserId(companyUserId))),
  }),
}))
