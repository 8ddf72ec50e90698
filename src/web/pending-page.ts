import type { CandidateStatus } from '#domain/candidate-account/state/rules.ts'
import { urls } from '#ground/urls.ts'

const pages: { [Status in CandidateStatus]?: string } = {
  EMAIL_PENDING: urls.candidate.registration(),
  PROFILE_PENDING: urls.candidate.registration(),
  PHONE_PENDING: urls.candidate.registration(),
  ONBOARDING: urls.candidate.onboarding('step1'),
  ACTION_REQUIRED: urls.candidate.actionRequired(),
}

/** The page on which a student goes on whose account waits for something; null for a complete account. */
export const pendingPage = (pending: CandidateStatus | null) => (pending && pages[pending]) ?? null
