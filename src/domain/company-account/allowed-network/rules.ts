import type { FieldError } from '#ground/refusal.ts'
import { checkLength, validationText } from '#ground/validation/validation.ts'

export const allowedNetworkLimits = { networks: 100, label: { label: 'メモ', min: 0, max: 40 } } as const

export type AllowedNetwork = { network: string; label: string }

/** `isNetwork` knows the two ways of writing one: 203.0.113.0/24 and 2001:db8::/32. */
export function checkAllowedNetworks(
  networks: readonly AllowedNetwork[],
  isNetwork: (text: string) => boolean,
): (FieldError | null)[] {
  const { min, max, label: name } = allowedNetworkLimits.label
  return [
    ...networks.map(({ network }, at) =>
      isNetwork(network)
        ? null
        : {
            path: `networks.${at}.network`,
            message: 'IPアドレスは「203.0.113.5」「203.0.113.0/24」「2001:db8::/32」の形式で入力してください',
          },
    ),
    ...networks.map(({ label }, at) => checkLength(`networks.${at}.label`, name, label, min, max)),
    networks.length > allowedNetworkLimits.networks
      ? { path: 'networks', message: validationText.tooManyOptions('ネットワーク', allowedNetworkLimits.networks) }
      : null,
  ]
}
