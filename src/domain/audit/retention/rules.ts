/** The kinds of rows that the clock erases: each kind is one act of a job, with a term of its own. */
export const retentionKinds = [
  'WITHDRAWN_CANDIDATE',
  'UNPROVEN_REGISTRATION',
  'INQUIRY',
  'PRE_REGISTRATION',
  'REGISTRATION_CODE',
  'COMPANY_INVITATION',
  'CANDIDATE_LOOKUP',
  'CANDIDATE_EXPORT',
  'ACCOUNT_CHANGE',
  'VERIFICATION',
  'PASSWORD_RESET',
  'SESSION',
  'SIGN_IN_ATTEMPT',
  'PROVIDER_SIGN_IN',
  'PASSKEY_CHALLENGE',
  'SINGLE_SIGN_ON_VISIT',
  'SIGN_IN_ADDRESS',
  'SECURITY_EVENT',
  'PUSH',
  'PUSH_DEVICE',
  'LINE_CODE',
  'STAFF_DATE_REMOVAL',
  'MAIL',
  'NOTICE',
  'DIGEST',
  'WEBHOOK_DELIVERY',
  'TERMINATED_COMPANY',
  'COMPANY_IMAGE',
  'CANDIDATE_PICTURE',
  'VIDEO_STILL',
  'READING',
  'SAVED_FILTER_MATCH',
  'CANDIDATE_FINDING',
  'SCOUT_DRAFT',
  'PROFILE_VIEW',
  'AUDIT',
  'IDEMPOTENCY_KEY',
  'RATE_LIMIT',
  'ASSESSMENT_ANSWER',
  'ASSESSMENT_CERTIFICATE',
] as const
export type RetentionKind = (typeof retentionKinds)[number]

/** Whole months after which a month of the audit, and of the profile views, is dropped. */
export const auditKeptMonths = 36
export const profileViewKeptMonths = 13

/** Days of the page's sum of erased rows. */
export const retentionPeriodDays = 365
