import type { Ask } from '#web/carry/ask.ts'
import { formText } from '#web/carry/form-text.ts'
import { graphql } from '#web/generated/index.ts'
import type { Done } from '#web/parts/answers/success-message.ts'

const FollowUpScouts = graphql(`
  mutation FollowUpScoutInvitations($ids: [ID!]!, $text: String!) {
    followUpScoutInvitations(ids: $ids, text: $text)
  }
`)

/** Follows up the scouts that the form names. */
export async function followUp(ask: Ask, form: FormData): Promise<Done> {
  const ids = form.getAll('scoutInvitationId').filter((id) => typeof id === 'string')
  await ask(FollowUpScouts, { ids, text: formText(form, 'text') })
  return { done: 'scoutsFollowedUp' }
}
