/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type AdminRole =
  | 'OPERATOR'
  | 'READ_ONLY'
  | 'REVIEWER';

export type ApplicationMatch =
  | 'CORPORATE_NUMBER'
  | 'MAIL'
  | 'NAME';

export type CompanyMatch =
  | 'CORPORATE_NUMBER'
  | 'MAIL_DOMAIN'
  | 'NAME'
  | 'SITE';

export type CompanyRegistrationCodeStatus =
  | 'EXPIRED'
  | 'OPEN'
  | 'REVOKED'
  | 'USED';

export type ContractStatus =
  | 'ACTIVE'
  | 'APPLIED'
  | 'EXPIRED'
  | 'RENEWAL_PENDING'
  | 'SUSPENDED'
  | 'TERMINATED'
  | 'TRIAL'
  | 'UNDER_REVIEW';

export type EncourageEventStatus =
  | 'ACTIVE'
  | 'EXPIRED'
  | 'UPCOMING';

export type InquiryCategory =
  | 'ACCOUNT'
  | 'CONTENT'
  | 'OTHER'
  | 'PRIVACY'
  | 'SCOUT'
  | 'USAGE';

export type InquiryStatus =
  | 'ANSWERED'
  | 'CLOSED'
  | 'OPEN';

export type JobStatus =
  | 'DRAFT'
  | 'PUBLISHED';

export type PlanKey =
  | 'FREE'
  | 'LIGHT'
  | 'PREMIUM'
  | 'STANDARD';

export type PreRegistrationStatus =
  | 'APPLIED'
  | 'APPROVED'
  | 'REJECTED';

export type AdminApplicationQueryVariables = Exact<{
  id: string | number;
}>;


export type AdminApplicationQuery = { viewer: { id: string, role: AdminRole }, preRegistration: (
    { id: string, companyName: string, status: PreRegistrationStatus }
    & { ' $fragmentRefs'?: { 'ApplicationDecisionFragment': ApplicationDecisionFragment;'ApplicationChecksFragment': ApplicationChecksFragment;'ApplicationApplicantFragment': ApplicationApplicantFragment;'ApplicationAlikeOnesFragment': ApplicationAlikeOnesFragment;'ApplicationCodesFragment': ApplicationCodesFragment } }
  ) };

export type ApproveApplicationMutationVariables = Exact<{
  id: string | number;
}>;


export type ApproveApplicationMutation = { approvePreRegistration: { __typename: 'CompanyRegistrationCode' } };

export type RejectApplicationMutationVariables = Exact<{
  id: string | number;
}>;


export type RejectApplicationMutation = { rejectPreRegistration: { id: string } };

export type RevokeCodeMutationVariables = Exact<{
  id: string | number;
}>;


export type RevokeCodeMutation = { revokeCompanyRegistrationCode: { id: string } };

export type ResendCodeMutationVariables = Exact<{
  id: string | number;
}>;


export type ResendCodeMutation = { resendCompanyRegistrationCode: { id: string } };

export type ApplicationAlikeOnesFragment = { companiesAlike: Array<{ matches: Array<CompanyMatch>, company: { id: string, displayName: string, contract: { status: ContractStatus } } }>, applicationsAlike: Array<{ id: string, companyName: string, status: PreRegistrationStatus, insertedAt: string, matches: Array<ApplicationMatch> }> } & { ' $fragmentName'?: 'ApplicationAlikeOnesFragment' };

export type ApplicationApplicantFragment = { companyName: string, corporateNumber: string | null, familyName: string, givenName: string, familyNameKana: string, givenNameKana: string, department: string | null, email: string, phoneNumber: string, postalCode: string | null, address: string | null, message: string | null, insertedAt: string } & { ' $fragmentName'?: 'ApplicationApplicantFragment' };

export type ApplicationChecksFragment = { corporateNumber: string | null, isCorporateNumberRight: boolean | null, hasUsedTrial: boolean, mailDomain: string, isFreeMail: boolean, companiesAlike: Array<{ matches: Array<CompanyMatch> }>, applicationsAlike: Array<{ id: string }> } & { ' $fragmentName'?: 'ApplicationChecksFragment' };

