/** The limits of a request body at one route. */
export type BodyLimit = {
  /** A path as in the routes: `:name` is one part of a path. */
  path: string
  methods: readonly string[]
  bytes: number
  /** Seconds until the last byte must have arrived. */
  seconds: number
  /** A body without a length is refused instead of being counted. */
  needsLength?: true
}

// Forms are a few kilobytes; the longest holds a message of 2,000 letters of nine bytes each when encoded.
const form = { methods: ['POST'], bytes: 100_000, seconds: 20 } as const
const signIn = { methods: ['POST'], bytes: 10_000, seconds: 20 } as const
/** Three photographs of 5 MB as base64, or ten of 1.8 MB. body-size.ts holds the limit of each viewer. */
export const largestBody = { bytes: 25_000_000, seconds: 120 } as const

/** Every route that accepts a body. body-limits.test.ts compares this list with the routes. */
export const bodyLimits: readonly BodyLimit[] = [
  { path: '/graphql', methods: ['POST'], ...largestBody, needsLength: true },
  { path: '/admin/graphql', methods: ['POST'], ...largestBody, needsLength: true },
  { path: '/errors', methods: ['POST'], bytes: 24_000, seconds: 10 },
  { path: '/candidate/login', ...signIn },
  { path: '/client/login', ...signIn },
  { path: '/admin/login', ...signIn },
  { path: '/api/logout', ...signIn },
  { path: '/api/auth/federated-logout', ...signIn },
  { path: '/api/scheme', ...signIn },
  { path: '/candidate/oidc/registration', ...signIn },
  { path: '/candidate/settings/sign-in', ...form },
  { path: '/candidate/registration', ...form },
  { path: '/candidate/registration/callback', ...form },
  { path: '/candidate/skills', ...form },
  { path: '/candidate/jobs/:jobId', ...form },
  { path: '/candidate/favorite-companies', ...form },
  { path: '/candidate/favorite-companies/page/:page', ...form },
  { path: '/candidate/onboarding/:step', ...form },
  { path: '/candidate/profile/action-required', ...form },
  { path: '/candidate/invitations/events', ...form },
  { path: '/candidate/invitations/:scoutInvitationId', ...form },
  { path: '/candidate/invitations/:scoutInvitationId/schedule', ...form },
  { path: '/candidate/invitations/:scoutInvitationId/date-requested', ...form },
  { path: '/candidate/invitations/:scoutInvitationId/complete', ...form },
  // A form of the profile, or a photograph of 5 MB as base64.
  { path: '/candidate/profile', methods: ['POST'], bytes: 7_500_000, seconds: 60 },
  { path: '/candidate/assessment/intellectual/result', ...form },
  { path: '/candidate/assessment/personality/result', ...form },
  { path: '/candidate/settings/notifications', ...form },
  { path: '/candidate/settings/intake', ...form },
  { path: '/candidate/settings/blocked-companies', ...form },
  { path: '/candidate/agent-consultation', ...form },
  { path: '/candidate/assessment/:test/start', ...form },
  { path: '/candidate/assessment/intellectual', ...form },
  { path: '/candidate/assessment/personality', ...form },
  { path: '/candidate/settings/data', ...form },
  { path: '/candidate/settings/unsubscribe', ...form },
  { path: '/candidate/settings/account', ...form },
  { path: '/candidate/settings/devices', ...form },
  // With a photo of 800 pixels as base64.
  { path: '/client/registration', methods: ['POST'], bytes: 1_000_000, seconds: 60 },
  { path: '/client/owed-answers', ...form },
  { path: '/client/settings/webhooks', ...form },
  { path: '/client/settings/webhooks/:webhookId', ...form },
  { path: '/admin/suspensions', ...form },
  { path: '/admin/companies/:companyId', ...form },
  { path: '/admin/applications/:applicationId', ...form },
  { path: '/client/password-reset', ...signIn },
  { path: '/client/password-reset/request', ...signIn },
  { path: '/candidate/password-reset', ...signIn },
  { path: '/candidate/password-reset/request', ...signIn },
  { path: '/candidate/unsubscribe-mail', ...signIn },
  { path: '/candidate/invitations/:scoutInvitationId/events/details', ...form },
  { path: '/candidate/invitations/:scoutInvitationId/events/edit', ...form },
  // Three files of 5 MB, and a little more, so that a file that is too large is refused beside its field.
  { path: '/candidate/contact-us', methods: ['POST'], bytes: 24_000_000, seconds: 120 },
  { path: '/candidate/reward-request', ...form },
  { path: '/client', ...form },
  { path: '/client/sso/login', ...signIn },
  { path: '/client/settings/sso', ...form },
  { path: '/client/settings/networks', ...form },
  { path: '/client/settings/access-tokens', ...form },
  { path: '/client/candidates', ...form },
  { path: '/client/candidates/page/:page', ...form },
  // A hundred scouts, each with its own reason and quotations.
  { path: '/client/candidates/scout', methods: ['POST'], bytes: 2_000_000, seconds: 60 },
  { path: '/client/contract', ...form },
  { path: '/client/contract/expired', ...form },
  { path: '/client/jobs/status/:status', ...form },
  { path: '/client/jobs/events', ...form },
  { path: '/client/users', ...form },
  { path: '/client/accepted-students', ...form },
  // A form of the profile, or a photograph of 5 MB as base64.
  { path: '/client/profile/basic', methods: ['POST'], bytes: 7_500_000, seconds: 60 },
  { path: '/client/settings/scout-notification', ...form },
  // As the student's form.
  { path: '/client/contact-us', methods: ['POST'], bytes: 24_000_000, seconds: 120 },
  { path: '/client/company/basic', ...form },
  // A form of the company's page, or its cover as base64.
  { path: '/client/company/basic/edit', methods: ['POST'], bytes: 14_500_000, seconds: 60 },
  // Thirty blocks of 2,000 letters and twenty conditions of 1,000, of nine bytes each when encoded.
  { path: '/client/jobs/create', methods: ['POST'], bytes: 1_000_000, seconds: 60 },
  { path: '/client/jobs/:jobId/edit', methods: ['POST'], bytes: 1_000_000, seconds: 60 },
  { path: '/client/jobs/:jobId/recruitment-process', ...form },
  { path: '/client/jobs/:jobId/completion/message', ...form },
  // A new event with its dates comes the same way.
  { path: '/client/jobs/:jobId/completion/scheduling', methods: ['POST'], bytes: 200_000, seconds: 30 },
  // Thirty blocks of 2,000 letters, of nine bytes each when encoded.
  { path: '/client/company/description', methods: ['POST'], bytes: 1_000_000, seconds: 60 },
  { path: '/client/company/final/complete', ...form },
  { path: '/client/whitepapers/:whitepaperId', ...form },
  // A PDF of 20 MB with a cover.
  { path: '/admin/whitepapers', methods: ['POST'], ...largestBody },
  { path: '/admin/whitepapers/:whitepaperId', methods: ['POST'], ...largestBody },
  { path: '/admin/events/status/:status', ...form },
  // An event with its picture as base64.
  { path: '/admin/events/:eventId', methods: ['POST'], bytes: 900_000, seconds: 60 },
  { path: '/client/jobs/create/complete', ...form },
  { path: '/client/jobs/edit/complete', ...form },
  { path: '/admin/candidates', ...form },
  { path: '/admin/inquiries/templates', ...form },
  { path: '/admin/inquiries/export', ...form },
  { path: '/admin/inquiries/:inquiryId', ...form },
  { path: '/admin/offer-reports', ...form },
  { path: '/admin/agent-consultations', ...form },
  { path: '/admin/deliveries', ...form },
  { path: '/client/settings/sign-in', ...signIn },
  { path: '/client/settings/devices', ...signIn },
  { path: '/admin/registration', ...signIn },
  { path: '/admin/accounts', ...signIn },
  { path: '/admin/settings/sign-in', ...signIn },
  // A spreadsheet of schools of 2 MB, and a little more, so that one that is too large is refused beside its field.
  { path: '/admin/lookups', methods: ['POST'], bytes: 4_000_000, seconds: 60 },
  { path: '/admin/notices', ...form },
  { path: '/admin/assessment-items', ...form },
  { path: '/dev/forms', ...form },
  { path: '/dev/forms/blocks', ...form },
]

const patterns = bodyLimits.map((limit) => ({
  limit,
  pattern: new RegExp(`^${limit.path.replaceAll(/:\w+/g, '[^/]+')}/?$`, 'i'),
}))

/**
 * The limit for a path and a method; null for a route without a body. React Router requests data at the same path with
 * `.data`.
 */
export function bodyLimitOf(method: string, path: string): BodyLimit | null {
  const plain = path.replace(/(?<=\/)_\.data$|\.data$/, '')
  return patterns.find(({ limit, pattern }) => pattern.test(plain) && limit.methods.includes(method))?.limit ?? null
}
