import { type Query, withQuery } from './address.ts'
import { urls } from './urls.ts'

/** The part of the address book that leads to the operator's pages. */
export const adminUrls = {
  ...urls.admin,
  registration: (code?: string) => withQuery('/admin/registration', { code }),
  applications: (query: Query = {}) => withQuery('/admin/applications', query),
  application: (id: string) => `/admin/applications/${id}`,
  companies: (query: Query = {}) => withQuery('/admin/companies', query),
  company: (id: string) => `/admin/companies/${id}`,
  /** The unpaid invoices of all companies. */
  invoices: (query: Query = {}) => withQuery('/admin/invoices', query),
  job: (id: string) => `/admin/jobs/${id}`,
  suspensions: () => '/admin/suspensions',
  /** The search for one student; no student is in a list. */
  candidates: (query: Query = {}) => withQuery('/admin/candidates', query),
  candidate: (id: string) => `/admin/candidates/${id}`,
  inquiries: (query: Query = {}) => withQuery('/admin/inquiries', query),
  inquiry: (id: string) => `/admin/inquiries/${id}`,
  inquiryAttachment: (id: string, position: number) => `/admin/inquiries/${id}/attachments/${position}`,
  reportedFile: (id: string, position: number, number: number) => `/admin/inquiries/${id}/thread/${position}/${number}`,
  inquiryTemplates: () => '/admin/inquiries/templates',
  inquiryExport: () => '/admin/inquiries/export',
  /** Students who agreed to be handed over to the partner of the agent consultation. */
  agentConsultations: (query: Query = {}) => withQuery('/admin/agent-consultations', query),
  offerReports: (query: Query = {}) => withQuery('/admin/offer-reports', query),
  events: (status: 'active' | 'expired' = 'active') => `/admin/events/status/${status}`,
  event: (id: string) => `/admin/events/${id}`,
  whitepapers: () => '/admin/whitepapers',
  whitepaper: (id: string) => `/admin/whitepapers/${id}`,
  lookups: (query: Query = {}) => withQuery('/admin/lookups', query),
  schoolsFile: () => '/admin/lookups/schools',
  notices: (query: Query = {}) => withQuery('/admin/notices', query),
  assessmentItems: (query: Query = {}) => withQuery('/admin/assessment-items', query),
  assessmentItemsExport: () => '/admin/assessment-items/export',
  deliveries: (query: Query = {}) => withQuery('/admin/deliveries', query),
  /** Students above the week's number, companies with few answers, and whom they owe an outcome. */
  pressure: () => '/admin/pressure',
  analysis: (query: Query = {}) => withQuery('/admin/analysis', query),
  figures: (query: Query = {}) => withQuery('/admin/figures', query),
  retention: () => '/admin/retention',
  accounts: () => '/admin/accounts',
  audit: (query: Query = {}) => withQuery('/admin/audit', query),
} as const
