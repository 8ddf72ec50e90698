import { recordAudit } from '#domain/audit/commands.ts'
import type { AdminViewer } from '#domain/viewer/viewer.ts'
import type { InvoiceId, NamedCompanyId, OfRow } from '#ground/id.ts'
import { Refusal, refuseInvalid } from '#ground/refusal.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import type { Tx } from '#platform/database/db.ts'
import { enqueue } from '#platform/queue/queue.ts'
import { planOf } from '../../plan/rules.ts'
import { lockContract } from '../queries.ts'
import { checkRenewal, renewalStart } from '../rules.ts'
import { findRenewalInvoice, lockInvoice } from './queries.ts'
import type { InvoiceIssuer } from './issuer.ts'
import {
  checkCancelReason,
  checkInvoice,
  checkPaidOn,
  checkUnpaidReason,
  dueDay,
  invoiceNumber,
  termLines,
  type InvoiceDraft,
} from './rules.ts'

type Issued = InvoiceDraft & { planKey: string | null }
export type Term = { planKey: string; startsOn: string; endsOn: string }

/** Issues an invoice whose lines an operator wrote. Refuses invalid_input. */
export async function issueInvoice(
  tx: Tx,
  admin: AdminViewer,
  id: NamedCompanyId,
  draft: InvoiceDraft,
  issuer: InvoiceIssuer,
) {
  refuseInvalid(checkInvoice(draft).map((error) => error && { ...error, path: `invoice.${error.path}` }))
  const { companyId } = await lockContract(tx, id)
  return writeInvoice(tx, admin, companyId, { ...draft, planKey: null }, issuer)
}

/** Issues the invoice of a contract's term in the transaction that signs or renews it. A plan without a price has none. */
export async function issueForTerm(
  tx: Tx,
  admin: AdminViewer,
  companyId: OfRow<'company'>,
  { planKey, startsOn, endsOn }: Term,
  issuer: InvoiceIssuer,
) {
  const lines = termLines(planOf(planKey), startsOn, endsOn)
  if (lines.length === 0) return null
  return writeInvoice(tx, admin, companyId, { startsOn, endsOn, planKey, lines }, issuer)
}

/**
 * Issues the invoice that an ended contract pays before it is renewed. Refuses contract_not_changeable while the
 * contract has not ended, invoice_already_issued while that invoice is to be paid, and invoice_already_paid.
 */
export async function issueRenewalInvoice(
  tx: Tx,
  admin: AdminViewer,
  id: NamedCompanyId,
  { planKey, endsOn }: Omit<Term, 'startsOn'>,
  issuer: InvoiceIssuer,
) {
  const contract = await lockContract(tx, id)
  const { companyId } = contract
  if (contract.status !== 'EXPIRED') throw new Refusal('contract_not_changeable')
  refuseInvalid(checkRenewal(contract.endsOn, endsOn, tokyoToday()))
  const startsOn = renewalStart(contract, tokyoToday())
  const issued = await findRenewalInvoice(tx, { companyId, planKey, endsOn })
  if (issued)
    throw new Refusal(issued.status === 'PAID' ? 'invoice_already_paid' : 'invoice_already_issued', {
      values: { number: issued.number },
    })
  const invoiceId = await issueForTerm(tx, admin, companyId, { planKey, startsOn, endsOn }, issuer)
  if (invoiceId === null) refuseInvalid([{ path: 'planKey', message: '料金のないプランには、請求書は必要ありません' }])
  return invoiceId ?? ''
}

