import { adminBuilder } from '#graphql/admin-builder.ts'
import { adminAccountId } from '#ground/id.ts'
import { adminRoles } from './role/rules.ts'
import { disableAdminAccount, inviteAdminAccount, resendAdminInvitation, updateAdminAccountRole } from './commands.ts'
import { listAdminAccounts, requireAdminAccount, type AdminAccountRow } from './queries.ts'
import { adminAccountStatuses } from './rules.ts'

const Role = adminBuilder.enumType('AdminRole', { values: adminRoles })
const Status = adminBuilder.enumType('AdminAccountStatus', { values: adminAccountStatuses })

export const AdminAccount = adminBuilder.objectRef<AdminAccountRow>('AdminAccount').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    email: t.exposeString('email'),
    familyName: t.exposeString('familyName'),
    givenName: t.exposeString('givenName'),
    // The database check of admin_account.status allows these values only.
    status: t.expose('status', { type: Status }),
    // The database check of admin_account.role allows these values only.
    role: t.expose('role', { type: Role }),
    insertedAt: t.expose('insertedAt', { type: 'DateTime' }),
    invitationExpiresAt: t.expose('invitationExpiresAt', { type: 'DateTime', nullable: true }),
  }),
})

adminBuilder.queryFields((t) => ({
  viewer: t.field({
    type: AdminAccount,
    resolve: (_, __, { viewer, db }) => requireAdminAccount(db, viewer.adminAccountId),
  }),
  adminAccounts: t.field({ type: [AdminAccount], resolve: (_, __, { db }) => listAdminAccounts(db) }),
}))

adminBuilder.mutationFields((t) => ({
  inviteAdminAccount: t.field({
    type: AdminAccount,
    description: 'Invites a person by mail.',
    args: {
      email: t.arg.string({ required: true }),
      familyName: t.arg.string({ required: true }),
      givenName: t.arg.string({ required: true }),
      role: t.arg({ type: Role, required: true }),
    },
    resolve: async (_, args, { viewer, write, db }) =>
      requireAdminAccount(db, await write((tx) => inviteAdminAccount(tx, viewer, args))),
  }),
  resendAdminInvitation: t.field({
    type: AdminAccount,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_, { id }, { viewer, write, db }) =>
      requireAdminAccount(db, await write((tx) => resendAdminInvitation(tx, viewer, adminAccountId(id)))),
  }),
  updateAdminAccountRole: t.field({
    type: AdminAccount,
    args: { id: t.arg.id({ required: true }), role: t.arg({ type: Role, required: true }) },
    resolve: async (_, { id, role }, { viewer, write, db }) =>
      requireAdminAccount(db, await write((tx) => updateAdminAccountRole(tx, viewer, adminAccountId(id), role))),
  }),
  disableAdminAccount: t.field({
    type: AdminAccount,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_, { id }, { viewer, write, db }) =>
      requireAdminAccount(db, await write((tx) => disableAdminAccount(tx, viewer, adminAccountId(id)))),
  }),
}))
