import { useRootData } from '#web/root-data.ts'
import { Notice } from '#web/ui/notice.tsx'
import { foreseenText } from '#ground/foreseen-text.ts'

const texts = {
  provider_cancelled: foreseenText.provider_cancelled,
  provider_unavailable: foreseenText.provider_unavailable,
  provider_failed: foreseenText.provider_failed,
  provider_visit_over: foreseenText.provider_visit_over,
  provider_not_registered: foreseenText.provider_not_registered,
  password_sign_in_first: foreseenText.password_sign_in_first,
  identity_taken: foreseenText.identity_taken,
  identity_already_linked: foreseenText.identity_already_linked,
  ssoAlreadyLinked: foreseenText.ssoAlreadyLinked,
  withdrawn: () => foreseenText.withdrawn,
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