async function writeInvoice(
  tx: Tx,
  admin: AdminViewer,
  companyId: OfRow<'company'>,
  { startsOn, endsOn, planKey, lines }: Issued,
  issuer: InvoiceIssuer,
) {
  const { legalName } = await tx
    .selectFrom('company')
    .select('legalName')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow()
  const issuedOn = tokyoToday()
  const { id } = await tx
    .insertInto('invoice')
    .values({
      companyId,
      number: await takeNumber(tx, Number(issuedOn.slice(0, 4))),
      issuedOn,
      dueOn: dueDay(issuedOn),
      startsOn,
      endsOn,
      planKey,
      recipientName: legalName,
      issuerName: issuer.name,
      issuerAddress: issuer.address,
      registrationNumber: issuer.registrationNumber,
      payee: issuer.payee,
      issuedBy: admin.adminAccountId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('invoiceLine')
    .values(
      lines.map(({ description, quantity, unitPrice, taxRate }, position) => ({
        companyId,
        invoiceId: id,
        position,
        description: description.trim(),
        quantity,
        unitPrice,
        taxRate,
      })),
    )
    .execute()
  await enqueue(tx, 'notify_invoice', { companyId, invoiceId: id })
  await record(tx, admin, 'issueInvoice', { companyId, id }, null, 'UNPAID')
  return id
}

/** Two invoices at once wait for one another here, and a refused one gives its number back. */
async function takeNumber(tx: Tx, year: number) {
  const { last } = await tx
    .insertInto('invoiceCounter')
    .values({ year, last: 1 })
    .onConflict((conflict) =>
      conflict.column('year').doUpdateSet((eb) => ({ last: eb('invoiceCounter.last', '+', 1) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow()
  return invoiceNumber(year, last)
}

/** Refuses already_decided for an invoice that is paid or cancelled. */
export async function markInvoicePaid(tx: Tx, admin: AdminViewer, id: InvoiceId, paidOn: string) {
  const invoice = await lockInvoice(tx, id)
  refuseInvalid(checkPaidOn(paidOn, invoice.issuedOn, tokyoToday()))
  await close(tx, admin, 'markInvoicePaid', invoice, { status: 'PAID', paidOn })
  return id
}

/** A cancelled invoice keeps its number. Refuses already_decided for an invoice that is paid or cancelled. */
export async function cancelInvoice(tx: Tx, admin: AdminViewer, id: InvoiceId, reason: string) {
  refuseInvalid(checkCancelReason(reason))
  const invoice = await lockInvoice(tx, id)
  const cancelled = { status: 'CANCELLED', cancelledOn: tokyoToday(), cancelReason: reason.trim() } as const
  await close(tx, admin, 'cancelInvoice', invoice, cancelled)
  return id
}

/** For a payment that was marked by mistake. Refuses invalid_input, and already_decided for an invoice that is not paid. */
export async function markInvoiceUnpaid(tx: Tx, admin: AdminViewer, id: InvoiceId, reason: string) {
  refuseInvalid(checkUnpaidReason(reason))
  const invoice = await lockInvoice(tx, id)
  if (invoice.status !== 'PAID') throw new Refusal('already_decided')
  await tx.updateTable('invoice').set({ status: 'UNPAID', paidOn: null }).where('id', '=', invoice.id).execute()
  await record(tx, admin, 'markInvoiceUnpaid', invoice, 'PAID', 'UNPAID', { reason: reason.trim() })
  return id
}

type Held = Awaited<ReturnType<typeof lockInvoice>>
type Closing = { status: 'PAID'; paidOn: string } | { status: 'CANCELLED'; cancelledOn: string; cancelReason: string }

async function close(tx: Tx, admin: AdminViewer, action: string, invoice: Held, closing: Closing) {
  if (invoice.status !== 'UNPAID') throw new Refusal('already_decided')
  await tx.updateTable('invoice').set(closing).where('id', '=', invoice.id).execute()
  await record(tx, admin, action, invoice, invoice.status, closing.status)
}

const record = (
  tx: Tx,
  admin: AdminViewer,
  action: string,
  { companyId, id }: { companyId: OfRow<'company'>; id: string },
  from: string | null,
  to: string,
  details?: { reason: string },
) =>
  recordAudit(tx, admin, [
    { action, subject: 'invoice', subjectId: id, companyId, from, to, ...(details && { details }) },
  ])
