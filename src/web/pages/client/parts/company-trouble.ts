import { companyAccountLabel } from '#domain/company-account/single-sign-on/rules.ts'
import { foreseenText } from '#ground/foreseen-text.ts'

const values = { provider: companyAccountLabel }
const texts: Record<string, string> = {
  provider_cancelled: foreseenText.provider_cancelled(values),
  provider_unavailable: foreseenText.provider_unavailable(values),
  provider_failed: foreseenText.provider_failed(values),
  provider_visit_over: foreseenText.provider_visit_over(values),
  contractExpired: foreseenText.contractExpired,
  ip_address_not_allowed: foreseenText.ip_address_not_allowed,
  accountDisabled: foreseenText.accountDisabled,
  single_sign_on_closed: foreseenText.single_sign_on_closed,
  single_sign_on_mail: foreseenText.single_sign_on_mail,
  single_sign_on_not_invited: foreseenText.single_sign_on_not_invited,
  single_sign_on_other_person: foreseenText.single_sign_on_other_person,
  single_sign_on_test_person: foreseenText.single_sign_on_test_person,
}

/** The sentence about a visit at a company's provider that ended otherwise; null for a code of no such sentence. */
export const companyTroubleText = (code: string | null) =>
  code !== null && Object.hasOwn(texts, code) ? (texts[code] ?? null) : null
