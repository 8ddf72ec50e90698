import { operatorReason } from '#ground/limits/operator-reason.ts'
import { checkText } from '#ground/validation/validation.ts'
import { act } from '#web/carry/act.ts'
import type { Ask } from '#web/carry/ask.ts'
import { formText } from '#web/carry/form-text.ts'
import { graphql } from '#web/generated/admin/index.ts'
import type { Answer } from '#web/parts/answers/success-message.ts'
import { refuseForm } from '#web/parts/forms/refuse-form.ts'

const TakeDownJob = graphql(`
  mutation TakeDownJob($id: ID!, $reason: String!) {
    takeDownJob(id: $id, reason: $reason) {
      id
    }
  }
`)
const PutBackJob = graphql(`
  mutation PutBackJob($id: ID!) {
    putBackJob(id: $id) {
      id
    }
  }
`)

export const actOnJob = act({
  takeDown: async (ask: Ask, form: FormData): Promise<Answer> => {
    const reason = formText(form, 'reason')
    const refused = refuseForm(form, [checkText('reason', reason, operatorReason)])
    if (refused) return refused
    await ask(TakeDownJob, { id: formText(form, 'id'), reason })
    return { done: 'jobTakenDown' }
  },
  putBack: async (ask: Ask, form: FormData): Promise<Answer> => {
    await ask(PutBackJob, { id: formText(form, 'id') })
    return { done: 'jobPutBack' }
  },
})
