import { requireFreshSignIn } from '#domain/candidate-account/owner-proof/queries.ts'
import type { listIdentities } from '#domain/candidate-account/identity/queries.ts'
import { unlinkIdentity } from '#domain/candidate-account/identity/commands.ts'
import { confirmLimit, hasOtherWay } from '#domain/candidate-account/identity/rules.ts'
import {
  addPasskey,
  endPasskeyOffer,
  removePasskey,
  renamePasskey,
  startPasskeyRegistration,
} from '#domain/candidate-account/passkey/commands.ts'
import type { Passkey as PasskeyRow } from '#domain/candidate-account/passkey/queries.ts'
import { maxAnswer, passkeyLimit } from '#domain/candidate-account/passkey/rules.ts'
import { startPasskeySignIn } from '#domain/candidate-account/passkey/sign-in/commands.ts'
import { requireCandidate, requireOwnAccount } from '#domain/viewer/viewer.ts'
import { textUpTo } from '#graphql/at-most.ts'
import { builder } from '#graphql/builder.ts'
import type { Context } from '#graphql/context.ts'
import { findWays, isPasskeyOffered } from './queries.ts'

type IdentityRow = Awaited<ReturnType<typeof listIdentities>>[number]

const LinkedIdentity = builder.objectRef<IdentityRow>('LinkedIdentity').implement({
  description: 'Another service the student signs in with.',
  fields: (t) => ({
    provider: t.exposeString('provider'),
    label: t.exposeString('label'),
    email: t.exposeString('email', { nullable: true }),
    insertedAt: t.expose('insertedAt', { type: 'DateTime' }),
  }),
})

const Passkey = builder.objectRef<PasskeyRow>('Passkey').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    isBackedUp: t.exposeBoolean('isBackedUp', { description: 'Whether it is kept by a service as well.' }),
    insertedAt: t.expose('insertedAt', { type: 'DateTime' }),
    lastUsedAt: t.expose('lastUsedAt', { type: 'DateTime', nullable: true }),
  }),
})

type Ways = Awaited<ReturnType<typeof findWays>>

const SignInWays = builder.objectRef<Ways>('SignInWays').implement({
  fields: (t) => ({
    email: t.exposeString('email'),
    hasPassword: t.exposeBoolean('hasPassword'),
    isFresh: t.exposeBoolean('isFresh', { description: 'Whether ways may be changed without the password.' }),
    sessionProvider: t.exposeString('sessionProvider', {
      nullable: true,
      description: 'The service this session came from, where signing out of it is possible too.',
    }),
    canRemove: t.boolean({
      description: 'Whether a service or a passkey may go: another way has to be left.',
      resolve: ({ hasPassword, identities, passkeys }) =>
        hasOtherWay({ hasPassword, identities: identities.length, passkeys: passkeys.length }),
    }),
    identities: t.expose('identities', { type: [LinkedIdentity] }),
    passkeys: t.expose('passkeys', { type: [Passkey] }),
  }),
})

builder.queryFields((t) => ({
  signInWays: t.field({
    type: SignInWays,
    resolve: (_, __, { viewer, db, sessionTokenSha256 }) =>
      findWays(db, requireOwnAccount(viewer).candidateId, sessionTokenSha256),
  }),
  isPasskeyOffered: t.boolean({
    resolve: (_, __, { viewer, db }) => isPasskeyOffered(db, requireCandidate(viewer).candidateId),
  }),
}))

/** The student, after a fresh sign-in or with the password. */
async function confirmed({ viewer, db, sessionTokenSha256, requireRate }: Context, password: string) {
  const candidate = requireOwnAccount(viewer)
  if (password) await requireRate(confirmLimit)
  await requireFreshSignIn(db, candidate.candidateId, { sessionTokenSha256, password })
  return candidate
}

const passwordNote = 'The password may be left out for some minutes after the sign-in.'

builder.mutationFields((t) => ({
  unlinkIdentity: t.boolean({
    description: passwordNote,
    args: {
      provider: t.arg.string({ required: true }),
      password: t.arg.string({ required: true, defaultValue: '' }),
    },
    resolve: async (_, { provider, password }, context) => {
      const candidate = await confirmed(context, password)
      await context.write((tx) => unlinkIdentity(tx, candidate, provider))
      return true
    },
  }),
  startPasskeyRegistration: t.string({
    description: `The question for navigator.credentials.create, as JSON. ${passwordNote}`,
    args: { password: t.arg.string({ required: true, defaultValue: '' }) },
    resolve: async (_, { password }, context) => {
      const candidate = await confirmed(context, password)
      return context.write(async (tx) =>
        JSON.stringify(await startPasskeyRegistration(tx, candidate, context.relyingParty)),
      )
    },
  }),
  addPasskey: t.boolean({
    args: {
      answer: t.arg.string({
        required: true,
        ...textUpTo(maxAnswer),
        description: 'The answer of the browser as JSON.',
      }),
      name: t.arg.string({ required: true }),
    },
    resolve: async (_, args, { viewer, write, relyingParty }) => {
      const candidate = requireOwnAccount(viewer)
      await write((tx) => addPasskey(tx, candidate, relyingParty, args))
      return true
    },
  }),
  renamePasskey: t.boolean({
    args: { id: t.arg.id({ required: true }), name: t.arg.string({ required: true }) },
    resolve: async (_, { id, name }, { viewer, write }) => {
      const candidate = requireOwnAccount(viewer)
      await write((tx) => renamePasskey(tx, candidate, id, name))
      return true
    },
  }),
  removePasskey: t.boolean({
    description: passwordNote,
    args: { id: t.arg.id({ required: true }), password: t.arg.string({ required: true, defaultValue: '' }) },
    resolve: async (_, { id, password }, context) => {
      const candidate = await confirmed(context, password)
      await context.write((tx) => removePasskey(tx, candidate, id))
      return true
    },
  }),
  endPasskeyOffer: t.boolean({
    description: 'The home page offers no passkey any more.',
    resolve: async (_, __, { viewer, write }) => {
      const candidate = requireCandidate(viewer)
      await write((tx) => endPasskeyOffer(tx, candidate))
      return true
    },
  }),
  startPasskeySignIn: t.string({
    description: 'The question for navigator.credentials.get, as JSON; the sign-in page takes the answer.',
    resolve: async (_, __, { write, relyingParty, requireRate }) => {
      await requireRate(passkeyLimit)
      return write(async (tx) => JSON.stringify(await startPasskeySignIn(tx, relyingParty)))
    },
  }),
}))
