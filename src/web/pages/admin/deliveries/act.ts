import { act } from '#web/carry/act.ts'
import type { Ask } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/admin/index.ts'
import { formText } from '#web/carry/form-text.ts'
import type { Done } from '#web/parts/answers/success-message.ts'

const RetryJob = graphql(`
  mutation RetryJob($id: ID!) {
    retryJob(id: $id)
  }
`)
const RetryJobs = graphql(`
  mutation RetryJobs($kind: String!) {
    retryJobs(kind: $kind)
  }
`)

const done: Done = { done: 'jobRetried' }

export const actOnDeliveries = act({
  retry: async (ask: Ask, form: FormData) => {
    await ask(RetryJob, { id: formText(form, 'id') })
    return done
  },
  retryAll: async (ask: Ask, form: FormData) => {
    await ask(RetryJobs, { kind: formText(form, 'kind') })
    return done
  },
})
