import { allowedNetworkLimits, checkAllowedNetworks } from '#domain/company-account/allowed-network/rules.ts'
import { foldWidth } from '#ground/spelling/folding.ts'
import { fieldPlace, itemPlaces } from '#web/parts/forms/draft/places.ts'
import { newKey, type Keyed } from '#web/parts/forms/draft/items.ts'

export type NetworkItem = Keyed & { network: string; label: string }
export type Draft = { networks: readonly NetworkItem[] }

export const aNetwork = (network = '', label = ''): NetworkItem => ({ key: newKey(), network, label })

export const draftOf = (networks: readonly { network: string; label: string }[]): Draft => ({
  networks: networks.map(({ network, label }) => aNetwork(network, label)),
})

/** Rows without any text are left out. */
const written = ({ networks }: Draft) => networks.filter(({ network, label }) => `${network}${label}`.trim() !== '')

export const write = (draft: Draft, revision: string) => {
  const rows = written(draft)
  return {
    input: { revision, networks: rows.map(({ network, label }) => ({ network, label })) },
    places: [...itemPlaces('networks', rows, ['network', 'label']), fieldPlace('networks', 'add')],
  }
}

// The server knows which addresses are right; here only what cannot be one is found.
const looksLikeNetwork = (text: string) => /^[0-9a-f.:]+(?:\/\d{1,3})?$/i.test(foldWidth(text))

export const checkDraft = (draft: Draft) => checkAllowedNetworks(written(draft), looksLikeNetwork)

export function labelOf({ networks }: Draft, control: string): string | null {
  if (control === 'add') return 'ネットワークの数'
  const at = networks.findIndex(({ key }) => control.startsWith(key))
  if (at < 0) return null
  const part = control.endsWith('-label') ? allowedNetworkLimits.label.label : 'IPアドレス'
  return `${at + 1}番目の${part}`
}