export type ApplicationCodesFragment = { registrationCodes: Array<{ id: string, status: CompanyRegistrationCodeStatus, email: string, expiresAt: string, usedAt: string | null }> } & { ' $fragmentName'?: 'ApplicationCodesFragment' };

export type ApplicationDecisionFragment = { id: string, companyName: string, email: string, status: PreRegistrationStatus, insertedAt: string, decidedAt: string | null, decidedByName: string | null } & { ' $fragmentName'?: 'ApplicationDecisionFragment' };

export type AdminCompanyQueryVariables = Exact<{
  id: string | number;
}>;


export type AdminCompanyQuery = { viewer: { id: string, role: AdminRole }, company: (
    { id: string, displayName: string, legalName: string, contract: { status: ContractStatus } }
    & { ' $fragmentRefs'?: { 'CompanyFactsFragment': CompanyFactsFragment;'CompanyContractFragment': CompanyContractFragment;'CompanyActsFragment': CompanyActsFragment;'CompanyOpenSuspensionFragment': CompanyOpenSuspensionFragment;'CompanyHistoryFragment': CompanyHistoryFragment;'CompanyApplicationsFragment': CompanyApplicationsFragment;'CompanyStaffFragment': CompanyStaffFragment;'CompanyJobsFragment': CompanyJobsFragment;'CompanyScoutsFragment': CompanyScoutsFragment;'CompanyComplaintsFragment': CompanyComplaintsFragment } }
  ) };

export type StartReviewMutationVariables = Exact<{
  companyId: string | number;
}>;


export type StartReviewMutation = { startReview: { id: string } };

export type StartTrialMutationVariables = Exact<{
  companyId: string | number;
}>;


export type StartTrialMutation = { startTrial: { id: string } };

export type SignContractMutationVariables = Exact<{
  companyId: string | number;
  planKey: PlanKey;
  startsOn: string;
  endsOn: string;
}>;


export type SignContractMutation = { signContract: { id: string } };

export type UpdateContractPlanMutationVariables = Exact<{
  companyId: string | number;
  planKey: PlanKey;
}>;


export type UpdateContractPlanMutation = { updateContractPlan: { id: string } };

export type RenewContractMutationVariables = Exact<{
  companyId: string | number;
  endsOn: string;
  planKey?: PlanKey | null | undefined;
}>;


export type RenewContractMutation = { renewContract: { id: string } };

export type EndContractMutationVariables = Exact<{
  companyId: string | number;
}>;


export type EndContractMutation = { endContract: { id: string } };

export type ResumeContractMutationVariables = Exact<{
  companyId: string | number;
}>;


export type ResumeContractMutation = { resumeContract: { id: string } };

export type RequestSuspensionMutationVariables = Exact<{
  companyId: string | number;
  reason: string;
}>;


export type RequestSuspensionMutation = { requestContractSuspension: { id: string } };

export type UpdateParentCorporateNumberMutationVariables = Exact<{
  companyId: string | number;
  corporateNumber: string;
}>;


export type UpdateParentCorporateNumberMutation = { updateParentCorporateNumber: { id: string } };

export type CompanyActsFragment = { id: string, displayName: string, contract: { status: ContractStatus, planKey: string, startsOn: string, endsOn: string }, users: Array<{ id: string, status: string }>, openSuspension: { id: string } | null } & { ' $fragmentName'?: 'CompanyActsFragment' };

export type CompanyApplicationsFragment = { applications: Array<{ id: string, companyName: string, status: PreRegistrationStatus, insertedAt: string, decidedByName: string | null, mailDomain: string, isFreeMail: boolean }> } & { ' $fragmentName'?: 'CompanyApplicationsFragment' };

