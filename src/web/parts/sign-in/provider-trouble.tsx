import { useRootData } from '#web/document/root-data.ts'
import { Notice } from '#web/ui/notice.tsx'
import { arrivalText } from '#ground/words/arrival.ts'

const texts = {
  provider_cancelled: arrivalText.provider_cancelled,
  provider_unavailable: arrivalText.provider_unavailable,
  provider_failed: arrivalText.provider_failed,
  provider_visit_over: arrivalText.provider_visit_over,
  provider_not_registered: arrivalText.provider_not_registered,
  password_sign_in_first: arrivalText.password_sign_in_first,
  identity_taken: arrivalText.identity_taken,
  identity_already_linked: arrivalText.identity_already_linked,
  ssoAlreadyLinked: arrivalText.ssoAlreadyLinked,
  withdrawn: () => arrivalText.withdrawn,
}
const isKnown = (code: string): code is keyof typeof texts => Object.hasOwn(texts, code)

/** The sentence about a visit at a provider that ended otherwise; null for a code of no such sentence. */
export const troubleText = (code: string | null, provider: string) =>
  code !== null && isKnown(code) ? texts[code]({ provider }) : null

/** The outcome of a visit at a provider, as the address names it. */
export function ProviderTrouble({ search }: { search: URLSearchParams }) {
  const { providers = [] } = useRootData() ?? {}
  const name = search.get('provider')
  const provider = providers.find((one) => one.name === name)
  const said = provider ? troubleText(search.get('trouble'), provider.label) : null
  return said && <Notice kind="error">{said}</Notice>
}
