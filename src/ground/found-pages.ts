import { urls } from './urls.ts'

/** The product's own pages that search engines may keep. Those that companies opened are listed by the sitemap. */
export const foundPages: readonly string[] = [
  urls.candidate.home(),
  urls.candidate.login(),
  urls.candidate.registration(),
  urls.candidate.passwordResetRequest(),
  urls.candidate.contactUs(),
  urls.client.home(),
  urls.client.login(),
  urls.client.passwordResetRequest(),
  urls.client.contactUs(),
  urls.assessmentManual(),
  urls.accessibility(),
  urls.policy(),
  urls.terms(),
]
