import { maxAnswer } from '#domain/candidate-account/passkey/rules.ts'
import { AdminAccount } from '#domain/admin-account/admin-graphql.ts'
import { adminBuilder } from '#graphql/admin-builder.ts'
import { textUpTo } from '#graphql/at-most.ts'
import { findStaffSignIn, staffActs } from './act.ts'
import { passwordNote, staffSignInTypes } from './both-graphql.ts'
import { listStaffDevices } from './device/queries.ts'
import { listOperatorUses } from './operator-use/queries.ts'
import { staffOwnerOf } from './owner.ts'
import { renameStaffPasskey } from './passkey/commands.ts'

const { StaffDevice, RecoveryCodes, StaffSignIn } = staffSignInTypes(adminBuilder)

adminBuilder.objectFields(AdminAccount, (t) => ({
  lastSignedInAt: t.field({
    type: 'DateTime',
    nullable: true,
    description: 'Of the sessions that are still kept, those of about a week.',
    resolve: async ({ id }, _, { batchOpen }) => (await batchOpen(listOperatorUses).load(id))?.lastSignedInAt ?? null,
  }),
  hasSecondFactor: t.boolean({
    resolve: async ({ id }, _, { batchOpen }) => (await batchOpen(listOperatorUses).load(id))?.hasSecondFactor ?? false,
  }),
}))

adminBuilder.queryFields((t) => ({
  staffSignIn: t.field({
    type: StaffSignIn,
    resolve: (_, __, context) => findStaffSignIn(context.viewer, context),
  }),
  staffDevices: t.field({
    type: [StaffDevice],
    resolve: (_, __, context) => listStaffDevices(context.db, staffOwnerOf(context.viewer), context.sessionTokenSha256),
  }),
}))

adminBuilder.mutationFields((t) => ({
  updateAdminPassword: t.boolean({
    description: 'Ends all other sessions.',
    args: {
      currentPassword: t.arg.string({ required: true, defaultValue: '' }),
      newPassword: t.arg.string({ required: true }),
    },
    resolve: (_, args, context) => staffActs.updatePassword(context.viewer, context, args),
  }),
  startAdminTotp: t.boolean({
    description: `Begins the enrolment of an authenticator app, or begins it anew. ${passwordNote}`,
    args: { password: t.arg.string({ required: true, defaultValue: '' }) },
    resolve: (_, { password }, context) => staffActs.startTotp(context.viewer, context, password),
  }),
  confirmAdminTotp: t.field({
    type: RecoveryCodes,
    description: 'Ends the enrolment by a code of the app, and makes the recovery codes.',
    args: { code: t.arg.string({ required: true }) },
    resolve: async (_, { code }, context) => ({ codes: await staffActs.confirmTotp(context.viewer, context, code) }),
  }),
  renewAdminRecoveryCodes: t.field({
    type: RecoveryCodes,
    description: `Makes ten new codes in place of the old ones. ${passwordNote}`,
    args: { password: t.arg.string({ required: true, defaultValue: '' }) },
    resolve: async (_, { password }, context) => ({
      codes: await staffActs.renewRecoveryCodes(context.viewer, context, password),
    }),
  }),
  removeAdminTotp: t.boolean({
    description: passwordNote,
    args: { password: t.arg.string({ required: true, defaultValue: '' }) },
    resolve: (_, { password }, context) => staffActs.removeTotp(context.viewer, context, password),
  }),
  startAdminPasskey: t.string({
    description: `The question for navigator.credentials.create, as JSON. ${passwordNote}`,
    args: { password: t.arg.string({ required: true, defaultValue: '' }) },
    resolve: (_, { password }, context) => staffActs.startPasskey(context.viewer, context, password),
  }),
  addAdminPasskey: t.boolean({
    args: {
      answer: t.arg.string({
        required: true,
        ...textUpTo(maxAnswer),
        description: 'The answer of the browser as JSON.',
      }),
      name: t.arg.string({ required: true }),
    },
    resolve: (_, args, context) => staffActs.addPasskey(context.viewer, context, args),
  }),
  renameAdminPasskey: t.boolean({
    args: { id: t.arg.id({ required: true }), name: t.arg.string({ required: true }) },
    resolve: async (_, { id, name }, context) => {
      const viewer = context.viewer
      await context.write((tx) => renameStaffPasskey(tx, viewer, id, name))
      return true
    },
  }),
  removeAdminPasskey: t.boolean({
    description: passwordNote,
    args: { id: t.arg.id({ required: true }), password: t.arg.string({ required: true, defaultValue: '' }) },
    resolve: (_, args, context) => staffActs.removePasskey(context.viewer, context, args),
  }),
  endAdminDevice: t.id({
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, context) => staffActs.endDevice(context.viewer, context, id),
  }),
  endOtherAdminDevices: t.int({
    description: 'Ends every session but the one that asks; gives how many ended.',
    resolve: (_, __, context) => staffActs.endOtherDevices(context.viewer, context),
  }),
}))
