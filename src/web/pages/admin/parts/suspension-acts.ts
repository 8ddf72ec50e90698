import type { Ask } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/admin/index.ts'
import { formText } from '#web/carry/form-text.ts'
import type { Answer } from '#web/parts/answers/success-message.ts'

const ConfirmSuspension = graphql(`
  mutation ConfirmSuspension($id: ID!) {
    confirmContractSuspension(id: $id) {
      id
    }
  }
`)
const WithdrawSuspension = graphql(`
  mutation WithdrawSuspension($id: ID!) {
    withdrawContractSuspension(id: $id) {
      id
    }
  }
`)

/** The acts on a request to suspend a company. */
export const suspensionActs = {
  confirm: async (ask: Ask, form: FormData): Promise<Answer> => {
    await ask(ConfirmSuspension, { id: formText(form, 'id') })
    return { done: 'suspensionConfirmed' }
  },
  withdraw: async (ask: Ask, form: FormData): Promise<Answer> => {
    await ask(WithdrawSuspension, { id: formText(form, 'id') })
    return { done: 'suspensionWithdrawn' }
  },
}