export type CompanyComplaintsFragment = { complaints: Array<{ id: string, receiptNumber: string, category: InquiryCategory, status: InquiryStatus, dueOn: string, insertedAt: string }> } & { ' $fragmentName'?: 'CompanyComplaintsFragment' };

export type CompanyContractFragment = { contract: { status: ContractStatus, planLabel: string, startsOn: string, endsOn: string } } & { ' $fragmentName'?: 'CompanyContractFragment' };

export type CompanyFactsFragment = { id: string, displayName: string, legalName: string, kana: string, corporateNumber: string, parentCorporateNumber: string | null, representative: string, employees: number | null, isPublic: boolean, insertedAt: string } & { ' $fragmentName'?: 'CompanyFactsFragment' };

export type CompanyHistoryFragment = { contractChanges: Array<{ id: string, insertedAt: string, action: string, from: string | null, to: string | null, planKey: string | null, startsOn: string | null, endsOn: string | null, operatorName: string | null }> } & { ' $fragmentName'?: 'CompanyHistoryFragment' };

export type CompanyJobsFragment = { isPublic: boolean, jobCount: number, jobs: Array<{ id: string, title: string, status: JobStatus, isArchived: boolean, isStale: boolean, checkedAt: string, totalSent: number }> } & { ' $fragmentName'?: 'CompanyJobsFragment' };

export type CompanyOpenSuspensionFragment = { displayName: string, openSuspension: (
    { id: string }
    & { ' $fragmentRefs'?: { 'SuspensionFieldsFragment': SuspensionFieldsFragment } }
  ) | null } & { ' $fragmentName'?: 'CompanyOpenSuspensionFragment' };

export type CompanyScoutsFragment = { scoutFigures: { sent: number, waiting: number, accepted: number, declined: number, expired: number, hired: number, sentLately: number, answeredLately: number, lastSentAt: string | null } } & { ' $fragmentName'?: 'CompanyScoutsFragment' };

export type CompanyStaffFragment = { users: Array<{ id: string, role: string, status: string, familyName: string, givenName: string, department: string, email: string | null, lastSignInAt: string | null }> } & { ' $fragmentName'?: 'CompanyStaffFragment' };

export type AdminEventsQueryVariables = Exact<{
  statuses: Array<EncourageEventStatus> | EncourageEventStatus;
}>;


export type AdminEventsQuery = { encourageEvents: Array<{ id: string, order: number, status: EncourageEventStatus, title: string, applicationStartAt: string, applicationEndAt: string, companyName: string, eventUrl: string, category: { label: string } }> };

export type AdminLayoutQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminLayoutQuery = { viewer: { id: string, familyName: string, givenName: string } };

export type ConfirmSuspensionMutationVariables = Exact<{
  id: string | number;
}>;


export type ConfirmSuspensionMutation = { confirmContractSuspension: { id: string } };

export type WithdrawSuspensionMutationVariables = Exact<{
  id: string | number;
}>;


export type WithdrawSuspensionMutation = { withdrawContractSuspension: { id: string } };

export type SuspensionFieldsFragment = { id: string, reason: string, requestedBy: string, requestedByName: string | null, insertedAt: string } & { ' $fragmentName'?: 'SuspensionFieldsFragment' };

export type AdminSuspensionsQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminSuspensionsQuery = { viewer: { id: string, role: AdminRole }, contractSuspensions: Array<(
    { id: string, company: { id: string, displayName: string } }
    & { ' $fragmentRefs'?: { 'SuspensionFieldsFragment': SuspensionFieldsFragment } }
  )> };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const ApplicationAlikeOnesFragmentDoc = new TypedDocumentString(`
    fragment ApplicationAlikeOnes on PreRegistration {
  companiesAlike {
    matches
    company {
      id
      displayName
      contract {
        status
      }
    }
  }
  applicationsAlike {
    id
    companyName
    status
    insertedAt
    matches
  }
}
    `, {"fragmentName":"ApplicationAlikeOnes"}) as unknown as TypedDocumentString<ApplicationAlikeOnesFragment, unknown>;
