import { builder } from '#graphql/builder.ts'
import { companyOf } from '#graphql/context.ts'
import { CompanyMember } from '#domain/company-account/user/graphql.ts'
import { countInHand, type InHand } from './queries.ts'

const CompanyMemberInHand = builder.objectRef<InHand>('CompanyMemberInHand').implement({
  fields: (t) => ({
    scheduledScouts: t.exposeInt('scheduledScouts'),
    relations: t.exposeInt('relations', { description: 'Students who accepted, of whom the colleague is in charge.' }),
  }),
})

builder.objectField(CompanyMember, 'inHand', (t) =>
  t.field({
    type: CompanyMemberInHand,
    description: 'What passes to an ADMIN when the colleague is disabled or may write no longer.',
    resolve: async ({ id }, _, context) =>
      (await context.batch(countInHand, companyOf(context)).load(id)) ?? { scheduledScouts: 0, relations: 0 },
  }),
)
