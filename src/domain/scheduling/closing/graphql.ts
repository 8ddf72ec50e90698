import { builder } from '#graphql/builder.ts'
import { companyOf } from '#graphql/context.ts'
import { requireRecruiter } from '#domain/viewer/viewer.ts'
import { updateBookingClosing } from './commands.ts'
import { findClosingHours } from './queries.ts'

const description = 'Hours before the beginning of a date from which it takes no more students.'

builder.queryField('bookingClosingHours', (t) =>
  t.int({ description, resolve: (_, __, context) => findClosingHours(context.db, companyOf(context)) }),
)

builder.mutationField('updateBookingClosing', (t) =>
  t.int({
    description,
    args: { closingHours: t.arg.int({ required: true }) },
    resolve: (_, { closingHours }, { viewer, write }) => {
      const company = requireRecruiter(viewer)
      return write((tx) => updateBookingClosing(tx, company, closingHours))
    },
  }),
)
