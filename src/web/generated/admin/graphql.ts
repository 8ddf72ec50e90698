/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type AdminAccountStatus =
  | 'ACTIVE'
  | 'DISABLED'
  | 'INVITED';

export type AdminRole =
  | 'OPERATOR'
  | 'READ_ONLY'
  | 'REVIEWER';

export type AgentConsultationFilter =
  | 'HANDED_OVER'
  | 'OPEN'
  | 'REVOKED';

export type ApplicationMatch =
  | 'CORPORATE_NUMBER'
  | 'MAIL'
  | 'NAME';

export type AssessmentDifficulty =
  | 'EASY'
  | 'HARD'
  | 'MEDIUM_HIGH'
  | 'MEDIUM_LOW';

export type AssessmentItemAct =
  | 'goLive'
  | 'rest'
  | 'retire';

export type AssessmentItemAlarmKind =
  | 'EASIER'
  | 'EXPOSURE'
  | 'FASTER';

export type AssessmentItemScope =
  | 'LANG'
  | 'LOGIC'
  | 'NUM'
  | 'PERSONALITY'
  | 'SPACE';

export type AssessmentItemState =
  | 'DRAFT'
  | 'LIVE'
  | 'PILOT'
  | 'RESTED'
  | 'RETIRED'
  | 'REVIEW';

export type AssessmentKind =
  | 'INTELLECTUAL'
  | 'PERSONALITY';

export type AssessmentState =
  | 'IN_SECTION'
  | 'PARTIAL'
  | 'READY'
  | 'SCORED'
  | 'SECTION_DONE'
  | 'SUBMITTED'
  | 'VOID';

export type AuditArea =
  | 'admin'
  | 'candidate'
  | 'client'
  | 'system';

export type CandidateStatus =
  | 'ACTION_REQUIRED'
  | 'ACTIVE'
  | 'EMAIL_PENDING'
  | 'HIDDEN'
  | 'ONBOARDING'
  | 'PHONE_PENDING'
  | 'PROFILE_PENDING'
  | 'PURGED'
  | 'SUSPENDED'
  | 'WITHDRAWN';

export type CandidateStopKind =
  | 'SUSPENSION'
  | 'WITHDRAWAL';

export type CandidateStopStatus =
  | 'CONFIRMED'
  | 'REQUESTED'
  | 'TAKEN_BACK';

export type CompanyMatch =
  | 'CORPORATE_NUMBER'
  | 'MAIL_DOMAIN'
  | 'NAME'
  | 'SITE';

export type CompanyOrder =
  | 'END'
  | 'NAME'
  | 'NEWEST'
  | 'PLAN';

export type CompanyRegistrationCodeStatus =
  | 'EXPIRED'
  | 'OPEN'
  | 'REVOKED'
  | 'USED';

export type CompanyUserRole =
  | 'ADMIN'
  | 'INTERVIEWER'
  | 'RECRUITER'
  | 'VIEWER';

export type CompanyWordKind =
  | 'DATES_REFUSED'
  | 'DATE_BOOKED'
  | 'DATE_CALLED_OFF'
  | 'FOLLOW_UP'
  | 'LETTER'
  | 'OUTCOME'
  | 'REASON';

export type ContractRequestKind =
  | 'CONTACTS'
  | 'PLAN_CHANGE'
  | 'RENEWAL';

export type ContractRequestStatus =
  | 'DECLINED'
  | 'DONE'
  | 'OPEN';

export type ContractStatus =
  | 'ACTIVE'
  | 'APPLIED'
  | 'EXPIRED'
  | 'RENEWAL_PENDING'
  | 'SUSPENDED'
  | 'TERMINATED'
  | 'TRIAL'
  | 'UNDER_REVIEW';

export type EncourageEventInput = {
  applicationEndAt: string;
  applicationStartAt: string;
  categoryId: string | number;
  companyLogoUrl?: string | null | undefined;
  companyName: string;
  eventUrl: string;
  thumbnailUrl?: string | null | undefined;
  title: string;
};

export type EncourageEventStatus =
  | 'ACTIVE'
  | 'EXPIRED'
  | 'UPCOMING';

export type InquiryArea =
  | 'CANDIDATE'
  | 'CLIENT';

export type InquiryCategory =
  | 'ACCOUNT'
  | 'CONTENT'
  | 'CONTRACT'
  | 'OTHER'
  | 'PRIVACY'
  | 'SCOUT'
  | 'USAGE';

/** The fate of the mail: HELD waits for the end of a stop, DISCARDED was thrown away before it left. */
export type InquiryMessageState =
  | 'DISCARDED'
  | 'FAILED'
  | 'HELD'
  | 'SENT'
  | 'WAITING';

export type InquiryStatus =
  | 'ANSWERED'
  | 'CLOSED'
  | 'OPEN';

export type InvoiceInput = {
  endsOn: string;
  /** At most 30. */
  lines: Array<InvoiceLineInput>;
  /** The first day the invoice is for. */
  startsOn: string;
};

export type InvoiceLineInput = {
  description: string;
  quantity: number;
  /** 10, 8 or 0. */
  taxRate: number;
  /** Yen without tax; below zero for a discount. */
  unitPrice: number;
};

export type InvoiceStatus =
  | 'CANCELLED'
  | 'PAID'
  | 'UNPAID';

export type JobGroup =
  | 'MAIL'
  | 'OTHER'
  | 'PUSH';

export type JobStatus =
  | 'DRAFT'
  | 'PUBLISHED';

export type LookupKey =
  | 'EMAIL'
  | 'ID'
  | 'PHONE';

export type LookupList =
  | 'COMPANY_SIZE'
  | 'DECLINE_REASON'
  | 'INDUSTRY'
  | 'JOB_TYPE'
  | 'SELECTION_CRITERION'
  | 'SELLING_POINT';

export type LookupReason =
  | 'DELETION'
  | 'DISCLOSURE'
  | 'INQUIRY'
  | 'MISUSE'
  | 'OFFER_REPORT'
  | 'OTHER';

export type OfferReportCaseFilter =
  | 'MISMATCH'
  | 'OVERDUE'
  | 'RESOLVED';

export type OfferReportResolution =
  | 'CANCELLED'
  | 'CONFIRMED';

export type OfferReportStatus =
  | 'CANCELLED'
  | 'CONFIRMED'
  | 'CONFIRMED_BY_TIMEOUT'
  | 'MISMATCH'
  | 'SUBMITTED';

export type OutgoingChannel =
  | 'MAIL'
  | 'PUSH';

export type PlanKey =
  | 'FREE'
  | 'LIGHT'
  | 'PREMIUM'
  | 'STANDARD';

export type PreRegistrationStatus =
  | 'APPLIED'
  | 'APPROVED'
  | 'REJECTED';

export type RetentionKind =
  | 'ACCOUNT_CHANGE'
  | 'ASSESSMENT_ANSWER'
  | 'ASSESSMENT_CERTIFICATE'
  | 'AUDIT'
  | 'CANDIDATE_EXPORT'
  | 'CANDIDATE_FINDING'
  | 'CANDIDATE_LOOKUP'
  | 'CANDIDATE_PICTURE'
  | 'COMPANY_IMAGE'
  | 'COMPANY_INVITATION'
  | 'DIGEST'
  | 'IDEMPOTENCY_KEY'
  | 'INQUIRY'
  | 'LINE_CODE'
  | 'MAIL'
  | 'NOTICE'
  | 'PASSKEY_CHALLENGE'
  | 'PASSWORD_RESET'
  | 'PRE_REGISTRATION'
  | 'PROFILE_VIEW'
  | 'PROVIDER_SIGN_IN'
  | 'PUSH'
  | 'PUSH_DEVICE'
  | 'RATE_LIMIT'
  | 'READING'
  | 'REGISTRATION_CODE'
  | 'SAVED_FILTER_MATCH'
  | 'SCOUT_DRAFT'
  | 'SECURITY_EVENT'
  | 'SESSION'
  | 'SIGN_IN_ADDRESS'
  | 'SIGN_IN_ATTEMPT'
  | 'SINGLE_SIGN_ON_VISIT'
  | 'STAFF_DATE_REMOVAL'
  | 'TERMINATED_COMPANY'
  | 'UNPROVEN_REGISTRATION'
  | 'VERIFICATION'
  | 'VIDEO_STILL'
  | 'WEBHOOK_DELIVERY'
  | 'WITHDRAWN_CANDIDATE';

export type SchoolChangeKind =
  | 'ADDED'
  | 'CORRECTED'
  | 'RENAMED'
  | 'RETIRED'
  | 'RETURNED';

export type SchoolChangeSubject =
  | 'DEPARTMENT'
  | 'SCHOOL';

/** WHEN: the weekday and the hour of the sending. */
export type ScoutAnalysisDimension =
  | 'COMPANY'
  | 'INDUSTRY'
  | 'WHEN';

export type ScoutAnalysisFilter = {
  /** The first day of the sending. */
  from: string;
  /** The last one. */
  to: string;
};

/** Per cent of the sent scouts; DAYS: the median of the days until an answer. */
export type ScoutBenchmarkMeasure =
  | 'ACCEPTED'
  | 'DAYS'
  | 'MET';

export type SeenKind =
  | 'CONTACT'
  | 'DISCLOSED'
  | 'EXPORT'
  | 'PROFILE';

export type ServiceNoticeArea =
  | 'ALL'
  | 'CANDIDATE'
  | 'CLIENT';

export type ServiceNoticeInput = {
  area: ServiceNoticeArea;
  kind: ServiceNoticeKind;
  link?: string | null | undefined;
  shownFrom: string;
  shownUntil: string;
  text: string;
};

export type ServiceNoticeKind =
  | 'INFO'
  | 'MAINTENANCE';

export type ServiceNoticeState =
  | 'COMING'
  | 'OVER'
  | 'SHOWN';

/** The fate of what waited when a stop ends. */
export type WaitingFate =
  | 'DISCARD'
  | 'SEND';

export type WhitepaperInput = {
  /** At most 20. */
  contents: Array<string>;
  minimumPlan: WhitepaperPlan;
  summary: string;
  /** At most 5. */
  tags: Array<string>;
  title: string;
};

export type WhitepaperPlan =
  | 'FREE'
  | 'LIGHT'
  | 'PREMIUM'
  | 'STANDARD';

export type WhitepaperState =
  | 'DRAFT'
  | 'PUBLISHED'
  | 'RETIRED';

export type AdminAccountsPageQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminAccountsPageQuery = { viewer: { id: string, role: AdminRole }, adminAccounts: Array<(
    { id: string }
    & { ' $fragmentRefs'?: { 'AdminAccountRowFragment': AdminAccountRowFragment } }
  )> };

export type InviteAdminAccountMutationVariables = Exact<{
  email: string;
  familyName: string;
  givenName: string;
  role: AdminRole;
}>;


export type InviteAdminAccountMutation = { inviteAdminAccount: { id: string } };

export type ResendAdminInvitationMutationVariables = Exact<{
  id: string | number;
}>;


export type ResendAdminInvitationMutation = { resendAdminInvitation: { id: string } };

export type UpdateAdminAccountRoleMutationVariables = Exact<{
  id: string | number;
  role: AdminRole;
}>;


export type UpdateAdminAccountRoleMutation = { updateAdminAccountRole: { id: string } };

export type DisableAdminAccountMutationVariables = Exact<{
  id: string | number;
}>;


export type DisableAdminAccountMutation = { disableAdminAccount: { id: string } };

export type AdminAccountRowFragment = { id: string, email: string, familyName: string, givenName: string, status: AdminAccountStatus, role: AdminRole, invitationExpiresAt: string | null, lastSignedInAt: string | null, hasSecondFactor: boolean } & { ' $fragmentName'?: 'AdminAccountRowFragment' };

export type AdminAgentConsultationsQueryVariables = Exact<{
  filter: AgentConsultationFilter;
  first: number;
  offset: number;
}>;


export type AdminAgentConsultationsQuery = { desk: { agentConsultations: { count: number } }, agentConsultations: { totalCount: number, nodes: Array<(
      { id: string }
      & { ' $fragmentRefs'?: { 'AgentConsultationCardFragment': AgentConsultationCardFragment } }
    )> } };

export type DiscloseAgentConsultationMutationVariables = Exact<{
  id: string | number;
}>;


export type DiscloseAgentConsultationMutation = { discloseAgentConsultation: { ' $fragmentRefs'?: { 'AgentConsultationStudentFactsFragment': AgentConsultationStudentFactsFragment } } };

export type MarkAgentConsultationHandedOverMutationVariables = Exact<{
  id: string | number;
}>;


export type MarkAgentConsultationHandedOverMutation = { markAgentConsultationHandedOver: { id: string } };

export type AgentConsultationCardFragment = { id: string, partnerName: string, textVersion: string, agreedAt: string, revokedAt: string | null, handedOverAt: string | null, handedOverByName: string | null } & { ' $fragmentName'?: 'AgentConsultationCardFragment' };

export type AgentConsultationStudentFactsFragment = { familyName: string, givenName: string, familyNameKana: string, givenNameKana: string, email: string, phoneNumber: string | null, schoolName: string | null, departmentName: string | null, graduationYear: number | null, industries: Array<string>, jobTypes: Array<string>, areas: Array<string> } & { ' $fragmentName'?: 'AgentConsultationStudentFactsFragment' };

export type AdminApplicationsQueryVariables = Exact<{
  status: PreRegistrationStatus;
  first: number;
  offset: number;
}>;


export type AdminApplicationsQuery = { preRegistrations: { totalCount: number, nodes: Array<{ id: string, companyName: string, familyName: string, givenName: string, mailDomain: string, isFreeMail: boolean, insertedAt: string, decidedAt: string | null, decidedByName: string | null }> } };

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

export type SendNewRegistrationCodeMutationVariables = Exact<{
  id: string | number;
}>;


export type SendNewRegistrationCodeMutation = { sendNewRegistrationCode: { id: string } };

export type ApplicationAlikeOnesFragment = { companiesAlike: Array<{ matches: Array<CompanyMatch>, company: { id: string, displayName: string, contract: { status: ContractStatus } } }>, applicationsAlike: Array<{ id: string, companyName: string, status: PreRegistrationStatus, insertedAt: string, matches: Array<ApplicationMatch> }> } & { ' $fragmentName'?: 'ApplicationAlikeOnesFragment' };

export type ApplicationApplicantFragment = { companyName: string, corporateNumber: string | null, familyName: string, givenName: string, familyNameKana: string, givenNameKana: string, department: string | null, email: string, phoneNumber: string, postalCode: string | null, address: string | null, message: string | null, insertedAt: string } & { ' $fragmentName'?: 'ApplicationApplicantFragment' };

export type ApplicationChecksFragment = { corporateNumber: string | null, isCorporateNumberRight: boolean | null, hasUsedTrial: boolean, mailDomain: string, isFreeMail: boolean, companiesAlike: Array<{ matches: Array<CompanyMatch> }>, applicationsAlike: Array<{ id: string }> } & { ' $fragmentName'?: 'ApplicationChecksFragment' };

export type ApplicationCodesFragment = { id: string, status: PreRegistrationStatus, email: string, registrationCodes: Array<{ id: string, status: CompanyRegistrationCodeStatus, email: string, expiresAt: string, usedAt: string | null }> } & { ' $fragmentName'?: 'ApplicationCodesFragment' };

export type ApplicationDecisionFragment = { id: string, companyName: string, email: string, status: PreRegistrationStatus, insertedAt: string, decidedAt: string | null, decidedByName: string | null } & { ' $fragmentName'?: 'ApplicationDecisionFragment' };

export type AdminAssessmentItemsQueryVariables = Exact<{
  scope: AssessmentItemScope;
}>;


export type AdminAssessmentItemsQuery = { viewer: { id: string, role: AdminRole }, assessmentItems: Array<(
    { id: string }
    & { ' $fragmentRefs'?: { 'AssessmentItemFieldsFragment': AssessmentItemFieldsFragment } }
  )>, assessmentOpenAlarms: Array<{ scope: AssessmentItemScope, items: number }>, assessmentScales: Array<{ ' $fragmentRefs'?: { 'ScaleFieldsFragment': ScaleFieldsFragment } }>, assessmentNorms: Array<{ ' $fragmentRefs'?: { 'NormFieldsFragment': NormFieldsFragment } }> };

export type RestAssessmentItemMutationVariables = Exact<{
  id: string | number;
}>;


export type RestAssessmentItemMutation = { restAssessmentItem: { id: string } };

export type RetireAssessmentItemMutationVariables = Exact<{
  id: string | number;
}>;


export type RetireAssessmentItemMutation = { retireAssessmentItem: { id: string } };

export type MakeAssessmentItemLiveMutationVariables = Exact<{
  id: string | number;
}>;


export type MakeAssessmentItemLiveMutation = { makeAssessmentItemLive: { id: string } };

export type AcknowledgeAssessmentAlarmMutationVariables = Exact<{
  id: string | number;
  kind: AssessmentItemAlarmKind;
  reason: string;
}>;


export type AcknowledgeAssessmentAlarmMutation = { acknowledgeAssessmentAlarm: { kind: AssessmentItemAlarmKind } };

