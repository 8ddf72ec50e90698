import { adminBuilder } from '#graphql/admin-builder.ts'
import { mayReadPeople } from '#domain/admin-account/role/rules.ts'
import { Company, CompanyUser } from '#domain/company/admin-graphql.ts'
import { listUsersOfCompanies } from '#domain/company/operation/queries.ts'

adminBuilder.objectField(Company, 'users', (t) =>
  t.field({
    type: [CompanyUser],
    nullable: true,
    description: 'Null for operators who may read figures alone.',
    resolve: async ({ id }, _, { batchOpen, viewer }) =>
      mayReadPeople(viewer.role) ? ((await batchOpen(listUsersOfCompanies).load(id)) ?? []) : null,
  }),
)
