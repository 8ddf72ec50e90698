import { atMost } from '#graphql/at-most.ts'
import { adminBuilder } from '#graphql/admin-builder.ts'
import { invoiceId, namedCompanyId } from '#ground/id.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { Company, companyOfRow } from '../../admin-graphql.ts'
import { PlanKeyEnum } from '../admin-graphql.ts'
import { cancelInvoice, issueInvoice, issueRenewalInvoice, markInvoicePaid, markInvoiceUnpaid } from './commands.ts'
import {
  findInvoiceLines,
  findPaidRenewals,
  listInvoicesOfCompanies,
  requireInvoice,
  type InvoiceLineRow,
  type InvoiceRow,
} from './queries.ts'
import { invoiceStatuses, isOverdue, lineAmount, maxInvoiceLines, totalsOf } from './rules.ts'

const Status = adminBuilder.enumType('InvoiceStatus', { values: invoiceStatuses })

const InvoiceLine = adminBuilder.objectRef<InvoiceLineRow>('InvoiceLine').implement({
  fields: (t) => ({
    description: t.exposeString('description'),
    quantity: t.exposeInt('quantity'),
    unitPrice: t.exposeInt('unitPrice'),
    taxRate: t.exposeInt('taxRate'),
    amount: t.int({ resolve: lineAmount }),
  }),
})

export const Invoice = adminBuilder.objectRef<InvoiceRow>('Invoice').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    planKey: t.exposeID('planKey', {
      nullable: true,
      description: 'The plan of a term; null for lines written by hand.',
    }),
    number: t.exposeString('number'),
    status: t.expose('status', { type: Status }),
    recipientName: t.exposeString('recipientName'),
    issuedOn: t.expose('issuedOn', { type: 'Date' }),
    dueOn: t.expose('dueOn', { type: 'Date' }),
    isOverdue: t.boolean({ resolve: (invoice) => isOverdue(invoice, tokyoToday()) }),
    startsOn: t.expose('startsOn', { type: 'Date' }),
    endsOn: t.expose('endsOn', { type: 'Date' }),
    paidOn: t.expose('paidOn', { type: 'Date', nullable: true }),
    cancelledOn: t.expose('cancelledOn', { type: 'Date', nullable: true }),
    cancelReason: t.exposeString('cancelReason', { nullable: true }),
    lines: t.field({
      type: [InvoiceLine],
      resolve: async ({ id }, _, { batchOpen }) => (await batchOpen(findInvoiceLines).load(id)) ?? [],
    }),
    company: t.field({ type: Company, resolve: ({ companyId }, _, context) => companyOfRow(context, companyId) }),
    total: t.int({
      description: 'Yen with tax.',
      resolve: async ({ id }, _, { batchOpen }) => totalsOf((await batchOpen(findInvoiceLines).load(id)) ?? []).total,
    }),
  }),
})

const InvoiceLineInput = adminBuilder.inputType('InvoiceLineInput', {
  fields: (t) => ({
    description: t.string({ required: true }),
    quantity: t.int({ required: true }),
    unitPrice: t.int({ required: true, description: 'Yen without tax; below zero for a discount.' }),
    taxRate: t.int({ required: true, description: '10, 8 or 0.' }),
  }),
})

const InvoiceInput = adminBuilder.inputType('InvoiceInput', {
  fields: (t) => ({
    startsOn: t.field({ type: 'Date', required: true, description: 'The first day the invoice is for.' }),
    endsOn: t.field({ type: 'Date', required: true }),
    lines: t.field({
      type: [InvoiceLineInput],
      required: true,
      ...atMost(maxInvoiceLines, `明細は${maxInvoiceLines}行までです`),
    }),
  }),
})

adminBuilder.objectFields(Company, (t) => ({
  invoices: t.field({
    type: [Invoice],
    resolve: async ({ id }, _, { batchOpen }) => (await batchOpen(listInvoicesOfCompanies).load(id)) ?? [],
  }),
  paidRenewal: t.field({
    type: Invoice,
    nullable: true,
    description: 'After the end of the contract: the paid invoice by which renewContract may reopen it.',
    resolve: async ({ id }, _, { batchOpen }) => (await batchOpen(findPaidRenewals).load(id)) ?? null,
  }),
}))

adminBuilder.mutationFields((t) => ({
  issueInvoice: t.field({
    type: Invoice,
    args: { companyId: t.arg.id({ required: true }), invoice: t.arg({ type: InvoiceInput, required: true }) },
    resolve: async (_, { companyId, invoice }, { viewer, write, db, issuer }) =>
      requireInvoice(db, await write((tx) => issueInvoice(tx, viewer, namedCompanyId(companyId), invoice, issuer))),
  }),
  issueRenewalInvoice: t.field({
    type: Invoice,
    description: 'The invoice that an ended contract pays before renewContract reopens it with the same plan and end.',
    args: {
      companyId: t.arg.id({ required: true }),
      planKey: t.arg({ type: PlanKeyEnum, required: true }),
      endsOn: t.arg({ type: 'Date', required: true }),
    },
    resolve: async (_, { companyId, ...term }, { viewer, write, db, issuer }) =>
      requireInvoice(db, await write((tx) => issueRenewalInvoice(tx, viewer, namedCompanyId(companyId), term, issuer))),
  }),
  markInvoicePaid: t.field({
    type: Invoice,
    args: { id: t.arg.id({ required: true }), paidOn: t.arg({ type: 'Date', required: true }) },
    resolve: async (_, { id, paidOn }, { viewer, write, db }) =>
      requireInvoice(db, await write((tx) => markInvoicePaid(tx, viewer, invoiceId(id), paidOn))),
  }),
  markInvoiceUnpaid: t.field({
    type: Invoice,
    description: 'Takes back a payment that was marked by mistake.',
    args: { id: t.arg.id({ required: true }), reason: t.arg.string({ required: true }) },
    resolve: async (_, { id, reason }, { viewer, write, db }) =>
      requireInvoice(db, await write((tx) => markInvoiceUnpaid(tx, viewer, invoiceId(id), reason))),
  }),
  cancelInvoice: t.field({
    type: Invoice,
    args: { id: t.arg.id({ required: true }), reason: t.arg.string({ required: true }) },
    resolve: async (_, { id, reason }, { viewer, write, db }) =>
      requireInvoice(db, await write((tx) => cancelInvoice(tx, viewer, invoiceId(id), reason))),
  }),
}))
