import type { Ask } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/index.ts'
import type { Done } from '#web/parts/answers/success-message.ts'

const WithdrawScouts = graphql(`
  mutation WithdrawScoutInvitations($ids: [ID!]!) {
    withdrawScoutInvitations(ids: $ids)
  }
`)

/** Takes back the scouts that the form names. */
export async function withdraw(ask: Ask, form: FormData): Promise<Done> {
  const ids = form.getAll('scoutInvitationId').filter((id) => typeof id === 'string')
  await ask(WithdrawScouts, { ids })
  return { done: 'scoutsWithdrawn' }
}
