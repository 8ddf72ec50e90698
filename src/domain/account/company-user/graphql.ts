import { builder } from '#graphql/builder.ts'
import { namedCompanyUserId } from '#domain/id.ts'
import { requireCompanyAdmin, type CompanyUserRole } from '#domain/viewer.ts'
import { CompanyUserRoleEnum } from '../graphql.ts'
import { disableCompanyUser, updateCompanyUserRole } from './commands.ts'
import { inviteCompanyUser, resendCompanyUserInvitation } from './invitation/commands.ts'
import { listMembers, requireMember, type MemberRow } from './queries.ts'
import { memberStatusOf, memberStatuses } from './rules.ts'

const CompanyMemberStatus = builder.enumType('CompanyMemberStatus', { values: memberStatuses })

/** A colleague as an ADMIN manages them; what others see of a person is CompanyUser. */
const CompanyMember = builder.objectRef<MemberRow>('CompanyMember').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    email: t.exposeString('email'),
    // The check of company_user.role allows these and no others.
    role: t.field({ type: CompanyUserRoleEnum, resolve: ({ role }) => role as CompanyUserRole }),
    status: t.field({ type: CompanyMemberStatus, resolve: (member) => memberStatusOf(member, new Date()) }),
    familyName: t.exposeString('familyName'),
    givenName: t.exposeString('givenName'),
    department: t.exposeString('department'),
    title: t.exposeString('title'),
    invitationExpiresAt: t.expose('invitationExpiresAt', { type: 'DateTime', nullable: true }),
  }),
})

builder.queryField('companyMembers', (t) =>
  t.field({
    type: [CompanyMember],
    resolve: (_, __, { viewer, db }) => listMembers(db, requireCompanyAdmin(viewer).companyId),
  }),
)

builder.mutationFields((t) => ({
  inviteCompanyUser: t.field({
    type: CompanyMember,
    args: {
      email: t.arg.string({ required: true }),
      role: t.arg({ type: CompanyUserRoleEnum, required: true }),
    },
    resolve: async (_, { email, role }, { viewer, write, db }) => {
      const company = requireCompanyAdmin(viewer)
      const id = await write((tx) => inviteCompanyUser(tx, company, email, role))
      return requireMember(db, company.companyId, id)
    },
  }),
  resendCompanyUserInvitation: t.field({
    type: CompanyMember,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_, { id }, { viewer, write, db }) => {
      const company = requireCompanyAdmin(viewer)
      const sent = await write((tx) => resendCompanyUserInvitation(tx, company, namedCompanyUserId(id)))
      return requireMember(db, company.companyId, sent)
    },
  }),
  updateCompanyUserRole: t.field({
    type: CompanyMember,
    args: { id: t.arg.id({ required: true }), role: t.arg({ type: CompanyUserRoleEnum, required: true }) },
    resolve: async (_, { id, role }, { viewer, write, db }) => {
      const company = requireCompanyAdmin(viewer)
      const updated = await write((tx) => updateCompanyUserRole(tx, company, namedCompanyUserId(id), role))
      return requireMember(db, company.companyId, updated)
    },
  }),
  disableCompanyUser: t.field({
    type: CompanyMember,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_, { id }, { viewer, write, db }) => {
      const company = requireCompanyAdmin(viewer)
      const disabled = await write((tx) => disableCompanyUser(tx, company, namedCompanyUserId(id)))
      return requireMember(db, company.companyId, disabled)
    },
  }),
}))