export const ApplicationApplicantFragmentDoc = new TypedDocumentString(`
    fragment ApplicationApplicant on PreRegistration {
  companyName
  corporateNumber
  familyName
  givenName
  familyNameKana
  givenNameKana
  department
  email
  phoneNumber
  postalCode
  address
  message
  insertedAt
}
    `, {"fragmentName":"ApplicationApplicant"}) as unknown as TypedDocumentString<ApplicationApplicantFragment, unknown>;
export const ApplicationChecksFragmentDoc = new TypedDocumentString(`
    fragment ApplicationChecks on PreRegistration {
  corporateNumber
  isCorporateNumberRight
  hasUsedTrial
  mailDomain
  isFreeMail
  companiesAlike {
    matches
  }
  applicationsAlike {
    id
  }
}
    `, {"fragmentName":"ApplicationChecks"}) as unknown as TypedDocumentString<ApplicationChecksFragment, unknown>;
export const ApplicationCodesFragmentDoc = new TypedDocumentString(`
    fragment ApplicationCodes on PreRegistration {
  registrationCodes {
    id
    status
    email
    expiresAt
    usedAt
  }
}
    `, {"fragmentName":"ApplicationCodes"}) as unknown as TypedDocumentString<ApplicationCodesFragment, unknown>;
export const ApplicationDecisionFragmentDoc = new TypedDocumentString(`
    fragment ApplicationDecision on PreRegistration {
  id
  companyName
  email
  status
  insertedAt
  decidedAt
  decidedByName
}
    `, {"fragmentName":"ApplicationDecision"}) as unknown as TypedDocumentString<ApplicationDecisionFragment, unknown>;
export const CompanyActsFragmentDoc = new TypedDocumentString(`
    fragment CompanyActs on Company {
  id
  displayName
  contract {
    status
    planKey
    startsOn
    endsOn
  }
  users {
    id
    status
  }
  openSuspension {
    id
  }
}
    `, {"fragmentName":"CompanyActs"}) as unknown as TypedDocumentString<CompanyActsFragment, unknown>;
export const CompanyApplicationsFragmentDoc = new TypedDocumentString(`
    fragment CompanyApplications on Company {
  applications {
    id
    companyName
    status
    insertedAt
    decidedByName
    mailDomain
    isFreeMail
  }
}
    `, {"fragmentName":"CompanyApplications"}) as unknown as TypedDocumentString<CompanyApplicationsFragment, unknown>;
export const CompanyComplaintsFragmentDoc = new TypedDocumentString(`
    fragment CompanyComplaints on Company {
  complaints {
    id
    receiptNumber
    category
    status
    dueOn
    insertedAt
  }
}
    `, {"fragmentName":"CompanyComplaints"}) as unknown as TypedDocumentString<CompanyComplaintsFragment, unknown>;
export const CompanyContractFragmentDoc = new TypedDocumentString(`
    fragment CompanyContract on Company {
  contract {
    status
    planLabel
    startsOn
    endsOn
  }
}
    `, {"fragmentName":"CompanyContract"}) as unknown as TypedDocumentString<CompanyContractFragment, unknown>;
export const CompanyFactsFragmentDoc = new TypedDocumentString(`
    fragment CompanyFacts on Company {
  id
  displayName
  legalName
  kana
  corporateNumber
  parentCorporateNumber
  representative
  employees
  isPublic
  insertedAt
}
    `, {"fragmentName":"CompanyFacts"}) as unknown as TypedDocumentString<CompanyFactsFragment, unknown>;
export const CompanyHistoryFragmentDoc = new TypedDocumentString(`
    fragment CompanyHistory on Company {
  contractChanges {
    id
    insertedAt
    action
    from
    to
    planKey
    startsOn
    endsOn
    operatorName
  }
}
    `, {"fragmentName":"CompanyHistory"}) as unknown as TypedDocumentString<CompanyHistoryFragment, unknown>;
