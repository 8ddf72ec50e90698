import { type Query, signIn, type SignInReason, unlock, withQuery } from './address.ts'

export const invitationStatuses = ['pending', 'pending-schedule', 'accepted', 'declined', 'expired'] as const
export type InvitationStatus = (typeof invitationStatuses)[number]

/** §2: strengths, introduction, experience. */
export const onboardingSteps = ['step1', 'step2', 'step3'] as const
export type OnboardingStep = (typeof onboardingSteps)[number]

/** §2: the two tests. */
export const assessmentTests = ['intellectual', 'personality'] as const
export type AssessmentTest = (typeof assessmentTests)[number]

/** Where a visitor came from (§2). candidateId: the student whose link invited the visitor. */
export type Campaign = { utm_source?: string; utm_medium?: string; utm_campaign?: string; candidateId?: string }
/** A visitor without an account: the campaign, and the page to lead to afterwards. Pages of guests hand it on. */
export type Arrival = Campaign & { 'redirect-to'?: string }

/** The query of the sign-in page and the settings after a visit at another service that ended otherwise. */
const troubled = (path: string, provider: string, trouble: string, more: Query = {}) =>
  withQuery(path, { provider, trouble, ...more })
export const campaignOf = (search: URLSearchParams): Campaign =>
  Object.fromEntries(
    ['utm_source', 'utm_medium', 'utm_campaign', 'candidateId'].flatMap((key) => {
      // No text of the database holds NUL, and a broken link keeps nobody from registering.
      const value = search.get(key)?.replaceAll(/\p{Cc}/gu, '')
      return value ? [[key, value]] : []
    }),
  )

