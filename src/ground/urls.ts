import { signIn, type SignInReason, unlock, withQuery } from './address.ts'

export const invitationStatuses = ['pending', 'pending-schedule', 'accepted', 'declined', 'expired'] as const
export type InvitationStatus = (typeof invitationStatuses)[number]
/** §2: the status in the address, upper-cased, is the one of the API. */
export const invitationStatusOf = (filter: string): InvitationStatus =>
  invitationStatuses.find((status) => status === filter.toLowerCase().replace('_', '-')) ?? 'pending'

/** §2: strengths, introduction, experience. */
export const onboardingSteps = ['step1', 'step2', 'step3'] as const
export type OnboardingStep = (typeof onboardingSteps)[number]

/** Where a visitor came from (§2). candidateId: the student whose link invited the visitor. */
export type Campaign = { utm_source?: string; utm_medium?: string; utm_campaign?: string; candidateId?: string }
/** A visitor without an account: the campaign, and the page to lead to afterwards. Pages of guests hand it on. */
export type Arrival = Campaign & { 'redirect-to'?: string | null }

/**
 * The only source of addresses: pages, mails, pushes and notifications build theirs here (§2). Those of visits at other
 * services are in oidc-urls.ts, those of the tests in assessment-urls.ts.
 */
export const urls = {
  candidate: {
    home: () => '/',
    login: (redirectTo?: string, session?: SignInReason) => signIn('/candidate/login', redirectTo, session),
    unlock: (token: string) => unlock('/candidate/login', token),
    logout: (redirectTo?: string) => withQuery('/candidate/logout', { 'redirect-to': redirectTo }),
    registration: (from: Arrival = {}) => withQuery('/candidate/registration', from),
    /** token: the secret of the link in the mail. */
    registrationCallback: (token?: string) => withQuery('/candidate/registration/callback', { token }),
    registrationComplete: (redirectTo?: string | null) =>
      withQuery('/candidate/registration/complete', { 'redirect-to': redirectTo }),
    /** Without the code when the browser keeps it beside the address. */
    passwordReset: (code?: string) => withQuery('/candidate/password-reset', { code }),
    passwordResetRequest: () => '/candidate/password-reset/request',
    passwordResetRequested: () => '/candidate/password-reset/request/confirm',
    /** section: one of the sections of the page. */
    profile: (section?: string) => withQuery('/candidate/profile', { section }),
    suspended: () => '/candidate/suspended',
    actionRequired: (redirectTo?: string | null) =>
      withQuery('/candidate/profile/action-required', { 'redirect-to': redirectTo }),
    skills: () => '/candidate/skills',
    /** continue: from there to the step at which the student goes on; end: the screen after the last step. */
    onboarding: (step: OnboardingStep, redirectTo?: string | null, at?: 'continue' | 'end') =>
      withQuery(`/candidate/onboarding/${step}`, { ...(at && { [at]: true }), 'redirect-to': redirectTo }),
    settings: () => '/candidate/settings',
    settingsAccount: () => '/candidate/settings/account',
    settingsSignIn: () => '/candidate/settings/sign-in',
    settingsDevices: () => '/candidate/settings/devices',
    settingsCalendar: () => '/candidate/settings/calendar',
    settingsNotifications: () => '/candidate/settings/notifications',
    settingsIntake: () => '/candidate/settings/intake',
    /** search: a part of a company's name, or its 法人番号. */
    settingsBlockedCompanies: (search?: string) => withQuery('/candidate/settings/blocked-companies', { search }),
    profileViews: () => '/candidate/profile/views',
    unsubscribe: () => '/candidate/settings/unsubscribe',
    /** The file of everything about the student, and how to leave. */
    settingsData: () => '/candidate/settings/data',
    settingsDataFile: (id: string) => `/candidate/settings/data/${id}`,
    /** token: names the mail whose kind ends. */
    unsubscribeMail: (token: string) => withQuery('/candidate/unsubscribe-mail', { token }),
    unsubscribed: () => '/candidate/settings/unsubscribe/complete',
    /** The job, the company or the scout that a complaint names. */
    contactUs: (jobId?: string, companyId?: string, scoutInvitationId?: string) =>
      withQuery('/candidate/contact-us', { job: jobId, company: companyId, scout: scoutInvitationId }),
    /** number: the receipt number that the page shows. */
    contacted: (number?: string) => withQuery('/candidate/contact-us/complete', { number }),
    /** The companies a student may look around in, with the condition of §2's query keys. */
    companies: (search: URLSearchParams = new URLSearchParams(), page = 1) => {
      const text = search.toString()
      return `/candidate/companies${page > 1 ? `/page/${page}` : ''}${text ? `?${text}` : ''}`
    },
    company: (companyId: string) => `/candidate/companies/${companyId}/description`,
    /** Not in §2: what the student and the companies write to each other, and one thread of it. */
    threads: (page = 1, text?: string) => withQuery('/candidate/threads', { text, page: page > 1 ? page : null }),
    /** before: the position of the message before which earlier ones are shown. */
    thread: (scoutInvitationId: string, before?: number) =>
      withQuery(`/candidate/invitations/${scoutInvitationId}/thread`, { before }),
    threadFile: (scoutInvitationId: string, position: number, number: number) =>
      `/candidate/invitations/${scoutInvitationId}/thread/files/${position}/${number}`,
    favoriteCompanies: (page = 1) => `/candidate/favorite-companies${page > 1 ? `/page/${page}` : ''}`,
    assessment: () => '/candidate/assessment',
    agentConsultation: () => '/candidate/agent-consultation',
    rewardRequest: () => '/candidate/reward-request',
    rewardRequested: () => '/candidate/reward-request/complete',
    eventDetails: (scoutInvitationId: string) => `/candidate/invitations/${scoutInvitationId}/events/details`,
    eventMoved: (scoutInvitationId: string) =>
      withQuery(`/candidate/invitations/${scoutInvitationId}/events/details`, { 'just-changed': true }),
    /** The date as a file for the student's own calendar. */
    bookingCalendar: (bookingId: string) => `/candidate/bookings/${bookingId}/calendar`,
    /** The code by which the student is received at an event. */
    eventCheckIn: (scoutInvitationId: string) => `/candidate/invitations/${scoutInvitationId}/events/check-in`,
    eventEdit: (scoutInvitationId: string) => `/candidate/invitations/${scoutInvitationId}/events/edit`,
    job: (jobId: string, scoutInvitationId?: string) => withQuery(`/candidate/jobs/${jobId}`, { scoutInvitationId }),
    invitations: (status: InvitationStatus, page = 1) =>
      `/candidate/invitations/status/${status}${page > 1 ? `/page/${page}` : ''}`,
    events: () => '/candidate/invitations/events',
    progress: () => '/candidate/invitations/progress',
    invitation: (id: string) => `/candidate/invitations/${id}`,
    schedule: (id: string) => `/candidate/invitations/${id}/schedule`,
    dateRequested: (id: string) => `/candidate/invitations/${id}/date-requested`,
    complete: (id: string, justCompleted: boolean) =>
      withQuery(`/candidate/invitations/${id}/complete`, { 'just-completed': justCompleted }),
  },
  /** The addresses that other pages lead to; those of companies alone load the others (client-urls.ts). */
  client: {
    /** job: the job whose scouts the funnel counts; by: what its rows are apart by. */
    home: (query: { job?: string | null; by?: string | null } = {}) => withQuery('/client', query),
    login: (redirectTo?: string, session?: SignInReason) => signIn('/client/login', redirectTo, session),
    unlock: (token: string) => unlock('/client/login', token),
    logout: (redirectTo?: string) => withQuery('/client/logout', { 'redirect-to': redirectTo }),
    /** Without the code when the browser keeps it beside the address. */
    passwordReset: (code?: string) => withQuery('/client/password-reset', { code }),
    passwordResetRequest: () => '/client/password-reset/request',
    passwordResetRequested: () => '/client/password-reset/request/confirm',
    /** Where a company user goes whose company signs in by its own service: the address decides which one. */
    ssoLogin: (email?: string, redirectTo?: string) =>
      withQuery('/client/sso/login', { email, 'redirect-to': redirectTo }),
    settingsSignIn: () => '/client/settings/sign-in',
    /** screen: the path of the page that the person came from. */
    contactUs: (screen?: string) => withQuery('/client/contact-us', { screen }),
    /** number: the receipt number that the page shows. */
    contacted: (number?: string) => withQuery('/client/contact-us/complete', { number }),
    // These two have the names of the refusals that lead to them.
    contractExpired: () => '/client/contract/expired',
    contractSuspended: () => '/client/contract/expired?state=suspended',
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
  policy: () => '/policy',
  terms: () => '/terms',
  assessmentManual: () => '/assessment-manual',
  accessibility: () => '/accessibility',
  manifest: () => '/manifest.webmanifest',
} as const

/** The address of a calendar that programs subscribe to, which is no page; file: its secret with `.ics`. */
export const calendarFeedPath = (file: string) => `/api/calendar/${file}`