export const CompanyJobsFragmentDoc = new TypedDocumentString(`
    fragment CompanyJobs on Company {
  isPublic
  jobCount
  jobs {
    id
    title
    status
    isArchived
    isStale
    checkedAt
    totalSent
  }
}
    `, {"fragmentName":"CompanyJobs"}) as unknown as TypedDocumentString<CompanyJobsFragment, unknown>;
export const SuspensionFieldsFragmentDoc = new TypedDocumentString(`
    fragment SuspensionFields on ContractSuspension {
  id
  reason
  requestedBy
  requestedByName
  insertedAt
}
    `, {"fragmentName":"SuspensionFields"}) as unknown as TypedDocumentString<SuspensionFieldsFragment, unknown>;
export const CompanyOpenSuspensionFragmentDoc = new TypedDocumentString(`
    fragment CompanyOpenSuspension on Company {
  displayName
  openSuspension {
    id
    ...SuspensionFields
  }
}
    fragment SuspensionFields on ContractSuspension {
  id
  reason
  requestedBy
  requestedByName
  insertedAt
}`, {"fragmentName":"CompanyOpenSuspension"}) as unknown as TypedDocumentString<CompanyOpenSuspensionFragment, unknown>;
export const CompanyScoutsFragmentDoc = new TypedDocumentString(`
    fragment CompanyScouts on Company {
  scoutFigures {
    sent
    waiting
    accepted
    declined
    expired
    hired
    sentLately
    answeredLately
    lastSentAt
  }
}
    `, {"fragmentName":"CompanyScouts"}) as unknown as TypedDocumentString<CompanyScoutsFragment, unknown>;
export const CompanyStaffFragmentDoc = new TypedDocumentString(`
    fragment CompanyStaff on Company {
  users {
    id
    role
    status
    familyName
    givenName
    department
    email
    lastSignInAt
  }
}
    `, {"fragmentName":"CompanyStaff"}) as unknown as TypedDocumentString<CompanyStaffFragment, unknown>;
export const AdminApplicationDocument = new TypedDocumentString(`
    query AdminApplication($id: ID!) {
  viewer {
    id
    role
  }
  preRegistration(id: $id) {
    id
    companyName
    status
    ...ApplicationDecision
    ...ApplicationChecks
    ...ApplicationApplicant
    ...ApplicationAlikeOnes
    ...ApplicationCodes
  }
}
    fragment ApplicationAlikeOnes on PreRegistration {
  companiesAlike {
    matches
    company {
      id
      displayName
      contract {
        status
      }
    }
  }
  applicationsAlike {
    id
    companyName
    status
    insertedAt
    matches
  }
}
fragment ApplicationApplicant on PreRegistration {
  companyName
  corporateNumber
  familyName
  givenName
  familyNameKana
  givenNameKana
  department
  email
  phoneNumber
  postalCode
  address
  message
  insertedAt
}
fragment ApplicationChecks on PreRegistration {
  corporateNumber
  isCorporateNumberRight
  hasUsedTrial
  mailDomain
  isFreeMail
  companiesAlike {
    matches
  }
  applicationsAlike {
    id
  }
}
fragment ApplicationCodes on PreRegistration {
  registrationCodes {
    id
    status
    email
    expiresAt
    usedAt
  }
}
fragment ApplicationDecision on PreRegistration {
  id
  companyName
  email
  status
  insertedAt
  decidedAt
  decidedByName
}`) as unknown as TypedDocumentString<AdminApplicationQuery, AdminApplicationQueryVariables>;
export const ApproveApplicationDocument = new TypedDocumentString(`
    mutation ApproveApplication($id: ID!) {
  approvePreRegistration(id: $id) {
    __typename
  }
}
    `) as unknown as TypedDocumentString<ApproveApplicationMutation, ApproveApplicationMutationVariables>;
export const RejectApplicationDocument = new TypedDocumentString(`
    mutation RejectApplication($id: ID!) {
  rejectPreRegistration(id: $id) {
    id
  }
}
    `) as unknown as TypedDocumentString<RejectApplicationMutation, RejectApplicationMutationVariables>;