export type ReopenAssessmentAlarmMutationVariables = Exact<{
  id: string | number;
  kind: AssessmentItemAlarmKind;
}>;


export type ReopenAssessmentAlarmMutation = { reopenAssessmentAlarm: { kind: AssessmentItemAlarmKind } };

export type AskToVoidAssessmentMutationVariables = Exact<{
  id: string | number;
  reason: string;
}>;


export type AskToVoidAssessmentMutation = { askToVoidAssessment: { id: string } };

export type ConfirmVoidAssessmentMutationVariables = Exact<{
  id: string | number;
}>;


export type ConfirmVoidAssessmentMutation = { confirmVoidAssessment: { id: string } };

export type WithdrawVoidOfAssessmentMutationVariables = Exact<{
  id: string | number;
}>;


export type WithdrawVoidOfAssessmentMutation = { withdrawVoidOfAssessment: { id: string } };

export type EndAssessmentCheckMutationVariables = Exact<{
  id: string | number;
}>;


export type EndAssessmentCheckMutation = { endAssessmentCheck: { id: string } };

export type AdminAssessmentItemsFileQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminAssessmentItemsFileQuery = { assessmentItemsFile: string };

export type AssessmentItemFieldsFragment = { id: string, facet: string, difficulty: AssessmentDifficulty | null, state: AssessmentItemState, restedUntil: string | null, words: string, key: number | null, acts: Array<AssessmentItemAct>, alarms: Array<{ kind: AssessmentItemAlarmKind, raisedAt: string, before: number, now: number, acknowledgement: { at: string, byName: string | null, reason: string } | null }>, statistic: { people: number, seen: number, correct: number | null, itemRest: number | null, medianMilliseconds: number | null, chosen: Array<number>, blank: number, exposure: number | null, exposureLimit: number | null, departmentDif: number | null, deviceDif: number | null } | null } & { ' $fragmentName'?: 'AssessmentItemFieldsFragment' };

export type NormFieldsFragment = { id: string, title: string, graduationYear: number, version: number, month: string, takers: number, cuts: Array<number> } & { ' $fragmentName'?: 'NormFieldsFragment' };

export type ScaleFieldsFragment = { id: string, title: string, takers: number, items: number, mean: number, alpha: number | null, standardError: number | null } & { ' $fragmentName'?: 'ScaleFieldsFragment' };

export type AdminSittingsQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminSittingsQuery = { assessmentChecks: Array<{ id: string, submittedAt: string | null, checkedAt: string | null, fastAnswers: number | null, recheckRight: number | null, focusLosses: number, voidAskedBy: string | null }>, assessmentVoidRequests: Array<{ id: string, kind: AssessmentKind, beganAt: string, voidReason: string | null, voidAskedBy: string | null, voidAskedByName: string | null }> };

export type AdminAuditQueryVariables = Exact<{
  from: string;
  to: string;
  area?: AuditArea | null | undefined;
  actorId: string;
  companyId: string;
  candidateId: string;
  action: string;
  subject: string;
  subjectId: string;
  requestId: string;
  page: number;
}>;


export type AdminAuditQuery = { auditEntries: { totalCount: number, nodes: Array<(
      { id: string }
      & { ' $fragmentRefs'?: { 'AuditEntryFieldsFragment': AuditEntryFieldsFragment } }
    )> } };

export type AuditEntryFieldsFragment = { id: string, insertedAt: string, area: AuditArea, actorId: string | null, operatorName: string | null, companyId: string | null, companyName: string | null, candidateId: string | null, action: string, subject: string, subjectId: string, from: string | null, to: string | null, requestId: string | null, details: string | null } & { ' $fragmentName'?: 'AuditEntryFieldsFragment' };

export type AdminCandidatesQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminCandidatesQuery = { viewer: { id: string, role: AdminRole } };

export type LookUpCandidateMutationVariables = Exact<{
  by: LookupKey;
  value: string;
  reasonKind: LookupReason;
  reason: string;
}>;


export type LookUpCandidateMutation = { lookUpCandidate: Array<{ id: string, status: CandidateStatus, registeredAt: string }> };

export type AdminCandidateQueryVariables = Exact<{
  id: string | number;
}>;


export type AdminCandidateQuery = { viewer: { id: string, role: AdminRole }, lookedUpCandidate: (
    { id: string, status: CandidateStatus, openUntil: string, lookupReasonKind: LookupReason, lookupReason: string }
    & { ' $fragmentRefs'?: { 'LookedUpAccountFragment': LookedUpAccountFragment;'LookedUpConsentsFragment': LookedUpConsentsFragment;'LookedUpSessionsFragment': LookedUpSessionsFragment;'LookedUpExportsFragment': LookedUpExportsFragment;'LookedUpSeenByFragment': LookedUpSeenByFragment;'LookedUpAssessmentsFragment': LookedUpAssessmentsFragment;'LookedUpStopsFragment': LookedUpStopsFragment } }
  ) | null };

export type LookedUpAccountFragment = { id: string, registeredAt: string, emailEnd: string, emailVerifiedAt: string | null, phoneEnd: string | null, phoneVerifiedAt: string | null, blockedCompanyCount: number, withdrawnAt: string | null, withdrawalReasonKind: string | null, purgeAt: string | null } & { ' $fragmentName'?: 'LookedUpAccountFragment' };

export type LookedUpAssessmentsFragment = { assessments: Array<{ id: string, kind: AssessmentKind, state: AssessmentState, beganAt: string, submittedAt: string | null, focusLosses: number, isExtended: boolean, isChecked: boolean, voidAskedBy: string | null }> } & { ' $fragmentName'?: 'LookedUpAssessmentsFragment' };

export type LookedUpConsentsFragment = { consents: Array<{ kind: string, version: string, agreedAt: string }> } & { ' $fragmentName'?: 'LookedUpConsentsFragment' };

export type LookedUpSessionsFragment = { sessions: Array<{ deviceFamily: string, isOpen: boolean, openedAt: string, lastUsedAt: string }> } & { ' $fragmentName'?: 'LookedUpSessionsFragment' };

export type LookedUpExportsFragment = { exports: Array<{ id: string, status: string, askedAt: string, expiresAt: string | null }> } & { ' $fragmentName'?: 'LookedUpExportsFragment' };

export type LookedUpSeenByFragment = { seenBy: Array<{ companyId: string, companyName: string, kind: SeenKind, times: number, people: number, firstAt: string, lastAt: string }> } & { ' $fragmentName'?: 'LookedUpSeenByFragment' };

export type LookedUpStopsFragment = { id: string, status: CandidateStatus, stops: Array<(
    { id: string, kind: CandidateStopKind, status: CandidateStopStatus, reason: string, insertedAt: string, decidedAt: string | null, liftedAt: string | null }
    & { ' $fragmentRefs'?: { 'StopFieldsFragment': StopFieldsFragment } }
  )> } & { ' $fragmentName'?: 'LookedUpStopsFragment' };

export type AdminCompaniesQueryVariables = Exact<{
  text: string;
  status?: ContractStatus | null | undefined;
  isStale: boolean;
  endsSoon: boolean;
  order: CompanyOrder;
  first: number;
  offset: number;
}>;


export type AdminCompaniesQuery = { companies: { totalCount: number, nodes: Array<{ id: string, displayName: string, kana: string, corporateNumber: string, insertedAt: string, contract: { status: ContractStatus, planLabel: string, endsOn: string } }> } };

export type AdminAnalysisRowFieldsFragment = { key: string, label: string, opening: string | null, sent: number, readRate: number | null, accepted: number, met: number, told: number, goesOn: number, hired: number, answered: number, lowerDays: number | null, medianDays: number | null, upperDays: number | null } & { ' $fragmentName'?: 'AdminAnalysisRowFieldsFragment' };

export type AdminAnalysisQueryVariables = Exact<{
  filter: ScoutAnalysisFilter;
  by: ScoutAnalysisDimension;
  isCounted: boolean;
}>;


export type AdminAnalysisQuery = { scoutAnalysisCsv?: string, scoutAnalysis?: { isCut: boolean, readDays: { from: string, to: string } | null, total: { ' $fragmentRefs'?: { 'AdminAnalysisRowFieldsFragment': AdminAnalysisRowFieldsFragment } }, rows: Array<{ ' $fragmentRefs'?: { 'AdminAnalysisRowFieldsFragment': AdminAnalysisRowFieldsFragment } }> }, scoutBenchmarks: Array<(
    { startsOn: string }
    & { ' $fragmentRefs'?: { 'BenchmarkRowFieldsFragment': BenchmarkRowFieldsFragment } }
  )> };

export type BenchmarkRowFieldsFragment = { group: string, measure: ScoutBenchmarkMeasure, companies: number, lower: number, median: number, upper: number } & { ' $fragmentName'?: 'BenchmarkRowFieldsFragment' };

export type AdminCompanyQueryVariables = Exact<{
  id: string | number;
}>;


