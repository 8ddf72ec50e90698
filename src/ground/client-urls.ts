import { type Query, withQuery } from './address.ts'
import { urls } from './urls.ts'

/** The part of the address book that leads to the pages of companies. */
export const clientUrls = {
  ...urls.client,
  preRegistration: () => '/client#pre-registration',
  preRegistrationComplete: () => '/client/pre-registration/complete',
  registration: (code?: string) => withQuery('/client/registration', { code }),
  /** trouble: the code of a refusal that the page explains. */
  ssoTrouble: (trouble: string, redirectTo?: string) =>
    withQuery('/client/sso/login', { trouble, 'redirect-to': redirectTo }),
  /** Where a company's own service sends its people back to; registered there, so it never changes. */
  ssoCallback: (companyId: string) => `/client/sso/callback/${companyId}`,
  users: () => '/client/users',
  profileBasic: () => '/client/profile/basic',
  scoutNotification: () => '/client/settings/scout-notification',
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
  whitepapers: (page = 1, tag?: string) => withQuery(`/client/whitepapers${page > 1 ? `/page/${page}` : ''}`, { tag }),
  /** The file of a month's own numbers, chosen in a form. */
  individualReport: () => '/client/whitepapers/report',
  whitepaper: (whitepaperId: string) => `/client/whitepapers/${whitepaperId}`,
  /** hash: the secret of one download. */
  whitepaperDownload: (hash: string) => `/client/whitepapers/download/${hash}`,
  /** The accepted students who wait for an outcome of this company. */
  owedAnswers: (query: Query = {}) => withQuery('/client/owed-answers', query),
  /** The students who accepted, with their contacts: those without a word, or with `contacted` those who had one. */
  acceptedStudents: (query: { contacted?: string | null; page?: number | null } = {}) =>
    withQuery('/client/accepted-students', query),
  /** The inbox: what students and the company write to each other, and one thread of it. */
  threads: (query: { filter?: string | null; job?: string | null; text?: string | null; page?: number | null } = {}) =>
    withQuery('/client/threads', query),
  /** before: the position of the message before which earlier ones are shown. */
  thread: (scoutInvitationId: string, before?: number) => withQuery(`/client/threads/${scoutInvitationId}`, { before }),
  /** The reports of accepted offers that wait for the company's answer. */
  offerReports: (page = 1) => withQuery('/client/offer-reports', { page: page > 1 ? page : null }),
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
  /** The calendar with a view, a day, a job, a notified company user and an open panel. */
  calendar: (at: {
    view?: string | null
    date?: string
    job?: string | null
    staff?: string | null
    panel?: string
    request?: string
    /** The id of the date at which the panel opens. */
    'edited-date'?: string
  }) => withQuery('/client/jobs/events', at),
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
  contractContacts: (query: Query = {}) => withQuery('/client/contract/expired/contacts', query),
} as const