export const RevokeCodeDocument = new TypedDocumentString(`
    mutation RevokeCode($id: ID!) {
  revokeCompanyRegistrationCode(id: $id) {
    id
  }
}
    `) as unknown as TypedDocumentString<RevokeCodeMutation, RevokeCodeMutationVariables>;
export const ResendCodeDocument = new TypedDocumentString(`
    mutation ResendCode($id: ID!) {
  resendCompanyRegistrationCode(id: $id) {
    id
  }
}
    `) as unknown as TypedDocumentString<ResendCodeMutation, ResendCodeMutationVariables>;
export const AdminCompanyDocument = new TypedDocumentString(`
    query AdminCompany($id: ID!) {
  viewer {
    id
    role
  }
  company(id: $id) {
    id
    displayName
    legalName
    contract {
      status
    }
    ...CompanyFacts
    ...CompanyContract
    ...CompanyActs
    ...CompanyOpenSuspension
    ...CompanyHistory
    ...CompanyApplications
    ...CompanyStaff
    ...CompanyJobs
    ...CompanyScouts
    ...CompanyComplaints
  }
}
    fragment CompanyActs on Company {
  id
  displayName
  contract {
    status
    planKey
    startsOn
    endsOn
  }
  users {
    id
    status
  }
  openSuspension {
    id
  }
}
fragment CompanyApplications on Company {
  applications {
    id
    companyName
    status
    insertedAt
    decidedByName
    mailDomain
    isFreeMail
  }
}
fragment CompanyComplaints on Company {
  complaints {
    id
    receiptNumber
    category
    status
    dueOn
    insertedAt
  }
}
fragment CompanyContract on Company {
  contract {
    status
    planLabel
    startsOn
    endsOn
  }
}
fragment CompanyFacts on Company {
  id
  displayName
  legalName
  kana
  corporateNumber
  parentCorporateNumber
  representative
  employees
  isPublic
  insertedAt
}
fragment CompanyHistory on Company {
  contractChanges {
    id
    insertedAt
    action
    from
    to
    planKey
    startsOn
    endsOn
    operatorName
  }
}
fragment CompanyJobs on Company {
  isPublic
  jobCount
  jobs {
    id
    title
    status
    isArchived
    isStale
    checkedAt
    totalSent
  }
}
fragment CompanyOpenSuspension on Company {
  displayName
  openSuspension {
    id
    ...SuspensionFields
  }
}
fragment CompanyScouts on Company {
  scoutFigures {
    sent
    waiting
    accepted
    declined
    expired
    hired
    sentLately
    answeredLately
    lastSentAt
  }
}
fragment CompanyStaff on Company {
  users {
    id
    role
    status
    familyName
    givenName
    department
    email
    lastSignInAt
  }
}
fragment SuspensionFields on ContractSuspension {
  id
  reason
  requestedBy
  requestedByName
  insertedAt
}`) as unknown as TypedDocumentString<AdminCompanyQuery, AdminCompanyQueryVariables>;
export const StartReviewDocument = new TypedDocumentString(`
    mutation StartReview($companyId: ID!) {
  startReview(companyId: $companyId) {
    id
  }
}
    `) as unknown as TypedDocumentString<StartReviewMutation, StartReviewMutationVariables>;
export const StartTrialDocument = new TypedDocumentString(`
    mutation StartTrial($companyId: ID!) {
  startTrial(companyId: $companyId) {
    id
  }
}
    `) as unknown as TypedDocumentString<StartTrialMutation, StartTrialMutationVariables>;
export const SignContractDocument = new TypedDocumentString(`
    mutation SignContract($companyId: ID!, $planKey: PlanKey!, $startsOn: Date!, $endsOn: Date!) {
  signContract(
    companyId: $companyId
    planKey: $planKey
    startsOn: $startsOn
    endsOn: $endsOn
  ) {
    id
  }
}
    `) as unknown as TypedDocumentString<SignContractMutation, SignContractMutationVariables>;
