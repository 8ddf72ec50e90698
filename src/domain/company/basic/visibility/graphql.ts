import { builder } from '#graphql/builder.ts'
import { CompanyBasic, savedBy } from '../own/graphql.ts'
import { updateCompanyVisibility } from './commands.ts'

builder.mutationField('updateCompanyVisibility', (t) =>
  t.field({
    type: CompanyBasic,
    description: 'Whether visitors without an account may open the company’s page and its published jobs.',
    args: { version: t.arg.int({ required: true }), isPublic: t.arg.boolean({ required: true }) },
    resolve: (_, { version, isPublic }, context) =>
      savedBy(context, async (tx, company) => {
        await updateCompanyVisibility(tx, company, version, isPublic)
      }),
  }),
)
