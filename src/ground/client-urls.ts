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
  /** The page on which a company books or moves the date of a student. */
  threadDate: (scoutInvitationId: string) => `/client/threads/${scoutInvitationId}/date`,
  settingsBookingClosing: () => '/client/settings/booking-closing',
  settingsFairMode: () => '/client/settings/fair-mode',
  settingsNetworks: () => '/client/settings/networks',
  settingsAccessTokens: () => '/client/settings/access-tokens',
  scoutTemplates: () => '/client/settings/scout-templates',
  scoutTemplate: (templateId: string) => `/client/settings/scout-templates/${templateId}`,
  settingsPhrases: () => '/client/settings/phrases',
  settingsPhrase: (phraseId: string) => `/client/settings/phrases/${phraseId}`,
  settingsWebhooks: () => '/client/settings/webhooks',
  /** `page`: of the deliveries. */
  settingsWebhook: (webhookId: string, page = 1) =>
    withQuery(`/client/settings/webhooks/${webhookId}`, { page: page > 1 ? page : null }),
  /** The company's log (運用ログ), with the conditions of the page. */
  settingsActivity: (query: Query = {}) => withQuery('/client/settings/activity', query),
  activityCsv: (query: Query = {}) => withQuery('/client/settings/activity/csv', query),
  /** How far the scouts came, with the period, the job and what they are counted by. */
  analysis: (query: Query = {}) => withQuery('/client/analysis', query),
  analysisCsv: (query: Query = {}) => withQuery('/client/analysis/csv', query),
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
  /** The dates of the last days, with attendance, evaluations and outcomes that are missing. */
  afterDates: () => '/client/after-dates',
  evaluationForm: () => '/client/evaluation-form',
  /** The dates that the user is in charge of, and a student of one of them. */
  interviews: () => '/client/interviews',
  interview: (bookingId: string) => `/client/interviews/${bookingId}`,
  /** The accepted students who wait for an outcome of this company. */
  owedAnswers: (query: { page?: number | null } = {}) => withQuery('/client/owed-answers', query),
  /** The words of an outcome, with or without the next dates, for the scouts of `to`. */
  outcomes: (query: { to: readonly string[]; outcome?: string; left?: string }) => withQuery('/client/outcomes', query),
  /** The students who accepted, with their contacts: those without a word, or with `contacted` those who had one. */
  acceptedStudents: (query: { contacted?: string | null; text?: string | null; page?: number | null } = {}) =>
    withQuery('/client/accepted-students', query),
  /** The students who accepted, by the stages of a job; without a job the one that was accepted last. */
  pipeline: (
    jobId?: string,
    query: { view?: string | null; text?: string | null; stage?: string | null; page?: number | null } = {},
  ) => withQuery(`/client/pipeline${jobId === undefined ? '' : `/${jobId}`}`, query),
  /** The inbox: what students and the company write to each other, and one thread of it. */
  threads: (query: { filter?: string | null; job?: string | null; text?: string | null; page?: number | null } = {}) =>
    withQuery('/client/threads', query),
  /** before: the position of the message before which earlier ones are shown. */
  thread: (scoutInvitationId: string, before?: number) => withQuery(`/client/threads/${scoutInvitationId}`, { before }),
  threadFile: (scoutInvitationId: string, position: number, number: number) =>
    `/client/threads/${scoutInvitationId}/files/${position}/${number}`,
  /** The reports of accepted offers that wait for the company's answer. */
  offerReports: (page = 1) => withQuery('/client/offer-reports', { page: page > 1 ? page : null }),
  /** The scouts of the company that have not left yet. */
  scheduledScouts: (page = 1) => withQuery('/client/candidates/scout/scheduled', { page: page > 1 ? page : null }),
  scheduledScout: (scoutInvitationId: string) => `/client/candidates/scout/scheduled/${scoutInvitationId}`,
  /** Comparisons of two texts, the form of a new one for a job, and one of them. */
  experiments: () => '/client/jobs/experiments',
  experimentStart: (jobId?: string) => withQuery('/client/jobs/experiments/new', { job: jobId }),
  experiment: (experimentId: string) => `/client/jobs/experiments/${experimentId}`,
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
  /** Reasons why others would be like a student who accepted, and the search they make. */
  candidateLikeness: (id: string) => `/client/candidates/${id}/like`,
  /** The notes about a student; `edit`: the note that is open to its writer. */
  candidateNotes: (id: string, edit?: string) => withQuery(`/client/candidates/${id}/notes`, { edit }),
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
  /** The date as a file for one's own calendar. */
  dateCalendar: (schedulingDateId: string) => `/client/jobs/events/${schedulingDateId}/calendar`,
  /** code: the digits by which a student is received. */
  checkIn: (schedulingDateId: string, code?: string) =>
    withQuery(`/client/jobs/events/${schedulingDateId}/check-in`, { code }),
  settingsCalendar: () => '/client/settings/calendar',
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