export type AdminCompanyQuery = { viewer: { id: string, role: AdminRole }, company: (
    { id: string, displayName: string, legalName: string, contract: { status: ContractStatus } }
    & { ' $fragmentRefs'?: { 'CompanyFactsFragment': CompanyFactsFragment;'CompanyContractFragment': CompanyContractFragment;'CompanyActsFragment': CompanyActsFragment;'CompanyOpenSuspensionFragment': CompanyOpenSuspensionFragment;'CompanyHistoryFragment': CompanyHistoryFragment;'CompanyApplicationsFragment': CompanyApplicationsFragment;'CompanyStaffFragment': CompanyStaffFragment;'CompanyJobsFragment': CompanyJobsFragment;'CompanyScoutsFragment': CompanyScoutsFragment;'CompanyComplaintsFragment': CompanyComplaintsFragment;'CompanyContractRequestsFragment': CompanyContractRequestsFragment;'CompanyInvoicesFragment': CompanyInvoicesFragment } }
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

export type TakeBackContractEndMutationVariables = Exact<{
  companyId: string | number;
}>;


export type TakeBackContractEndMutation = { takeBackContractEnd: { id: string } };

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

export type InviteUserOfCompanyMutationVariables = Exact<{
  companyId: string | number;
  email: string;
  role: CompanyUserRole;
}>;


export type InviteUserOfCompanyMutation = { inviteUserOfCompany: { id: string } };

export type CompanyActsFragment = { id: string, displayName: string, contract: { status: ContractStatus, planKey: string, startsOn: string, endsOn: string, canTakeBackEnd: boolean, endTakenBackTo: string | null }, contractRequests: Array<{ status: ContractRequestStatus, kind: ContractRequestKind, planKey: string | null, wantedFrom: string | null }>, users: Array<{ id: string, status: string }> | null, openSuspension: { id: string } | null, paidRenewal: { planKey: string | null, endsOn: string } | null } & { ' $fragmentName'?: 'CompanyActsFragment' };

export type CompanyApplicationsFragment = { applications: Array<{ id: string, companyName: string, status: PreRegistrationStatus, insertedAt: string, decidedByName: string | null, mailDomain: string, isFreeMail: boolean }> | null } & { ' $fragmentName'?: 'CompanyApplicationsFragment' };

export type CompanyComplaintsFragment = { complaints: Array<{ id: string, receiptNumber: string, category: InquiryCategory, status: InquiryStatus, dueOn: string, insertedAt: string }> } & { ' $fragmentName'?: 'CompanyComplaintsFragment' };

export type CompanyContractRequestsFragment = { contractRequests: Array<{ id: string, kind: ContractRequestKind, status: ContractRequestStatus, planLabel: string | null, wantedFrom: string | null, message: string, insertedAt: string, answer: string | null, answeredAt: string | null }> } & { ' $fragmentName'?: 'CompanyContractRequestsFragment' };

export type CompanyContractFragment = { contract: { status: ContractStatus, planLabel: string, startsOn: string, endsOn: string } } & { ' $fragmentName'?: 'CompanyContractFragment' };

export type CompanyFactsFragment = { id: string, displayName: string, legalName: string, kana: string, corporateNumber: string, parentCorporateNumber: string | null, representative: string, employees: number | null, isPublic: boolean, insertedAt: string } & { ' $fragmentName'?: 'CompanyFactsFragment' };

export type CompanyHistoryFragment = { contractChanges: Array<{ id: string, insertedAt: string, action: string, from: string | null, to: string | null, planKey: string | null, startsOn: string | null, endsOn: string | null, operatorName: string | null }> } & { ' $fragmentName'?: 'CompanyHistoryFragment' };

export type CompanyInvoicesFragment = { id: string, contract: { status: ContractStatus, planKey: string, endsOn: string }, invoices: Array<{ id: string, number: string, status: InvoiceStatus, isOverdue: boolean, issuedOn: string, dueOn: string, paidOn: string | null, cancelReason: string | null, total: number, lines: Array<{ description: string }> }> } & { ' $fragmentName'?: 'CompanyInvoicesFragment' };

export type CompanyJobsFragment = { jobCount: number, jobs: Array<{ id: string, title: string, status: JobStatus, isArchived: boolean, isTakenDown: boolean, isStale: boolean, checkedAt: string, totalSent: number }> } & { ' $fragmentName'?: 'CompanyJobsFragment' };

export type CompanyOpenSuspensionFragment = { displayName: string, openSuspension: (
    { id: string }
    & { ' $fragmentRefs'?: { 'SuspensionFieldsFragment': SuspensionFieldsFragment } }
  ) | null } & { ' $fragmentName'?: 'CompanyOpenSuspensionFragment' };

export type AnswerContractRequestMutationVariables = Exact<{
  id: string | number;
  isDone: boolean;
  answer: string;
}>;


export type AnswerContractRequestMutation = { answerContractRequest: { id: string } };

export type IssueInvoiceMutationVariables = Exact<{
  companyId: string | number;
  invoice: InvoiceInput;
}>;


export type IssueInvoiceMutation = { issueInvoice: { id: string } };

export type IssueRenewalInvoiceMutationVariables = Exact<{
  companyId: string | number;
  planKey: PlanKey;
  endsOn: string;
}>;


export type IssueRenewalInvoiceMutation = { issueRenewalInvoice: { id: string } };

export type CompanyScoutsFragment = { scoutFigures: { sent: number, waiting: number, accepted: number, declined: number, expired: number, hired: number, sentLately: number, answeredLately: number, lastSentAt: string | null } } & { ' $fragmentName'?: 'CompanyScoutsFragment' };

export type CompanyStaffFragment = { id: string, displayName: string, users: Array<{ id: string, role: string, status: string, familyName: string, givenName: string, department: string, email: string | null, lastSignInAt: string | null }> | null } & { ' $fragmentName'?: 'CompanyStaffFragment' };

export type UnpaidInvoicesQueryVariables = Exact<{
  text: string;
  isOverdue: boolean;
  first: number;
  offset: number;
}>;


export type UnpaidInvoicesQuery = { viewer: { id: string, role: AdminRole }, unpaidInvoices: { totalCount: number, totalYen: number, nodes: Array<{ id: string, number: string, recipientName: string, issuedOn: string, dueOn: string, isOverdue: boolean, total: number, company: { id: string } }> } };

export type AdminJobQueryVariables = Exact<{
  id: string | number;
}>;


export type AdminJobQuery = { viewer: { id: string, role: AdminRole }, job: (
    { id: string, title: string, lastEditedAt: string, checkedAt: string, recruitmentProcessDescription: string, company: { id: string, displayName: string }, scoutType: { id: string, label: string }, jobTypes: Array<{ id: string, label: string }>, contents: Array<
      | { __typename: 'HeadingBlock', text: string }
      | { __typename: 'ImageBlock', url: string, description: string, width: number, height: number }
      | { __typename: 'TextBlock', body: string }
      | { __typename: 'YoutubeBlock', videoId: string }
    >, conditions: Array<{ label: string, body: string }>, recruitmentProcess: Array<{ label: string }> }
    & { ' $fragmentRefs'?: { 'JobTakedownFieldsFragment': JobTakedownFieldsFragment;'JobAfterAcceptanceFragment': JobAfterAcceptanceFragment } }
  ) };

export type TakeDownJobMutationVariables = Exact<{
  id: string | number;
  reason: string;
}>;


export type TakeDownJobMutation = { takeDownJob: { id: string } };

export type PutBackJobMutationVariables = Exact<{
  id: string | number;
}>;


export type PutBackJobMutation = { putBackJob: { id: string } };

export type JobAfterAcceptanceFragment = { completionDescription: string, completionUrls: Array<{ label: string, url: string }>, comingDates: Array<{ id: string, startAt: string, endAt: string, location: string, url: string | null }> } & { ' $fragmentName'?: 'JobAfterAcceptanceFragment' };

export type JobTakedownFieldsFragment = { id: string, title: string, status: JobStatus, isArchived: boolean, totalSent: number, canTakeDown: boolean, takedown: { reason: string, takenDownAt: string } | null } & { ' $fragmentName'?: 'JobTakedownFieldsFragment' };

export type AdminDeliveriesQueryVariables = Exact<{
  kind?: string | null | undefined;
}>;


export type AdminDeliveriesQuery = (
  { viewer: { id: string, role: AdminRole } }
  & { ' $fragmentRefs'?: { 'OutgoingStopRowsFragment': OutgoingStopRowsFragment;'DeliveryDaysFragment': DeliveryDaysFragment;'FailedKindRowsFragment': FailedKindRowsFragment;'FailedJobRowsFragment': FailedJobRowsFragment } }
);

export type RetryJobMutationVariables = Exact<{
  id: string | number;
}>;


export type RetryJobMutation = { retryJob: string };

export type RetryJobsMutationVariables = Exact<{
  kind: string;
}>;


export type RetryJobsMutation = { retryJobs: number };

export type StopOutgoingMutationVariables = Exact<{
  channel: OutgoingChannel;
  kind: string;
  reason: string;
}>;


export type StopOutgoingMutation = { stopOutgoing: boolean };

export type ResumeOutgoingMutationVariables = Exact<{
  channel: OutgoingChannel;
  kind: string;
  fate: WaitingFate;
}>;


export type ResumeOutgoingMutation = { resumeOutgoing: { sent: number, discarded: number } };

export type DiscardOutgoingMutationVariables = Exact<{
  channel: OutgoingChannel;
  kind: string;
}>;


export type DiscardOutgoingMutation = { discardOutgoing: number };

export type DeliveryDaysFragment = { deliveryDays: Array<{ day: string, queued: number, settled: number }> } & { ' $fragmentName'?: 'DeliveryDaysFragment' };

export type FailedJobRowsFragment = { failedJobs: Array<{ id: string, kind: string, attempts: number, maxAttempts: number, isGivenUp: boolean, error: string, failedAt: string, nextTryAt: string, domain: string | null }> } & { ' $fragmentName'?: 'FailedJobRowsFragment' };

export type FailedKindRowsFragment = { failedJobKinds: Array<{ kind: string, group: JobGroup, givenUp: number, waiting: number, oldestAt: string, latestAt: string }> } & { ' $fragmentName'?: 'FailedKindRowsFragment' };

export type OutgoingStopRowsFragment = { outgoingStops: Array<{ channel: OutgoingChannel, kind: string, name: string, reason: string, operatorName: string, stoppedAt: string }>, outgoingWaiting: Array<{ channel: OutgoingChannel, kind: string, name: string, count: number, late: number, oldestAt: string, isListed: boolean }>, outgoingKinds: Array<{ kind: string, name: string, channels: Array<OutgoingChannel> }> } & { ' $fragmentName'?: 'OutgoingStopRowsFragment' };

export type AdminEventsQueryVariables = Exact<{
  statuses: Array<EncourageEventStatus> | EncourageEventStatus;
}>;


export type AdminEventsQuery = { viewer: { role: AdminRole }, all: Array<{ id: string }>, encourageEvents: Array<{ id: string, status: EncourageEventStatus, title: string, applicationStartAt: string, applicationEndAt: string, companyName: string, eventUrl: string, category: { label: string } }> };

export type CreateEncourageEventMutationVariables = Exact<{
  event: EncourageEventInput;
  encodedPicture?: string | null | undefined;
  encodedLogo?: string | null | undefined;
}>;


export type CreateEncourageEventMutation = { createEncourageEvent: { id: string } };

export type UpdateEncourageEventMutationVariables = Exact<{
  id: string | number;
  revision?: string | null | undefined;
  event: EncourageEventInput;
  encodedPicture?: string | null | undefined;
  encodedLogo?: string | null | undefined;
}>;


export type UpdateEncourageEventMutation = { updateEncourageEvent: { id: string } };

export type DuplicateEncourageEventMutationVariables = Exact<{
  id: string | number;
}>;


export type DuplicateEncourageEventMutation = { duplicateEncourageEvent: { id: string } };

export type DeleteEncourageEventMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteEncourageEventMutation = { deleteEncourageEvent: string };

export type ReorderEncourageEventsMutationVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type ReorderEncourageEventsMutation = { reorderEncourageEvents: Array<{ id: string }> };

export type AdminEventQueryVariables = Exact<{
  id: string | number;
}>;


export type AdminEventQuery = { viewer: { role: AdminRole }, encourageEventCategories: Array<{ id: string, label: string }>, encourageEvent: { id: string, revision: string, status: EncourageEventStatus, title: string, applicationStartAt: string, applicationEndAt: string, companyName: string, companyLogoUrl: string | null, eventUrl: string, thumbnailUrl: string | null, category: { id: string, label: string } } };

export type NewAdminEventQueryVariables = Exact<{ [key: string]: never; }>;


export type NewAdminEventQuery = { viewer: { role: AdminRole }, encourageEventCategories: Array<{ id: string, label: string }> };

export type AdminFiguresQueryVariables = Exact<{
  year?: number | null | undefined;
}>;


export type AdminFiguresQuery = { yearlyFigures: { year: number, years: Array<number>, day: string, months: Array<string>, file: string, onDay: Array<{ label: string, told: string }> | null, flows: Array<{ ' $fragmentRefs'?: { 'FigureRowFieldsFragment': FigureRowFieldsFragment } }>, complaints: Array<{ ' $fragmentRefs'?: { 'FigureRowFieldsFragment': FigureRowFieldsFragment } }> } };

export type FigureRowFieldsFragment = { label: string, cells: Array<string>, total: string, medianDays: number | null } & { ' $fragmentName'?: 'FigureRowFieldsFragment' };

export type AdminHomeQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminHomeQuery = { viewer: { id: string, role: AdminRole }, desk: { ' $fragmentRefs'?: { 'DeskQueuesFragment': DeskQueuesFragment;'DeskFiguresFragment': DeskFiguresFragment;'DeskStopsFragment': DeskStopsFragment } }, contractRequests: { ' $fragmentRefs'?: { 'OpenContractRequestsFragment': OpenContractRequestsFragment } } };

export type OpenContractRequestsFragment = { totalCount: number, nodes: Array<{ id: string, kind: ContractRequestKind, planLabel: string | null, insertedAt: string, company: { id: string, displayName: string } }> } & { ' $fragmentName'?: 'OpenContractRequestsFragment' };

export type DeskFiguresFragment = { scoutsByDay: Array<{ day: string, count: number }>, answersByDay: Array<{ day: string, count: number }>, registrationsByDay: Array<{ day: string, count: number }>, companiesByDay: Array<{ day: string, count: number }> } & { ' $fragmentName'?: 'DeskFiguresFragment' };

export type DeskQueueFieldsFragment = { count: number, oldestAt: string | null, dueOn: string | null } & { ' $fragmentName'?: 'DeskQueueFieldsFragment' };

export type DeskQueuesFragment = { applications: { ' $fragmentRefs'?: { 'DeskQueueFieldsFragment': DeskQueueFieldsFragment } }, complaints: { ' $fragmentRefs'?: { 'DeskQueueFieldsFragment': DeskQueueFieldsFragment } }, inquiries: { ' $fragmentRefs'?: { 'DeskQueueFieldsFragment': DeskQueueFieldsFragment } }, agentConsultations: { ' $fragmentRefs'?: { 'DeskQueueFieldsFragment': DeskQueueFieldsFragment } }, mismatches: { ' $fragmentRefs'?: { 'DeskQueueFieldsFragment': DeskQueueFieldsFragment } }, suspensions: { ' $fragmentRefs'?: { 'DeskQueueFieldsFragment': DeskQueueFieldsFragment } }, candidateStops: { ' $fragmentRefs'?: { 'DeskQueueFieldsFragment': DeskQueueFieldsFragment } }, reviews: { ' $fragmentRefs'?: { 'DeskQueueFieldsFragment': DeskQueueFieldsFragment } }, renewals: { ' $fragmentRefs'?: { 'DeskQueueFieldsFragment': DeskQueueFieldsFragment } }, unpaidInvoices: { count: number, dueOn: string | null, yen: number }, staleJobs: { ' $fragmentRefs'?: { 'DeskQueueFieldsFragment': DeskQueueFieldsFragment } }, failedJobs: { ' $fragmentRefs'?: { 'DeskQueueFieldsFragment': DeskQueueFieldsFragment } }, itemAlarms: { ' $fragmentRefs'?: { 'DeskQueueFieldsFragment': DeskQueueFieldsFragment } }, assessmentChecks: { ' $fragmentRefs'?: { 'DeskQueueFieldsFragment': DeskQueueFieldsFragment } } } & { ' $fragmentName'?: 'DeskQueuesFragment' };

export type DeskStopsFragment = { outgoingStops: Array<{ channel: OutgoingChannel, kind: string, name: string }> } & { ' $fragmentName'?: 'DeskStopsFragment' };

export type AdminInquiriesQueryVariables = Exact<{
  status: InquiryStatus;
  category?: InquiryCategory | null | undefined;
  isMine: boolean;
  first: number;
  offset: number;
}>;


export type AdminInquiriesQuery = { inquiryCounts: { open: number, overdue: number, answered: number, closed: number }, inquiries: { totalCount: number, nodes: Array<(
      { id: string }
      & { ' $fragmentRefs'?: { 'InquiryRowFragment': InquiryRowFragment } }
    )> } };

export type AdminInquiryFileQueryVariables = Exact<{
  id: string | number;
  position: number;
}>;


export type AdminInquiryFileQuery = { inquiryAttachment: string, inquiry: { id: string, attachments: Array<{ position: number, fileName: string }> } };

export type AdminInquiryQueryVariables = Exact<{
  id: string | number;
}>;


export type AdminInquiryQuery = (
  { viewer: { id: string, role: AdminRole }, inquiry: (
    { id: string, receiptNumber: string, status: InquiryStatus, notes: Array<{ id: string, body: string, writer: string, insertedAt: string }> }
    & { ' $fragmentRefs'?: { 'InquiryMessageFragment': InquiryMessageFragment;'InquiryFactsFragment': InquiryFactsFragment;'InquiryThreadFragment': InquiryThreadFragment;'InquiryAnswerFragment': InquiryAnswerFragment;'InquiryLetterFragment': InquiryLetterFragment;'InquiryAssignmentFragment': InquiryAssignmentFragment;'InquiryClosingFragment': InquiryClosingFragment;'InquiryReportedThreadFragment': InquiryReportedThreadFragment } }
  ) }
  & { ' $fragmentRefs'?: { 'OperatorChoiceFragment': OperatorChoiceFragment;'TemplateChoiceFragment': TemplateChoiceFragment } }
);

export type AnswerInquiryMutationVariables = Exact<{
  id: string | number;
  answer: string;
  isFurther: boolean;
}>;


export type AnswerInquiryMutation = { answerInquiry: { id: string } };

export type WriteToCompanyMutationVariables = Exact<{
  id: string | number;
  letter: string;
}>;


export type WriteToCompanyMutation = { writeToCompany: { id: string } };

export type CloseInquiryMutationVariables = Exact<{
  id: string | number;
  reason: string;
}>;


export type CloseInquiryMutation = { closeInquiry: { id: string } };

export type AddInquiryNoteMutationVariables = Exact<{
  id: string | number;
  body: string;
}>;


export type AddInquiryNoteMutation = { addInquiryNote: { id: string } };

export type AssignInquiryMutationVariables = Exact<{
  id: string | number;
  adminAccountId?: string | number | null | undefined;
}>;


export type AssignInquiryMutation = { assignInquiry: { id: string } };

export type ReportedThreadQueryVariables = Exact<{
  id: string | number;
  reason: string;
}>;


export type ReportedThreadQuery = { reportedThread: { words: Array<{ kind: CompanyWordKind, at: string, text: string }>, messages: Array<{ position: number, isOfCompany: boolean, text: string, sentAt: string, files: Array<{ number: number, fileName: string }> }> } };

export type InquiryAnswerFragment = { id: string, status: InquiryStatus, name: string, receiptNumber: string, messages: Array<{ id: string, companyName: string | null }> } & { ' $fragmentName'?: 'InquiryAnswerFragment' };

export type TemplateChoiceFragment = { inquiryTemplates: Array<{ id: string, title: string, body: string, isInUse: boolean }> } & { ' $fragmentName'?: 'TemplateChoiceFragment' };

export type InquiryAssignmentFragment = { id: string, assignedTo: { id: string, familyName: string, givenName: string, status: AdminAccountStatus } | null } & { ' $fragmentName'?: 'InquiryAssignmentFragment' };

export type OperatorChoiceFragment = { adminAccounts: Array<{ id: string, familyName: string, givenName: string, status: AdminAccountStatus, role: AdminRole }> } & { ' $fragmentName'?: 'OperatorChoiceFragment' };

export type InquiryClosingFragment = { id: string, status: InquiryStatus } & { ' $fragmentName'?: 'InquiryClosingFragment' };

export type InquiryFactsFragment = { id: string, status: InquiryStatus, name: string, email: string, answerEmail: string, candidateId: string | null, companyId: string | null, discussedCandidateId: string | null, dueOn: string, decidedAt: string | null, closeReason: string | null, reportedJob: { id: string, title: string | null, complaintCount: number } | null, reportedCompany: { id: string, displayName: string, complaintCount: number } | null } & { ' $fragmentName'?: 'InquiryFactsFragment' };

export type InquiryLetterFragment = { id: string, status: InquiryStatus, reportedCompany: { displayName: string } | null, messages: Array<{ id: string }> } & { ' $fragmentName'?: 'InquiryLetterFragment' };

export type InquiryMessageFragment = { id: string, category: InquiryCategory, body: string, insertedAt: string, attachments: Array<{ position: number, fileName: string, bytes: number }> } & { ' $fragmentName'?: 'InquiryMessageFragment' };

export type InquiryReportedThreadFragment = { id: string, hasReportedThread: boolean } & { ' $fragmentName'?: 'InquiryReportedThreadFragment' };

export type InquiryThreadFragment = { name: string, messages: Array<{ id: string, body: string, companyName: string | null, writer: string, state: InquiryMessageState, insertedAt: string }> } & { ' $fragmentName'?: 'InquiryThreadFragment' };

export type AdminInquiryExportQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminInquiryExportQuery = { viewer: { id: string, role: AdminRole } };

export type ExportInquiriesMutationVariables = Exact<{
  from: string;
  to: string;
  hasPersons: boolean;
  reason: string;
}>;


export type ExportInquiriesMutation = { exportInquiries: { fileName: string, content: string } };

export type InquiryRowFragment = { id: string, receiptNumber: string, firstLine: string, status: InquiryStatus, area: InquiryArea, category: InquiryCategory, dueOn: string, insertedAt: string, candidateId: string | null, companyId: string | null, attachments: Array<{ position: number }>, assignedTo: { id: string, familyName: string } | null, reportedJob: { title: string | null, complaintCount: number } | null, reportedCompany: { displayName: string, complaintCount: number } | null } & { ' $fragmentName'?: 'InquiryRowFragment' };

export type ReportedFileBytesQueryVariables = Exact<{
  id: string | number;
  position: number;
  number: number;
}>;


export type ReportedFileBytesQuery = { reportedFile: { fileName: string, encoded: string } };

export type AdminInquiryTemplatesQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminInquiryTemplatesQuery = { viewer: { id: string, role: AdminRole }, inquiryTemplates: Array<(
    { id: string }
    & { ' $fragmentRefs'?: { 'TemplateFieldsFragment': TemplateFieldsFragment } }
  )> };

export type CreateInquiryTemplateMutationVariables = Exact<{
  title: string;
  body: string;
}>;


export type CreateInquiryTemplateMutation = { createInquiryTemplate: { id: string } };

export type UpdateInquiryTemplateMutationVariables = Exact<{
  id: string | number;
  title: string;
  body: string;
  isInUse: boolean;
  version: number;
}>;


export type UpdateInquiryTemplateMutation = { updateInquiryTemplate: { id: string } };

export type TemplateFieldsFragment = { id: string, title: string, body: string, isInUse: boolean, version: number, updatedAt: string } & { ' $fragmentName'?: 'TemplateFieldsFragment' };

export type AdminLayoutQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminLayoutQuery = { viewer: { id: string, role: AdminRole, familyName: string, givenName: string } };

export type AdminLookupsQueryVariables = Exact<{
  importId: string | number;
  hasImport: boolean;
}>;


export type AdminLookupsQuery = (
  { viewer: { id: string, role: AdminRole }, schoolCounts: { schools: { active: number, retired: number }, departments: { active: number, retired: number } }, schoolImport?: (
    { id: string, appliedAt: string | null }
    & { ' $fragmentRefs'?: { 'SchoolImportFieldsFragment': SchoolImportFieldsFragment } }
  ) }
  & { ' $fragmentRefs'?: { 'AppliedImportFieldsFragment': AppliedImportFieldsFragment;'LookupUseFieldsFragment': LookupUseFieldsFragment;'SynonymFieldsFragment': SynonymFieldsFragment } }
);

export type UploadSchoolsMutationVariables = Exact<{
  fileName: string;
  file: string;
}>;


export type UploadSchoolsMutation = { uploadSchools: string };

export type ApplySchoolImportMutationVariables = Exact<{
  id: string | number;
  confirmation: string;
  word: string;
}>;


export type ApplySchoolImportMutation = { applySchoolImport: string };

export type UpdateSearchSynonymsMutationVariables = Exact<{
  text: string;
  revision?: string | null | undefined;
}>;


export type UpdateSearchSynonymsMutation = { updateSearchSynonyms: { revision: string } };

export type AppliedImportFieldsFragment = { appliedSchoolImports: Array<{ id: string, fileName: string, appliedAt: string | null, added: number, renamed: number, retired: number, by: string }> } & { ' $fragmentName'?: 'AppliedImportFieldsFragment' };

export type SchoolImportFieldsFragment = { id: string, fileName: string, unchanged: number, confirmation: string, asksForWord: boolean, groups: Array<{ subject: SchoolChangeSubject, kind: SchoolChangeKind, count: number, changes: Array<{ id: string, name: string, before: string | null, school: string | null }> }> } & { ' $fragmentName'?: 'SchoolImportFieldsFragment' };

export type LookupUseFieldsFragment = { lookupUses: Array<{ list: LookupList, id: string, label: string, isActive: boolean, students: string, companies: number | null, jobs: number | null }> } & { ' $fragmentName'?: 'LookupUseFieldsFragment' };

export type AdminSchoolsFileQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminSchoolsFileQuery = { schoolsFile: string };

export type SynonymFieldsFragment = { searchSynonymList: { text: string, groupCount: number, revision: string } } & { ' $fragmentName'?: 'SynonymFieldsFragment' };

export type AdminNoticesQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminNoticesQuery = { viewer: { id: string, role: AdminRole }, serviceNotices: Array<(
    { id: string }
    & { ' $fragmentRefs'?: { 'AdminNoticeFieldsFragment': AdminNoticeFieldsFragment } }
  )> };

export type CreateServiceNoticeMutationVariables = Exact<{
  notice: ServiceNoticeInput;
}>;


export type CreateServiceNoticeMutation = { createServiceNotice: { id: string } };

export type UpdateServiceNoticeMutationVariables = Exact<{
  id: string | number;
  version: number;
  notice: ServiceNoticeInput;
}>;


export type UpdateServiceNoticeMutation = { updateServiceNotice: { id: string } };

export type EndServiceNoticeMutationVariables = Exact<{
  id: string | number;
}>;


export type EndServiceNoticeMutation = { endServiceNotice: { id: string } };

export type DeleteServiceNoticeMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteServiceNoticeMutation = { deleteServiceNotice: string };

export type AdminNoticeFieldsFragment = { id: string, area: ServiceNoticeArea, kind: ServiceNoticeKind, state: ServiceNoticeState, text: string, link: string | null, shownFrom: string, shownUntil: string, version: number } & { ' $fragmentName'?: 'AdminNoticeFieldsFragment' };

export type AdminOfferReportsQueryVariables = Exact<{
  filter: OfferReportCaseFilter;
  first: number;
  offset: number;
}>;


export type AdminOfferReportsQuery = { viewer: { id: string, role: AdminRole }, offerReportCaseCounts: { mismatch: number, overdue: number }, offerReportCases: { totalCount: number, nodes: Array<(
      { id: string }
      & { ' $fragmentRefs'?: { 'OfferReportCaseCardFragment': OfferReportCaseCardFragment } }
    )> } };

export type ResolveOfferReportMutationVariables = Exact<{
  id: string | number;
  resolution: OfferReportResolution;
  text: string;
}>;


export type ResolveOfferReportMutation = { resolveOfferReport: { id: string } };

export type AddOfferReportNoteMutationVariables = Exact<{
  id: string | number;
  body: string;
}>;


export type AddOfferReportNoteMutation = { addOfferReportNote: { id: string } };

export type OfferReportCaseCardFragment = { id: string, status: OfferReportStatus, isOverdue: boolean, candidateId: string, companyId: string, companyName: string, jobTitle: string, invitationStatus: string, acceptedScoutAt: string | null, acceptedOn: string, reportedAt: string, answerBy: string, answeredAt: string | null, answererName: string | null, resolution: string | null, resolverName: string | null, notes: Array<{ id: string, body: string, writer: string, insertedAt: string }> } & { ' $fragmentName'?: 'OfferReportCaseCardFragment' };

export type MarkInvoicePaidMutationVariables = Exact<{
  id: string | number;
  paidOn: string;
}>;


export type MarkInvoicePaidMutation = { markInvoicePaid: { id: string } };

export type MarkInvoiceUnpaidMutationVariables = Exact<{
  id: string | number;
  reason: string;
}>;


export type MarkInvoiceUnpaidMutation = { markInvoiceUnpaid: { id: string } };

export type CancelInvoiceMutationVariables = Exact<{
  id: string | number;
  reason: string;
}>;


export type CancelInvoiceMutation = { cancelInvoice: { id: string } };

export type RequestCandidateStopMutationVariables = Exact<{
  candidateId: string | number;
  kind: CandidateStopKind;
  reason: string;
}>;


export type RequestCandidateStopMutation = { requestCandidateStop: { id: string } };

export type ConfirmCandidateStopMutationVariables = Exact<{
  id: string | number;
}>;


export type ConfirmCandidateStopMutation = { confirmCandidateStop: { kind: CandidateStopKind } };

export type TakeBackCandidateStopMutationVariables = Exact<{
  id: string | number;
}>;


export type TakeBackCandidateStopMutation = { takeBackCandidateStop: { id: string } };

export type LiftCandidateSuspensionMutationVariables = Exact<{
  id: string | number;
}>;


export type LiftCandidateSuspensionMutation = { liftCandidateSuspension: { id: string } };

export type StopFieldsFragment = { id: string, kind: CandidateStopKind, reason: string, requestedBy: string, requestedByName: string | null, insertedAt: string } & { ' $fragmentName'?: 'StopFieldsFragment' };

export type ConfirmSuspensionMutationVariables = Exact<{
  id: string | number;
}>;


export type ConfirmSuspensionMutation = { confirmContractSuspension: { id: string } };

export type WithdrawSuspensionMutationVariables = Exact<{
  id: string | number;
}>;


export type WithdrawSuspensionMutation = { withdrawContractSuspension: { id: string } };

export type SuspensionFieldsFragment = { id: string, reason: string, requestedBy: string, requestedByName: string | null, insertedAt: string } & { ' $fragmentName'?: 'SuspensionFieldsFragment' };

export type PressurePageQueryVariables = Exact<{ [key: string]: never; }>;


export type PressurePageQuery = { slowCompanies: Array<{ id: string, displayName: string, answered: number, ended: number, begunAt: string }>, pressedStudents: Array<{ candidateId: string, received: number }>, outcomeRecords: Array<{ companyId: string, displayName: string, total: number, inTime: number }>, promiseRecords: Array<{ companyId: string, displayName: string, students: number, total: number, kept: number }> };

export type AdminRetentionQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminRetentionQuery = (
  { erasures: Array<{ kind: RetentionKind, day: string, rows: number }> }
  & { ' $fragmentRefs'?: { 'RetentionRowsFragment': RetentionRowsFragment } }
);

export type RetentionRowsFragment = { retention: Array<{ kind: RetentionKind, lastRunAt: string | null, lastErasedOn: string | null, rows: number }> } & { ' $fragmentName'?: 'RetentionRowsFragment' };

export type OperatorSignInPageQueryVariables = Exact<{ [key: string]: never; }>;


export type OperatorSignInPageQuery = { staffSignIn: { email: string, hasPassword: boolean, isFresh: boolean, isFactorRequired: boolean, needsLongPassword: boolean, totp: { confirmedAt: string | null, recoveryCodesLeft: number } | null, enrolment: { secret: string, qrSize: number, qrPath: string } | null, passkeys: Array<{ id: string, name: string, isBackedUp: boolean, insertedAt: string, lastUsedAt: string | null }> }, staffDevices: Array<{ id: string, family: string, address: string | null, signedInAt: string, lastUsedAt: string, isCurrent: boolean }> };

export type UpdateAdminPasswordMutationVariables = Exact<{
  currentPassword: string;
  newPassword: string;
}>;


export type UpdateAdminPasswordMutation = { updateAdminPassword: boolean };

export type StartAdminTotpMutationVariables = Exact<{ [key: string]: never; }>;


export type StartAdminTotpMutation = { startAdminTotp: boolean };

export type ConfirmAdminTotpMutationVariables = Exact<{
  code: string;
}>;


export type ConfirmAdminTotpMutation = { confirmAdminTotp: { codes: Array<string> | null } };

export type RenewAdminRecoveryCodesMutationVariables = Exact<{ [key: string]: never; }>;


export type RenewAdminRecoveryCodesMutation = { renewAdminRecoveryCodes: { codes: Array<string> | null } };

export type RemoveAdminTotpMutationVariables = Exact<{ [key: string]: never; }>;


export type RemoveAdminTotpMutation = { removeAdminTotp: boolean };

export type StartAdminPasskeyMutationVariables = Exact<{ [key: string]: never; }>;


export type StartAdminPasskeyMutation = { startAdminPasskey: string };

export type AddAdminPasskeyMutationVariables = Exact<{
  answer: string;
  name: string;
}>;


export type AddAdminPasskeyMutation = { addAdminPasskey: boolean };

export type RenameAdminPasskeyMutationVariables = Exact<{
  id: string | number;
  name: string;
}>;


export type RenameAdminPasskeyMutation = { renameAdminPasskey: boolean };

export type RemoveAdminPasskeyMutationVariables = Exact<{
  id: string | number;
}>;


export type RemoveAdminPasskeyMutation = { removeAdminPasskey: boolean };

export type EndAdminDeviceMutationVariables = Exact<{
  id: string | number;
}>;


export type EndAdminDeviceMutation = { endAdminDevice: string };

export type EndOtherAdminDevicesMutationVariables = Exact<{ [key: string]: never; }>;


export type EndOtherAdminDevicesMutation = { endOtherAdminDevices: number };

export type AdminSuspensionsQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminSuspensionsQuery = { viewer: { id: string, role: AdminRole }, contractSuspensions: Array<(
    { id: string, company: { id: string, displayName: string } }
    & { ' $fragmentRefs'?: { 'SuspensionFieldsFragment': SuspensionFieldsFragment } }
  )> };

export type AdminCandidateStopsQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminCandidateStopsQuery = { candidateStops: Array<(
    { id: string, candidateId: string }
    & { ' $fragmentRefs'?: { 'StopFieldsFragment': StopFieldsFragment } }
  )> };

export type AdminWhitepapersQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminWhitepapersQuery = { viewer: { role: AdminRole }, whitepapers: Array<{ id: string, state: WhitepaperState, title: string, tags: Array<string>, minimumPlanLabel: string, pages: number, coverUrl: string, publishedAt: string | null, downloads: number, companies: number }> };

export type CreateWhitepaperMutationVariables = Exact<{
  whitepaper: WhitepaperInput;
  encodedFile: string;
  encodedCover?: string | null | undefined;
}>;


export type CreateWhitepaperMutation = { createWhitepaper: { id: string } };

export type UpdateWhitepaperMutationVariables = Exact<{
  id: string | number;
  revision?: string | null | undefined;
  whitepaper: WhitepaperInput;
  encodedFile?: string | null | undefined;
  encodedCover?: string | null | undefined;
  isCoverDrawn?: boolean | null | undefined;
}>;


export type UpdateWhitepaperMutation = { updateWhitepaper: { id: string } };

export type PublishWhitepaperMutationVariables = Exact<{
  id: string | number;
}>;


export type PublishWhitepaperMutation = { publishWhitepaper: { id: string } };

export type RetireWhitepaperMutationVariables = Exact<{
  id: string | number;
}>;


export type RetireWhitepaperMutation = { retireWhitepaper: { id: string } };

export type AdminWhitepaperQueryVariables = Exact<{
  id: string | number;
}>;


export type AdminWhitepaperQuery = { viewer: { role: AdminRole }, whitepaper: { id: string, state: WhitepaperState, title: string, summary: string, contents: Array<string>, tags: Array<string>, minimumPlan: WhitepaperPlan, minimumPlanLabel: string, pages: number, bytes: number, coverUrl: string, isOwn: boolean, publishedAt: string | null, updatedAt: string, revision: string, downloads: number, companies: number }, whitepapers: Array<{ id: string, tags: Array<string> }> };

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
export const AdminAccountRowFragmentDoc = new TypedDocumentString(`
    fragment AdminAccountRow on AdminAccount {
  id
  email
  familyName
  givenName
  status
  role
  invitationExpiresAt
  lastSignedInAt
  hasSecondFactor
}
    `, {"fragmentName":"AdminAccountRow"}) as unknown as TypedDocumentString<AdminAccountRowFragment, unknown>;
export const AgentConsultationCardFragmentDoc = new TypedDocumentString(`
    fragment AgentConsultationCard on AgentConsultation {
  id
  partnerName
  textVersion
  agreedAt
  revokedAt
  handedOverAt
  handedOverByName
}
    `, {"fragmentName":"AgentConsultationCard"}) as unknown as TypedDocumentString<AgentConsultationCardFragment, unknown>;
export const AgentConsultationStudentFactsFragmentDoc = new TypedDocumentString(`
    fragment AgentConsultationStudentFacts on AgentConsultationStudent {
  familyName
  givenName
  familyNameKana
  givenNameKana
  email
  phoneNumber
  schoolName
  departmentName
  graduationYear
  industries
  jobTypes
  areas
}
    `, {"fragmentName":"AgentConsultationStudentFacts"}) as unknown as TypedDocumentString<AgentConsultationStudentFactsFragment, unknown>;
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
  id
  status
  email
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
export const AssessmentItemFieldsFragmentDoc = new TypedDocumentString(`
    fragment AssessmentItemFields on AssessmentItem {
  id
  facet
  difficulty
  state
  restedUntil
  words
  key
  acts
  alarms {
    kind
    raisedAt
    before
    now
    acknowledgement {
      at
      byName
      reason
    }
  }
  statistic {
    people
    seen
    correct
    itemRest
    medianMilliseconds
    chosen
    blank
    exposure
    exposureLimit
    departmentDif
    deviceDif
  }
}
    `, {"fragmentName":"AssessmentItemFields"}) as unknown as TypedDocumentString<AssessmentItemFieldsFragment, unknown>;
export const NormFieldsFragmentDoc = new TypedDocumentString(`
    fragment NormFields on AssessmentNorm {
  id
  title
  graduationYear
  version
  month
  takers
  cuts
}
    `, {"fragmentName":"NormFields"}) as unknown as TypedDocumentString<NormFieldsFragment, unknown>;
export const ScaleFieldsFragmentDoc = new TypedDocumentString(`
    fragment ScaleFields on AssessmentScale {
  id
  title
  takers
  items
  mean
  alpha
  standardError
}
    `, {"fragmentName":"ScaleFields"}) as unknown as TypedDocumentString<ScaleFieldsFragment, unknown>;
export const AuditEntryFieldsFragmentDoc = new TypedDocumentString(`
    fragment AuditEntryFields on AuditEntry {
  id
  insertedAt
  area
  actorId
  operatorName
  companyId
  companyName
  candidateId
  action
  subject
  subjectId
  from
  to
  requestId
  details
}
    `, {"fragmentName":"AuditEntryFields"}) as unknown as TypedDocumentString<AuditEntryFieldsFragment, unknown>;
export const LookedUpAccountFragmentDoc = new TypedDocumentString(`
    fragment LookedUpAccount on LookedUpCandidate {
  id
  registeredAt
  emailEnd
  emailVerifiedAt
  phoneEnd
  phoneVerifiedAt
  blockedCompanyCount
  withdrawnAt
  withdrawalReasonKind
  purgeAt
}
    `, {"fragmentName":"LookedUpAccount"}) as unknown as TypedDocumentString<LookedUpAccountFragment, unknown>;
export const LookedUpAssessmentsFragmentDoc = new TypedDocumentString(`
    fragment LookedUpAssessments on LookedUpCandidate {
  assessments {
    id
    kind
    state
    beganAt
    submittedAt
    focusLosses
    isExtended
    isChecked
    voidAskedBy
  }
}
    `, {"fragmentName":"LookedUpAssessments"}) as unknown as TypedDocumentString<LookedUpAssessmentsFragment, unknown>;
export const LookedUpConsentsFragmentDoc = new TypedDocumentString(`
    fragment LookedUpConsents on LookedUpCandidate {
  consents {
    kind
    version
    agreedAt
  }
}
    `, {"fragmentName":"LookedUpConsents"}) as unknown as TypedDocumentString<LookedUpConsentsFragment, unknown>;
export const LookedUpSessionsFragmentDoc = new TypedDocumentString(`
    fragment LookedUpSessions on LookedUpCandidate {
  sessions {
    deviceFamily
    isOpen
    openedAt
    lastUsedAt
  }
}
    `, {"fragmentName":"LookedUpSessions"}) as unknown as TypedDocumentString<LookedUpSessionsFragment, unknown>;
export const LookedUpExportsFragmentDoc = new TypedDocumentString(`
    fragment LookedUpExports on LookedUpCandidate {
  exports {
    id
    status
    askedAt
    expiresAt
  }
}
    `, {"fragmentName":"LookedUpExports"}) as unknown as TypedDocumentString<LookedUpExportsFragment, unknown>;
export const LookedUpSeenByFragmentDoc = new TypedDocumentString(`
    fragment LookedUpSeenBy on LookedUpCandidate {
  seenBy {
    companyId
    companyName
    kind
    times
    people
    firstAt
    lastAt
  }
}
    `, {"fragmentName":"LookedUpSeenBy"}) as unknown as TypedDocumentString<LookedUpSeenByFragment, unknown>;
export const StopFieldsFragmentDoc = new TypedDocumentString(`
    fragment StopFields on CandidateStop {
  id
  kind
  reason
  requestedBy
  requestedByName
  insertedAt
}
    `, {"fragmentName":"StopFields"}) as unknown as TypedDocumentString<StopFieldsFragment, unknown>;
export const LookedUpStopsFragmentDoc = new TypedDocumentString(`
    fragment LookedUpStops on LookedUpCandidate {
  id
  status
  stops {
    id
    kind
    status
    reason
    insertedAt
    decidedAt
    liftedAt
    ...StopFields
  }
}
    fragment StopFields on CandidateStop {
  id
  kind
  reason
  requestedBy
  requestedByName
  insertedAt
}`, {"fragmentName":"LookedUpStops"}) as unknown as TypedDocumentString<LookedUpStopsFragment, unknown>;
export const AdminAnalysisRowFieldsFragmentDoc = new TypedDocumentString(`
    fragment AdminAnalysisRowFields on ScoutAnalysisRow {
  key
  label
  opening
  sent
  readRate
  accepted
  met
  told
  goesOn
  hired
  answered
  lowerDays
  medianDays
  upperDays
}
    `, {"fragmentName":"AdminAnalysisRowFields"}) as unknown as TypedDocumentString<AdminAnalysisRowFieldsFragment, unknown>;
export const BenchmarkRowFieldsFragmentDoc = new TypedDocumentString(`
    fragment BenchmarkRowFields on ScoutBenchmark {
  group
  measure
  companies
  lower
  median
  upper
}
    `, {"fragmentName":"BenchmarkRowFields"}) as unknown as TypedDocumentString<BenchmarkRowFieldsFragment, unknown>;
export const CompanyActsFragmentDoc = new TypedDocumentString(`
    fragment CompanyActs on Company {
  id
  displayName
  contract {
    status
    planKey
    startsOn
    endsOn
    canTakeBackEnd
    endTakenBackTo
  }
  contractRequests {
    status
    kind
    planKey
    wantedFrom
  }
  users {
    id
    status
  }
  openSuspension {
    id
  }
  paidRenewal {
    planKey
    endsOn
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
export const CompanyContractRequestsFragmentDoc = new TypedDocumentString(`
    fragment CompanyContractRequests on Company {
  contractRequests {
    id
    kind
    status
    planLabel
    wantedFrom
    message
    insertedAt
    answer
    answeredAt
  }
}
    `, {"fragmentName":"CompanyContractRequests"}) as unknown as TypedDocumentString<CompanyContractRequestsFragment, unknown>;
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
export const CompanyInvoicesFragmentDoc = new TypedDocumentString(`
    fragment CompanyInvoices on Company {
  id
  contract {
    status
    planKey
    endsOn
  }
  invoices {
    id
    number
    status
    isOverdue
    issuedOn
    dueOn
    paidOn
    cancelReason
    total
    lines {
      description
    }
  }
}
    `, {"fragmentName":"CompanyInvoices"}) as unknown as TypedDocumentString<CompanyInvoicesFragment, unknown>;
export const CompanyJobsFragmentDoc = new TypedDocumentString(`
    fragment CompanyJobs on Company {
  jobCount
  jobs {
    id
    title
    status
    isArchived
    isTakenDown
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
  id
  displayName
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
export const JobAfterAcceptanceFragmentDoc = new TypedDocumentString(`
    fragment JobAfterAcceptance on WholeJob {
  completionDescription
  completionUrls {
    label
    url
  }
  comingDates {
    id
    startAt
    endAt
    location
    url
  }
}
    `, {"fragmentName":"JobAfterAcceptance"}) as unknown as TypedDocumentString<JobAfterAcceptanceFragment, unknown>;
export const JobTakedownFieldsFragmentDoc = new TypedDocumentString(`
    fragment JobTakedownFields on WholeJob {
  id
  title
  status
  isArchived
  totalSent
  canTakeDown
  takedown {
    reason
    takenDownAt
  }
}
    `, {"fragmentName":"JobTakedownFields"}) as unknown as TypedDocumentString<JobTakedownFieldsFragment, unknown>;
export const DeliveryDaysFragmentDoc = new TypedDocumentString(`
    fragment DeliveryDays on Query {
  deliveryDays {
    day
    queued
    settled
  }
}
    `, {"fragmentName":"DeliveryDays"}) as unknown as TypedDocumentString<DeliveryDaysFragment, unknown>;
export const FailedJobRowsFragmentDoc = new TypedDocumentString(`
    fragment FailedJobRows on Query {
  failedJobs(kind: $kind) {
    id
    kind
    attempts
    maxAttempts
    isGivenUp
    error
    failedAt
    nextTryAt
    domain
  }
}
    `, {"fragmentName":"FailedJobRows"}) as unknown as TypedDocumentString<FailedJobRowsFragment, unknown>;
export const FailedKindRowsFragmentDoc = new TypedDocumentString(`
    fragment FailedKindRows on Query {
  failedJobKinds {
    kind
    group
    givenUp
    waiting
    oldestAt
    latestAt
  }
}
    `, {"fragmentName":"FailedKindRows"}) as unknown as TypedDocumentString<FailedKindRowsFragment, unknown>;
export const OutgoingStopRowsFragmentDoc = new TypedDocumentString(`
    fragment OutgoingStopRows on Query {
  outgoingStops {
    channel
    kind
    name
    reason
    operatorName
    stoppedAt
  }
  outgoingWaiting {
    channel
    kind
    name
    count
    late
    oldestAt
    isListed
  }
  outgoingKinds {
    kind
    name
    channels
  }
}
    `, {"fragmentName":"OutgoingStopRows"}) as unknown as TypedDocumentString<OutgoingStopRowsFragment, unknown>;
export const FigureRowFieldsFragmentDoc = new TypedDocumentString(`
    fragment FigureRowFields on FigureRow {
  label
  cells
  total
  medianDays
}
    `, {"fragmentName":"FigureRowFields"}) as unknown as TypedDocumentString<FigureRowFieldsFragment, unknown>;
export const OpenContractRequestsFragmentDoc = new TypedDocumentString(`
    fragment OpenContractRequests on ContractRequestConnection {
  totalCount
  nodes {
    id
    kind
    planLabel
    insertedAt
    company {
      id
      displayName
    }
  }
}
    `, {"fragmentName":"OpenContractRequests"}) as unknown as TypedDocumentString<OpenContractRequestsFragment, unknown>;
export const DeskFiguresFragmentDoc = new TypedDocumentString(`
    fragment DeskFigures on Desk {
  scoutsByDay {
    day
    count
  }
  answersByDay {
    day
    count
  }
  registrationsByDay {
    day
    count
  }
  companiesByDay {
    day
    count
  }
}
    `, {"fragmentName":"DeskFigures"}) as unknown as TypedDocumentString<DeskFiguresFragment, unknown>;
export const DeskQueueFieldsFragmentDoc = new TypedDocumentString(`
    fragment DeskQueueFields on DeskQueue {
  count
  oldestAt
  dueOn
}
    `, {"fragmentName":"DeskQueueFields"}) as unknown as TypedDocumentString<DeskQueueFieldsFragment, unknown>;
export const DeskQueuesFragmentDoc = new TypedDocumentString(`
    fragment DeskQueues on Desk {
  applications {
    ...DeskQueueFields
  }
  complaints {
    ...DeskQueueFields
  }
  inquiries {
    ...DeskQueueFields
  }
  agentConsultations {
    ...DeskQueueFields
  }
  mismatches {
    ...DeskQueueFields
  }
  suspensions {
    ...DeskQueueFields
  }
  candidateStops {
    ...DeskQueueFields
  }
  reviews {
    ...DeskQueueFields
  }
  renewals {
    ...DeskQueueFields
  }
  unpaidInvoices {
    count
    dueOn
    yen
  }
  staleJobs {
    ...DeskQueueFields
  }
  failedJobs {
    ...DeskQueueFields
  }
  itemAlarms {
    ...DeskQueueFields
  }
  assessmentChecks {
    ...DeskQueueFields
  }
}
    fragment DeskQueueFields on DeskQueue {
  count
  oldestAt
  dueOn
}`, {"fragmentName":"DeskQueues"}) as unknown as TypedDocumentString<DeskQueuesFragment, unknown>;
export const DeskStopsFragmentDoc = new TypedDocumentString(`
    fragment DeskStops on Desk {
  outgoingStops {
    channel
    kind
    name
  }
}
    `, {"fragmentName":"DeskStops"}) as unknown as TypedDocumentString<DeskStopsFragment, unknown>;
export const InquiryAnswerFragmentDoc = new TypedDocumentString(`
    fragment InquiryAnswer on Inquiry {
  id
  status
  name
  receiptNumber
  messages {
    id
    companyName
  }
}
    `, {"fragmentName":"InquiryAnswer"}) as unknown as TypedDocumentString<InquiryAnswerFragment, unknown>;
export const TemplateChoiceFragmentDoc = new TypedDocumentString(`
    fragment TemplateChoice on Query {
  inquiryTemplates {
    id
    title
    body
    isInUse
  }
}
    `, {"fragmentName":"TemplateChoice"}) as unknown as TypedDocumentString<TemplateChoiceFragment, unknown>;
export const InquiryAssignmentFragmentDoc = new TypedDocumentString(`
    fragment InquiryAssignment on Inquiry {
  id
  assignedTo {
    id
    familyName
    givenName
    status
  }
}
    `, {"fragmentName":"InquiryAssignment"}) as unknown as TypedDocumentString<InquiryAssignmentFragment, unknown>;
export const OperatorChoiceFragmentDoc = new TypedDocumentString(`
    fragment OperatorChoice on Query {
  adminAccounts {
    id
    familyName
    givenName
    status
    role
  }
}
    `, {"fragmentName":"OperatorChoice"}) as unknown as TypedDocumentString<OperatorChoiceFragment, unknown>;
export const InquiryClosingFragmentDoc = new TypedDocumentString(`
    fragment InquiryClosing on Inquiry {
  id
  status
}
    `, {"fragmentName":"InquiryClosing"}) as unknown as TypedDocumentString<InquiryClosingFragment, unknown>;
export const InquiryFactsFragmentDoc = new TypedDocumentString(`
    fragment InquiryFacts on Inquiry {
  id
  status
  name
  email
  answerEmail
  candidateId
  companyId
  discussedCandidateId
  dueOn
  decidedAt
  closeReason
  reportedJob {
    id
    title
    complaintCount
  }
  reportedCompany {
    id
    displayName
    complaintCount
  }
}
    `, {"fragmentName":"InquiryFacts"}) as unknown as TypedDocumentString<InquiryFactsFragment, unknown>;
export const InquiryLetterFragmentDoc = new TypedDocumentString(`
    fragment InquiryLetter on Inquiry {
  id
  status
  reportedCompany {
    displayName
  }
  messages {
    id
  }
}
    `, {"fragmentName":"InquiryLetter"}) as unknown as TypedDocumentString<InquiryLetterFragment, unknown>;
export const InquiryMessageFragmentDoc = new TypedDocumentString(`
    fragment InquiryMessage on Inquiry {
  id
  category
  body
  insertedAt
  attachments {
    position
    fileName
    bytes
  }
}
    `, {"fragmentName":"InquiryMessage"}) as unknown as TypedDocumentString<InquiryMessageFragment, unknown>;
export const InquiryReportedThreadFragmentDoc = new TypedDocumentString(`
    fragment InquiryReportedThread on Inquiry {
  id
  hasReportedThread
}
    `, {"fragmentName":"InquiryReportedThread"}) as unknown as TypedDocumentString<InquiryReportedThreadFragment, unknown>;
export const InquiryThreadFragmentDoc = new TypedDocumentString(`
    fragment InquiryThread on Inquiry {
  name
  messages {
    id
    body
    companyName
    writer
    state
    insertedAt
  }
}
    `, {"fragmentName":"InquiryThread"}) as unknown as TypedDocumentString<InquiryThreadFragment, unknown>;
export const InquiryRowFragmentDoc = new TypedDocumentString(`
    fragment InquiryRow on Inquiry {
  id
  receiptNumber
  firstLine
  status
  area
  category
  dueOn
  insertedAt
  candidateId
  companyId
  attachments {
    position
  }
  assignedTo {
    id
    familyName
  }
  reportedJob {
    title
    complaintCount
  }
  reportedCompany {
    displayName
    complaintCount
  }
}
    `, {"fragmentName":"InquiryRow"}) as unknown as TypedDocumentString<InquiryRowFragment, unknown>;
export const TemplateFieldsFragmentDoc = new TypedDocumentString(`
    fragment TemplateFields on InquiryTemplate {
  id
  title
  body
  isInUse
  version
  updatedAt
}
    `, {"fragmentName":"TemplateFields"}) as unknown as TypedDocumentString<TemplateFieldsFragment, unknown>;
export const AppliedImportFieldsFragmentDoc = new TypedDocumentString(`
    fragment AppliedImportFields on Query {
  appliedSchoolImports {
    id
    fileName
    appliedAt
    added
    renamed
    retired
    by
  }
}
    `, {"fragmentName":"AppliedImportFields"}) as unknown as TypedDocumentString<AppliedImportFieldsFragment, unknown>;
export const SchoolImportFieldsFragmentDoc = new TypedDocumentString(`
    fragment SchoolImportFields on SchoolImport {
  id
  fileName
  unchanged
  confirmation
  asksForWord
  groups {
    subject
    kind
    count
    changes {
      id
      name
      before
      school
    }
  }
}
    `, {"fragmentName":"SchoolImportFields"}) as unknown as TypedDocumentString<SchoolImportFieldsFragment, unknown>;
export const LookupUseFieldsFragmentDoc = new TypedDocumentString(`
    fragment LookupUseFields on Query {
  lookupUses {
    list
    id
    label
    isActive
    students
    companies
    jobs
  }
}
    `, {"fragmentName":"LookupUseFields"}) as unknown as TypedDocumentString<LookupUseFieldsFragment, unknown>;
export const SynonymFieldsFragmentDoc = new TypedDocumentString(`
    fragment SynonymFields on Query {
  searchSynonymList {
    text
    groupCount
    revision
  }
}
    `, {"fragmentName":"SynonymFields"}) as unknown as TypedDocumentString<SynonymFieldsFragment, unknown>;
export const AdminNoticeFieldsFragmentDoc = new TypedDocumentString(`
    fragment AdminNoticeFields on ServiceNotice {
  id
  area
  kind
  state
  text
  link
  shownFrom
  shownUntil
  version
}
    `, {"fragmentName":"AdminNoticeFields"}) as unknown as TypedDocumentString<AdminNoticeFieldsFragment, unknown>;
export const OfferReportCaseCardFragmentDoc = new TypedDocumentString(`
    fragment OfferReportCaseCard on OfferReportCase {
  id
  status
  isOverdue
  candidateId
  companyId
  companyName
  jobTitle
  invitationStatus
  acceptedScoutAt
  acceptedOn
  reportedAt
  answerBy
  answeredAt
  answererName
  resolution
  resolverName
  notes {
    id
    body
    writer
    insertedAt
  }
}
    `, {"fragmentName":"OfferReportCaseCard"}) as unknown as TypedDocumentString<OfferReportCaseCardFragment, unknown>;
export const RetentionRowsFragmentDoc = new TypedDocumentString(`
    fragment RetentionRows on Query {
  retention {
    kind
    lastRunAt
    lastErasedOn
    rows
  }
}
    `, {"fragmentName":"RetentionRows"}) as unknown as TypedDocumentString<RetentionRowsFragment, unknown>;
export const AdminAccountsPageDocument = new TypedDocumentString(`
    query AdminAccountsPage {
  viewer {
    id
    role
  }
  adminAccounts {
    id
    ...AdminAccountRow
  }
}
    fragment AdminAccountRow on AdminAccount {
  id
  email
  familyName
  givenName
  status
  role
  invitationExpiresAt
  lastSignedInAt
  hasSecondFactor
}`) as unknown as TypedDocumentString<AdminAccountsPageQuery, AdminAccountsPageQueryVariables>;
export const InviteAdminAccountDocument = new TypedDocumentString(`
    mutation InviteAdminAccount($email: String!, $familyName: String!, $givenName: String!, $role: AdminRole!) {
  inviteAdminAccount(
    email: $email
    familyName: $familyName
    givenName: $givenName
    role: $role
  ) {
    id
  }
}
    `) as unknown as TypedDocumentString<InviteAdminAccountMutation, InviteAdminAccountMutationVariables>;
export const ResendAdminInvitationDocument = new TypedDocumentString(`
    mutation ResendAdminInvitation($id: ID!) {
  resendAdminInvitation(id: $id) {
    id
  }
}
    `) as unknown as TypedDocumentString<ResendAdminInvitationMutation, ResendAdminInvitationMutationVariables>;
export const UpdateAdminAccountRoleDocument = new TypedDocumentString(`
    mutation UpdateAdminAccountRole($id: ID!, $role: AdminRole!) {
  updateAdminAccountRole(id: $id, role: $role) {
    id
  }
}
    `) as unknown as TypedDocumentString<UpdateAdminAccountRoleMutation, UpdateAdminAccountRoleMutationVariables>;
export const DisableAdminAccountDocument = new TypedDocumentString(`
    mutation DisableAdminAccount($id: ID!) {
  disableAdminAccount(id: $id) {
    id
  }
}
    `) as unknown as TypedDocumentString<DisableAdminAccountMutation, DisableAdminAccountMutationVariables>;
export const AdminAgentConsultationsDocument = new TypedDocumentString(`
    query AdminAgentConsultations($filter: AgentConsultationFilter!, $first: Int!, $offset: Int!) {
  desk {
    agentConsultations {
      count
    }
  }
  agentConsultations(filter: $filter, first: $first, offset: $offset) {
    totalCount
    nodes {
      id
      ...AgentConsultationCard
    }
  }
}
    fragment AgentConsultationCard on AgentConsultation {
  id
  partnerName
  textVersion
  agreedAt
  revokedAt
  handedOverAt
  handedOverByName
}`) as unknown as TypedDocumentString<AdminAgentConsultationsQuery, AdminAgentConsultationsQueryVariables>;
export const DiscloseAgentConsultationDocument = new TypedDocumentString(`
    mutation DiscloseAgentConsultation($id: ID!) {
  discloseAgentConsultation(id: $id) {
    ...AgentConsultationStudentFacts
  }
}
    fragment AgentConsultationStudentFacts on AgentConsultationStudent {
  familyName
  givenName
  familyNameKana
  givenNameKana
  email
  phoneNumber
  schoolName
  departmentName
  graduationYear
  industries
  jobTypes
  areas
}`) as unknown as TypedDocumentString<DiscloseAgentConsultationMutation, DiscloseAgentConsultationMutationVariables>;
export const MarkAgentConsultationHandedOverDocument = new TypedDocumentString(`
    mutation MarkAgentConsultationHandedOver($id: ID!) {
  markAgentConsultationHandedOver(id: $id) {
    id
  }
}
    `) as unknown as TypedDocumentString<MarkAgentConsultationHandedOverMutation, MarkAgentConsultationHandedOverMutationVariables>;
export const AdminApplicationsDocument = new TypedDocumentString(`
    query AdminApplications($status: PreRegistrationStatus!, $first: Int!, $offset: Int!) {
  preRegistrations(status: $status, first: $first, offset: $offset) {
    totalCount
    nodes {
      id
      companyName
      familyName
      givenName
      mailDomain
      isFreeMail
      insertedAt
      decidedAt
      decidedByName
    }
  }
}
    `) as unknown as TypedDocumentString<AdminApplicationsQuery, AdminApplicationsQueryVariables>;
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
  id
  status
  email
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
export const SendNewRegistrationCodeDocument = new TypedDocumentString(`
    mutation SendNewRegistrationCode($id: ID!) {
  sendNewRegistrationCode(preRegistrationId: $id) {
    id
  }
}
    `) as unknown as TypedDocumentString<SendNewRegistrationCodeMutation, SendNewRegistrationCodeMutationVariables>;
export const AdminAssessmentItemsDocument = new TypedDocumentString(`
    query AdminAssessmentItems($scope: AssessmentItemScope!) {
  viewer {
    id
    role
  }
  assessmentItems(scope: $scope) {
    id
    ...AssessmentItemFields
  }
  assessmentOpenAlarms {
    scope
    items
  }
  assessmentScales {
    ...ScaleFields
  }
  assessmentNorms {
    ...NormFields
  }
}
    fragment AssessmentItemFields on AssessmentItem {
  id
  facet
  difficulty
  state
  restedUntil
  words
  key
  acts
  alarms {
    kind
    raisedAt
    before
    now
    acknowledgement {
      at
      byName
      reason
    }
  }
  statistic {
    people
    seen
    correct
    itemRest
    medianMilliseconds
    chosen
    blank
    exposure
    exposureLimit
    departmentDif
    deviceDif
  }
}
fragment NormFields on AssessmentNorm {
  id
  title
  graduationYear
  version
  month
  takers
  cuts
}
fragment ScaleFields on AssessmentScale {
  id
  title
  takers
  items
  mean
  alpha
  standardError
}`) as unknown as TypedDocumentString<AdminAssessmentItemsQuery, AdminAssessmentItemsQueryVariables>;
export const RestAssessmentItemDocument = new TypedDocumentString(`
    mutation RestAssessmentItem($id: ID!) {
  restAssessmentItem(itemId: $id) {
    id
  }
}
    `) as unknown as TypedDocumentString<RestAssessmentItemMutation, RestAssessmentItemMutationVariables>;
export const RetireAssessmentItemDocument = new TypedDocumentString(`
    mutation RetireAssessmentItem($id: ID!) {
  retireAssessmentItem(itemId: $id) {
    id
  }
}
    `) as unknown as TypedDocumentString<RetireAssessmentItemMutation, RetireAssessmentItemMutationVariables>;
export const MakeAssessmentItemLiveDocument = new TypedDocumentString(`
    mutation MakeAssessmentItemLive($id: ID!) {
  makeAssessmentItemLive(itemId: $id) {
    id
  }
}
    `) as unknown as TypedDocumentString<MakeAssessmentItemLiveMutation, MakeAssessmentItemLiveMutationVariables>;
export const AcknowledgeAssessmentAlarmDocument = new TypedDocumentString(`
    mutation AcknowledgeAssessmentAlarm($id: ID!, $kind: AssessmentItemAlarmKind!, $reason: String!) {
  acknowledgeAssessmentAlarm(itemId: $id, kind: $kind, reason: $reason) {
    kind
  }
}
    `) as unknown as TypedDocumentString<AcknowledgeAssessmentAlarmMutation, AcknowledgeAssessmentAlarmMutationVariables>;
export const ReopenAssessmentAlarmDocument = new TypedDocumentString(`
    mutation ReopenAssessmentAlarm($id: ID!, $kind: AssessmentItemAlarmKind!) {
  reopenAssessmentAlarm(itemId: $id, kind: $kind) {
    kind
  }
}
    `) as unknown as TypedDocumentString<ReopenAssessmentAlarmMutation, ReopenAssessmentAlarmMutationVariables>;
export const AskToVoidAssessmentDocument = new TypedDocumentString(`
    mutation AskToVoidAssessment($id: ID!, $reason: String!) {
  askToVoidAssessment(attemptId: $id, reason: $reason) {
    id
  }
}
    `) as unknown as TypedDocumentString<AskToVoidAssessmentMutation, AskToVoidAssessmentMutationVariables>;
export const ConfirmVoidAssessmentDocument = new TypedDocumentString(`
    mutation ConfirmVoidAssessment($id: ID!) {
  confirmVoidAssessment(attemptId: $id) {
    id
  }
}
    `) as unknown as TypedDocumentString<ConfirmVoidAssessmentMutation, ConfirmVoidAssessmentMutationVariables>;
export const WithdrawVoidOfAssessmentDocument = new TypedDocumentString(`
    mutation WithdrawVoidOfAssessment($id: ID!) {
  withdrawVoidOfAssessment(attemptId: $id) {
    id
  }
}
    `) as unknown as TypedDocumentString<WithdrawVoidOfAssessmentMutation, WithdrawVoidOfAssessmentMutationVariables>;
export const EndAssessmentCheckDocument = new TypedDocumentString(`
    mutation EndAssessmentCheck($id: ID!) {
  endAssessmentCheck(attemptId: $id) {
    id
  }
}
    `) as unknown as TypedDocumentString<EndAssessmentCheckMutation, EndAssessmentCheckMutationVariables>;
export const AdminAssessmentItemsFileDocument = new TypedDocumentString(`
    query AdminAssessmentItemsFile {
  assessmentItemsFile
}
    `) as unknown as TypedDocumentString<AdminAssessmentItemsFileQuery, AdminAssessmentItemsFileQueryVariables>;
export const AdminSittingsDocument = new TypedDocumentString(`
    query AdminSittings {
  assessmentChecks {
    id
    submittedAt
    checkedAt
    fastAnswers
    recheckRight
    focusLosses
    voidAskedBy
  }
  assessmentVoidRequests {
    id
    kind
    beganAt
    voidReason
    voidAskedBy
    voidAskedByName
  }
}
    `) as unknown as TypedDocumentString<AdminSittingsQuery, AdminSittingsQueryVariables>;
export const AdminAuditDocument = new TypedDocumentString(`
    query AdminAudit($from: Date!, $to: Date!, $area: AuditArea, $actorId: String!, $companyId: String!, $candidateId: String!, $action: String!, $subject: String!, $subjectId: String!, $requestId: String!, $page: Int!) {
  auditEntries(
    from: $from
    to: $to
    area: $area
    actorId: $actorId
    companyId: $companyId
    candidateId: $candidateId
    action: $action
    subject: $subject
    subjectId: $subjectId
    requestId: $requestId
    page: $page
  ) {
    totalCount
    nodes {
      id
      ...AuditEntryFields
    }
  }
}
    fragment AuditEntryFields on AuditEntry {
  id
  insertedAt
  area
  actorId
  operatorName
  companyId
  companyName
  candidateId
  action
  subject
  subjectId
  from
  to
  requestId
  details
}`) as unknown as TypedDocumentString<AdminAuditQuery, AdminAuditQueryVariables>;
export const AdminCandidatesDocument = new TypedDocumentString(`
    query AdminCandidates {
  viewer {
    id
    role
  }
}
    `) as unknown as TypedDocumentString<AdminCandidatesQuery, AdminCandidatesQueryVariables>;
export const LookUpCandidateDocument = new TypedDocumentString(`
    mutation LookUpCandidate($by: LookupKey!, $value: String!, $reasonKind: LookupReason!, $reason: String!) {
  lookUpCandidate(
    by: $by
    value: $value
    reasonKind: $reasonKind
    reason: $reason
  ) {
    id
    status
    registeredAt
  }
}
    `) as unknown as TypedDocumentString<LookUpCandidateMutation, LookUpCandidateMutationVariables>;
export const AdminCandidateDocument = new TypedDocumentString(`
    query AdminCandidate($id: ID!) {
  viewer {
    id
    role
  }
  lookedUpCandidate(id: $id) {
    id
    status
    openUntil
    lookupReasonKind
    lookupReason
    ...LookedUpAccount
    ...LookedUpConsents
    ...LookedUpSessions
    ...LookedUpExports
    ...LookedUpSeenBy
    ...LookedUpAssessments
    ...LookedUpStops
  }
}
    fragment LookedUpAccount on LookedUpCandidate {
  id
  registeredAt
  emailEnd
  emailVerifiedAt
  phoneEnd
  phoneVerifiedAt
  blockedCompanyCount
  withdrawnAt
  withdrawalReasonKind
  purgeAt
}
fragment LookedUpAssessments on LookedUpCandidate {
  assessments {
    id
    kind
    state
    beganAt
    submittedAt
    focusLosses
    isExtended
    isChecked
    voidAskedBy
  }
}
fragment LookedUpConsents on LookedUpCandidate {
  consents {
    kind
    version
    agreedAt
  }
}
fragment LookedUpSessions on LookedUpCandidate {
  sessions {
    deviceFamily
    isOpen
    openedAt
    lastUsedAt
  }
}
fragment LookedUpExports on LookedUpCandidate {
  exports {
    id
    status
    askedAt
    expiresAt
  }
}
fragment LookedUpSeenBy on LookedUpCandidate {
  seenBy {
    companyId
    companyName
    kind
    times
    people
    firstAt
    lastAt
  }
}
fragment LookedUpStops on LookedUpCandidate {
  id
  status
  stops {
    id
    kind
    status
    reason
    insertedAt
    decidedAt
    liftedAt
    ...StopFields
  }
}
fragment StopFields on CandidateStop {
  id
  kind
  reason
  requestedBy
  requestedByName
  insertedAt
}`) as unknown as TypedDocumentString<AdminCandidateQuery, AdminCandidateQueryVariables>;
export const AdminCompaniesDocument = new TypedDocumentString(`
    query AdminCompanies($text: String!, $status: ContractStatus, $isStale: Boolean!, $endsSoon: Boolean!, $order: CompanyOrder!, $first: Int!, $offset: Int!) {
  companies(
    text: $text
    status: $status
    hasStaleJobs: $isStale
    endsSoon: $endsSoon
    order: $order
    first: $first
    offset: $offset
  ) {
    totalCount
    nodes {
      id
      displayName
      kana
      corporateNumber
      insertedAt
      contract {
        status
        planLabel
        endsOn
      }
    }
  }
}
    `) as unknown as TypedDocumentString<AdminCompaniesQuery, AdminCompaniesQueryVariables>;
export const AdminAnalysisDocument = new TypedDocumentString(`
    query AdminAnalysis($filter: ScoutAnalysisFilter!, $by: ScoutAnalysisDimension!, $isCounted: Boolean!) {
  scoutAnalysis(filter: $filter, by: $by) @include(if: $isCounted) {
    isCut
    readDays {
      from
      to
    }
    total {
      ...AdminAnalysisRowFields
    }
    rows {
      ...AdminAnalysisRowFields
    }
  }
  scoutAnalysisCsv(filter: $filter, by: $by) @include(if: $isCounted)
  scoutBenchmarks {
    startsOn
    ...BenchmarkRowFields
  }
}
    fragment AdminAnalysisRowFields on ScoutAnalysisRow {
  key
  label
  opening
  sent
  readRate
  accepted
  met
  told
  goesOn
  hired
  answered
  lowerDays
  medianDays
  upperDays
}
fragment BenchmarkRowFields on ScoutBenchmark {
  group
  measure
  companies
  lower
  median
  upper
}`) as unknown as TypedDocumentString<AdminAnalysisQuery, AdminAnalysisQueryVariables>;
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
    ...CompanyContractRequests
    ...CompanyInvoices
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
    canTakeBackEnd
    endTakenBackTo
  }
  contractRequests {
    status
    kind
    planKey
    wantedFrom
  }
  users {
    id
    status
  }
  openSuspension {
    id
  }
  paidRenewal {
    planKey
    endsOn
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
fragment CompanyContractRequests on Company {
  contractRequests {
    id
    kind
    status
    planLabel
    wantedFrom
    message
    insertedAt
    answer
    answeredAt
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
fragment CompanyInvoices on Company {
  id
  contract {
    status
    planKey
    endsOn
  }
  invoices {
    id
    number
    status
    isOverdue
    issuedOn
    dueOn
    paidOn
    cancelReason
    total
    lines {
      description
    }
  }
}
fragment CompanyJobs on Company {
  jobCount
  jobs {
    id
    title
    status
    isArchived
    isTakenDown
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
  id
  displayName
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
export const TakeBackContractEndDocument = new TypedDocumentString(`
    mutation TakeBackContractEnd($companyId: ID!) {
  takeBackContractEnd(companyId: $companyId) {
    id
  }
}
    `) as unknown as TypedDocumentString<TakeBackContractEndMutation, TakeBackContractEndMutationVariables>;
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
export const InviteUserOfCompanyDocument = new TypedDocumentString(`
    mutation InviteUserOfCompany($companyId: ID!, $email: String!, $role: CompanyUserRole!) {
  inviteUserOfCompany(companyId: $companyId, email: $email, role: $role) {
    id
  }
}
    `) as unknown as TypedDocumentString<InviteUserOfCompanyMutation, InviteUserOfCompanyMutationVariables>;
export const AnswerContractRequestDocument = new TypedDocumentString(`
    mutation AnswerContractRequest($id: ID!, $isDone: Boolean!, $answer: String!) {
  answerContractRequest(id: $id, isDone: $isDone, answer: $answer) {
    id
  }
}
    `) as unknown as TypedDocumentString<AnswerContractRequestMutation, AnswerContractRequestMutationVariables>;
export const IssueInvoiceDocument = new TypedDocumentString(`
    mutation IssueInvoice($companyId: ID!, $invoice: InvoiceInput!) {
  issueInvoice(companyId: $companyId, invoice: $invoice) {
    id
  }
}
    `) as unknown as TypedDocumentString<IssueInvoiceMutation, IssueInvoiceMutationVariables>;
export const IssueRenewalInvoiceDocument = new TypedDocumentString(`
    mutation IssueRenewalInvoice($companyId: ID!, $planKey: PlanKey!, $endsOn: Date!) {
  issueRenewalInvoice(companyId: $companyId, planKey: $planKey, endsOn: $endsOn) {
    id
  }
}
    `) as unknown as TypedDocumentString<IssueRenewalInvoiceMutation, IssueRenewalInvoiceMutationVariables>;
export const UnpaidInvoicesDocument = new TypedDocumentString(`
    query UnpaidInvoices($text: String!, $isOverdue: Boolean!, $first: Int!, $offset: Int!) {
  viewer {
    id
    role
  }
  unpaidInvoices(
    text: $text
    isOverdue: $isOverdue
    first: $first
    offset: $offset
  ) {
    totalCount
    totalYen
    nodes {
      id
      number
      recipientName
      issuedOn
      dueOn
      isOverdue
      total
      company {
        id
      }
    }
  }
}
    `) as unknown as TypedDocumentString<UnpaidInvoicesQuery, UnpaidInvoicesQueryVariables>;
export const AdminJobDocument = new TypedDocumentString(`
    query AdminJob($id: ID!) {
  viewer {
    id
    role
  }
  job(id: $id) {
    id
    title
    company {
      id
      displayName
    }
    lastEditedAt
    checkedAt
    scoutType {
      id
      label
    }
    jobTypes {
      id
      label
    }
    contents {
      __typename
      ... on HeadingBlock {
        text
      }
      ... on TextBlock {
        body
      }
      ... on ImageBlock {
        url
        description
        width
        height
      }
      ... on YoutubeBlock {
        videoId
      }
    }
    conditions {
      label
      body
    }
    recruitmentProcess {
      label
    }
    recruitmentProcessDescription
    ...JobTakedownFields
    ...JobAfterAcceptance
  }
}
    fragment JobAfterAcceptance on WholeJob {
  completionDescription
  completionUrls {
    label
    url
  }
  comingDates {
    id
    startAt
    endAt
    location
    url
  }
}
fragment JobTakedownFields on WholeJob {
  id
  title
  status
  isArchived
  totalSent
  canTakeDown
  takedown {
    reason
    takenDownAt
  }
}`) as unknown as TypedDocumentString<AdminJobQuery, AdminJobQueryVariables>;
export const TakeDownJobDocument = new TypedDocumentString(`
    mutation TakeDownJob($id: ID!, $reason: String!) {
  takeDownJob(id: $id, reason: $reason) {
    id
  }
}
    `) as unknown as TypedDocumentString<TakeDownJobMutation, TakeDownJobMutationVariables>;
export const PutBackJobDocument = new TypedDocumentString(`
    mutation PutBackJob($id: ID!) {
  putBackJob(id: $id) {
    id
  }
}
    `) as unknown as TypedDocumentString<PutBackJobMutation, PutBackJobMutationVariables>;
export const AdminDeliveriesDocument = new TypedDocumentString(`
    query AdminDeliveries($kind: String) {
  viewer {
    id
    role
  }
  ...OutgoingStopRows
  ...DeliveryDays
  ...FailedKindRows
  ...FailedJobRows
}
    fragment DeliveryDays on Query {
  deliveryDays {
    day
    queued
    settled
  }
}
fragment FailedJobRows on Query {
  failedJobs(kind: $kind) {
    id
    kind
    attempts
    maxAttempts
    isGivenUp
    error
    failedAt
    nextTryAt
    domain
  }
}
fragment FailedKindRows on Query {
  failedJobKinds {
    kind
    group
    givenUp
    waiting
    oldestAt
    latestAt
  }
}
fragment OutgoingStopRows on Query {
  outgoingStops {
    channel
    kind
    name
    reason
    operatorName
    stoppedAt
  }
  outgoingWaiting {
    channel
    kind
    name
    count
    late
    oldestAt
    isListed
  }
  outgoingKinds {
    kind
    name
    channels
  }
}`) as unknown as TypedDocumentString<AdminDeliveriesQuery, AdminDeliveriesQueryVariables>;
export const RetryJobDocument = new TypedDocumentString(`
    mutation RetryJob($id: ID!) {
  retryJob(id: $id)
}
    `) as unknown as TypedDocumentString<RetryJobMutation, RetryJobMutationVariables>;
export const RetryJobsDocument = new TypedDocumentString(`
    mutation RetryJobs($kind: String!) {
  retryJobs(kind: $kind)
}
    `) as unknown as TypedDocumentString<RetryJobsMutation, RetryJobsMutationVariables>;
export const StopOutgoingDocument = new TypedDocumentString(`
    mutation StopOutgoing($channel: OutgoingChannel!, $kind: String!, $reason: String!) {
  stopOutgoing(channel: $channel, kind: $kind, reason: $reason)
}
    `) as unknown as TypedDocumentString<StopOutgoingMutation, StopOutgoingMutationVariables>;
export const ResumeOutgoingDocument = new TypedDocumentString(`
    mutation ResumeOutgoing($channel: OutgoingChannel!, $kind: String!, $fate: WaitingFate!) {
  resumeOutgoing(channel: $channel, kind: $kind, fate: $fate) {
    sent
    discarded
  }
}
    `) as unknown as TypedDocumentString<ResumeOutgoingMutation, ResumeOutgoingMutationVariables>;
export const DiscardOutgoingDocument = new TypedDocumentString(`
    mutation DiscardOutgoing($channel: OutgoingChannel!, $kind: String!) {
  discardOutgoing(channel: $channel, kind: $kind)
}
    `) as unknown as TypedDocumentString<DiscardOutgoingMutation, DiscardOutgoingMutationVariables>;
export const AdminEventsDocument = new TypedDocumentString(`
    query AdminEvents($statuses: [EncourageEventStatus!]!) {
  viewer {
    role
  }
  all: encourageEvents {
    id
  }
  encourageEvents(statuses: $statuses) {
    id
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
export const CreateEncourageEventDocument = new TypedDocumentString(`
    mutation CreateEncourageEvent($event: EncourageEventInput!, $encodedPicture: String, $encodedLogo: String) {
  createEncourageEvent(
    event: $event
    encodedPicture: $encodedPicture
    encodedLogo: $encodedLogo
  ) {
    id
  }
}
    `) as unknown as TypedDocumentString<CreateEncourageEventMutation, CreateEncourageEventMutationVariables>;
export const UpdateEncourageEventDocument = new TypedDocumentString(`
    mutation UpdateEncourageEvent($id: ID!, $revision: String, $event: EncourageEventInput!, $encodedPicture: String, $encodedLogo: String) {
  updateEncourageEvent(
    id: $id
    revision: $revision
    event: $event
    encodedPicture: $encodedPicture
    encodedLogo: $encodedLogo
  ) {
    id
  }
}
    `) as unknown as TypedDocumentString<UpdateEncourageEventMutation, UpdateEncourageEventMutationVariables>;
export const DuplicateEncourageEventDocument = new TypedDocumentString(`
    mutation DuplicateEncourageEvent($id: ID!) {
  duplicateEncourageEvent(id: $id) {
    id
  }
}
    `) as unknown as TypedDocumentString<DuplicateEncourageEventMutation, DuplicateEncourageEventMutationVariables>;
export const DeleteEncourageEventDocument = new TypedDocumentString(`
    mutation DeleteEncourageEvent($id: ID!) {
  deleteEncourageEvent(id: $id)
}
    `) as unknown as TypedDocumentString<DeleteEncourageEventMutation, DeleteEncourageEventMutationVariables>;
export const ReorderEncourageEventsDocument = new TypedDocumentString(`
    mutation ReorderEncourageEvents($ids: [ID!]!) {
  reorderEncourageEvents(ids: $ids) {
    id
  }
}
    `) as unknown as TypedDocumentString<ReorderEncourageEventsMutation, ReorderEncourageEventsMutationVariables>;
export const AdminEventDocument = new TypedDocumentString(`
    query AdminEvent($id: ID!) {
  viewer {
    role
  }
  encourageEventCategories {
    id
    label
  }
  encourageEvent(id: $id) {
    id
    revision
    status
    title
    category {
      id
      label
    }
    applicationStartAt
    applicationEndAt
    companyName
    companyLogoUrl
    eventUrl
    thumbnailUrl
  }
}
    `) as unknown as TypedDocumentString<AdminEventQuery, AdminEventQueryVariables>;
export const NewAdminEventDocument = new TypedDocumentString(`
    query NewAdminEvent {
  viewer {
    role
  }
  encourageEventCategories {
    id
    label
  }
}
    `) as unknown as TypedDocumentString<NewAdminEventQuery, NewAdminEventQueryVariables>;
export const AdminFiguresDocument = new TypedDocumentString(`
    query AdminFigures($year: Int) {
  yearlyFigures(year: $year) {
    year
    years
    day
    months
    onDay {
      label
      told
    }
    flows {
      ...FigureRowFields
    }
    complaints {
      ...FigureRowFields
    }
    file
  }
}
    fragment FigureRowFields on FigureRow {
  label
  cells
  total
  medianDays
}`) as unknown as TypedDocumentString<AdminFiguresQuery, AdminFiguresQueryVariables>;
export const AdminHomeDocument = new TypedDocumentString(`
    query AdminHome {
  viewer {
    id
    role
  }
  desk {
    ...DeskQueues
    ...DeskFigures
    ...DeskStops
  }
  contractRequests(status: OPEN, first: 20) {
    ...OpenContractRequests
  }
}
    fragment OpenContractRequests on ContractRequestConnection {
  totalCount
  nodes {
    id
    kind
    planLabel
    insertedAt
    company {
      id
      displayName
    }
  }
}
fragment DeskFigures on Desk {
  scoutsByDay {
    day
    count
  }
  answersByDay {
    day
    count
  }
  registrationsByDay {
    day
    count
  }
  companiesByDay {
    day
    count
  }
}
fragment DeskQueueFields on DeskQueue {
  count
  oldestAt
  dueOn
}
fragment DeskQueues on Desk {
  applications {
    ...DeskQueueFields
  }
  complaints {
    ...DeskQueueFields
  }
  inquiries {
    ...DeskQueueFields
  }
  agentConsultations {
    ...DeskQueueFields
  }
  mismatches {
    ...DeskQueueFields
  }
  suspensions {
    ...DeskQueueFields
  }
  candidateStops {
    ...DeskQueueFields
  }
  reviews {
    ...DeskQueueFields
  }
  renewals {
    ...DeskQueueFields
  }
  unpaidInvoices {
    count
    dueOn
    yen
  }
  staleJobs {
    ...DeskQueueFields
  }
  failedJobs {
    ...DeskQueueFields
  }
  itemAlarms {
    ...DeskQueueFields
  }
  assessmentChecks {
    ...DeskQueueFields
  }
}
fragment DeskStops on Desk {
  outgoingStops {
    channel
    kind
    name
  }
}`) as unknown as TypedDocumentString<AdminHomeQuery, AdminHomeQueryVariables>;
export const AdminInquiriesDocument = new TypedDocumentString(`
    query AdminInquiries($status: InquiryStatus!, $category: InquiryCategory, $isMine: Boolean!, $first: Int!, $offset: Int!) {
  inquiryCounts {
    open
    overdue
    answered
    closed
  }
  inquiries(
    status: $status
    category: $category
    isMine: $isMine
    first: $first
    offset: $offset
  ) {
    totalCount
    nodes {
      id
      ...InquiryRow
    }
  }
}
    fragment InquiryRow on Inquiry {
  id
  receiptNumber
  firstLine
  status
  area
  category
  dueOn
  insertedAt
  candidateId
  companyId
  attachments {
    position
  }
  assignedTo {
    id
    familyName
  }
  reportedJob {
    title
    complaintCount
  }
  reportedCompany {
    displayName
    complaintCount
  }
}`) as unknown as TypedDocumentString<AdminInquiriesQuery, AdminInquiriesQueryVariables>;
export const AdminInquiryFileDocument = new TypedDocumentString(`
    query AdminInquiryFile($id: ID!, $position: Int!) {
  inquiry(id: $id) {
    id
    attachments {
      position
      fileName
    }
  }
  inquiryAttachment(inquiryId: $id, position: $position)
}
    `) as unknown as TypedDocumentString<AdminInquiryFileQuery, AdminInquiryFileQueryVariables>;
export const AdminInquiryDocument = new TypedDocumentString(`
    query AdminInquiry($id: ID!) {
  viewer {
    id
    role
  }
  ...OperatorChoice
  ...TemplateChoice
  inquiry(id: $id) {
    id
    receiptNumber
    status
    notes {
      id
      body
      writer
      insertedAt
    }
    ...InquiryMessage
    ...InquiryFacts
    ...InquiryThread
    ...InquiryAnswer
    ...InquiryLetter
    ...InquiryAssignment
    ...InquiryClosing
    ...InquiryReportedThread
  }
}
    fragment InquiryAnswer on Inquiry {
  id
  status
  name
  receiptNumber
  messages {
    id
    companyName
  }
}
fragment TemplateChoice on Query {
  inquiryTemplates {
    id
    title
    body
    isInUse
  }
}
fragment InquiryAssignment on Inquiry {
  id
  assignedTo {
    id
    familyName
    givenName
    status
  }
}
fragment OperatorChoice on Query {
  adminAccounts {
    id
    familyName
    givenName
    status
    role
  }
}
fragment InquiryClosing on Inquiry {
  id
  status
}
fragment InquiryFacts on Inquiry {
  id
  status
  name
  email
  answerEmail
  candidateId
  companyId
  discussedCandidateId
  dueOn
  decidedAt
  closeReason
  reportedJob {
    id
    title
    complaintCount
  }
  reportedCompany {
    id
    displayName
    complaintCount
  }
}
fragment InquiryLetter on Inquiry {
  id
  status
  reportedCompany {
    displayName
  }
  messages {
    id
  }
}
fragment InquiryMessage on Inquiry {
  id
  category
  body
  insertedAt
  attachments {
    position
    fileName
    bytes
  }
}
fragment InquiryReportedThread on Inquiry {
  id
  hasReportedThread
}
fragment InquiryThread on Inquiry {
  name
  messages {
    id
    body
    companyName
    writer
    state
    insertedAt
  }
}`) as unknown as TypedDocumentString<AdminInquiryQuery, AdminInquiryQueryVariables>;
export const AnswerInquiryDocument = new TypedDocumentString(`
    mutation AnswerInquiry($id: ID!, $answer: String!, $isFurther: Boolean!) {
  answerInquiry(id: $id, answer: $answer, isFurther: $isFurther) {
    id
  }
}
    `) as unknown as TypedDocumentString<AnswerInquiryMutation, AnswerInquiryMutationVariables>;
export const WriteToCompanyDocument = new TypedDocumentString(`
    mutation WriteToCompany($id: ID!, $letter: String!) {
  writeToCompany(id: $id, letter: $letter) {
    id
  }
}
    `) as unknown as TypedDocumentString<WriteToCompanyMutation, WriteToCompanyMutationVariables>;
export const CloseInquiryDocument = new TypedDocumentString(`
    mutation CloseInquiry($id: ID!, $reason: String!) {
  closeInquiry(id: $id, reason: $reason) {
    id
  }
}
    `) as unknown as TypedDocumentString<CloseInquiryMutation, CloseInquiryMutationVariables>;
export const AddInquiryNoteDocument = new TypedDocumentString(`
    mutation AddInquiryNote($id: ID!, $body: String!) {
  addInquiryNote(id: $id, body: $body) {
    id
  }
}
    `) as unknown as TypedDocumentString<AddInquiryNoteMutation, AddInquiryNoteMutationVariables>;
export const AssignInquiryDocument = new TypedDocumentString(`
    mutation AssignInquiry($id: ID!, $adminAccountId: ID) {
  assignInquiry(id: $id, adminAccountId: $adminAccountId) {
    id
  }
}
    `) as unknown as TypedDocumentString<AssignInquiryMutation, AssignInquiryMutationVariables>;
export const ReportedThreadDocument = new TypedDocumentString(`
    query ReportedThread($id: ID!, $reason: String!) {
  reportedThread(inquiryId: $id, reason: $reason) {
    words {
      kind
      at
      text
    }
    messages {
      position
      isOfCompany
      text
      sentAt
      files {
        number
        fileName
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ReportedThreadQuery, ReportedThreadQueryVariables>;
export const AdminInquiryExportDocument = new TypedDocumentString(`
    query AdminInquiryExport {
  viewer {
    id
    role
  }
}
    `) as unknown as TypedDocumentString<AdminInquiryExportQuery, AdminInquiryExportQueryVariables>;
export const ExportInquiriesDocument = new TypedDocumentString(`
    mutation ExportInquiries($from: Date!, $to: Date!, $hasPersons: Boolean!, $reason: String!) {
  exportInquiries(from: $from, to: $to, hasPersons: $hasPersons, reason: $reason) {
    fileName
    content
  }
}
    `) as unknown as TypedDocumentString<ExportInquiriesMutation, ExportInquiriesMutationVariables>;
export const ReportedFileBytesDocument = new TypedDocumentString(`
    query ReportedFileBytes($id: ID!, $position: Int!, $number: Int!) {
  reportedFile(inquiryId: $id, position: $position, number: $number) {
    fileName
    encoded
  }
}
    `) as unknown as TypedDocumentString<ReportedFileBytesQuery, ReportedFileBytesQueryVariables>;
export const AdminInquiryTemplatesDocument = new TypedDocumentString(`
    query AdminInquiryTemplates {
  viewer {
    id
    role
  }
  inquiryTemplates {
    id
    ...TemplateFields
  }
}
    fragment TemplateFields on InquiryTemplate {
  id
  title
  body
  isInUse
  version
  updatedAt
}`) as unknown as TypedDocumentString<AdminInquiryTemplatesQuery, AdminInquiryTemplatesQueryVariables>;
export const CreateInquiryTemplateDocument = new TypedDocumentString(`
    mutation CreateInquiryTemplate($title: String!, $body: String!) {
  createInquiryTemplate(title: $title, body: $body) {
    id
  }
}
    `) as unknown as TypedDocumentString<CreateInquiryTemplateMutation, CreateInquiryTemplateMutationVariables>;
export const UpdateInquiryTemplateDocument = new TypedDocumentString(`
    mutation UpdateInquiryTemplate($id: ID!, $title: String!, $body: String!, $isInUse: Boolean!, $version: Int!) {
  updateInquiryTemplate(
    id: $id
    title: $title
    body: $body
    isInUse: $isInUse
    version: $version
  ) {
    id
  }
}
    `) as unknown as TypedDocumentString<UpdateInquiryTemplateMutation, UpdateInquiryTemplateMutationVariables>;
export const AdminLayoutDocument = new TypedDocumentString(`
    query AdminLayout {
  viewer {
    id
    role
    familyName
    givenName
  }
}
    `) as unknown as TypedDocumentString<AdminLayoutQuery, AdminLayoutQueryVariables>;
export const AdminLookupsDocument = new TypedDocumentString(`
    query AdminLookups($importId: ID!, $hasImport: Boolean!) {
  viewer {
    id
    role
  }
  schoolCounts {
    schools {
      active
      retired
    }
    departments {
      active
      retired
    }
  }
  schoolImport(id: $importId) @include(if: $hasImport) {
    id
    appliedAt
    ...SchoolImportFields
  }
  ...AppliedImportFields
  ...LookupUseFields
  ...SynonymFields
}
    fragment AppliedImportFields on Query {
  appliedSchoolImports {
    id
    fileName
    appliedAt
    added
    renamed
    retired
    by
  }
}
fragment SchoolImportFields on SchoolImport {
  id
  fileName
  unchanged
  confirmation
  asksForWord
  groups {
    subject
    kind
    count
    changes {
      id
      name
      before
      school
    }
  }
}
fragment LookupUseFields on Query {
  lookupUses {
    list
    id
    label
    isActive
    students
    companies
    jobs
  }
}
fragment SynonymFields on Query {
  searchSynonymList {
    text
    groupCount
    revision
  }
}`) as unknown as TypedDocumentString<AdminLookupsQuery, AdminLookupsQueryVariables>;
export const UploadSchoolsDocument = new TypedDocumentString(`
    mutation UploadSchools($fileName: String!, $file: String!) {
  uploadSchools(fileName: $fileName, file: $file)
}
    `) as unknown as TypedDocumentString<UploadSchoolsMutation, UploadSchoolsMutationVariables>;
export const ApplySchoolImportDocument = new TypedDocumentString(`
    mutation ApplySchoolImport($id: ID!, $confirmation: String!, $word: String!) {
  applySchoolImport(id: $id, confirmation: $confirmation, word: $word)
}
    `) as unknown as TypedDocumentString<ApplySchoolImportMutation, ApplySchoolImportMutationVariables>;
export const UpdateSearchSynonymsDocument = new TypedDocumentString(`
    mutation UpdateSearchSynonyms($text: String!, $revision: String) {
  updateSearchSynonyms(text: $text, revision: $revision) {
    revision
  }
}
    `) as unknown as TypedDocumentString<UpdateSearchSynonymsMutation, UpdateSearchSynonymsMutationVariables>;
export const AdminSchoolsFileDocument = new TypedDocumentString(`
    query AdminSchoolsFile {
  schoolsFile
}
    `) as unknown as TypedDocumentString<AdminSchoolsFileQuery, AdminSchoolsFileQueryVariables>;
export const AdminNoticesDocument = new TypedDocumentString(`
    query AdminNotices {
  viewer {
    id
    role
  }
  serviceNotices {
    id
    ...AdminNoticeFields
  }
}
    fragment AdminNoticeFields on ServiceNotice {
  id
  area
  kind
  state
  text
  link
  shownFrom
  shownUntil
  version
}`) as unknown as TypedDocumentString<AdminNoticesQuery, AdminNoticesQueryVariables>;
export const CreateServiceNoticeDocument = new TypedDocumentString(`
    mutation CreateServiceNotice($notice: ServiceNoticeInput!) {
  createServiceNotice(notice: $notice) {
    id
  }
}
    `) as unknown as TypedDocumentString<CreateServiceNoticeMutation, CreateServiceNoticeMutationVariables>;
export const UpdateServiceNoticeDocument = new TypedDocumentString(`
    mutation UpdateServiceNotice($id: ID!, $version: Int!, $notice: ServiceNoticeInput!) {
  updateServiceNotice(id: $id, version: $version, notice: $notice) {
    id
  }
}
    `) as unknown as TypedDocumentString<UpdateServiceNoticeMutation, UpdateServiceNoticeMutationVariables>;
export const EndServiceNoticeDocument = new TypedDocumentString(`
    mutation EndServiceNotice($id: ID!) {
  endServiceNotice(id: $id) {
    id
  }
}
    `) as unknown as TypedDocumentString<EndServiceNoticeMutation, EndServiceNoticeMutationVariables>;
export const DeleteServiceNoticeDocument = new TypedDocumentString(`
    mutation DeleteServiceNotice($id: ID!) {
  deleteServiceNotice(id: $id)
}
    `) as unknown as TypedDocumentString<DeleteServiceNoticeMutation, DeleteServiceNoticeMutationVariables>;
export const AdminOfferReportsDocument = new TypedDocumentString(`
    query AdminOfferReports($filter: OfferReportCaseFilter!, $first: Int!, $offset: Int!) {
  viewer {
    id
    role
  }
  offerReportCaseCounts {
    mismatch
    overdue
  }
  offerReportCases(filter: $filter, first: $first, offset: $offset) {
    totalCount
    nodes {
      id
      ...OfferReportCaseCard
    }
  }
}
    fragment OfferReportCaseCard on OfferReportCase {
  id
  status
  isOverdue
  candidateId
  companyId
  companyName
  jobTitle
  invitationStatus
  acceptedScoutAt
  acceptedOn
  reportedAt
  answerBy
  answeredAt
  answererName
  resolution
  resolverName
  notes {
    id
    body
    writer
    insertedAt
  }
}`) as unknown as TypedDocumentString<AdminOfferReportsQuery, AdminOfferReportsQueryVariables>;
export const ResolveOfferReportDocument = new TypedDocumentString(`
    mutation ResolveOfferReport($id: ID!, $resolution: OfferReportResolution!, $text: String!) {
  resolveOfferReport(id: $id, resolution: $resolution, text: $text) {
    id
  }
}
    `) as unknown as TypedDocumentString<ResolveOfferReportMutation, ResolveOfferReportMutationVariables>;
export const AddOfferReportNoteDocument = new TypedDocumentString(`
    mutation AddOfferReportNote($id: ID!, $body: String!) {
  addOfferReportNote(id: $id, body: $body) {
    id
  }
}
    `) as unknown as TypedDocumentString<AddOfferReportNoteMutation, AddOfferReportNoteMutationVariables>;
export const MarkInvoicePaidDocument = new TypedDocumentString(`
    mutation MarkInvoicePaid($id: ID!, $paidOn: Date!) {
  markInvoicePaid(id: $id, paidOn: $paidOn) {
    id
  }
}
    `) as unknown as TypedDocumentString<MarkInvoicePaidMutation, MarkInvoicePaidMutationVariables>;
export const MarkInvoiceUnpaidDocument = new TypedDocumentString(`
    mutation MarkInvoiceUnpaid($id: ID!, $reason: String!) {
  markInvoiceUnpaid(id: $id, reason: $reason) {
    id
  }
}
    `) as unknown as TypedDocumentString<MarkInvoiceUnpaidMutation, MarkInvoiceUnpaidMutationVariables>;
export const CancelInvoiceDocument = new TypedDocumentString(`
    mutation CancelInvoice($id: ID!, $reason: String!) {
  cancelInvoice(id: $id, reason: $reason) {
    id
  }
}
    `) as unknown as TypedDocumentString<CancelInvoiceMutation, CancelInvoiceMutationVariables>;
export const RequestCandidateStopDocument = new TypedDocumentString(`
    mutation RequestCandidateStop($candidateId: ID!, $kind: CandidateStopKind!, $reason: String!) {
  requestCandidateStop(candidateId: $candidateId, kind: $kind, reason: $reason) {
    id
  }
}
    `) as unknown as TypedDocumentString<RequestCandidateStopMutation, RequestCandidateStopMutationVariables>;
export const ConfirmCandidateStopDocument = new TypedDocumentString(`
    mutation ConfirmCandidateStop($id: ID!) {
  confirmCandidateStop(id: $id) {
    kind
  }
}
    `) as unknown as TypedDocumentString<ConfirmCandidateStopMutation, ConfirmCandidateStopMutationVariables>;
export const TakeBackCandidateStopDocument = new TypedDocumentString(`
    mutation TakeBackCandidateStop($id: ID!) {
  takeBackCandidateStop(id: $id) {
    id
  }
}
    `) as unknown as TypedDocumentString<TakeBackCandidateStopMutation, TakeBackCandidateStopMutationVariables>;
export const LiftCandidateSuspensionDocument = new TypedDocumentString(`
    mutation LiftCandidateSuspension($id: ID!) {
  liftCandidateSuspension(id: $id) {
    id
  }
}
    `) as unknown as TypedDocumentString<LiftCandidateSuspensionMutation, LiftCandidateSuspensionMutationVariables>;
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
export const PressurePageDocument = new TypedDocumentString(`
    query PressurePage {
  slowCompanies {
    id
    displayName
    answered
    ended
    begunAt
  }
  pressedStudents {
    candidateId
    received
  }
  outcomeRecords {
    companyId
    displayName
    total
    inTime
  }
  promiseRecords {
    companyId
    displayName
    students
    total
    kept
  }
}
    `) as unknown as TypedDocumentString<PressurePageQuery, PressurePageQueryVariables>;
export const AdminRetentionDocument = new TypedDocumentString(`
    query AdminRetention {
  ...RetentionRows
  erasures {
    kind
    day
    rows
  }
}
    fragment RetentionRows on Query {
  retention {
    kind
    lastRunAt
    lastErasedOn
    rows
  }
}`) as unknown as TypedDocumentString<AdminRetentionQuery, AdminRetentionQueryVariables>;
export const OperatorSignInPageDocument = new TypedDocumentString(`
    query OperatorSignInPage {
  staffSignIn {
    email
    hasPassword
    isFresh
    isFactorRequired
    needsLongPassword
    totp {
      confirmedAt
      recoveryCodesLeft
    }
    enrolment {
      secret
      qrSize
      qrPath
    }
    passkeys {
      id
      name
      isBackedUp
      insertedAt
      lastUsedAt
    }
  }
  staffDevices {
    id
    family
    address
    signedInAt
    lastUsedAt
    isCurrent
  }
}
    `) as unknown as TypedDocumentString<OperatorSignInPageQuery, OperatorSignInPageQueryVariables>;
export const UpdateAdminPasswordDocument = new TypedDocumentString(`
    mutation UpdateAdminPassword($currentPassword: String!, $newPassword: String!) {
  updateAdminPassword(
    currentPassword: $currentPassword
    newPassword: $newPassword
  )
}
    `) as unknown as TypedDocumentString<UpdateAdminPasswordMutation, UpdateAdminPasswordMutationVariables>;
export const StartAdminTotpDocument = new TypedDocumentString(`
    mutation StartAdminTotp {
  startAdminTotp
}
    `) as unknown as TypedDocumentString<StartAdminTotpMutation, StartAdminTotpMutationVariables>;
export const ConfirmAdminTotpDocument = new TypedDocumentString(`
    mutation ConfirmAdminTotp($code: String!) {
  confirmAdminTotp(code: $code) {
    codes
  }
}
    `) as unknown as TypedDocumentString<ConfirmAdminTotpMutation, ConfirmAdminTotpMutationVariables>;
export const RenewAdminRecoveryCodesDocument = new TypedDocumentString(`
    mutation RenewAdminRecoveryCodes {
  renewAdminRecoveryCodes {
    codes
  }
}
    `) as unknown as TypedDocumentString<RenewAdminRecoveryCodesMutation, RenewAdminRecoveryCodesMutationVariables>;
export const RemoveAdminTotpDocument = new TypedDocumentString(`
    mutation RemoveAdminTotp {
  removeAdminTotp
}
    `) as unknown as TypedDocumentString<RemoveAdminTotpMutation, RemoveAdminTotpMutationVariables>;
export const StartAdminPasskeyDocument = new TypedDocumentString(`
    mutation StartAdminPasskey {
  startAdminPasskey
}
    `) as unknown as TypedDocumentString<StartAdminPasskeyMutation, StartAdminPasskeyMutationVariables>;
export const AddAdminPasskeyDocument = new TypedDocumentString(`
    mutation AddAdminPasskey($answer: String!, $name: String!) {
  addAdminPasskey(answer: $answer, name: $name)
}
    `) as unknown as TypedDocumentString<AddAdminPasskeyMutation, AddAdminPasskeyMutationVariables>;
export const RenameAdminPasskeyDocument = new TypedDocumentString(`
    mutation RenameAdminPasskey($id: ID!, $name: String!) {
  renameAdminPasskey(id: $id, name: $name)
}
    `) as unknown as TypedDocumentString<RenameAdminPasskeyMutation, RenameAdminPasskeyMutationVariables>;
export const RemoveAdminPasskeyDocument = new TypedDocumentString(`
    mutation RemoveAdminPasskey($id: ID!) {
  removeAdminPasskey(id: $id)
}
    `) as unknown as TypedDocumentString<RemoveAdminPasskeyMutation, RemoveAdminPasskeyMutationVariables>;
export const EndAdminDeviceDocument = new TypedDocumentString(`
    mutation EndAdminDevice($id: ID!) {
  endAdminDevice(id: $id)
}
    `) as unknown as TypedDocumentString<EndAdminDeviceMutation, EndAdminDeviceMutationVariables>;
export const EndOtherAdminDevicesDocument = new TypedDocumentString(`
    mutation EndOtherAdminDevices {
  endOtherAdminDevices
}
    `) as unknown as TypedDocumentString<EndOtherAdminDevicesMutation, EndOtherAdminDevicesMutationVariables>;
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
export const AdminCandidateStopsDocument = new TypedDocumentString(`
    query AdminCandidateStops {
  candidateStops {
    id
    candidateId
    ...StopFields
  }
}
    fragment StopFields on CandidateStop {
  id
  kind
  reason
  requestedBy
  requestedByName
  insertedAt
}`) as unknown as TypedDocumentString<AdminCandidateStopsQuery, AdminCandidateStopsQueryVariables>;
export const AdminWhitepapersDocument = new TypedDocumentString(`
    query AdminWhitepapers {
  viewer {
    role
  }
  whitepapers {
    id
    state
    title
    tags
    minimumPlanLabel
    pages
    coverUrl
    publishedAt
    downloads
    companies
  }
}
    `) as unknown as TypedDocumentString<AdminWhitepapersQuery, AdminWhitepapersQueryVariables>;
export const CreateWhitepaperDocument = new TypedDocumentString(`
    mutation CreateWhitepaper($whitepaper: WhitepaperInput!, $encodedFile: String!, $encodedCover: String) {
  createWhitepaper(
    whitepaper: $whitepaper
    encodedFile: $encodedFile
    encodedCover: $encodedCover
  ) {
    id
  }
}
    `) as unknown as TypedDocumentString<CreateWhitepaperMutation, CreateWhitepaperMutationVariables>;
export const UpdateWhitepaperDocument = new TypedDocumentString(`
    mutation UpdateWhitepaper($id: ID!, $revision: String, $whitepaper: WhitepaperInput!, $encodedFile: String, $encodedCover: String, $isCoverDrawn: Boolean) {
  updateWhitepaper(
    id: $id
    revision: $revision
    whitepaper: $whitepaper
    encodedFile: $encodedFile
    encodedCover: $encodedCover
    isCoverDrawn: $isCoverDrawn
  ) {
    id
  }
}
    `) as unknown as TypedDocumentString<UpdateWhitepaperMutation, UpdateWhitepaperMutationVariables>;
export const PublishWhitepaperDocument = new TypedDocumentString(`
    mutation PublishWhitepaper($id: ID!) {
  publishWhitepaper(id: $id) {
    id
  }
}
    `) as unknown as TypedDocumentString<PublishWhitepaperMutation, PublishWhitepaperMutationVariables>;
export const RetireWhitepaperDocument = new TypedDocumentString(`
    mutation RetireWhitepaper($id: ID!) {
  retireWhitepaper(id: $id) {
    id
  }
}
    `) as unknown as TypedDocumentString<RetireWhitepaperMutation, RetireWhitepaperMutationVariables>;
export const AdminWhitepaperDocument = new TypedDocumentString(`
    query AdminWhitepaper($id: ID!) {
  viewer {
    role
  }
  whitepaper(id: $id) {
    id
    state
    title
    summary
    contents
    tags
    minimumPlan
    minimumPlanLabel
    pages
    bytes
    coverUrl
    isOwn
    publishedAt
    updatedAt
    revision
    downloads
    companies
  }
  whitepapers {
    id
    tags
  }
}
    `) as unknown as TypedDocumentString<AdminWhitepaperQuery, AdminWhitepaperQueryVariables>;