import type { Ask } from '#web/carry/ask.ts'
import { formText } from '#web/carry/form-text.ts'
import { graphql } from '#web/generated/index.ts'
import type { ScoutPromiseKind } from '#web/generated/graphql.ts'
import type { Done } from '#web/parts/answers/success-message.ts'
import { promiseFieldName } from '../../parts/promise-checks.tsx'

const CancelScheduled = graphql(`
  mutation CancelScheduledScout($id: ID!) {
    cancelScheduledScoutInvitation(id: $id)
  }
`)
const ChangePromises = graphql(`
  mutation ChangeScoutPromises($id: ID!, $promises: [ScoutPromiseKind!]!) {
    updateScoutPromises(scoutInvitationId: $id, promises: $promises)
  }
`)
const CancelFollowUp = graphql(`
  mutation CancelFollowUp($id: ID!) {
    cancelFollowUp(scoutInvitationId: $id)
  }
`)

/** Acts on one scout from the history of its student. The door knows the words of the lists. */
export const scoutActs = {
  cancelScheduled: async (ask: Ask, form: FormData): Promise<Done> => {
    await ask(CancelScheduled, { id: formText(form, 'id') })
    return { done: 'scoutScheduleCancelled' }
  },
  changePromises: async (ask: Ask, form: FormData): Promise<Done> => {
    const promises = form.getAll(promiseFieldName) as ScoutPromiseKind[]
    await ask(ChangePromises, { id: formText(form, 'id'), promises })
    return { done: 'promisesChanged' }
  },
  cancelFollowUp: async (ask: Ask, form: FormData): Promise<Done> => {
    await ask(CancelFollowUp, { id: formText(form, 'id') })
    return { done: 'followUpCancelled' }
  },
}
