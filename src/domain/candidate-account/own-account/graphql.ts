import { builder } from '#graphql/builder.ts'
import { requireOwnAccount } from '#domain/viewer/viewer.ts'
import { updateNames } from './commands.ts'
import { findPendingChange, requireOwnIdentity, type OwnAccountRow } from './queries.ts'

/** A change of mail or phone that waits for its code. */
const PendingChange = builder.objectRef<{ destination: string; expiresAt: Date }>('PendingChange').implement({
  fields: (t) => ({
    destination: t.exposeString('destination', { description: 'A mail address, or a phone number in E.164.' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime' }),
  }),
})

export const OwnAccount = builder.objectRef<OwnAccountRow>('OwnAccount').implement({
  fields: (t) => ({
    email: t.exposeString('email'),
    phoneNumber: t.exposeString('phoneNumber', { nullable: true, description: 'In E.164: +819012345678.' }),
    hasPassword: t.exposeBoolean('hasPassword'),
    familyName: t.exposeString('familyName'),
    givenName: t.exposeString('givenName'),
    familyNameKana: t.exposeString('familyNameKana'),
    givenNameKana: t.exposeString('givenNameKana'),
    pendingEmail: t.field({
      type: PendingChange,
      nullable: true,
      resolve: (_, __, { viewer, db }) => findPendingChange(db, requireOwnAccount(viewer).candidateId, 'EMAIL_CHANGE'),
    }),
    pendingPhone: t.field({
      type: PendingChange,
      nullable: true,
      resolve: (_, __, { viewer, db }) => findPendingChange(db, requireOwnAccount(viewer).candidateId, 'PHONE_CHANGE'),
    }),
  }),
})

builder.queryField('ownAccount', (t) =>
  t.field({
    type: OwnAccount,
    resolve: (_, __, { viewer, db }) => requireOwnIdentity(db, requireOwnAccount(viewer).candidateId),
  }),
)

builder.mutationField('updateCandidateNames', (t) =>
  t.boolean({
    args: {
      familyName: t.arg.string({ required: true }),
      givenName: t.arg.string({ required: true }),
      familyNameKana: t.arg.string({ required: true }),
      givenNameKana: t.arg.string({ required: true }),
    },
    resolve: (_, names, { viewer, write }) => write((tx) => updateNames(tx, requireOwnAccount(viewer), names)),
  }),
)
