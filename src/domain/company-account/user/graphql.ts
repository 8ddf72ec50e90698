import { builder } from '#graphql/builder.ts'
import type { Context } from '#graphql/context.ts'
import { namedCompanyUserId } from '#ground/id.ts'
import { CompanyUser } from '#domain/company/graphql.ts'
import { requireCompany, requireCompanyAdmin, type CompanyViewer } from '#domain/viewer/viewer.ts'
import type { Tx } from '#platform/database/db.ts'
import { disableCompanyUser, updateCompanyUserRole } from './commands.ts'
import { inviteCompanyUser, resendCompanyUserInvitation } from './invitation/commands.ts'
import { listAdministrators, listMembers, requireMember, requireSeats, type MemberRow, type Seats } from './queries.ts'
import { companyUserRoles, memberStatusOf, memberStatuses } from './rules.ts'

export const CompanyUserRoleEnum = builder.enumType('CompanyUserRole', { values: companyUserRoles })
const CompanyMemberStatus = builder.enumType('CompanyMemberStatus', { values: memberStatuses })

/** A colleague as an ADMIN manages them; other viewers see CompanyUser. */
export const CompanyMember = builder.objectRef<MemberRow>('CompanyMember').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    email: t.exposeString('email'),
    // The database check of company_user.role allows these values only.
    role: t.expose('role', { type: CompanyUserRoleEnum }),
    status: t.field({ type: CompanyMemberStatus, resolve: (member) => memberStatusOf(member, new Date()) }),
    familyName: t.exposeString('familyName'),
    givenName: t.exposeString('givenName'),
    department: t.exposeString('department'),
    title: t.exposeString('title'),
    invitationExpiresAt: t.expose('invitationExpiresAt', { type: 'DateTime', nullable: true }),
    lastSignedInAt: t.expose('lastSignedInAt', { type: 'DateTime', nullable: true }),
  }),
})

type Act = (tx: Tx, company: CompanyViewer) => Promise<string>

async function change({ viewer, write, db }: Context, act: Act) {
  const company = requireCompanyAdmin(viewer)
  return requireMember(db, company.companyId, await write((tx) => act(tx, company)))
}

const CompanySeats = builder.objectRef<Seats>('CompanySeats').implement({
  fields: (t) => ({
    limit: t.exposeInt('limit', { nullable: true, description: 'null: the plan holds any number of users.' }),
    taken: t.exposeInt('taken', { description: 'An invited user takes a seat already.' }),
  }),
})

builder.queryFields((t) => ({
  companyMembers: t.field({
    type: [CompanyMember],
    resolve: (_, __, { viewer, db }) => listMembers(db, requireCompanyAdmin(viewer).companyId),
  }),
  companySeats: t.field({
    type: CompanySeats,
    resolve: (_, __, { viewer, db }) => requireSeats(db, requireCompanyAdmin(viewer).companyId),
  }),
  companyAdministrators: t.field({
    type: [CompanyUser],
    description: 'The colleagues who manage the users, for everybody in the company.',
    resolve: (_, __, { viewer, db }) => listAdministrators(db, requireCompany(viewer).companyId),
  }),
}))

builder.mutationFields((t) => ({
  inviteCompanyUser: t.field({
    type: CompanyMember,
    description: 'The code of the invitation is in the mail alone.',
    args: {
      email: t.arg.string({ required: true }),
      role: t.arg({ type: CompanyUserRoleEnum, required: true }),
    },
    resolve: (_, invitation, context) => change(context, (tx, company) => inviteCompanyUser(tx, company, invitation)),
  }),
  resendCompanyUserInvitation: t.field({
    type: CompanyMember,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, context) =>
      change(context, (tx, company) => resendCompanyUserInvitation(tx, company, namedCompanyUserId(id))),
  }),
  updateCompanyUserRole: t.field({
    type: CompanyMember,
    args: { id: t.arg.id({ required: true }), role: t.arg({ type: CompanyUserRoleEnum, required: true }) },
    resolve: (_, { id, role }, context) =>
      change(context, (tx, company) => updateCompanyUserRole(tx, company, namedCompanyUserId(id), role)),
  }),
  disableCompanyUser: t.field({
    type: CompanyMember,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, context) =>
      change(context, (tx, company) => disableCompanyUser(tx, company, namedCompanyUserId(id))),
  }),
}))