export const UpdateContractPlanDocument = new TypedDocumentString(`
    mutation UpdateContractPlan($companyId: ID!, $planKey: PlanKey!) {
  updateContractPlan(companyId: $companyId, planKey: $planKey) {
    id
  }
}
    `) as unknown as TypedDocumentString<UpdateContractPlanMutation, UpdateContractPlanMutationVariables>;
export const RenewContractDocument = new TypedDocumentString(`
    mutation RenewContract($companyId: ID!, $endsOn: Date!, $planKey: PlanKey) {
  renewContract(companyId: $companyId, endsOn: $endsOn, planKey: $planKey) {
    id
  }
}
    `) as unknown as TypedDocumentString<RenewContractMutation, RenewContractMutationVariables>;
export const EndContractDocument = new TypedDocumentString(`
    mutation EndContract($companyId: ID!) {
  endContract(companyId: $companyId) {
    id
  }
}
    `) as unknown as TypedDocumentString<EndContractMutation, EndContractMutationVariables>;
export const ResumeContractDocument = new TypedDocumentString(`
    mutation ResumeContract($companyId: ID!) {
  resumeContract(companyId: $companyId) {
    id
  }
}
    `) as unknown as TypedDocumentString<ResumeContractMutation, ResumeContractMutationVariables>;
export const RequestSuspensionDocument = new TypedDocumentString(`
    mutation RequestSuspension($companyId: ID!, $reason: String!) {
  requestContractSuspension(companyId: $companyId, reason: $reason) {
    id
  }
}
    `) as unknown as TypedDocumentString<RequestSuspensionMutation, RequestSuspensionMutationVariables>;
export const UpdateParentCorporateNumberDocument = new TypedDocumentString(`
    mutation UpdateParentCorporateNumber($companyId: ID!, $corporateNumber: String!) {
  updateParentCorporateNumber(
    companyId: $companyId
    corporateNumber: $corporateNumber
  ) {
    id
  }
}
    `) as unknown as TypedDocumentString<UpdateParentCorporateNumberMutation, UpdateParentCorporateNumberMutationVariables>;
export const AdminEventsDocument = new TypedDocumentString(`
    query AdminEvents($statuses: [EncourageEventStatus!]!) {
  encourageEvents(statuses: $statuses) {
    id
    order
    status
    title
    category {
      label
    }
    applicationStartAt
    applicationEndAt
    companyName
    eventUrl
  }
}
    `) as unknown as TypedDocumentString<AdminEventsQuery, AdminEventsQueryVariables>;
export const AdminLayoutDocument = new TypedDocumentString(`
    query AdminLayout {
  viewer {
    id
    familyName
    givenName
  }
}
    `) as unknown as TypedDocumentString<AdminLayoutQuery, AdminLayoutQueryVariables>;
export const ConfirmSuspensionDocument = new TypedDocumentString(`
    mutation ConfirmSuspension($id: ID!) {
  confirmContractSuspension(id: $id) {
    id
  }
}
    `) as unknown as TypedDocumentString<ConfirmSuspensionMutation, ConfirmSuspensionMutationVariables>;
export const WithdrawSuspensionDocument = new TypedDocumentString(`
    mutation WithdrawSuspension($id: ID!) {
  withdrawContractSuspension(id: $id) {
    id
  }
}
    `) as unknown as TypedDocumentString<WithdrawSuspensionMutation, WithdrawSuspensionMutationVariables>;
export const AdminSuspensionsDocument = new TypedDocumentString(`
    query AdminSuspensions {
  viewer {
    id
    role
  }
  contractSuspensions {
    id
    company {
      id
      displayName
    }
    ...SuspensionFields
  }
}
    fragment SuspensionFields on ContractSuspension {
  id
  reason
  requestedBy
  requestedByName
  insertedAt
}`) as unknown as TypedDocumentString<AdminSuspensionsQuery, AdminSuspensionsQueryVariables>;