import { Refusal } from './refusal.ts'
import { isUuid } from './uuid.ts'

declare const brand: unique symbol
type Branded<Name extends string> = string & { readonly [brand]: Name }

export type CandidateId = Branded<'CandidateId'>
export type JobId = Branded<'JobId'>
export type SchedulingId = Branded<'SchedulingId'>
export type SchedulingDateId = Branded<'SchedulingDateId'>
export type ScoutInvitationId = Branded<'ScoutInvitationId'>
export type BookingId = Branded<'BookingId'>
export type SchedulingDateRequestId = Branded<'SchedulingDateRequestId'>
export type SearchCandidateLabelId = Branded<'SearchCandidateLabelId'>
export type SavedFilterId = Branded<'SavedFilterId'>
export type PositiveActionId = Branded<'PositiveActionId'>
export type AccessTokenId = Branded<'AccessTokenId'>
export type PreRegistrationId = Branded<'PreRegistrationId'>
export type CompanyRegistrationCodeId = Branded<'CompanyRegistrationCodeId'>
export type ContractSuspensionId = Branded<'ContractSuspensionId'>
export type AdminAccountId = Branded<'AdminAccountId'>
/** A company named by the operator's staff; a company's own id is CompanyId. */
export type NamedCompanyId = Branded<'NamedCompanyId'>
/** A company user named in an argument, which proves nothing; the viewer's own id is CompanyUserId. */
export type NamedCompanyUserId = Branded<'NamedCompanyUserId'>

// What is not shaped like an id exists no more than an unknown one: both are not_found.
const parser =
  <Id extends string>() =>
  (text: string | number): Id => {
    const id = String(text).toLowerCase()
    if (!isUuid(id)) throw new Refusal('not_found')
    return id as Id
  }

export const candidateId = parser<CandidateId>()
/** For results told one by one: a text not shaped like an id names no student, and the other results go on. */
export const namedCandidateId = (text: string) => text.toLowerCase() as CandidateId
export const jobId = parser<JobId>()
export const schedulingId = parser<SchedulingId>()
export const schedulingDateId = parser<SchedulingDateId>()
export const scoutInvitationId = parser<ScoutInvitationId>()
export const bookingId = parser<BookingId>()
export const schedulingDateRequestId = parser<SchedulingDateRequestId>()
export const searchCandidateLabelId = parser<SearchCandidateLabelId>()
export const savedFilterId = parser<SavedFilterId>()
export const positiveActionId = parser<PositiveActionId>()
export const namedCompanyUserId = parser<NamedCompanyUserId>()
export const accessTokenId = parser<AccessTokenId>()
export const preRegistrationId = parser<PreRegistrationId>()
export const companyRegistrationCodeId = parser<CompanyRegistrationCodeId>()
export const contractSuspensionId = parser<ContractSuspensionId>()
export const adminAccountId = parser<AdminAccountId>()
export const namedCompanyId = parser<NamedCompanyId>()
