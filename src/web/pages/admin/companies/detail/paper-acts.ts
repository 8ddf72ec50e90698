import { checkInvoice, type InvoiceLine } from '#domain/company/contract/invoice/rules.ts'
import { planKeys } from '#domain/company/plan/rules.ts'
import type { Ask } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/admin/index.ts'
import { formText } from '#web/carry/form-text.ts'
import { refuseForm } from '#web/parts/forms/refuse-form.ts'
import type { Answer } from '#web/parts/answers/success-message.ts'
import { invoiceActs, refuseDay } from '../../parts/invoice-act.ts'

const AnswerContractRequest = graphql(`
  mutation AnswerContractRequest($id: ID!, $isDone: Boolean!, $answer: String!) {
    answerContractRequest(id: $id, isDone: $isDone, answer: $answer) {
      id
    }
  }
`)
const IssueInvoice = graphql(`
  mutation IssueInvoice($companyId: ID!, $invoice: InvoiceInput!) {
    issueInvoice(companyId: $companyId, invoice: $invoice) {
      id
    }
  }
`)
const IssueRenewalInvoice = graphql(`
  mutation IssueRenewalInvoice($companyId: ID!, $planKey: PlanKey!, $endsOn: Date!) {
    issueRenewalInvoice(companyId: $companyId, planKey: $planKey, endsOn: $endsOn) {
      id
    }
  }
`)
const answer =
  (isDone: boolean) =>
  async (ask: Ask, form: FormData): Promise<Answer> => {
    await ask(AnswerContractRequest, { id: formText(form, 'id'), isDone, answer: formText(form, 'answer') })
    return { done: 'contractRequestAnswered' }
  }

/** A text that is no whole number becomes none, which the check tells beside its field. */
const numberOf = (form: FormData, name: string) => {
  const text = formText(form, name).normalize('NFKC').replaceAll(',', '').trim()
  return /^-?\d{1,12}$/.test(text) ? Number(text) : Number.NaN
}

const linesOf = (form: FormData): InvoiceLine[] =>
  form.getAll('line').map((line) => {
    const at = typeof line === 'string' ? line : ''
    return {
      description: formText(form, `lines.${at}.description`),
      quantity: numberOf(form, `lines.${at}.quantity`),
      unitPrice: numberOf(form, `lines.${at}.unitPrice`),
      taxRate: numberOf(form, `lines.${at}.taxRate`),
    }
  })

/** The acts of a company's page on its requests and invoices. */
export const paperActs = {
  answerRequest: answer(true),
  declineRequest: answer(false),
  issueInvoice: async (ask: Ask, form: FormData): Promise<Answer> => {
    const [startsOn, endsOn] = [formText(form, 'startsOn'), formText(form, 'endsOn')]
    const invoice = { startsOn, endsOn, lines: linesOf(form) }
    const refused = refuseForm(form, checkInvoice(invoice))
    if (refused) return refused
    await ask(IssueInvoice, { companyId: formText(form, 'companyId'), invoice })
    return { done: 'invoiceIssued' }
  },
  issueRenewalInvoice: async (ask: Ask, form: FormData): Promise<Answer> => {
    const planKey = planKeys.find((key) => key === formText(form, 'planKey')) ?? 'STANDARD'
    const refused = refuseDay(form, 'endsOn')
    if (refused) return refused
    const term = { planKey, endsOn: formText(form, 'endsOn') }
    await ask(IssueRenewalInvoice, { companyId: formText(form, 'companyId'), ...term })
    return { done: 'invoiceIssued' }
  },
  ...invoiceActs,
}