/** The only source of addresses: pages, mails, pushes and notifications build theirs here (§2). */
export const urls = {
  candidate: {
    home: () => '/',
    login: (redirectTo?: string, session?: SignInReason) => signIn('/candidate/login', redirectTo, session),
    unlock: (token: string) => unlock('/candidate/login', token),
    logout: (redirectTo?: string) => withQuery('/candidate/logout', { 'redirect-to': redirectTo }),
    registration: (from: Arrival = {}) => withQuery('/candidate/registration', from),
    /** token: the secret of the link in the mail. */
    registrationCallback: (token?: string) => withQuery('/candidate/registration/callback', { token }),
    registrationComplete: () => '/candidate/registration/complete',
    oidcLogin: (provider: string, redirectTo?: string) =>
      withQuery('/candidate/oidc/login', { provider, 'redirect-to': redirectTo }),
    oidcRegistration: (provider: string, from: Arrival = {}) =>
      withQuery('/candidate/oidc/registration', { provider, ...from }),
    /** Where a provider sends visitors back to; registered there, so it never changes. */
    oidcCallback: (provider: string) => `/candidate/oidc/callback/${provider}`,
    /** proven: the secret of a visit whose mail address is still to be typed. */
    oidcRegistrationMail: (provider: string, proven: string) =>
      withQuery('/candidate/oidc/registration', { provider, proven }),
    /** trouble: the code of a refusal that the page explains. */
    oidcTrouble: {
      login: (provider: string, trouble: string, redirectTo?: string) =>
        troubled('/candidate/login', provider, trouble, { 'redirect-to': redirectTo }),
      registration: (provider: string, trouble: string, from: Arrival = {}) =>
        troubled('/candidate/oidc/registration', provider, trouble, from),
      settings: (provider: string, trouble: string) => troubled('/candidate/settings/sign-in', provider, trouble),
    },
    /** Without the code when the browser keeps it beside the address. */
    passwordReset: (code?: string) => withQuery('/candidate/password-reset', { code }),
    passwordResetRequest: () => '/candidate/password-reset/request',
    passwordResetRequested: () => '/candidate/password-reset/request/confirm',
    /** section: one of the sections of the page. */
    profile: (section?: string) => withQuery('/candidate/profile', { section }),
    actionRequired: () => '/candidate/profile/action-required',
    skills: () => '/candidate/skills',
    /** continue: from there to the step at which the student goes on; end: the screen after the last step. */
    onboarding: (step: OnboardingStep, at?: 'continue' | 'end') =>
      withQuery(`/candidate/onboarding/${step}`, at ? { [at]: true } : {}),
    settings: () => '/candidate/settings',
    settingsAccount: () => '/candidate/settings/account',
    settingsSignIn: () => '/candidate/settings/sign-in',
    settingsDevices: () => '/candidate/settings/devices',
    settingsNotifications: () => '/candidate/settings/notifications',
    settingsIntake: () => '/candidate/settings/intake',
    /** search: a part of a company's name, or its 法人番号. */
    settingsBlockedCompanies: (search?: string) => withQuery('/candidate/settings/blocked-companies', { search }),
    profileViews: () => '/candidate/profile/views',
    unsubscribe: () => '/candidate/settings/unsubscribe',
    intellectualResult: () => '/candidate/assessment/intellectual/result',
    personalityResult: () => '/candidate/assessment/personality/result',
    /** The result as a file to keep. */
    assessmentResultFile: (kind: 'intellectual' | 'personality', form: 'picture' | 'document') =>
      `/candidate/assessment/${kind}/result/${form}`,
    /** The file of everything about the student, and how to leave. */
    settingsData: () => '/candidate/settings/data',
    settingsDataFile: (id: string) => `/candidate/settings/data/${id}`,
    /** token: names the mail whose kind ends. */
    unsubscribeMail: (token: string) => withQuery('/candidate/unsubscribe-mail', { token }),
    unsubscribed: () => '/candidate/settings/unsubscribe/complete',
    /** The job or the company that a complaint about content names. */
    contactUs: (jobId?: string, companyId?: string) =>
      withQuery('/candidate/contact-us', { job: jobId, company: companyId }),
    /** number: the receipt number that the page shows. */
    contacted: (number?: string) => withQuery('/candidate/contact-us/complete', { number }),
    /** The companies a student may look around in, with the condition of §2's query keys. */
    companies: (search: URLSearchParams = new URLSearchParams(), page = 1) => {
      const text = search.toString()
      return `/candidate/companies${page > 1 ? `/page/${page}` : ''}${text ? `?${text}` : ''}`
    },
    company: (companyId: string) => `/candidate/companies/${companyId}/description`,
    favoriteCompanies: (page = 1) => `/candidate/favorite-companies${page > 1 ? `/page/${page}` : ''}`,
    assessment: () => '/candidate/assessment',
    /** Not in §2: what a student reads and agrees to before a sitting, and items to try. */
    assessmentStart: (test: AssessmentTest) => `/candidate/assessment/${test}/start`,
    assessmentPractice: (question?: number) => withQuery('/candidate/assessment/practice', { question }),
    /** question, page: where the student goes on. */
    assessmentSitting: (test: AssessmentTest, at: { question?: number; page?: number } = {}) =>
      withQuery(`/candidate/assessment/${test}`, at),
    agentConsultation: () => '/candidate/agent-consultation',
    rewardRequest: () => '/candidate/reward-request',
    rewardRequested: () => '/candidate/reward-request/complete',
    eventDetails: (scoutInvitationId: string) => `/candidate/invitations/${scoutInvitationId}/events/details`,
    eventMoved: (scoutInvitationId: string) =>
      withQuery(`/candidate/invitations/${scoutInvitationId}/events/details`, { 'just-changed': true }),
    eventEdit: (scoutInvitationId: string) => `/candidate/invitations/${scoutInvitationId}/events/edit`,
    job: (jobId: string, scoutInvitationId?: string) => withQuery(`/candidate/jobs/${jobId}`, { scoutInvitationId }),
    invitations: (status: InvitationStatus, page = 1) =>
      `/candidate/invitations/status/${status}${page > 1 ? `/page/${page}` : ''}`,
    events: () => '/candidate/invitations/events',
    invitation: (id: string) => `/candidate/invitations/${id}`,
    schedule: (id: string) => `/candidate/invitations/${id}/schedule`,
    dateRequested: (id: string) => `/candidate/invitations/${id}/date-requested`,
    complete: (id: string, justCompleted: boolean) =>
      withQuery(`/candidate/invitations/${id}/complete`, { 'just-completed': justCompleted }),
  },
  client: {
    /** job: the job whose scouts the funnel counts. */
    home: (job?: string) => withQuery('/client', { job }),
    preRegistration: () => '/client#pre-registration',
    preRegistrationComplete: () => '/client/pre-registration/complete',
    login: (redirectTo?: string, session?: SignInReason) => signIn('/client/login', redirectTo, session),
    unlock: (token: string) => unlock('/client/login', token),
    logout: (redirectTo?: string) => withQuery('/client/logout', { 'redirect-to': redirectTo }),
    registration: (code?: string) => withQuery('/client/registration', { code }),
    /** Without the code when the browser keeps it beside the address. */
    passwordReset: (code?: string) => withQuery('/client/password-reset', { code }),
    passwordResetRequest: () => '/client/password-reset/request',
    passwordResetRequested: () => '/client/password-reset/request/confirm',
    /** Where a company user goes whose company signs in by its own service: the address decides which one. */
    ssoLogin: (email?: string, redirectTo?: string) =>
      withQuery('/client/sso/login', { email, 'redirect-to': redirectTo }),
    /** trouble: the code of a refusal that the page explains. */
    ssoTrouble: (trouble: string, redirectTo?: string) =>
      withQuery('/client/sso/login', { trouble, 'redirect-to': redirectTo }),
    /** Where a company's own service sends its people back to; registered there, so it never changes. */
    ssoCallback: (companyId: string) => `/client/sso/callback/${companyId}`,
    users: () => '/client/users',
    profileBasic: () => '/client/profile/basic',
    scoutNotification: () => '/client/settings/scout-notification',
    settingsSignIn: () => '/client/settings/sign-in',
    settingsDevices: () => '/client/settings/devices',
    settingsSso: (trouble?: string) => withQuery('/client/settings/sso', { trouble }),
    settingsNetworks: () => '/client/settings/networks',
    settingsAccessTokens: () => '/client/settings/access-tokens',
    settingsWebhooks: () => '/client/settings/webhooks',
    /** `page`: of the deliveries. */
    settingsWebhook: (webhookId: string, page = 1) =>
      withQuery(`/client/settings/webhooks/${webhookId}`, { page: page > 1 ? page : null }),
    /** The company's log (運用ログ), with the conditions of the page. */
    settingsActivity: (query: Query = {}) => withQuery('/client/settings/activity', query),
    activityCsv: (query: Query = {}) => withQuery('/client/settings/activity/csv', query),
    contract: () => '/client/contract',
    /** The form that asks for this plan. */
    contractRequest: (plan: string) => `${withQuery('/client/contract', { plan })}#requests`,
    contractInvoice: (invoiceId: string) => `/client/contract/invoices/${invoiceId}`,
    whitepapers: (page = 1, tag?: string) =>
      withQuery(`/client/whitepapers${page > 1 ? `/page/${page}` : ''}`, { tag }),
    /** The file of a month's own numbers, chosen in a form. */
    individualReport: () => '/client/whitepapers/report',
    whitepaper: (whitepaperId: string) => `/client/whitepapers/${whitepaperId}`,
    /** hash: the secret of one download. */
    whitepaperDownload: (hash: string) => `/client/whitepapers/download/${hash}`,
    /** screen: the path of the page that the person came from. */
    contactUs: (screen?: string) => withQuery('/client/contact-us', { screen }),
    /** number: the receipt number that the page shows. */
    contacted: (number?: string) => withQuery('/client/contact-us/complete', { number }),
    /** The accepted students who wait for an outcome of this company. */
    owedAnswers: (query: Query = {}) => withQuery('/client/owed-answers', query),
    /** The students who accepted, with their contacts: those without a word, or with `contacted` those who had one. */
    acceptedStudents: (query: { contacted?: string | null; page?: number | null } = {}) =>
      withQuery('/client/accepted-students', query),
    /** The scouts that were begun on this device and are not sent. */
    scoutDrafts: () => '/client/candidates/scout/drafts',
    /** search: the condition in the short keys of §3, and `preview`. */
    candidates: (search: URLSearchParams = new URLSearchParams(), page = 1) => {
      const text = search.toString()
      return `/client/candidates${page > 1 ? `/page/${page}` : ''}${text ? `?${text}` : ''}`
    },
    /** The search for students to scout for a job. */
    candidatesFor: (jobId: string) => withQuery('/client/candidates', { job: jobId }),
    /** One student, found by id, with the preview open beside the list. */
    candidate: (id: string) => withQuery('/client/candidates', { ids: id, preview: id }),
    /** back, next: addresses of the list, to return to and with the student who comes after. */
    scout: (candidateIds: readonly string[], jobId?: string, back?: string, next?: string | null) =>
      withQuery('/client/candidates/scout', { ids: candidateIds, job: jobId, back, next }),
    /** keyword: a part of a title. */
    jobs: (status: 'active' | 'archived' = 'active', keyword?: string | null) =>
      withQuery(`/client/jobs/status/${status}`, { keyword }),
    /** The students of one job, with the query keys of the CSV download. */
    jobCandidates: (
      job: { id: string; isArchived: boolean },
      query: { scoutInvitationStatus?: string; schedulingStatus?: string | null; page?: number } = {},
    ) =>
      withQuery(`/client/jobs/status/${job.isArchived ? 'archived' : 'active'}`, {
        'job-id': job.id,
        'scout-invitation-status': query.scoutInvitationStatus,
        'scheduling-status': query.schedulingStatus,
        page: query.page !== undefined && query.page > 1 ? query.page : null,
      }),
    jobCreate: () => '/client/jobs/create',
    jobCreated: (jobId: string) => withQuery('/client/jobs/create/complete', { job: jobId }),
    /** part: one of the sections of the page, such as the last look before publishing. */
    jobEdit: (jobId: string, part?: string) => withQuery(`/client/jobs/${jobId}/edit`, { part }),
    jobEdited: (jobId: string) => withQuery('/client/jobs/edit/complete', { job: jobId }),
    jobRecruitmentProcess: (jobId: string) => `/client/jobs/${jobId}/recruitment-process`,
    jobCompletionMessage: (jobId: string) => `/client/jobs/${jobId}/completion/message`,
    jobCompletionScheduling: (jobId: string) => `/client/jobs/${jobId}/completion/scheduling`,
    companyBasic: () => '/client/company/basic',
    /** section: one of the sections of the page; setup: the first time, one section leads to the next. */
    companyBasicEdit: (section?: string, isSetup?: boolean) =>
      withQuery('/client/company/basic/edit', { section, setup: isSetup ? 'true' : null }),
    companyBasicComplete: () => '/client/company/basic/complete',
    /** section: one of the sections of the page; setup: the first time, one section leads to the next. */
    companyDescription: (section?: string, isSetup?: boolean) =>
      withQuery('/client/company/description', { section, setup: isSetup ? 'true' : null }),
    companyDescriptionComplete: () => '/client/company/description/complete',
    companyDescriptionEdited: (section?: string) => withQuery('/client/company/description/edit/complete', { section }),
    companyFinalComplete: () => '/client/company/final/complete',
    events: (schedulingDateId?: string) => withQuery('/client/jobs/events', { 'scheduling-date-id': schedulingDateId }),
    /** The calendar with a view, a day, a job and an open panel. */
    calendar: (at: { view?: string | null; date?: string; job?: string | null; panel?: string; request?: string }) =>
      withQuery('/client/jobs/events', at),
    /** A download; the values are lower-case words: `accepted`, `scheduling-date-requested`, `shift-jis`. */
    candidatesCsv: (query: {
      jobId?: string
      scoutInvitationStatus?: string
      schedulingStatus?: string
      encoding?: string
    }) =>
      withQuery('/api/clients/candidates/csv', {
        'job-id': query.jobId,
        'scout-invitation-status': query.scoutInvitationStatus,
        'scheduling-status': query.schedulingStatus,
        encoding: query.encoding,
      }),
    contractExpired: () => '/client/contract/expired',
    contractContacts: (query: Query = {}) => withQuery('/client/contract/expired/contacts', query),
  },
  /** The addresses that every area has; the operator's pages alone load the others (admin-urls.ts). */
  admin: {
    login: (redirectTo?: string, session?: SignInReason) => signIn('/admin/login', redirectTo, session),
    unlock: (token: string) => unlock('/admin/login', token),
    logout: (redirectTo?: string) => withQuery('/admin/logout', { 'redirect-to': redirectTo }),
    /** Today: what waits, and by when. */
    home: () => '/admin',
    settingsSignIn: () => '/admin/settings/sign-in',
  },
  logout: (redirectTo: string) => withQuery('/api/logout', { 'redirect-to': redirectTo }),
  /** Where a chosen scheme is kept, for browsers without scripts. */
  scheme: (redirectTo: string) => withQuery('/api/scheme', { 'redirect-to': redirectTo }),
  federatedLogout: () => '/api/auth/federated-logout',
  /** token: the secret of a certificate that a student handed out. */
  assessmentCertificate: (token: string) => `/assessment/certificates/${token}`,
  policy: () => '/policy',
  terms: () => '/terms',
  assessmentManual: () => '/assessment-manual',
  manifest: () => '/manifest.webmanifest',
} as const
