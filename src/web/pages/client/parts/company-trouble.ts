import { companyAccountLabel } from '#ground/words/company-account.ts'
import { arrivalText } from '#ground/words/arrival.ts'

const values = { provider: companyAccountLabel }
const texts: Record<string, string> = {
  provider_cancelled: arrivalText.provider_cancelled(values),
  provider_unavailable: arrivalText.provider_unavailable(values),
  provider_failed: arrivalText.provider_failed(values),
  provider_visit_over: arrivalText.provider_visit_over(values),
  contractExpired: arrivalText.contractExpired,
  contractSuspended: arrivalText.contractSuspended,
  ip_address_not_allowed: arrivalText.ip_address_not_allowed,
  accountDisabled: arrivalText.accountDisabled,
  single_sign_on_closed: arrivalText.single_sign_on_closed,
  single_sign_on_mail: arrivalText.single_sign_on_mail,
  single_sign_on_not_invited: arrivalText.single_sign_on_not_invited,
  single_sign_on_other_person: arrivalText.single_sign_on_other_person,
  single_sign_on_test_person: arrivalText.single_sign_on_test_person,
}

/** The sentence about a visit at a company's provider that ended otherwise; null for a code of no such sentence. */
export const companyTroubleText = (code: string | null) =>
  code !== null && Object.hasOwn(texts, code) ? (texts[code] ?? null) : null
