import { adminBuilder } from '#graphql/admin-builder.ts'
import { Company } from '#domain/company/admin-graphql.ts'
import { requireOperatedCompany } from '#domain/company/operation/queries.ts'
import { namedCompanyId } from '#ground/id.ts'
import { companyUserRoles } from '../../rules.ts'
import { inviteCompanyUserAsOperator } from './commands.ts'

const Role = adminBuilder.enumType('CompanyUserRole', { values: companyUserRoles })

adminBuilder.mutationField('inviteUserOfCompany', (t) =>
  t.field({
    type: Company,
    description: 'The code is in the mail alone.',
    args: {
      companyId: t.arg.id({ required: true }),
      email: t.arg.string({ required: true }),
      role: t.arg({ type: Role, required: true }),
    },
    resolve: async (_, { companyId, ...invited }, { viewer, write, db }) =>
      requireOperatedCompany(
        db,
        await write((tx) =>
          inviteCompanyUserAsOperator(tx, viewer, { ...invited, company: namedCompanyId(companyId) }),
        ),
      ),
  }),
)
