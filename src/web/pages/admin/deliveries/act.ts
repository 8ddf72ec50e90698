import { act, badRequest } from '#web/carry/act.ts'
import type { Ask } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/admin/index.ts'
import type { OutgoingChannel, WaitingFate } from '#web/generated/admin/graphql.ts'
import { formText } from '#web/carry/form-text.ts'
import { validationText } from '#ground/validation/validation.ts'
import { refuseForm } from '#web/parts/forms/refuse-form.ts'
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

const StopOutgoing = graphql(`
  mutation StopOutgoing($channel: OutgoingChannel!, $kind: String!, $reason: String!) {
    stopOutgoing(channel: $channel, kind: $kind, reason: $reason)
  }
`)
const ResumeOutgoing = graphql(`
  mutation ResumeOutgoing($channel: OutgoingChannel!, $kind: String!, $fate: WaitingFate!) {
    resumeOutgoing(channel: $channel, kind: $kind, fate: $fate) {
      sent
      discarded
    }
  }
`)
const DiscardOutgoing = graphql(`
  mutation DiscardOutgoing($channel: OutgoingChannel!, $kind: String!) {
    discardOutgoing(channel: $channel, kind: $kind)
  }
`)

const isChannel = (text: string): text is OutgoingChannel => text === 'MAIL' || text === 'PUSH'
const isFate = (text: string): text is WaitingFate => text === 'SEND' || text === 'DISCARD'

/** The channel and the kind that the form names. */
function stoppedIn(channel: string, kind: string) {
  if (!isChannel(channel) || kind === '') throw badRequest()
  return { channel, kind }
}

const done: Done = { done: 'jobRetried' }

export const actOnDeliveries = act({
  stop: async (ask: Ask, form: FormData) => {
    const [channel = '', kind = ''] = formText(form, 'stopped').split(' ')
    await ask(StopOutgoing, { ...stoppedIn(channel, kind), reason: formText(form, 'reason') })
    return { done: 'outgoingStopped' } satisfies Done
  },
  resume: async (ask: Ask, form: FormData) => {
    const fate = formText(form, 'fate')
    if (!isFate(fate))
      return refuseForm(form, [{ path: 'fate', message: validationText.notSelected('送信を待つもの') }])
    await ask(ResumeOutgoing, { ...stoppedIn(formText(form, 'channel'), formText(form, 'kind')), fate })
    return { done: 'outgoingResumed' } satisfies Done
  },
  discard: async (ask: Ask, form: FormData) => {
    await ask(DiscardOutgoing, stoppedIn(formText(form, 'channel'), formText(form, 'kind')))
    return { done: 'outgoingDiscarded' } satisfies Done
  },
  retry: async (ask: Ask, form: FormData) => {
    await ask(RetryJob, { id: formText(form, 'id') })
    return done
  },
  retryAll: async (ask: Ask, form: FormData) => {
    await ask(RetryJobs, { kind: formText(form, 'kind') })
    return done
  },
})
