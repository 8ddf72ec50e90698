import { builder } from '#graphql/builder.ts'
import { companyOf } from '#graphql/context.ts'
import { CompanyMember } from '#domain/company-account/user/graphql.ts'
import { countOnlyNotified } from './queries.ts'

builder.objectField(CompanyMember, 'onlyNotifiedDates', (t) =>
  t.int({
    description: 'Dates to come of which no other active colleague is notified.',
    resolve: async ({ id }, _, context) => (await context.batch(countOnlyNotified, companyOf(context)).load(id)) ?? 0,
  }),
)
