import { Refusal } from './refusal.ts'
import { isUuid } from './uuid.ts'

declare const brand: unique symbol
type Branded<Name extends string> = string & { readonly [brand]: Name }

declare const namedId: unique symbol
declare const rowId: unique symbol
/** An id that anybody may have named: it finds a row only beside a proof (decision 75). */
export type NamedId<Noun extends string> = string & { readonly [namedId]: Noun }
/** The id that a row or the payload of a job holds: it opens what belongs to this row (decision 75). */
export type OfRow<Noun extends string> = NamedId<Noun> & { readonly [rowId]: Noun }

/** A student whom a company or an operator names. */
export type CandidateId = NamedId<'candidate'>
export type JobId = Branded<'JobId'>
export type SchedulingId = Branded<'SchedulingId'>
export type SchedulingDateId = Branded<'SchedulingDateId'>
export type ScoutInvitationId = Branded<'ScoutInvitationId'>
export type BookingId = Branded<'BookingId'>
export type SchedulingDateRequestId = Branded<'SchedulingDateRequestId'>
export type SearchCandidateLabelId = Branded<'SearchCandidateLabelId'>
export type SavedFilterId = Branded<'SavedFilterId'>
export type CandidateNoteId = Branded<'CandidateNoteId'>
export type PositiveActionId = Branded<'PositiveActionId'>
export type AccessTokenId = Branded<'AccessTokenId'>
export type WebhookId = Branded<'WebhookId'>
export type WebhookDeliveryId = Branded<'WebhookDeliveryId'>
export type PreRegistrationId = Branded<'PreRegistrationId'>
export type CompanyRegistrationCodeId = Branded<'CompanyRegistrationCodeId'>
export type ContractSuspensionId = Branded<'ContractSuspensionId'>
export type CandidateStopId = Branded<'CandidateStopId'>
export type ScoutTemplateId = Branded<'ScoutTemplateId'>
export type ThreadPhraseId = Branded<'ThreadPhraseId'>
export type ScoutExperimentId = Branded<'ScoutExperimentId'>
export type InvoiceId = Branded<'InvoiceId'>
export type ContractRequestId = Branded<'ContractRequestId'>
type CandidateExportId = Branded<'CandidateExportId'>
export type AdminAccountId = Branded<'AdminAccountId'>
export type SessionId = Branded<'SessionId'>
export type PushDeviceId = Branded<'PushDeviceId'>
export type InquiryId = Branded<'InquiryId'>
export type OfferReportId = Branded<'OfferReportId'>
export type AgentConsultationId = Branded<'AgentConsultationId'>
export type InquiryTemplateId = Branded<'InquiryTemplateId'>
export type SchoolImportId = Branded<'SchoolImportId'>
export type ServiceNoticeId = Branded<'ServiceNoticeId'>
type AssessmentCertificateId = Branded<'AssessmentCertificateId'>
export type AssessmentAttemptId = Branded<'AssessmentAttemptId'>
/** A company that an argument names; a viewer's own company is CompanyId. */
export type NamedCompanyId = NamedId<'company'>
/** A company user named in an argument, which proves nothing; the viewer's own id is CompanyUserId. */
export type NamedCompanyUserId = Branded<'NamedCompanyUserId'>

// A text of another shape than an id is treated as an unknown id: not_found.
const parser =
  <Id extends string>() =>
  (text: string | number): Id => {
    const id = String(text).toLowerCase()
    if (!isUuid(id)) throw new Refusal('not_found')
    return id as Id
  }

export const candidateId = parser<CandidateId>()
/**
 * For lists with a result for each student: a text of another shape than an id finds no student, and the other students
 * get their results.
 */
export const namedCandidateId = (text: string) => text.toLowerCase() as CandidateId
export const jobId = parser<JobId>()
export const schedulingId = parser<SchedulingId>()
export const schedulingDateId = parser<SchedulingDateId>()
export const scoutInvitationId = parser<ScoutInvitationId>()
export const bookingId = parser<BookingId>()
export const schedulingDateRequestId = parser<SchedulingDateRequestId>()
export const searchCandidateLabelId = parser<SearchCandidateLabelId>()
export const savedFilterId = parser<SavedFilterId>()
export const candidateNoteId = parser<CandidateNoteId>()
export const positiveActionId = parser<PositiveActionId>()
export const namedCompanyUserId = parser<NamedCompanyUserId>()
export const accessTokenId = parser<AccessTokenId>()
export const webhookId = parser<WebhookId>()
export const webhookDeliveryId = parser<WebhookDeliveryId>()
export const preRegistrationId = parser<PreRegistrationId>()
export const companyRegistrationCodeId = parser<CompanyRegistrationCodeId>()
export const contractSuspensionId = parser<ContractSuspensionId>()
export const candidateStopId = parser<CandidateStopId>()
export const scoutTemplateId = parser<ScoutTemplateId>()
export const threadPhraseId = parser<ThreadPhraseId>()
export const scoutExperimentId = parser<ScoutExperimentId>()
export const invoiceId = parser<InvoiceId>()
export const contractRequestId = parser<ContractRequestId>()
export const inquiryTemplateId = parser<InquiryTemplateId>()
export const candidateExportId = parser<CandidateExportId>()
export const adminAccountId = parser<AdminAccountId>()
export const namedCompanyId = parser<NamedCompanyId>()
export const sessionId = parser<SessionId>()
export const pushDeviceId = parser<PushDeviceId>()
export const inquiryId = parser<InquiryId>()
export const offerReportId = parser<OfferReportId>()
export const agentConsultationId = parser<AgentConsultationId>()
export const schoolImportId = parser<SchoolImportId>()
export const serviceNoticeId = parser<ServiceNoticeId>()
export const assessmentCertificateId = parser<AssessmentCertificateId>()
export const assessmentAttemptId = parser<AssessmentAttemptId>()
