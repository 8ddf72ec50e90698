import { builder } from '#graphql/builder.ts'
import { companyOf } from '#graphql/context.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { findInvoiceLines, listInvoices, type InvoiceRow } from './queries.ts'
import { invoiceStatuses, isOverdue, totalsOf } from './rules.ts'

const Status = builder.enumType('InvoiceStatus', { values: invoiceStatuses })

const Invoice = builder.objectRef<InvoiceRow>('Invoice').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    number: t.exposeString('number'),
    status: t.expose('status', { type: Status }),
    issuedOn: t.expose('issuedOn', { type: 'Date' }),
    dueOn: t.expose('dueOn', { type: 'Date' }),
    isOverdue: t.boolean({ resolve: (invoice) => isOverdue(invoice, tokyoToday()) }),
    startsOn: t.expose('startsOn', { type: 'Date' }),
    endsOn: t.expose('endsOn', { type: 'Date' }),
    paidOn: t.expose('paidOn', { type: 'Date', nullable: true }),
    total: t.int({
      description: 'Yen with tax.',
      resolve: async ({ id }, _, { batchOpen }) => totalsOf((await batchOpen(findInvoiceLines).load(id)) ?? []).total,
    }),
  }),
})

builder.queryField('invoices', (t) =>
  t.field({
    type: [Invoice],
    description: 'The invoices of the own company, newest first.',
    resolve: (_, __, context) => listInvoices(context.db, companyOf(context)),
  }),
)
