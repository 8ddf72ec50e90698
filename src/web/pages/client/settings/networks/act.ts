import { data } from 'react-router'
import { clientUrls } from '#ground/client-urls.ts'
import type { ActionRefusal, Ask } from '#web/carry/ask.ts'
import type { UpdateAllowedNetworksMutationVariables } from '#web/generated/graphql.ts'
import { graphql } from '#web/generated/index.ts'
import { readDraft } from '#web/parts/forms/draft/sent-draft.ts'
import { redirectWith } from '#web/parts/answers/flash.ts'

const AllowedNetworksEffect = graphql(`
  query AllowedNetworksEffect($networks: [AllowedNetworkInput!]!) {
    allowedNetworksEffect(networks: $networks) {
      isNarrower
      signIns
      outside
    }
  }
`)
const UpdateAllowedNetworks = graphql(`
  mutation UpdateAllowedNetworks($networks: [AllowedNetworkInput!]!, $revision: String) {
    updateAllowedNetworks(networks: $networks, revision: $revision) {
      ownAddress
    }
  }
`)

export type Effect = { signIns: number; outside: number }
export type NetworksAnswer = ActionRefusal & { effect?: Effect }

export const networkActs = {
  /** A list that shuts addresses out is saved once the person has seen how many sign-ins came from there. */
  async save(ask: Ask, form: FormData) {
    const input = readDraft(form) as UpdateAllowedNetworksMutationVariables
    if (!form.has('confirmed')) {
      const { isNarrower, ...effect } = (await ask(AllowedNetworksEffect, { networks: input.networks }))
        .allowedNetworksEffect
      const refused = { code: 'unconfirmed', message: '', fields: [] }
      // The status keeps the router from loading the page again: the dialog can be answered at once.
      if (isNarrower) return data({ refused, effect } satisfies NetworksAnswer, { status: 409 })
    }
    await ask(UpdateAllowedNetworks, input)
    return redirectWith(clientUrls.settingsNetworks(), 'networksUpdated')
  },
}
