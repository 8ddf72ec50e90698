import { isDay } from '#ground/day.ts'
import { validationText } from '#ground/validation/validation.ts'
import type { Ask } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/admin/index.ts'
import { formText } from '#web/carry/form-text.ts'
import { refuseForm } from '#web/parts/forms/refuse-form.ts'
import type { Answer } from '#web/parts/answers/success-message.ts'

const MarkInvoicePaid = graphql(`
  mutation MarkInvoicePaid($id: ID!, $paidOn: Date!) {
    markInvoicePaid(id: $id, paidOn: $paidOn) {
      id
    }
  }
`)
const MarkInvoiceUnpaid = graphql(`
  mutation MarkInvoiceUnpaid($id: ID!, $reason: String!) {
    markInvoiceUnpaid(id: $id, reason: $reason) {
      id
    }
  }
`)
const CancelInvoice = graphql(`
  mutation CancelInvoice($id: ID!, $reason: String!) {
    cancelInvoice(id: $id, reason: $reason) {
      id
    }
  }
`)

export const refuseDay = (form: FormData, path: string) =>
  refuseForm(form, [isDay(formText(form, path)) ? null : { path, message: validationText.date }])

/** The acts of an operator on an issued invoice. */
export const invoiceActs = {
  payInvoice: async (ask: Ask, form: FormData): Promise<Answer> => {
    const refused = refuseDay(form, 'paidOn')
    if (refused) return refused
    await ask(MarkInvoicePaid, { id: formText(form, 'id'), paidOn: formText(form, 'paidOn') })
    return { done: 'invoicePaid' }
  },
  cancelInvoice: async (ask: Ask, form: FormData): Promise<Answer> => {
    await ask(CancelInvoice, { id: formText(form, 'id'), reason: formText(form, 'reason') })
    return { done: 'invoiceCancelled' }
  },
  unpayInvoice: async (ask: Ask, form: FormData): Promise<Answer> => {
    await ask(MarkInvoiceUnpaid, { id: formText(form, 'id'), reason: formText(form, 'reason') })
    return { done: 'invoiceUnpaid' }
  },
}
