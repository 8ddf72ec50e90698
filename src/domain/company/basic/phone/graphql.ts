import { builder } from '#graphql/builder.ts'
import { isUuid } from '#ground/uuid.ts'
import { Refusal } from '#ground/refusal.ts'
import { CompanyBasic, savedBy } from '../own/graphql.ts'
import { addCompanyPhone, removeCompanyPhone } from './commands.ts'

builder.mutationFields((t) => ({
  addCompanyPhone: t.field({
    type: CompanyBasic,
    args: { label: t.arg.string({ required: true }), number: t.arg.string({ required: true }) },
    resolve: (_, phone, context) => savedBy(context, (tx, company) => addCompanyPhone(tx, company, phone)),
  }),
  removeCompanyPhone: t.field({
    type: CompanyBasic,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, context) =>
      savedBy(context, (tx, company) => {
        if (!isUuid(id)) throw new Refusal('not_found')
        return removeCompanyPhone(tx, company, id)
      }),
  }),
}))
