import { builder } from '#graphql/builder.ts'
import { companyOf } from '#graphql/context.ts'
import { requireCompanyAdmin } from '#domain/viewer/viewer.ts'
import { updateFairMode } from './commands.ts'
import { isFairModeOn } from './queries.ts'

const description =
  'Whether school, photo, gender and hometown of a student stay hidden until the company has written to the student.'

builder.queryField('isFairModeOn', (t) =>
  t.boolean({ description, resolve: (_, __, context) => isFairModeOn(context.db, companyOf(context)) }),
)

builder.mutationField('updateFairMode', (t) =>
  t.boolean({
    description,
    args: { isOn: t.arg.boolean({ required: true }) },
    resolve: (_, { isOn }, { viewer, write }) => {
      const company = requireCompanyAdmin(viewer)
      return write((tx) => updateFairMode(tx, company, isOn))
    },
  }),
)
