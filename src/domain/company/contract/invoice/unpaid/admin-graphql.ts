import { adminBuilder } from '#graphql/admin-builder.ts'
import { Invoice } from '../admin-graphql.ts'
import { listUnpaidInvoices } from './queries.ts'

const UnpaidInvoices = adminBuilder
  .objectRef<Awaited<ReturnType<typeof listUnpaidInvoices>>>('UnpaidInvoiceConnection')
  .implement({
    fields: (t) => ({
      totalCount: t.exposeInt('totalCount'),
      totalYen: t.exposeFloat('totalYen', { description: 'The sum with tax of all of them.' }),
      nodes: t.expose('rows', { type: [Invoice] }),
    }),
  })

adminBuilder.queryField('unpaidInvoices', (t) =>
  t.field({
    type: UnpaidInvoices,
    description: 'What all companies still have to pay, the first to be due first.',
    args: {
      isOverdue: t.arg.boolean({ required: true, defaultValue: false }),
      text: t.arg.string({ required: true, defaultValue: '' }),
      first: t.arg.int({ required: true, defaultValue: 50 }),
      offset: t.arg.int({ required: true, defaultValue: 0 }),
    },
    resolve: (_, { isOverdue, text, first, offset }, { db }) =>
      listUnpaidInvoices(db, { isOverdue, text: text.trim() }, { first, offset }),
  }),
)
