import { maxAnswer } from '#domain/candidate-account/passkey/rules.ts'
import { requireCompanyMember, requireCompanyAdmin } from '#domain/viewer/viewer.ts'
import { builder } from '#graphql/builder.ts'
import { textUpTo } from '#graphql/at-most.ts'
import { findAdminFactorRule, updateAdminFactorRule } from '../second-factor/company-rule/commands.ts'
import { findStaffSignIn, staffActs } from './act.ts'
import { passwordNote, staffSignInTypes } from './both-graphql.ts'
import { listStaffDevices } from './device/queries.ts'
import { staffOwnerOf } from './owner.ts'
import { renameStaffPasskey } from './passkey/commands.ts'

const { StaffDevice, RecoveryCodes, StaffSignIn } = staffSignInTypes(builder)

const AdminFactorRule = builder
  .objectRef<Awaited<ReturnType<typeof findAdminFactorRule>>>('AdminFactorRule')
  .implement({
    fields: (t) => ({
      isRequired: t.exposeBoolean('isRequired'),
      adminsWithoutFactor: t.exposeInt('adminsWithoutFactor'),
    }),
  })

builder.queryFields((t) => ({
  staffSignIn: t.field({
    type: StaffSignIn,
    resolve: (_, __, context) => findStaffSignIn(requireCompanyMember(context.viewer), context),
  }),
  staffDevices: t.field({
    type: [StaffDevice],
    resolve: (_, __, context) =>
      listStaffDevices(context.db, staffOwnerOf(requireCompanyMember(context.viewer)), context.sessionTokenSha256),
  }),
  adminFactorRule: t.field({
    type: AdminFactorRule,
    description: 'What the company asks of its ADMINs, for an ADMIN.',
    resolve: (_, __, { viewer, db }) => findAdminFactorRule(db, requireCompanyAdmin(viewer)),
  }),
}))

builder.mutationFields((t) => ({
  updateStaffPassword: t.boolean({
    description: 'Ends all other sessions.',
    args: {
      currentPassword: t.arg.string({ required: true, defaultValue: '' }),
      newPassword: t.arg.string({ required: true }),
    },
    resolve: (_, args, context) => staffActs.updatePassword(requireCompanyMember(context.viewer), context, args),
  }),
  startTotp: t.boolean({
    description: `Begins the enrolment of an authenticator app, or begins it anew. ${passwordNote}`,
    args: { password: t.arg.string({ required: true, defaultValue: '' }) },
    resolve: (_, { password }, context) => staffActs.startTotp(requireCompanyMember(context.viewer), context, password),
  }),
  confirmTotp: t.field({
    type: RecoveryCodes,
    description: 'Ends the enrolment by a code of the app, and makes the recovery codes.',
    args: { code: t.arg.string({ required: true }) },
    resolve: async (_, { code }, context) => ({
      codes: await staffActs.confirmTotp(requireCompanyMember(context.viewer), context, code),
    }),
  }),
  renewRecoveryCodes: t.field({
    type: RecoveryCodes,
    description: `Makes ten new codes in place of the old ones. ${passwordNote}`,
    args: { password: t.arg.string({ required: true, defaultValue: '' }) },
    resolve: async (_, { password }, context) => ({
      codes: await staffActs.renewRecoveryCodes(requireCompanyMember(context.viewer), context, password),
    }),
  }),
  removeTotp: t.boolean({
    description: passwordNote,
    args: { password: t.arg.string({ required: true, defaultValue: '' }) },
    resolve: (_, { password }, context) =>
      staffActs.removeTotp(requireCompanyMember(context.viewer), context, password),
  }),
  startStaffPasskey: t.string({
    description: `The question for navigator.credentials.create, as JSON. ${passwordNote}`,
    args: { password: t.arg.string({ required: true, defaultValue: '' }) },
    resolve: (_, { password }, context) =>
      staffActs.startPasskey(requireCompanyMember(context.viewer), context, password),
  }),
  addStaffPasskey: t.boolean({
    args: {
      answer: t.arg.string({
        required: true,
        ...textUpTo(maxAnswer),
        description: 'The answer of the browser as JSON.',
      }),
      name: t.arg.string({ required: true }),
    },
    resolve: (_, args, context) => staffActs.addPasskey(requireCompanyMember(context.viewer), context, args),
  }),
  renameStaffPasskey: t.boolean({
    args: { id: t.arg.id({ required: true }), name: t.arg.string({ required: true }) },
    resolve: async (_, { id, name }, context) => {
      const viewer = requireCompanyMember(context.viewer)
      await context.write((tx) => renameStaffPasskey(tx, viewer, id, name))
      return true
    },
  }),
  removeStaffPasskey: t.boolean({
    description: passwordNote,
    args: { id: t.arg.id({ required: true }), password: t.arg.string({ required: true, defaultValue: '' }) },
    resolve: (_, args, context) => staffActs.removePasskey(requireCompanyMember(context.viewer), context, args),
  }),
  endStaffDevice: t.id({
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, context) => staffActs.endDevice(requireCompanyMember(context.viewer), context, id),
  }),
  endOtherStaffDevices: t.int({
    description: 'Ends every session but the one that asks; gives how many ended.',
    resolve: (_, __, context) => staffActs.endOtherDevices(requireCompanyMember(context.viewer), context),
  }),
  updateAdminFactorRule: t.boolean({
    description: 'Asks every ADMIN of the company for a second factor, or no longer.',
    args: { isRequired: t.arg.boolean({ required: true }) },
    resolve: (_, { isRequired }, { viewer, write, sessionTokenSha256 }) => {
      const company = requireCompanyAdmin(viewer)
      return write((tx) => updateAdminFactorRule(tx, company, isRequired, sessionTokenSha256))
    },
  }),
}))
