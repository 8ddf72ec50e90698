import type { Selectable } from 'kysely'
import type { CompanyId } from '#domain/viewer/viewer.ts'
import type { InvoiceId, OfRow } from '#ground/id.ts'
import { Refusal } from '#ground/refusal.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import type { DB } from '#platform/database/database-types.ts'
import type { Db, Tx } from '#platform/database/db.ts'

export type InvoiceRow = Selectable<DB['invoice']>
export type InvoiceLineRow = Selectable<DB['invoiceLine']>

/** The newest invoices of a company, at most so many: two a month for five years. */
const maxInvoices = 120

const newestFirst = (db: Db) =>
  db.selectFrom('invoice').selectAll().orderBy('issuedOn', 'desc').orderBy('number', 'desc')

export const listInvoices = (db: Db, companyId: CompanyId) =>
  newestFirst(db).where('companyId', '=', companyId).limit(maxInvoices).execute()

/** The invoices of each company, for the operator. */
export async function listInvoicesOfCompanies(db: Db, companyIds: readonly OfRow<'company'>[]) {
  const rows = await newestFirst(db).where('companyId', 'in', companyIds).execute()
  return Map.groupBy(rows, ({ companyId }) => companyId)
}

/** The lines of each invoice in their order; the caller has the invoices' rows. */
export async function findInvoiceLines(db: Db, invoiceIds: readonly string[]) {
  const rows = await db
    .selectFrom('invoiceLine')
    .selectAll()
    .where('invoiceId', 'in', invoiceIds)
    .orderBy('invoiceId')
    .orderBy('position')
    .execute()
  return Map.groupBy(rows, ({ invoiceId }) => invoiceId)
}

/** An invoice of the own company with its lines. Refuses not_found. */
export async function requireOwnInvoice(db: Db, companyId: CompanyId, id: InvoiceId) {
  const invoice = await db
    .selectFrom('invoice')
    .selectAll()
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!invoice) throw new Refusal('not_found')
  return { invoice, lines: (await findInvoiceLines(db, [invoice.id])).get(invoice.id) ?? [] }
}

export async function requireInvoice(db: Db | Tx, id: string): Promise<InvoiceRow> {
  const invoice = await db.selectFrom('invoice').selectAll().where('id', '=', id).executeTakeFirst()
  if (!invoice) throw new Refusal('not_found')
  return invoice
}

export async function lockInvoice(tx: Tx, id: InvoiceId): Promise<InvoiceRow> {
  const invoice = await tx.selectFrom('invoice').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!invoice) throw new Refusal('not_found')
  return invoice
}

type Renewal = { companyId: OfRow<'company'>; planKey: string; endsOn: string }

/**
 * The invoice that a renewal to this plan and end rests on, a paid one first; undefined without one. It may have begun
 * before the contract was ended early: what was paid for is not paid for again.
 */
export const findRenewalInvoice = (db: Db | Tx, { companyId, planKey, endsOn }: Renewal) =>
  db
    .selectFrom('invoice')
    .select(['number', 'status'])
    .where('companyId', '=', companyId)
    .where('planKey', '=', planKey)
    .where('endsOn', '=', endsOn)
    .where('status', 'in', ['UNPAID', 'PAID'])
    .orderBy('status')
    .executeTakeFirst()

/** The paid invoice of each company that reaches beyond its contract's end; its renewal takes plan and end from there. */
export async function findPaidRenewals(db: Db, companyIds: readonly OfRow<'company'>[]) {
  const rows = await db
    .selectFrom('invoice')
    .innerJoin('contract', 'contract.companyId', 'invoice.companyId')
    .selectAll('invoice')
    .distinctOn('invoice.companyId')
    .where('invoice.companyId', 'in', companyIds)
    .where('invoice.status', '=', 'PAID')
    .where('invoice.planKey', 'is not', null)
    .where('contract.status', '=', 'EXPIRED')
    .whereRef('invoice.endsOn', '>', 'contract.endsOn')
    .where('invoice.endsOn', '>=', tokyoToday())
    .orderBy('invoice.companyId')
    .orderBy('invoice.issuedOn', 'desc')
    .execute()
  return new Map(rows.map((row) => [row.companyId, row]))
}

/** Whether an invoice that is not cancelled was issued since this moment. */
export async function hasInvoiceSince(tx: Tx, companyId: OfRow<'company'>, moment: Date) {
  const invoice = await tx
    .selectFrom('invoice')
    .select('id')
    .where('companyId', '=', companyId)
    .where('insertedAt', '>', moment)
    .where('status', '!=', 'CANCELLED')
    .executeTakeFirst()
  return invoice !== undefined
}
