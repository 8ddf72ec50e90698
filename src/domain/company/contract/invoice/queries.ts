import type { Selectable } from 'kysely'
import type { CompanyId } from '#domain/viewer/viewer.ts'
import type { InvoiceId } from '#ground/id.ts'
import { Refusal } from '#ground/refusal.ts'
import type { DB } from '#platform/database-types.ts'
import type { Db, Tx } from '#platform/db.ts'
import type { InvoiceStatus } from './rules.ts'

export type InvoiceRow = Selectable<DB['invoice']>
export type InvoiceLineRow = Selectable<DB['invoiceLine']>

/** The newest invoices of a company, at most so many: two a month for five years. */
const maxInvoices = 120

const newestFirst = (db: Db) =>
  db.selectFrom('invoice').selectAll().orderBy('issuedOn', 'desc').orderBy('number', 'desc')

export const listInvoices = (db: Db, companyId: CompanyId) =>
  newestFirst(db).where('companyId', '=', companyId).limit(maxInvoices).execute()

/** The invoices of each company, for the operator. */
export async function listInvoicesOfCompanies(db: Db, _proof: null, companyIds: readonly string[]) {
  const rows = await newestFirst(db).where('companyId', 'in', companyIds).execute()
  return Map.groupBy(rows, ({ companyId }) => companyId)
}

/** The lines of each invoice in their order; the caller has the invoices' rows. */
export async function findInvoiceLines(db: Db, _proof: null, invoiceIds: readonly string[]) {
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
  return { invoice, lines: (await findInvoiceLines(db, null, [invoice.id])).get(invoice.id) ?? [] }
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

type Ended = { companyId: string; endsOn: string }
type Renewal = { planKey: string; endsOn: string }

/** Whether an invoice of this plan and end was issued for the time after the contract's end, in one of these statuses. */
export async function hasRenewalInvoice(
  db: Db | Tx,
  contract: Ended,
  { planKey, endsOn }: Renewal,
  statuses: readonly InvoiceStatus[],
) {
  const found = await db
    .selectFrom('invoice')
    .select('id')
    .where('companyId', '=', contract.companyId)
    .where('planKey', '=', planKey)
    .where('startsOn', '>', contract.endsOn)
    .where('endsOn', '=', endsOn)
    .where('status', 'in', statuses)
    .executeTakeFirst()
  return found !== undefined
}

/** The paid invoice of each company for the time after its contract's end, of which its renewal takes plan and end. */
export async function findPaidRenewals(db: Db, _proof: null, companyIds: readonly string[]) {
  const rows = await db
    .selectFrom('invoice')
    .innerJoin('contract', 'contract.companyId', 'invoice.companyId')
    .selectAll('invoice')
    .distinctOn('invoice.companyId')
    .where('invoice.companyId', 'in', companyIds)
    .where('invoice.status', '=', 'PAID')
    .where('invoice.planKey', 'is not', null)
    .where('contract.status', '=', 'EXPIRED')
    .whereRef('invoice.startsOn', '>', 'contract.endsOn')
    .orderBy('invoice.companyId')
    .orderBy('invoice.issuedOn', 'desc')
    .execute()
  return new Map(rows.map((row) => [row.companyId, row]))
}
