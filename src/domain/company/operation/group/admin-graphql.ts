import { adminBuilder } from '#graphql/admin-builder.ts'
import { Company } from '#domain/company/admin-graphql.ts'
import { namedCompanyId } from '#ground/id.ts'
import { requireOperatedCompany } from '../queries.ts'
import { updateParentCorporateNumber } from './commands.ts'

adminBuilder.mutationField('updateParentCorporateNumber', (t) =>
  t.field({
    type: Company,
    description: 'Companies with the same number are a group; an empty one takes the company out.',
    args: { companyId: t.arg.id({ required: true }), corporateNumber: t.arg.string({ required: true }) },
    resolve: async (_, { companyId, corporateNumber }, { viewer, write, db }) =>
      requireOperatedCompany(
        db,
        await write((tx) => updateParentCorporateNumber(tx, viewer, namedCompanyId(companyId), corporateNumber)),
      ),
  }),
)
