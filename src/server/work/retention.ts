import { eraseByTerm, forgetMonths, type Erasure } from '#domain/audit/retention/commands.ts'
import { auditKeptMonths, profileViewKeptMonths } from '#domain/audit/retention/rules.ts'
import { forgetOldCertificates } from '#domain/assessment/result/certificate/commands.ts'
import { forgetOldAnswers } from '#domain/assessment/sitting/retention/commands.ts'
import { forgetOldAccountChanges } from '#domain/candidate-account/account-change/commands.ts'
import { forgetOldFlows } from '#domain/candidate-account/identity/flow/commands.ts'
import { forgetOldChallenges } from '#domain/candidate-account/passkey/challenge/commands.ts'
import { forgetUnproven } from '#domain/candidate-account/registration/commands.ts'
import { forgetOldVerifications } from '#domain/candidate-account/verification/commands.ts'
import { forgetRemovedDates } from '#domain/calendar/entry/commands.ts'
import { forgetOldReadings } from '#domain/candidate/reading/commands.ts'
import { forgetOldFindings } from '#domain/candidate-search/finding/commands.ts'
import { forgetOldMatches } from '#domain/candidate-search/saved-filter/alert/commands.ts'
import { forgetOldRegistrationCodes } from '#domain/company-account/registration-code/commands.ts'
import { forgetOldSignInAddresses } from '#domain/company-account/sign-in-address/commands.ts'
import { forgetOldVisits } from '#domain/company-account/single-sign-on/flow/commands.ts'
import { forgetOldInvitations } from '#domain/company-account/user/invitation/retention/commands.ts'
import { forgetOldDrafts } from '#domain/scout-invitation/sending/draft/commands.ts'
import { forgetOldDeliveries } from '#domain/webhook/delivery/sending.ts'
import { forgetOldLookups } from '#domain/inquiry/candidate-lookup/commands.ts'
import { forgetOldPreRegistrations } from '#domain/inquiry/commands.ts'
import { forgetOldInquiries } from '#domain/inquiry/contact/commands.ts'
import { forgetOldPushes } from '#domain/notification/delivery/push/commands.ts'
import { forgetUnusedDevices } from '#domain/push-device/commands.ts'
import { forgetOldLineCodes } from '#domain/push-device/line/commands.ts'
import { forgetOldSessions } from '#domain/session/commands.ts'
import { forgetOldPasswordResets } from '#domain/session/password-reset/commands.ts'
import { forgetSecurityEvents } from '#domain/session/security-event/commands.ts'
import { forgetSignIns } from '#domain/session/sign-in/attempt/commands.ts'
import { forgetIdempotencyKeys } from '#door/idempotency-keys.ts'
import type { InTransaction } from '#platform/database/db.ts'
import { clearExpiredRateLimits } from '#platform/rate-limit.ts'

/** Data that the nightly job erases, in this order. A new kind of data with a term is a line here. */
const erasures: readonly Erasure[] = [
  ['RATE_LIMIT', clearExpiredRateLimits],
  ['SESSION', forgetOldSessions],
  ['PUSH', forgetOldPushes],
  ['PUSH_DEVICE', forgetUnusedDevices],
  ['LINE_CODE', forgetOldLineCodes],
  ['STAFF_DATE_REMOVAL', forgetRemovedDates],
  ['IDEMPOTENCY_KEY', forgetIdempotencyKeys],
  ['READING', forgetOldReadings],
  ['SIGN_IN_ATTEMPT', forgetSignIns],
  ['PASSWORD_RESET', forgetOldPasswordResets],
  ['ACCOUNT_CHANGE', forgetOldAccountChanges],
  ['SECURITY_EVENT', forgetSecurityEvents],
  ['PRE_REGISTRATION', (tx) => forgetOldPreRegistrations(tx, new Date())],
  ['REGISTRATION_CODE', forgetOldRegistrationCodes],
  ['COMPANY_INVITATION', forgetOldInvitations],
  ['UNPROVEN_REGISTRATION', forgetUnproven],
  ['VERIFICATION', forgetOldVerifications],
  ['INQUIRY', (tx) => forgetOldInquiries(tx, new Date())],
  ['CANDIDATE_LOOKUP', forgetOldLookups],
  ['PROVIDER_SIGN_IN', forgetOldFlows],
  ['PASSKEY_CHALLENGE', forgetOldChallenges],
  ['SINGLE_SIGN_ON_VISIT', forgetOldVisits],
  ['SIGN_IN_ADDRESS', forgetOldSignInAddresses],
  ['WEBHOOK_DELIVERY', forgetOldDeliveries],
  ['ASSESSMENT_ANSWER', forgetOldAnswers],
  ['ASSESSMENT_CERTIFICATE', forgetOldCertificates],
  ['SAVED_FILTER_MATCH', forgetOldMatches],
  ['CANDIDATE_FINDING', forgetOldFindings],
  ['SCOUT_DRAFT', forgetOldDrafts],
  ['PROFILE_VIEW', (tx) => forgetMonths(tx, 'profile_view', profileViewKeptMonths)],
  ['AUDIT', (tx) => forgetMonths(tx, 'audit', auditKeptMonths)],
]

export const forgetExpired = ({ inTransaction }: { inTransaction: InTransaction }) =>
  eraseByTerm(inTransaction, erasures)
