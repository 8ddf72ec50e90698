import type { Ask } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/index.ts'
import { formText } from '#web/carry/form-text.ts'
import type { Done } from '#web/parts/answers/success-message.ts'

const ConfirmOfferReport = graphql(`
  mutation ConfirmOfferReport($id: ID!) {
    confirmOfferReport(id: $id) {
      id
    }
  }
`)
const DenyOfferReport = graphql(`
  mutation DenyOfferReport($id: ID!) {
    denyOfferReport(id: $id) {
      id
    }
  }
`)

/** The two answers to a report of an accepted offer. */
export const offerReportActs = {
  confirmOfferReport: async (ask: Ask, form: FormData): Promise<Done> => {
    await ask(ConfirmOfferReport, { id: formText(form, 'id') })
    return { done: 'offerReportConfirmed' }
  },
  denyOfferReport: async (ask: Ask, form: FormData): Promise<Done> => {
    await ask(DenyOfferReport, { id: formText(form, 'id') })
    return { done: 'offerReportDenied' }
  },
}
