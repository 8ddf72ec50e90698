/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type AccessTokenScope =
  | 'CSV'
  | 'READ_CANDIDATES'
  | 'READ_JOBS';

export type ActivityFilter = {
  from: string;
  /** Every reading of a student is an entry of its own. */
  isEach?: boolean | null | undefined;
  kind?: ActivityKind | null | undefined;
  /** The id of a user or token, OPERATOR or SYSTEM. */
  person?: string | null | undefined;
  text?: string | null | undefined;
  to: string;
};

export type ActivityKind =
  | 'ACCESS'
  | 'COMPANY'
  | 'CONTRACT'
  | 'JOB'
  | 'PEOPLE'
  | 'READING'
  | 'SCHEDULE'
  | 'SCOUT'
  | 'SEARCH';

export type AllowedNetworkInput = {
  label?: string;
  network: string;
};

export type AssessmentAnswerInput = {
  /** By the clock of the device. */
  answeredAt: string;
  isFlagged: boolean;
  /** How long the item was in front of the student in all. */
  milliseconds: number;
  /** The place of the option as shown, from 0; null for none. */
  option?: number | null | undefined;
  position: number;
  /** Counts the saves of the sitting on this device, from 1. */
  sequence: number;
  /** Milliseconds from the first time the item was shown to this answer; absent where it was shown once. */
  sinceShown?: number | null | undefined;
};

/** A check of unusually fast answers waits for the six items of the student, or for an operator. */
export type AssessmentCheckStage =
  | 'ANSWERS'
  | 'OPERATOR';

export type AssessmentKeepsakeForm =
  | 'DOCUMENT'
  | 'PICTURE';

export type AssessmentKind =
  | 'INTELLECTUAL'
  | 'PERSONALITY';

export type AssessmentPairInput = {
  /** From -2 at the left statement to 2 at the right one, as shown. */
  chosen: number;
  milliseconds: number;
  position: number;
  sequence: number;
  /** Milliseconds from the first time the pair was shown to this answer. */
  sinceShown?: number | null | undefined;
};

export type AssessmentResultState =
  | 'DELETED'
  | 'NOT_TAKEN'
  | 'PARTIAL'
  | 'SCORED'
  | 'SCORING'
  | 'SITTING';

/** RECHECK: six items of a scored sitting whose answers were unusually fast. */
export type AssessmentSectionId =
  | 'LANG'
  | 'LOGIC'
  | 'NUM'
  | 'RECHECK'
  | 'SPACE';

export type AssessmentSectionState =
  | 'DONE'
  | 'RUNNING'
  | 'WAITING';

export type AssessmentState =
  | 'IN_SECTION'
  | 'PARTIAL'
  | 'READY'
  | 'SCORED'
  | 'SECTION_DONE'
  | 'SUBMITTED'
  | 'VOID';

/** How much longer each section lasts. */
export type AssessmentTimeFactor =
  | 'HALF_MORE'
  | 'ONE'
  | 'ONE_THIRD_MORE';

export type BookingAttendance =
  | 'ATTENDED'
  | 'NO_SHOW';

export type BookingStatus =
  | 'ATTENDED'
  | 'BOOKED'
  | 'CANCELLED'
  | 'NO_SHOW';

export type CandidateNotificationSettingInput = {
  /** Without it the choice stays as it is. */
  hasLine?: boolean | null | undefined;
  hasMail: boolean;
  hasPush: boolean;
  topic: CandidateNotificationTopic;
};

export type CandidateNotificationTopic =
  | 'ACCOUNT'
  | 'MESSAGE'
  | 'REMINDER'
  | 'SCHEDULE'
  | 'SCOUT'
  | 'SCOUT_DEADLINE';

/** A date that exists, changed by the form in which dates are added for a wish. */
export type ChangedBesideInput = {
  /** Of an event. */
  capacity?: number | null | undefined;
  endAt: string;
  id: string | number;
  /** At most 100. */
  notifiedCompanyUserIds?: Array<string | number> | null | undefined;
  startAt: string;
  /** Of interviews: minutes of one; a date that exists is not cut. */
  timebox?: number | null | undefined;
};

export type CompanyFigureInput = {
  asOf?: string | null | undefined;
  label: string;
  source?: string;
  value: string;
};

export type CompanyFilter =
  | 'COMPANY_SIZE'
  | 'INDUSTRY'
  | 'JOB_TYPE'
  | 'PREFECTURE'
  | 'SCOUT_TYPE'
  | 'SELECTION_CRITERION';

export type CompanyInvitationOutcome =
  | 'ALREADY_USER'
  | 'INVITED'
  | 'MALFORMED'
  | 'NO_SEAT';

export type CompanyMemberStatus =
  | 'ACTIVE'
  | 'DISABLED'
  | 'INVITED'
  | 'INVITE_EXPIRED';

/** NEAR: by how many kinds of the student’s wishes a company shares, then as UPDATED. */
export type CompanyOrder =
  | 'NEAR'
  | 'UPDATED';

export type CompanyOtherInput = {
  body: string;
  title: string;
};

export type CompanyQuestionInput = {
  answer: string;
  question: string;
};

export type CompanyRegistrationKind =
  | 'COMPANY'
  | 'MEMBER';

export type CompanyRegistrationStatus =
  | 'EXPIRED'
  | 'OPEN'
  | 'REVOKED'
  | 'UNKNOWN'
  | 'USED';

/** PROVIDER: with the company’s account alone. NONE: the same, for an address of another domain. */
export type CompanyRegistrationWay =
  | 'EITHER'
  | 'NONE'
  | 'PASSWORD'
  | 'PROVIDER';

export type CompanySearchInput = {
  /** At most 60. */
  companySelectionCriterionIds?: Array<string | number> | null | undefined;
  /** At most 60. */
  companySizeIds?: Array<string | number> | null | undefined;
  /** At most 60. */
  industryIds?: Array<string | number> | null | undefined;
  /** At most 60. */
  jobTypeIds?: Array<string | number> | null | undefined;
  name?: string | null | undefined;
  /** At most 60. */
  prefectureIds?: Array<string | number> | null | undefined;
  /** At most 60. */
  scoutTypeIds?: Array<string | number> | null | undefined;
};

export type CompanySectionKey =
  | 'ADDRESS'
  | 'CONTENTS'
  | 'COVER'
  | 'FIGURES'
  | 'INFORMATION'
  | 'LOGO'
  | 'NAMES'
  | 'OTHERS'
  | 'QUESTIONS'
  | 'SELECTION_CRITERIA'
  | 'TAGLINE'
  | 'VISIBILITY'
  | 'VOICES'
  | 'YOUTH_INFORMATION';

export type CompanySetUpPartKind =
  | 'BASIC'
  | 'CONTENTS'
  | 'TAGLINE';

export type CompanyUrlInput = {
  label: string;
  url: string;
};

export type CompanyUserProfileInput = {
  department: string;
  familyName: string;
  familyNameKana: string;
  givenName: string;
  givenNameKana: string;
  messageToStudents: string;
  title: string;
};

export type CompanyUserRegistrationInput = {
  /** Without a password: the user signs in with the company’s account. */
  byProvider?: boolean;
  /** Of a new company. */
  corporateNumber?: string;
  department?: string;
  familyName: string;
  familyNameKana: string;
  givenName: string;
  givenNameKana: string;
  /** Of a new company. */
  legalName?: string;
  /** Empty with byProvider. */
  password?: string;
  /** The version that was agreed to. */
  policy?: string;
  /** The version that was agreed to. */
  terms?: string;
};

export type CompanyUserRole =
  | 'ADMIN'
  | 'INTERVIEWER'
  | 'RECRUITER'
  | 'VIEWER';

export type CompanyVoiceInput = {
  body: string;
  /** The address of a picture that the company already has */
  imageUrl?: string | null | undefined;
  speaker: string;
};

export type CompanyWish =
  | 'COMPANY_SIZE'
  | 'INDUSTRY'
  | 'JOB_TYPE'
  | 'PREFECTURE'
  | 'SELECTION_CRITERION';

export type CompletionUrlInput = {
  label: string;
  url: string;
};

export type ConfirmationInput = {
  graduationMonth: number;
  graduationYear: number;
  jobHuntingStatusId: string | number;
};

export type ContentBlocksInput = {
  /** At most 10. */
  encodedImages?: Array<EncodedImageInput>;
  /** At most 30. */
  headings?: Array<HeadingInput>;
  /** At most 30. */
  texts?: Array<TextInput>;
  /** At most 10. */
  urlImages?: Array<UrlImageInput>;
  /** At most 3. */
  youtubes?: Array<YoutubeInput>;
};

export type ContractRequestInput = {
  kind: ContractRequestKind;
  message?: string;
  /** The wanted plan; not needed for CONTACTS. */
  planKey?: string | null | undefined;
  /** The first day of the wish; not needed for CONTACTS. */
  wantedFrom?: string | null | undefined;
};

export type ContractRequestKind =
  | 'CONTACTS'
  | 'PLAN_CHANGE'
  | 'RENEWAL';

export type ContractRequestStatus =
  | 'DECLINED'
  | 'DONE'
  | 'OPEN';

export type CustomRecruitmentStepInput = {
  label: string;
  order: number;
};

export type DataExportStatus =
  | 'ASKED'
  | 'EXPIRED'
  | 'FAILED'
  | 'READY'
  | 'RUNNING';

export type DayNoticeKind =
  | 'ABSENT'
  | 'COMING'
  | 'LATE';

export type Degree =
  | 'BACHELOR'
  | 'DOCTOR'
  | 'JUNIOR_COLLEGE'
  | 'MASTER'
  | 'TECHNICAL_COLLEGE'
  | 'VOCATIONAL_SCHOOL';

export type DepartmentCategory =
  | 'HUMANITIES'
  | 'OTHER'
  | 'SCIENCE';

/** A school and a department of the list, or the names of others. */
export type EducationInput = {
  campusPrefectureId?: string | number | null | undefined;
  /** Required; its absence is told beside its field. */
  degree?: Degree | null | undefined;
  /** For a department that is not in the list. */
  departmentCategory?: DepartmentCategory | null | undefined;
  graduationMonth: number;
  graduationYear: number;
  highSchoolName?: string | null | undefined;
  otherSchoolDepartmentName?: string | null | undefined;
  otherSchoolName?: string | null | undefined;
  schoolDepartmentId?: string | number | null | undefined;
  schoolId?: string | number | null | undefined;
};

export type EncodedImageInput = {
  description?: string;
  /** JPEG, PNG or WebP in base64, bare or as a data URL */
  image: string;
  order: number;
};

export type EventDateInput = {
  capacity?: number | null | undefined;
  endAt: string;
  /** At most 100. */
  notifiedCompanyUserIds?: Array<string | number> | null | undefined;
  startAt: string;
};

export type ExtraExperiencesInput = {
  hasNoExtraExperience?: boolean;
  internshipExperience: string;
  qualificationExperience: string;
  studyAbroadExperience: string;
};

export type FairModeScope =
  | 'CHOSEN_JOBS'
  | 'EVERY_JOB'
  | 'NONE';

export type Gender =
  | 'FEMALE'
  | 'MALE'
  | 'NON_BINARY'
  | 'NO_ANSWER';

export type HeadOfficeInput = {
  building: string;
  city: string;
  postalCode: string;
  prefectureId: string;
  street: string;
  town: string;
};

export type HeadingInput = {
  order: number;
  text: string;
};

export type InboxFilter =
  | 'ALL'
  | 'MINE'
  | 'UNANSWERED';

export type InquiryAttachmentInput = {
  /** The bytes of a JPEG, PNG, WebP or PDF file in base64. */
  encoded: string;
  fileName: string;
};

export type InquiryInput = {
  /** At most 3. */
  attachments?: Array<InquiryAttachmentInput>;
  body: string;
  /** USAGE, ACCOUNT, SCOUT, CONTENT, CONTRACT, PRIVACY, OTHER */
  category: string;
  /** The company a complaint about content names, where it names no job. */
  companyId?: string | number | null | undefined;
  email: string;
  /** The job a complaint about content names. */
  jobId?: string | number | null | undefined;
  name: string;
  /** The own scout a complaint is about, whose letter the operator may open. */
  scoutInvitationId?: string | number | null | undefined;
  /** The path of the page of companies that the inquiry is about. */
  screen?: string | null | undefined;
};

export type InterviewDateInput = {
  endAt: string;
  /** At most 100. */
  notifiedCompanyUserIds?: Array<string | number> | null | undefined;
  startAt: string;
  /** Minutes of one interview: the time from startAt to endAt is cut into as many. */
  timebox?: number | null | undefined;
};

export type InvoiceStatus =
  | 'CANCELLED'
  | 'PAID'
  | 'UNPAID';

export type JobConditionInput = {
  body: string;
  label: string;
};

export type JobKind =
  | 'DRAFT'
  | 'MESSAGE'
  | 'SCHEDULING';

export type JobPart =
  | 'COMPLETION'
  | 'CONTENTS'
  | 'PROCESS'
  | 'STATUS';

export type JobScoutInvitationStatus =
  | 'ACCEPTED'
  | 'DECLINED'
  | 'HIRED'
  | 'PENDING'
  | 'SENT';

export type JobStatus =
  | 'DRAFT'
  | 'PUBLISHED';

export type LastActiveAt =
  | 'WITHIN_1'
  | 'WITHIN_3'
  | 'WITHIN_7'
  | 'WITHIN_14'
  | 'WITHIN_30';

export type LetterPartKind =
  | 'ABOUT'
  | 'COMMON'
  | 'OWN'
  | 'QUOTES'
  | 'SENT'
  | 'SHORT'
  | 'UNTIED';

export type LetterPlace =
  | 'MESSAGE'
  | 'REASON';

export type LetterShareRaise =
  | 'REWRITE'
  | 'TIE'
  | 'WRITE_ABOUT_QUOTATION'
  | 'WRITE_MORE';

export type LetterTextInput = {
  message: string;
  subject: string;
};

export type LikenessReasonKey =
  | 'ACTIVITY'
  | 'AREA'
  | 'CRITERION'
  | 'DEGREE'
  | 'DEPARTMENT'
  | 'INDUSTRY'
  | 'JOBTYPE'
  | 'LANGUAGE'
  | 'PROGRAMMING'
  | 'QUALIFICATION'
  | 'SELLINGPOINT'
  | 'TOEIC';

export type MailDomainStatus =
  | 'FAILED'
  | 'PENDING'
  | 'PROVEN';

export type MarkShape =
  | 'ARROWS'
  | 'BOOK'
  | 'BRIDGE'
  | 'CONSTELLATION'
  | 'DROP'
  | 'GRID'
  | 'LEAF'
  | 'MOUNTAIN'
  | 'PETALS'
  | 'RINGS'
  | 'SUNRISE'
  | 'WAVES';

export type MessageCompletionInput = {
  completionDescription: string;
  /** At most 5. */
  completionUrls?: Array<CompletionUrlInput>;
  status: JobStatus;
};

export type MissingJobPartCode =
  | 'COMPANY'
  | 'COMPLETION'
  | 'CONDITION'
  | 'DATES'
  | 'JOB_TYPES'
  | 'MESSAGE'
  | 'SCHEDULING'
  | 'STEPS'
  | 'TEXT'
  | 'TITLE';

export type OfferReportStatus =
  | 'CANCELLED'
  | 'CONFIRMED'
  | 'CONFIRMED_BY_TIMEOUT'
  | 'MISMATCH'
  | 'SUBMITTED';

export type OnboardingStep =
  | 'STEP1'
  | 'STEP2'
  | 'STEP3';

export type Outcome =
  | 'NEXT_STEP'
  | 'NOT_SELECTED';

export type OutcomeInput = {
  /** The company changes the outcome that it has told. */
  isChange?: boolean | null | undefined;
  /** Instead of dates: the job to which the student is led, whose dates are to follow. */
  jobId?: string | number | null | undefined;
  message: string;
  outcome: Outcome;
  /** The revision of the relation that the writer has read: a word told since refuses outcome_already_told */
  revision?: string | null | undefined;
  /** The dates of the next step, of which the student chooses one. */
  schedulingId?: string | number | null | undefined;
  scoutInvitationId: string | number;
};

export type OwedWord =
  | 'CONTACT'
  | 'DATES'
  | 'NEXT_DATES'
  | 'OUTCOME';

export type PassedOverBy =
  | 'MINE'
  | 'TEAM';

export type PasswordResetStatus =
  | 'EXPIRED'
  | 'OPEN'
  | 'UNKNOWN'
  | 'USED';

export type PendingStatus =
  | 'ACTION_REQUIRED'
  | 'EMAIL_PENDING'
  | 'ONBOARDING'
  | 'PHONE_PENDING'
  | 'PROFILE_PENDING'
  | 'SUSPENDED';

export type PersonalityTraitRangeInput = {
  max?: number;
  min?: number;
  traitId: string | number;
};

export type PlacementInput = {
  /** Of the placement that the caller has read. */
  revision: number;
  scoutInvitationId: string | number;
  /** The key of a stage; null takes the placement back. */
  step?: string | null | undefined;
};

export type PreRegistrationInput = {
  address?: string;
  companyName: string;
  corporateNumber: string;
  department?: string;
  email: string;
  familyName: string;
  familyNameKana: string;
  givenName: string;
  givenNameKana: string;
  message?: string;
  phoneNumber: string;
  policyVersion?: string;
  postalCode?: string;
};

export type PreferencesInput = {
  /** At most 10. */
  areaPreferenceIds: Array<string | number>;
  /** At most 3. */
  companySelectionCriterionIds: Array<string | number>;
  /** At most 5. */
  companySizeIds: Array<string | number>;
  /** At most 5. */
  industryIds: Array<string | number>;
  /** At most 5. */
  jobTypeIds: Array<string | number>;
};

export type PreferredDateInput = {
  date: string;
  timeOfDay: TimeOfDay;
};

export type ProfileItem =
  | 'EDUCATION'
  | 'EXTRA_EXPERIENCE'
  | 'PREFERENCES'
  | 'SCOUT_PREFERENCES'
  | 'SELF_INTRODUCTION'
  | 'SELLING_POINTS'
  | 'STUDENT_PROJECT_EXPERIENCE'
  | 'TAGLINES';

export type ProgressKind =
  | 'ABSENCE'
  | 'ACCEPTED'
  | 'CONTACTED'
  | 'DATE'
  | 'HIRED'
  | 'HIRE_RECORDED'
  | 'NEXT_STEP'
  | 'NOT_SELECTED'
  | 'OFFER_REPORTED';

export type PromiseAnswer =
  | 'BROKEN'
  | 'KEPT'
  | 'UNKNOWN';

export type PromiseAnswerInput = {
  answer: PromiseAnswer;
  kind: ScoutPromiseKind;
};

export type QuotationField =
  | 'INTERNSHIP_EXPERIENCE'
  | 'QUALIFICATION_EXPERIENCE'
  | 'SELF_INTRODUCTION'
  | 'STUDENT_PROJECT_EXPERIENCE'
  | 'STUDY_ABROAD_EXPERIENCE'
  | 'TAGLINE';

export type QuotationInput = {
  field: QuotationField;
  text: string;
};

export type RecruitmentStepInput = {
  order: number;
  stepId: string | number;
};

export type RegistrationInput = {
  email: string;
  password: string;
  /** The version that was agreed to. */
  policy?: string;
  /** The version that was agreed to. */
  terms?: string;
};

export type RegistrationLinkState =
  | 'EXPIRED'
  | 'OPEN'
  | 'USED';

export type RegistrationOriginInput = {
  /** The student whose link invited the visitor; an unknown one is left out. */
  candidateId?: string;
  utmCampaign?: string;
  utmMedium?: string;
  utmSource?: string;
};

export type RegistrationProfileInput = {
  /** Required; its absence is told beside its field. */
  degree?: Degree | null | undefined;
  /** For a department that is not in the list. */
  departmentCategory?: DepartmentCategory | null | undefined;
  familyName: string;
  familyNameKana: string;
  givenName: string;
  givenNameKana: string;
  graduationMonth?: number;
  graduationYear: number;
  otherSchoolDepartmentName?: string;
  otherSchoolName?: string;
  phoneNumber: string;
  schoolDepartmentId?: string;
  schoolId?: string;
};

export type RelationHistoryKind =
  | 'ACCEPTED'
  | 'ATTENDED'
  | 'BOOKED'
  | 'NEXT_STEP'
  | 'NOT_SELECTED'
  | 'NO_SHOW';

/** As the arguments of updateEducation; a name that the list knows is the listed one. What is left out stays as it is. */
export type RequiredEducationInput = {
  degree?: Degree | null | undefined;
  departmentCategory?: DepartmentCategory | null | undefined;
  otherSchoolDepartmentName?: string | null | undefined;
  otherSchoolName?: string | null | undefined;
  schoolDepartmentId?: string | number | null | undefined;
  schoolId?: string | number | null | undefined;
};

export type RequiredItem =
  | 'CONFIRMATION'
  | 'EDUCATION'
  | 'NAME'
  | 'PHONE';

export type RequiredNameInput = {
  familyName: string;
  familyNameKana: string;
  givenName: string;
  givenNameKana: string;
};

export type SavedFilterAlertTiming =
  | 'DAILY'
  | 'IMMEDIATELY'
  | 'OFF'
  | 'WEEKLY';

export type ScheduledScoutObstacle =
  | 'JOB_ARCHIVED'
  | 'JOB_TAKEN_DOWN';

export type SchedulingCompletionInput = {
  schedulingId: string | number;
  status: JobStatus;
};

export type SchedulingDateRequestStatus =
  | 'ANSWERED'
  | 'CLOSED'
  | 'REFUSED'
  | 'REQUESTED'
  | 'UNANSWERED';

export type SchedulingStatus =
  | 'ACCEPTED'
  | 'PENDING'
  | 'SCHEDULING_DATE_REQUESTED';

export type SchedulingStatusInput = {
  jobId?: string | number | null | undefined;
  schedulingId?: string | number | null | undefined;
  schedulingStatus: SchedulingStatus;
};

export type SchedulingType =
  | 'EVENT'
  | 'INTERVIEW';

/** TEXT: a version of a template, or else a text that students read alike. WHEN: the weekday and the hour of the sending. SENDER: for all but an ADMIN the own row alone. REASON: how the reason was written; a scout is in a row of each part. */
export type ScoutAnalysisDimension =
  | 'CONDITION'
  | 'JOB'
  | 'REASON'
  | 'SENDER'
  | 'TEXT'
  | 'WHEN';

export type ScoutAnalysisFilter = {
  /** The first day of the sending. */
  from: string;
  jobId?: string | number | null | undefined;
  /** The last one. */
  to: string;
};

/** Per cent of the sent scouts; DAYS: the median of the days until an answer. */
export type ScoutBenchmarkMeasure =
  | 'ACCEPTED'
  | 'DAYS'
  | 'MET';

export type ScoutDraftStudentInput = {
  candidateId: string | number;
  /** At most 20. */
  quotations: Array<QuotationInput>;
  reason: string;
};

export type ScoutExperimentEndCause =
  | 'CONTRACT'
  | 'JOB'
  | 'STOPPED'
  | 'TIME';

export type ScoutExperimentState =
  | 'ENDED'
  | 'RUNNING'
  | 'WAITING';

export type ScoutExperimentVerdict =
  | 'A_MORE'
  | 'B_MORE'
  | 'NOTHING_YET'
  | 'NO_DIFFERENCE';

export type ScoutExperimentVersionName =
  | 'A'
  | 'B';

/** TEXT: the subject and the message that all students of a sending read. */
export type ScoutFunnelBreakdown =
  | 'JOB'
  | 'TEXT'
  | 'WEEKDAY';

export type ScoutInvitationInput = {
  candidateId: string | number;
  /** At most 5. */
  quotations?: Array<QuotationInput>;
  reason: string;
};

export type ScoutInvitationStatus =
  | 'ACCEPTED'
  | 'DECLINED'
  | 'EXPIRED'
  | 'HIRED'
  | 'PENDING';

export type ScoutInvitationStatusFilter =
  | 'ACCEPTED'
  | 'DECLINED'
  | 'EXPIRED'
  | 'PENDING'
  | 'PENDING_SCHEDULE';

export type ScoutInvitationStatusesInput = {
  isExclusive?: boolean;
  /** At most 100. */
  statuses: Array<SearchScoutInvitationStatus>;
};

export type ScoutNotificationKind =
  | 'K01'
  | 'K02'
  | 'K03'
  | 'K04'
  | 'K05'
  | 'K06'
  | 'K07'
  | 'K32';

export type ScoutNotificationSettingInput = {
  kind: ScoutNotificationKind;
  timing: ScoutNotificationTiming;
};

export type ScoutNotificationTiming =
  | 'DAILY_DIGEST'
  | 'IMMEDIATELY'
  | 'OFF';

export type ScoutPreferencesInput = {
  jobHuntingStatusId?: string | number | null | undefined;
  offeredCompany?: string | null | undefined;
  offeredCompanyIndustryId?: string | number | null | undefined;
  /** At most 8. */
  preferredScoutTypeIds: Array<string | number>;
};

export type ScoutPromiseKind =
  | 'DOCUMENTS_WAIVED'
  | 'EMPLOYEE_CHOSEN'
  | 'EVENING_POSSIBLE'
  | 'FIRST_INTERVIEW_WAIVED'
  | 'ONLINE_POSSIBLE'
  | 'REASON_TOLD'
  | 'RESULT_WITHIN_WEEK'
  | 'TRAVEL_PAID';

export type SearchCandidateCondition = {
  bookmark?: boolean | null | undefined;
  /** At most 100. */
  campusPrefectureIds?: Array<string | number> | null | undefined;
  /** At most 9999. */
  candidateIds?: Array<string | number> | null | undefined;
  /** At most 100. */
  categories?: Array<DepartmentCategory> | null | undefined;
  /** At most 100. */
  companySelectionCriterionIds?: Array<string | number> | null | undefined;
  /** At most 100. */
  companySizeIds?: Array<string | number> | null | undefined;
  /** At most 100. */
  degrees?: Array<Degree> | null | undefined;
  /** At most 9999. */
  excludeCandidateIds?: Array<string | number> | null | undefined;
  /** At most 100. */
  excludedIndustryIds?: Array<string | number> | null | undefined;
  /** At most 100. */
  excludedSchoolGroupIds?: Array<string | number> | null | undefined;
  /** At most 200. */
  excludedSearchCandidateLabelIds?: Array<string | number> | null | undefined;
  /** At most 5. */
  excludedTextKeywords?: Array<string> | null | undefined;
  favorite?: boolean | null | undefined;
  first?: number | null | undefined;
  /** At most 100. */
  genders?: Array<Gender> | null | undefined;
  /** At most 100. */
  graduationYears?: Array<number> | null | undefined;
  /** At most 100. */
  hasPicture?: Array<boolean> | null | undefined;
  /** Only students who have published their personality test. */
  hasPublishedPersonality?: boolean | null | undefined;
  hasSeen?: boolean | null | undefined;
  /** At most 5. */
  highSchoolNameKeywords?: Array<string> | null | undefined;
  /** At most 100. */
  hometownPrefectureIds?: Array<string | number> | null | undefined;
  /** At most 100. */
  hometownPrefectures?: Array<string | number> | null | undefined;
  /** At most 100. */
  industryIds?: Array<string | number> | null | undefined;
  /** At most 100. */
  jobHuntingStatusIds?: Array<string | number> | null | undefined;
  jobId?: string | number | null | undefined;
  jobIsArchived?: boolean | null | undefined;
  /** At most 100. */
  jobTypeIds?: Array<string | number> | null | undefined;
  /** At most 200. */
  labels?: Array<string | number> | null | undefined;
  lastActiveAt?: LastActiveAt | null | undefined;
  offset?: number | null | undefined;
  /** At most 100. */
  orUnset?: Array<SearchCandidateUnsetFilter> | null | undefined;
  orderBy?: SearchCandidateOrder | null | undefined;
  passedOver?: PassedOverBy | null | undefined;
  /** At most 100. Leaves out students who published another percentage; those who published none stay. */
  personalityAssessmentTraits?: Array<PersonalityTraitRangeInput> | null | undefined;
  /** At most 100. */
  prefectureIds?: Array<string | number> | null | undefined;
  /** At most 100. */
  preferredScoutTypeIds?: Array<string | number> | null | undefined;
  schedulingStatus?: SchedulingStatusInput | null | undefined;
  /** At most 100. */
  schoolDepartmentCategories?: Array<DepartmentCategory> | null | undefined;
  /** At most 5. */
  schoolDepartmentKeywords?: Array<string> | null | undefined;
  /** At most 100. */
  schoolGroupIds?: Array<string | number> | null | undefined;
  /** At most 5. */
  schoolNameKeywords?: Array<string> | null | undefined;
  scoutInvitationStatus?: SearchScoutInvitationStatus | null | undefined;
  scoutInvitationStatuses?: ScoutInvitationStatusesInput | null | undefined;
  /** At most 200. */
  searchCandidateLabelIds?: Array<string | number> | null | undefined;
  /** At most 100. */
  sellingPointIds?: Array<string | number> | null | undefined;
  /** At most 5. */
  textKeywords?: Array<string> | null | undefined;
  toeicScore?: number | null | undefined;
};

export type SearchCandidateOptionGroup =
  | 'BOOKMARK'
  | 'CAMPUS_PREFECTURE_IDS'
  | 'COMPANY_SELECTION_CRITERION_IDS'
  | 'COMPANY_SIZE_IDS'
  | 'DEGREES'
  | 'EXCLUDED_INDUSTRY_IDS'
  | 'EXCLUDED_SCHOOL_GROUP_IDS'
  | 'EXCLUDED_SEARCH_CANDIDATE_LABEL_IDS'
  | 'FAVORITE'
  | 'GENDERS'
  | 'GRADUATION_YEARS'
  | 'HAS_PICTURE'
  | 'HAS_SEEN'
  | 'HIGH_SCHOOL_NAME_KEYWORDS'
  | 'HOMETOWN_PREFECTURE_IDS'
  | 'INDUSTRY_IDS'
  | 'JOB_HUNTING_STATUS_IDS'
  | 'JOB_TYPE_IDS'
  | 'LAST_ACTIVE_AT'
  | 'PASSED_OVER'
  | 'PREFECTURE_IDS'
  | 'PREFERRED_SCOUT_TYPE_IDS'
  | 'SCHOOL_DEPARTMENT_CATEGORIES'
  | 'SCHOOL_DEPARTMENT_KEYWORDS'
  | 'SCHOOL_GROUP_IDS'
  | 'SCOUT_INVITATION_STATUSES'
  | 'SEARCH_CANDIDATE_LABEL_IDS'
  | 'SELLING_POINT_IDS'
  | 'TOEIC_SCORE';

export type SearchCandidateOrder =
  | 'INSERTED_AT'
  | 'INTELLECTUAL_TEST_SCORE'
  | 'LAST_ACTIVE_AT';

export type SearchCandidateUnsetFilter =
  | 'campusPrefectureIds'
  | 'companySelectionCriterionIds'
  | 'companySizeIds'
  | 'degrees'
  | 'highSchoolNameKeywords'
  | 'hometownPrefectureIds'
  | 'industryIds'
  | 'jobHuntingStatusIds'
  | 'jobTypeIds'
  | 'prefectureIds'
  | 'preferredScoutTypeIds'
  | 'schoolDepartmentKeywords'
  | 'sellingPointIds'
  | 'toeicScore';

export type SearchScoutInvitationStatus =
  | 'ACCEPTED'
  | 'DECLINED'
  | 'EXPIRED'
  | 'NOT_SENT'
  | 'PENDING';

export type ServiceNoticeKind =
  | 'INFO'
  | 'MAINTENANCE';

export type SingleSignOnMode =
  | 'FORCED'
  | 'OFF'
  | 'OPTIONAL';

export type SkillInput = {
  level?: SkillLevel | null | undefined;
  name: string;
  note?: string;
  /** A day of the month; the month is kept. */
  since?: string | null | undefined;
};

export type SkillKind =
  | 'LANGUAGE'
  | 'PROGRAMMING'
  | 'QUALIFICATION';

export type SkillLevel =
  | 'BUSINESS'
  | 'DAILY'
  | 'LEARNING'
  | 'MADE'
  | 'NATIVE'
  | 'WORKED';

export type SkillsInput = {
  /** At most 5. */
  languages: Array<SkillInput>;
  /** At most 10. */
  programming: Array<SkillInput>;
  /** At most 10. */
  qualifications: Array<SkillInput>;
  toefl?: ToeflInput | null | undefined;
  toeic?: ToeicInput | null | undefined;
};

export type SlotAvailability =
  | 'CHOSEN'
  | 'CLOSED'
  | 'FULL'
  | 'OPEN'
  | 'OVERLAPPING';

export type StageKind =
  | 'ACCEPTED'
  | 'DATE'
  | 'HIRED'
  | 'MET'
  | 'NOT_SELECTED'
  | 'OFFER'
  | 'STEP';

export type TextInput = {
  body: string;
  order: number;
};

export type ThreadEnding =
  | 'BLOCKED'
  | 'COMPANY_SUSPENDED'
  | 'CONTRACT_ENDED'
  | 'DECLINED'
  | 'ENDED_BY_STUDENT'
  | 'EXPIRED'
  | 'LEFT'
  | 'REPORTED'
  | 'STUDENT_SUSPENDED'
  | 'TAKEN_BACK'
  | 'WITHDRAWN';

export type ThreadEventKind =
  | 'ACCEPTED'
  | 'CHOICE_LAPSED'
  | 'DATES_ADDED'
  | 'DATES_OFFERED'
  | 'DATES_REFUSED'
  | 'DATES_WISHED'
  | 'DATE_BOOKED'
  | 'DATE_BOOKED_BY_COMPANY'
  | 'DATE_CALLED_OFF'
  | 'DATE_CANCELLED'
  | 'DATE_MOVED'
  | 'DATE_MOVED_BY_COMPANY'
  | 'DAY_NOTICE'
  | 'GUIDANCE'
  | 'JOB_OFFERED'
  | 'NEXT_STEP'
  | 'NOT_SELECTED'
  | 'WITHDRAWN';

export type ThreadFileInput = {
  /** The bytes of a JPEG, PNG, WebP or PDF file in base64. */
  encoded: string;
  fileName: string;
};

export type ThreadSide =
  | 'CANDIDATE'
  | 'COMPANY';

export type ThreadState =
  | 'CLOSED'
  | 'OPEN'
  | 'QUESTION';

export type TimeOfDay =
  | 'AFTERNOON'
  | 'EVENING'
  | 'MORNING';

export type ToeflInput = {
  scale: ToeflScale;
  score: string;
  takenOn?: string | null | undefined;
};

/** The 1–6 bands are reported since 2026-01-21. */
export type ToeflScale =
  | 'BANDS'
  | 'POINTS';

export type ToeicInput = {
  score: string;
  takenOn?: string | null | undefined;
};

export type TurnSide =
  | 'CANDIDATE'
  | 'COMPANY';

export type TurnWord =
  | 'CHOICE'
  | 'CONTACT'
  | 'DATES'
  | 'NEXT_DATES'
  | 'OFFER'
  | 'OUTCOME';

export type UnsentReasonInput = {
  candidateId: string | number;
  reason: string;
};

export type UpdateEventDateInput = {
  capacity?: number | null | undefined;
  endAt: string;
  id: string | number;
  /** At most 100. */
  notifiedCompanyUserIds?: Array<string | number> | null | undefined;
  startAt: string;
};

export type UpdateInterviewDateInput = {
  endAt: string;
  id: string | number;
  /** At most 100. */
  notifiedCompanyUserIds?: Array<string | number> | null | undefined;
  startAt: string;
  /** Minutes from startAt to endAt; a date that exists is not cut. */
  timebox?: number | null | undefined;
};

export type UrlImageInput = {
  description?: string;
  order: number;
  /** The address of a picture that one of the company’s jobs shows */
  url: string;
};

/** The version of a template that the message was taken from. */
export type UsedScoutTemplateInput = {
  id: string | number;
  version: number;
};

export type WebhookDeliveryStatus =
  | 'DELIVERED'
  | 'FAILED'
  | 'WAITING';

export type WebhookEvent =
  | 'CANDIDATE_HIRED'
  | 'CANDIDATE_STAGE_CHANGED'
  | 'SAVED_FILTER_MATCHED'
  | 'SCHEDULING_DATE_CHANGED'
  | 'SCHEDULING_DATE_CHOSEN'
  | 'SCOUT_INVITATION_ACCEPTED'
  | 'SCOUT_INVITATION_DECLINED';

export type WebhookOffReason =
  | 'COMPANY'
  | 'FAILING'
  | 'GONE';

export type WhitepaperDownloadState =
  | 'EXPIRED'
  | 'OPEN'
  | 'USED_UP';

export type WishedDateInput = {
  /** Of an event. */
  capacity?: number | null | undefined;
  endAt: string;
  /** At most 100. */
  notifiedCompanyUserIds?: Array<string | number> | null | undefined;
  startAt: string;
  /** Of interviews: minutes of one. */
  timebox?: number | null | undefined;
};

export type WithdrawalReason =
  | 'HARD_TO_USE'
  | 'NO_FITTING_SCOUT'
  | 'OFFER_ACCEPTED'
  | 'OTHER'
  | 'PRIVACY'
  | 'TOO_MANY_MAILS';

export type YouthInformationInput = {
  body: string;
  kind: YouthInformationKind;
};

export type YouthInformationKind =
  | 'HIRES_AND_LEAVERS'
  | 'OVERTIME_AND_LEAVE'
  | 'PARENTAL_LEAVE_AND_WOMEN'
  | 'TENURE'
  | 'TRAINING';

export type YoutubeInput = {
  order: number;
  /** The id of the video, or any address of it */
  videoId: string;
};

export type RegisterCandidateFcmTokenMutationVariables = Exact<{
  token: string;
}>;


export type RegisterCandidateFcmTokenMutation = { registerCandidateFcmToken: boolean };

export type RegisterCompanyUserFcmTokenMutationVariables = Exact<{
  token: string;
  isRenewal: boolean;
}>;


export type RegisterCompanyUserFcmTokenMutation = { registerCompanyUserFcmToken: boolean };

export type ActivityCsvQueryVariables = Exact<{
  filter: ActivityFilter;
}>;


export type ActivityCsvQuery = { activityCsv: string };

export type AnalysisCsvQueryVariables = Exact<{
  filter: ScoutAnalysisFilter;
  by: ScoutAnalysisDimension;
}>;


export type AnalysisCsvQuery = { scoutAnalysisCsv: string };

export type AssessmentResultFileQueryVariables = Exact<{
  kind: AssessmentKind;
  form: AssessmentKeepsakeForm;
}>;


export type AssessmentResultFileQuery = { assessmentKeepsake: { contents: string, takenOn: string } };

export type IndividualReportQueryVariables = Exact<{
  month: string;
}>;


export type IndividualReportQuery = { individualReport: string };

export type ThreadFileBytesQueryVariables = Exact<{
  id: string | number;
  position: number;
  number: number;
}>;


export type ThreadFileBytesQuery = { threadFile: { fileName: string, contentType: string, encoded: string } };

export type ActionRequiredPageQueryVariables = Exact<{ [key: string]: never; }>;


export type ActionRequiredPageQuery = { graduationYears: Array<number>, jobHuntingStatuses: Array<{ id: string, label: string }>, requiredAction: { isRequired: boolean, revision: string, missing: Array<RequiredItem>, hasGraduated: boolean, graduationYear: number | null, graduationMonth: number, schoolName: string | null, jobHuntingStatus: { id: string } | null } };

export type SaveRequiredItemsMutationVariables = Exact<{
  name?: RequiredNameInput | null | undefined;
  education?: RequiredEducationInput | null | undefined;
  confirmation?: ConfirmationInput | null | undefined;
  revision?: string | null | undefined;
}>;


export type SaveRequiredItemsMutation = { saveRequiredItems: { isRequired: boolean } };

export type AgentConsultationPageQueryVariables = Exact<{ [key: string]: never; }>;


export type AgentConsultationPageQuery = { agentPartner: { name: string, licenseNumber: string } | null, agentConsultationConsent: { partnerName: string, textVersion: string, agreedAt: string } | null };

export type AgreeToAgentConsultationMutationVariables = Exact<{
  partnerName: string;
  textVersion: string;
}>;


export type AgreeToAgentConsultationMutation = { agreeToAgentConsultation: boolean };

export type RevokeAgentConsultationMutationVariables = Exact<{ [key: string]: never; }>;


export type RevokeAgentConsultationMutation = { revokeAgentConsultation: boolean };

export type AssessmentPageQueryVariables = Exact<{ [key: string]: never; }>;


export type AssessmentPageQuery = { assessments: { intellectual: { ' $fragmentRefs'?: { 'TestStandingFragment': TestStandingFragment } }, personality: { ' $fragmentRefs'?: { 'TestStandingFragment': TestStandingFragment } } } };

export type IntellectualPageQueryVariables = Exact<{ [key: string]: never; }>;


export type IntellectualPageQuery = { assessments: { intellectual: { openAttempt: { ' $fragmentRefs'?: { 'SittingAttemptFragment': SittingAttemptFragment } } | null } } };

export type StartAssessmentSectionMutationVariables = Exact<{
  attemptId: string | number;
  section: AssessmentSectionId;
}>;


export type StartAssessmentSectionMutation = { startAssessmentSection: { id: string } };

export type EndAssessmentSectionMutationVariables = Exact<{
  attemptId: string | number;
  section: AssessmentSectionId;
}>;


export type EndAssessmentSectionMutation = { endAssessmentSection: { id: string, state: AssessmentState, checkStage: AssessmentCheckStage | null } };

export type TakeOverAssessmentMutationVariables = Exact<{
  attemptId: string | number;
}>;


export type TakeOverAssessmentMutation = { takeOverAssessment: { id: string } };

export type SittingAttemptFragment = { id: string, state: AssessmentState, isThisDevice: boolean, usesScreenReader: boolean, hasLargerFigures: boolean, continueBy: string | null, lastSequence: number, serverNow: string, sections: Array<{ id: AssessmentSectionId, title: string, position: number, state: AssessmentSectionState, itemCount: number, minutes: number, limitSeconds: number, startedAt: string | null, deadlineAt: string | null, extensionSeconds: number, answers: Array<{ position: number, chosenOption: number | null, isFlagged: boolean }> }> } & { ' $fragmentName'?: 'SittingAttemptFragment' };

export type BeatAssessmentMutationVariables = Exact<{
  attemptId: string | number;
}>;


export type BeatAssessmentMutation = { beatAssessment: { id: string, isThisDevice: boolean, serverNow: string, sections: Array<{ id: AssessmentSectionId, state: AssessmentSectionState, deadlineAt: string | null }> } };

export type AnswerAssessmentItemMutationVariables = Exact<{
  attemptId: string | number;
  section: AssessmentSectionId;
  position: number;
  option?: number | null | undefined;
  isFlagged: boolean;
  sequence: number;
  answeredAt: string;
  sentAt: string;
  milliseconds: number;
  sinceShown?: number | null | undefined;
}>;


export type AnswerAssessmentItemMutation = { answerAssessmentItem: { id: string, serverNow: string } };

export type AnswerAssessmentItemsMutationVariables = Exact<{
  attemptId: string | number;
  section: AssessmentSectionId;
  sentAt: string;
  answers: Array<AssessmentAnswerInput> | AssessmentAnswerInput;
}>;


export type AnswerAssessmentItemsMutation = { answerAssessmentItems: { id: string, serverNow: string } };

export type ReportAssessmentFocusLossMutationVariables = Exact<{
  attemptId: string | number;
}>;


export type ReportAssessmentFocusLossMutation = { reportAssessmentFocusLoss: { id: string } };

export type AskedAssessmentItemQueryVariables = Exact<{
  position: number;
}>;


export type AskedAssessmentItemQuery = { assessments: { intellectual: { openAttempt: { id: string, item: { section: AssessmentSectionId, passage: string | null, stem: string, figure: { address: string, alternative: string } | null, options: Array<{ text: string | null, figure: { address: string, alternative: string } | null }> } | null } | null } } };

export type TestStandingFragment = { canStart: boolean, canStartFrom: string | null, openAttempt: (
    { state: AssessmentState, lastSequence: number }
    & { ' $fragmentRefs'?: { 'OpenSittingFragment': OpenSittingFragment } }
  ) | null, latestAttempt: { id: string, state: AssessmentState, submittedAt: string | null, isChecked: boolean, isErased: boolean, checkStage: AssessmentCheckStage | null } | null } & { ' $fragmentName'?: 'TestStandingFragment' };

export type PublishAssessmentResultMutationVariables = Exact<{
  kind: AssessmentKind;
  attemptId: string | number;
  consentVersion: string;
}>;


export type PublishAssessmentResultMutation = { publishAssessmentResult: { publishedAt: string | null } };

export type WithdrawAssessmentResultMutationVariables = Exact<{
  kind: AssessmentKind;
}>;


export type WithdrawAssessmentResultMutation = { withdrawAssessmentResult: { publishedAt: string | null } };

export type DeleteAssessmentResultsMutationVariables = Exact<{
  kind: AssessmentKind;
}>;


export type DeleteAssessmentResultsMutation = { deleteAssessmentResults: { state: AssessmentResultState } };

export type CreateAssessmentCertificateMutationVariables = Exact<{
  kind: AssessmentKind;
  days: number;
  hasName: boolean;
}>;


export type CreateAssessmentCertificateMutation = { createAssessmentCertificate: { id: string, token: string | null } };

export type EndAssessmentCertificateMutationVariables = Exact<{
  id: string | number;
}>;


export type EndAssessmentCertificateMutation = { endAssessmentCertificate: string };

export type ResultPageQueryVariables = Exact<{
  kind: AssessmentKind;
}>;


export type ResultPageQuery = { assessmentResult: { kind: AssessmentKind, state: AssessmentResultState, attemptId: string | null, isChecked: boolean, checkStage: AssessmentCheckStage | null, recheckBy: string | null, publishedAt: string | null, canPublish: boolean, hasReplacedPublished: boolean, consentVersion: string, retakeFrom: string | null, sheet: { ' $fragmentRefs'?: { 'AssessmentSheetFieldsFragment': AssessmentSheetFieldsFragment } } | null, certificates: Array<{ id: string, hasName: boolean, insertedAt: string, expiresAt: string }> } };

export type PersonalityPageQueryVariables = Exact<{ [key: string]: never; }>;


export type PersonalityPageQuery = { assessments: { personality: { openAttempt: { id: string, isThisDevice: boolean, lastSequence: number, pairs: Array<{ position: number, left: string, right: string, chosen: number | null }> } | null } } };

export type AnswerPersonalityPairsMutationVariables = Exact<{
  attemptId: string | number;
  answers: Array<AssessmentPairInput> | AssessmentPairInput;
}>;


export type AnswerPersonalityPairsMutation = { answerPersonalityPairs: { id: string, pairs: Array<{ position: number, chosen: number | null }> } };

export type SubmitPersonalityMutationVariables = Exact<{
  attemptId: string | number;
  hasConfirmed: boolean;
}>;


export type SubmitPersonalityMutation = { submitPersonality: { id: string } };

export type TakeOverPersonalityMutationVariables = Exact<{
  attemptId: string | number;
}>;


export type TakeOverPersonalityMutation = { takeOverAssessment: { id: string } };

export type AssessmentPracticePageQueryVariables = Exact<{ [key: string]: never; }>;


export type AssessmentPracticePageQuery = { assessments: { intellectual: { practice: Array<(
        { practiceId: string | null }
        & { ' $fragmentRefs'?: { 'PracticeItemFragment': PracticeItemFragment } }
      )> } } };

export type PracticeItemFragment = { practiceId: string | null, passage: string | null, stem: string, figure: { address: string, alternative: string } | null, options: Array<{ text: string | null, figure: { address: string, alternative: string } | null }> } & { ' $fragmentName'?: 'PracticeItemFragment' };

export type AnswerPracticeQueryVariables = Exact<{
  practiceId: string | number;
  option: number;
}>;


export type AnswerPracticeQuery = { assessmentPracticeAnswer: { isRight: boolean, key: number, rationales: Array<string> } };

export type StartAssessmentPageQueryVariables = Exact<{ [key: string]: never; }>;


export type StartAssessmentPageQuery = { assessments: { consentVersion: string, intellectual: { canStart: boolean, openAttempt: { id: string } | null, latestAttempt: { state: AssessmentState, isErased: boolean } | null }, personality: { canStart: boolean, openAttempt: { id: string } | null, latestAttempt: { state: AssessmentState, isErased: boolean } | null } } };

export type StartAssessmentMutationVariables = Exact<{
  kind: AssessmentKind;
  consentVersion: string;
  honestyName: string;
  timeFactor: AssessmentTimeFactor;
  usesScreenReader: boolean;
  hasLargerFigures: boolean;
}>;


export type StartAssessmentMutation = { startAssessment: { id: string } };

export type CompaniesPageQueryVariables = Exact<{
  condition: CompanySearchInput;
  order: CompanyOrder;
  first: number;
  offset: number;
}>;


export type CompaniesPageQuery = (
  { searchCompanies: { totalCount: number, isNearName: boolean, hasWishes: boolean, edges: Array<{ node: (
        { company: { id: string } }
        & { ' $fragmentRefs'?: { 'FoundCompanyCardFragment': FoundCompanyCardFragment } }
      ) }>, options: { counts: Array<{ filter: CompanyFilter, id: string, count: number }>, relaxations: Array<{ filter: CompanyFilter | null, count: number }> } } }
  & { ' $fragmentRefs'?: { 'CompanyChoicesFragment': CompanyChoicesFragment } }
);

export type CompanyChoicesFragment = { industries: Array<{ id: string, label: string, group: string }>, regions: Array<{ name: string, prefectures: Array<{ id: string, label: string }> }>, companySizes: Array<{ id: string, label: string }>, companySelectionCriteria: Array<{ id: string, label: string }>, jobTypes: Array<{ id: string, label: string, group: string }>, scoutTypes: Array<{ id: string, label: string }> } & { ' $fragmentName'?: 'CompanyChoicesFragment' };

export type CompanyDescriptionPageQueryVariables = Exact<{
  companyId: string | number;
}>;


export type CompanyDescriptionPageQuery = { metCompany: { isPublic: boolean, company: (
      { id: string, displayName: string, isFavorite: boolean }
      & { ' $fragmentRefs'?: { 'CompanyPageFragment': CompanyPageFragment } }
    ), answerRecord: { total: number, inTime: number } | null, outcomeRecord: { total: number, inTime: number } | null, promiseRecord: { students: number, total: number, kept: number } | null, openJobs: Array<(
      { id: string }
      & { ' $fragmentRefs'?: { 'OpenJobFragment': OpenJobFragment } }
    )> } };

export type PublicCompanyPageQueryVariables = Exact<{
  companyId: string | number;
}>;


export type PublicCompanyPageQuery = { publicCompany: (
    { pictureUrl: string, company: { id: string, displayName: string, tagline: string } }
    & { ' $fragmentRefs'?: { 'PublicCompanyFragment': PublicCompanyFragment } }
  ) };

export type OpenJobFragment = { id: string, title: string, lastEditedAt: string, scoutType: { label: string }, jobTypes: Array<{ id: string, label: string }> } & { ' $fragmentName'?: 'OpenJobFragment' };

export type PublicCompanyFragment = { company: (
    { displayName: string }
    & { ' $fragmentRefs'?: { 'CompanyPageFragment': CompanyPageFragment } }
  ), openJobs: Array<(
    { id: string }
    & { ' $fragmentRefs'?: { 'OpenJobFragment': OpenJobFragment } }
  )> } & { ' $fragmentName'?: 'PublicCompanyFragment' };

export type CompanyCountsQueryVariables = Exact<{
  condition: CompanySearchInput;
}>;


export type CompanyCountsQuery = { searchCompanies: { totalCount: number, options: { counts: Array<{ filter: CompanyFilter, id: string, count: number }> } } };

export type FoundCompanyCardFragment = (
  { openJobCount: number, company: (
    { id: string, displayName: string, isFavorite: boolean, tagline: string, checkedAt: string | null, mark: { background: string }, cover: { url: string, width: number, height: number } | null, companySize: { label: string } | null }
    & { ' $fragmentRefs'?: { 'CompanyMarkFragment': CompanyMarkFragment;'IndustryAndPlaceFragment': IndustryAndPlaceFragment } }
  ) }
  & { ' $fragmentRefs'?: { 'SharedWishesFragment': SharedWishesFragment } }
) & { ' $fragmentName'?: 'FoundCompanyCardFragment' };

export type ContactPageQueryVariables = Exact<{ [key: string]: never; }>;


export type ContactPageQuery = { inquiryContact: { name: string, email: string } | null };

export type ReportedJobQueryVariables = Exact<{
  jobId: string | number;
}>;


export type ReportedJobQuery = { offeredJob: { id: string, title: string, company: { displayName: string } } };

export type ReportedScoutQueryVariables = Exact<{
  id: string | number;
}>;


export type ReportedScoutQuery = { scoutInvitation: { id: string, subject: string, company: { displayName: string } } };

export type ReportedCompanyQueryVariables = Exact<{
  companyId: string | number;
}>;


export type ReportedCompanyQuery = { metCompany: { company: { id: string, displayName: string } } };

export type FavoriteCompaniesPageQueryVariables = Exact<{
  first: number;
  offset: number;
}>;


export type FavoriteCompaniesPageQuery = (
  { favoriteCompanies: { totalCount: number, nodes: Array<(
      { company: { id: string } }
      & { ' $fragmentRefs'?: { 'FavoriteRowFragment': FavoriteRowFragment } }
    )> } }
  & { ' $fragmentRefs'?: { 'InterestJobsFragment': InterestJobsFragment } }
);

export type AddFavoriteCompanyMutationVariables = Exact<{
  companyId: string | number;
}>;


export type AddFavoriteCompanyMutation = { addFavoriteCompany: boolean };

export type RemoveFavoriteCompanyMutationVariables = Exact<{
  companyId: string | number;
}>;


export type RemoveFavoriteCompanyMutation = { removeFavoriteCompany: string };

export type FavoriteRowFragment = { isMet: boolean, company: (
    { id: string, displayName: string, isFavorite: boolean, tagline: string }
    & { ' $fragmentRefs'?: { 'CompanyMarkFragment': CompanyMarkFragment;'IndustryAndPlaceFragment': IndustryAndPlaceFragment } }
  ) } & { ' $fragmentName'?: 'FavoriteRowFragment' };

export type InterestJobsFragment = { jobInterests: Array<{ isOpen: boolean, job: { id: string, title: string, company: (
        { id: string, displayName: string }
        & { ' $fragmentRefs'?: { 'CompanyMarkFragment': CompanyMarkFragment } }
      ) } }> } & { ' $fragmentName'?: 'InterestJobsFragment' };

export type HomePageQueryVariables = Exact<{ [key: string]: never; }>;


export type HomePageQuery = { ' $fragmentRefs'?: { 'HomeTodayFragment': HomeTodayFragment;'HomeSideFragment': HomeSideFragment;'HomeAwaitedCompaniesFragment': HomeAwaitedCompaniesFragment;'HomeNewScoutsFragment': HomeNewScoutsFragment;'HomeNearCompaniesFragment': HomeNearCompaniesFragment;'HomeEncourageEventsFragment': HomeEncourageEventsFragment } };

export type LandingPageQueryVariables = Exact<{ [key: string]: never; }>;


export type LandingPageQuery = { graduationYears: Array<number> };

export type HomeAwaitedCompaniesFragment = { recentOutcomes: Array<{ scoutInvitationId: string, toldAt: string | null, company: (
      { displayName: string }
      & { ' $fragmentRefs'?: { 'CompanyMarkFragment': CompanyMarkFragment } }
    ) }>, awaitedCompanies: Array<{ scoutInvitationId: string, asksArrival: boolean, company: (
      { displayName: string }
      & { ' $fragmentRefs'?: { 'CompanyMarkFragment': CompanyMarkFragment } }
    ), wait: { word: OwedWord, dueOn: string, isSilent: boolean } }> } & { ' $fragmentName'?: 'HomeAwaitedCompaniesFragment' };

export type HomeFirstQueryVariables = Exact<{ [key: string]: never; }>;


export type HomeFirstQuery = { ' $fragmentRefs'?: { 'HomeTodayFragment': HomeTodayFragment;'HomeSideFragment': HomeSideFragment;'HomeAwaitedCompaniesFragment': HomeAwaitedCompaniesFragment } };

export type HomeNewScoutsAloneQueryVariables = Exact<{ [key: string]: never; }>;


export type HomeNewScoutsAloneQuery = { ' $fragmentRefs'?: { 'HomeNewScoutsFragment': HomeNewScoutsFragment } };

export type HomeNearCompaniesAloneQueryVariables = Exact<{ [key: string]: never; }>;


export type HomeNearCompaniesAloneQuery = { ' $fragmentRefs'?: { 'HomeNearCompaniesFragment': HomeNearCompaniesFragment } };

export type HomeEncourageEventsAloneQueryVariables = Exact<{ [key: string]: never; }>;


export type HomeEncourageEventsAloneQuery = { ' $fragmentRefs'?: { 'HomeEncourageEventsFragment': HomeEncourageEventsFragment } };

export type CompanyAsksFragment = { awaitedCompanies: Array<{ scoutInvitationId: string, asksArrival: boolean, stepTitle: string, company: { displayName: string }, wait: { word: OwedWord, isSilent: boolean } }> } & { ' $fragmentName'?: 'CompanyAsksFragment' };

export type HomeEncourageEventsFragment = { encourageEvents: { edges: Array<{ node: { id: string, title: string, companyName: string, eventUrl: string, applicationEndAt: string, companyLogoUrl: string | null, thumbnailUrl: string | null, category: { label: string } } }> } } & { ' $fragmentName'?: 'HomeEncourageEventsFragment' };

export type HomeNearCompaniesFragment = { nearCompanies: { hasWishes: boolean, companies: Array<(
      { sharedWishes: Array<{ kind: CompanyWish }>, company: (
        { id: string, displayName: string, isFavorite: boolean }
        & { ' $fragmentRefs'?: { 'CompanyMarkFragment': CompanyMarkFragment;'IndustryAndPlaceFragment': IndustryAndPlaceFragment } }
      ) }
      & { ' $fragmentRefs'?: { 'SharedWishesFragment': SharedWishesFragment } }
    )> } } & { ' $fragmentName'?: 'HomeNearCompaniesFragment' };

export type HomeNewScoutsFragment = { ownProfile: { isPublic: boolean, nextItem: ProfileItem | null }, scoutInvitationCounts: { pending: number, pendingSchedule: number, accepted: number, declined: number, expired: number }, waiting: { edges: Array<{ node: { id: string, sentAt: string, expiresAt: string, remindAt: string | null, isCompanySuspended: boolean, reason: string, quotations: Array<{ text: string }>, company: (
          { displayName: string }
          & { ' $fragmentRefs'?: { 'CompanyMarkFragment': CompanyMarkFragment } }
        ), job: { scoutType: { label: string } } } }> } } & { ' $fragmentName'?: 'HomeNewScoutsFragment' };

export type PasskeyOfferQueryVariables = Exact<{ [key: string]: never; }>;


export type PasskeyOfferQuery = { isPasskeyOffered: boolean };

export type EndPasskeyOfferMutationVariables = Exact<{ [key: string]: never; }>;


export type EndPasskeyOfferMutation = { endPasskeyOffer: boolean };

export type HomeSideFragment = { chosenDates: Array<{ id: string, startAt: string, endAt: string, isMissed: boolean, isCompanySuspended: boolean, title: string, location: string, url: string | null, scoutInvitationId: string, company: (
      { id: string, displayName: string }
      & { ' $fragmentRefs'?: { 'CompanyMarkFragment': CompanyMarkFragment } }
    ) }>, ownProfile: { completeness: number, nextItem: ProfileItem | null, nextItemGain: number | null, selfIntroduction: string, studentProjectExperience: string, viewedByCompaniesYesterday: number, isPublic: boolean } } & { ' $fragmentName'?: 'HomeSideFragment' };

export type HomeTodayFragment = (
  { viewer:
    | { familyName: string, unreadThreadCount: number }
    | Record<PropertyKey, never>
   | null, hiresToAnswer: Array<{ id: string, answerBy: string, company: { displayName: string } }>, chosenDates: Array<{ id: string, startAt: string, endAt: string, title: string, canGiveDayNotice: boolean, isMissed: boolean, isCompanySuspended: boolean, scoutInvitationId: string, company: { displayName: string } }>, assessments: { intellectual: { openAttempt: { ' $fragmentRefs'?: { 'OpenSittingFragment': OpenSittingFragment } } | null } }, ownProfile: { completeness: number, lacksDepartmentCategory: boolean, nextItem: ProfileItem | null, nextItemGain: number | null }, waiting: { edges: Array<{ node: { id: string, sentAt: string, expiresAt: string, remindAt: string | null, isCompanySuspended: boolean, reason: string, quotations: Array<{ text: string }>, company: (
          { displayName: string }
          & { ' $fragmentRefs'?: { 'CompanyMarkFragment': CompanyMarkFragment } }
        ), job: { title: string } } }> }, unscheduled: { edges: Array<{ node: { id: string, schedulingStatus: SchedulingStatus | null, isCompanySuspended: boolean, scheduleBy: string | null, stepTitle: string, company: { displayName: string }, offeredScheduling: { keptSlot: { startAt: string, endAt: string, place: { offeredUntil: string | null } | null } | null, slots: Array<{ availability: SlotAvailability }> } | null } }> } }
  & { ' $fragmentRefs'?: { 'CompanyAsksFragment': CompanyAsksFragment } }
) & { ' $fragmentName'?: 'HomeTodayFragment' };

export type CompletePageQueryVariables = Exact<{
  id: string | number;
}>;


export type CompletePageQuery = { scoutInvitation: { id: string, status: ScoutInvitationStatus, schedulingStatus: SchedulingStatus | null, completionDescription: string | null, wait: { word: OwedWord, dueOn: string, isSilent: boolean } | null, completionUrls: Array<{ label: string, url: string }>, company: { displayName: string }, job: { kind: JobKind }, chosenDate: (
      { id: string, isMissed: boolean }
      & { ' $fragmentRefs'?: { 'AppointmentFragment': AppointmentFragment } }
    ) | null } };

export type DateRequestedPageQueryVariables = Exact<{
  id: string | number;
}>;


export type DateRequestedPageQuery = { scoutInvitation: { id: string, status: ScoutInvitationStatus, schedulingStatus: SchedulingStatus | null, canRequestSchedulingDate: boolean, company: { displayName: string }, wait: { dueOn: string } | null, schedulingDateRequest: (
      { status: SchedulingDateRequestStatus }
      & { ' $fragmentRefs'?: { 'SentWishesFragment': SentWishesFragment } }
    ) | null } };

export type RequestSchedulingDateMutationVariables = Exact<{
  scoutInvitationId: string | number;
  request: string;
  preferred: Array<PreferredDateInput> | PreferredDateInput;
}>;


export type RequestSchedulingDateMutation = { requestSchedulingDate: { id: string } };

export type SentWishesFragment = { request: string, insertedAt: string, isBeforeDates: boolean, dueAt: string, preferred: Array<{ date: string, timeOfDay: TimeOfDay }> } & { ' $fragmentName'?: 'SentWishesFragment' };

export type InvitationPageQueryVariables = Exact<{
  id: string | number;
}>;


export type InvitationPageQuery = (
  { scoutInvitation: (
    { id: string, readAt: string | null, arePromisesAsked: boolean, company: { displayName: string } }
    & { ' $fragmentRefs'?: { 'LetterFragment': LetterFragment;'ThreadLinkFragment': ThreadLinkFragment;'StandingFragment': StandingFragment;'OfferFragment': OfferFragment;'AnswerFragment': AnswerFragment;'OutcomeOfScoutFragment': OutcomeOfScoutFragment;'CompanyWaitFragment': CompanyWaitFragment;'OpenScoutFragment': OpenScoutFragment;'PromiseQuestionFragment': PromiseQuestionFragment } }
  ) }
  & { ' $fragmentRefs'?: { 'SplitListFragment': SplitListFragment;'DeclineReasonsFragment': DeclineReasonsFragment } }
);

export type ReadScoutInvitationMutationVariables = Exact<{
  id: string | number;
}>;


export type ReadScoutInvitationMutation = { readScoutInvitation: string };

export type AcceptScoutInvitationMutationVariables = Exact<{
  id: string | number;
}>;


export type AcceptScoutInvitationMutation = { acceptScoutInvitation: { id: string, job: { kind: JobKind } } };

export type DeclineScoutInvitationMutationVariables = Exact<{
  id: string | number;
  declineReasonId?: string | number | null | undefined;
  message?: string | null | undefined;
  isAccepted: boolean;
}>;


export type DeclineScoutInvitationMutation = { declineScoutInvitation: { id: string, canUndoDecline: boolean } };

export type UndoDeclineMutationVariables = Exact<{
  id: string | number;
}>;


export type UndoDeclineMutation = { undoDecline: { id: string } };

export type PostponeScoutInvitationMutationVariables = Exact<{
  id: string | number;
}>;


export type PostponeScoutInvitationMutation = { postponeScoutInvitation: { id: string, expiresAt: string, remindAt: string | null } };

export type DeclineReasonsFragment = { declineReasons: Array<{ id: string, label: string }> } & { ' $fragmentName'?: 'DeclineReasonsFragment' };

export type AnswerFragment = (
  { id: string, status: ScoutInvitationStatus, schedulingStatus: SchedulingStatus | null, expiresAt: string, scheduleBy: string | null, answeredAt: string | null, hireAnswerBy: string | null, canAccept: boolean, canDecline: boolean, canChooseSchedulingDate: boolean, company: { displayName: string }, job: { kind: JobKind, isTakenDown: boolean }, outcomeRecord: { ' $fragmentRefs'?: { 'OutcomeRecordFragment': OutcomeRecordFragment } } | null, offeredScheduling: { keptSlot: { startAt: string, endAt: string, place: { offeredUntil: string | null } | null } | null } | null, chosenDate: { startAt: string, endAt: string, isChangeable: boolean, isMissed: boolean } | null }
  & { ' $fragmentRefs'?: { 'PromiseLineFragment': PromiseLineFragment } }
) & { ' $fragmentName'?: 'AnswerFragment' };

export type LetterFragment = { sentAt: string, personalShare: number | null, isMassLetter: boolean, reason: string, quotations: Array<{ field: QuotationField, text: string, passage: string }>, company: (
    { displayName: string }
    & { ' $fragmentRefs'?: { 'CompanyMarkFragment': CompanyMarkFragment } }
  ), companyUser: { ' $fragmentRefs'?: { 'SenderFragment': SenderFragment } }, followUp: { text: string, addedAt: string, companyUser: { familyName: string, givenName: string } } | null } & { ' $fragmentName'?: 'LetterFragment' };

export type OfferFragment = { id: string, status: ScoutInvitationStatus, message: string, contactedAt: string | null, outcomeRecord: { ' $fragmentRefs'?: { 'OutcomeRecordFragment': OutcomeRecordFragment } } | null, promises: Array<{ promise: { kind: ScoutPromiseKind, label: string, sentence: string } }>, promiseRecord: { ' $fragmentRefs'?: { 'PromiseRecordFragment': PromiseRecordFragment } } | null, chosenDate: { id: string, startAt: string, endAt: string, isMissed: boolean } | null, company: (
    { displayName: string }
    & { ' $fragmentRefs'?: { 'CompanyCardFragment': CompanyCardFragment } }
  ), job: { id: string, title: string, kind: JobKind, scoutType: { id: string, label: string }, conditions: Array<{ label: string, body: string }>, recruitmentProcess: Array<
      | { label: string }
      | { label: string }
    > }, offeredScheduling: { type: SchedulingType, title: string, isOnline: boolean, location: string, slots: Array<{ startAt: string, endAt: string, availability: SlotAvailability }> } | null } & { ' $fragmentName'?: 'OfferFragment' };

export type OutcomeOfScoutFragment = { id: string, step: number, canChooseSchedulingDate: boolean, outcome: Outcome | null, outcomeMessage: string, outcomeToldAt: string | null, company: { displayName: string } } & { ' $fragmentName'?: 'OutcomeOfScoutFragment' };

export type AnswerPromisesMutationVariables = Exact<{
  id: string | number;
  answers: Array<PromiseAnswerInput> | PromiseAnswerInput;
}>;


export type AnswerPromisesMutation = { answerPromises: { id: string } };

export type PromiseQuestionFragment = { id: string, canAnswerPromises: boolean, promisesChangeableUntil: string | null, promises: Array<{ answer: PromiseAnswer | null, promise: { kind: ScoutPromiseKind, label: string, sentence: string } }>, company: { displayName: string } } & { ' $fragmentName'?: 'PromiseQuestionFragment' };

export type SplitListFragment = { waiting: { totalCount: number, edges: Array<{ node: { id: string, expiresAt: string, reason: string, company: (
          { displayName: string }
          & { ' $fragmentRefs'?: { 'CompanyMarkFragment': CompanyMarkFragment } }
        ) } }> } } & { ' $fragmentName'?: 'SplitListFragment' };

export type OpenScoutFragment = { id: string, reason: string, company: (
    { displayName: string }
    & { ' $fragmentRefs'?: { 'CompanyMarkFragment': CompanyMarkFragment } }
  ) } & { ' $fragmentName'?: 'OpenScoutFragment' };

export type StandingFragment = { status: ScoutInvitationStatus, schedulingStatus: SchedulingStatus | null, hireAnswerBy: string | null, endedAt: string | null, remindAt: string | null, endedWithout: OwedWord | null, isWithdrawn: boolean, isCompanySuspended: boolean, company: { displayName: string }, job: { id: string, isTakenDown: boolean }, chosenDate: { endAt: string, isMissed: boolean } | null } & { ' $fragmentName'?: 'StandingFragment' };

export type PromptCompanyMutationVariables = Exact<{
  id: string | number;
}>;


export type PromptCompanyMutation = { promptCompany: { id: string } };

export type WaitLongerMutationVariables = Exact<{
  id: string | number;
}>;


export type WaitLongerMutation = { waitLonger: { id: string } };

export type EndUnansweredMutationVariables = Exact<{
  id: string | number;
}>;


export type EndUnansweredMutation = { endUnanswered: { id: string } };

export type AnswerContactMutationVariables = Exact<{
  id: string | number;
  hasArrived: boolean;
}>;


export type AnswerContactMutation = { answerContact: { id: string } };

export type CompanyWaitFragment = { id: string, contactedAt: string | null, asksArrival: boolean, company: { displayName: string }, schedulingDateRequest: { status: SchedulingDateRequestStatus } | null, wait: { word: OwedWord, dueOn: string, isSilent: boolean, canPrompt: boolean, promptedAt: string | null } | null } & { ' $fragmentName'?: 'CompanyWaitFragment' };

export type EventCheckInPageQueryVariables = Exact<{
  id: string | number;
}>;


export type EventCheckInPageQuery = { scoutInvitation: { company: { displayName: string }, chosenDate: { title: string, startAt: string, endAt: string, location: string, checkIn: { code: string, opensAt: string, closesAt: string, checkedInAt: string | null, qr: { size: number, path: string } } | null } | null } };

export type EventDetailsPageQueryVariables = Exact<{
  id: string | number;
}>;


export type EventDetailsPageQuery = { scoutInvitation: (
    { id: string, company: (
      { id: string, displayName: string }
      & { ' $fragmentRefs'?: { 'CompanyMarkFragment': CompanyMarkFragment } }
    ), job: { id: string, title: string, scoutType: { label: string } }, chosenDate: (
      { id: string, title: string, startAt: string, endAt: string, previousStartAt: string | null, isMissed: boolean, isCompanySuspended: boolean, checkIn: { opensAt: string } | null }
      & { ' $fragmentRefs'?: { 'DateFactsFragment': DateFactsFragment;'DateCalendarLinksFragment': DateCalendarLinksFragment;'EndedPlacesFragment': EndedPlacesFragment } }
    ) | null }
    & { ' $fragmentRefs'?: { 'ChangingFragment': ChangingFragment;'DayNoticeFragment': DayNoticeFragment } }
  ) };

export type ChangingFragment = { id: string, canChooseSchedulingDate: boolean, chosenDate: (
    { id: string, startAt: string, changeableUntil: string, isChangeable: boolean, company: { displayName: string } }
    & { ' $fragmentRefs'?: { 'AskCompanyFragment': AskCompanyFragment } }
  ) | null } & { ' $fragmentName'?: 'ChangingFragment' };

export type DateFactsFragment = { startAt: string, endAt: string, location: string, url: string | null, belongings: Array<string>, emergencyContact: string, companyUsers: Array<{ id: string, familyName: string, givenName: string, department: string, title: string }> } & { ' $fragmentName'?: 'DateFactsFragment' };

export type TellDelayMutationVariables = Exact<{
  id: string | number;
  bookingId: string | number;
  minutes: number;
}>;


export type TellDelayMutation = { tellDelay: { id: string } };

export type TellAbsenceMutationVariables = Exact<{
  id: string | number;
  bookingId: string | number;
}>;


export type TellAbsenceMutation = { tellAbsence: { id: string } };

export type TakeDayNoticeBackMutationVariables = Exact<{
  id: string | number;
}>;


export type TakeDayNoticeBackMutation = { takeDayNoticeBack: { id: string } };

export type DayNoticeFragment = { id: string, canChooseSchedulingDate: boolean, chosenDate: { id: string, endAt: string, canGiveDayNotice: boolean, isMissed: boolean, company: { displayName: string }, companyUsers: Array<{ id: string, familyName: string, givenName: string }>, dayNotice: { kind: DayNoticeKind, minutes: number | null } | null } | null } & { ' $fragmentName'?: 'DayNoticeFragment' };

export type EventEditPageQueryVariables = Exact<{
  id: string | number;
}>;


export type EventEditPageQuery = { scoutInvitation: (
    { id: string, canChooseSchedulingDate: boolean, isCompanySuspended: boolean, company: { displayName: string }, job: { scoutType: { id: string } }, offeredScheduling: { type: SchedulingType, title: string } | null, chosenDate: (
      { endAt: string, isChangeable: boolean, isMissed: boolean }
      & { ' $fragmentRefs'?: { 'CurrentDateFragment': CurrentDateFragment } }
    ) | null }
    & { ' $fragmentRefs'?: { 'SlotFormFragment': SlotFormFragment } }
  ) };

export type CandidateEventsPageQueryVariables = Exact<{ [key: string]: never; }>;


export type CandidateEventsPageQuery = { scoutInvitationCounts: { toSchedule: number }, chosenDates: Array<(
    { id: string, startAt: string, endAt: string }
    & { ' $fragmentRefs'?: { 'AppointmentFragment': AppointmentFragment } }
  )> };

export type InvitationListPageQueryVariables = Exact<{
  status: ScoutInvitationStatusFilter;
  first: number;
  offset: number;
}>;


export type InvitationListPageQuery = { scoutInvitationCounts: { pending: number, pendingSchedule: number, toAnswer: number, toSchedule: number, accepted: number, declined: number, expired: number }, scoutInvitations: { totalCount: number, edges: Array<{ node: (
        { id: string }
        & { ' $fragmentRefs'?: { 'InvitationCardFragment': InvitationCardFragment } }
      ) }> } };

export type InvitationCardFragment = (
  { id: string, status: ScoutInvitationStatus, schedulingStatus: SchedulingStatus | null, step: number, stepTitle: string, hireAnswerBy: string | null, round: number, isMassLetter: boolean, readAt: string | null, expiresAt: string, remindAt: string | null, scheduleBy: string | null, answeredAt: string | null, endedAt: string | null, reason: string, outcome: Outcome | null, outcomeToldAt: string | null, endedWithout: OwedWord | null, isCompanySuspended: boolean, quotations: Array<{ text: string }>, company: (
    { displayName: string }
    & { ' $fragmentRefs'?: { 'CompanyMarkFragment': CompanyMarkFragment } }
  ), job: { scoutType: { label: string } }, chosenDate: { startAt: string, isMissed: boolean } | null, wait: { word: OwedWord, dueOn: string, isSilent: boolean } | null, outcomeRecord: { ' $fragmentRefs'?: { 'OutcomeRecordFragment': OutcomeRecordFragment } } | null }
  & { ' $fragmentRefs'?: { 'ThreadLinkFragment': ThreadLinkFragment;'PromiseLineFragment': PromiseLineFragment } }
) & { ' $fragmentName'?: 'InvitationCardFragment' };

export type AppointmentFragment = (
  { id: string, startAt: string, endAt: string, title: string, location: string, url: string | null, belongings: Array<string>, emergencyContact: string, changeableUntil: string, isChangeable: boolean, isSettled: boolean, canGiveDayNotice: boolean, isMissed: boolean, isCompanySuspended: boolean, isPresent: boolean, scoutInvitationId: string, company: (
    { displayName: string }
    & { ' $fragmentRefs'?: { 'CompanyMarkFragment': CompanyMarkFragment } }
  ) }
  & { ' $fragmentRefs'?: { 'DateCalendarLinksFragment': DateCalendarLinksFragment;'EndedPlacesFragment': EndedPlacesFragment } }
) & { ' $fragmentName'?: 'AppointmentFragment' };

export type AskCompanyFragment = { isSettled: boolean, emergencyContact: string } & { ' $fragmentName'?: 'AskCompanyFragment' };

export type CancelBookingMutationVariables = Exact<{
  scoutInvitationId: string | number;
  bookingId: string | number;
}>;


export type CancelBookingMutation = { cancelBooking: { id: string } };

export type ChooseSchedulingDateMutationVariables = Exact<{
  scoutInvitationId: string | number;
  schedulingDateId: string | number;
  startAt?: string | null | undefined;
  endAt?: string | null | undefined;
}>;


export type ChooseSchedulingDateMutation = { chooseSchedulingDate: { id: string } };

export type ConfirmDateFragment = { company: (
    { displayName: string }
    & { ' $fragmentRefs'?: { 'CompanyMarkFragment': CompanyMarkFragment } }
  ), offeredScheduling: { title: string, isOnline: boolean, location: string, remindOneDayBefore: boolean, remindThreeDaysBefore: boolean } | null } & { ' $fragmentName'?: 'ConfirmDateFragment' };

export type CurrentDateFragment = (
  { id: string, startAt: string, endAt: string, changeableUntil: string, isChangeable: boolean, isCompanySuspended: boolean, company: { displayName: string } }
  & { ' $fragmentRefs'?: { 'AskCompanyFragment': AskCompanyFragment } }
) & { ' $fragmentName'?: 'CurrentDateFragment' };

export type DateCalendarLinksFragment = { id: string, title: string, startAt: string, endAt: string, location: string, url: string | null, belongings: Array<string>, emergencyContact: string, company: { displayName: string } } & { ' $fragmentName'?: 'DateCalendarLinksFragment' };

export type EndedPlacesFragment = { endedPlaces: Array<{ companyName: string, startAt: string, endAt: string, wasSeat: boolean }> } & { ' $fragmentName'?: 'EndedPlacesFragment' };

export type PromiseLineFragment = { promises: Array<{ promise: { label: string } }>, promiseRecord: { ' $fragmentRefs'?: { 'PromiseRecordFragment': PromiseRecordFragment } } | null } & { ' $fragmentName'?: 'PromiseLineFragment' };

export type PromiseRecordFragment = { students: number, total: number, kept: number } & { ' $fragmentName'?: 'PromiseRecordFragment' };

export type OutcomeRecordFragment = { total: number, inTime: number } & { ' $fragmentName'?: 'OutcomeRecordFragment' };

export type SlotFormFragment = (
  { id: string, schedulingStatus: SchedulingStatus | null, canRequestSchedulingDate: boolean, offeredScheduling: { type: SchedulingType, keptSlot: { id: string, startAt: string, endAt: string, place: { offeredUntil: string | null } | null } | null, slots: Array<{ id: string, startAt: string, endAt: string, remaining: number, closesAt: string, availability: SlotAvailability, isAdded: boolean, canWait: boolean, place: { position: number | null, offeredUntil: string | null, isForWish: boolean } | null }>, waitsElsewhere: Array<{ companyName: string, startAt: string, endAt: string }>, busyDays: Array<{ date: string, companyName: string, startAt: string, endAt: string }> } | null }
  & { ' $fragmentRefs'?: { 'ConfirmDateFragment': ConfirmDateFragment } }
) & { ' $fragmentName'?: 'SlotFormFragment' };

export type ThreadLinkFragment = { id: string, thread: { state: ThreadState, canWrite: boolean, unreadCount: number, lastPosition: number } } & { ' $fragmentName'?: 'ThreadLinkFragment' };

export type JoinWaitingListMutationVariables = Exact<{
  id: string | number;
  date: string | number;
}>;


export type JoinWaitingListMutation = { joinWaitingList: { id: string } };

export type LeaveWaitingListMutationVariables = Exact<{
  id: string | number;
  date: string | number;
  isOffered: boolean;
}>;


export type LeaveWaitingListMutation = { leaveWaitingList: { id: string } };

export type ProgressPageQueryVariables = Exact<{ [key: string]: never; }>;


export type ProgressPageQuery = { progress: Array<{ scoutInvitationId: string, isOver: boolean, hireAnswerBy: string | null, stepTitle: string, arePromisesOpen: boolean, turn: { side: TurnSide, word: TurnWord, dueOn: string } | null, wait: { word: OwedWord, dueOn: string, isSilent: boolean, canPrompt: boolean } | null, points: Array<{ kind: ProgressKind, at: string, endAt: string | null }>, company: (
      { displayName: string }
      & { ' $fragmentRefs'?: { 'CompanyMarkFragment': CompanyMarkFragment } }
    ), promises: Array<{ answer: PromiseAnswer | null, promise: { kind: ScoutPromiseKind, label: string } }>, job: { recruitmentProcess: Array<
        | { label: string }
        | { label: string }
      > } }> };

export type SchedulePageQueryVariables = Exact<{
  id: string | number;
}>;


export type SchedulePageQuery = { scoutInvitation: (
    { id: string, status: ScoutInvitationStatus, answeredAt: string | null, scheduleBy: string | null, schedulingStatus: SchedulingStatus | null, step: number, canChooseSchedulingDate: boolean, isCompanySuspended: boolean, company: { displayName: string }, job: { kind: JobKind, scoutType: { id: string } }, schedulingDateRequest: { status: SchedulingDateRequestStatus, refusalMessage: string | null } | null, offeredScheduling: { type: SchedulingType, title: string, isOnline: boolean, location: string, belongings: Array<string>, slots: Array<{ id: string, startAt: string, endAt: string, availability: SlotAvailability, canWait: boolean }> } | null, chosenDate: { isMissed: boolean } | null }
    & { ' $fragmentRefs'?: { 'SlotFormFragment': SlotFormFragment } }
  ) };

export type CandidateThreadPageQueryVariables = Exact<{
  id: string | number;
  before?: number | null | undefined;
}>;


export type CandidateThreadPageQuery = { viewer:
    | { __typename: 'CandidateViewer', id: string }
    | Record<PropertyKey, never>
   | null, threadWithCompany: { scoutInvitationId: string, state: ThreadState, ending: ThreadEnding | null, canWrite: boolean, lastPosition: number, readPosition: number, unreadCount: number, companyReadPosition: number, scoutInvitation: (
      { id: string, stepTitle: string, company: (
        { displayName: string }
        & { ' $fragmentRefs'?: { 'CompanyMarkFragment': CompanyMarkFragment } }
      ) }
      & { ' $fragmentRefs'?: { 'ThreadStepFragment': ThreadStepFragment;'AfterReportFragment': AfterReportFragment } }
    ) }, threadChoice: { showsReading: boolean }, threadMessages: Array<{ ' $fragmentRefs'?: { 'ThreadMessageFieldsFragment': ThreadMessageFieldsFragment } }>, threadEvents: Array<{ ' $fragmentRefs'?: { 'ThreadEventFieldsFragment': ThreadEventFieldsFragment } }> };

export type SendToCompanyMutationVariables = Exact<{
  id: string | number;
  text: string;
  files: Array<ThreadFileInput> | ThreadFileInput;
}>;


export type SendToCompanyMutation = { sendMessageToCompany: { lastPosition: number } };

export type ReadThreadOfCandidateMutationVariables = Exact<{
  id: string | number;
  position: number;
}>;


export type ReadThreadOfCandidateMutation = { readThreadWithCompany: string };

export type ReportThreadMutationVariables = Exact<{
  id: string | number;
  reason: string;
}>;


export type ReportThreadMutation = { reportThread: string };

export type CandidateThreadMovedSubscriptionVariables = Exact<{
  id?: string | number | null | undefined;
}>;


export type CandidateThreadMovedSubscription = { threadWithCompanyChanged: { lastPosition: number } | null };

export type AfterReportFragment = { id: string, company: { displayName: string }, chosenDate: { startAt: string, isChangeable: boolean, isMissed: boolean } | null } & { ' $fragmentName'?: 'AfterReportFragment' };

export type ThreadStepFragment = { id: string, canChooseSchedulingDate: boolean, hireAnswerBy: string | null, chosenDate: { startAt: string, endAt: string, canGiveDayNotice: boolean, isMissed: boolean } | null } & { ' $fragmentName'?: 'ThreadStepFragment' };

export type OfferedJobPageQueryVariables = Exact<{
  jobId: string | number;
  scoutInvitationId: string | number;
  isFromScout: boolean;
}>;


export type OfferedJobPageQuery = { offeredJob: (
    { id: string, title: string, isArchived: boolean, isTakenDown: boolean, scoutInvitation?: { ' $fragmentRefs'?: { 'ScoutBarFragment': ScoutBarFragment } } | null, company: (
      { id: string, displayName: string, isFavorite: boolean }
      & { ' $fragmentRefs'?: { 'JobCompanyFragment': JobCompanyFragment;'CompanyCardFragment': CompanyCardFragment } }
    ) }
    & { ' $fragmentRefs'?: { 'JobBody_OfferedJob_Fragment': JobBody_OfferedJob_Fragment;'InterestBarFragment': InterestBarFragment;'JobChangesFragment': JobChangesFragment } }
  ), ownProfile?: { isPublic: boolean }, scoutInvitation?: (
    { id: string, status: ScoutInvitationStatus, job: { id: string }, offeredScheduling: { ' $fragmentRefs'?: { 'JobDatesFragment': JobDatesFragment } } | null }
    & { ' $fragmentRefs'?: { 'ScoutBarFragment': ScoutBarFragment } }
  ) };

export type AddJobInterestMutationVariables = Exact<{
  jobId: string | number;
}>;


export type AddJobInterestMutation = { addJobInterest: boolean };

export type RemoveJobInterestMutationVariables = Exact<{
  jobId: string | number;
}>;


export type RemoveJobInterestMutation = { removeJobInterest: string };

export type PublicJobPageQueryVariables = Exact<{
  jobId: string | number;
}>;


export type PublicJobPageQuery = { publicJob: (
    { postedAt: string, validThrough: string, pictureUrl: string, job: { id: string, title: string, scoutType: { id: string, label: string }, contents: Array<
        | { __typename: 'HeadingBlock', text: string }
        | { __typename: 'ImageBlock' }
        | { __typename: 'TextBlock', body: string }
        | { __typename: 'YoutubeBlock' }
      >, conditions: Array<{ label: string, body: string }>, company: { legalName: string, displayName: string, urls: Array<{ url: string }>, mark: { logoUrl: string | null } } } }
    & { ' $fragmentRefs'?: { 'PublicJobFragment': PublicJobFragment } }
  ), regions: Array<{ prefectures: Array<{ label: string }> }> };

export type JobDatesFragment = { isOnline: boolean, location: string, slots: Array<{ startAt: string, endAt: string, availability: SlotAvailability }> } & { ' $fragmentName'?: 'JobDatesFragment' };

export type InterestBarFragment = { id: string, isInterested: boolean, company: { id: string, displayName: string, isFavorite: boolean } } & { ' $fragmentName'?: 'InterestBarFragment' };

export type PublicJobFragment = { job: (
    { company: (
      { id: string, displayName: string }
      & { ' $fragmentRefs'?: { 'JobCompanyFragment': JobCompanyFragment;'CompanyCardFragment': CompanyCardFragment } }
    ) }
    & { ' $fragmentRefs'?: { 'JobBody_OfferedJob_Fragment': JobBody_OfferedJob_Fragment } }
  ) } & { ' $fragmentName'?: 'PublicJobFragment' };

export type ScoutBarFragment = (
  { id: string, status: ScoutInvitationStatus, expiresAt: string, readAt: string | null, canAccept: boolean, company: { displayName: string }, job: { kind: JobKind, isTakenDown: boolean }, outcomeRecord: { ' $fragmentRefs'?: { 'OutcomeRecordFragment': OutcomeRecordFragment } } | null }
  & { ' $fragmentRefs'?: { 'PromiseLineFragment': PromiseLineFragment } }
) & { ' $fragmentName'?: 'ScoutBarFragment' };

export type CandidateLayoutQueryVariables = Exact<{ [key: string]: never; }>;


export type CandidateLayoutQuery = { serviceNotices: Array<(
    { id: string }
    & { ' $fragmentRefs'?: { 'ServiceNoticeFieldsFragment': ServiceNoticeFieldsFragment } }
  )>, viewer:
    | { __typename: 'CandidateViewer', id: string, familyName: string, givenName: string, picture: string | null, pending: PendingStatus | null, pendingCount: number, pendingScheduleCount: number, unreadThreadCount: number, firstScoutTab: ScoutInvitationStatusFilter, unreadNotificationCount: number, unreadNotificationPaths: Array<string>, notifications: Array<{ ' $fragmentRefs'?: { 'NotificationFieldsFragment': NotificationFieldsFragment } }> }
    | Record<PropertyKey, never>
   | null };

export type OnboardingStrengthsMutationVariables = Exact<{
  sellingPointIds: Array<string | number> | string | number;
  revision?: string | null | undefined;
}>;


export type OnboardingStrengthsMutation = { updateSellingPoints: { id: string } };

export type OnboardingIntroductionMutationVariables = Exact<{
  taglines: Array<string> | string;
  selfIntroduction: string;
  revision?: string | null | undefined;
}>;


export type OnboardingIntroductionMutation = { updateSelfIntroduction: { id: string } };

export type OnboardingExperienceMutationVariables = Exact<{
  studentProjectExperience: string;
  revision?: string | null | undefined;
}>;


export type OnboardingExperienceMutation = { updateStudentProjectExperience: { id: string } };

export type FinishOnboardingMutationVariables = Exact<{
  isPublic: boolean;
}>;


export type FinishOnboardingMutation = { finishOnboarding: boolean };

export type OnboardingPageQueryVariables = Exact<{ [key: string]: never; }>;


export type OnboardingPageQuery = { onboarding: { isFinished: boolean, nextStep: OnboardingStep }, sellingPoints: Array<{ id: string, label: string, hint: string }>, ownProfile: { id: string, revision: string, taglines: Array<string>, selfIntroduction: string, studentProjectExperience: string, sellingPoints: Array<{ id: string }>, asSeenByCompanies: { ' $fragmentRefs'?: { 'StudentCard_OwnCandidateView_Fragment': StudentCard_OwnCandidateView_Fragment } } } };

export type IndustryAndPlaceFragment = { industries: Array<{ label: string }>, prefecture: { label: string } | null } & { ' $fragmentName'?: 'IndustryAndPlaceFragment' };

export type CandidateCountMovedSubscriptionVariables = Exact<{
  id?: string | number | null | undefined;
}>;


export type CandidateCountMovedSubscription = { threadWithCompanyChanged: { scoutInvitationId: string } | null };

export type CandidateThreadCountQueryVariables = Exact<{ [key: string]: never; }>;


export type CandidateThreadCountQuery = { viewer:
    | { __typename: 'CandidateViewer', unreadThreadCount: number }
    | Record<PropertyKey, never>
   | null };

export type SchoolSuggestionsQueryVariables = Exact<{
  name: string;
}>;


export type SchoolSuggestionsQuery = { schools: Array<{ id: string, name: string, prefecture: { label: string } }> };

export type DepartmentSuggestionsQueryVariables = Exact<{
  school: string;
  name: string;
}>;


export type DepartmentSuggestionsQuery = { schools: Array<{ id: string, name: string, departments: Array<{ id: string, name: string }> }> };

export type SharedWishesFragment = { sharedWishes: Array<{ kind: CompanyWish, labels: Array<string> }> } & { ' $fragmentName'?: 'SharedWishesFragment' };

export type OpenSittingFragment = { id: string, state: AssessmentState, continueBy: string | null, serverNow: string, sections: Array<{ id: AssessmentSectionId, title: string, state: AssessmentSectionState, deadlineAt: string | null }> } & { ' $fragmentName'?: 'OpenSittingFragment' };

export type CandidatePasswordResetPageQueryVariables = Exact<{
  code: string;
}>;


export type CandidatePasswordResetPageQuery = { candidatePasswordReset: PasswordResetStatus };

export type ResetCandidatePasswordMutationVariables = Exact<{
  code: string;
  password: string;
}>;


export type ResetCandidatePasswordMutation = { resetCandidatePassword: boolean };

export type RequestCandidatePasswordResetMutationVariables = Exact<{
  email: string;
}>;


export type RequestCandidatePasswordResetMutation = { requestCandidatePasswordReset: boolean };

export type UpdateBasicsMutationVariables = Exact<{
  gender: Gender;
  hometownPrefectureId?: string | number | null | undefined;
  revision?: string | null | undefined;
}>;


export type UpdateBasicsMutation = { updateBasics: { id: string } };

export type UpdateEducationMutationVariables = Exact<{
  education: EducationInput;
  revision?: string | null | undefined;
}>;


export type UpdateEducationMutation = { updateEducation: { id: string } };

export type UpdateSelfIntroductionMutationVariables = Exact<{
  taglines?: Array<string> | string | null | undefined;
  selfIntroduction?: string | null | undefined;
  revision?: string | null | undefined;
}>;


export type UpdateSelfIntroductionMutation = { updateSelfIntroduction: { id: string } };

export type UpdateStudentProjectMutationVariables = Exact<{
  studentProjectExperience: string;
  revision?: string | null | undefined;
}>;


export type UpdateStudentProjectMutation = { updateStudentProjectExperience: { id: string } };

export type UpdateSellingPointsMutationVariables = Exact<{
  sellingPointIds: Array<string | number> | string | number;
  revision?: string | null | undefined;
}>;


export type UpdateSellingPointsMutation = { updateSellingPoints: { id: string } };

export type UpdatePreferencesMutationVariables = Exact<{
  preferences: PreferencesInput;
  revision?: string | null | undefined;
}>;


export type UpdatePreferencesMutation = { updatePreferences: { id: string } };

export type UpdateScoutPreferencesMutationVariables = Exact<{
  preferences: ScoutPreferencesInput;
  revision?: string | null | undefined;
}>;


export type UpdateScoutPreferencesMutation = { updateScoutPreferences: { id: string } };

export type UpdateExtraExperiencesMutationVariables = Exact<{
  experiences: ExtraExperiencesInput;
  revision?: string | null | undefined;
}>;


export type UpdateExtraExperiencesMutation = { updateExtraExperiences: { id: string } };

export type UpdatePictureMutationVariables = Exact<{
  encodedImage: string;
}>;


export type UpdatePictureMutation = { updatePicture: { id: string } };

export type RemovePictureMutationVariables = Exact<{ [key: string]: never; }>;


export type RemovePictureMutation = { removePicture: { id: string } };

export type UpdateVisibilityMutationVariables = Exact<{
  isPublic: boolean;
}>;


export type UpdateVisibilityMutation = { updateCandidateVisibility: boolean };

export type SuggestedSchoolsQueryVariables = Exact<{
  name: string;
}>;


export type SuggestedSchoolsQuery = { schools: Array<{ id: string, name: string }> };

export type DepartmentsOfSchoolQueryVariables = Exact<{
  schoolId: string | number;
}>;


export type DepartmentsOfSchoolQuery = { school: { departments: Array<{ id: string, name: string, category: DepartmentCategory }> } };

export type ProfilePageQueryVariables = Exact<{ [key: string]: never; }>;


export type ProfilePageQuery = { graduationYears: Array<number>, viewer:
    | { familyName: string, givenName: string }
    | Record<PropertyKey, never>
   | null, ownProfile: { id: string, revision: string, invitingId: string, isPublic: boolean, picture: string | null, gender: Gender, category: DepartmentCategory, lacksDepartmentCategory: boolean, otherSchoolDepartmentName: string | null, taglines: Array<string>, selfIntroduction: string, studentProjectExperience: string, studyAbroadExperience: string, qualificationExperience: string, internshipExperience: string, hasNoExtraExperience: boolean, offeredCompany: string | null, completeness: number, nextItem: ProfileItem | null, hometown: { id: string } | null, education: { graduationYear: number, graduationMonth: number, degree: Degree | null, highSchoolName: string | null, campusPrefecture: { id: string } | null, school:
        | { __typename: 'ListedSchool', id: string, name: string, department: { id: string, name: string, category: DepartmentCategory } | null }
        | { __typename: 'OtherSchool', name: string }
       | null }, sellingPoints: Array<{ id: string, shortLabel: string }>, preferences: { areas: Array<{ id: string }>, industries: Array<{ id: string }>, jobTypes: Array<{ id: string }>, companySizes: Array<{ id: string }>, companySelectionCriteria: Array<{ id: string }> }, preferredScoutTypes: Array<{ id: string }>, jobHuntingStatus: { id: string } | null, offeredCompanyIndustry: { id: string } | null, profileItems: Array<{ item: ProfileItem, isComplete: boolean, gain: number }>, asSeenByCompanies: { ' $fragmentRefs'?: { 'StudentCard_OwnCandidateView_Fragment': StudentCard_OwnCandidateView_Fragment;'StudentProfile_OwnCandidateView_Fragment': StudentProfile_OwnCandidateView_Fragment } } }, regions: Array<{ name: string, prefectures: Array<{ id: string, label: string }> }>, industries: Array<{ id: string, label: string, group: string }>, jobTypes: Array<{ id: string, label: string, group: string }>, companySizes: Array<{ id: string, label: string }>, companySelectionCriteria: Array<{ id: string, label: string }>, jobHuntingStatuses: Array<{ id: string, label: string }>, scoutTypes: Array<{ id: string, label: string }>, sellingPoints: Array<{ id: string, label: string, hint: string }> };

export type ProfileViewsPageQueryVariables = Exact<{ [key: string]: never; }>;


export type ProfileViewsPageQuery = { profileViews: { total: number, days: Array<{ day: string, count: number }>, byIndustry: Array<{ label: string, count: number }>, bySize: Array<{ label: string, count: number }>, byAge: Array<{ label: string, count: number }>, findings: { total: number, bookmarkedBy: number, byIndustry: Array<{ label: string, count: number }>, bySection: Array<{ label: string, count: number }> }, companies: Array<{ hasScouted: boolean, isMet: boolean, days: number, lastDay: string, company: (
        { id: string, displayName: string, isFavorite: boolean, industries: Array<{ id: string, label: string }> }
        & { ' $fragmentRefs'?: { 'CompanyMarkFragment': CompanyMarkFragment } }
      ) }> } };

export type RegistrationCallbackQueryVariables = Exact<{
  token: string;
}>;


export type RegistrationCallbackQuery = { registrationLink: { state: RegistrationLinkState, email: string, needsPassword: boolean } | null };

export type VerifyEmailByLinkMutationVariables = Exact<{
  token: string;
  password: string;
}>;


export type VerifyEmailByLinkMutation = { verifyEmailByLink: { pass: string } };

export type RegistrationCompleteQueryVariables = Exact<{ [key: string]: never; }>;


export type RegistrationCompleteQuery = { viewer:
    | { __typename: 'CandidateViewer', id: string, pending: PendingStatus | null, familyName: string }
    | Record<PropertyKey, never>
   | null };

export type RegisterCandidateMutationVariables = Exact<{
  registration: RegistrationInput;
  origin: RegistrationOriginInput;
}>;


export type RegisterCandidateMutation = { registerCandidate: { pass: string } };

export type VerifyEmailMutationVariables = Exact<{
  code: string;
}>;


export type VerifyEmailMutation = { verifyEmail: boolean };

export type ResendVerificationEmailMutationVariables = Exact<{
  pass: string;
}>;


export type ResendVerificationEmailMutation = { resendVerificationEmail: boolean };

export type ChangeRegistrationEmailMutationVariables = Exact<{
  email: string;
}>;


export type ChangeRegistrationEmailMutation = { changeRegistrationEmail: boolean };

export type SaveRegistrationProfileMutationVariables = Exact<{
  profile: RegistrationProfileInput;
}>;


export type SaveRegistrationProfileMutation = { saveRegistrationProfile: boolean };

export type VerifyPhoneMutationVariables = Exact<{
  code: string;
}>;


export type VerifyPhoneMutation = { verifyPhone: boolean };

export type ResendPhoneCodeMutationVariables = Exact<{ [key: string]: never; }>;


export type ResendPhoneCodeMutation = { resendPhoneCode: boolean };

export type ChangeRegistrationPhoneMutationVariables = Exact<{
  phoneNumber: string;
}>;


export type ChangeRegistrationPhoneMutation = { changeRegistrationPhone: boolean };

export type RegistrationPageQueryVariables = Exact<{ [key: string]: never; }>;


export type RegistrationPageQuery = { graduationYears: Array<number>, viewer:
    | { __typename: 'CandidateViewer', id: string, pending: PendingStatus | null }
    | Record<PropertyKey, never>
   | null, ownRegistration: { step: PendingStatus, email: string, phoneNumber: string | null, secondsUntilNextCode: number } | null };

export type OfferReportedPageQueryVariables = Exact<{ [key: string]: never; }>;


export type OfferReportedPageQuery = { ownOfferReports: Array<{ id: string }> };

export type OfferReportPageQueryVariables = Exact<{ [key: string]: never; }>;


export type OfferReportPageQuery = { mayFinishJobHunting: boolean, reportableScouts: Array<{ id: string, companyName: string, jobTitle: string, sentOn: string }>, ownOfferReports: Array<(
    { id: string }
    & { ' $fragmentRefs'?: { 'OwnReportFragment': OwnReportFragment } }
  )> };

export type CancelOfferReportMutationVariables = Exact<{
  id: string | number;
}>;


export type CancelOfferReportMutation = { cancelOfferReport: { id: string } };

export type AnswerHireMutationVariables = Exact<{
  id: string | number;
  isRight: boolean;
}>;


export type AnswerHireMutation = { answerHire: { id: string } };

export type FinishJobHuntingMutationVariables = Exact<{ [key: string]: never; }>;


export type FinishJobHuntingMutation = { finishJobHunting: boolean };

export type ReportOfferMutationVariables = Exact<{
  scoutInvitationId: string | number;
  acceptedOn: string;
}>;


export type ReportOfferMutation = { reportOffer: { id: string } };

export type OwnReportFragment = { id: string, status: OfferReportStatus, acceptedOn: string, answerBy: string, isRecordedByCompany: boolean, company: (
    { displayName: string }
    & { ' $fragmentRefs'?: { 'CompanyMarkFragment': CompanyMarkFragment } }
  ), job: { title: string } } & { ' $fragmentName'?: 'OwnReportFragment' };

export type CandidateSettingsPageQueryVariables = Exact<{ [key: string]: never; }>;


export type CandidateSettingsPageQuery = { isProfilePublic: boolean, candidateNotificationSettings: Array<{ canTurnOffMail: boolean, hasMail: boolean, hasPush: boolean, hasLine: boolean }>, lineConnection: { connectedAt: string | null } | null, scoutIntake: { scoutsPerWeek: number, pausedUntil: string | null }, blockList: { corporateNumbers: Array<string>, companies: Array<{ id: string }> }, agentPartner: { name: string } | null, agentConsultationConsent: { agreedAt: string } | null };

export type CandidateAccountPageQueryVariables = Exact<{ [key: string]: never; }>;


export type CandidateAccountPageQuery = { ownAccount: { ' $fragmentRefs'?: { 'NamesSectionFragment': NamesSectionFragment;'EmailSectionFragment': EmailSectionFragment;'PhoneSectionFragment': PhoneSectionFragment;'PasswordSectionFragment': PasswordSectionFragment } } };

export type UpdateCandidateNamesMutationVariables = Exact<{
  familyName: string;
  givenName: string;
  familyNameKana: string;
  givenNameKana: string;
}>;


export type UpdateCandidateNamesMutation = { updateCandidateNames: boolean };

export type RequestEmailChangeMutationVariables = Exact<{
  email: string;
  currentPassword: string;
}>;


export type RequestEmailChangeMutation = { requestEmailChange: boolean };

export type ConfirmEmailChangeMutationVariables = Exact<{
  code: string;
}>;


export type ConfirmEmailChangeMutation = { confirmEmailChange: boolean };

export type RequestPhoneChangeMutationVariables = Exact<{
  mobilePhoneNumber: string;
  currentPassword: string;
}>;


export type RequestPhoneChangeMutation = { requestPhoneChange: boolean };

export type ConfirmPhoneChangeMutationVariables = Exact<{
  code: string;
}>;


export type ConfirmPhoneChangeMutation = { confirmPhoneChange: boolean };

export type UpdateCandidatePasswordMutationVariables = Exact<{
  currentPassword: string;
  newPassword: string;
}>;


export type UpdateCandidatePasswordMutation = { updateCandidatePassword: boolean };

export type EmailSectionFragment = { email: string, hasPassword: boolean, pendingEmail: { destination: string, expiresAt: string } | null } & { ' $fragmentName'?: 'EmailSectionFragment' };

export type NamesSectionFragment = { familyName: string, givenName: string, familyNameKana: string, givenNameKana: string } & { ' $fragmentName'?: 'NamesSectionFragment' };

export type PasswordSectionFragment = { hasPassword: boolean } & { ' $fragmentName'?: 'PasswordSectionFragment' };

export type PhoneSectionFragment = { phoneNumber: string | null, hasPassword: boolean, pendingPhone: { destination: string, expiresAt: string } | null } & { ' $fragmentName'?: 'PhoneSectionFragment' };

export type BlockedCompaniesPageQueryVariables = Exact<{
  search: string;
}>;


export type BlockedCompaniesPageQuery = { companiesToBlock: Array<(
    { id: string }
    & { ' $fragmentRefs'?: { 'FoundCompanyFragment': FoundCompanyFragment } }
  )>, blockList: { corporateNumbers: Array<string>, companies: Array<(
      { id: string }
      & { ' $fragmentRefs'?: { 'BlockedCompanyFragment': BlockedCompanyFragment } }
    )> } };

export type BlockCompaniesMutationVariables = Exact<{
  companyIds: Array<string | number> | string | number;
}>;


export type BlockCompaniesMutation = { blockCompanies: Array<string> };

export type UnblockCompaniesMutationVariables = Exact<{
  companyIds: Array<string | number> | string | number;
}>;


export type UnblockCompaniesMutation = { unblockCompanies: Array<string> };

export type BlockCorporateNumberMutationVariables = Exact<{
  corporateNumber: string;
}>;


export type BlockCorporateNumberMutation = { blockCorporateNumber: string };

export type UnblockCorporateNumberMutationVariables = Exact<{
  corporateNumber: string;
}>;


export type UnblockCorporateNumberMutation = { unblockCorporateNumber: string };

export type BlockEndsFragment = { id: string, company: { displayName: string }, openScouts: { unanswered: number, accepted: number, nextDateAt: string | null } | null } & { ' $fragmentName'?: 'BlockEndsFragment' };

export type BlockedCompanyFragment = { id: string, company: (
    { displayName: string, legalName: string }
    & { ' $fragmentRefs'?: { 'CompanyMarkFragment': CompanyMarkFragment } }
  ), group: Array<(
    { isBlocked: boolean, company: { displayName: string } }
    & { ' $fragmentRefs'?: { 'BlockEndsFragment': BlockEndsFragment } }
  )> } & { ' $fragmentName'?: 'BlockedCompanyFragment' };

export type FoundCompanyFragment = (
  { isBlocked: boolean, company: (
    { displayName: string, city: string, prefecture: { label: string } | null }
    & { ' $fragmentRefs'?: { 'CompanyMarkFragment': CompanyMarkFragment } }
  ) }
  & { ' $fragmentRefs'?: { 'BlockEndsFragment': BlockEndsFragment } }
) & { ' $fragmentName'?: 'FoundCompanyFragment' };

export type CandidateCalendarPageQueryVariables = Exact<{ [key: string]: never; }>;


export type CandidateCalendarPageQuery = { calendarFeed: { ' $fragmentRefs'?: { 'CalendarFeedStateFragment': CalendarFeedStateFragment } } | null, cancelledDates: Array<{ ' $fragmentRefs'?: { 'CancelledDatesFragment': CancelledDatesFragment } }> };

export type CancelledDatesFragment = { bookingId: string, companyName: string, title: string, startAt: string } & { ' $fragmentName'?: 'CancelledDatesFragment' };

export type SettingsDataPageQueryVariables = Exact<{ [key: string]: never; }>;


export type SettingsDataPageQuery = { withdrawalProof: { needsPassword: boolean, needsSignIn: boolean }, dataExport: (
    { status: DataExportStatus }
    & { ' $fragmentRefs'?: { 'ExportStateFragment': ExportStateFragment } }
  ) | null };

export type RequestDataExportMutationVariables = Exact<{
  currentPassword: string;
}>;


export type RequestDataExportMutation = { requestDataExport: string };

export type ExportStateFragment = { id: string, status: DataExportStatus, percent: number, bytes: number | null, expiresAt: string | null } & { ' $fragmentName'?: 'ExportStateFragment' };

export type CandidateDevicesPageQueryVariables = Exact<{ [key: string]: never; }>;


export type CandidateDevicesPageQuery = { devices: Array<(
    { id: string, isCurrent: boolean }
    & { ' $fragmentRefs'?: { 'DeviceRowFragment': DeviceRowFragment } }
  )> };

export type EndDeviceMutationVariables = Exact<{
  id: string | number;
}>;


export type EndDeviceMutation = { endDevice: string };

export type EndOtherDevicesMutationVariables = Exact<{ [key: string]: never; }>;


export type EndOtherDevicesMutation = { endOtherDevices: number };

export type DeviceRowFragment = { id: string, family: string, signedInAt: string, lastUsedAt: string, isCurrent: boolean } & { ' $fragmentName'?: 'DeviceRowFragment' };

export type IntakePageQueryVariables = Exact<{ [key: string]: never; }>;


export type IntakePageQuery = { scoutIntake: { scoutsPerWeek: number, pausedUntil: string | null } };

export type UpdateScoutIntakeMutationVariables = Exact<{
  scoutsPerWeek: number;
  pausedUntil?: string | null | undefined;
}>;


export type UpdateScoutIntakeMutation = { updateScoutIntake: { scoutsPerWeek: number } };

export type NotificationSettingsPageQueryVariables = Exact<{ [key: string]: never; }>;


export type NotificationSettingsPageQuery = { candidateNotificationSettings: Array<(
    { topic: CandidateNotificationTopic, hasLine: boolean }
    & { ' $fragmentRefs'?: { 'NotificationTopicFragment': NotificationTopicFragment } }
  )>, lineConnection: (
    { connectedAt: string | null }
    & { ' $fragmentRefs'?: { 'LineNoticesFragment': LineNoticesFragment } }
  ) | null, quietHours: { startsAt: number, endsAt: number }, threadChoice: { hasTextInMail: boolean, showsReading: boolean } };

export type UpdateCandidateNotificationSettingsMutationVariables = Exact<{
  settings: Array<CandidateNotificationSettingInput> | CandidateNotificationSettingInput;
}>;


export type UpdateCandidateNotificationSettingsMutation = { updateCandidateNotificationSettings: Array<{ topic: CandidateNotificationTopic }> };

export type UpdateQuietHoursMutationVariables = Exact<{
  startsAt: number;
  endsAt: number;
}>;


export type UpdateQuietHoursMutation = { updateQuietHours: { startsAt: number } };

export type IssueLineCodeMutationVariables = Exact<{ [key: string]: never; }>;


export type IssueLineCodeMutation = { issueLineCode: { connectedAt: string | null } };

export type DisconnectLineMutationVariables = Exact<{ [key: string]: never; }>;


export type DisconnectLineMutation = { disconnectLine: boolean };

export type UpdateThreadChoiceMutationVariables = Exact<{
  hasTextInMail: boolean;
  showsReading: boolean;
}>;


export type UpdateThreadChoiceMutation = { updateThreadChoice: { showsReading: boolean } };

export type LineNoticesFragment = { connectedAt: string | null, code: { letters: string, account: string, address: string, expiresAt: string, qr: { size: number, path: string } } | null } & { ' $fragmentName'?: 'LineNoticesFragment' };

export type NotificationTopicFragment = { topic: CandidateNotificationTopic, label: string, hint: string, hasMail: boolean, hasPush: boolean, hasLine: boolean, canTurnOffMail: boolean, canPush: boolean } & { ' $fragmentName'?: 'NotificationTopicFragment' };

export type SignInSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type SignInSettingsQuery = { signInWays: (
    { email: string, isFresh: boolean, sessionProvider: string | null }
    & { ' $fragmentRefs'?: { 'ConfirmWaysFragment': ConfirmWaysFragment;'PasswordWayFragment': PasswordWayFragment;'IdentityWaysFragment': IdentityWaysFragment;'PasskeyWaysFragment': PasskeyWaysFragment } }
  ) };

export type UnlinkIdentityMutationVariables = Exact<{
  provider: string;
}>;


export type UnlinkIdentityMutation = { unlinkIdentity: boolean };

export type RenamePasskeyMutationVariables = Exact<{
  id: string | number;
  name: string;
}>;


export type RenamePasskeyMutation = { renamePasskey: boolean };

export type RemovePasskeyMutationVariables = Exact<{
  id: string | number;
}>;


export type RemovePasskeyMutation = { removePasskey: boolean };

export type ConfirmWaysFragment = { isFresh: boolean, hasPassword: boolean, identities: Array<{ provider: string, label: string }>, passkeys: Array<{ id: string }> } & { ' $fragmentName'?: 'ConfirmWaysFragment' };

export type IdentityWaysFragment = { canRemove: boolean, identities: Array<{ provider: string, label: string, email: string | null }> } & { ' $fragmentName'?: 'IdentityWaysFragment' };

export type PasskeyWaysFragment = { canRemove: boolean, passkeys: Array<{ id: string, name: string, isBackedUp: boolean, insertedAt: string, lastUsedAt: string | null }> } & { ' $fragmentName'?: 'PasskeyWaysFragment' };

export type PasswordWayFragment = { email: string, hasPassword: boolean } & { ' $fragmentName'?: 'PasswordWayFragment' };

export type UnsubscribedPageQueryVariables = Exact<{ [key: string]: never; }>;


export type UnsubscribedPageQuery = { viewer:
    | { __typename: 'AdminViewer' }
    | { __typename: 'CandidateViewer' }
    | { __typename: 'CompanyViewer' }
   | null };

export type UnsubscribePageQueryVariables = Exact<{ [key: string]: never; }>;


export type UnsubscribePageQuery = { viewer:
    | { __typename: 'CandidateViewer', id: string, pending: PendingStatus | null }
    | Record<PropertyKey, never>
   | null, withdrawalProof: { needsPassword: boolean, needsSignIn: boolean }, withdrawalEffects: { ' $fragmentRefs'?: { 'WithdrawalEffectsFragment': WithdrawalEffectsFragment } } };

export type WithdrawCandidateMutationVariables = Exact<{
  password: string;
  confirmation: string;
  reason: string;
  reasonKind?: WithdrawalReason | null | undefined;
}>;


export type WithdrawCandidateMutation = { withdrawCandidate: boolean };

export type WithdrawalEffectsFragment = { pendingCount: number, pendingScheduleCount: number, acceptedCount: number, dates: Array<{ id: string, companyName: string, startAt: string }> } & { ' $fragmentName'?: 'WithdrawalEffectsFragment' };

export type OwnSkillsFragment = { toeicScore: number | null, toeicTakenOn: string | null, toeflIbtScore: number | null, toeflIbtBand: number | null, toeflIbtTakenOn: string | null, skills: Array<{ kind: SkillKind, name: string, level: SkillLevel | null, since: string | null, note: string }> } & { ' $fragmentName'?: 'OwnSkillsFragment' };

export type SkillsPageQueryVariables = Exact<{ [key: string]: never; }>;


export type SkillsPageQuery = { qualifications: Array<string>, ownProfile: { id: string }, ownSkills: (
    { revision: string }
    & { ' $fragmentRefs'?: { 'OwnSkillsFragment': OwnSkillsFragment } }
  ) };

export type UpdateSkillsMutationVariables = Exact<{
  skills: SkillsInput;
  revision?: string | null | undefined;
}>;


export type UpdateSkillsMutation = { updateSkills: { ' $fragmentRefs'?: { 'OwnSkillsFragment': OwnSkillsFragment } } };

export type SuspendedPageQueryVariables = Exact<{ [key: string]: never; }>;


export type SuspendedPageQuery = { candidateSuspension: { reason: string, suspendedAt: string, heldDates: Array<{ id: string, companyName: string, title: string, startAt: string, endAt: string, emergencyContact: string }> } | null };

export type CandidateThreadsPageQueryVariables = Exact<{
  text: string;
  first: number;
  offset: number;
}>;


export type CandidateThreadsPageQuery = { threads: { totalCount: number, nodes: Array<{ scoutInvitationId: string, state: ThreadState, ending: ThreadEnding | null, lastAt: string | null, unreadCount: number, lastMessage: { side: ThreadSide, text: string } | null, scoutInvitation: { stepTitle: string, company: (
          { displayName: string }
          & { ' $fragmentRefs'?: { 'CompanyMarkFragment': CompanyMarkFragment } }
        ) } }> } };

export type CandidateThreadsMovedSubscriptionVariables = Exact<{
  id?: string | number | null | undefined;
}>;


export type CandidateThreadsMovedSubscription = { threadWithCompanyChanged: { scoutInvitationId: string } | null };

export type UnsubscribeMailPageQueryVariables = Exact<{
  token: string;
}>;


export type UnsubscribeMailPageQuery = { mailSubscription: { label: string, hasMail: boolean } | null };

export type EndMailOfKindMutationVariables = Exact<{
  token: string;
}>;


export type EndMailOfKindMutation = { endMailOfKind: boolean };

export type AcceptedStudentsPageQueryVariables = Exact<{
  isContacted: boolean;
  text: string;
  first: number;
  offset: number;
}>;


export type AcceptedStudentsPageQuery = { viewer:
    | { __typename: 'CompanyViewer', id: string }
    | Record<PropertyKey, never>
   | null, acceptedStudents: { totalCount: number, nodes: Array<(
      { scoutInvitationId: string }
      & { ' $fragmentRefs'?: { 'AcceptedStudentFragment': AcceptedStudentFragment } }
    )> }, waiting: { totalCount: number } };

export type MarkStudentContactedMutationVariables = Exact<{
  id: string | number;
}>;


export type MarkStudentContactedMutation = { markScoutInvitationContacted: string };

export type UndoStudentContactedMutationVariables = Exact<{
  id: string | number;
}>;


export type UndoStudentContactedMutation = { undoScoutInvitationContacted: string };

export type RecordHireMutationVariables = Exact<{
  id: string | number;
  acceptedOn: string;
}>;


export type RecordHireMutation = { recordHire: string };

export type AcceptedStudentFragment = { scoutInvitationId: string, acceptedAt: string | null, isLate: boolean, contactedAt: string | null, contactDeniedAt: string | null, contactArrivedAt: string | null, promptedAt: string | null, contactedBy: { id: string, familyName: string } | null, job: { title: string }, candidate:
    | { familyName: string, givenName: string, familyNameKana: string, givenNameKana: string, email: string, phoneNumber: string | null, id: string, schoolName: string | null, departmentName: string | null, scoutInvitations: Array<{ id: string, schedulingStatus: SchedulingStatus | null, status: ScoutInvitationStatus, booking: { status: BookingStatus, schedulingDate:
            | { startAt: string }
            | { startAt: string }
           } | null }> }
    | { id: string, schoolName: string | null, departmentName: string | null, scoutInvitations: Array<{ id: string, schedulingStatus: SchedulingStatus | null, status: ScoutInvitationStatus, booking: { status: BookingStatus, schedulingDate:
            | { startAt: string }
            | { startAt: string }
           } | null }> }
    | { familyName: string, givenName: string, familyNameKana: string, givenNameKana: string, email: string, phoneNumber: string | null, id: string, schoolName: string | null, departmentName: string | null, scoutInvitations: Array<{ id: string, schedulingStatus: SchedulingStatus | null, status: ScoutInvitationStatus, booking: { status: BookingStatus, schedulingDate:
            | { startAt: string }
            | { startAt: string }
           } | null }> }
   } & { ' $fragmentName'?: 'AcceptedStudentFragment' };

export type AfterDatesPageQueryVariables = Exact<{ [key: string]: never; }>;


export type AfterDatesPageQuery = { meetings: Array<(
    { id: string, schedulingDateId: string, awaitsOutcome: boolean }
    & { ' $fragmentRefs'?: { 'MeetingFieldsFragment': MeetingFieldsFragment } }
  )> };

export type MarkAttendanceAfterDateMutationVariables = Exact<{
  id: string | number;
  attendance: BookingAttendance;
}>;


export type MarkAttendanceAfterDateMutation = { updateBookingAttendance: { id: string } };

export type MarkAllAttendedMutationVariables = Exact<{
  schedulingDateId: string | number;
}>;


export type MarkAllAttendedMutation = { markAllAttended: number };

export type UndoAllAttendedMutationVariables = Exact<{
  schedulingDateId: string | number;
  press: string | number;
}>;


export type UndoAllAttendedMutation = { undoAllAttended: number };

export type MeetingFieldsFragment = { id: string, title: string, startAt: string, endAt: string, jobTitle: string, attendancePress: string | null, outcome: Outcome | null, revision: string, awaitsOutcome: boolean, booking: { id: string, status: BookingStatus, canMarkAttendance: boolean, scoutInvitationId: string, evaluation: { ' $fragmentRefs'?: { 'BookingEvaluationFieldsFragment': BookingEvaluationFieldsFragment } }, candidate:
      | { familyName: string, givenName: string, id: string, schoolName: string | null, noteCount: number }
      | { id: string, schoolName: string | null, noteCount: number }
      | { familyName: string, givenName: string, id: string, schoolName: string | null, noteCount: number }
     } } & { ' $fragmentName'?: 'MeetingFieldsFragment' };

export type ScoutAnalysisRowFieldsFragment = { key: string, label: string, opening: string | null, sent: number, readRate: number | null, accepted: number, met: number, told: number, goesOn: number, hired: number, answered: number, lowerDays: number | null, medianDays: number | null, upperDays: number | null } & { ' $fragmentName'?: 'ScoutAnalysisRowFieldsFragment' };

export type AnalysisPageQueryVariables = Exact<{
  filter: ScoutAnalysisFilter;
  by: ScoutAnalysisDimension;
  isCounted: boolean;
}>;


export type AnalysisPageQuery = { viewer:
    | { __typename: 'CompanyViewer', id: string, canAdminister: boolean }
    | Record<PropertyKey, never>
   | null, jobDescriptions: { edges: Array<{ node:
        | { id: string, title: string, totalSent: number }
        | { id: string, title: string, totalSent: number }
        | { id: string, title: string, totalSent: number }
       }> }, scoutAnalysis?: { isCut: boolean, readDays: { from: string, to: string } | null, total: { ' $fragmentRefs'?: { 'ScoutAnalysisRowFieldsFragment': ScoutAnalysisRowFieldsFragment } }, rows: Array<{ ' $fragmentRefs'?: { 'ScoutAnalysisRowFieldsFragment': ScoutAnalysisRowFieldsFragment } }> }, scoutBenchmark: { ' $fragmentRefs'?: { 'ScoutBenchmarkFieldsFragment': ScoutBenchmarkFieldsFragment } } | null };

export type ScoutBenchmarkFieldsFragment = { from: string, to: string, companies: number, group: string, figures: Array<{ measure: ScoutBenchmarkMeasure, lower: number, median: number, upper: number, own: number | null }> } & { ' $fragmentName'?: 'ScoutBenchmarkFieldsFragment' };

export type CandidateLikenessPageQueryVariables = Exact<{
  id: string | number;
  chosen?: Array<LikenessReasonKey> | LikenessReasonKey | null | undefined;
}>;


export type CandidateLikenessPageQuery = { candidateLikeness: { query: string, totalCount: number, candidate:
      | { familyName: string, givenName: string, id: string }
      | { id: string }
      | { familyName: string, givenName: string, id: string }
    , reasons: Array<{ key: LikenessReasonKey, why: string, query: string, isChosen: boolean, count: number, toggledCount: number }> } };

export type AddCandidateBookmarksMutationVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type AddCandidateBookmarksMutation = { addCandidateBookmarks: Array<string> };

export type RemoveCandidateBookmarksMutationVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type RemoveCandidateBookmarksMutation = { removeCandidateBookmarks: Array<string> };

export type PassOverCandidatesMutationVariables = Exact<{
  ids: Array<string | number> | string | number;
  isForTeam: boolean;
}>;


export type PassOverCandidatesMutation = { passOverCandidates: Array<string> };

export type TakeBackPassedOverCandidatesMutationVariables = Exact<{
  ids: Array<string | number> | string | number;
  isForTeam: boolean;
}>;


export type TakeBackPassedOverCandidatesMutation = { takeBackPassedOverCandidates: Array<string> };

export type MarkCandidateSeenMutationVariables = Exact<{
  id: string | number;
}>;


export type MarkCandidateSeenMutation = { updateSearchCandidateLastSeenAt: string };

export type CreateCandidateLabelMutationVariables = Exact<{
  text: string;
}>;


export type CreateCandidateLabelMutation = { createSearchCandidateLabel: { id: string } };

export type AttachCandidateLabelMutationVariables = Exact<{
  candidateIds: Array<string | number> | string | number;
  labelId: string | number;
}>;


export type AttachCandidateLabelMutation = { attachSearchCandidateLabels: Array<string> };

export type DetachCandidateLabelsMutationVariables = Exact<{
  candidateIds: Array<string | number> | string | number;
  labelId: string | number;
}>;


export type DetachCandidateLabelsMutation = { detachSearchCandidateLabels: Array<string> };

export type StudentsStillThereQueryVariables = Exact<{
  condition: SearchCandidateCondition;
}>;


export type StudentsStillThereQuery = { searchCandidates: { edges: Array<{ node:
        | { id: string }
        | { id: string }
        | { id: string }
       }> } };

export type MarkCandidateContactedMutationVariables = Exact<{
  id: string | number;
}>;


export type MarkCandidateContactedMutation = { markScoutInvitationContacted: string };

export type TellCandidateReadingMutationVariables = Exact<{
  id: string | number;
}>;


export type TellCandidateReadingMutation = { tellCandidateReading: string };

export type CandidateColleagueReadingSubscriptionVariables = Exact<{
  id: string | number;
}>;


export type CandidateColleagueReadingSubscription = { colleagueReading: { familyName: string } | null };

export type ConfirmOfferReportMutationVariables = Exact<{
  id: string | number;
}>;


export type ConfirmOfferReportMutation = { confirmOfferReport: { id: string } };

export type DenyOfferReportMutationVariables = Exact<{
  id: string | number;
}>;


export type DenyOfferReportMutation = { denyOfferReport: { id: string } };

export type ScoutReportFragment = { id: string, job:
    | { title: string }
    | { title: string }
    | { title: string }
  , offerReport: { id: string, status: OfferReportStatus, acceptedOn: string, answerBy: string, answeredAt: string | null, isSettledByOperator: boolean, answeredBy: { familyName: string } | null } | null } & { ' $fragmentName'?: 'ScoutReportFragment' };

type CandidatePreview_AcceptedSearchCandidate_Fragment = (
  { familyName: string, givenName: string, familyNameKana: string, givenNameKana: string, email: string, phoneNumber: string | null, id: string, picture: string | null, headline: string, schoolName: string | null, departmentName: string | null, isFairHidden: boolean, category: DepartmentCategory, bookmarked: boolean, hasSeen: boolean, isFavorite: boolean, isIntakePaused: boolean, hasOffer: boolean, lastActiveAt: string, totalCountSentScoutInvitation: number, completeness: number, noteCount: number, education: { graduationYear: number, campusPrefecture: { label: string } | null }, labels: Array<{ id: string, text: string }>, memo: { ' $fragmentRefs'?: { 'CandidateMemoFragment': CandidateMemoFragment } }, passedOver: Array<{ isForTeam: boolean, passedOverAt: string, companyUser: { id: string, familyName: string } }>, scoutClaim: { claimedAt: string, expiresAt: string, companyUser: { familyName: string } } | null, jobHuntingStatus: { label: string } | null, scoutInvitations: Array<{ ' $fragmentRefs'?: { 'CandidateInvitationFragment': CandidateInvitationFragment;'ScoutStatusFragment': ScoutStatusFragment;'ScoutReportFragment': ScoutReportFragment } }> }
  & { ' $fragmentRefs'?: { 'ColleagueDrafts_AcceptedSearchCandidate_Fragment': ColleagueDrafts_AcceptedSearchCandidate_Fragment;'StudentProfile_AcceptedSearchCandidate_Fragment': StudentProfile_AcceptedSearchCandidate_Fragment } }
) & { ' $fragmentName'?: 'CandidatePreview_AcceptedSearchCandidate_Fragment' };

type CandidatePreview_AnonymousSearchCandidate_Fragment = (
  { id: string, picture: string | null, headline: string, schoolName: string | null, departmentName: string | null, isFairHidden: boolean, category: DepartmentCategory, bookmarked: boolean, hasSeen: boolean, isFavorite: boolean, isIntakePaused: boolean, hasOffer: boolean, lastActiveAt: string, totalCountSentScoutInvitation: number, completeness: number, noteCount: number, education: { graduationYear: number, campusPrefecture: { label: string } | null }, labels: Array<{ id: string, text: string }>, memo: { ' $fragmentRefs'?: { 'CandidateMemoFragment': CandidateMemoFragment } }, passedOver: Array<{ isForTeam: boolean, passedOverAt: string, companyUser: { id: string, familyName: string } }>, scoutClaim: { claimedAt: string, expiresAt: string, companyUser: { familyName: string } } | null, jobHuntingStatus: { label: string } | null, scoutInvitations: Array<{ ' $fragmentRefs'?: { 'CandidateInvitationFragment': CandidateInvitationFragment;'ScoutStatusFragment': ScoutStatusFragment;'ScoutReportFragment': ScoutReportFragment } }> }
  & { ' $fragmentRefs'?: { 'ColleagueDrafts_AnonymousSearchCandidate_Fragment': ColleagueDrafts_AnonymousSearchCandidate_Fragment;'StudentProfile_AnonymousSearchCandidate_Fragment': StudentProfile_AnonymousSearchCandidate_Fragment } }
) & { ' $fragmentName'?: 'CandidatePreview_AnonymousSearchCandidate_Fragment' };

type CandidatePreview_HiredSearchCandidate_Fragment = (
  { familyName: string, givenName: string, familyNameKana: string, givenNameKana: string, email: string, phoneNumber: string | null, id: string, picture: string | null, headline: string, schoolName: string | null, departmentName: string | null, isFairHidden: boolean, category: DepartmentCategory, bookmarked: boolean, hasSeen: boolean, isFavorite: boolean, isIntakePaused: boolean, hasOffer: boolean, lastActiveAt: string, totalCountSentScoutInvitation: number, completeness: number, noteCount: number, education: { graduationYear: number, campusPrefecture: { label: string } | null }, labels: Array<{ id: string, text: string }>, memo: { ' $fragmentRefs'?: { 'CandidateMemoFragment': CandidateMemoFragment } }, passedOver: Array<{ isForTeam: boolean, passedOverAt: string, companyUser: { id: string, familyName: string } }>, scoutClaim: { claimedAt: string, expiresAt: string, companyUser: { familyName: string } } | null, jobHuntingStatus: { label: string } | null, scoutInvitations: Array<{ ' $fragmentRefs'?: { 'CandidateInvitationFragment': CandidateInvitationFragment;'ScoutStatusFragment': ScoutStatusFragment;'ScoutReportFragment': ScoutReportFragment } }> }
  & { ' $fragmentRefs'?: { 'ColleagueDrafts_HiredSearchCandidate_Fragment': ColleagueDrafts_HiredSearchCandidate_Fragment;'StudentProfile_HiredSearchCandidate_Fragment': StudentProfile_HiredSearchCandidate_Fragment } }
) & { ' $fragmentName'?: 'CandidatePreview_HiredSearchCandidate_Fragment' };

export type CandidatePreviewFragment =
  | CandidatePreview_AcceptedSearchCandidate_Fragment
  | CandidatePreview_AnonymousSearchCandidate_Fragment
  | CandidatePreview_HiredSearchCandidate_Fragment
;

export type CandidateOptionCountsQueryVariables = Exact<{
  condition: SearchCandidateCondition;
  group: SearchCandidateOptionGroup;
}>;


export type CandidateOptionCountsQuery = { searchCandidateOptionCounts: Array<{ option: string, count: number }> };

export type CandidateInvitationFragment = { id: string, status: ScoutInvitationStatus, isWithdrawn: boolean, round: number, invitationDate: string, scheduledFor: string | null, expiresAt: string, answeredAt: string | null, endedAt: string | null, contactedAt: string | null, isEndedUnanswered: boolean, subject: string, reason: string, withdrawalMessage: string | null, contactedBy: { familyName: string } | null, job:
    | { title: string, canSendScoutInvitation: boolean }
    | { title: string, canSendScoutInvitation: boolean }
    | { title: string, canSendScoutInvitation: boolean }
  , companyUser: { familyName: string, givenName: string }, templateMessageHistories: Array<{ id: string, text: string }>, declineReason: { label: string } | null, promises: Array<{ kind: ScoutPromiseKind, label: string }>, followUp: { text: string, dueAt: string, isPlanned: boolean } | null, booking: { schedulingDate:
      | { startAt: string }
      | { startAt: string }
     } | null } & { ' $fragmentName'?: 'CandidateInvitationFragment' };

export type RenameCandidateLabelMutationVariables = Exact<{
  id: string | number;
  text: string;
}>;


export type RenameCandidateLabelMutation = { updateSearchCandidateLabel: { id: string } };

export type DeleteCandidateLabelMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteCandidateLabelMutation = { deleteSearchCandidateLabel: string };

export type CandidateLabelCountsQueryVariables = Exact<{ [key: string]: never; }>;


export type CandidateLabelCountsQuery = { searchCandidateLabels: { edges: Array<{ node: { id: string, candidateCount: number } }> } };

export type CandidateCardsQueryVariables = Exact<{
  condition: SearchCandidateCondition;
  keywords: Array<string> | string;
}>;


export type CandidateCardsQuery = { searchCandidates: { totalCount: number, edges: Array<{ unsetFilters: Array<SearchCandidateUnsetFilter>, node:
        | (
          { id: string }
          & { ' $fragmentRefs'?: { 'CandidateCard_AcceptedSearchCandidate_Fragment': CandidateCard_AcceptedSearchCandidate_Fragment } }
        )
        | (
          { id: string }
          & { ' $fragmentRefs'?: { 'CandidateCard_AnonymousSearchCandidate_Fragment': CandidateCard_AnonymousSearchCandidate_Fragment } }
        )
        | (
          { id: string }
          & { ' $fragmentRefs'?: { 'CandidateCard_HiredSearchCandidate_Fragment': CandidateCard_HiredSearchCandidate_Fragment } }
        )
      , metChoices: Array<{ key: string, values: Array<string> }> }> } };

export type CandidateTableQueryVariables = Exact<{
  condition: SearchCandidateCondition;
  keywords: Array<string> | string;
}>;


export type CandidateTableQuery = { searchCandidates: { totalCount: number, edges: Array<{ node:
        | (
          { id: string }
          & { ' $fragmentRefs'?: { 'CandidateTableRow_AcceptedSearchCandidate_Fragment': CandidateTableRow_AcceptedSearchCandidate_Fragment } }
        )
        | (
          { id: string }
          & { ' $fragmentRefs'?: { 'CandidateTableRow_AnonymousSearchCandidate_Fragment': CandidateTableRow_AnonymousSearchCandidate_Fragment } }
        )
        | (
          { id: string }
          & { ' $fragmentRefs'?: { 'CandidateTableRow_HiredSearchCandidate_Fragment': CandidateTableRow_HiredSearchCandidate_Fragment } }
        )
       }> } };

export type CandidateTriageQueryVariables = Exact<{
  condition: SearchCandidateCondition;
}>;


export type CandidateTriageQuery = { searchCandidates: { totalCount: number, edges: Array<{ node:
        | { id: string }
        | { id: string }
        | { id: string }
       }> } };

export type CandidateTriagePlaceQueryVariables = Exact<{
  condition: SearchCandidateCondition;
}>;


export type CandidateTriagePlaceQuery = { triagePlace: { candidateId: string, position: number } | null };

export type CandidateRelaxationsQueryVariables = Exact<{
  condition: SearchCandidateCondition;
}>;


export type CandidateRelaxationsQuery = { searchCandidateRelaxations: Array<{ key: string, label: string, includesUnset: boolean, additionalCount: number }> };

export type CandidatePreviewPageQueryVariables = Exact<{
  id: string | number;
}>;


export type CandidatePreviewPageQuery = { searchCandidate:
    | (
      { id: string }
      & { ' $fragmentRefs'?: { 'CandidatePreview_AcceptedSearchCandidate_Fragment': CandidatePreview_AcceptedSearchCandidate_Fragment } }
    )
    | (
      { id: string }
      & { ' $fragmentRefs'?: { 'CandidatePreview_AnonymousSearchCandidate_Fragment': CandidatePreview_AnonymousSearchCandidate_Fragment } }
    )
    | (
      { id: string }
      & { ' $fragmentRefs'?: { 'CandidatePreview_HiredSearchCandidate_Fragment': CandidatePreview_HiredSearchCandidate_Fragment } }
    )
   };

export type SavedFilterConditionsQueryVariables = Exact<{ [key: string]: never; }>;


export type SavedFilterConditionsQuery = { isFairModeOn: boolean, savedFilters: Array<{ id: string, condition: string }>, positiveActions: Array<{ isInForce: boolean }> };

export type CandidateMemoChangedSubscriptionVariables = Exact<{
  id: string | number;
}>;


export type CandidateMemoChangedSubscription = { searchCandidateMemo: { updatedAt: string | null } };

export type WriteCandidateMemoMutationVariables = Exact<{
  id: string | number;
  text: string;
  lastReadUpdatedAt?: string | null | undefined;
}>;


export type WriteCandidateMemoMutation = { updateSearchCandidateMemo: { text: string, updatedAt: string | null } };

export type CandidateMemoFragment = { candidateId: string, text: string, updatedAt: string | null, companyUser: { familyName: string } | null } & { ' $fragmentName'?: 'CandidateMemoFragment' };

export type StartPositiveActionMutationVariables = Exact<{
  reason: string;
  beginsOn: string;
  endsOn: string;
}>;


export type StartPositiveActionMutation = { startPositiveAction: { id: string } };

export type EndPositiveActionMutationVariables = Exact<{
  id: string | number;
}>;


export type EndPositiveActionMutation = { endPositiveAction: string };

type CandidateCard_AcceptedSearchCandidate_Fragment = (
  { familyName: string, givenName: string, id: string, bookmarked: boolean, hasSeen: boolean, isFavorite: boolean, isIntakePaused: boolean, keywordHit: { excerpt: string | null, words: Array<string> } | null, scoutInvitations: Array<{ ' $fragmentRefs'?: { 'ScoutStatusFragment': ScoutStatusFragment } }>, passedOver: Array<{ isForTeam: boolean }>, labels: Array<{ id: string, text: string }> }
  & { ' $fragmentRefs'?: { 'StudentCard_AcceptedSearchCandidate_Fragment': StudentCard_AcceptedSearchCandidate_Fragment;'ColleagueDrafts_AcceptedSearchCandidate_Fragment': ColleagueDrafts_AcceptedSearchCandidate_Fragment } }
) & { ' $fragmentName'?: 'CandidateCard_AcceptedSearchCandidate_Fragment' };

type CandidateCard_AnonymousSearchCandidate_Fragment = (
  { id: string, bookmarked: boolean, hasSeen: boolean, isFavorite: boolean, isIntakePaused: boolean, keywordHit: { excerpt: string | null, words: Array<string> } | null, scoutInvitations: Array<{ ' $fragmentRefs'?: { 'ScoutStatusFragment': ScoutStatusFragment } }>, passedOver: Array<{ isForTeam: boolean }>, labels: Array<{ id: string, text: string }> }
  & { ' $fragmentRefs'?: { 'StudentCard_AnonymousSearchCandidate_Fragment': StudentCard_AnonymousSearchCandidate_Fragment;'ColleagueDrafts_AnonymousSearchCandidate_Fragment': ColleagueDrafts_AnonymousSearchCandidate_Fragment } }
) & { ' $fragmentName'?: 'CandidateCard_AnonymousSearchCandidate_Fragment' };

type CandidateCard_HiredSearchCandidate_Fragment = (
  { familyName: string, givenName: string, id: string, bookmarked: boolean, hasSeen: boolean, isFavorite: boolean, isIntakePaused: boolean, keywordHit: { excerpt: string | null, words: Array<string> } | null, scoutInvitations: Array<{ ' $fragmentRefs'?: { 'ScoutStatusFragment': ScoutStatusFragment } }>, passedOver: Array<{ isForTeam: boolean }>, labels: Array<{ id: string, text: string }> }
  & { ' $fragmentRefs'?: { 'StudentCard_HiredSearchCandidate_Fragment': StudentCard_HiredSearchCandidate_Fragment;'ColleagueDrafts_HiredSearchCandidate_Fragment': ColleagueDrafts_HiredSearchCandidate_Fragment } }
) & { ' $fragmentName'?: 'CandidateCard_HiredSearchCandidate_Fragment' };

export type CandidateCardFragment =
  | CandidateCard_AcceptedSearchCandidate_Fragment
  | CandidateCard_AnonymousSearchCandidate_Fragment
  | CandidateCard_HiredSearchCandidate_Fragment
;

type CandidateTableRow_AcceptedSearchCandidate_Fragment = { familyName: string, givenName: string, id: string, picture: string | null, headline: string, schoolName: string | null, departmentName: string | null, isFairHidden: boolean, lastActiveAt: string, totalCountSentScoutInvitation: number, completeness: number, isIntakePaused: boolean, bookmarked: boolean, hasSeen: boolean, education: { graduationYear: number }, keywordHit: { words: Array<string> } | null, labels: Array<{ id: string, text: string }>, scoutInvitations: Array<{ ' $fragmentRefs'?: { 'ScoutStatusFragment': ScoutStatusFragment } }> } & { ' $fragmentName'?: 'CandidateTableRow_AcceptedSearchCandidate_Fragment' };

type CandidateTableRow_AnonymousSearchCandidate_Fragment = { id: string, picture: string | null, headline: string, schoolName: string | null, departmentName: string | null, isFairHidden: boolean, lastActiveAt: string, totalCountSentScoutInvitation: number, completeness: number, isIntakePaused: boolean, bookmarked: boolean, hasSeen: boolean, education: { graduationYear: number }, keywordHit: { words: Array<string> } | null, labels: Array<{ id: string, text: string }>, scoutInvitations: Array<{ ' $fragmentRefs'?: { 'ScoutStatusFragment': ScoutStatusFragment } }> } & { ' $fragmentName'?: 'CandidateTableRow_AnonymousSearchCandidate_Fragment' };

type CandidateTableRow_HiredSearchCandidate_Fragment = { familyName: string, givenName: string, id: string, picture: string | null, headline: string, schoolName: string | null, departmentName: string | null, isFairHidden: boolean, lastActiveAt: string, totalCountSentScoutInvitation: number, completeness: number, isIntakePaused: boolean, bookmarked: boolean, hasSeen: boolean, education: { graduationYear: number }, keywordHit: { words: Array<string> } | null, labels: Array<{ id: string, text: string }>, scoutInvitations: Array<{ ' $fragmentRefs'?: { 'ScoutStatusFragment': ScoutStatusFragment } }> } & { ' $fragmentName'?: 'CandidateTableRow_HiredSearchCandidate_Fragment' };

export type CandidateTableRowFragment =
  | CandidateTableRow_AcceptedSearchCandidate_Fragment
  | CandidateTableRow_AnonymousSearchCandidate_Fragment
  | CandidateTableRow_HiredSearchCandidate_Fragment
;

export type CreateSavedFilterMutationVariables = Exact<{
  name: string;
  condition: string;
}>;


export type CreateSavedFilterMutation = { createSavedFilter: { id: string } };

export type UpdateSavedFilterMutationVariables = Exact<{
  id: string | number;
  condition: string;
}>;


export type UpdateSavedFilterMutation = { updateSavedFilter: { id: string } };

export type RenameSavedFilterMutationVariables = Exact<{
  id: string | number;
  name: string;
}>;


export type RenameSavedFilterMutation = { renameSavedFilter: { id: string } };

export type SetSavedFilterAlertMutationVariables = Exact<{
  id: string | number;
  timing: SavedFilterAlertTiming;
  hour: number;
  weekday: number;
}>;


export type SetSavedFilterAlertMutation = { updateSavedFilterAlert: { id: string } };

export type DeleteSavedFilterMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteSavedFilterMutation = { deleteSavedFilter: string };

export type SavedFilterNewCandidatesQueryVariables = Exact<{ [key: string]: never; }>;


export type SavedFilterNewCandidatesQuery = { savedFilters: Array<{ id: string, newCandidateCount: number | null }> };

export type MarkSavedFilterOpenedMutationVariables = Exact<{
  id: string | number;
}>;


export type MarkSavedFilterOpenedMutation = { updateSavedFilterLastOpenedAt: string };

export type CancelScheduledScoutMutationVariables = Exact<{
  id: string | number;
}>;


export type CancelScheduledScoutMutation = { cancelScheduledScoutInvitation: string };

export type ChangeScoutPromisesMutationVariables = Exact<{
  id: string | number;
  promises: Array<ScoutPromiseKind> | ScoutPromiseKind;
}>;


export type ChangeScoutPromisesMutation = { updateScoutPromises: string };

export type CancelFollowUpMutationVariables = Exact<{
  id: string | number;
}>;


export type CancelFollowUpMutation = { cancelFollowUp: string };

export type KeepTriagePlaceMutationVariables = Exact<{
  condition: SearchCandidateCondition;
  id: string | number;
  position: number;
}>;


export type KeepTriagePlaceMutation = { keepTriagePlace: string };

export type CandidateNotesPageQueryVariables = Exact<{
  id: string | number;
}>;


export type CandidateNotesPageQuery = { viewer:
    | { __typename: 'CompanyViewer', id: string }
    | Record<PropertyKey, never>
   | null, noteReaders: Array<{ id: string, familyName: string, givenName: string }>, notedCandidate:
    | { familyName: string, givenName: string, id: string, schoolName: string | null, departmentName: string | null, isFairHidden: boolean, scoutInvitations: Array<{ job:
          | { id: string, title: string }
          | { id: string, title: string }
          | { id: string, title: string }
         }>, notes: Array<(
        { id: string }
        & { ' $fragmentRefs'?: { 'NoteFragment': NoteFragment } }
      )>, evaluations: Array<(
        { id: string }
        & { ' $fragmentRefs'?: { 'EvaluationFieldsFragment': EvaluationFieldsFragment } }
      )> }
    | { id: string, schoolName: string | null, departmentName: string | null, isFairHidden: boolean, scoutInvitations: Array<{ job:
          | { id: string, title: string }
          | { id: string, title: string }
          | { id: string, title: string }
         }>, notes: Array<(
        { id: string }
        & { ' $fragmentRefs'?: { 'NoteFragment': NoteFragment } }
      )>, evaluations: Array<(
        { id: string }
        & { ' $fragmentRefs'?: { 'EvaluationFieldsFragment': EvaluationFieldsFragment } }
      )> }
    | { familyName: string, givenName: string, id: string, schoolName: string | null, departmentName: string | null, isFairHidden: boolean, scoutInvitations: Array<{ job:
          | { id: string, title: string }
          | { id: string, title: string }
          | { id: string, title: string }
         }>, notes: Array<(
        { id: string }
        & { ' $fragmentRefs'?: { 'NoteFragment': NoteFragment } }
      )>, evaluations: Array<(
        { id: string }
        & { ' $fragmentRefs'?: { 'EvaluationFieldsFragment': EvaluationFieldsFragment } }
      )> }
   };

export type AddNoteMutationVariables = Exact<{
  candidateId: string | number;
  jobId?: string | number | null | undefined;
  text: string;
  mentionedUserIds: Array<string | number> | string | number;
}>;


export type AddNoteMutation = { addCandidateNote: { id: string } };

export type UpdateNoteMutationVariables = Exact<{
  id: string | number;
  revision: number;
  text: string;
  mentionedUserIds: Array<string | number> | string | number;
}>;


export type UpdateNoteMutation = { updateCandidateNote: { id: string } };

export type DeleteNoteMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteNoteMutation = { deleteCandidateNote: string };

export type NoteFragment = { id: string, candidateId: string, text: string, revision: number, insertedAt: string, editedAt: string | null, canEdit: boolean, canDelete: boolean, author: { id: string, familyName: string, givenName: string, hasLeft: boolean }, mentioned: Array<{ id: string, familyName: string, givenName: string, hasLeft: boolean }>, job:
    | { id: string, title: string }
    | { id: string, title: string }
    | { id: string, title: string }
   | null } & { ' $fragmentName'?: 'NoteFragment' };

type ColleagueDrafts_AcceptedSearchCandidate_Fragment = { draftsOfColleagues: Array<{ savedAt: string, companyUser: { familyName: string } }> } & { ' $fragmentName'?: 'ColleagueDrafts_AcceptedSearchCandidate_Fragment' };

type ColleagueDrafts_AnonymousSearchCandidate_Fragment = { draftsOfColleagues: Array<{ savedAt: string, companyUser: { familyName: string } }> } & { ' $fragmentName'?: 'ColleagueDrafts_AnonymousSearchCandidate_Fragment' };

type ColleagueDrafts_HiredSearchCandidate_Fragment = { draftsOfColleagues: Array<{ savedAt: string, companyUser: { familyName: string } }> } & { ' $fragmentName'?: 'ColleagueDrafts_HiredSearchCandidate_Fragment' };

export type ColleagueDraftsFragment =
  | ColleagueDrafts_AcceptedSearchCandidate_Fragment
  | ColleagueDrafts_AnonymousSearchCandidate_Fragment
  | ColleagueDrafts_HiredSearchCandidate_Fragment
;

export type CandidateSearchGroundQueryVariables = Exact<{ [key: string]: never; }>;


export type CandidateSearchGroundQuery = (
  { isFairModeOn: boolean, viewer:
    | { __typename: 'CompanyViewer', id: string, canAdminister: boolean, company: { prefecture: { id: string } | null }, contract: { status: string, plan: { savedFilterLimit: number, labelLimit: number, features: Array<string> } } }
    | Record<PropertyKey, never>
   | null, positiveActions: Array<{ id: string, reason: string, beginsOn: string, endsOn: string, isInForce: boolean }>, savedFilters: Array<{ id: string, name: string, condition: string, alert: { timing: SavedFilterAlertTiming, hour: number, weekday: number, otherUserCount: number } }>, searchSynonyms: Array<{ words: Array<string> }>, searchCandidateLabels: { edges: Array<{ node: { id: string, text: string } }> } }
  & { ' $fragmentRefs'?: { 'CandidateLookupsFragment': CandidateLookupsFragment } }
);

export type CandidateLookupsFragment = { graduationYears: Array<number>, regions: Array<{ id: string, name: string, prefectures: Array<{ id: string, label: string }> }>, industries: Array<{ id: string, label: string, group: string }>, jobTypes: Array<{ id: string, label: string, group: string }>, sellingPoints: Array<{ id: string, label: string }>, jobHuntingStatuses: Array<{ id: string, label: string }>, scoutTypes: Array<{ id: string, label: string }>, schoolGroups: Array<{ id: string, name: string }>, companySizes: Array<{ id: string, label: string }>, companySelectionCriteria: Array<{ id: string, label: string }>, personalityTraitStatements: Array<{ traitId: string, leftLabel: string, rightLabel: string }> } & { ' $fragmentName'?: 'CandidateLookupsFragment' };

export type ScheduledScoutsPageQueryVariables = Exact<{
  first: number;
  offset: number;
}>;


export type ScheduledScoutsPageQuery = { viewer:
    | { __typename: 'CompanyViewer', id: string, contract: { plan: { features: Array<string> } } }
    | Record<PropertyKey, never>
   | null, scheduledScoutInvitations: { totalCount: number, nodes: Array<(
      { scoutInvitationId: string, scheduledFor: string }
      & { ' $fragmentRefs'?: { 'ScheduledScoutFragment': ScheduledScoutFragment } }
    )> } };

export type RescheduleScoutsMutationVariables = Exact<{
  ids: Array<string | number> | string | number;
  sendAt: string;
}>;


export type RescheduleScoutsMutation = { rescheduleScoutInvitations: Array<string> };

export type CancelScheduledScoutsMutationVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type CancelScheduledScoutsMutation = { cancelScheduledScoutInvitations: Array<string> };

export type RewriteScheduledScoutMutationVariables = Exact<{
  id: string | number;
  subject: string;
  message: string;
  reason: string;
  revision?: string | null | undefined;
}>;


export type RewriteScheduledScoutMutation = { updateScheduledScoutInvitation: string };

export type ScheduledScoutPageQueryVariables = Exact<{
  id: string | number;
}>;


export type ScheduledScoutPageQuery = { scheduledScoutInvitation: { scoutInvitationId: string, scheduledFor: string, subject: string, message: string, reason: string, revision: string, obstacle: ScheduledScoutObstacle | null, canRewrite: boolean, companyUser: { familyName: string, givenName: string }, job: { title: string }, candidate:
      | { id: string, schoolName: string | null, departmentName: string | null }
      | { id: string, schoolName: string | null, departmentName: string | null }
      | { id: string, schoolName: string | null, departmentName: string | null }
     } };

export type ScheduledScoutFragment = { scoutInvitationId: string, scheduledFor: string, subject: string, obstacle: ScheduledScoutObstacle | null, canRewrite: boolean, companyUser: { familyName: string, givenName: string }, job: { title: string }, candidate:
    | { id: string, schoolName: string | null, departmentName: string | null }
    | { id: string, schoolName: string | null, departmentName: string | null }
    | { id: string, schoolName: string | null, departmentName: string | null }
   } & { ' $fragmentName'?: 'ScheduledScoutFragment' };

export type ScoutDraftsPageQueryVariables = Exact<{ [key: string]: never; }>;


export type ScoutDraftsPageQuery = { viewer:
    | { __typename: 'CompanyViewer', id: string }
    | Record<PropertyKey, never>
   | null, ownScoutDrafts: Array<(
    { jobId: string, students: Array<{ candidateId: string, undelivered: { subject: string, message: string, reason: string } | null }> }
    & { ' $fragmentRefs'?: { 'ScoutDraftFieldsFragment': ScoutDraftFieldsFragment } }
  )>, jobDescriptionsForScoutInvitation: Array<
    | { id: string }
    | { id: string }
    | { id: string }
  >, jobDescriptions: { edges: Array<{ node:
        | { id: string, title: string }
        | { id: string, title: string }
        | { id: string, title: string }
       }> } };

export type DraftStudentsQueryVariables = Exact<{
  condition: SearchCandidateCondition;
}>;


export type DraftStudentsQuery = { searchCandidates: { edges: Array<{ node:
        | { id: string, schoolName: string | null, departmentName: string | null, isFairHidden: boolean }
        | { id: string, schoolName: string | null, departmentName: string | null, isFairHidden: boolean }
        | { id: string, schoolName: string | null, departmentName: string | null, isFairHidden: boolean }
       }> } };

export type SendScoutInvitationsMutationVariables = Exact<{
  jobId: string | number;
  subject: string;
  message: string;
  template?: UsedScoutTemplateInput | null | undefined;
  invitations: Array<ScoutInvitationInput> | ScoutInvitationInput;
  sendAt?: string | null | undefined;
  promises?: Array<ScoutPromiseKind> | ScoutPromiseKind | null | undefined;
  followUp?: string | null | undefined;
  foundBy?: string | null | undefined;
}>;


export type SendScoutInvitationsMutation = { sendScoutInvitations: { sentIds: Array<string>, draftRevision: string | null, scheduled: Array<{ candidateId: string, deliverAt: string | null, isWeekFull: boolean }>, failures: Array<{ candidateId: string, code: string, message: string }> } };

export type SendScoutExperimentMutationVariables = Exact<{
  id: string | number;
  invitations: Array<ScoutInvitationInput> | ScoutInvitationInput;
  sendAt?: string | null | undefined;
  promises?: Array<ScoutPromiseKind> | ScoutPromiseKind | null | undefined;
  followUp?: string | null | undefined;
  foundBy?: string | null | undefined;
}>;


export type SendScoutExperimentMutation = { sendScoutExperiment: { sentIds: Array<string>, draftRevision: string | null, scheduled: Array<{ candidateId: string, deliverAt: string | null, isWeekFull: boolean }>, failures: Array<{ candidateId: string, code: string, message: string }> } };

export type UpdateReasonFiguresShownMutationVariables = Exact<{
  isShown: boolean;
}>;


export type UpdateReasonFiguresShownMutation = { updateReasonFiguresShown: { isShown: boolean } };

export type ClaimCandidatesMutationVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type ClaimCandidatesMutation = { claimCandidates: Array<{ candidateId: string, claimedAt: string, expiresAt: string, companyUser: { familyName: string } }> };

export type ReleaseClaimsMutationVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type ReleaseClaimsMutation = { releaseClaims: Array<string> };

export type LetterShareOfOneQueryVariables = Exact<{
  message: string;
  invitations: Array<UnsentReasonInput> | UnsentReasonInput;
  about: string | number;
  isExperiment: boolean;
}>;


export type LetterShareOfOneQuery = { letterShares: Array<{ personalShare: number, isMassLetter: boolean, raise: LetterShareRaise | null, missingLetters: number, parts: Array<{ place: LetterPlace, text: string, kind: LetterPartKind, isCounted: boolean }> }> };

export type LetterSharesQueryVariables = Exact<{
  message: string;
  invitations: Array<UnsentReasonInput> | UnsentReasonInput;
  isExperiment: boolean;
}>;


export type LetterSharesQuery = { letterShares: Array<{ candidateId: string, personalShare: number, isMassLetter: boolean }> };

export type ScoutComposerQueryVariables = Exact<{
  condition: SearchCandidateCondition;
  ids: Array<string | number> | string | number;
  count: number;
  jobId: string | number;
  hasJob: boolean;
  sendAt?: string | null | undefined;
}>;


export type ScoutComposerQuery = { isFairModeOn: boolean, viewer:
    | { __typename: 'CompanyViewer', id: string, familyName: string, user: { ' $fragmentRefs'?: { 'SenderFragment': SenderFragment } }, company: (
        { displayName: string }
        & { ' $fragmentRefs'?: { 'CompanyMarkFragment': CompanyMarkFragment } }
      ), contract: { plan: { bulkSendLimit: number, features: Array<string> } } }
    | Record<PropertyKey, never>
   | null, scoutQuota: { limit: number, remaining: number, nextReturn: { day: string, count: number } | null }, jobDescriptionsForScoutInvitation: Array<
    | { id: string, title: string, isFair: boolean, scoutType: { label: string }, lastScoutText: { subject: string, message: string, sentAt: string, companyUserId: string, isOfOne: boolean, scoutTemplateId: string | null, scoutTemplateVersion: number | null } | null, scoutExperiment: { id: string, title: string, versions: Array<{ version: ScoutExperimentVersionName, subject: string, message: string }> } | null }
    | { id: string, title: string, isFair: boolean, scoutType: { label: string }, lastScoutText: { subject: string, message: string, sentAt: string, companyUserId: string, isOfOne: boolean, scoutTemplateId: string | null, scoutTemplateVersion: number | null } | null, scoutExperiment: { id: string, title: string, versions: Array<{ version: ScoutExperimentVersionName, subject: string, message: string }> } | null }
    | { id: string, title: string, isFair: boolean, scoutType: { label: string }, lastScoutText: { subject: string, message: string, sentAt: string, companyUserId: string, isOfOne: boolean, scoutTemplateId: string | null, scoutTemplateVersion: number | null } | null, scoutExperiment: { id: string, title: string, versions: Array<{ version: ScoutExperimentVersionName, subject: string, message: string }> } | null }
  >, scoutTemplates: Array<{ id: string, title: string, version: number, subject: string, message: string, isShared: boolean, job: { id: string } | null }>, companyUsers: Array<{ id: string, familyName: string }>, savedFilters: Array<{ id: string, name: string }>, ownScoutDraft?: { ' $fragmentRefs'?: { 'ScoutDraftFieldsFragment': ScoutDraftFieldsFragment } } | null, reasonFigures: { isShown: boolean, from: string, to: string, sent: number, accepted: number, rows: Array<{ key: string, sent: number, accepted: number }> }, jobDescription?:
    | { id: string, title: string, isArchived: boolean }
    | { id: string, title: string, isArchived: boolean }
    | { id: string, title: string, isArchived: boolean }
  , searchCandidates: { edges: Array<{ node:
        | { ' $fragmentRefs'?: { 'ScoutPerson_AcceptedSearchCandidate_Fragment': ScoutPerson_AcceptedSearchCandidate_Fragment } }
        | { ' $fragmentRefs'?: { 'ScoutPerson_AnonymousSearchCandidate_Fragment': ScoutPerson_AnonymousSearchCandidate_Fragment } }
        | { ' $fragmentRefs'?: { 'ScoutPerson_HiredSearchCandidate_Fragment': ScoutPerson_HiredSearchCandidate_Fragment } }
       }> }, scoutDeliveries: Array<{ candidateId: string, deliverAt: string | null, isWeekFull: boolean }>, sendScoutInvitationStatuses?: { new: Array<string>, renew: Array<string>, alreadySent: Array<string> } };

type ScoutPerson_AcceptedSearchCandidate_Fragment = (
  { id: string, picture: string | null, headline: string, schoolName: string | null, departmentName: string | null, isFairHidden: boolean, category: DepartmentCategory, hasOffer: boolean, isIntakePaused: boolean, education: { graduationYear: number }, scoutClaim: { claimedAt: string, expiresAt: string, companyUser: { familyName: string } } | null, scoutInvitations: Array<{ subject: string, reason: string, invitationDate: string, scheduledFor: string | null, expiresAt: string, companyUser: { familyName: string }, job:
      | { id: string }
      | { id: string }
      | { id: string }
    , templateMessageHistories: Array<{ text: string }> }>, quotablePassages: Array<{ field: QuotationField, text: string }> }
  & { ' $fragmentRefs'?: { 'ColleagueDrafts_AcceptedSearchCandidate_Fragment': ColleagueDrafts_AcceptedSearchCandidate_Fragment } }
) & { ' $fragmentName'?: 'ScoutPerson_AcceptedSearchCandidate_Fragment' };

type ScoutPerson_AnonymousSearchCandidate_Fragment = (
  { id: string, picture: string | null, headline: string, schoolName: string | null, departmentName: string | null, isFairHidden: boolean, category: DepartmentCategory, hasOffer: boolean, isIntakePaused: boolean, education: { graduationYear: number }, scoutClaim: { claimedAt: string, expiresAt: string, companyUser: { familyName: string } } | null, scoutInvitations: Array<{ subject: string, reason: string, invitationDate: string, scheduledFor: string | null, expiresAt: string, companyUser: { familyName: string }, job:
      | { id: string }
      | { id: string }
      | { id: string }
    , templateMessageHistories: Array<{ text: string }> }>, quotablePassages: Array<{ field: QuotationField, text: string }> }
  & { ' $fragmentRefs'?: { 'ColleagueDrafts_AnonymousSearchCandidate_Fragment': ColleagueDrafts_AnonymousSearchCandidate_Fragment } }
) & { ' $fragmentName'?: 'ScoutPerson_AnonymousSearchCandidate_Fragment' };

type ScoutPerson_HiredSearchCandidate_Fragment = (
  { id: string, picture: string | null, headline: string, schoolName: string | null, departmentName: string | null, isFairHidden: boolean, category: DepartmentCategory, hasOffer: boolean, isIntakePaused: boolean, education: { graduationYear: number }, scoutClaim: { claimedAt: string, expiresAt: string, companyUser: { familyName: string } } | null, scoutInvitations: Array<{ subject: string, reason: string, invitationDate: string, scheduledFor: string | null, expiresAt: string, companyUser: { familyName: string }, job:
      | { id: string }
      | { id: string }
      | { id: string }
    , templateMessageHistories: Array<{ text: string }> }>, quotablePassages: Array<{ field: QuotationField, text: string }> }
  & { ' $fragmentRefs'?: { 'ColleagueDrafts_HiredSearchCandidate_Fragment': ColleagueDrafts_HiredSearchCandidate_Fragment } }
) & { ' $fragmentName'?: 'ScoutPerson_HiredSearchCandidate_Fragment' };

export type ScoutPersonFragment =
  | ScoutPerson_AcceptedSearchCandidate_Fragment
  | ScoutPerson_AnonymousSearchCandidate_Fragment
  | ScoutPerson_HiredSearchCandidate_Fragment
;

export type UpdateCompanyNamesMutationVariables = Exact<{
  version: number;
  legalName: string;
  displayName: string;
  kana: string;
}>;


export type UpdateCompanyNamesMutation = { updateCompanyNames: { isSetUp: boolean } };

export type UpdateCompanyInformationMutationVariables = Exact<{
  version: number;
  industryIds: Array<string | number> | string | number;
  companySizeId?: string | number | null | undefined;
  employees?: number | null | undefined;
  foundedOn?: string | null | undefined;
  capitalYen?: number | null | undefined;
  representative: string;
  urls: Array<CompanyUrlInput> | CompanyUrlInput;
}>;


export type UpdateCompanyInformationMutation = { updateCompanyInformation: { isSetUp: boolean } };

export type UpdateCompanyAddressMutationVariables = Exact<{
  version: number;
  headOffice: HeadOfficeInput;
  officePrefectureIds: Array<string | number> | string | number;
}>;


export type UpdateCompanyAddressMutation = { updateCompanyAddress: { isSetUp: boolean } };

export type UpdateCompanyOthersMutationVariables = Exact<{
  version: number;
  others: Array<CompanyOtherInput> | CompanyOtherInput;
}>;


export type UpdateCompanyOthersMutation = { updateCompanyOthers: { isSetUp: boolean } };

export type UpdateCompanyLogoMutationVariables = Exact<{
  version: number;
  encodedImage: string;
}>;


export type UpdateCompanyLogoMutation = { updateCompanyLogo: { isSetUp: boolean } };

export type RemoveCompanyLogoMutationVariables = Exact<{
  version: number;
}>;


export type RemoveCompanyLogoMutation = { removeCompanyLogo: { isSetUp: boolean } };

export type UpdateCompanyCoverMutationVariables = Exact<{
  version: number;
  encodedImage?: string | null | undefined;
  coverDescription: string;
}>;


export type UpdateCompanyCoverMutation = { updateCompanyCover: { isSetUp: boolean } };

export type AddCompanyPhoneMutationVariables = Exact<{
  label: string;
  number: string;
}>;


export type AddCompanyPhoneMutation = { addCompanyPhone: { isSetUp: boolean } };

export type RemoveCompanyPhoneMutationVariables = Exact<{
  id: string | number;
}>;


export type RemoveCompanyPhoneMutation = { removeCompanyPhone: { isSetUp: boolean } };

export type CompanyBasicPageQueryVariables = Exact<{ [key: string]: never; }>;


export type CompanyBasicPageQuery = { companyBasic: { corporateNumber: string, isSetUp: boolean, isPublic: boolean, sections: Array<{ section: CompanySectionKey, version: number, editedAt: string, editedBy: string }>, company: (
      { id: string, legalName: string, displayName: string, kana: string, tagline: string, employees: number | null, foundedOn: string | null, capitalYen: number | null, representative: string, postalCode: string | null, city: string, addressLine: string, building: string, coverDescription: string, industries: Array<{ id: string, label: string, group: string }>, companySize: { id: string, label: string } | null, urls: Array<{ label: string, url: string }>, prefecture: { id: string, label: string } | null, offices: Array<{ id: string, label: string }>, phones: Array<{ id: string, label: string, shownNumber: string }>, others: Array<{ title: string, body: string }>, logo: { url: string } | null, cover: { url: string } | null }
      & { ' $fragmentRefs'?: { 'CompanyMarkFragment': CompanyMarkFragment } }
    ) } };

export type CompanyBasicChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type CompanyBasicChoicesQuery = { industries: Array<{ id: string, label: string, group: string }>, companySizes: Array<{ id: string, label: string }>, regions: Array<{ name: string, prefectures: Array<{ id: string, label: string }> }> };

export type UpdateCompanyVisibilityMutationVariables = Exact<{
  version: number;
  isPublic: boolean;
}>;


export type UpdateCompanyVisibilityMutation = { updateCompanyVisibility: { isPublic: boolean } };

export type UpdateCompanyTaglineMutationVariables = Exact<{
  version: number;
  tagline: string;
}>;


export type UpdateCompanyTaglineMutation = { updateCompanyTagline: { setUpAt: string | null } };

export type UpdateCompanyContentsMutationVariables = Exact<{
  version: number;
  contents: ContentBlocksInput;
}>;


export type UpdateCompanyContentsMutation = { updateCompanyContents: { setUpAt: string | null } };

export type UpdateCompanyVoicesMutationVariables = Exact<{
  version: number;
  voices: Array<CompanyVoiceInput> | CompanyVoiceInput;
}>;


export type UpdateCompanyVoicesMutation = { updateCompanyVoices: { setUpAt: string | null } };

export type UpdateCompanyQuestionsMutationVariables = Exact<{
  version: number;
  questions: Array<CompanyQuestionInput> | CompanyQuestionInput;
}>;


export type UpdateCompanyQuestionsMutation = { updateCompanyQuestions: { setUpAt: string | null } };

export type UpdateCompanyFiguresMutationVariables = Exact<{
  version: number;
  figures: Array<CompanyFigureInput> | CompanyFigureInput;
}>;


export type UpdateCompanyFiguresMutation = { updateCompanyFigures: { setUpAt: string | null } };

export type UpdateCompanyYouthInformationMutationVariables = Exact<{
  version: number;
  youthInformation: Array<YouthInformationInput> | YouthInformationInput;
}>;


export type UpdateCompanyYouthInformationMutation = { updateCompanyYouthInformation: { setUpAt: string | null } };

export type UpdateCompanySelectionCriteriaMutationVariables = Exact<{
  version: number;
  companySelectionCriterionIds: Array<string | number> | string | number;
}>;


export type UpdateCompanySelectionCriteriaMutation = { updateCompanySelectionCriteria: { setUpAt: string | null } };

export type OwnDescriptionPageQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnDescriptionPageQuery = { viewer:
    | { __typename: 'CompanyViewer', id: string }
    | Record<PropertyKey, never>
   | null, companySelectionCriteria: Array<{ id: string, label: string }>, ownCompanyPage: { setUpAt: string | null, isCheckDue: boolean, missing: Array<{ part: CompanySetUpPartKind, label: string }>, sections: Array<{ section: CompanySectionKey, version: number, editedAt: string, editedBy: string }>, figures: Array<{ label: string, value: string, source: string, asOf: string | null }>, company: (
      { id: string, displayName: string, tagline: string, checkedAt: string | null, contents: Array<
        | (
          { __typename: 'HeadingBlock' }
          & { ' $fragmentRefs'?: { 'ContentBlockFields_HeadingBlock_Fragment': ContentBlockFields_HeadingBlock_Fragment } }
        )
        | (
          { __typename: 'ImageBlock' }
          & { ' $fragmentRefs'?: { 'ContentBlockFields_ImageBlock_Fragment': ContentBlockFields_ImageBlock_Fragment } }
        )
        | (
          { __typename: 'TextBlock' }
          & { ' $fragmentRefs'?: { 'ContentBlockFields_TextBlock_Fragment': ContentBlockFields_TextBlock_Fragment } }
        )
        | (
          { __typename: 'YoutubeBlock' }
          & { ' $fragmentRefs'?: { 'ContentBlockFields_YoutubeBlock_Fragment': ContentBlockFields_YoutubeBlock_Fragment } }
        )
      >, voices: Array<{ speaker: string, body: string, image: { url: string } | null }>, questions: Array<{ question: string, answer: string }>, youthInformation: Array<{ kind: YouthInformationKind, body: string }>, companySelectionCriteria: Array<{ id: string, label: string }> }
      & { ' $fragmentRefs'?: { 'CompanyPageFragment': CompanyPageFragment } }
    ) } };

export type CompanyFinalPageQueryVariables = Exact<{ [key: string]: never; }>;


export type CompanyFinalPageQuery = { ownCompanyPage: { setUpAt: string | null, missing: Array<{ part: CompanySetUpPartKind, label: string }>, company: (
      { displayName: string, logo: { url: string } | null, cover: { url: string } | null }
      & { ' $fragmentRefs'?: { 'CompanyPageFragment': CompanyPageFragment } }
    ) }, jobDescriptions: { edges: Array<{ node:
        | { id: string }
        | { id: string }
        | { id: string }
       }> } };

export type CompleteCompanySetUpMutationVariables = Exact<{ [key: string]: never; }>;


export type CompleteCompanySetUpMutation = { completeCompanySetUp: { setUpAt: string | null } };

export type ConfirmCompanyPageMutationVariables = Exact<{ [key: string]: never; }>;


export type ConfirmCompanyPageMutation = { confirmCompanyPage: { isCheckDue: boolean } };

export type ClientContactPageQueryVariables = Exact<{ [key: string]: never; }>;


export type ClientContactPageQuery = { inquiryContact: { name: string, email: string } | null };

export type EndedContractPageQueryVariables = Exact<{
  pass: string;
}>;


export type EndedContractPageQuery = { endedContract: { ' $fragmentRefs'?: { 'EndedContractFieldsFragment': EndedContractFieldsFragment } } };

export type CreateEndedContractRequestMutationVariables = Exact<{
  pass: string;
  request: ContractRequestInput;
}>;


export type CreateEndedContractRequestMutation = { createEndedContractRequest: { id: string } };

export type EndedContactsFragment = { contactsUntil: string, contactCount: number, mayReadContacts: boolean } & { ' $fragmentName'?: 'EndedContactsFragment' };

export type EndedContractFieldsFragment = (
  { companyName: string, endsOn: string, requests: Array<(
    { kind: ContractRequestKind, status: ContractRequestStatus }
    & { ' $fragmentRefs'?: { 'OwnContractRequestFragment': OwnContractRequestFragment } }
  )> }
  & { ' $fragmentRefs'?: { 'EndedContactsFragment': EndedContactsFragment } }
) & { ' $fragmentName'?: 'EndedContractFieldsFragment' };

export type ContractPageQueryVariables = Exact<{ [key: string]: never; }>;


export type ContractPageQuery = { viewer:
    | { __typename: 'CompanyViewer', canAdminister: boolean, contract: (
        { status: string, endsOn: string, plan: { key: string } }
        & { ' $fragmentRefs'?: { 'ContractSummaryFragment': ContractSummaryFragment } }
      ) }
    | Record<PropertyKey, never>
   | null, planUsage: { ' $fragmentRefs'?: { 'PlanUsageFieldsFragment': PlanUsageFieldsFragment } }, contractRequests: Array<(
    { id: string, status: ContractRequestStatus }
    & { ' $fragmentRefs'?: { 'OwnContractRequestFragment': OwnContractRequestFragment } }
  )>, invoices: Array<(
    { id: string }
    & { ' $fragmentRefs'?: { 'OwnInvoiceFragment': OwnInvoiceFragment } }
  )> };

export type CreateContractRequestMutationVariables = Exact<{
  request: ContractRequestInput;
}>;


export type CreateContractRequestMutation = { createContractRequest: { id: string } };

export type OwnInvoiceFragment = { id: string, number: string, status: InvoiceStatus, isOverdue: boolean, issuedOn: string, dueOn: string, total: number } & { ' $fragmentName'?: 'OwnInvoiceFragment' };

export type ContractSummaryFragment = { status: string, startsOn: string, endsOn: string, plan: { key: string, label: string } } & { ' $fragmentName'?: 'ContractSummaryFragment' };

export type PlanUsageFieldsFragment = { newScoutLimit: number, months: Array<{ month: string, newScouts: number }>, users: { used: number, limit: number | null }, publishedJobs: { used: number, limit: number | null }, labels: { used: number, limit: number | null }, savedFilters: { used: number, limit: number | null }, openSchedulings: { used: number, limit: number | null } } & { ' $fragmentName'?: 'PlanUsageFieldsFragment' };

export type EvaluationFormPageQueryVariables = Exact<{ [key: string]: never; }>;


export type EvaluationFormPageQuery = { evaluationForm: { version: number, points: Array<string> } };

export type UpdateEvaluationFormMutationVariables = Exact<{
  version: number;
  points: Array<string> | string;
}>;


export type UpdateEvaluationFormMutation = { updateEvaluationForm: { version: number } };

export type ClientHomeQueryVariables = Exact<{
  jobId?: string | number | null | undefined;
  by: ScoutFunnelBreakdown;
  hasRows: boolean;
  startDate: string;
  endDate: string;
}>;


export type ClientHomeQuery = { owedAnswerCount: number, openMeetingCount: number, viewer:
    | { __typename: 'CompanyViewer', id: string, user: { messageToStudents: string, picture: string | null }, contract: { ' $fragmentRefs'?: { 'ContractFieldsFragment': ContractFieldsFragment } } }
    | Record<PropertyKey, never>
   | null, offerReports: (
    { totalCount: number }
    & { ' $fragmentRefs'?: { 'ReportTodoFieldsFragment': ReportTodoFieldsFragment } }
  ), companyTodo: { ' $fragmentRefs'?: { 'TodoFieldsFragment': TodoFieldsFragment } }, scoutQuota: (
    { limit: number }
    & { ' $fragmentRefs'?: { 'QuotaFieldsFragment': QuotaFieldsFragment } }
  ), scoutFunnel: { ' $fragmentRefs'?: { 'FunnelFieldsFragment': FunnelFieldsFragment } }, fairComparison: Array<{ ' $fragmentRefs'?: { 'FairComparisonFieldsFragment': FairComparisonFieldsFragment } }> | null, ownCompanyPage: (
    { setUpAt: string | null }
    & { ' $fragmentRefs'?: { 'SetupFieldsFragment': SetupFieldsFragment;'PageCheckFieldsFragment': PageCheckFieldsFragment } }
  ), whitepapers: { ' $fragmentRefs'?: { 'NewsFieldsFragment': NewsFieldsFragment } }, savedFilters: Array<(
    { id: string }
    & { ' $fragmentRefs'?: { 'FilterNewsFieldsFragment': FilterNewsFieldsFragment } }
  )>, ownScoutDrafts: Array<{ jobId: string }>, schedulings: { totalCount: number }, schedulingDates: { edges: Array<{ node:
        | (
          { id: string }
          & { ' $fragmentRefs'?: { 'PlanFields_EventDate_Fragment': PlanFields_EventDate_Fragment } }
        )
        | (
          { id: string }
          & { ' $fragmentRefs'?: { 'PlanFields_InterviewDate_Fragment': PlanFields_InterviewDate_Fragment } }
        )
       }> }, jobDescriptions: { edges: Array<{ node:
        | { id: string, title: string, status: JobStatus | null, isArchived: boolean, totalSent: number }
        | { id: string, title: string, status: JobStatus | null, isArchived: boolean, totalSent: number }
        | { id: string, title: string, status: JobStatus | null, isArchived: boolean, totalSent: number }
       }> } };

export type ContractFieldsFragment = { status: string, endsOn: string, plan: { label: string } } & { ' $fragmentName'?: 'ContractFieldsFragment' };

export type FairSideFieldsFragment = { scouts: number, accepted: { percent: number, low: number, high: number }, hired: { percent: number, low: number, high: number } } & { ' $fragmentName'?: 'FairSideFieldsFragment' };

export type FairComparisonFieldsFragment = { id: string, label: string, hasDifference: boolean, fair: { ' $fragmentRefs'?: { 'FairSideFieldsFragment': FairSideFieldsFragment } }, open: { ' $fragmentRefs'?: { 'FairSideFieldsFragment': FairSideFieldsFragment } } } & { ' $fragmentName'?: 'FairComparisonFieldsFragment' };

export type FilterNewsFieldsFragment = { id: string, name: string } & { ' $fragmentName'?: 'FilterNewsFieldsFragment' };

export type FilterNewsCountsQueryVariables = Exact<{ [key: string]: never; }>;


export type FilterNewsCountsQuery = { savedFilters: Array<{ id: string, newCandidateCount: number | null }> };

export type FunnelFieldsFragment = { sent: number, accepted: number, scheduled: number, hired: number, readRate: number | null, personalShare: number | null, rows?: Array<{ id: string, label: string, firstSentAt: string, sent: number, accepted: number, hired: number }> } & { ' $fragmentName'?: 'FunnelFieldsFragment' };

export type CreatePreRegistrationMutationVariables = Exact<{
  preRegistration: PreRegistrationInput;
}>;


export type CreatePreRegistrationMutation = { createPreRegistration: boolean };

export type NewsFieldsFragment = { newCount: number, nodes: Array<{ id: string, title: string, pages: number, isNew: boolean }> } & { ' $fragmentName'?: 'NewsFieldsFragment' };

export type PlanBookingFragment = { status: BookingStatus, candidate:
    | { familyName: string, givenName: string, id: string, schoolName: string | null }
    | { id: string, schoolName: string | null }
    | { familyName: string, givenName: string, id: string, schoolName: string | null }
   } & { ' $fragmentName'?: 'PlanBookingFragment' };

type PlanFields_EventDate_Fragment = { __typename: 'EventDate', capacity: number, id: string, startAt: string, endAt: string, calledOffAt: string | null, totalCountAcceptedSearchCandidates: number, scheduling:
    | { title: string, location: string, url: string | null }
    | { title: string, location: string, url: string | null }
   } & { ' $fragmentName'?: 'PlanFields_EventDate_Fragment' };

type PlanFields_InterviewDate_Fragment = { __typename: 'InterviewDate', id: string, startAt: string, endAt: string, calledOffAt: string | null, totalCountAcceptedSearchCandidates: number, acceptedSearchCandidate: { ' $fragmentRefs'?: { 'PlanBookingFragment': PlanBookingFragment } } | null, scheduling:
    | { title: string, location: string, url: string | null }
    | { title: string, location: string, url: string | null }
   } & { ' $fragmentName'?: 'PlanFields_InterviewDate_Fragment' };

export type PlanFieldsFragment =
  | PlanFields_EventDate_Fragment
  | PlanFields_InterviewDate_Fragment
;

export type QuotaFieldsFragment = { limit: number, sent: number, remaining: number, sentThisWeek: number, slowdown: { answered: number, ended: number, perDay: number } | null, nextReturn: { day: string, count: number } | null } & { ' $fragmentName'?: 'QuotaFieldsFragment' };

export type SetupFieldsFragment = { setUpAt: string | null, missing: Array<{ part: CompanySetUpPartKind }>, company: { logo: { url: string } | null, cover: { url: string } | null } } & { ' $fragmentName'?: 'SetupFieldsFragment' };

export type PageCheckFieldsFragment = { isCheckDue: boolean } & { ' $fragmentName'?: 'PageCheckFieldsFragment' };

export type ReportTodoFieldsFragment = { totalCount: number, nodes: Array<{ answerBy: string }> } & { ' $fragmentName'?: 'ReportTodoFieldsFragment' };

export type TodoFieldsFragment = { uncontacted: number, uncontactedOverdue: number, dateRequests: number, dateRequestDueAt: string | null, expiringSoon: number, waiting: number, scheduled: number } & { ' $fragmentName'?: 'TodoFieldsFragment' };

export type InterviewsPageQueryVariables = Exact<{ [key: string]: never; }>;


export type InterviewsPageQuery = { interviews: Array<{ id: string, type: SchedulingType, title: string, startAt: string, endAt: string, location: string, url: string | null, emergencyContact: string, bookings: Array<{ id: string, status: BookingStatus, evaluation: { canWrite: boolean, own: { id: string } | null }, candidate:
        | { familyName: string, givenName: string, id: string }
        | { id: string }
        | { familyName: string, givenName: string, id: string }
       }> }> };

export type InterviewedStudentPageQueryVariables = Exact<{
  id: string | number;
}>;


export type InterviewedStudentPageQuery = { interviewedStudent: { interview: { title: string, startAt: string, endAt: string }, booking: { id: string, evaluation: (
        { own: { id: string } | null, others: Array<{ id: string }> }
        & { ' $fragmentRefs'?: { 'BookingEvaluationFieldsFragment': BookingEvaluationFieldsFragment } }
      ), candidate:
        | (
          { familyName: string, givenName: string, id: string, schoolName: string | null, departmentName: string | null, education: { graduationYear: number }, evaluations: Array<(
            { id: string }
            & { ' $fragmentRefs'?: { 'EvaluationFieldsFragment': EvaluationFieldsFragment } }
          )> }
          & { ' $fragmentRefs'?: { 'StudentProfile_AcceptedSearchCandidate_Fragment': StudentProfile_AcceptedSearchCandidate_Fragment } }
        )
        | (
          { id: string, schoolName: string | null, departmentName: string | null, education: { graduationYear: number }, evaluations: Array<(
            { id: string }
            & { ' $fragmentRefs'?: { 'EvaluationFieldsFragment': EvaluationFieldsFragment } }
          )> }
          & { ' $fragmentRefs'?: { 'StudentProfile_AnonymousSearchCandidate_Fragment': StudentProfile_AnonymousSearchCandidate_Fragment } }
        )
        | (
          { familyName: string, givenName: string, id: string, schoolName: string | null, departmentName: string | null, education: { graduationYear: number }, evaluations: Array<(
            { id: string }
            & { ' $fragmentRefs'?: { 'EvaluationFieldsFragment': EvaluationFieldsFragment } }
          )> }
          & { ' $fragmentRefs'?: { 'StudentProfile_HiredSearchCandidate_Fragment': StudentProfile_HiredSearchCandidate_Fragment } }
        )
       } } };

export type JobCompletePageQueryVariables = Exact<{
  jobId: string | number;
}>;


export type JobCompletePageQuery = { jobDescription:
    | { id: string, title: string, isArchived: boolean, totalSent: number, canSendScoutInvitation: boolean }
    | { id: string, title: string, isArchived: boolean, totalSent: number, canSendScoutInvitation: boolean }
    | { id: string, title: string, isArchived: boolean, totalSent: number, canSendScoutInvitation: boolean }
   };

export type CopyFinishedJobDescriptionMutationVariables = Exact<{
  jobId: string | number;
}>;


export type CopyFinishedJobDescriptionMutation = { duplicateJobDescription:
    | { id: string }
    | { id: string }
    | { id: string }
   };

export type CompletionMessagePageQueryVariables = Exact<{
  jobId: string | number;
}>;


export type CompletionMessagePageQuery = { jobDescription:
    | { __typename: 'DraftJobDescription', id: string, title: string, status: JobStatus | null, totalSent: number, canSaveAsDraft: boolean, revision: number, takedown: { reason: string } | null }
    | { __typename: 'MessageJobDescription', completionDescription: string, id: string, title: string, status: JobStatus | null, totalSent: number, canSaveAsDraft: boolean, revision: number, completionUrls: Array<{ label: string, url: string }>, takedown: { reason: string } | null }
    | { __typename: 'SchedulingJobDescription', id: string, title: string, status: JobStatus | null, totalSent: number, canSaveAsDraft: boolean, revision: number, takedown: { reason: string } | null }
  , viewer:
    | { __typename: 'CompanyViewer', id: string }
    | Record<PropertyKey, never>
   | null };

export type UpdateCompletionMessageMutationVariables = Exact<{
  jobId: string | number;
  messageInput: MessageCompletionInput;
  revision?: number | null | undefined;
}>;


export type UpdateCompletionMessageMutation = { updateJobDescriptionCompletion:
    | { id: string, revision: number, lastEditedAt: string }
    | { id: string, revision: number, lastEditedAt: string }
    | { id: string, revision: number, lastEditedAt: string }
   };

export type CompletionSchedulingPageQueryVariables = Exact<{
  jobId: string | number;
}>;


export type CompletionSchedulingPageQuery = { jobDescription:
    | { __typename: 'DraftJobDescription', id: string, title: string, status: JobStatus | null, totalSent: number, canSaveAsDraft: boolean, revision: number, takedown: { reason: string } | null }
    | { __typename: 'MessageJobDescription', id: string, title: string, status: JobStatus | null, totalSent: number, canSaveAsDraft: boolean, revision: number, takedown: { reason: string } | null }
    | { __typename: 'SchedulingJobDescription', id: string, title: string, status: JobStatus | null, totalSent: number, canSaveAsDraft: boolean, revision: number, scheduling:
        | { id: string }
        | { id: string }
      , takedown: { reason: string } | null }
  , schedulings: { edges: Array<{ node:
        | { ' $fragmentRefs'?: { 'SchedulingChoice_SchedulingEvent_Fragment': SchedulingChoice_SchedulingEvent_Fragment } }
        | { ' $fragmentRefs'?: { 'SchedulingChoice_SchedulingInterview_Fragment': SchedulingChoice_SchedulingInterview_Fragment } }
       }> }, companyUsers: Array<{ id: string, familyName: string, givenName: string, department: string }>, viewer:
    | { __typename: 'CompanyViewer', id: string, contract: { plan: { features: Array<string> } } }
    | Record<PropertyKey, never>
   | null };

export type UpdateCompletionSchedulingMutationVariables = Exact<{
  jobId: string | number;
  schedulingInput: SchedulingCompletionInput;
  revision?: number | null | undefined;
}>;


export type UpdateCompletionSchedulingMutation = { updateJobDescriptionCompletion:
    | { id: string, revision: number, lastEditedAt: string }
    | { id: string, revision: number, lastEditedAt: string }
    | { id: string, revision: number, lastEditedAt: string }
   };

type SchedulingChoice_SchedulingEvent_Fragment = { id: string, type: SchedulingType, title: string, schedulingDates: Array<{ startAt: string, closesAt: string, hasCapacity: boolean }> } & { ' $fragmentName'?: 'SchedulingChoice_SchedulingEvent_Fragment' };

type SchedulingChoice_SchedulingInterview_Fragment = { id: string, type: SchedulingType, title: string, schedulingDates: Array<{ startAt: string, closesAt: string, hasCapacity: boolean }> } & { ' $fragmentName'?: 'SchedulingChoice_SchedulingInterview_Fragment' };

export type SchedulingChoiceFragment =
  | SchedulingChoice_SchedulingEvent_Fragment
  | SchedulingChoice_SchedulingInterview_Fragment
;

export type FindSchedulingDateQueryVariables = Exact<{
  id: string | number;
}>;


export type FindSchedulingDateQuery = { schedulingDate:
    | { id: string, startAt: string }
    | { id: string, startAt: string }
   };

export type EventsPageQueryVariables = Exact<{
  startDate: string;
  endDate: string;
  jobId?: string | number | null | undefined;
  schedulingId: string | number;
  isEditing: boolean;
}>;


export type EventsPageQuery = { viewer:
    | { __typename: 'CompanyViewer', id: string, contract: { plan: { features: Array<string> } } }
    | Record<PropertyKey, never>
   | null, schedulingDates: { edges: Array<{ node:
        | { ' $fragmentRefs'?: { 'DateFields_EventDate_Fragment': DateFields_EventDate_Fragment } }
        | { ' $fragmentRefs'?: { 'DateFields_InterviewDate_Fragment': DateFields_InterviewDate_Fragment } }
       }> }, schedulingDateRequests: Array<{ ' $fragmentRefs'?: { 'RequestFieldsFragment': RequestFieldsFragment } }>, companyUsers: Array<{ id: string, familyName: string, givenName: string, department: string }>, jobDescriptions: { edges: Array<{ node:
        | { __typename: 'DraftJobDescription', id: string, title: string }
        | { __typename: 'MessageJobDescription', id: string, title: string }
        | { __typename: 'SchedulingJobDescription', id: string, title: string, scheduling:
            | { id: string }
            | { id: string }
           }
       }> }, scheduling?:
    | { ' $fragmentRefs'?: { 'EditedFields_SchedulingEvent_Fragment': EditedFields_SchedulingEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'EditedFields_SchedulingInterview_Fragment': EditedFields_SchedulingInterview_Fragment } }
   };

export type UpdateSchedulingEventMutationVariables = Exact<{
  id: string | number;
  revision?: number | null | undefined;
  title?: string | null | undefined;
  location?: string | null | undefined;
  url?: string | null | undefined;
  belongings?: Array<string> | string | null | undefined;
  emergencyContact?: string | null | undefined;
  remindOneDayBefore?: boolean | null | undefined;
  remindThreeDaysBefore?: boolean | null | undefined;
  createSchedulingDates: Array<EventDateInput> | EventDateInput;
  updateSchedulingDates?: Array<UpdateEventDateInput> | UpdateEventDateInput;
  deleteSchedulingDates?: Array<string | number> | string | number;
  notifyScoutInvitationIds?: Array<string | number> | string | number;
}>;


export type UpdateSchedulingEventMutation = { updateSchedulingEvent: { id: string } };

export type UpdateSchedulingInterviewMutationVariables = Exact<{
  id: string | number;
  revision?: number | null | undefined;
  title?: string | null | undefined;
  location?: string | null | undefined;
  url?: string | null | undefined;
  belongings?: Array<string> | string | null | undefined;
  emergencyContact?: string | null | undefined;
  remindOneDayBefore?: boolean | null | undefined;
  remindThreeDaysBefore?: boolean | null | undefined;
  createSchedulingDates: Array<InterviewDateInput> | InterviewDateInput;
  updateSchedulingDates?: Array<UpdateInterviewDateInput> | UpdateInterviewDateInput;
  deleteSchedulingDates?: Array<string | number> | string | number;
  notifyScoutInvitationIds?: Array<string | number> | string | number;
}>;


export type UpdateSchedulingInterviewMutation = { updateSchedulingInterview: { id: string } };

export type DeleteSchedulingDateMutationVariables = Exact<{
  id: string | number;
  schedulingType: SchedulingType;
}>;


export type DeleteSchedulingDateMutation = { deleteSchedulingDate: string };

export type ToggleSchedulingDateCapacityFullMutationVariables = Exact<{
  schedulingDateId: string | number;
  isCapacityFull: boolean;
}>;


export type ToggleSchedulingDateCapacityFullMutation = { toggleSchedulingDateCapacityFull:
    | { id: string }
    | { id: string }
   };

export type AnswerSchedulingDateRequestMutationVariables = Exact<{
  id: string | number;
  revision?: number | null | undefined;
  title?: string | null | undefined;
  location?: string | null | undefined;
  url?: string | null | undefined;
  belongings?: Array<string> | string | null | undefined;
  emergencyContact?: string | null | undefined;
  remindOneDayBefore?: boolean | null | undefined;
  remindThreeDaysBefore?: boolean | null | undefined;
  createSchedulingDates: Array<WishedDateInput> | WishedDateInput;
  updateSchedulingDates?: Array<ChangedBesideInput> | ChangedBesideInput;
  deleteSchedulingDates?: Array<string | number> | string | number;
  notifyScoutInvitationIds?: Array<string | number> | string | number;
}>;


export type AnswerSchedulingDateRequestMutation = { answerSchedulingDateRequest: string };

export type RefuseSchedulingDateRequestMutationVariables = Exact<{
  id: string | number;
  message?: string | null | undefined;
}>;


export type RefuseSchedulingDateRequestMutation = { refuseSchedulingDateRequest: string };

export type CallOffSchedulingDateMutationVariables = Exact<{
  id: string | number;
  message: string;
}>;


export type CallOffSchedulingDateMutation = { callOffSchedulingDate: string };

export type UpdateBookingAttendanceMutationVariables = Exact<{
  id: string | number;
  attendance: BookingAttendance;
}>;


export type UpdateBookingAttendanceMutation = { updateBookingAttendance: { id: string } };

export type CheckInPageQueryVariables = Exact<{
  id: string | number;
}>;


export type CheckInPageQuery = { checkInDoor: { id: string, title: string, startAt: string, endAt: string, opensAt: string, closesAt: string, bookings: Array<{ id: string, status: BookingStatus, checkedInAt: string | null, candidate:
        | { familyName: string, givenName: string, id: string }
        | { id: string }
        | { familyName: string, givenName: string, id: string }
       }> } };

export type CheckInDoorMovedSubscriptionVariables = Exact<{
  id: string | number;
}>;


export type CheckInDoorMovedSubscription = { checkInDoorMoved: string };

export type CheckInBookingMutationVariables = Exact<{
  schedulingDateId: string | number;
  code: string;
}>;


export type CheckInBookingMutation = { checkInBooking: { id: string, checkedInAt: string | null, candidate:
      | { familyName: string, givenName: string, id: string }
      | { id: string }
      | { familyName: string, givenName: string, id: string }
     } };

export type BookedStudentFragment = { id: string, status: BookingStatus, canMarkAttendance: boolean, scoutInvitationId: string, previousStartAt: string | null, dayNotice: { kind: DayNoticeKind, minutes: number | null } | null, candidate:
    | { familyName: string, givenName: string, id: string, schoolName: string | null, departmentName: string | null, education: { graduationYear: number } }
    | { id: string, schoolName: string | null, departmentName: string | null, education: { graduationYear: number } }
    | { familyName: string, givenName: string, id: string, schoolName: string | null, departmentName: string | null, education: { graduationYear: number } }
   } & { ' $fragmentName'?: 'BookedStudentFragment' };

type DateFields_EventDate_Fragment = { __typename: 'EventDate', capacity: number, id: string, startAt: string, endAt: string, canDelete: boolean, hasCapacity: boolean, isForceCapacityFull: boolean, calledOffAt: string | null, isClosed: boolean, totalCountAcceptedSearchCandidates: number, waitingCount: number, offeredCount: number, acceptedSearchCandidates: Array<{ ' $fragmentRefs'?: { 'BookedStudentFragment': BookedStudentFragment } }>, scheduling:
    | { id: string, type: SchedulingType, title: string, location: string, url: string | null }
    | { id: string, type: SchedulingType, title: string, location: string, url: string | null }
  , jobs: Array<
    | { id: string, title: string }
    | { id: string, title: string }
    | { id: string, title: string }
  >, notifiedCompanyUsers: Array<{ id: string, familyName: string }> } & { ' $fragmentName'?: 'DateFields_EventDate_Fragment' };

type DateFields_InterviewDate_Fragment = { __typename: 'InterviewDate', id: string, startAt: string, endAt: string, canDelete: boolean, hasCapacity: boolean, isForceCapacityFull: boolean, calledOffAt: string | null, isClosed: boolean, totalCountAcceptedSearchCandidates: number, waitingCount: number, offeredCount: number, acceptedSearchCandidate: { ' $fragmentRefs'?: { 'BookedStudentFragment': BookedStudentFragment } } | null, scheduling:
    | { id: string, type: SchedulingType, title: string, location: string, url: string | null }
    | { id: string, type: SchedulingType, title: string, location: string, url: string | null }
  , jobs: Array<
    | { id: string, title: string }
    | { id: string, title: string }
    | { id: string, title: string }
  >, notifiedCompanyUsers: Array<{ id: string, familyName: string }> } & { ' $fragmentName'?: 'DateFields_InterviewDate_Fragment' };

export type DateFieldsFragment =
  | DateFields_EventDate_Fragment
  | DateFields_InterviewDate_Fragment
;

export type EditedBookingFragment = { scoutInvitationId: string, candidate:
    | { familyName: string, givenName: string, id: string, schoolName: string | null }
    | { id: string, schoolName: string | null }
    | { familyName: string, givenName: string, id: string, schoolName: string | null }
   } & { ' $fragmentName'?: 'EditedBookingFragment' };

type EditedFields_SchedulingEvent_Fragment = { id: string, revision: number, type: SchedulingType, title: string, location: string, url: string | null, belongings: Array<string>, emergencyContact: string, remindOneDayBefore: boolean, remindThreeDaysBefore: boolean, schedulingDates: Array<{ __typename: 'EventDate', capacity: number, id: string, startAt: string, endAt: string, canDelete: boolean, calledOffAt: string | null, totalCountAcceptedSearchCandidates: number, waitingCount: number, acceptedSearchCandidates: Array<{ ' $fragmentRefs'?: { 'EditedBookingFragment': EditedBookingFragment } }>, notifiedCompanyUsers: Array<{ id: string }> }> } & { ' $fragmentName'?: 'EditedFields_SchedulingEvent_Fragment' };

type EditedFields_SchedulingInterview_Fragment = { id: string, revision: number, type: SchedulingType, title: string, location: string, url: string | null, belongings: Array<string>, emergencyContact: string, remindOneDayBefore: boolean, remindThreeDaysBefore: boolean, schedulingDates: Array<{ __typename: 'InterviewDate', id: string, startAt: string, endAt: string, canDelete: boolean, calledOffAt: string | null, totalCountAcceptedSearchCandidates: number, waitingCount: number, acceptedSearchCandidate: { ' $fragmentRefs'?: { 'EditedBookingFragment': EditedBookingFragment } } | null, notifiedCompanyUsers: Array<{ id: string }> }> } & { ' $fragmentName'?: 'EditedFields_SchedulingInterview_Fragment' };

export type EditedFieldsFragment =
  | EditedFields_SchedulingEvent_Fragment
  | EditedFields_SchedulingInterview_Fragment
;

export type RequestFieldsFragment = { id: string, request: string, dueAt: string, isOverdue: boolean, isBeforeDates: boolean, promptedAt: string | null, preferred: Array<{ date: string, timeOfDay: TimeOfDay }>, job:
    | { id: string, title: string }
    | { id: string, title: string }
    | { id: string, title: string }
  , scheduling:
    | { id: string, type: SchedulingType, title: string, schedulingDates: Array<{ capacity: number, startAt: string, endAt: string }> }
    | { id: string, type: SchedulingType, title: string, schedulingDates: Array<{ startAt: string, endAt: string }> }
   | null, candidate:
    | { familyName: string, givenName: string, id: string, schoolName: string | null }
    | { id: string, schoolName: string | null }
    | { familyName: string, givenName: string, id: string, schoolName: string | null }
   } & { ' $fragmentName'?: 'RequestFieldsFragment' };

export type ExperimentsPageQueryVariables = Exact<{ [key: string]: never; }>;


export type ExperimentsPageQuery = { scoutExperiments: Array<{ id: string, title: string, jobTitle: string, state: ScoutExperimentState, startedAt: string, endsAt: string, verdict: ScoutExperimentVerdict, interval: { low: number, high: number }, versions: Array<{ version: ScoutExperimentVersionName, sent: number }> }> };

export type StartScoutExperimentMutationVariables = Exact<{
  jobId: string | number;
  title: string;
  baseRate: number;
  difference: number;
  versionA: LetterTextInput;
  versionB: LetterTextInput;
}>;


export type StartScoutExperimentMutation = { startScoutExperiment: { id: string } };

export type StopScoutExperimentMutationVariables = Exact<{
  id: string | number;
}>;


export type StopScoutExperimentMutation = { stopScoutExperiment: { id: string } };

export type ExperimentPageQueryVariables = Exact<{
  id: string | number;
}>;


export type ExperimentPageQuery = { scoutExperiment: { id: string, title: string, jobId: string, jobTitle: string, baseRate: number, difference: number, needed: number | null, startedAt: string, endsAt: string, endedAt: string | null, state: ScoutExperimentState, endCause: ScoutExperimentEndCause | null, verdict: ScoutExperimentVerdict, startedBy: { familyName: string }, interval: { low: number, high: number }, versions: Array<{ version: ScoutExperimentVersionName, subject: string, message: string, sent: number, judged: number, accepted: number, interval: { low: number, high: number } }>, looks: Array<{ day: string, judgedA: number, acceptedA: number, judgedB: number, acceptedB: number, interval: { low: number, high: number } }> } };

export type StartExperimentPageQueryVariables = Exact<{ [key: string]: never; }>;


export type StartExperimentPageQuery = { jobDescriptionsForScoutInvitation: Array<
    | { id: string, title: string, lastScoutText: { subject: string, message: string } | null, scoutAcceptances: { accepted: number, judged: number }, scoutExperiment: { id: string } | null }
    | { id: string, title: string, lastScoutText: { subject: string, message: string } | null, scoutAcceptances: { accepted: number, judged: number }, scoutExperiment: { id: string } | null }
    | { id: string, title: string, lastScoutText: { subject: string, message: string } | null, scoutAcceptances: { accepted: number, judged: number }, scoutExperiment: { id: string } | null }
  >, scoutQuota: { limit: number } };

export type JobListPageQueryVariables = Exact<{
  isArchived: boolean;
  keyword?: string | null | undefined;
}>;


export type JobListPageQuery = { active: { totalCount: number }, archived: { totalCount: number }, jobDescriptions: { edges: Array<{ node:
        | { ' $fragmentRefs'?: { 'JobRowFields_DraftJobDescription_Fragment': JobRowFields_DraftJobDescription_Fragment } }
        | { ' $fragmentRefs'?: { 'JobRowFields_MessageJobDescription_Fragment': JobRowFields_MessageJobDescription_Fragment } }
        | { ' $fragmentRefs'?: { 'JobRowFields_SchedulingJobDescription_Fragment': JobRowFields_SchedulingJobDescription_Fragment } }
       }> } };

export type UpdateJobDescriptionStatusMutationVariables = Exact<{
  id: string | number;
  status: JobStatus;
}>;


export type UpdateJobDescriptionStatusMutation = { updateJobDescriptionStatus:
    | { id: string }
    | { id: string }
    | { id: string }
   };

export type UpdateJobDescriptionIsArchivedMutationVariables = Exact<{
  id: string | number;
  isArchived: boolean;
}>;


export type UpdateJobDescriptionIsArchivedMutation = { updateJobDescriptionIsArchived: { activeCount: number, archivedCount: number } };

export type CheckJobDescriptionMutationVariables = Exact<{
  id: string | number;
}>;


export type CheckJobDescriptionMutation = { checkJobDescription:
    | { id: string }
    | { id: string }
    | { id: string }
   };

export type DeleteJobDescriptionMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteJobDescriptionMutation = { deleteJobDescription: string };

export type DuplicateJobDescriptionMutationVariables = Exact<{
  jobId: string | number;
}>;


export type DuplicateJobDescriptionMutation = { duplicateJobDescription:
    | { id: string }
    | { id: string }
    | { id: string }
   };

export type FollowUpScoutInvitationsMutationVariables = Exact<{
  ids: Array<string | number> | string | number;
  text: string;
}>;


export type FollowUpScoutInvitationsMutation = { followUpScoutInvitations: Array<string> };

type JobRowFields_DraftJobDescription_Fragment = { __typename: 'DraftJobDescription', id: string, title: string, status: JobStatus | null, isArchived: boolean, isFair: boolean, lastEditedAt: string, canDelete: boolean, checkedAt: string, needsCheck: boolean, canSaveAsDraft: boolean, canSendScoutInvitation: boolean, totalSent: number, totalSentInSight: number, totalScheduled: number, totalPending: number, totalAccepted: number, totalHired: number, takedown: { reason: string } | null, scoutType: { label: string } } & { ' $fragmentName'?: 'JobRowFields_DraftJobDescription_Fragment' };

type JobRowFields_MessageJobDescription_Fragment = { __typename: 'MessageJobDescription', id: string, title: string, status: JobStatus | null, isArchived: boolean, isFair: boolean, lastEditedAt: string, canDelete: boolean, checkedAt: string, needsCheck: boolean, canSaveAsDraft: boolean, canSendScoutInvitation: boolean, totalSent: number, totalSentInSight: number, totalScheduled: number, totalPending: number, totalAccepted: number, totalHired: number, takedown: { reason: string } | null, scoutType: { label: string } } & { ' $fragmentName'?: 'JobRowFields_MessageJobDescription_Fragment' };

type JobRowFields_SchedulingJobDescription_Fragment = { __typename: 'SchedulingJobDescription', id: string, title: string, status: JobStatus | null, isArchived: boolean, isFair: boolean, lastEditedAt: string, canDelete: boolean, checkedAt: string, needsCheck: boolean, canSaveAsDraft: boolean, canSendScoutInvitation: boolean, totalSent: number, totalSentInSight: number, totalScheduled: number, totalPending: number, totalAccepted: number, totalHired: number, takedown: { reason: string } | null, scoutType: { label: string } } & { ' $fragmentName'?: 'JobRowFields_SchedulingJobDescription_Fragment' };

export type JobRowFieldsFragment =
  | JobRowFields_DraftJobDescription_Fragment
  | JobRowFields_MessageJobDescription_Fragment
  | JobRowFields_SchedulingJobDescription_Fragment
;

type JobStudent_AcceptedSearchCandidate_Fragment = { familyName: string, givenName: string, id: string, schoolName: string | null, departmentName: string | null, education: { graduationYear: number }, labels: Array<{ id: string, text: string }>, scoutInvitations: Array<{ id: string, status: ScoutInvitationStatus, round: number, invitationDate: string, personalShare: number | null, scheduledFor: string | null, isWithdrawn: boolean, answeredAt: string | null, followUpFrom: string | null, schedulingStatus: SchedulingStatus | null, followUp: { dueAt: string, isPlanned: boolean } | null, job:
      | { id: string }
      | { id: string }
      | { id: string }
    , booking: { status: BookingStatus, schedulingDate:
        | { startAt: string }
        | { startAt: string }
       } | null }> } & { ' $fragmentName'?: 'JobStudent_AcceptedSearchCandidate_Fragment' };

type JobStudent_AnonymousSearchCandidate_Fragment = { id: string, schoolName: string | null, departmentName: string | null, education: { graduationYear: number }, labels: Array<{ id: string, text: string }>, scoutInvitations: Array<{ id: string, status: ScoutInvitationStatus, round: number, invitationDate: string, personalShare: number | null, scheduledFor: string | null, isWithdrawn: boolean, answeredAt: string | null, followUpFrom: string | null, schedulingStatus: SchedulingStatus | null, followUp: { dueAt: string, isPlanned: boolean } | null, job:
      | { id: string }
      | { id: string }
      | { id: string }
    , booking: { status: BookingStatus, schedulingDate:
        | { startAt: string }
        | { startAt: string }
       } | null }> } & { ' $fragmentName'?: 'JobStudent_AnonymousSearchCandidate_Fragment' };

type JobStudent_HiredSearchCandidate_Fragment = { familyName: string, givenName: string, id: string, schoolName: string | null, departmentName: string | null, education: { graduationYear: number }, labels: Array<{ id: string, text: string }>, scoutInvitations: Array<{ id: string, status: ScoutInvitationStatus, round: number, invitationDate: string, personalShare: number | null, scheduledFor: string | null, isWithdrawn: boolean, answeredAt: string | null, followUpFrom: string | null, schedulingStatus: SchedulingStatus | null, followUp: { dueAt: string, isPlanned: boolean } | null, job:
      | { id: string }
      | { id: string }
      | { id: string }
    , booking: { status: BookingStatus, schedulingDate:
        | { startAt: string }
        | { startAt: string }
       } | null }> } & { ' $fragmentName'?: 'JobStudent_HiredSearchCandidate_Fragment' };

export type JobStudentFragment =
  | JobStudent_AcceptedSearchCandidate_Fragment
  | JobStudent_AnonymousSearchCandidate_Fragment
  | JobStudent_HiredSearchCandidate_Fragment
;

export type JobStudentsPageQueryVariables = Exact<{
  jobId: string | number;
  status: JobScoutInvitationStatus;
  schedulingStatus?: SchedulingStatus | null | undefined;
  first: number;
  offset: number;
}>;


export type JobStudentsPageQuery = { viewer:
    | { __typename: 'CompanyViewer', contract: { plan: { features: Array<string> } } }
    | Record<PropertyKey, never>
   | null, jobDescription:
    | { __typename: 'DraftJobDescription', id: string, title: string, isArchived: boolean, totalSent: number }
    | { __typename: 'MessageJobDescription', id: string, title: string, isArchived: boolean, totalSent: number }
    | { __typename: 'SchedulingJobDescription', id: string, title: string, isArchived: boolean, totalSent: number }
  , SENT: { totalCount: number }, PENDING: { totalCount: number }, ACCEPTED: { totalCount: number }, DECLINED: { totalCount: number }, HIRED: { totalCount: number }, students: { totalCount: number, edges: Array<{ node:
        | { ' $fragmentRefs'?: { 'JobStudent_AcceptedSearchCandidate_Fragment': JobStudent_AcceptedSearchCandidate_Fragment } }
        | { ' $fragmentRefs'?: { 'JobStudent_AnonymousSearchCandidate_Fragment': JobStudent_AnonymousSearchCandidate_Fragment } }
        | { ' $fragmentRefs'?: { 'JobStudent_HiredSearchCandidate_Fragment': JobStudent_HiredSearchCandidate_Fragment } }
       }> } };

export type WithdrawScoutInvitationsMutationVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type WithdrawScoutInvitationsMutation = { withdrawScoutInvitations: Array<string> };

export type KeepJobDescriptionOpenMutationVariables = Exact<{
  jobId: string | number;
  revision: number;
  part: JobPart;
}>;


export type KeepJobDescriptionOpenMutation = { keepJobDescriptionOpen:
    | { id: string, writers: Array<{ id: string, familyName: string }>, savedSince: { by: string, savedAt: string } | null }
    | { id: string, writers: Array<{ id: string, familyName: string }>, savedSince: { by: string, savedAt: string } | null }
    | { id: string, writers: Array<{ id: string, familyName: string }>, savedSince: { by: string, savedAt: string } | null }
   };

export type CreateSchedulingEventMutationVariables = Exact<{
  title: string;
  location?: string | null | undefined;
  url?: string | null | undefined;
  belongings?: Array<string> | string | null | undefined;
  emergencyContact?: string | null | undefined;
  remindOneDayBefore?: boolean | null | undefined;
  remindThreeDaysBefore?: boolean | null | undefined;
  jobId?: string | number | null | undefined;
  schedulingDates: Array<EventDateInput> | EventDateInput;
}>;


export type CreateSchedulingEventMutation = { createSchedulingEvent: { id: string } };

export type CreateSchedulingInterviewMutationVariables = Exact<{
  title: string;
  location?: string | null | undefined;
  url?: string | null | undefined;
  belongings?: Array<string> | string | null | undefined;
  emergencyContact?: string | null | undefined;
  remindOneDayBefore?: boolean | null | undefined;
  remindThreeDaysBefore?: boolean | null | undefined;
  jobId?: string | number | null | undefined;
  schedulingDates: Array<InterviewDateInput> | InterviewDateInput;
}>;


export type CreateSchedulingInterviewMutation = { createSchedulingInterview: { id: string } };

export type StaffDatesQueryVariables = Exact<{
  companyUserIds: Array<string | number> | string | number;
  startDate: string;
  endDate: string;
}>;


export type StaffDatesQuery = { staffDates: Array<{ companyUserId: string, schedulingId: string, schedulingType: SchedulingType, startAt: string, endAt: string }>, staffBusyTimes: Array<{ companyUserId: string, startAt: string, endAt: string }> };

export type RecruitmentProcessPageQueryVariables = Exact<{
  jobId: string | number;
}>;


export type RecruitmentProcessPageQuery = { jobDescription:
    | { __typename: 'DraftJobDescription', id: string, title: string, status: JobStatus | null, totalSent: number, canSaveAsDraft: boolean, revision: number, recruitmentProcessDescription: string, takedown: { reason: string } | null, recruitmentProcess: Array<
        | { __typename: 'CustomRecruitmentStep', label: string }
        | { __typename: 'StandardRecruitmentStep', id: string, label: string }
      > }
    | { __typename: 'MessageJobDescription', id: string, title: string, status: JobStatus | null, totalSent: number, canSaveAsDraft: boolean, revision: number, recruitmentProcessDescription: string, takedown: { reason: string } | null, recruitmentProcess: Array<
        | { __typename: 'CustomRecruitmentStep', label: string }
        | { __typename: 'StandardRecruitmentStep', id: string, label: string }
      > }
    | { __typename: 'SchedulingJobDescription', id: string, title: string, status: JobStatus | null, totalSent: number, canSaveAsDraft: boolean, revision: number, recruitmentProcessDescription: string, takedown: { reason: string } | null, recruitmentProcess: Array<
        | { __typename: 'CustomRecruitmentStep', label: string }
        | { __typename: 'StandardRecruitmentStep', id: string, label: string }
      > }
  , recruitmentSteps: Array<{ id: string, label: string }>, viewer:
    | { __typename: 'CompanyViewer', id: string }
    | Record<PropertyKey, never>
   | null };

export type UpdateRecruitmentProcessMutationVariables = Exact<{
  id: string | number;
  steps: Array<RecruitmentStepInput> | RecruitmentStepInput;
  customSteps: Array<CustomRecruitmentStepInput> | CustomRecruitmentStepInput;
  description: string;
  status: JobStatus;
  revision?: number | null | undefined;
}>;


export type UpdateRecruitmentProcessMutation = { updateJobDescriptionRecruitmentProcess:
    | { id: string, revision: number, lastEditedAt: string }
    | { id: string, revision: number, lastEditedAt: string }
    | { id: string, revision: number, lastEditedAt: string }
   };

export type CreateJobDescriptionMutationVariables = Exact<{
  title: string;
  jobTypeIds: Array<string | number> | string | number;
  scoutTypeId: string | number;
  contents: ContentBlocksInput;
  conditions?: Array<JobConditionInput> | JobConditionInput | null | undefined;
}>;


export type CreateJobDescriptionMutation = { createJobDescription:
    | { id: string, revision: number, lastEditedAt: string }
    | { id: string, revision: number, lastEditedAt: string }
    | { id: string, revision: number, lastEditedAt: string }
   };

export type UpdateJobDescriptionContentsMutationVariables = Exact<{
  id: string | number;
  title: string;
  jobTypeIds: Array<string | number> | string | number;
  scoutTypeId: string | number;
  contents: ContentBlocksInput;
  conditions?: Array<JobConditionInput> | JobConditionInput | null | undefined;
  status: JobStatus;
  revision?: number | null | undefined;
  isChangeConfirmed?: boolean | null | undefined;
}>;


export type UpdateJobDescriptionContentsMutation = { updateJobDescriptionContents:
    | { id: string, revision: number, lastEditedAt: string }
    | { id: string, revision: number, lastEditedAt: string }
    | { id: string, revision: number, lastEditedAt: string }
   };

export type PublishJobDescriptionMutationVariables = Exact<{
  id: string | number;
  status: JobStatus;
  revision?: number | null | undefined;
}>;


export type PublishJobDescriptionMutation = { updateJobDescriptionStatus:
    | { id: string }
    | { id: string }
    | { id: string }
   };

type WrittenJob_DraftJobDescription_Fragment = { __typename: 'DraftJobDescription', id: string, revision: number, title: string, status: JobStatus | null, isArchived: boolean, canSaveAsDraft: boolean, totalSent: number, lastEditedAt: string, checkedAt: string, recruitmentProcessDescription: string, takedown: { reason: string } | null, scoutType: { id: string, label: string }, jobTypes: Array<{ id: string, label: string }>, contents: Array<
    | { ' $fragmentRefs'?: { 'ContentBlockFields_HeadingBlock_Fragment': ContentBlockFields_HeadingBlock_Fragment } }
    | { ' $fragmentRefs'?: { 'ContentBlockFields_ImageBlock_Fragment': ContentBlockFields_ImageBlock_Fragment } }
    | { ' $fragmentRefs'?: { 'ContentBlockFields_TextBlock_Fragment': ContentBlockFields_TextBlock_Fragment } }
    | { ' $fragmentRefs'?: { 'ContentBlockFields_YoutubeBlock_Fragment': ContentBlockFields_YoutubeBlock_Fragment } }
  >, conditions: Array<{ label: string, body: string }>, recruitmentProcess: Array<
    | { label: string }
    | { label: string }
  > } & { ' $fragmentName'?: 'WrittenJob_DraftJobDescription_Fragment' };

type WrittenJob_MessageJobDescription_Fragment = { __typename: 'MessageJobDescription', id: string, revision: number, title: string, status: JobStatus | null, isArchived: boolean, canSaveAsDraft: boolean, totalSent: number, lastEditedAt: string, checkedAt: string, recruitmentProcessDescription: string, takedown: { reason: string } | null, scoutType: { id: string, label: string }, jobTypes: Array<{ id: string, label: string }>, contents: Array<
    | { ' $fragmentRefs'?: { 'ContentBlockFields_HeadingBlock_Fragment': ContentBlockFields_HeadingBlock_Fragment } }
    | { ' $fragmentRefs'?: { 'ContentBlockFields_ImageBlock_Fragment': ContentBlockFields_ImageBlock_Fragment } }
    | { ' $fragmentRefs'?: { 'ContentBlockFields_TextBlock_Fragment': ContentBlockFields_TextBlock_Fragment } }
    | { ' $fragmentRefs'?: { 'ContentBlockFields_YoutubeBlock_Fragment': ContentBlockFields_YoutubeBlock_Fragment } }
  >, conditions: Array<{ label: string, body: string }>, recruitmentProcess: Array<
    | { label: string }
    | { label: string }
  > } & { ' $fragmentName'?: 'WrittenJob_MessageJobDescription_Fragment' };

type WrittenJob_SchedulingJobDescription_Fragment = { __typename: 'SchedulingJobDescription', id: string, revision: number, title: string, status: JobStatus | null, isArchived: boolean, canSaveAsDraft: boolean, totalSent: number, lastEditedAt: string, checkedAt: string, recruitmentProcessDescription: string, takedown: { reason: string } | null, scoutType: { id: string, label: string }, jobTypes: Array<{ id: string, label: string }>, contents: Array<
    | { ' $fragmentRefs'?: { 'ContentBlockFields_HeadingBlock_Fragment': ContentBlockFields_HeadingBlock_Fragment } }
    | { ' $fragmentRefs'?: { 'ContentBlockFields_ImageBlock_Fragment': ContentBlockFields_ImageBlock_Fragment } }
    | { ' $fragmentRefs'?: { 'ContentBlockFields_TextBlock_Fragment': ContentBlockFields_TextBlock_Fragment } }
    | { ' $fragmentRefs'?: { 'ContentBlockFields_YoutubeBlock_Fragment': ContentBlockFields_YoutubeBlock_Fragment } }
  >, conditions: Array<{ label: string, body: string }>, recruitmentProcess: Array<
    | { label: string }
    | { label: string }
  > } & { ' $fragmentName'?: 'WrittenJob_SchedulingJobDescription_Fragment' };

export type WrittenJobFragment =
  | WrittenJob_DraftJobDescription_Fragment
  | WrittenJob_MessageJobDescription_Fragment
  | WrittenJob_SchedulingJobDescription_Fragment
;

export type JobWriterPageQueryVariables = Exact<{
  jobId: string | number;
  isNew: boolean;
}>;


export type JobWriterPageQuery = { viewer:
    | { __typename: 'CompanyViewer', id: string, company: { ' $fragmentRefs'?: { 'JobCompanyFragment': JobCompanyFragment } } }
    | Record<PropertyKey, never>
   | null, scoutTypes: Array<{ id: string, label: string, note: string }>, jobTypes: Array<{ id: string, label: string, group: string }>, jobDescription?:
    | { ' $fragmentRefs'?: { 'WrittenJob_DraftJobDescription_Fragment': WrittenJob_DraftJobDescription_Fragment } }
    | { ' $fragmentRefs'?: { 'WrittenJob_MessageJobDescription_Fragment': WrittenJob_MessageJobDescription_Fragment } }
    | { ' $fragmentRefs'?: { 'WrittenJob_SchedulingJobDescription_Fragment': WrittenJob_SchedulingJobDescription_Fragment } }
   };

export type JobPublishPageQueryVariables = Exact<{
  jobId: string | number;
}>;


export type JobPublishPageQuery = { viewer:
    | { __typename: 'CompanyViewer', id: string, company: { ' $fragmentRefs'?: { 'JobCompanyFragment': JobCompanyFragment } } }
    | Record<PropertyKey, never>
   | null, jobDescription:
    | (
      { __typename: 'DraftJobDescription', id: string, revision: number, title: string, status: JobStatus | null, isArchived: boolean, totalSent: number, canSaveAsDraft: boolean, canSendScoutInvitation: boolean, takedown: { reason: string } | null, missingParts: Array<{ code: MissingJobPartCode, label: string }>, contents: Array<
        | { ' $fragmentRefs'?: { 'ContentBlockFields_HeadingBlock_Fragment': ContentBlockFields_HeadingBlock_Fragment } }
        | { ' $fragmentRefs'?: { 'ContentBlockFields_ImageBlock_Fragment': ContentBlockFields_ImageBlock_Fragment } }
        | { ' $fragmentRefs'?: { 'ContentBlockFields_TextBlock_Fragment': ContentBlockFields_TextBlock_Fragment } }
        | { ' $fragmentRefs'?: { 'ContentBlockFields_YoutubeBlock_Fragment': ContentBlockFields_YoutubeBlock_Fragment } }
      > }
      & { ' $fragmentRefs'?: { 'JobBody_DraftJobDescription_Fragment': JobBody_DraftJobDescription_Fragment } }
    )
    | (
      { __typename: 'MessageJobDescription', completionDescription: string, id: string, revision: number, title: string, status: JobStatus | null, isArchived: boolean, totalSent: number, canSaveAsDraft: boolean, canSendScoutInvitation: boolean, completionUrls: Array<{ label: string, url: string }>, takedown: { reason: string } | null, missingParts: Array<{ code: MissingJobPartCode, label: string }>, contents: Array<
        | { ' $fragmentRefs'?: { 'ContentBlockFields_HeadingBlock_Fragment': ContentBlockFields_HeadingBlock_Fragment } }
        | { ' $fragmentRefs'?: { 'ContentBlockFields_ImageBlock_Fragment': ContentBlockFields_ImageBlock_Fragment } }
        | { ' $fragmentRefs'?: { 'ContentBlockFields_TextBlock_Fragment': ContentBlockFields_TextBlock_Fragment } }
        | { ' $fragmentRefs'?: { 'ContentBlockFields_YoutubeBlock_Fragment': ContentBlockFields_YoutubeBlock_Fragment } }
      > }
      & { ' $fragmentRefs'?: { 'JobBody_MessageJobDescription_Fragment': JobBody_MessageJobDescription_Fragment } }
    )
    | (
      { __typename: 'SchedulingJobDescription', id: string, revision: number, title: string, status: JobStatus | null, isArchived: boolean, totalSent: number, canSaveAsDraft: boolean, canSendScoutInvitation: boolean, scheduling:
        | { id: string, title: string, schedulingDates: Array<{ id: string, startAt: string, closesAt: string, hasCapacity: boolean }> }
        | { id: string, title: string, schedulingDates: Array<{ id: string, startAt: string, closesAt: string, hasCapacity: boolean }> }
      , takedown: { reason: string } | null, missingParts: Array<{ code: MissingJobPartCode, label: string }>, contents: Array<
        | { ' $fragmentRefs'?: { 'ContentBlockFields_HeadingBlock_Fragment': ContentBlockFields_HeadingBlock_Fragment } }
        | { ' $fragmentRefs'?: { 'ContentBlockFields_ImageBlock_Fragment': ContentBlockFields_ImageBlock_Fragment } }
        | { ' $fragmentRefs'?: { 'ContentBlockFields_TextBlock_Fragment': ContentBlockFields_TextBlock_Fragment } }
        | { ' $fragmentRefs'?: { 'ContentBlockFields_YoutubeBlock_Fragment': ContentBlockFields_YoutubeBlock_Fragment } }
      > }
      & { ' $fragmentRefs'?: { 'JobBody_SchedulingJobDescription_Fragment': JobBody_SchedulingJobDescription_Fragment } }
    )
   };

export type ClientLayoutQueryVariables = Exact<{ [key: string]: never; }>;


export type ClientLayoutQuery = { serviceNotices: Array<(
    { id: string }
    & { ' $fragmentRefs'?: { 'ServiceNoticeFieldsFragment': ServiceNoticeFieldsFragment } }
  )>, viewer:
    | { __typename: 'CompanyViewer', id: string, role: CompanyUserRole, canWrite: boolean, unansweredThreadCount: number, familyName: string, givenName: string, unreadNotificationCount: number, unreadNotificationPaths: Array<string>, user: { picture: string | null }, company: { displayName: string }, contract: { status: string }, notifications: Array<{ ' $fragmentRefs'?: { 'NotificationFieldsFragment': NotificationFieldsFragment } }> }
    | Record<PropertyKey, never>
   | null };

export type OfferReportsPageQueryVariables = Exact<{
  first: number;
  offset: number;
}>;


export type OfferReportsPageQuery = { offerReports: { totalCount: number, nodes: Array<(
      { id: string }
      & { ' $fragmentRefs'?: { 'OpenReportFragment': OpenReportFragment } }
    )> } };

export type OpenReportFragment = { acceptedOn: string, answerBy: string, job: { title: string }, candidate:
    | { familyName: string, givenName: string, id: string, schoolName: string | null }
    | { id: string, schoolName: string | null }
    | { familyName: string, givenName: string, id: string, schoolName: string | null }
   } & { ' $fragmentName'?: 'OpenReportFragment' };

export type OutcomesPageQueryVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type OutcomesPageQuery = { outcomeCases: Array<{ ' $fragmentRefs'?: { 'OutcomeCaseFragment': OutcomeCaseFragment } }>, schedulings: { edges: Array<{ node:
        | { ' $fragmentRefs'?: { 'SchedulingChoice_SchedulingEvent_Fragment': SchedulingChoice_SchedulingEvent_Fragment } }
        | { ' $fragmentRefs'?: { 'SchedulingChoice_SchedulingInterview_Fragment': SchedulingChoice_SchedulingInterview_Fragment } }
       }> }, sendableJobs: { edges: Array<{ node:
        | { id: string, title: string, status: JobStatus | null }
        | { id: string, title: string, status: JobStatus | null }
        | { id: string, title: string, status: JobStatus | null }
       }> }, companyUsers: Array<{ id: string, familyName: string, givenName: string, department: string }>, viewer:
    | { __typename: 'CompanyViewer', id: string, contract: { plan: { features: Array<string> } } }
    | Record<PropertyKey, never>
   | null };

export type TellOutcomesMutationVariables = Exact<{
  outcomes: Array<OutcomeInput> | OutcomeInput;
}>;


export type TellOutcomesMutation = { tellOutcomes: Array<{ scoutInvitationId: string, tellsAt: string | null, refusal: { code: string } | null }> };

export type OutcomeCaseFragment = { scoutInvitationId: string, revision: string, outcome: Outcome | null, outcomeToldAt: string | null, bookedUntil: string | null, isStepOver: boolean, isThreadEnded: boolean, tellsAt: string | null, history: Array<{ at: string, kind: RelationHistoryKind, title: string }>, job: { title: string }, candidate:
    | { familyName: string, givenName: string, id: string, schoolName: string | null }
    | { id: string, schoolName: string | null }
    | { familyName: string, givenName: string, id: string, schoolName: string | null }
   } & { ' $fragmentName'?: 'OutcomeCaseFragment' };

export type OwedAnswersPageQueryVariables = Exact<{
  first: number;
  offset: number;
}>;


export type OwedAnswersPageQuery = { owedAnswers: { totalCount: number, outcomeRecord: { total: number, inTime: number } | null, promiseRecord: { students: number, total: number, kept: number } | null, nodes: Array<(
      { scoutInvitationId: string }
      & { ' $fragmentRefs'?: { 'OwedStudentFragment': OwedStudentFragment } }
    )> }, heldOutcomes: Array<{ ' $fragmentRefs'?: { 'HeldOutcomeFragment': HeldOutcomeFragment } }>, owedDates: Array<{ ' $fragmentRefs'?: { 'OwedStudentFragment': OwedStudentFragment;'WishOfOwedFragment': WishOfOwedFragment } }>, schedulings: { edges: Array<{ node:
        | { ' $fragmentRefs'?: { 'SchedulingChoice_SchedulingEvent_Fragment': SchedulingChoice_SchedulingEvent_Fragment } }
        | { ' $fragmentRefs'?: { 'SchedulingChoice_SchedulingInterview_Fragment': SchedulingChoice_SchedulingInterview_Fragment } }
       }> } };

export type TakeBackOutcomeMutationVariables = Exact<{
  scoutInvitationId: string | number;
  heldOutcomeId?: string | number | null | undefined;
}>;


export type TakeBackOutcomeMutation = { takeBackOutcome: string };

export type OfferDatesMutationVariables = Exact<{
  scoutInvitationId: string | number;
  schedulingId: string | number;
}>;


export type OfferDatesMutation = { offerDates: string };

export type HeldOutcomeFragment = { id: string, scoutInvitationId: string, outcome: Outcome | null, message: string, tellsAt: string | null, candidate:
    | { familyName: string, givenName: string, id: string }
    | { id: string }
    | { familyName: string, givenName: string, id: string }
   } & { ' $fragmentName'?: 'HeldOutcomeFragment' };

export type WishOfOwedFragment = { scoutInvitationId: string, schedulingId: string | null, wish: { request: string, preferred: Array<{ date: string, timeOfDay: TimeOfDay }> } | null } & { ' $fragmentName'?: 'WishOfOwedFragment' };

export type OwedStudentFragment = { scoutInvitationId: string, since: string, dueOn: string, promptedAt: string | null, job: { title: string }, candidate:
    | { familyName: string, givenName: string, id: string, schoolName: string | null }
    | { id: string, schoolName: string | null }
    | { familyName: string, givenName: string, id: string, schoolName: string | null }
   } & { ' $fragmentName'?: 'OwedStudentFragment' };

export type OwnContractRequestFragment = { id: string, kind: ContractRequestKind, status: ContractRequestStatus, planLabel: string | null, wantedFrom: string | null, message: string, insertedAt: string, answer: string | null, answeredAt: string | null } & { ' $fragmentName'?: 'OwnContractRequestFragment' };

export type SaveEvaluationMutationVariables = Exact<{
  bookingId: string | number;
  formVersion: number;
  scores: Array<number> | number;
  text: string;
}>;


export type SaveEvaluationMutation = { saveEvaluation: string };

export type EvaluationFieldsFragment = { id: string, isOwn: boolean, formVersion: number, text: string, metAt: string, jobTitle: string, editedAt: string | null, points: Array<{ name: string, score: number }>, author: { familyName: string, givenName: string, hasLeft: boolean } } & { ' $fragmentName'?: 'EvaluationFieldsFragment' };

export type BookingEvaluationFieldsFragment = { canWrite: boolean, hiddenCount: number, form: { version: number, points: Array<string> }, own: { ' $fragmentRefs'?: { 'EvaluationFieldsFragment': EvaluationFieldsFragment } } | null, others: Array<(
    { id: string }
    & { ' $fragmentRefs'?: { 'EvaluationFieldsFragment': EvaluationFieldsFragment } }
  )> } & { ' $fragmentName'?: 'BookingEvaluationFieldsFragment' };

export type CompanyCountMovedSubscriptionVariables = Exact<{
  id?: string | number | null | undefined;
}>;


export type CompanyCountMovedSubscription = { threadWithCandidateChanged: { scoutInvitationId: string } | null };

export type CompanyThreadCountQueryVariables = Exact<{ [key: string]: never; }>;


export type CompanyThreadCountQuery = { viewer:
    | { __typename: 'CompanyViewer', unansweredThreadCount: number }
    | Record<PropertyKey, never>
   | null };

export type PaletteDataQueryVariables = Exact<{ [key: string]: never; }>;


export type PaletteDataQuery = { viewer:
    | { __typename: 'CompanyViewer', id: string, canWrite: boolean }
    | Record<PropertyKey, never>
   | null, savedFilters: Array<{ id: string, name: string }>, jobDescriptions: { edges: Array<{ node:
        | { id: string, title: string, status: JobStatus | null, isArchived: boolean }
        | { id: string, title: string, status: JobStatus | null, isArchived: boolean }
        | { id: string, title: string, status: JobStatus | null, isArchived: boolean }
       }> } };

export type NamedStudentsQueryVariables = Exact<{
  text: string;
}>;


export type NamedStudentsQuery = { namedStudents: Array<{ scoutInvitationId: string, candidateId: string, familyName: string, givenName: string, familyNameKana: string, givenNameKana: string, jobTitle: string }> };

export type CompanyUserOnlyQueryVariables = Exact<{ [key: string]: never; }>;


export type CompanyUserOnlyQuery = { ownCompanyUserProfile: { __typename: 'CompanyUserProfile' } };

export type SaveScoutDraftMutationVariables = Exact<{
  jobId: string | number;
  revision: string | number;
  readRevision?: string | number | null | undefined;
  subject: string;
  message: string;
  template?: UsedScoutTemplateInput | null | undefined;
  promises: Array<ScoutPromiseKind> | ScoutPromiseKind;
  followUp?: string | null | undefined;
  students: Array<ScoutDraftStudentInput> | ScoutDraftStudentInput;
}>;


export type SaveScoutDraftMutation = { saveScoutDraft: { jobId: string } };

export type DeleteScoutDraftMutationVariables = Exact<{
  jobId: string | number;
  revision: string | number;
}>;


export type DeleteScoutDraftMutation = { deleteScoutDraft: string };

export type OwnScoutDraftQueryVariables = Exact<{
  jobId: string | number;
}>;


export type OwnScoutDraftQuery = { ownScoutDraft: { ' $fragmentRefs'?: { 'ScoutDraftFieldsFragment': ScoutDraftFieldsFragment } } | null };

export type OwnScoutDraftsQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnScoutDraftsQuery = { ownScoutDrafts: Array<{ ' $fragmentRefs'?: { 'ScoutDraftFieldsFragment': ScoutDraftFieldsFragment } }> };

export type ScoutDraftFieldsFragment = { jobId: string, revision: string, savedAt: string, deviceFamily: string, leftOut: number, subject: string, message: string, promises: Array<ScoutPromiseKind>, followUp: string | null, template: { id: string, version: number } | null, students: Array<{ candidateId: string, reason: string, quotations: Array<{ field: QuotationField, text: string }> }> } & { ' $fragmentName'?: 'ScoutDraftFieldsFragment' };

export type ScoutStatusFragment = { status: ScoutInvitationStatus, isWithdrawn: boolean, round: number, invitationDate: string, scheduledFor: string | null, endedAt: string | null, contactedAt: string | null } & { ' $fragmentName'?: 'ScoutStatusFragment' };

export type CompanyUserPasswordResetPageQueryVariables = Exact<{
  code: string;
}>;


export type CompanyUserPasswordResetPageQuery = { companyUserPasswordReset: PasswordResetStatus };

export type ResetCompanyUserPasswordMutationVariables = Exact<{
  code: string;
  password: string;
}>;


export type ResetCompanyUserPasswordMutation = { resetCompanyUserPassword: boolean };

export type RequestCompanyUserPasswordResetMutationVariables = Exact<{
  email: string;
}>;


export type RequestCompanyUserPasswordResetMutation = { requestCompanyUserPasswordReset: boolean };

export type PipelinePageQueryVariables = Exact<{
  jobId: string | number;
  text: string;
  onBoard: number;
  stage?: string | null | undefined;
  inTable: number;
  offset: number;
}>;


export type PipelinePageQuery = { pipelineJobs: Array<{ id: string, title: string, studentCount: number }>, pipeline: { studentCount: number, job: { id: string, title: string }, stages: Array<{ key: string, kind: StageKind, label: string, isPlaceable: boolean, studentCount: number, students: Array<{ ' $fragmentRefs'?: { 'PipelineStudentFieldsFragment': PipelineStudentFieldsFragment } }> }>, students: Array<{ ' $fragmentRefs'?: { 'PipelineStudentFieldsFragment': PipelineStudentFieldsFragment } }> } };

export type PlaceStudentsMutationVariables = Exact<{
  jobId: string | number;
  placements: Array<PlacementInput> | PlacementInput;
}>;


export type PlaceStudentsMutation = { placeStudents: Array<{ scoutInvitationId: string, revision: number }> };

export type PipelineJobsQueryVariables = Exact<{ [key: string]: never; }>;


export type PipelineJobsQuery = { pipelineJobs: Array<{ id: string }> };

export type PipelineStudentFieldsFragment = { scoutInvitationId: string, candidateId: string, familyName: string, givenName: string, familyNameKana: string, givenNameKana: string, schoolName: string | null, stage: string, firstStage: StageKind, isDecided: boolean, revision: number, placedAt: string | null, promptedAt: string | null, dateEndsAt: string | null, placedBy: { familyName: string } | null, inCharge: { familyName: string }, turn: { side: TurnSide, word: TurnWord, dueOn: string } | null } & { ' $fragmentName'?: 'PipelineStudentFieldsFragment' };

export type CompanyUserProfilePageQueryVariables = Exact<{ [key: string]: never; }>;


export type CompanyUserProfilePageQuery = { ownCompanyUserProfile: { ' $fragmentRefs'?: { 'UserPhotoFragment': UserPhotoFragment;'UserProfileFormFragment': UserProfileFormFragment } } };

export type UpdateUserProfileMutationVariables = Exact<{
  profile: CompanyUserProfileInput;
}>;


export type UpdateUserProfileMutation = { updateCompanyUserProfile: { id: string } };

export type UpdateUserPictureMutationVariables = Exact<{
  encodedImage: string;
}>;


export type UpdateUserPictureMutation = { updateCompanyUserPicture: { id: string } };

export type RemoveUserPictureMutationVariables = Exact<{ [key: string]: never; }>;


export type RemoveUserPictureMutation = { removeCompanyUserPicture: { id: string } };

export type UserPhotoFragment = { picture: string | null } & { ' $fragmentName'?: 'UserPhotoFragment' };

export type UserProfileFormFragment = { email: string, familyName: string, givenName: string, familyNameKana: string, givenNameKana: string, department: string, title: string, messageToStudents: string } & { ' $fragmentName'?: 'UserProfileFormFragment' };

export type ClientRegistrationPageQueryVariables = Exact<{
  code: string;
}>;


export type ClientRegistrationPageQuery = { companyRegistration: { status: CompanyRegistrationStatus, invitation: (
      { way: CompanyRegistrationWay }
      & { ' $fragmentRefs'?: { 'RegistrationInvitationFragment': RegistrationInvitationFragment } }
    ) | null } };

export type RegisterCompanyUserMutationVariables = Exact<{
  code: string;
  user: CompanyUserRegistrationInput;
  encodedImage?: string | null | undefined;
}>;


export type RegisterCompanyUserMutation = { registerCompanyUser: string };

export type RegistrationInvitationFragment = { kind: CompanyRegistrationKind, email: string, companyName: string, corporateNumber: string | null, role: CompanyUserRole, way: CompanyRegistrationWay, inviter: string | null, applicant: { familyName: string, givenName: string, familyNameKana: string, givenNameKana: string, department: string } | null } & { ' $fragmentName'?: 'RegistrationInvitationFragment' };

export type AccessTokensPageQueryVariables = Exact<{ [key: string]: never; }>;


export type AccessTokensPageQuery = { accessTokens: Array<(
    { id: string, revokedAt: string | null, expiresAt: string }
    & { ' $fragmentRefs'?: { 'TokenRowFragment': TokenRowFragment } }
  )> };

export type CreateAccessTokenMutationVariables = Exact<{
  name: string;
  scopes: Array<AccessTokenScope> | AccessTokenScope;
  days: number;
}>;


export type CreateAccessTokenMutation = { createAccessToken: { secret: string | null, accessToken: { id: string, name: string } } };

export type RevokeAccessTokenMutationVariables = Exact<{
  id: string | number;
}>;


export type RevokeAccessTokenMutation = { revokeAccessToken: { id: string } };

export type TokenRowFragment = { id: string, name: string, scopes: Array<AccessTokenScope>, insertedAt: string, expiresAt: string, lastUsedAt: string | null, revokedAt: string | null, maker: { familyName: string, givenName: string } } & { ' $fragmentName'?: 'TokenRowFragment' };

export type ActivityPageQueryVariables = Exact<{
  filter: ActivityFilter;
  page: number;
}>;


export type ActivityPageQuery = { activityPeople: Array<{ id: string, name: string }>, activity: { count: number, rows: Array<(
      { id: string }
      & { ' $fragmentRefs'?: { 'ActivityRowFragment': ActivityRowFragment } }
    )> } };

export type ActivityRowFragment = { id: string, insertedAt: string, kind: ActivityKind, sentence: string, actorName: string, jobId: string | null, jobTitle: string | null, subjectName: string | null, personId: string | null, times: number, since: string, studentCount: number, isAboutStudent: boolean, candidateId: string | null } & { ' $fragmentName'?: 'ActivityRowFragment' };

export type BookingClosingPageQueryVariables = Exact<{ [key: string]: never; }>;


export type BookingClosingPageQuery = { bookingClosingHours: number };

export type UpdateBookingClosingMutationVariables = Exact<{
  closingHours: number;
}>;


export type UpdateBookingClosingMutation = { updateBookingClosing: number };

export type CompanyCalendarPageQueryVariables = Exact<{ [key: string]: never; }>;


export type CompanyCalendarPageQuery = { calendarFeed: { ' $fragmentRefs'?: { 'CalendarFeedStateFragment': CalendarFeedStateFragment } } | null, busyCalendar: { ' $fragmentRefs'?: { 'BusyCalendarStateFragment': BusyCalendarStateFragment } } | null };

export type SaveBusyCalendarMutationVariables = Exact<{
  address: string;
}>;


export type SaveBusyCalendarMutation = { saveBusyCalendar: boolean };

export type RemoveBusyCalendarMutationVariables = Exact<{ [key: string]: never; }>;


export type RemoveBusyCalendarMutation = { removeBusyCalendar: boolean };

export type BusyCalendarStateFragment = { host: string, triedAt: string | null, readAt: string | null, trouble: string | null } & { ' $fragmentName'?: 'BusyCalendarStateFragment' };

export type CompanyDevicesPageQueryVariables = Exact<{ [key: string]: never; }>;


export type CompanyDevicesPageQuery = { staffDevices: Array<{ id: string, family: string, address: string | null, signedInAt: string, lastUsedAt: string, isCurrent: boolean }> };

export type FairModePageQueryVariables = Exact<{ [key: string]: never; }>;


export type FairModePageQuery = { isFairModeOn: boolean, fairMode: { scope: FairModeScope, users: Array<{ isListed: boolean, canWrite: boolean, companyUser: { id: string, familyName: string, givenName: string } }> }, jobDescriptions: { edges: Array<{ node:
        | { id: string, title: string, status: JobStatus | null, isFair: boolean }
        | { id: string, title: string, status: JobStatus | null, isFair: boolean }
        | { id: string, title: string, status: JobStatus | null, isFair: boolean }
       }> }, viewer:
    | { __typename: 'CompanyViewer', id: string, canAdminister: boolean }
    | Record<PropertyKey, never>
   | null };

export type UpdateFairModeMutationVariables = Exact<{
  scope: FairModeScope;
}>;


export type UpdateFairModeMutation = { updateFairMode: { scope: FairModeScope } };

export type UpdateFairJobMutationVariables = Exact<{
  id: string | number;
  isOn: boolean;
}>;


export type UpdateFairJobMutation = { updateFairJob:
    | { id: string }
    | { id: string }
    | { id: string }
   };

export type UpdateFairModeUserMutationVariables = Exact<{
  id: string | number;
  isOn: boolean;
}>;


export type UpdateFairModeUserMutation = { updateFairModeUser: { scope: FairModeScope } };

export type NetworksPageQueryVariables = Exact<{ [key: string]: never; }>;


export type NetworksPageQuery = { allowedNetworks: { ownAddress: string, revision: string, networks: Array<{ network: string, label: string }> } };

export type AllowedNetworksEffectQueryVariables = Exact<{
  networks: Array<AllowedNetworkInput> | AllowedNetworkInput;
}>;


export type AllowedNetworksEffectQuery = { allowedNetworksEffect: { isNarrower: boolean, signIns: number, outside: number } };

export type UpdateAllowedNetworksMutationVariables = Exact<{
  networks: Array<AllowedNetworkInput> | AllowedNetworkInput;
  revision?: string | null | undefined;
}>;


export type UpdateAllowedNetworksMutation = { updateAllowedNetworks: { ownAddress: string } };

export type SettingsViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type SettingsViewerQuery = { viewer:
    | { __typename: 'CompanyViewer', canAdminister: boolean, company: { id: string }, contract: { plan: { features: Array<string> } } }
    | Record<PropertyKey, never>
   | null };

export type PhrasesPageQueryVariables = Exact<{ [key: string]: never; }>;


export type PhrasesPageQuery = { threadPhrases: Array<{ id: string, title: string, text: string }> };

export type CreateThreadPhraseMutationVariables = Exact<{
  title: string;
  text: string;
}>;


export type CreateThreadPhraseMutation = { createThreadPhrase: { id: string } };

export type UpdateThreadPhraseMutationVariables = Exact<{
  id: string | number;
  title: string;
  text: string;
  revision?: string | null | undefined;
}>;


export type UpdateThreadPhraseMutation = { updateThreadPhrase: { id: string } };

export type DeleteThreadPhraseMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteThreadPhraseMutation = { deleteThreadPhrase: string };

export type PhrasePageQueryVariables = Exact<{
  id: string | number;
}>;


export type PhrasePageQuery = { threadPhrase: { id: string, title: string, text: string, revision: string } };

export type NotificationPageQueryVariables = Exact<{ [key: string]: never; }>;


export type NotificationPageQuery = { viewer:
    | { id: string, role: CompanyUserRole }
    | Record<PropertyKey, never>
   | null, pushDevices: Array<{ ' $fragmentRefs'?: { 'PushDeviceFragment': PushDeviceFragment } }> };

export type ScoutNotificationPageQueryVariables = Exact<{ [key: string]: never; }>;


export type ScoutNotificationPageQuery = { scoutNotificationDefaults: { ' $fragmentRefs'?: { 'ForAllJobsFragment': ForAllJobsFragment } }, scoutNotificationSettings: Array<(
    { jobId: string, isArchived: boolean, isException: boolean }
    & { ' $fragmentRefs'?: { 'JobExceptionFragment': JobExceptionFragment } }
  )>, savedFilters: Array<{ ' $fragmentRefs'?: { 'FilterAlertFragment': FilterAlertFragment } }> };

export type UpdateForAllJobsMutationVariables = Exact<{
  settings: Array<ScoutNotificationSettingInput> | ScoutNotificationSettingInput;
  digestHour: number;
}>;


export type UpdateForAllJobsMutation = { updateScoutNotificationDefaults: { digestHour: number } };

export type UpdateJobExceptionMutationVariables = Exact<{
  jobId: string | number;
  settings: Array<ScoutNotificationSettingInput> | ScoutNotificationSettingInput;
}>;


export type UpdateJobExceptionMutation = { updateScoutNotificationSettings: { jobId: string } };

export type AddJobExceptionMutationVariables = Exact<{
  jobId: string | number;
}>;


export type AddJobExceptionMutation = { addScoutNotificationException: { jobId: string } };

export type RemoveJobExceptionMutationVariables = Exact<{
  jobId: string | number;
}>;


export type RemoveJobExceptionMutation = { removeScoutNotificationSettings: { jobId: string } };

export type RemovePushDeviceMutationVariables = Exact<{
  id: string | number;
}>;


export type RemovePushDeviceMutation = { removePushDevice: string };

export type FilterAlertFragment = { id: string, name: string, alert: { timing: SavedFilterAlertTiming, hour: number, weekday: number } } & { ' $fragmentName'?: 'FilterAlertFragment' };

export type ForAllJobsFragment = { digestHour: number, settings: Array<{ ' $fragmentRefs'?: { 'TimingRowFragment': TimingRowFragment } }> } & { ' $fragmentName'?: 'ForAllJobsFragment' };

export type JobExceptionFragment = { jobId: string, jobTitle: string, isArchived: boolean, isException: boolean, settings: Array<{ ' $fragmentRefs'?: { 'TimingRowFragment': TimingRowFragment } }> } & { ' $fragmentName'?: 'JobExceptionFragment' };

export type PushDeviceFragment = { id: string, family: string, registeredAt: string, isCurrent: boolean } & { ' $fragmentName'?: 'PushDeviceFragment' };

export type TimingRowFragment = { kind: ScoutNotificationKind, label: string, timing: ScoutNotificationTiming, usual: ScoutNotificationTiming } & { ' $fragmentName'?: 'TimingRowFragment' };

export type ListedScoutTemplateFragment = { id: string, title: string, subject: string, message: string, isShared: boolean, job: { id: string, title: string } | null } & { ' $fragmentName'?: 'ListedScoutTemplateFragment' };

export type ScoutTemplatesPageQueryVariables = Exact<{ [key: string]: never; }>;


export type ScoutTemplatesPageQuery = { scoutTemplates: Array<(
    { isShared: boolean }
    & { ' $fragmentRefs'?: { 'ListedScoutTemplateFragment': ListedScoutTemplateFragment } }
  )>, archived: Array<{ ' $fragmentRefs'?: { 'ListedScoutTemplateFragment': ListedScoutTemplateFragment } }>, jobDescriptions: { edges: Array<{ node:
        | { id: string, title: string }
        | { id: string, title: string }
        | { id: string, title: string }
       }> } };

export type CreateScoutTemplateMutationVariables = Exact<{
  title: string;
  subject: string;
  message: string;
  jobId?: string | number | null | undefined;
  isShared: boolean;
}>;


export type CreateScoutTemplateMutation = { createScoutTemplate: { id: string } };

export type UpdateScoutTemplateMutationVariables = Exact<{
  id: string | number;
  title: string;
  subject: string;
  message: string;
  jobId?: string | number | null | undefined;
  isShared: boolean;
  revision?: string | null | undefined;
}>;


export type UpdateScoutTemplateMutation = { updateScoutTemplate: { id: string } };

export type UpdateScoutTemplateIsArchivedMutationVariables = Exact<{
  id: string | number;
  isArchived: boolean;
}>;


export type UpdateScoutTemplateIsArchivedMutation = { updateScoutTemplateIsArchived: { id: string } };

export type DeleteScoutTemplateMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteScoutTemplateMutation = { deleteScoutTemplate: string };

export type ScoutTemplatePageQueryVariables = Exact<{
  id: string | number;
}>;


export type ScoutTemplatePageQuery = { scoutTemplate: { id: string, title: string, subject: string, message: string, isShared: boolean, isArchived: boolean, canDelete: boolean, version: number, revision: string, job: { id: string, title: string } | null, versions: Array<{ ' $fragmentRefs'?: { 'TemplateVersionFragment': TemplateVersionFragment } }> }, jobDescriptions: { edges: Array<{ node:
        | { id: string, title: string }
        | { id: string, title: string }
        | { id: string, title: string }
       }> } };

export type TemplateVersionFragment = { version: number, subject: string, message: string, writtenAt: string, writtenBy: { familyName: string, givenName: string }, result: { sent: number, accepted: number, acceptedRate: number | null, readRate: number | null, medianDays: number | null } } & { ' $fragmentName'?: 'TemplateVersionFragment' };

export type CompanySignInPageQueryVariables = Exact<{ [key: string]: never; }>;


export type CompanySignInPageQuery = { viewer:
    | { __typename: 'CompanyViewer', canAdminister: boolean }
    | Record<PropertyKey, never>
   | null, staffSignIn: { email: string, hasPassword: boolean, isFresh: boolean, isFactorRequired: boolean, needsLongPassword: boolean, totp: { confirmedAt: string | null, recoveryCodesLeft: number } | null, enrolment: { secret: string, qrSize: number, qrPath: string } | null, passkeys: Array<{ id: string, name: string, isBackedUp: boolean, insertedAt: string, lastUsedAt: string | null }> } };

export type AdminFactorRuleQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminFactorRuleQuery = { adminFactorRule: { isRequired: boolean, adminsWithoutFactor: number } };

export type UpdateAdminFactorRuleMutationVariables = Exact<{
  isRequired: boolean;
}>;


export type UpdateAdminFactorRuleMutation = { updateAdminFactorRule: boolean };

export type UpdateStaffPasswordMutationVariables = Exact<{
  currentPassword: string;
  newPassword: string;
}>;


export type UpdateStaffPasswordMutation = { updateStaffPassword: boolean };

export type StartTotpMutationVariables = Exact<{ [key: string]: never; }>;


export type StartTotpMutation = { startTotp: boolean };

export type ConfirmTotpMutationVariables = Exact<{
  code: string;
}>;


export type ConfirmTotpMutation = { confirmTotp: { codes: Array<string> | null } };

export type RenewRecoveryCodesMutationVariables = Exact<{ [key: string]: never; }>;


export type RenewRecoveryCodesMutation = { renewRecoveryCodes: { codes: Array<string> | null } };

export type RemoveTotpMutationVariables = Exact<{ [key: string]: never; }>;


export type RemoveTotpMutation = { removeTotp: boolean };

export type StartStaffPasskeyMutationVariables = Exact<{ [key: string]: never; }>;


export type StartStaffPasskeyMutation = { startStaffPasskey: string };

export type AddStaffPasskeyMutationVariables = Exact<{
  answer: string;
  name: string;
}>;


export type AddStaffPasskeyMutation = { addStaffPasskey: boolean };

export type RenameStaffPasskeyMutationVariables = Exact<{
  id: string | number;
  name: string;
}>;


export type RenameStaffPasskeyMutation = { renameStaffPasskey: boolean };

export type RemoveStaffPasskeyMutationVariables = Exact<{
  id: string | number;
}>;


export type RemoveStaffPasskeyMutation = { removeStaffPasskey: boolean };

export type EndStaffDeviceMutationVariables = Exact<{
  id: string | number;
}>;


export type EndStaffDeviceMutation = { endStaffDevice: string };

export type EndOtherStaffDevicesMutationVariables = Exact<{ [key: string]: never; }>;


export type EndOtherStaffDevicesMutation = { endOtherStaffDevices: number };

export type SingleSignOnPageQueryVariables = Exact<{ [key: string]: never; }>;


export type SingleSignOnPageQuery = { mailDomains: Array<(
    { status: MailDomainStatus }
    & { ' $fragmentRefs'?: { 'MailDomainRowFragment': MailDomainRowFragment } }
  )>, singleSignOn: (
    { mode: SingleSignOnMode, testedAt: string | null }
    & { ' $fragmentRefs'?: { 'SingleSignOnProviderFragment': SingleSignOnProviderFragment;'SingleSignOnTestFragment': SingleSignOnTestFragment;'SingleSignOnModeFragment': SingleSignOnModeFragment } }
  ) | null, companyMembers: Array<(
    { status: CompanyMemberStatus, role: CompanyUserRole }
    & { ' $fragmentRefs'?: { 'EmergencyAdminFragment': EmergencyAdminFragment } }
  )> };

export type AddMailDomainMutationVariables = Exact<{
  domain: string;
}>;


export type AddMailDomainMutation = { addMailDomain: Array<{ domain: string }> };

export type CheckMailDomainMutationVariables = Exact<{
  domain: string;
}>;


export type CheckMailDomainMutation = { checkMailDomain: Array<{ domain: string, status: MailDomainStatus }> };

export type RemoveMailDomainMutationVariables = Exact<{
  domain: string;
}>;


export type RemoveMailDomainMutation = { removeMailDomain: Array<{ domain: string }> };

export type UpdateSingleSignOnProviderMutationVariables = Exact<{
  issuer: string;
  clientId: string;
  clientSecret?: string | null | undefined;
}>;


export type UpdateSingleSignOnProviderMutation = { updateSingleSignOnProvider: { mode: SingleSignOnMode } | null };

export type UpdateSingleSignOnModeMutationVariables = Exact<{
  mode: SingleSignOnMode;
  emergencyUserId?: string | number | null | undefined;
}>;


export type UpdateSingleSignOnModeMutation = { updateSingleSignOnMode: { mode: SingleSignOnMode } | null };

export type RemoveSingleSignOnMutationVariables = Exact<{ [key: string]: never; }>;


export type RemoveSingleSignOnMutation = { removeSingleSignOn: boolean };

export type UnbindSingleSignOnMutationVariables = Exact<{
  companyUserId: string | number;
}>;


export type UnbindSingleSignOnMutation = { unbindSingleSignOn: string };

export type MailDomainRowFragment = { domain: string, status: MailDomainStatus, record: string, found: Array<string>, checkedAt: string | null, provenAt: string | null } & { ' $fragmentName'?: 'MailDomainRowFragment' };

export type SingleSignOnModeFragment = { mode: SingleSignOnMode, emergencyUserId: string | null, usersOutside: Array<{ id: string, familyName: string, givenName: string, email: string }> } & { ' $fragmentName'?: 'SingleSignOnModeFragment' };

export type EmergencyAdminFragment = { id: string, familyName: string, givenName: string, email: string } & { ' $fragmentName'?: 'EmergencyAdminFragment' };

export type SingleSignOnProviderFragment = { issuer: string, clientId: string, mode: SingleSignOnMode } & { ' $fragmentName'?: 'SingleSignOnProviderFragment' };

export type SingleSignOnTestFragment = { testedAt: string | null, users: Array<{ id: string, familyName: string, givenName: string, lastSignedInAt: string }> } & { ' $fragmentName'?: 'SingleSignOnTestFragment' };

export type WebhooksPageQueryVariables = Exact<{ [key: string]: never; }>;


export type WebhooksPageQuery = { webhooks: Array<(
    { id: string }
    & { ' $fragmentRefs'?: { 'WebhookRowFragment': WebhookRowFragment } }
  )> };

export type CreateWebhookMutationVariables = Exact<{
  url: string;
  description: string;
  events: Array<WebhookEvent> | WebhookEvent;
}>;


export type CreateWebhookMutation = { createWebhook: { id: string } };

export type UpdateWebhookMutationVariables = Exact<{
  id: string | number;
  url: string;
  description: string;
  events: Array<WebhookEvent> | WebhookEvent;
  revision?: string | null | undefined;
}>;


export type UpdateWebhookMutation = { updateWebhook: { id: string } };

export type UpdateWebhookStateMutationVariables = Exact<{
  id: string | number;
  isOn: boolean;
}>;


export type UpdateWebhookStateMutation = { updateWebhookState: { id: string } };

export type RotateWebhookSecretMutationVariables = Exact<{
  id: string | number;
}>;


export type RotateWebhookSecretMutation = { rotateWebhookSecret: { id: string } };

export type ShowWebhookSecretMutationVariables = Exact<{
  id: string | number;
}>;


export type ShowWebhookSecretMutation = { showWebhookSecret: string };

export type DeleteWebhookMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteWebhookMutation = { deleteWebhook: string };

export type SendTestWebhookMutationVariables = Exact<{
  id: string | number;
}>;


export type SendTestWebhookMutation = { sendTestWebhook: { id: string } };

export type RedeliverWebhookMutationVariables = Exact<{
  id: string | number;
}>;


export type RedeliverWebhookMutation = { redeliverWebhook: { id: string } };

export type WebhookRowFragment = { id: string, url: string, description: string, events: Array<WebhookEvent>, offBecause: WebhookOffReason | null, failingSince: string | null } & { ' $fragmentName'?: 'WebhookRowFragment' };

export type WebhookPageQueryVariables = Exact<{
  id: string | number;
  page: number;
}>;


export type WebhookPageQuery = { webhook: (
    { id: string, url: string, description: string, events: Array<WebhookEvent>, revision: string, offBecause: WebhookOffReason | null, failingSince: string | null }
    & { ' $fragmentRefs'?: { 'WebhookStandingFragment': WebhookStandingFragment;'WebhookSecretFragment': WebhookSecretFragment } }
  ), webhookDeliveries: { count: number, rows: Array<(
      { id: string }
      & { ' $fragmentRefs'?: { 'WebhookDeliveryFragment': WebhookDeliveryFragment } }
    )> } };

export type WebhookDeliveryFragment = { id: string, status: WebhookDeliveryStatus, type: string, label: string, insertedAt: string, dueAt: string | null, messageId: string, payload: string, attempts: Array<{ id: string, insertedAt: string, statusCode: number | null, trouble: string | null, tookMs: number, answer: string }> } & { ' $fragmentName'?: 'WebhookDeliveryFragment' };

export type WebhookSecretFragment = { previousSecretUntil: string | null } & { ' $fragmentName'?: 'WebhookSecretFragment' };

export type WebhookStandingFragment = { offBecause: WebhookOffReason | null, offAt: string | null, failingSince: string | null } & { ' $fragmentName'?: 'WebhookStandingFragment' };

export type StudentDatePageQueryVariables = Exact<{
  id: string | number;
}>;


export type StudentDatePageQuery = { threadWithCandidate: { scoutInvitationId: string, ending: ThreadEnding | null, datesWithSeat: Array<
      | { id: string, startAt: string, endAt: string }
      | { id: string, startAt: string, endAt: string }
    >, candidate:
      | { familyName: string, givenName: string, id: string, schoolName: string | null, departmentName: string | null, scoutInvitations: Array<{ id: string, booking: { status: BookingStatus, schedulingDate:
              | { id: string, startAt: string, endAt: string }
              | { id: string, startAt: string, endAt: string }
             } | null }> }
      | { id: string, schoolName: string | null, departmentName: string | null, scoutInvitations: Array<{ id: string, booking: { status: BookingStatus, schedulingDate:
              | { id: string, startAt: string, endAt: string }
              | { id: string, startAt: string, endAt: string }
             } | null }> }
      | { familyName: string, givenName: string, id: string, schoolName: string | null, departmentName: string | null, scoutInvitations: Array<{ id: string, booking: { status: BookingStatus, schedulingDate:
              | { id: string, startAt: string, endAt: string }
              | { id: string, startAt: string, endAt: string }
             } | null }> }
     } };

export type BookForCandidateMutationVariables = Exact<{
  id: string | number;
  date: string | number;
  message?: string | null | undefined;
}>;


export type BookForCandidateMutation = { bookForCandidate: string };

export type InboxPageQueryVariables = Exact<{
  filter: InboxFilter;
  jobId?: string | number | null | undefined;
  text: string;
  first: number;
  offset: number;
}>;


export type InboxPageQuery = { viewer:
    | { __typename: 'CompanyViewer', unansweredThreadCount: number }
    | Record<PropertyKey, never>
   | null, inbox: { totalCount: number, nodes: Array<(
      { scoutInvitationId: string }
      & { ' $fragmentRefs'?: { 'ThreadRowFragment': ThreadRowFragment } }
    )>, jobs: Array<{ id: string, title: string, threadCount: number }> } };

export type InboxMovedSubscriptionVariables = Exact<{
  id?: string | number | null | undefined;
}>;


export type InboxMovedSubscription = { threadWithCandidateChanged: { scoutInvitationId: string } | null };

export type ThreadRowFragment = { scoutInvitationId: string, state: ThreadState, isUnanswered: boolean, unreadCount: number, lastAt: string | null, lastMessage: { side: ThreadSide, text: string } | null, job: { title: string }, inCharge: { familyName: string }, candidate:
    | { familyName: string, givenName: string, schoolName: string | null, departmentName: string | null }
    | { schoolName: string | null, departmentName: string | null }
    | { familyName: string, givenName: string, schoolName: string | null, departmentName: string | null }
   } & { ' $fragmentName'?: 'ThreadRowFragment' };

export type CompanyThreadPageQueryVariables = Exact<{
  id: string | number;
  before?: number | null | undefined;
}>;


export type CompanyThreadPageQuery = (
  { viewer:
    | { __typename: 'CompanyViewer', id: string, familyName: string, company: { displayName: string } }
    | Record<PropertyKey, never>
   | null, threadWithCandidate: (
    { scoutInvitationId: string, state: ThreadState, ending: ThreadEnding | null, canWrite: boolean, lastPosition: number, readPosition: number, unreadCount: number, candidateReadPosition: number, candidate:
      | { familyName: string, givenName: string, id: string }
      | { id: string }
      | { familyName: string, givenName: string, id: string }
     }
    & { ' $fragmentRefs'?: { 'ThreadSideFragment': ThreadSideFragment;'PhraseValuesFragment': PhraseValuesFragment } }
  ), threadMessages: Array<{ ' $fragmentRefs'?: { 'ThreadMessageFieldsFragment': ThreadMessageFieldsFragment } }>, threadEvents: Array<{ ' $fragmentRefs'?: { 'ThreadEventFieldsFragment': ThreadEventFieldsFragment } }>, threadPhrases: Array<{ ' $fragmentRefs'?: { 'ThreadPhraseFragment': ThreadPhraseFragment } }> }
  & { ' $fragmentRefs'?: { 'ThreadColleaguesFragment': ThreadColleaguesFragment } }
);

export type SendToCandidateMutationVariables = Exact<{
  id: string | number;
  text: string;
  files: Array<ThreadFileInput> | ThreadFileInput;
}>;


export type SendToCandidateMutation = { sendMessageToCandidate: { lastPosition: number } };

export type ReadThreadOfCompanyMutationVariables = Exact<{
  id: string | number;
  position: number;
}>;


export type ReadThreadOfCompanyMutation = { readThreadWithCandidate: string };

export type AssignThreadMutationVariables = Exact<{
  id: string | number;
  companyUserId: string | number;
}>;


export type AssignThreadMutation = { updateThreadInCharge: string };

export type SettleThreadMutationVariables = Exact<{
  id: string | number;
}>;


export type SettleThreadMutation = { settleThread: string };

export type CompanyThreadMovedSubscriptionVariables = Exact<{
  id?: string | number | null | undefined;
}>;


export type CompanyThreadMovedSubscription = { threadWithCandidateChanged: { lastPosition: number } | null };

export type TellThreadWritingMutationVariables = Exact<{
  id: string | number;
}>;


export type TellThreadWritingMutation = { tellThreadWriting: string };

export type ThreadColleagueWritingSubscriptionVariables = Exact<{
  id: string | number;
}>;


export type ThreadColleagueWritingSubscription = { colleagueWriting: { familyName: string } | null };

export type ThreadPhraseFragment = { id: string, title: string, text: string } & { ' $fragmentName'?: 'ThreadPhraseFragment' };

export type PhraseValuesFragment = { job: { title: string }, candidate:
    | { familyName: string, givenName: string, id: string }
    | { id: string }
    | { familyName: string, givenName: string, id: string }
   } & { ' $fragmentName'?: 'PhraseValuesFragment' };

export type ThreadSideFragment = { scoutInvitationId: string, state: ThreadState, isUnanswered: boolean, acceptedAt: string | null, job: { title: string, kind: JobKind }, inCharge: { id: string, familyName: string, givenName: string }, candidate:
    | { familyName: string, givenName: string, email: string, phoneNumber: string | null, id: string, noteCount: number, schoolName: string | null, departmentName: string | null, taglines: Array<string>, education: { graduationYear: number }, scoutInvitations: Array<{ id: string, booking: { status: BookingStatus, schedulingDate:
            | { startAt: string, endAt: string }
            | { startAt: string, endAt: string }
           } | null }> }
    | { id: string, noteCount: number, schoolName: string | null, departmentName: string | null, taglines: Array<string>, education: { graduationYear: number }, scoutInvitations: Array<{ id: string, booking: { status: BookingStatus, schedulingDate:
            | { startAt: string, endAt: string }
            | { startAt: string, endAt: string }
           } | null }> }
    | { familyName: string, givenName: string, email: string, phoneNumber: string | null, id: string, noteCount: number, schoolName: string | null, departmentName: string | null, taglines: Array<string>, education: { graduationYear: number }, scoutInvitations: Array<{ id: string, booking: { status: BookingStatus, schedulingDate:
            | { startAt: string, endAt: string }
            | { startAt: string, endAt: string }
           } | null }> }
   } & { ' $fragmentName'?: 'ThreadSideFragment' };

export type ThreadColleaguesFragment = { threadColleagues: Array<{ id: string, familyName: string, givenName: string }> } & { ' $fragmentName'?: 'ThreadColleaguesFragment' };

export type InviteUsersMutationVariables = Exact<{
  emails: Array<string> | string;
  role: CompanyUserRole;
}>;


export type InviteUsersMutation = { inviteCompanyUsers: Array<{ email: string, outcome: CompanyInvitationOutcome }> };

export type ResendInvitationMutationVariables = Exact<{
  id: string | number;
}>;


export type ResendInvitationMutation = { resendCompanyUserInvitation: { id: string } };

export type UpdateUserRoleMutationVariables = Exact<{
  id: string | number;
  role: CompanyUserRole;
}>;


export type UpdateUserRoleMutation = { updateCompanyUserRole: { id: string } };

export type DisableUserMutationVariables = Exact<{
  id: string | number;
}>;


export type DisableUserMutation = { disableCompanyUser: { id: string } };

export type AdministratorFragment = { id: string, familyName: string, givenName: string, department: string, title: string, picture: string | null } & { ' $fragmentName'?: 'AdministratorFragment' };

export type UsersPageQueryVariables = Exact<{ [key: string]: never; }>;


export type UsersPageQuery = { viewer:
    | { __typename: 'CompanyViewer', id: string, canAdminister: boolean }
    | Record<PropertyKey, never>
   | null, companyAdministrators: Array<(
    { id: string }
    & { ' $fragmentRefs'?: { 'AdministratorFragment': AdministratorFragment } }
  )> };

export type ManagedUsersQueryVariables = Exact<{ [key: string]: never; }>;


export type ManagedUsersQuery = { companySeats: { limit: number | null, taken: number }, companyMembers: Array<(
    { id: string }
    & { ' $fragmentRefs'?: { 'MemberFragment': MemberFragment } }
  )> };

export type MemberFragment = { id: string, email: string, role: CompanyUserRole, status: CompanyMemberStatus, familyName: string, givenName: string, department: string, title: string, invitationExpiresAt: string | null, lastSignedInAt: string | null, onlyNotifiedDates: number, inHand: { scheduledScouts: number, relations: number } } & { ' $fragmentName'?: 'MemberFragment' };

export type WhitepaperPageQueryVariables = Exact<{
  id: string | number;
}>;


export type WhitepaperPageQuery = { whitepaper: { id: string, title: string, summary: string, contents: Array<string>, tags: Array<string>, pages: number, bytes: number, coverUrl: string, publishedAt: string, isNew: boolean, isOpen: boolean, minimumPlanLabel: string } };

export type RequestWhitepaperDownloadMutationVariables = Exact<{
  id: string | number;
}>;


export type RequestWhitepaperDownloadMutation = { requestWhitepaperDownload: { hash: string | null, expiresAt: string } };

export type WhitepaperDownloadPageQueryVariables = Exact<{
  hash: string;
}>;


export type WhitepaperDownloadPageQuery = { whitepaperDownload: { whitepaperId: string, title: string, state: WhitepaperDownloadState, expiresAt: string, remaining: number } };

export type WhitepaperListQueryVariables = Exact<{
  tag?: string | null | undefined;
  first: number;
  offset: number;
}>;


export type WhitepaperListQuery = { individualReportMonths: Array<string>, viewer:
    | { __typename: 'CompanyViewer', contract: { plan: { features: Array<string> } } }
    | Record<PropertyKey, never>
   | null, whitepaperTags: Array<{ tag: string, count: number }>, whitepapers: { totalCount: number, nodes: Array<(
      { id: string }
      & { ' $fragmentRefs'?: { 'WhitepaperCardFragment': WhitepaperCardFragment } }
    )> } };

export type WhitepaperCardFragment = { id: string, title: string, summary: string, tags: Array<string>, pages: number, coverUrl: string, isNew: boolean, isOpen: boolean, minimumPlanLabel: string } & { ' $fragmentName'?: 'WhitepaperCardFragment' };

export type FormsPageQueryVariables = Exact<{ [key: string]: never; }>;


export type FormsPageQuery = { graduationYears: Array<number>, regions: Array<{ prefectures: Array<{ id: string, label: string }> }> };

export type AssessmentCertificatePageQueryVariables = Exact<{
  token: string;
}>;


export type AssessmentCertificatePageQuery = { assessmentCertificate: { id: string, name: string | null, insertedAt: string, expiresAt: string, sheet: (
      { kind: AssessmentKind }
      & { ' $fragmentRefs'?: { 'AssessmentSheetFieldsFragment': AssessmentSheetFieldsFragment } }
    ) } };

export type AssessmentManualPageQueryVariables = Exact<{ [key: string]: never; }>;


export type AssessmentManualPageQuery = { assessmentManual: Array<(
    { id: string }
    & { ' $fragmentRefs'?: { 'ManualScaleFieldsFragment': ManualScaleFieldsFragment } }
  )> };

export type ManualScaleFieldsFragment = { id: string, title: string, items: number, reliability: number, standardError: number, takers: number | null } & { ' $fragmentName'?: 'ManualScaleFieldsFragment' };

export type AssessmentSheetFieldsFragment = { kind: AssessmentKind, takenOn: string, isReference: boolean, sections: Array<{ id: string, title: string, achieved: number, achievable: number, band: number, low: number, high: number, cuts: Array<number>, note: string }>, total: { achieved: number, achievable: number, band: number } | null, traits: Array<{ traitId: string, leftLabel: string, rightLabel: string, percentage: number, low: number, high: number, text: string }> } & { ' $fragmentName'?: 'AssessmentSheetFieldsFragment' };

export type AddCompanyImageMutationVariables = Exact<{
  image: string;
}>;


export type AddCompanyImageMutation = { addCompanyImage: { url: string, width: number, height: number } };

export type AskForVideoStillMutationVariables = Exact<{
  video: string;
}>;


export type AskForVideoStillMutation = { askForVideoStill: { url: string } };

export type IssueCalendarFeedMutationVariables = Exact<{ [key: string]: never; }>;


export type IssueCalendarFeedMutation = { issueCalendarFeed: { secret: string | null } };

export type EndCalendarFeedMutationVariables = Exact<{ [key: string]: never; }>;


export type EndCalendarFeedMutation = { endCalendarFeed: boolean };

export type CalendarFeedStateFragment = { insertedAt: string, readAt: string | null } & { ' $fragmentName'?: 'CalendarFeedStateFragment' };

export type CompanyCardFragment = (
  { id: string, displayName: string, tagline: string, city: string, employees: number | null, industries: Array<{ label: string }>, prefecture: { label: string } | null }
  & { ' $fragmentRefs'?: { 'CompanyMarkFragment': CompanyMarkFragment } }
) & { ' $fragmentName'?: 'CompanyCardFragment' };

export type CompanyMarkFragment = { mark: { shape: MarkShape, background: string, foreground: string, logoUrl: string | null } } & { ' $fragmentName'?: 'CompanyMarkFragment' };

export type CompanyFactsFragment = { legalName: string, employees: number | null, foundedOn: string | null, capitalYen: number | null, representative: string, postalCode: string | null, city: string, addressLine: string, building: string, industries: Array<{ id: string, label: string }>, companySize: { label: string } | null, prefecture: { label: string } | null, offices: Array<{ id: string, label: string }>, phones: Array<{ id: string, label: string, number: string, shownNumber: string }>, urls: Array<{ label: string, url: string }>, companySelectionCriteria: Array<{ id: string, label: string }>, youthInformation: Array<{ kind: YouthInformationKind, label: string, body: string }> } & { ' $fragmentName'?: 'CompanyFactsFragment' };

export type CompanyHeadFragment = (
  { displayName: string, tagline: string, coverDescription: string, mark: { background: string, logoUrl: string | null }, cover: { url: string, width: number, height: number } | null }
  & { ' $fragmentRefs'?: { 'CompanyMarkFragment': CompanyMarkFragment } }
) & { ' $fragmentName'?: 'CompanyHeadFragment' };

export type CompanyPageFragment = (
  { checkedAt: string | null, contents: Array<
    | { ' $fragmentRefs'?: { 'ContentBlockFields_HeadingBlock_Fragment': ContentBlockFields_HeadingBlock_Fragment } }
    | { ' $fragmentRefs'?: { 'ContentBlockFields_ImageBlock_Fragment': ContentBlockFields_ImageBlock_Fragment } }
    | { ' $fragmentRefs'?: { 'ContentBlockFields_TextBlock_Fragment': ContentBlockFields_TextBlock_Fragment } }
    | { ' $fragmentRefs'?: { 'ContentBlockFields_YoutubeBlock_Fragment': ContentBlockFields_YoutubeBlock_Fragment } }
  >, others: Array<{ title: string, body: string }>, voices: Array<{ ' $fragmentRefs'?: { 'CompanyVoiceFieldsFragment': CompanyVoiceFieldsFragment } }>, questions: Array<{ question: string, answer: string }>, figures: Array<{ ' $fragmentRefs'?: { 'CompanyFigureFieldsFragment': CompanyFigureFieldsFragment } }> }
  & { ' $fragmentRefs'?: { 'CompanyHeadFragment': CompanyHeadFragment;'CompanyFactsFragment': CompanyFactsFragment } }
) & { ' $fragmentName'?: 'CompanyPageFragment' };

export type CompanyFigureFieldsFragment = { label: string, value: string, source: string, asOf: string | null } & { ' $fragmentName'?: 'CompanyFigureFieldsFragment' };

export type CompanyVoiceFieldsFragment = { speaker: string, body: string, image: { url: string, width: number, height: number } | null } & { ' $fragmentName'?: 'CompanyVoiceFieldsFragment' };

type ContentBlockFields_HeadingBlock_Fragment = { __typename: 'HeadingBlock', text: string } & { ' $fragmentName'?: 'ContentBlockFields_HeadingBlock_Fragment' };

type ContentBlockFields_ImageBlock_Fragment = { __typename: 'ImageBlock', url: string, description: string, width: number, height: number } & { ' $fragmentName'?: 'ContentBlockFields_ImageBlock_Fragment' };

type ContentBlockFields_TextBlock_Fragment = { __typename: 'TextBlock', body: string } & { ' $fragmentName'?: 'ContentBlockFields_TextBlock_Fragment' };

type ContentBlockFields_YoutubeBlock_Fragment = { __typename: 'YoutubeBlock', videoId: string } & { ' $fragmentName'?: 'ContentBlockFields_YoutubeBlock_Fragment' };

export type ContentBlockFieldsFragment =
  | ContentBlockFields_HeadingBlock_Fragment
  | ContentBlockFields_ImageBlock_Fragment
  | ContentBlockFields_TextBlock_Fragment
  | ContentBlockFields_YoutubeBlock_Fragment
;

export type PostalAddressesQueryVariables = Exact<{
  postalCode: string;
}>;


export type PostalAddressesQuery = { postalAddresses: Array<{ prefectureId: string, prefecture: string, city: string, town: string }> };

export type CreateInquiryMutationVariables = Exact<{
  inquiry: InquiryInput;
}>;


export type CreateInquiryMutation = { createInquiry: string };

type JobBody_DraftJobDescription_Fragment = { title: string, lastEditedAt: string, checkedAt: string, recruitmentProcessDescription: string, scoutType: { id: string, label: string }, jobTypes: Array<{ id: string, label: string }>, contents: Array<
    | { ' $fragmentRefs'?: { 'ContentBlockFields_HeadingBlock_Fragment': ContentBlockFields_HeadingBlock_Fragment } }
    | { ' $fragmentRefs'?: { 'ContentBlockFields_ImageBlock_Fragment': ContentBlockFields_ImageBlock_Fragment } }
    | { ' $fragmentRefs'?: { 'ContentBlockFields_TextBlock_Fragment': ContentBlockFields_TextBlock_Fragment } }
    | { ' $fragmentRefs'?: { 'ContentBlockFields_YoutubeBlock_Fragment': ContentBlockFields_YoutubeBlock_Fragment } }
  >, conditions: Array<{ label: string, body: string }>, recruitmentProcess: Array<
    | { label: string }
    | { label: string }
  > } & { ' $fragmentName'?: 'JobBody_DraftJobDescription_Fragment' };

type JobBody_MessageJobDescription_Fragment = { title: string, lastEditedAt: string, checkedAt: string, recruitmentProcessDescription: string, scoutType: { id: string, label: string }, jobTypes: Array<{ id: string, label: string }>, contents: Array<
    | { ' $fragmentRefs'?: { 'ContentBlockFields_HeadingBlock_Fragment': ContentBlockFields_HeadingBlock_Fragment } }
    | { ' $fragmentRefs'?: { 'ContentBlockFields_ImageBlock_Fragment': ContentBlockFields_ImageBlock_Fragment } }
    | { ' $fragmentRefs'?: { 'ContentBlockFields_TextBlock_Fragment': ContentBlockFields_TextBlock_Fragment } }
    | { ' $fragmentRefs'?: { 'ContentBlockFields_YoutubeBlock_Fragment': ContentBlockFields_YoutubeBlock_Fragment } }
  >, conditions: Array<{ label: string, body: string }>, recruitmentProcess: Array<
    | { label: string }
    | { label: string }
  > } & { ' $fragmentName'?: 'JobBody_MessageJobDescription_Fragment' };

type JobBody_OfferedJob_Fragment = { title: string, lastEditedAt: string, checkedAt: string, recruitmentProcessDescription: string, scoutType: { id: string, label: string }, jobTypes: Array<{ id: string, label: string }>, contents: Array<
    | { ' $fragmentRefs'?: { 'ContentBlockFields_HeadingBlock_Fragment': ContentBlockFields_HeadingBlock_Fragment } }
    | { ' $fragmentRefs'?: { 'ContentBlockFields_ImageBlock_Fragment': ContentBlockFields_ImageBlock_Fragment } }
    | { ' $fragmentRefs'?: { 'ContentBlockFields_TextBlock_Fragment': ContentBlockFields_TextBlock_Fragment } }
    | { ' $fragmentRefs'?: { 'ContentBlockFields_YoutubeBlock_Fragment': ContentBlockFields_YoutubeBlock_Fragment } }
  >, conditions: Array<{ label: string, body: string }>, recruitmentProcess: Array<
    | { label: string }
    | { label: string }
  > } & { ' $fragmentName'?: 'JobBody_OfferedJob_Fragment' };

type JobBody_SchedulingJobDescription_Fragment = { title: string, lastEditedAt: string, checkedAt: string, recruitmentProcessDescription: string, scoutType: { id: string, label: string }, jobTypes: Array<{ id: string, label: string }>, contents: Array<
    | { ' $fragmentRefs'?: { 'ContentBlockFields_HeadingBlock_Fragment': ContentBlockFields_HeadingBlock_Fragment } }
    | { ' $fragmentRefs'?: { 'ContentBlockFields_ImageBlock_Fragment': ContentBlockFields_ImageBlock_Fragment } }
    | { ' $fragmentRefs'?: { 'ContentBlockFields_TextBlock_Fragment': ContentBlockFields_TextBlock_Fragment } }
    | { ' $fragmentRefs'?: { 'ContentBlockFields_YoutubeBlock_Fragment': ContentBlockFields_YoutubeBlock_Fragment } }
  >, conditions: Array<{ label: string, body: string }>, recruitmentProcess: Array<
    | { label: string }
    | { label: string }
  > } & { ' $fragmentName'?: 'JobBody_SchedulingJobDescription_Fragment' };

export type JobBodyFragment =
  | JobBody_DraftJobDescription_Fragment
  | JobBody_MessageJobDescription_Fragment
  | JobBody_OfferedJob_Fragment
  | JobBody_SchedulingJobDescription_Fragment
;

export type JobCompanyFragment = (
  { displayName: string }
  & { ' $fragmentRefs'?: { 'CompanyMarkFragment': CompanyMarkFragment } }
) & { ' $fragmentName'?: 'JobCompanyFragment' };

export type JobChangesFragment = { changes: Array<{ changedAt: string, lines: Array<{ label: string, before: string | null, after: string | null }> }> } & { ' $fragmentName'?: 'JobChangesFragment' };

export type SenderFragment = { familyName: string, givenName: string, department: string, title: string, picture: string | null, messageToStudents: string } & { ' $fragmentName'?: 'SenderFragment' };

export type StartPasskeyRegistrationMutationVariables = Exact<{ [key: string]: never; }>;


export type StartPasskeyRegistrationMutation = { startPasskeyRegistration: string };

export type AddPasskeyMutationVariables = Exact<{
  answer: string;
  name: string;
}>;


export type AddPasskeyMutation = { addPasskey: boolean };

export type StartPasskeySignInMutationVariables = Exact<{ [key: string]: never; }>;


export type StartPasskeySignInMutation = { startPasskeySignIn: string };

export type NotificationFieldsFragment = { id: string, title: string, body: string, path: string, insertedAt: string, isRead: boolean } & { ' $fragmentName'?: 'NotificationFieldsFragment' };

export type ReadNotificationsMutationVariables = Exact<{
  path?: string | null | undefined;
}>;


export type ReadNotificationsMutation = { readNotifications: boolean };

export type ServiceNoticeFieldsFragment = { id: string, kind: ServiceNoticeKind, text: string, link: string | null, shownUntil: string } & { ' $fragmentName'?: 'ServiceNoticeFieldsFragment' };

export type SignedInAsQueryVariables = Exact<{ [key: string]: never; }>;


export type SignedInAsQuery = { viewer:
    | { __typename: 'AdminViewer', id: string }
    | { __typename: 'CandidateViewer', id: string }
    | { __typename: 'CompanyViewer', id: string }
   | null };

type StudentCard_AcceptedSearchCandidate_Fragment = { id: string, picture: string | null, headline: string, schoolName: string | null, departmentName: string | null, isFairHidden: boolean, category: DepartmentCategory, hasOffer: boolean, excerpt: string, lastActiveAt: string, totalCountSentScoutInvitation: number, completeness: number, education: { graduationYear: number }, sellingPoints: Array<{ id: string, shortLabel: string }> } & { ' $fragmentName'?: 'StudentCard_AcceptedSearchCandidate_Fragment' };

type StudentCard_AnonymousSearchCandidate_Fragment = { id: string, picture: string | null, headline: string, schoolName: string | null, departmentName: string | null, isFairHidden: boolean, category: DepartmentCategory, hasOffer: boolean, excerpt: string, lastActiveAt: string, totalCountSentScoutInvitation: number, completeness: number, education: { graduationYear: number }, sellingPoints: Array<{ id: string, shortLabel: string }> } & { ' $fragmentName'?: 'StudentCard_AnonymousSearchCandidate_Fragment' };

type StudentCard_HiredSearchCandidate_Fragment = { id: string, picture: string | null, headline: string, schoolName: string | null, departmentName: string | null, isFairHidden: boolean, category: DepartmentCategory, hasOffer: boolean, excerpt: string, lastActiveAt: string, totalCountSentScoutInvitation: number, completeness: number, education: { graduationYear: number }, sellingPoints: Array<{ id: string, shortLabel: string }> } & { ' $fragmentName'?: 'StudentCard_HiredSearchCandidate_Fragment' };

type StudentCard_OwnCandidateView_Fragment = { id: string, picture: string | null, headline: string, schoolName: string | null, departmentName: string | null, isFairHidden: boolean, category: DepartmentCategory, hasOffer: boolean, excerpt: string, lastActiveAt: string, totalCountSentScoutInvitation: number, completeness: number, education: { graduationYear: number }, sellingPoints: Array<{ id: string, shortLabel: string }> } & { ' $fragmentName'?: 'StudentCard_OwnCandidateView_Fragment' };

export type StudentCardFragment =
  | StudentCard_AcceptedSearchCandidate_Fragment
  | StudentCard_AnonymousSearchCandidate_Fragment
  | StudentCard_HiredSearchCandidate_Fragment
  | StudentCard_OwnCandidateView_Fragment
;

type StudentProfile_AcceptedSearchCandidate_Fragment = { taglines: Array<string>, selfIntroduction: string, studentProjectExperience: string, studyAbroadExperience: string, qualificationExperience: string, internshipExperience: string, toeicScore: number | null, toeicTakenOn: string | null, toeflIbtScore: number | null, toeflIbtBand: number | null, toeflIbtTakenOn: string | null, sellingPoints: Array<{ id: string, label: string }>, education: { graduationYear: number, graduationMonth: number, degree: Degree | null, highSchoolName: string | null }, preferredScoutTypes: Array<{ label: string }>, skills: Array<{ kind: SkillKind, name: string, level: SkillLevel | null, since: string | null, note: string }>, hometown: { label: string } | null, offeredCompany: { industry: { label: string } | null } | null, preferences: { areas: Array<{ label: string }>, industries: Array<{ label: string }>, jobTypes: Array<{ label: string }>, companySizes: Array<{ label: string }>, companySelectionCriteria: Array<{ label: string }> }, assessmentProfile: { intellectualBand: number | null, intellectual: Array<{ title: string, achieved: number, achievable: number, band: number, isReference: boolean, cuts: Array<number> }>, personality: Array<{ percentage: number, statement: { traitId: string, leftLabel: string, rightLabel: string } }> } | null } & { ' $fragmentName'?: 'StudentProfile_AcceptedSearchCandidate_Fragment' };

type StudentProfile_AnonymousSearchCandidate_Fragment = { taglines: Array<string>, selfIntroduction: string, studentProjectExperience: string, studyAbroadExperience: string, qualificationExperience: string, internshipExperience: string, toeicScore: number | null, toeicTakenOn: string | null, toeflIbtScore: number | null, toeflIbtBand: number | null, toeflIbtTakenOn: string | null, sellingPoints: Array<{ id: string, label: string }>, education: { graduationYear: number, graduationMonth: number, degree: Degree | null, highSchoolName: string | null }, preferredScoutTypes: Array<{ label: string }>, skills: Array<{ kind: SkillKind, name: string, level: SkillLevel | null, since: string | null, note: string }>, hometown: { label: string } | null, offeredCompany: { industry: { label: string } | null } | null, preferences: { areas: Array<{ label: string }>, industries: Array<{ label: string }>, jobTypes: Array<{ label: string }>, companySizes: Array<{ label: string }>, companySelectionCriteria: Array<{ label: string }> }, assessmentProfile: { intellectualBand: number | null, intellectual: Array<{ title: string, achieved: number, achievable: number, band: number, isReference: boolean, cuts: Array<number> }>, personality: Array<{ percentage: number, statement: { traitId: string, leftLabel: string, rightLabel: string } }> } | null } & { ' $fragmentName'?: 'StudentProfile_AnonymousSearchCandidate_Fragment' };

type StudentProfile_HiredSearchCandidate_Fragment = { taglines: Array<string>, selfIntroduction: string, studentProjectExperience: string, studyAbroadExperience: string, qualificationExperience: string, internshipExperience: string, toeicScore: number | null, toeicTakenOn: string | null, toeflIbtScore: number | null, toeflIbtBand: number | null, toeflIbtTakenOn: string | null, sellingPoints: Array<{ id: string, label: string }>, education: { graduationYear: number, graduationMonth: number, degree: Degree | null, highSchoolName: string | null }, preferredScoutTypes: Array<{ label: string }>, skills: Array<{ kind: SkillKind, name: string, level: SkillLevel | null, since: string | null, note: string }>, hometown: { label: string } | null, offeredCompany: { industry: { label: string } | null } | null, preferences: { areas: Array<{ label: string }>, industries: Array<{ label: string }>, jobTypes: Array<{ label: string }>, companySizes: Array<{ label: string }>, companySelectionCriteria: Array<{ label: string }> }, assessmentProfile: { intellectualBand: number | null, intellectual: Array<{ title: string, achieved: number, achievable: number, band: number, isReference: boolean, cuts: Array<number> }>, personality: Array<{ percentage: number, statement: { traitId: string, leftLabel: string, rightLabel: string } }> } | null } & { ' $fragmentName'?: 'StudentProfile_HiredSearchCandidate_Fragment' };

type StudentProfile_OwnCandidateView_Fragment = { taglines: Array<string>, selfIntroduction: string, studentProjectExperience: string, studyAbroadExperience: string, qualificationExperience: string, internshipExperience: string, toeicScore: number | null, toeicTakenOn: string | null, toeflIbtScore: number | null, toeflIbtBand: number | null, toeflIbtTakenOn: string | null, sellingPoints: Array<{ id: string, label: string }>, education: { graduationYear: number, graduationMonth: number, degree: Degree | null, highSchoolName: string | null }, preferredScoutTypes: Array<{ label: string }>, skills: Array<{ kind: SkillKind, name: string, level: SkillLevel | null, since: string | null, note: string }>, hometown: { label: string } | null, offeredCompany: { industry: { label: string } | null } | null, preferences: { areas: Array<{ label: string }>, industries: Array<{ label: string }>, jobTypes: Array<{ label: string }>, companySizes: Array<{ label: string }>, companySelectionCriteria: Array<{ label: string }> }, assessmentProfile: { intellectualBand: number | null, intellectual: Array<{ title: string, achieved: number, achievable: number, band: number, isReference: boolean, cuts: Array<number> }>, personality: Array<{ percentage: number, statement: { traitId: string, leftLabel: string, rightLabel: string } }> } | null } & { ' $fragmentName'?: 'StudentProfile_OwnCandidateView_Fragment' };

export type StudentProfileFragment =
  | StudentProfile_AcceptedSearchCandidate_Fragment
  | StudentProfile_AnonymousSearchCandidate_Fragment
  | StudentProfile_HiredSearchCandidate_Fragment
  | StudentProfile_OwnCandidateView_Fragment
;

export type ThreadMessageFieldsFragment = { position: number, side: ThreadSide, text: string, sentAt: string, files: Array<{ number: number, fileName: string, isPicture: boolean, bytes: number }>, companyUser: { familyName: string, givenName: string, picture: string | null } | null } & { ' $fragmentName'?: 'ThreadMessageFieldsFragment' };

export type ThreadEventFieldsFragment = { kind: ThreadEventKind, side: ThreadSide, at: string, text: string, until: string | null, startAt: string | null, endAt: string | null, urls: Array<{ label: string, url: string }>, wishes: Array<{ date: string, timeOfDay: TimeOfDay }>, promises: Array<{ label: string }> } & { ' $fragmentName'?: 'ThreadEventFieldsFragment' };

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
export const SittingAttemptFragmentDoc = new TypedDocumentString(`
    fragment SittingAttempt on AssessmentAttempt {
  id
  state
  isThisDevice
  usesScreenReader
  hasLargerFigures
  continueBy
  lastSequence
  serverNow
  sections {
    id
    title
    position
    state
    itemCount
    minutes
    limitSeconds
    startedAt
    deadlineAt
    extensionSeconds
    answers {
      position
      chosenOption
      isFlagged
    }
  }
}
    `, {"fragmentName":"SittingAttempt"}) as unknown as TypedDocumentString<SittingAttemptFragment, unknown>;
export const OpenSittingFragmentDoc = new TypedDocumentString(`
    fragment OpenSitting on AssessmentAttempt {
  id
  state
  continueBy
  serverNow
  sections {
    id
    title
    state
    deadlineAt
  }
}
    `, {"fragmentName":"OpenSitting"}) as unknown as TypedDocumentString<OpenSittingFragment, unknown>;
export const TestStandingFragmentDoc = new TypedDocumentString(`
    fragment TestStanding on AssessmentStanding {
  canStart
  canStartFrom
  openAttempt {
    ...OpenSitting
    state
    lastSequence
  }
  latestAttempt {
    id
    state
    submittedAt
    isChecked
    isErased
    checkStage
  }
}
    fragment OpenSitting on AssessmentAttempt {
  id
  state
  continueBy
  serverNow
  sections {
    id
    title
    state
    deadlineAt
  }
}`, {"fragmentName":"TestStanding"}) as unknown as TypedDocumentString<TestStandingFragment, unknown>;
export const PracticeItemFragmentDoc = new TypedDocumentString(`
    fragment PracticeItem on AssessmentItem {
  practiceId
  passage
  stem
  figure {
    address
    alternative
  }
  options {
    text
    figure {
      address
      alternative
    }
  }
}
    `, {"fragmentName":"PracticeItem"}) as unknown as TypedDocumentString<PracticeItemFragment, unknown>;
export const CompanyChoicesFragmentDoc = new TypedDocumentString(`
    fragment CompanyChoices on Query {
  industries {
    id
    label
    group
  }
  regions {
    name
    prefectures {
      id
      label
    }
  }
  companySizes {
    id
    label
  }
  companySelectionCriteria {
    id
    label
  }
  jobTypes {
    id
    label
    group
  }
  scoutTypes {
    id
    label
  }
}
    `, {"fragmentName":"CompanyChoices"}) as unknown as TypedDocumentString<CompanyChoicesFragment, unknown>;
export const ContentBlockFieldsFragmentDoc = new TypedDocumentString(`
    fragment ContentBlockFields on ContentBlock {
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
    `, {"fragmentName":"ContentBlockFields"}) as unknown as TypedDocumentString<ContentBlockFieldsFragment, unknown>;
export const CompanyMarkFragmentDoc = new TypedDocumentString(`
    fragment CompanyMark on Company {
  mark {
    shape
    background
    foreground
    logoUrl
  }
}
    `, {"fragmentName":"CompanyMark"}) as unknown as TypedDocumentString<CompanyMarkFragment, unknown>;
export const CompanyHeadFragmentDoc = new TypedDocumentString(`
    fragment CompanyHead on Company {
  displayName
  tagline
  mark {
    background
    logoUrl
  }
  cover {
    url
    width
    height
  }
  coverDescription
  ...CompanyMark
}
    fragment CompanyMark on Company {
  mark {
    shape
    background
    foreground
    logoUrl
  }
}`, {"fragmentName":"CompanyHead"}) as unknown as TypedDocumentString<CompanyHeadFragment, unknown>;
export const CompanyFactsFragmentDoc = new TypedDocumentString(`
    fragment CompanyFacts on Company {
  legalName
  industries {
    id
    label
  }
  companySize {
    label
  }
  employees
  foundedOn
  capitalYen
  representative
  postalCode
  prefecture {
    label
  }
  city
  addressLine
  building
  offices {
    id
    label
  }
  phones {
    id
    label
    number
    shownNumber
  }
  urls {
    label
    url
  }
  companySelectionCriteria {
    id
    label
  }
  youthInformation {
    kind
    label
    body
  }
}
    `, {"fragmentName":"CompanyFacts"}) as unknown as TypedDocumentString<CompanyFactsFragment, unknown>;
export const CompanyVoiceFieldsFragmentDoc = new TypedDocumentString(`
    fragment CompanyVoiceFields on CompanyVoice {
  speaker
  body
  image {
    url
    width
    height
  }
}
    `, {"fragmentName":"CompanyVoiceFields"}) as unknown as TypedDocumentString<CompanyVoiceFieldsFragment, unknown>;
export const CompanyFigureFieldsFragmentDoc = new TypedDocumentString(`
    fragment CompanyFigureFields on CompanyFigure {
  label
  value
  source
  asOf
}
    `, {"fragmentName":"CompanyFigureFields"}) as unknown as TypedDocumentString<CompanyFigureFieldsFragment, unknown>;
export const CompanyPageFragmentDoc = new TypedDocumentString(`
    fragment CompanyPage on Company {
  checkedAt
  contents {
    ...ContentBlockFields
  }
  others {
    title
    body
  }
  ...CompanyHead
  ...CompanyFacts
  voices {
    ...CompanyVoiceFields
  }
  questions {
    question
    answer
  }
  figures {
    ...CompanyFigureFields
  }
}
    fragment CompanyMark on Company {
  mark {
    shape
    background
    foreground
    logoUrl
  }
}
fragment CompanyFacts on Company {
  legalName
  industries {
    id
    label
  }
  companySize {
    label
  }
  employees
  foundedOn
  capitalYen
  representative
  postalCode
  prefecture {
    label
  }
  city
  addressLine
  building
  offices {
    id
    label
  }
  phones {
    id
    label
    number
    shownNumber
  }
  urls {
    label
    url
  }
  companySelectionCriteria {
    id
    label
  }
  youthInformation {
    kind
    label
    body
  }
}
fragment CompanyHead on Company {
  displayName
  tagline
  mark {
    background
    logoUrl
  }
  cover {
    url
    width
    height
  }
  coverDescription
  ...CompanyMark
}
fragment CompanyFigureFields on CompanyFigure {
  label
  value
  source
  asOf
}
fragment CompanyVoiceFields on CompanyVoice {
  speaker
  body
  image {
    url
    width
    height
  }
}
fragment ContentBlockFields on ContentBlock {
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
}`, {"fragmentName":"CompanyPage"}) as unknown as TypedDocumentString<CompanyPageFragment, unknown>;
export const OpenJobFragmentDoc = new TypedDocumentString(`
    fragment OpenJob on OfferedJob {
  id
  title
  lastEditedAt
  scoutType {
    label
  }
  jobTypes {
    id
    label
  }
}
    `, {"fragmentName":"OpenJob"}) as unknown as TypedDocumentString<OpenJobFragment, unknown>;
export const PublicCompanyFragmentDoc = new TypedDocumentString(`
    fragment PublicCompany on PublicCompany {
  company {
    displayName
    ...CompanyPage
  }
  openJobs {
    id
    ...OpenJob
  }
}
    fragment OpenJob on OfferedJob {
  id
  title
  lastEditedAt
  scoutType {
    label
  }
  jobTypes {
    id
    label
  }
}
fragment CompanyMark on Company {
  mark {
    shape
    background
    foreground
    logoUrl
  }
}
fragment CompanyFacts on Company {
  legalName
  industries {
    id
    label
  }
  companySize {
    label
  }
  employees
  foundedOn
  capitalYen
  representative
  postalCode
  prefecture {
    label
  }
  city
  addressLine
  building
  offices {
    id
    label
  }
  phones {
    id
    label
    number
    shownNumber
  }
  urls {
    label
    url
  }
  companySelectionCriteria {
    id
    label
  }
  youthInformation {
    kind
    label
    body
  }
}
fragment CompanyHead on Company {
  displayName
  tagline
  mark {
    background
    logoUrl
  }
  cover {
    url
    width
    height
  }
  coverDescription
  ...CompanyMark
}
fragment CompanyPage on Company {
  checkedAt
  contents {
    ...ContentBlockFields
  }
  others {
    title
    body
  }
  ...CompanyHead
  ...CompanyFacts
  voices {
    ...CompanyVoiceFields
  }
  questions {
    question
    answer
  }
  figures {
    ...CompanyFigureFields
  }
}
fragment CompanyFigureFields on CompanyFigure {
  label
  value
  source
  asOf
}
fragment CompanyVoiceFields on CompanyVoice {
  speaker
  body
  image {
    url
    width
    height
  }
}
fragment ContentBlockFields on ContentBlock {
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
}`, {"fragmentName":"PublicCompany"}) as unknown as TypedDocumentString<PublicCompanyFragment, unknown>;
export const SharedWishesFragmentDoc = new TypedDocumentString(`
    fragment SharedWishes on FoundCompany {
  sharedWishes {
    kind
    labels
  }
}
    `, {"fragmentName":"SharedWishes"}) as unknown as TypedDocumentString<SharedWishesFragment, unknown>;
export const IndustryAndPlaceFragmentDoc = new TypedDocumentString(`
    fragment IndustryAndPlace on Company {
  industries {
    label
  }
  prefecture {
    label
  }
}
    `, {"fragmentName":"IndustryAndPlace"}) as unknown as TypedDocumentString<IndustryAndPlaceFragment, unknown>;
export const FoundCompanyCardFragmentDoc = new TypedDocumentString(`
    fragment FoundCompanyCard on FoundCompany {
  openJobCount
  ...SharedWishes
  company {
    id
    displayName
    isFavorite
    tagline
    checkedAt
    mark {
      background
    }
    cover {
      url
      width
      height
    }
    companySize {
      label
    }
    ...CompanyMark
    ...IndustryAndPlace
  }
}
    fragment IndustryAndPlace on Company {
  industries {
    label
  }
  prefecture {
    label
  }
}
fragment SharedWishes on FoundCompany {
  sharedWishes {
    kind
    labels
  }
}
fragment CompanyMark on Company {
  mark {
    shape
    background
    foreground
    logoUrl
  }
}`, {"fragmentName":"FoundCompanyCard"}) as unknown as TypedDocumentString<FoundCompanyCardFragment, unknown>;
export const FavoriteRowFragmentDoc = new TypedDocumentString(`
    fragment FavoriteRow on FavoriteCompany {
  isMet
  company {
    id
    displayName
    isFavorite
    tagline
    ...CompanyMark
    ...IndustryAndPlace
  }
}
    fragment IndustryAndPlace on Company {
  industries {
    label
  }
  prefecture {
    label
  }
}
fragment CompanyMark on Company {
  mark {
    shape
    background
    foreground
    logoUrl
  }
}`, {"fragmentName":"FavoriteRow"}) as unknown as TypedDocumentString<FavoriteRowFragment, unknown>;
export const InterestJobsFragmentDoc = new TypedDocumentString(`
    fragment InterestJobs on Query {
  jobInterests {
    isOpen
    job {
      id
      title
      company {
        id
        displayName
        ...CompanyMark
      }
    }
  }
}
    fragment CompanyMark on Company {
  mark {
    shape
    background
    foreground
    logoUrl
  }
}`, {"fragmentName":"InterestJobs"}) as unknown as TypedDocumentString<InterestJobsFragment, unknown>;
export const HomeAwaitedCompaniesFragmentDoc = new TypedDocumentString(`
    fragment HomeAwaitedCompanies on Query {
  recentOutcomes {
    scoutInvitationId
    toldAt
    company {
      displayName
      ...CompanyMark
    }
  }
  awaitedCompanies {
    scoutInvitationId
    asksArrival
    company {
      displayName
      ...CompanyMark
    }
    wait {
      word
      dueOn
      isSilent
    }
  }
}
    fragment CompanyMark on Company {
  mark {
    shape
    background
    foreground
    logoUrl
  }
}`, {"fragmentName":"HomeAwaitedCompanies"}) as unknown as TypedDocumentString<HomeAwaitedCompaniesFragment, unknown>;
export const HomeEncourageEventsFragmentDoc = new TypedDocumentString(`
    fragment HomeEncourageEvents on Query {
  encourageEvents(period: ACTIVE) {
    edges {
      node {
        id
        title
        companyName
        eventUrl
        applicationEndAt
        companyLogoUrl
        thumbnailUrl
        category {
          label
        }
      }
    }
  }
}
    `, {"fragmentName":"HomeEncourageEvents"}) as unknown as TypedDocumentString<HomeEncourageEventsFragment, unknown>;
export const HomeNearCompaniesFragmentDoc = new TypedDocumentString(`
    fragment HomeNearCompanies on Query {
  nearCompanies {
    hasWishes
    companies {
      ...SharedWishes
      sharedWishes {
        kind
      }
      company {
        id
        displayName
        isFavorite
        ...CompanyMark
        ...IndustryAndPlace
      }
    }
  }
}
    fragment IndustryAndPlace on Company {
  industries {
    label
  }
  prefecture {
    label
  }
}
fragment SharedWishes on FoundCompany {
  sharedWishes {
    kind
    labels
  }
}
fragment CompanyMark on Company {
  mark {
    shape
    background
    foreground
    logoUrl
  }
}`, {"fragmentName":"HomeNearCompanies"}) as unknown as TypedDocumentString<HomeNearCompaniesFragment, unknown>;
export const HomeNewScoutsFragmentDoc = new TypedDocumentString(`
    fragment HomeNewScouts on Query {
  ownProfile {
    isPublic
    nextItem
  }
  scoutInvitationCounts {
    pending
    pendingSchedule
    accepted
    declined
    expired
  }
  waiting: scoutInvitations(status: PENDING, first: 50) {
    edges {
      node {
        id
        sentAt
        expiresAt
        remindAt
        isCompanySuspended
        reason
        quotations {
          text
        }
        company {
          displayName
          ...CompanyMark
        }
        job {
          scoutType {
            label
          }
        }
      }
    }
  }
}
    fragment CompanyMark on Company {
  mark {
    shape
    background
    foreground
    logoUrl
  }
}`, {"fragmentName":"HomeNewScouts"}) as unknown as TypedDocumentString<HomeNewScoutsFragment, unknown>;
export const HomeSideFragmentDoc = new TypedDocumentString(`
    fragment HomeSide on Query {
  chosenDates {
    id
    startAt
    endAt
    isMissed
    isCompanySuspended
    title
    location
    url
    scoutInvitationId
    company {
      id
      displayName
      ...CompanyMark
    }
  }
  ownProfile {
    completeness
    nextItem
    nextItemGain
    selfIntroduction
    studentProjectExperience
    viewedByCompaniesYesterday
    isPublic
  }
}
    fragment CompanyMark on Company {
  mark {
    shape
    background
    foreground
    logoUrl
  }
}`, {"fragmentName":"HomeSide"}) as unknown as TypedDocumentString<HomeSideFragment, unknown>;
export const CompanyAsksFragmentDoc = new TypedDocumentString(`
    fragment CompanyAsks on Query {
  awaitedCompanies {
    scoutInvitationId
    asksArrival
    company {
      displayName
    }
    stepTitle
    wait {
      word
      isSilent
    }
  }
}
    `, {"fragmentName":"CompanyAsks"}) as unknown as TypedDocumentString<CompanyAsksFragment, unknown>;
export const HomeTodayFragmentDoc = new TypedDocumentString(`
    fragment HomeToday on Query {
  viewer {
    ... on CandidateViewer {
      familyName
      unreadThreadCount
    }
  }
  ...CompanyAsks
  hiresToAnswer {
    id
    answerBy
    company {
      displayName
    }
  }
  chosenDates {
    id
    startAt
    endAt
    title
    canGiveDayNotice
    isMissed
    isCompanySuspended
    scoutInvitationId
    company {
      displayName
    }
  }
  assessments {
    intellectual {
      openAttempt {
        ...OpenSitting
      }
    }
  }
  ownProfile {
    completeness
    lacksDepartmentCategory
    nextItem
    nextItemGain
  }
  waiting: scoutInvitations(status: PENDING, first: 50) {
    edges {
      node {
        id
        sentAt
        expiresAt
        remindAt
        isCompanySuspended
        reason
        quotations {
          text
        }
        company {
          displayName
          ...CompanyMark
        }
        job {
          title
        }
      }
    }
  }
  unscheduled: scoutInvitations(status: PENDING_SCHEDULE, first: 20) {
    edges {
      node {
        id
        schedulingStatus
        isCompanySuspended
        scheduleBy
        company {
          displayName
        }
        stepTitle
        offeredScheduling {
          keptSlot {
            startAt
            endAt
            place {
              offeredUntil
            }
          }
          slots {
            availability
          }
        }
      }
    }
  }
}
    fragment CompanyAsks on Query {
  awaitedCompanies {
    scoutInvitationId
    asksArrival
    company {
      displayName
    }
    stepTitle
    wait {
      word
      isSilent
    }
  }
}
fragment OpenSitting on AssessmentAttempt {
  id
  state
  continueBy
  serverNow
  sections {
    id
    title
    state
    deadlineAt
  }
}
fragment CompanyMark on Company {
  mark {
    shape
    background
    foreground
    logoUrl
  }
}`, {"fragmentName":"HomeToday"}) as unknown as TypedDocumentString<HomeTodayFragment, unknown>;
export const SentWishesFragmentDoc = new TypedDocumentString(`
    fragment SentWishes on OwnSchedulingDateRequest {
  request
  insertedAt
  isBeforeDates
  dueAt
  preferred {
    date
    timeOfDay
  }
}
    `, {"fragmentName":"SentWishes"}) as unknown as TypedDocumentString<SentWishesFragment, unknown>;
export const DeclineReasonsFragmentDoc = new TypedDocumentString(`
    fragment DeclineReasons on Query {
  declineReasons {
    id
    label
  }
}
    `, {"fragmentName":"DeclineReasons"}) as unknown as TypedDocumentString<DeclineReasonsFragment, unknown>;
export const OutcomeRecordFragmentDoc = new TypedDocumentString(`
    fragment OutcomeRecord on OutcomeRecord {
  total
  inTime
}
    `, {"fragmentName":"OutcomeRecord"}) as unknown as TypedDocumentString<OutcomeRecordFragment, unknown>;
export const PromiseRecordFragmentDoc = new TypedDocumentString(`
    fragment PromiseRecord on PromiseRecord {
  students
  total
  kept
}
    `, {"fragmentName":"PromiseRecord"}) as unknown as TypedDocumentString<PromiseRecordFragment, unknown>;
export const PromiseLineFragmentDoc = new TypedDocumentString(`
    fragment PromiseLine on ScoutInvitation {
  promises {
    promise {
      label
    }
  }
  promiseRecord {
    ...PromiseRecord
  }
}
    fragment PromiseRecord on PromiseRecord {
  students
  total
  kept
}`, {"fragmentName":"PromiseLine"}) as unknown as TypedDocumentString<PromiseLineFragment, unknown>;
export const AnswerFragmentDoc = new TypedDocumentString(`
    fragment Answer on ScoutInvitation {
  id
  status
  schedulingStatus
  expiresAt
  scheduleBy
  answeredAt
  hireAnswerBy
  canAccept
  canDecline
  canChooseSchedulingDate
  company {
    displayName
  }
  job {
    kind
    isTakenDown
  }
  outcomeRecord {
    ...OutcomeRecord
  }
  ...PromiseLine
  offeredScheduling {
    keptSlot {
      startAt
      endAt
      place {
        offeredUntil
      }
    }
  }
  chosenDate {
    startAt
    endAt
    isChangeable
    isMissed
  }
}
    fragment PromiseLine on ScoutInvitation {
  promises {
    promise {
      label
    }
  }
  promiseRecord {
    ...PromiseRecord
  }
}
fragment PromiseRecord on PromiseRecord {
  students
  total
  kept
}
fragment OutcomeRecord on OutcomeRecord {
  total
  inTime
}`, {"fragmentName":"Answer"}) as unknown as TypedDocumentString<AnswerFragment, unknown>;
export const SenderFragmentDoc = new TypedDocumentString(`
    fragment Sender on CompanyUser {
  familyName
  givenName
  department
  title
  picture
  messageToStudents
}
    `, {"fragmentName":"Sender"}) as unknown as TypedDocumentString<SenderFragment, unknown>;
export const LetterFragmentDoc = new TypedDocumentString(`
    fragment Letter on ScoutInvitation {
  sentAt
  personalShare
  isMassLetter
  reason
  quotations {
    field
    text
    passage
  }
  company {
    displayName
    ...CompanyMark
  }
  companyUser {
    ...Sender
  }
  followUp {
    text
    addedAt
    companyUser {
      familyName
      givenName
    }
  }
}
    fragment CompanyMark on Company {
  mark {
    shape
    background
    foreground
    logoUrl
  }
}
fragment Sender on CompanyUser {
  familyName
  givenName
  department
  title
  picture
  messageToStudents
}`, {"fragmentName":"Letter"}) as unknown as TypedDocumentString<LetterFragment, unknown>;
export const CompanyCardFragmentDoc = new TypedDocumentString(`
    fragment CompanyCard on Company {
  id
  displayName
  tagline
  ...CompanyMark
  industries {
    label
  }
  prefecture {
    label
  }
  city
  employees
}
    fragment CompanyMark on Company {
  mark {
    shape
    background
    foreground
    logoUrl
  }
}`, {"fragmentName":"CompanyCard"}) as unknown as TypedDocumentString<CompanyCardFragment, unknown>;
export const OfferFragmentDoc = new TypedDocumentString(`
    fragment Offer on ScoutInvitation {
  id
  status
  message
  contactedAt
  outcomeRecord {
    ...OutcomeRecord
  }
  promises {
    promise {
      kind
      label
      sentence
    }
  }
  promiseRecord {
    ...PromiseRecord
  }
  chosenDate {
    id
    startAt
    endAt
    isMissed
  }
  company {
    displayName
    ...CompanyCard
  }
  job {
    id
    title
    kind
    scoutType {
      id
      label
    }
    conditions {
      label
      body
    }
    recruitmentProcess {
      label
    }
  }
  offeredScheduling {
    type
    title
    isOnline
    location
    slots {
      startAt
      endAt
      availability
    }
  }
}
    fragment PromiseRecord on PromiseRecord {
  students
  total
  kept
}
fragment OutcomeRecord on OutcomeRecord {
  total
  inTime
}
fragment CompanyCard on Company {
  id
  displayName
  tagline
  ...CompanyMark
  industries {
    label
  }
  prefecture {
    label
  }
  city
  employees
}
fragment CompanyMark on Company {
  mark {
    shape
    background
    foreground
    logoUrl
  }
}`, {"fragmentName":"Offer"}) as unknown as TypedDocumentString<OfferFragment, unknown>;
export const OutcomeOfScoutFragmentDoc = new TypedDocumentString(`
    fragment OutcomeOfScout on ScoutInvitation {
  id
  step
  canChooseSchedulingDate
  outcome
  outcomeMessage
  outcomeToldAt
  company {
    displayName
  }
}
    `, {"fragmentName":"OutcomeOfScout"}) as unknown as TypedDocumentString<OutcomeOfScoutFragment, unknown>;
export const PromiseQuestionFragmentDoc = new TypedDocumentString(`
    fragment PromiseQuestion on ScoutInvitation {
  id
  canAnswerPromises
  promisesChangeableUntil
  promises {
    answer
    promise {
      kind
      label
      sentence
    }
  }
  company {
    displayName
  }
}
    `, {"fragmentName":"PromiseQuestion"}) as unknown as TypedDocumentString<PromiseQuestionFragment, unknown>;
export const SplitListFragmentDoc = new TypedDocumentString(`
    fragment SplitList on Query {
  waiting: scoutInvitations(status: PENDING, first: 50) {
    totalCount
    edges {
      node {
        id
        expiresAt
        reason
        company {
          displayName
          ...CompanyMark
        }
      }
    }
  }
}
    fragment CompanyMark on Company {
  mark {
    shape
    background
    foreground
    logoUrl
  }
}`, {"fragmentName":"SplitList"}) as unknown as TypedDocumentString<SplitListFragment, unknown>;
export const OpenScoutFragmentDoc = new TypedDocumentString(`
    fragment OpenScout on ScoutInvitation {
  id
  reason
  company {
    displayName
    ...CompanyMark
  }
}
    fragment CompanyMark on Company {
  mark {
    shape
    background
    foreground
    logoUrl
  }
}`, {"fragmentName":"OpenScout"}) as unknown as TypedDocumentString<OpenScoutFragment, unknown>;
export const StandingFragmentDoc = new TypedDocumentString(`
    fragment Standing on ScoutInvitation {
  status
  schedulingStatus
  hireAnswerBy
  company {
    displayName
  }
  job {
    id
    isTakenDown
  }
  endedAt
  remindAt
  endedWithout
  isWithdrawn
  isCompanySuspended
  chosenDate {
    endAt
    isMissed
  }
}
    `, {"fragmentName":"Standing"}) as unknown as TypedDocumentString<StandingFragment, unknown>;
export const CompanyWaitFragmentDoc = new TypedDocumentString(`
    fragment CompanyWait on ScoutInvitation {
  id
  contactedAt
  asksArrival
  company {
    displayName
  }
  schedulingDateRequest {
    status
  }
  wait {
    word
    dueOn
    isSilent
    canPrompt
    promptedAt
  }
}
    `, {"fragmentName":"CompanyWait"}) as unknown as TypedDocumentString<CompanyWaitFragment, unknown>;
export const AskCompanyFragmentDoc = new TypedDocumentString(`
    fragment AskCompany on ChosenDate {
  isSettled
  emergencyContact
}
    `, {"fragmentName":"AskCompany"}) as unknown as TypedDocumentString<AskCompanyFragment, unknown>;
export const ChangingFragmentDoc = new TypedDocumentString(`
    fragment Changing on ScoutInvitation {
  id
  canChooseSchedulingDate
  chosenDate {
    id
    startAt
    changeableUntil
    isChangeable
    company {
      displayName
    }
    ...AskCompany
  }
}
    fragment AskCompany on ChosenDate {
  isSettled
  emergencyContact
}`, {"fragmentName":"Changing"}) as unknown as TypedDocumentString<ChangingFragment, unknown>;
export const DateFactsFragmentDoc = new TypedDocumentString(`
    fragment DateFacts on ChosenDate {
  startAt
  endAt
  location
  url
  belongings
  emergencyContact
  companyUsers {
    id
    familyName
    givenName
    department
    title
  }
}
    `, {"fragmentName":"DateFacts"}) as unknown as TypedDocumentString<DateFactsFragment, unknown>;
export const DayNoticeFragmentDoc = new TypedDocumentString(`
    fragment DayNotice on ScoutInvitation {
  id
  canChooseSchedulingDate
  chosenDate {
    id
    endAt
    canGiveDayNotice
    isMissed
    company {
      displayName
    }
    companyUsers {
      id
      familyName
      givenName
    }
    dayNotice {
      kind
      minutes
    }
  }
}
    `, {"fragmentName":"DayNotice"}) as unknown as TypedDocumentString<DayNoticeFragment, unknown>;
export const ThreadLinkFragmentDoc = new TypedDocumentString(`
    fragment ThreadLink on ScoutInvitation {
  id
  thread {
    state
    canWrite
    unreadCount
    lastPosition
  }
}
    `, {"fragmentName":"ThreadLink"}) as unknown as TypedDocumentString<ThreadLinkFragment, unknown>;
export const InvitationCardFragmentDoc = new TypedDocumentString(`
    fragment InvitationCard on ScoutInvitation {
  id
  status
  schedulingStatus
  step
  stepTitle
  hireAnswerBy
  round
  isMassLetter
  readAt
  expiresAt
  remindAt
  scheduleBy
  answeredAt
  endedAt
  reason
  quotations {
    text
  }
  company {
    displayName
    ...CompanyMark
  }
  job {
    scoutType {
      label
    }
  }
  chosenDate {
    startAt
    isMissed
  }
  ...ThreadLink
  outcome
  outcomeToldAt
  endedWithout
  isCompanySuspended
  wait {
    word
    dueOn
    isSilent
  }
  outcomeRecord {
    ...OutcomeRecord
  }
  ...PromiseLine
}
    fragment PromiseLine on ScoutInvitation {
  promises {
    promise {
      label
    }
  }
  promiseRecord {
    ...PromiseRecord
  }
}
fragment PromiseRecord on PromiseRecord {
  students
  total
  kept
}
fragment OutcomeRecord on OutcomeRecord {
  total
  inTime
}
fragment ThreadLink on ScoutInvitation {
  id
  thread {
    state
    canWrite
    unreadCount
    lastPosition
  }
}
fragment CompanyMark on Company {
  mark {
    shape
    background
    foreground
    logoUrl
  }
}`, {"fragmentName":"InvitationCard"}) as unknown as TypedDocumentString<InvitationCardFragment, unknown>;
export const DateCalendarLinksFragmentDoc = new TypedDocumentString(`
    fragment DateCalendarLinks on ChosenDate {
  id
  title
  startAt
  endAt
  location
  url
  belongings
  emergencyContact
  company {
    displayName
  }
}
    `, {"fragmentName":"DateCalendarLinks"}) as unknown as TypedDocumentString<DateCalendarLinksFragment, unknown>;
export const EndedPlacesFragmentDoc = new TypedDocumentString(`
    fragment EndedPlaces on ChosenDate {
  endedPlaces {
    companyName
    startAt
    endAt
    wasSeat
  }
}
    `, {"fragmentName":"EndedPlaces"}) as unknown as TypedDocumentString<EndedPlacesFragment, unknown>;
export const AppointmentFragmentDoc = new TypedDocumentString(`
    fragment Appointment on ChosenDate {
  id
  startAt
  endAt
  title
  location
  url
  belongings
  emergencyContact
  changeableUntil
  isChangeable
  isSettled
  canGiveDayNotice
  isMissed
  isCompanySuspended
  isPresent
  scoutInvitationId
  ...DateCalendarLinks
  ...EndedPlaces
  company {
    displayName
    ...CompanyMark
  }
}
    fragment DateCalendarLinks on ChosenDate {
  id
  title
  startAt
  endAt
  location
  url
  belongings
  emergencyContact
  company {
    displayName
  }
}
fragment EndedPlaces on ChosenDate {
  endedPlaces {
    companyName
    startAt
    endAt
    wasSeat
  }
}
fragment CompanyMark on Company {
  mark {
    shape
    background
    foreground
    logoUrl
  }
}`, {"fragmentName":"Appointment"}) as unknown as TypedDocumentString<AppointmentFragment, unknown>;
export const CurrentDateFragmentDoc = new TypedDocumentString(`
    fragment CurrentDate on ChosenDate {
  id
  startAt
  endAt
  changeableUntil
  isChangeable
  isCompanySuspended
  company {
    displayName
  }
  ...AskCompany
}
    fragment AskCompany on ChosenDate {
  isSettled
  emergencyContact
}`, {"fragmentName":"CurrentDate"}) as unknown as TypedDocumentString<CurrentDateFragment, unknown>;
export const ConfirmDateFragmentDoc = new TypedDocumentString(`
    fragment ConfirmDate on ScoutInvitation {
  company {
    displayName
    ...CompanyMark
  }
  offeredScheduling {
    title
    isOnline
    location
    remindOneDayBefore
    remindThreeDaysBefore
  }
}
    fragment CompanyMark on Company {
  mark {
    shape
    background
    foreground
    logoUrl
  }
}`, {"fragmentName":"ConfirmDate"}) as unknown as TypedDocumentString<ConfirmDateFragment, unknown>;
export const SlotFormFragmentDoc = new TypedDocumentString(`
    fragment SlotForm on ScoutInvitation {
  id
  schedulingStatus
  canRequestSchedulingDate
  ...ConfirmDate
  offeredScheduling {
    type
    keptSlot {
      id
      startAt
      endAt
      place {
        offeredUntil
      }
    }
    slots {
      id
      startAt
      endAt
      remaining
      closesAt
      availability
      isAdded
      canWait
      place {
        position
        offeredUntil
        isForWish
      }
    }
    waitsElsewhere {
      companyName
      startAt
      endAt
    }
    busyDays {
      date
      companyName
      startAt
      endAt
    }
  }
}
    fragment ConfirmDate on ScoutInvitation {
  company {
    displayName
    ...CompanyMark
  }
  offeredScheduling {
    title
    isOnline
    location
    remindOneDayBefore
    remindThreeDaysBefore
  }
}
fragment CompanyMark on Company {
  mark {
    shape
    background
    foreground
    logoUrl
  }
}`, {"fragmentName":"SlotForm"}) as unknown as TypedDocumentString<SlotFormFragment, unknown>;
export const AfterReportFragmentDoc = new TypedDocumentString(`
    fragment AfterReport on ScoutInvitation {
  id
  company {
    displayName
  }
  chosenDate {
    startAt
    isChangeable
    isMissed
  }
}
    `, {"fragmentName":"AfterReport"}) as unknown as TypedDocumentString<AfterReportFragment, unknown>;
export const ThreadStepFragmentDoc = new TypedDocumentString(`
    fragment ThreadStep on ScoutInvitation {
  id
  canChooseSchedulingDate
  hireAnswerBy
  chosenDate {
    startAt
    endAt
    canGiveDayNotice
    isMissed
  }
}
    `, {"fragmentName":"ThreadStep"}) as unknown as TypedDocumentString<ThreadStepFragment, unknown>;
export const JobDatesFragmentDoc = new TypedDocumentString(`
    fragment JobDates on OfferedScheduling {
  isOnline
  location
  slots {
    startAt
    endAt
    availability
  }
}
    `, {"fragmentName":"JobDates"}) as unknown as TypedDocumentString<JobDatesFragment, unknown>;
export const InterestBarFragmentDoc = new TypedDocumentString(`
    fragment InterestBar on OfferedJob {
  id
  isInterested
  company {
    id
    displayName
    isFavorite
  }
}
    `, {"fragmentName":"InterestBar"}) as unknown as TypedDocumentString<InterestBarFragment, unknown>;
export const JobBodyFragmentDoc = new TypedDocumentString(`
    fragment JobBody on DescribedJob {
  title
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
    ...ContentBlockFields
  }
  conditions {
    label
    body
  }
  recruitmentProcess {
    label
  }
  recruitmentProcessDescription
}
    fragment ContentBlockFields on ContentBlock {
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
}`, {"fragmentName":"JobBody"}) as unknown as TypedDocumentString<JobBodyFragment, unknown>;
export const JobCompanyFragmentDoc = new TypedDocumentString(`
    fragment JobCompany on Company {
  displayName
  ...CompanyMark
}
    fragment CompanyMark on Company {
  mark {
    shape
    background
    foreground
    logoUrl
  }
}`, {"fragmentName":"JobCompany"}) as unknown as TypedDocumentString<JobCompanyFragment, unknown>;
export const PublicJobFragmentDoc = new TypedDocumentString(`
    fragment PublicJob on PublicJob {
  job {
    ...JobBody
    company {
      id
      displayName
      ...JobCompany
      ...CompanyCard
    }
  }
}
    fragment CompanyCard on Company {
  id
  displayName
  tagline
  ...CompanyMark
  industries {
    label
  }
  prefecture {
    label
  }
  city
  employees
}
fragment CompanyMark on Company {
  mark {
    shape
    background
    foreground
    logoUrl
  }
}
fragment ContentBlockFields on ContentBlock {
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
fragment JobBody on DescribedJob {
  title
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
    ...ContentBlockFields
  }
  conditions {
    label
    body
  }
  recruitmentProcess {
    label
  }
  recruitmentProcessDescription
}
fragment JobCompany on Company {
  displayName
  ...CompanyMark
}`, {"fragmentName":"PublicJob"}) as unknown as TypedDocumentString<PublicJobFragment, unknown>;
export const ScoutBarFragmentDoc = new TypedDocumentString(`
    fragment ScoutBar on ScoutInvitation {
  id
  status
  expiresAt
  readAt
  canAccept
  company {
    displayName
  }
  job {
    kind
    isTakenDown
  }
  outcomeRecord {
    ...OutcomeRecord
  }
  ...PromiseLine
}
    fragment PromiseLine on ScoutInvitation {
  promises {
    promise {
      label
    }
  }
  promiseRecord {
    ...PromiseRecord
  }
}
fragment PromiseRecord on PromiseRecord {
  students
  total
  kept
}
fragment OutcomeRecord on OutcomeRecord {
  total
  inTime
}`, {"fragmentName":"ScoutBar"}) as unknown as TypedDocumentString<ScoutBarFragment, unknown>;
export const OwnReportFragmentDoc = new TypedDocumentString(`
    fragment OwnReport on OwnOfferReport {
  id
  status
  acceptedOn
  answerBy
  isRecordedByCompany
  company {
    displayName
    ...CompanyMark
  }
  job {
    title
  }
}
    fragment CompanyMark on Company {
  mark {
    shape
    background
    foreground
    logoUrl
  }
}`, {"fragmentName":"OwnReport"}) as unknown as TypedDocumentString<OwnReportFragment, unknown>;
export const EmailSectionFragmentDoc = new TypedDocumentString(`
    fragment EmailSection on OwnAccount {
  email
  hasPassword
  pendingEmail {
    destination
    expiresAt
  }
}
    `, {"fragmentName":"EmailSection"}) as unknown as TypedDocumentString<EmailSectionFragment, unknown>;
export const NamesSectionFragmentDoc = new TypedDocumentString(`
    fragment NamesSection on OwnAccount {
  familyName
  givenName
  familyNameKana
  givenNameKana
}
    `, {"fragmentName":"NamesSection"}) as unknown as TypedDocumentString<NamesSectionFragment, unknown>;
export const PasswordSectionFragmentDoc = new TypedDocumentString(`
    fragment PasswordSection on OwnAccount {
  hasPassword
}
    `, {"fragmentName":"PasswordSection"}) as unknown as TypedDocumentString<PasswordSectionFragment, unknown>;
export const PhoneSectionFragmentDoc = new TypedDocumentString(`
    fragment PhoneSection on OwnAccount {
  phoneNumber
  hasPassword
  pendingPhone {
    destination
    expiresAt
  }
}
    `, {"fragmentName":"PhoneSection"}) as unknown as TypedDocumentString<PhoneSectionFragment, unknown>;
export const BlockEndsFragmentDoc = new TypedDocumentString(`
    fragment BlockEnds on BlockChoice {
  id
  company {
    displayName
  }
  openScouts {
    unanswered
    accepted
    nextDateAt
  }
}
    `, {"fragmentName":"BlockEnds"}) as unknown as TypedDocumentString<BlockEndsFragment, unknown>;
export const BlockedCompanyFragmentDoc = new TypedDocumentString(`
    fragment BlockedCompany on BlockChoice {
  id
  company {
    displayName
    legalName
    ...CompanyMark
  }
  group {
    ...BlockEnds
    isBlocked
    company {
      displayName
    }
  }
}
    fragment BlockEnds on BlockChoice {
  id
  company {
    displayName
  }
  openScouts {
    unanswered
    accepted
    nextDateAt
  }
}
fragment CompanyMark on Company {
  mark {
    shape
    background
    foreground
    logoUrl
  }
}`, {"fragmentName":"BlockedCompany"}) as unknown as TypedDocumentString<BlockedCompanyFragment, unknown>;
export const FoundCompanyFragmentDoc = new TypedDocumentString(`
    fragment FoundCompany on BlockChoice {
  isBlocked
  company {
    displayName
    city
    ...CompanyMark
    prefecture {
      label
    }
  }
  ...BlockEnds
}
    fragment BlockEnds on BlockChoice {
  id
  company {
    displayName
  }
  openScouts {
    unanswered
    accepted
    nextDateAt
  }
}
fragment CompanyMark on Company {
  mark {
    shape
    background
    foreground
    logoUrl
  }
}`, {"fragmentName":"FoundCompany"}) as unknown as TypedDocumentString<FoundCompanyFragment, unknown>;
export const CancelledDatesFragmentDoc = new TypedDocumentString(`
    fragment CancelledDates on CancelledDate {
  bookingId
  companyName
  title
  startAt
}
    `, {"fragmentName":"CancelledDates"}) as unknown as TypedDocumentString<CancelledDatesFragment, unknown>;
export const ExportStateFragmentDoc = new TypedDocumentString(`
    fragment ExportState on DataExport {
  id
  status
  percent
  bytes
  expiresAt
}
    `, {"fragmentName":"ExportState"}) as unknown as TypedDocumentString<ExportStateFragment, unknown>;
export const DeviceRowFragmentDoc = new TypedDocumentString(`
    fragment DeviceRow on Device {
  id
  family
  signedInAt
  lastUsedAt
  isCurrent
}
    `, {"fragmentName":"DeviceRow"}) as unknown as TypedDocumentString<DeviceRowFragment, unknown>;
export const LineNoticesFragmentDoc = new TypedDocumentString(`
    fragment LineNotices on LineConnection {
  connectedAt
  code {
    letters
    account
    address
    expiresAt
    qr {
      size
      path
    }
  }
}
    `, {"fragmentName":"LineNotices"}) as unknown as TypedDocumentString<LineNoticesFragment, unknown>;
export const NotificationTopicFragmentDoc = new TypedDocumentString(`
    fragment NotificationTopic on CandidateNotificationSetting {
  topic
  label
  hint
  hasMail
  hasPush
  hasLine
  canTurnOffMail
  canPush
}
    `, {"fragmentName":"NotificationTopic"}) as unknown as TypedDocumentString<NotificationTopicFragment, unknown>;
export const ConfirmWaysFragmentDoc = new TypedDocumentString(`
    fragment ConfirmWays on SignInWays {
  isFresh
  hasPassword
  identities {
    provider
    label
  }
  passkeys {
    id
  }
}
    `, {"fragmentName":"ConfirmWays"}) as unknown as TypedDocumentString<ConfirmWaysFragment, unknown>;
export const IdentityWaysFragmentDoc = new TypedDocumentString(`
    fragment IdentityWays on SignInWays {
  canRemove
  identities {
    provider
    label
    email
  }
}
    `, {"fragmentName":"IdentityWays"}) as unknown as TypedDocumentString<IdentityWaysFragment, unknown>;
export const PasskeyWaysFragmentDoc = new TypedDocumentString(`
    fragment PasskeyWays on SignInWays {
  canRemove
  passkeys {
    id
    name
    isBackedUp
    insertedAt
    lastUsedAt
  }
}
    `, {"fragmentName":"PasskeyWays"}) as unknown as TypedDocumentString<PasskeyWaysFragment, unknown>;
export const PasswordWayFragmentDoc = new TypedDocumentString(`
    fragment PasswordWay on SignInWays {
  email
  hasPassword
}
    `, {"fragmentName":"PasswordWay"}) as unknown as TypedDocumentString<PasswordWayFragment, unknown>;
export const WithdrawalEffectsFragmentDoc = new TypedDocumentString(`
    fragment WithdrawalEffects on WithdrawalEffects {
  pendingCount
  pendingScheduleCount
  acceptedCount
  dates {
    id
    companyName
    startAt
  }
}
    `, {"fragmentName":"WithdrawalEffects"}) as unknown as TypedDocumentString<WithdrawalEffectsFragment, unknown>;
export const OwnSkillsFragmentDoc = new TypedDocumentString(`
    fragment OwnSkills on OwnSkills {
  toeicScore
  toeicTakenOn
  toeflIbtScore
  toeflIbtBand
  toeflIbtTakenOn
  skills {
    kind
    name
    level
    since
    note
  }
}
    `, {"fragmentName":"OwnSkills"}) as unknown as TypedDocumentString<OwnSkillsFragment, unknown>;
export const AcceptedStudentFragmentDoc = new TypedDocumentString(`
    fragment AcceptedStudent on AcceptedStudent {
  scoutInvitationId
  acceptedAt
  isLate
  contactedAt
  contactDeniedAt
  contactArrivedAt
  promptedAt
  contactedBy {
    id
    familyName
  }
  job {
    title
  }
  candidate {
    id
    schoolName
    departmentName
    scoutInvitations {
      id
      schedulingStatus
      status
      booking {
        status
        schedulingDate {
          startAt
        }
      }
    }
    ... on DisclosedSearchCandidate {
      familyName
      givenName
      familyNameKana
      givenNameKana
      email
      phoneNumber
    }
  }
}
    `, {"fragmentName":"AcceptedStudent"}) as unknown as TypedDocumentString<AcceptedStudentFragment, unknown>;
export const EvaluationFieldsFragmentDoc = new TypedDocumentString(`
    fragment EvaluationFields on Evaluation {
  id
  isOwn
  formVersion
  points {
    name
    score
  }
  text
  metAt
  jobTitle
  editedAt
  author {
    familyName
    givenName
    hasLeft
  }
}
    `, {"fragmentName":"EvaluationFields"}) as unknown as TypedDocumentString<EvaluationFieldsFragment, unknown>;
export const BookingEvaluationFieldsFragmentDoc = new TypedDocumentString(`
    fragment BookingEvaluationFields on BookingEvaluation {
  canWrite
  hiddenCount
  form {
    version
    points
  }
  own {
    ...EvaluationFields
  }
  others {
    id
    ...EvaluationFields
  }
}
    fragment EvaluationFields on Evaluation {
  id
  isOwn
  formVersion
  points {
    name
    score
  }
  text
  metAt
  jobTitle
  editedAt
  author {
    familyName
    givenName
    hasLeft
  }
}`, {"fragmentName":"BookingEvaluationFields"}) as unknown as TypedDocumentString<BookingEvaluationFieldsFragment, unknown>;
export const MeetingFieldsFragmentDoc = new TypedDocumentString(`
    fragment MeetingFields on Meeting {
  id
  title
  startAt
  endAt
  jobTitle
  attendancePress
  outcome
  revision
  awaitsOutcome
  booking {
    id
    status
    canMarkAttendance
    scoutInvitationId
    evaluation {
      ...BookingEvaluationFields
    }
    candidate {
      id
      schoolName
      noteCount
      ... on DisclosedSearchCandidate {
        familyName
        givenName
      }
    }
  }
}
    fragment EvaluationFields on Evaluation {
  id
  isOwn
  formVersion
  points {
    name
    score
  }
  text
  metAt
  jobTitle
  editedAt
  author {
    familyName
    givenName
    hasLeft
  }
}
fragment BookingEvaluationFields on BookingEvaluation {
  canWrite
  hiddenCount
  form {
    version
    points
  }
  own {
    ...EvaluationFields
  }
  others {
    id
    ...EvaluationFields
  }
}`, {"fragmentName":"MeetingFields"}) as unknown as TypedDocumentString<MeetingFieldsFragment, unknown>;
export const ScoutAnalysisRowFieldsFragmentDoc = new TypedDocumentString(`
    fragment ScoutAnalysisRowFields on ScoutAnalysisRow {
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
    `, {"fragmentName":"ScoutAnalysisRowFields"}) as unknown as TypedDocumentString<ScoutAnalysisRowFieldsFragment, unknown>;
export const ScoutBenchmarkFieldsFragmentDoc = new TypedDocumentString(`
    fragment ScoutBenchmarkFields on ScoutBenchmark {
  from
  to
  companies
  group
  figures {
    measure
    lower
    median
    upper
    own
  }
}
    `, {"fragmentName":"ScoutBenchmarkFields"}) as unknown as TypedDocumentString<ScoutBenchmarkFieldsFragment, unknown>;
export const CandidateMemoFragmentDoc = new TypedDocumentString(`
    fragment CandidateMemo on SearchCandidateMemo {
  candidateId
  text
  updatedAt
  companyUser {
    familyName
  }
}
    `, {"fragmentName":"CandidateMemo"}) as unknown as TypedDocumentString<CandidateMemoFragment, unknown>;
export const ColleagueDraftsFragmentDoc = new TypedDocumentString(`
    fragment ColleagueDrafts on SearchCandidate {
  draftsOfColleagues {
    savedAt
    companyUser {
      familyName
    }
  }
}
    `, {"fragmentName":"ColleagueDrafts"}) as unknown as TypedDocumentString<ColleagueDraftsFragment, unknown>;
export const StudentProfileFragmentDoc = new TypedDocumentString(`
    fragment StudentProfile on CandidateView {
  taglines
  selfIntroduction
  studentProjectExperience
  studyAbroadExperience
  qualificationExperience
  internshipExperience
  sellingPoints {
    id
    label
  }
  education {
    graduationYear
    graduationMonth
    degree
    highSchoolName
  }
  preferredScoutTypes {
    label
  }
  toeicScore
  toeicTakenOn
  toeflIbtScore
  toeflIbtBand
  toeflIbtTakenOn
  skills {
    kind
    name
    level
    since
    note
  }
  hometown {
    label
  }
  offeredCompany {
    industry {
      label
    }
  }
  preferences {
    areas {
      label
    }
    industries {
      label
    }
    jobTypes {
      label
    }
    companySizes {
      label
    }
    companySelectionCriteria {
      label
    }
  }
  assessmentProfile {
    intellectualBand
    intellectual {
      title
      achieved
      achievable
      band
      isReference
      cuts
    }
    personality {
      percentage
      statement {
        traitId
        leftLabel
        rightLabel
      }
    }
  }
}
    `, {"fragmentName":"StudentProfile"}) as unknown as TypedDocumentString<StudentProfileFragment, unknown>;
export const CandidateInvitationFragmentDoc = new TypedDocumentString(`
    fragment CandidateInvitation on SentScoutInvitation {
  id
  status
  isWithdrawn
  round
  invitationDate
  scheduledFor
  expiresAt
  answeredAt
  endedAt
  contactedAt
  isEndedUnanswered
  contactedBy {
    familyName
  }
  job {
    title
    canSendScoutInvitation
  }
  companyUser {
    familyName
    givenName
  }
  subject
  reason
  templateMessageHistories {
    id
    text
  }
  declineReason {
    label
  }
  withdrawalMessage
  promises {
    kind
    label
  }
  followUp {
    text
    dueAt
    isPlanned
  }
  booking {
    schedulingDate {
      startAt
    }
  }
}
    `, {"fragmentName":"CandidateInvitation"}) as unknown as TypedDocumentString<CandidateInvitationFragment, unknown>;
export const ScoutStatusFragmentDoc = new TypedDocumentString(`
    fragment ScoutStatus on SentScoutInvitation {
  status
  isWithdrawn
  round
  invitationDate
  scheduledFor
  endedAt
  contactedAt
}
    `, {"fragmentName":"ScoutStatus"}) as unknown as TypedDocumentString<ScoutStatusFragment, unknown>;
export const ScoutReportFragmentDoc = new TypedDocumentString(`
    fragment ScoutReport on SentScoutInvitation {
  id
  job {
    title
  }
  offerReport {
    id
    status
    acceptedOn
    answerBy
    answeredAt
    isSettledByOperator
    answeredBy {
      familyName
    }
  }
}
    `, {"fragmentName":"ScoutReport"}) as unknown as TypedDocumentString<ScoutReportFragment, unknown>;
export const CandidatePreviewFragmentDoc = new TypedDocumentString(`
    fragment CandidatePreview on SearchCandidate {
  id
  picture
  headline
  schoolName
  departmentName
  isFairHidden
  category
  education {
    graduationYear
    campusPrefecture {
      label
    }
  }
  bookmarked
  hasSeen
  isFavorite
  isIntakePaused
  hasOffer
  lastActiveAt
  totalCountSentScoutInvitation
  completeness
  labels {
    id
    text
  }
  memo {
    ...CandidateMemo
  }
  noteCount
  passedOver {
    isForTeam
    passedOverAt
    companyUser {
      id
      familyName
    }
  }
  ...ColleagueDrafts
  scoutClaim {
    claimedAt
    expiresAt
    companyUser {
      familyName
    }
  }
  ...StudentProfile
  hasOffer
  jobHuntingStatus {
    label
  }
  scoutInvitations {
    ...CandidateInvitation
    ...ScoutStatus
    ...ScoutReport
  }
  ... on DisclosedSearchCandidate {
    familyName
    givenName
    familyNameKana
    givenNameKana
    email
    phoneNumber
  }
}
    fragment ScoutReport on SentScoutInvitation {
  id
  job {
    title
  }
  offerReport {
    id
    status
    acceptedOn
    answerBy
    answeredAt
    isSettledByOperator
    answeredBy {
      familyName
    }
  }
}
fragment CandidateInvitation on SentScoutInvitation {
  id
  status
  isWithdrawn
  round
  invitationDate
  scheduledFor
  expiresAt
  answeredAt
  endedAt
  contactedAt
  isEndedUnanswered
  contactedBy {
    familyName
  }
  job {
    title
    canSendScoutInvitation
  }
  companyUser {
    familyName
    givenName
  }
  subject
  reason
  templateMessageHistories {
    id
    text
  }
  declineReason {
    label
  }
  withdrawalMessage
  promises {
    kind
    label
  }
  followUp {
    text
    dueAt
    isPlanned
  }
  booking {
    schedulingDate {
      startAt
    }
  }
}
fragment CandidateMemo on SearchCandidateMemo {
  candidateId
  text
  updatedAt
  companyUser {
    familyName
  }
}
fragment ColleagueDrafts on SearchCandidate {
  draftsOfColleagues {
    savedAt
    companyUser {
      familyName
    }
  }
}
fragment ScoutStatus on SentScoutInvitation {
  status
  isWithdrawn
  round
  invitationDate
  scheduledFor
  endedAt
  contactedAt
}
fragment StudentProfile on CandidateView {
  taglines
  selfIntroduction
  studentProjectExperience
  studyAbroadExperience
  qualificationExperience
  internshipExperience
  sellingPoints {
    id
    label
  }
  education {
    graduationYear
    graduationMonth
    degree
    highSchoolName
  }
  preferredScoutTypes {
    label
  }
  toeicScore
  toeicTakenOn
  toeflIbtScore
  toeflIbtBand
  toeflIbtTakenOn
  skills {
    kind
    name
    level
    since
    note
  }
  hometown {
    label
  }
  offeredCompany {
    industry {
      label
    }
  }
  preferences {
    areas {
      label
    }
    industries {
      label
    }
    jobTypes {
      label
    }
    companySizes {
      label
    }
    companySelectionCriteria {
      label
    }
  }
  assessmentProfile {
    intellectualBand
    intellectual {
      title
      achieved
      achievable
      band
      isReference
      cuts
    }
    personality {
      percentage
      statement {
        traitId
        leftLabel
        rightLabel
      }
    }
  }
}`, {"fragmentName":"CandidatePreview"}) as unknown as TypedDocumentString<CandidatePreviewFragment, unknown>;
export const StudentCardFragmentDoc = new TypedDocumentString(`
    fragment StudentCard on CandidateView {
  id
  picture
  headline
  schoolName
  departmentName
  isFairHidden
  category
  education {
    graduationYear
  }
  hasOffer
  excerpt
  sellingPoints {
    id
    shortLabel
  }
  lastActiveAt
  totalCountSentScoutInvitation
  completeness
}
    `, {"fragmentName":"StudentCard"}) as unknown as TypedDocumentString<StudentCardFragment, unknown>;
export const CandidateCardFragmentDoc = new TypedDocumentString(`
    fragment CandidateCard on SearchCandidate {
  id
  ...StudentCard
  ...ColleagueDrafts
  bookmarked
  hasSeen
  keywordHit(keywords: $keywords) {
    excerpt
    words
  }
  scoutInvitations {
    ...ScoutStatus
  }
  isFavorite
  isIntakePaused
  passedOver {
    isForTeam
  }
  labels {
    id
    text
  }
  ... on DisclosedSearchCandidate {
    familyName
    givenName
  }
}
    fragment ColleagueDrafts on SearchCandidate {
  draftsOfColleagues {
    savedAt
    companyUser {
      familyName
    }
  }
}
fragment ScoutStatus on SentScoutInvitation {
  status
  isWithdrawn
  round
  invitationDate
  scheduledFor
  endedAt
  contactedAt
}
fragment StudentCard on CandidateView {
  id
  picture
  headline
  schoolName
  departmentName
  isFairHidden
  category
  education {
    graduationYear
  }
  hasOffer
  excerpt
  sellingPoints {
    id
    shortLabel
  }
  lastActiveAt
  totalCountSentScoutInvitation
  completeness
}`, {"fragmentName":"CandidateCard"}) as unknown as TypedDocumentString<CandidateCardFragment, unknown>;
export const CandidateTableRowFragmentDoc = new TypedDocumentString(`
    fragment CandidateTableRow on SearchCandidate {
  id
  picture
  headline
  schoolName
  departmentName
  isFairHidden
  education {
    graduationYear
  }
  keywordHit(keywords: $keywords) {
    words
  }
  lastActiveAt
  totalCountSentScoutInvitation
  completeness
  isIntakePaused
  bookmarked
  hasSeen
  labels {
    id
    text
  }
  scoutInvitations {
    ...ScoutStatus
  }
  ... on DisclosedSearchCandidate {
    familyName
    givenName
  }
}
    fragment ScoutStatus on SentScoutInvitation {
  status
  isWithdrawn
  round
  invitationDate
  scheduledFor
  endedAt
  contactedAt
}`, {"fragmentName":"CandidateTableRow"}) as unknown as TypedDocumentString<CandidateTableRowFragment, unknown>;
export const NoteFragmentDoc = new TypedDocumentString(`
    fragment Note on CandidateNote {
  id
  candidateId
  text
  revision
  insertedAt
  editedAt
  canEdit
  canDelete
  author {
    id
    familyName
    givenName
    hasLeft
  }
  mentioned {
    id
    familyName
    givenName
    hasLeft
  }
  job {
    id
    title
  }
}
    `, {"fragmentName":"Note"}) as unknown as TypedDocumentString<NoteFragment, unknown>;
export const CandidateLookupsFragmentDoc = new TypedDocumentString(`
    fragment CandidateLookups on Query {
  graduationYears
  regions {
    id
    name
    prefectures {
      id
      label
    }
  }
  industries {
    id
    label
    group
  }
  jobTypes {
    id
    label
    group
  }
  sellingPoints {
    id
    label
  }
  jobHuntingStatuses {
    id
    label
  }
  scoutTypes {
    id
    label
  }
  schoolGroups {
    id
    name
  }
  companySizes {
    id
    label
  }
  companySelectionCriteria {
    id
    label
  }
  personalityTraitStatements {
    traitId
    leftLabel
    rightLabel
  }
}
    `, {"fragmentName":"CandidateLookups"}) as unknown as TypedDocumentString<CandidateLookupsFragment, unknown>;
export const ScheduledScoutFragmentDoc = new TypedDocumentString(`
    fragment ScheduledScout on ScheduledScoutInvitation {
  scoutInvitationId
  scheduledFor
  subject
  obstacle
  canRewrite
  companyUser {
    familyName
    givenName
  }
  job {
    title
  }
  candidate {
    id
    schoolName
    departmentName
  }
}
    `, {"fragmentName":"ScheduledScout"}) as unknown as TypedDocumentString<ScheduledScoutFragment, unknown>;
export const ScoutPersonFragmentDoc = new TypedDocumentString(`
    fragment ScoutPerson on SearchCandidate {
  id
  picture
  headline
  schoolName
  departmentName
  isFairHidden
  category
  education {
    graduationYear
  }
  hasOffer
  isIntakePaused
  ...ColleagueDrafts
  scoutClaim {
    claimedAt
    expiresAt
    companyUser {
      familyName
    }
  }
  scoutInvitations {
    subject
    reason
    invitationDate
    scheduledFor
    expiresAt
    companyUser {
      familyName
    }
    job {
      id
    }
    templateMessageHistories {
      text
    }
  }
  quotablePassages {
    field
    text
  }
}
    fragment ColleagueDrafts on SearchCandidate {
  draftsOfColleagues {
    savedAt
    companyUser {
      familyName
    }
  }
}`, {"fragmentName":"ScoutPerson"}) as unknown as TypedDocumentString<ScoutPersonFragment, unknown>;
export const EndedContactsFragmentDoc = new TypedDocumentString(`
    fragment EndedContacts on EndedContract {
  contactsUntil
  contactCount
  mayReadContacts
}
    `, {"fragmentName":"EndedContacts"}) as unknown as TypedDocumentString<EndedContactsFragment, unknown>;
export const OwnContractRequestFragmentDoc = new TypedDocumentString(`
    fragment OwnContractRequest on ContractRequest {
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
    `, {"fragmentName":"OwnContractRequest"}) as unknown as TypedDocumentString<OwnContractRequestFragment, unknown>;
export const EndedContractFieldsFragmentDoc = new TypedDocumentString(`
    fragment EndedContractFields on EndedContract {
  companyName
  endsOn
  ...EndedContacts
  requests {
    kind
    status
    ...OwnContractRequest
  }
}
    fragment EndedContacts on EndedContract {
  contactsUntil
  contactCount
  mayReadContacts
}
fragment OwnContractRequest on ContractRequest {
  id
  kind
  status
  planLabel
  wantedFrom
  message
  insertedAt
  answer
  answeredAt
}`, {"fragmentName":"EndedContractFields"}) as unknown as TypedDocumentString<EndedContractFieldsFragment, unknown>;
export const OwnInvoiceFragmentDoc = new TypedDocumentString(`
    fragment OwnInvoice on Invoice {
  id
  number
  status
  isOverdue
  issuedOn
  dueOn
  total
}
    `, {"fragmentName":"OwnInvoice"}) as unknown as TypedDocumentString<OwnInvoiceFragment, unknown>;
export const ContractSummaryFragmentDoc = new TypedDocumentString(`
    fragment ContractSummary on Contract {
  status
  startsOn
  endsOn
  plan {
    key
    label
  }
}
    `, {"fragmentName":"ContractSummary"}) as unknown as TypedDocumentString<ContractSummaryFragment, unknown>;
export const PlanUsageFieldsFragmentDoc = new TypedDocumentString(`
    fragment PlanUsageFields on PlanUsage {
  newScoutLimit
  months {
    month
    newScouts
  }
  users {
    used
    limit
  }
  publishedJobs {
    used
    limit
  }
  labels {
    used
    limit
  }
  savedFilters {
    used
    limit
  }
  openSchedulings {
    used
    limit
  }
}
    `, {"fragmentName":"PlanUsageFields"}) as unknown as TypedDocumentString<PlanUsageFieldsFragment, unknown>;
export const ContractFieldsFragmentDoc = new TypedDocumentString(`
    fragment ContractFields on Contract {
  status
  endsOn
  plan {
    label
  }
}
    `, {"fragmentName":"ContractFields"}) as unknown as TypedDocumentString<ContractFieldsFragment, unknown>;
export const FairSideFieldsFragmentDoc = new TypedDocumentString(`
    fragment FairSideFields on FairSide {
  scouts
  accepted {
    percent
    low
    high
  }
  hired {
    percent
    low
    high
  }
}
    `, {"fragmentName":"FairSideFields"}) as unknown as TypedDocumentString<FairSideFieldsFragment, unknown>;
export const FairComparisonFieldsFragmentDoc = new TypedDocumentString(`
    fragment FairComparisonFields on FairGroup {
  id
  label
  hasDifference
  fair {
    ...FairSideFields
  }
  open {
    ...FairSideFields
  }
}
    fragment FairSideFields on FairSide {
  scouts
  accepted {
    percent
    low
    high
  }
  hired {
    percent
    low
    high
  }
}`, {"fragmentName":"FairComparisonFields"}) as unknown as TypedDocumentString<FairComparisonFieldsFragment, unknown>;
export const FilterNewsFieldsFragmentDoc = new TypedDocumentString(`
    fragment FilterNewsFields on SavedFilter {
  id
  name
}
    `, {"fragmentName":"FilterNewsFields"}) as unknown as TypedDocumentString<FilterNewsFieldsFragment, unknown>;
export const FunnelFieldsFragmentDoc = new TypedDocumentString(`
    fragment FunnelFields on ScoutFunnel {
  sent
  accepted
  scheduled
  hired
  readRate
  personalShare
  rows(by: $by) @include(if: $hasRows) {
    id
    label
    firstSentAt
    sent
    accepted
    hired
  }
}
    `, {"fragmentName":"FunnelFields"}) as unknown as TypedDocumentString<FunnelFieldsFragment, unknown>;
export const NewsFieldsFragmentDoc = new TypedDocumentString(`
    fragment NewsFields on WhitepaperConnection {
  newCount
  nodes {
    id
    title
    pages
    isNew
  }
}
    `, {"fragmentName":"NewsFields"}) as unknown as TypedDocumentString<NewsFieldsFragment, unknown>;
export const PlanBookingFragmentDoc = new TypedDocumentString(`
    fragment PlanBooking on Booking {
  status
  candidate {
    id
    schoolName
    ... on DisclosedSearchCandidate {
      familyName
      givenName
    }
  }
}
    `, {"fragmentName":"PlanBooking"}) as unknown as TypedDocumentString<PlanBookingFragment, unknown>;
export const PlanFieldsFragmentDoc = new TypedDocumentString(`
    fragment PlanFields on SchedulingDate {
  __typename
  id
  startAt
  endAt
  calledOffAt
  totalCountAcceptedSearchCandidates
  scheduling {
    title
    location
    url
  }
  ... on EventDate {
    capacity
  }
  ... on InterviewDate {
    acceptedSearchCandidate {
      ...PlanBooking
    }
  }
}
    fragment PlanBooking on Booking {
  status
  candidate {
    id
    schoolName
    ... on DisclosedSearchCandidate {
      familyName
      givenName
    }
  }
}`, {"fragmentName":"PlanFields"}) as unknown as TypedDocumentString<PlanFieldsFragment, unknown>;
export const QuotaFieldsFragmentDoc = new TypedDocumentString(`
    fragment QuotaFields on ScoutQuota {
  limit
  sent
  remaining
  sentThisWeek
  slowdown {
    answered
    ended
    perDay
  }
  nextReturn {
    day
    count
  }
}
    `, {"fragmentName":"QuotaFields"}) as unknown as TypedDocumentString<QuotaFieldsFragment, unknown>;
export const SetupFieldsFragmentDoc = new TypedDocumentString(`
    fragment SetupFields on OwnCompanyPage {
  setUpAt
  missing {
    part
  }
  company {
    logo {
      url
    }
    cover {
      url
    }
  }
}
    `, {"fragmentName":"SetupFields"}) as unknown as TypedDocumentString<SetupFieldsFragment, unknown>;
export const PageCheckFieldsFragmentDoc = new TypedDocumentString(`
    fragment PageCheckFields on OwnCompanyPage {
  isCheckDue
}
    `, {"fragmentName":"PageCheckFields"}) as unknown as TypedDocumentString<PageCheckFieldsFragment, unknown>;
export const ReportTodoFieldsFragmentDoc = new TypedDocumentString(`
    fragment ReportTodoFields on OfferReportConnection {
  totalCount
  nodes {
    answerBy
  }
}
    `, {"fragmentName":"ReportTodoFields"}) as unknown as TypedDocumentString<ReportTodoFieldsFragment, unknown>;
export const TodoFieldsFragmentDoc = new TypedDocumentString(`
    fragment TodoFields on CompanyTodo {
  uncontacted
  uncontactedOverdue
  dateRequests
  dateRequestDueAt
  expiringSoon
  waiting
  scheduled
}
    `, {"fragmentName":"TodoFields"}) as unknown as TypedDocumentString<TodoFieldsFragment, unknown>;
export const SchedulingChoiceFragmentDoc = new TypedDocumentString(`
    fragment SchedulingChoice on Scheduling {
  id
  type
  title
  schedulingDates {
    startAt
    closesAt
    hasCapacity
  }
}
    `, {"fragmentName":"SchedulingChoice"}) as unknown as TypedDocumentString<SchedulingChoiceFragment, unknown>;
export const BookedStudentFragmentDoc = new TypedDocumentString(`
    fragment BookedStudent on Booking {
  id
  status
  canMarkAttendance
  scoutInvitationId
  previousStartAt
  dayNotice {
    kind
    minutes
  }
  candidate {
    id
    schoolName
    departmentName
    education {
      graduationYear
    }
    ... on DisclosedSearchCandidate {
      familyName
      givenName
    }
  }
}
    `, {"fragmentName":"BookedStudent"}) as unknown as TypedDocumentString<BookedStudentFragment, unknown>;
export const DateFieldsFragmentDoc = new TypedDocumentString(`
    fragment DateFields on SchedulingDate {
  __typename
  id
  startAt
  endAt
  canDelete
  hasCapacity
  isForceCapacityFull
  calledOffAt
  isClosed
  totalCountAcceptedSearchCandidates
  waitingCount
  offeredCount
  scheduling {
    id
    type
    title
    location
    url
  }
  jobs {
    id
    title
  }
  notifiedCompanyUsers {
    id
    familyName
  }
  ... on EventDate {
    capacity
    acceptedSearchCandidates {
      ...BookedStudent
    }
  }
  ... on InterviewDate {
    acceptedSearchCandidate {
      ...BookedStudent
    }
  }
}
    fragment BookedStudent on Booking {
  id
  status
  canMarkAttendance
  scoutInvitationId
  previousStartAt
  dayNotice {
    kind
    minutes
  }
  candidate {
    id
    schoolName
    departmentName
    education {
      graduationYear
    }
    ... on DisclosedSearchCandidate {
      familyName
      givenName
    }
  }
}`, {"fragmentName":"DateFields"}) as unknown as TypedDocumentString<DateFieldsFragment, unknown>;
export const EditedBookingFragmentDoc = new TypedDocumentString(`
    fragment EditedBooking on Booking {
  scoutInvitationId
  candidate {
    id
    schoolName
    ... on DisclosedSearchCandidate {
      familyName
      givenName
    }
  }
}
    `, {"fragmentName":"EditedBooking"}) as unknown as TypedDocumentString<EditedBookingFragment, unknown>;
export const EditedFieldsFragmentDoc = new TypedDocumentString(`
    fragment EditedFields on Scheduling {
  id
  revision
  type
  title
  location
  url
  belongings
  emergencyContact
  remindOneDayBefore
  remindThreeDaysBefore
  schedulingDates {
    __typename
    id
    startAt
    endAt
    canDelete
    calledOffAt
    totalCountAcceptedSearchCandidates
    waitingCount
    notifiedCompanyUsers {
      id
    }
    ... on EventDate {
      capacity
      acceptedSearchCandidates {
        ...EditedBooking
      }
    }
    ... on InterviewDate {
      acceptedSearchCandidate {
        ...EditedBooking
      }
    }
  }
}
    fragment EditedBooking on Booking {
  scoutInvitationId
  candidate {
    id
    schoolName
    ... on DisclosedSearchCandidate {
      familyName
      givenName
    }
  }
}`, {"fragmentName":"EditedFields"}) as unknown as TypedDocumentString<EditedFieldsFragment, unknown>;
export const RequestFieldsFragmentDoc = new TypedDocumentString(`
    fragment RequestFields on SchedulingDateRequest {
  id
  request
  dueAt
  isOverdue
  isBeforeDates
  promptedAt
  preferred {
    date
    timeOfDay
  }
  job {
    id
    title
  }
  scheduling {
    id
    type
    title
    schedulingDates {
      startAt
      endAt
      ... on EventDate {
        capacity
      }
    }
  }
  candidate {
    id
    schoolName
    ... on DisclosedSearchCandidate {
      familyName
      givenName
    }
  }
}
    `, {"fragmentName":"RequestFields"}) as unknown as TypedDocumentString<RequestFieldsFragment, unknown>;
export const JobRowFieldsFragmentDoc = new TypedDocumentString(`
    fragment JobRowFields on JobDescription {
  id
  title
  status
  __typename
  isArchived
  isFair
  takedown {
    reason
  }
  lastEditedAt
  canDelete
  checkedAt
  needsCheck
  canSaveAsDraft
  canSendScoutInvitation
  totalSent
  totalSentInSight
  totalScheduled
  totalPending
  totalAccepted
  totalHired
  scoutType {
    label
  }
}
    `, {"fragmentName":"JobRowFields"}) as unknown as TypedDocumentString<JobRowFieldsFragment, unknown>;
export const JobStudentFragmentDoc = new TypedDocumentString(`
    fragment JobStudent on SearchCandidate {
  id
  schoolName
  departmentName
  education {
    graduationYear
  }
  labels {
    id
    text
  }
  scoutInvitations {
    id
    status
    round
    invitationDate
    personalShare
    scheduledFor
    isWithdrawn
    answeredAt
    followUpFrom
    followUp {
      dueAt
      isPlanned
    }
    schedulingStatus
    job {
      id
    }
    booking {
      status
      schedulingDate {
        startAt
      }
    }
  }
  ... on DisclosedSearchCandidate {
    familyName
    givenName
  }
}
    `, {"fragmentName":"JobStudent"}) as unknown as TypedDocumentString<JobStudentFragment, unknown>;
export const WrittenJobFragmentDoc = new TypedDocumentString(`
    fragment WrittenJob on JobDescription {
  __typename
  id
  revision
  title
  status
  isArchived
  canSaveAsDraft
  takedown {
    reason
  }
  totalSent
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
    ...ContentBlockFields
  }
  conditions {
    label
    body
  }
  recruitmentProcess {
    label
  }
  recruitmentProcessDescription
}
    fragment ContentBlockFields on ContentBlock {
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
}`, {"fragmentName":"WrittenJob"}) as unknown as TypedDocumentString<WrittenJobFragment, unknown>;
export const OpenReportFragmentDoc = new TypedDocumentString(`
    fragment OpenReport on OfferReport {
  acceptedOn
  answerBy
  job {
    title
  }
  candidate {
    id
    schoolName
    ... on DisclosedSearchCandidate {
      familyName
      givenName
    }
  }
}
    `, {"fragmentName":"OpenReport"}) as unknown as TypedDocumentString<OpenReportFragment, unknown>;
export const OutcomeCaseFragmentDoc = new TypedDocumentString(`
    fragment OutcomeCase on OutcomeCase {
  scoutInvitationId
  revision
  outcome
  outcomeToldAt
  bookedUntil
  isStepOver
  isThreadEnded
  tellsAt
  history {
    at
    kind
    title
  }
  job {
    title
  }
  candidate {
    id
    schoolName
    ... on DisclosedSearchCandidate {
      familyName
      givenName
    }
  }
}
    `, {"fragmentName":"OutcomeCase"}) as unknown as TypedDocumentString<OutcomeCaseFragment, unknown>;
export const HeldOutcomeFragmentDoc = new TypedDocumentString(`
    fragment HeldOutcome on HeldOutcome {
  id
  scoutInvitationId
  outcome
  message
  tellsAt
  candidate {
    id
    ... on DisclosedSearchCandidate {
      familyName
      givenName
    }
  }
}
    `, {"fragmentName":"HeldOutcome"}) as unknown as TypedDocumentString<HeldOutcomeFragment, unknown>;
export const WishOfOwedFragmentDoc = new TypedDocumentString(`
    fragment WishOfOwed on OwedAnswer {
  scoutInvitationId
  schedulingId
  wish {
    request
    preferred {
      date
      timeOfDay
    }
  }
}
    `, {"fragmentName":"WishOfOwed"}) as unknown as TypedDocumentString<WishOfOwedFragment, unknown>;
export const OwedStudentFragmentDoc = new TypedDocumentString(`
    fragment OwedStudent on OwedAnswer {
  scoutInvitationId
  since
  dueOn
  promptedAt
  job {
    title
  }
  candidate {
    id
    schoolName
    ... on DisclosedSearchCandidate {
      familyName
      givenName
    }
  }
}
    `, {"fragmentName":"OwedStudent"}) as unknown as TypedDocumentString<OwedStudentFragment, unknown>;
export const ScoutDraftFieldsFragmentDoc = new TypedDocumentString(`
    fragment ScoutDraftFields on ScoutDraft {
  jobId
  revision
  savedAt
  deviceFamily
  leftOut
  subject
  message
  template {
    id
    version
  }
  promises
  followUp
  students {
    candidateId
    reason
    quotations {
      field
      text
    }
  }
}
    `, {"fragmentName":"ScoutDraftFields"}) as unknown as TypedDocumentString<ScoutDraftFieldsFragment, unknown>;
export const PipelineStudentFieldsFragmentDoc = new TypedDocumentString(`
    fragment PipelineStudentFields on PipelineStudent {
  scoutInvitationId
  candidateId
  familyName
  givenName
  familyNameKana
  givenNameKana
  schoolName
  stage
  firstStage
  isDecided
  revision
  placedAt
  placedBy {
    familyName
  }
  inCharge {
    familyName
  }
  turn {
    side
    word
    dueOn
  }
  promptedAt
  dateEndsAt
}
    `, {"fragmentName":"PipelineStudentFields"}) as unknown as TypedDocumentString<PipelineStudentFieldsFragment, unknown>;
export const UserPhotoFragmentDoc = new TypedDocumentString(`
    fragment UserPhoto on CompanyUserProfile {
  picture
}
    `, {"fragmentName":"UserPhoto"}) as unknown as TypedDocumentString<UserPhotoFragment, unknown>;
export const UserProfileFormFragmentDoc = new TypedDocumentString(`
    fragment UserProfileForm on CompanyUserProfile {
  email
  familyName
  givenName
  familyNameKana
  givenNameKana
  department
  title
  messageToStudents
}
    `, {"fragmentName":"UserProfileForm"}) as unknown as TypedDocumentString<UserProfileFormFragment, unknown>;
export const RegistrationInvitationFragmentDoc = new TypedDocumentString(`
    fragment RegistrationInvitation on CompanyRegistrationInvitation {
  kind
  email
  companyName
  corporateNumber
  role
  way
  inviter
  applicant {
    familyName
    givenName
    familyNameKana
    givenNameKana
    department
  }
}
    `, {"fragmentName":"RegistrationInvitation"}) as unknown as TypedDocumentString<RegistrationInvitationFragment, unknown>;
export const TokenRowFragmentDoc = new TypedDocumentString(`
    fragment TokenRow on AccessToken {
  id
  name
  scopes
  insertedAt
  expiresAt
  lastUsedAt
  revokedAt
  maker {
    familyName
    givenName
  }
}
    `, {"fragmentName":"TokenRow"}) as unknown as TypedDocumentString<TokenRowFragment, unknown>;
export const ActivityRowFragmentDoc = new TypedDocumentString(`
    fragment ActivityRow on Activity {
  id
  insertedAt
  kind
  sentence
  actorName
  jobId
  jobTitle
  subjectName
  personId
  times
  since
  studentCount
  isAboutStudent
  candidateId
}
    `, {"fragmentName":"ActivityRow"}) as unknown as TypedDocumentString<ActivityRowFragment, unknown>;
export const BusyCalendarStateFragmentDoc = new TypedDocumentString(`
    fragment BusyCalendarState on BusyCalendar {
  host
  triedAt
  readAt
  trouble
}
    `, {"fragmentName":"BusyCalendarState"}) as unknown as TypedDocumentString<BusyCalendarStateFragment, unknown>;
export const FilterAlertFragmentDoc = new TypedDocumentString(`
    fragment FilterAlert on SavedFilter {
  id
  name
  alert {
    timing
    hour
    weekday
  }
}
    `, {"fragmentName":"FilterAlert"}) as unknown as TypedDocumentString<FilterAlertFragment, unknown>;
export const TimingRowFragmentDoc = new TypedDocumentString(`
    fragment TimingRow on ScoutNotificationSetting {
  kind
  label
  timing
  usual
}
    `, {"fragmentName":"TimingRow"}) as unknown as TypedDocumentString<TimingRowFragment, unknown>;
export const ForAllJobsFragmentDoc = new TypedDocumentString(`
    fragment ForAllJobs on ScoutNotificationDefaults {
  digestHour
  settings {
    ...TimingRow
  }
}
    fragment TimingRow on ScoutNotificationSetting {
  kind
  label
  timing
  usual
}`, {"fragmentName":"ForAllJobs"}) as unknown as TypedDocumentString<ForAllJobsFragment, unknown>;
export const JobExceptionFragmentDoc = new TypedDocumentString(`
    fragment JobException on JobScoutNotificationSettings {
  jobId
  jobTitle
  isArchived
  isException
  settings {
    ...TimingRow
  }
}
    fragment TimingRow on ScoutNotificationSetting {
  kind
  label
  timing
  usual
}`, {"fragmentName":"JobException"}) as unknown as TypedDocumentString<JobExceptionFragment, unknown>;
export const PushDeviceFragmentDoc = new TypedDocumentString(`
    fragment PushDevice on PushDevice {
  id
  family
  registeredAt
  isCurrent
}
    `, {"fragmentName":"PushDevice"}) as unknown as TypedDocumentString<PushDeviceFragment, unknown>;
export const ListedScoutTemplateFragmentDoc = new TypedDocumentString(`
    fragment ListedScoutTemplate on ScoutTemplate {
  id
  title
  subject
  message
  isShared
  job {
    id
    title
  }
}
    `, {"fragmentName":"ListedScoutTemplate"}) as unknown as TypedDocumentString<ListedScoutTemplateFragment, unknown>;
export const TemplateVersionFragmentDoc = new TypedDocumentString(`
    fragment TemplateVersion on ScoutTemplateVersion {
  version
  subject
  message
  writtenAt
  writtenBy {
    familyName
    givenName
  }
  result {
    sent
    accepted
    acceptedRate
    readRate
    medianDays
  }
}
    `, {"fragmentName":"TemplateVersion"}) as unknown as TypedDocumentString<TemplateVersionFragment, unknown>;
export const MailDomainRowFragmentDoc = new TypedDocumentString(`
    fragment MailDomainRow on MailDomain {
  domain
  status
  record
  found
  checkedAt
  provenAt
}
    `, {"fragmentName":"MailDomainRow"}) as unknown as TypedDocumentString<MailDomainRowFragment, unknown>;
export const SingleSignOnModeFragmentDoc = new TypedDocumentString(`
    fragment SingleSignOnMode on SingleSignOn {
  mode
  emergencyUserId
  usersOutside {
    id
    familyName
    givenName
    email
  }
}
    `, {"fragmentName":"SingleSignOnMode"}) as unknown as TypedDocumentString<SingleSignOnModeFragment, unknown>;
export const EmergencyAdminFragmentDoc = new TypedDocumentString(`
    fragment EmergencyAdmin on CompanyMember {
  id
  familyName
  givenName
  email
}
    `, {"fragmentName":"EmergencyAdmin"}) as unknown as TypedDocumentString<EmergencyAdminFragment, unknown>;
export const SingleSignOnProviderFragmentDoc = new TypedDocumentString(`
    fragment SingleSignOnProvider on SingleSignOn {
  issuer
  clientId
  mode
}
    `, {"fragmentName":"SingleSignOnProvider"}) as unknown as TypedDocumentString<SingleSignOnProviderFragment, unknown>;
export const SingleSignOnTestFragmentDoc = new TypedDocumentString(`
    fragment SingleSignOnTest on SingleSignOn {
  testedAt
  users {
    id
    familyName
    givenName
    lastSignedInAt
  }
}
    `, {"fragmentName":"SingleSignOnTest"}) as unknown as TypedDocumentString<SingleSignOnTestFragment, unknown>;
export const WebhookRowFragmentDoc = new TypedDocumentString(`
    fragment WebhookRow on Webhook {
  id
  url
  description
  events
  offBecause
  failingSince
}
    `, {"fragmentName":"WebhookRow"}) as unknown as TypedDocumentString<WebhookRowFragment, unknown>;
export const WebhookDeliveryFragmentDoc = new TypedDocumentString(`
    fragment WebhookDelivery on WebhookDelivery {
  id
  status
  type
  label
  insertedAt
  dueAt
  messageId
  payload
  attempts {
    id
    insertedAt
    statusCode
    trouble
    tookMs
    answer
  }
}
    `, {"fragmentName":"WebhookDelivery"}) as unknown as TypedDocumentString<WebhookDeliveryFragment, unknown>;
export const WebhookSecretFragmentDoc = new TypedDocumentString(`
    fragment WebhookSecret on Webhook {
  previousSecretUntil
}
    `, {"fragmentName":"WebhookSecret"}) as unknown as TypedDocumentString<WebhookSecretFragment, unknown>;
export const WebhookStandingFragmentDoc = new TypedDocumentString(`
    fragment WebhookStanding on Webhook {
  offBecause
  offAt
  failingSince
}
    `, {"fragmentName":"WebhookStanding"}) as unknown as TypedDocumentString<WebhookStandingFragment, unknown>;
export const ThreadRowFragmentDoc = new TypedDocumentString(`
    fragment ThreadRow on ThreadWithCandidate {
  scoutInvitationId
  state
  isUnanswered
  unreadCount
  lastAt
  lastMessage {
    side
    text
  }
  job {
    title
  }
  inCharge {
    familyName
  }
  candidate {
    schoolName
    departmentName
    ... on DisclosedSearchCandidate {
      familyName
      givenName
    }
  }
}
    `, {"fragmentName":"ThreadRow"}) as unknown as TypedDocumentString<ThreadRowFragment, unknown>;
export const ThreadPhraseFragmentDoc = new TypedDocumentString(`
    fragment ThreadPhrase on ThreadPhrase {
  id
  title
  text
}
    `, {"fragmentName":"ThreadPhrase"}) as unknown as TypedDocumentString<ThreadPhraseFragment, unknown>;
export const PhraseValuesFragmentDoc = new TypedDocumentString(`
    fragment PhraseValues on ThreadWithCandidate {
  job {
    title
  }
  candidate {
    id
    ... on DisclosedSearchCandidate {
      familyName
      givenName
    }
  }
}
    `, {"fragmentName":"PhraseValues"}) as unknown as TypedDocumentString<PhraseValuesFragment, unknown>;
export const ThreadSideFragmentDoc = new TypedDocumentString(`
    fragment ThreadSide on ThreadWithCandidate {
  scoutInvitationId
  state
  isUnanswered
  acceptedAt
  job {
    title
    kind
  }
  inCharge {
    id
    familyName
    givenName
  }
  candidate {
    id
    noteCount
    schoolName
    departmentName
    taglines
    education {
      graduationYear
    }
    scoutInvitations {
      id
      booking {
        status
        schedulingDate {
          startAt
          endAt
        }
      }
    }
    ... on DisclosedSearchCandidate {
      familyName
      givenName
      email
      phoneNumber
    }
  }
}
    `, {"fragmentName":"ThreadSide"}) as unknown as TypedDocumentString<ThreadSideFragment, unknown>;
export const ThreadColleaguesFragmentDoc = new TypedDocumentString(`
    fragment ThreadColleagues on Query {
  threadColleagues {
    id
    familyName
    givenName
  }
}
    `, {"fragmentName":"ThreadColleagues"}) as unknown as TypedDocumentString<ThreadColleaguesFragment, unknown>;
export const AdministratorFragmentDoc = new TypedDocumentString(`
    fragment Administrator on CompanyUser {
  id
  familyName
  givenName
  department
  title
  picture
}
    `, {"fragmentName":"Administrator"}) as unknown as TypedDocumentString<AdministratorFragment, unknown>;
export const MemberFragmentDoc = new TypedDocumentString(`
    fragment Member on CompanyMember {
  id
  email
  role
  status
  familyName
  givenName
  department
  title
  invitationExpiresAt
  lastSignedInAt
  onlyNotifiedDates
  inHand {
    scheduledScouts
    relations
  }
}
    `, {"fragmentName":"Member"}) as unknown as TypedDocumentString<MemberFragment, unknown>;
export const WhitepaperCardFragmentDoc = new TypedDocumentString(`
    fragment WhitepaperCard on Whitepaper {
  id
  title
  summary
  tags
  pages
  coverUrl
  isNew
  isOpen
  minimumPlanLabel
}
    `, {"fragmentName":"WhitepaperCard"}) as unknown as TypedDocumentString<WhitepaperCardFragment, unknown>;
export const ManualScaleFieldsFragmentDoc = new TypedDocumentString(`
    fragment ManualScaleFields on AssessmentManualScale {
  id
  title
  items
  reliability
  standardError
  takers
}
    `, {"fragmentName":"ManualScaleFields"}) as unknown as TypedDocumentString<ManualScaleFieldsFragment, unknown>;
export const AssessmentSheetFieldsFragmentDoc = new TypedDocumentString(`
    fragment AssessmentSheetFields on AssessmentSheet {
  kind
  takenOn
  isReference
  sections {
    id
    title
    achieved
    achievable
    band
    low
    high
    cuts
    note
  }
  total {
    achieved
    achievable
    band
  }
  traits {
    traitId
    leftLabel
    rightLabel
    percentage
    low
    high
    text
  }
}
    `, {"fragmentName":"AssessmentSheetFields"}) as unknown as TypedDocumentString<AssessmentSheetFieldsFragment, unknown>;
export const CalendarFeedStateFragmentDoc = new TypedDocumentString(`
    fragment CalendarFeedState on CalendarFeed {
  insertedAt
  readAt
}
    `, {"fragmentName":"CalendarFeedState"}) as unknown as TypedDocumentString<CalendarFeedStateFragment, unknown>;
export const JobChangesFragmentDoc = new TypedDocumentString(`
    fragment JobChanges on OfferedJob {
  changes {
    changedAt
    lines {
      label
      before
      after
    }
  }
}
    `, {"fragmentName":"JobChanges"}) as unknown as TypedDocumentString<JobChangesFragment, unknown>;
export const NotificationFieldsFragmentDoc = new TypedDocumentString(`
    fragment NotificationFields on Notification {
  id
  title
  body
  path
  insertedAt
  isRead
}
    `, {"fragmentName":"NotificationFields"}) as unknown as TypedDocumentString<NotificationFieldsFragment, unknown>;
export const ServiceNoticeFieldsFragmentDoc = new TypedDocumentString(`
    fragment ServiceNoticeFields on ServiceNotice {
  id
  kind
  text
  link
  shownUntil
}
    `, {"fragmentName":"ServiceNoticeFields"}) as unknown as TypedDocumentString<ServiceNoticeFieldsFragment, unknown>;
export const ThreadMessageFieldsFragmentDoc = new TypedDocumentString(`
    fragment ThreadMessageFields on ThreadMessage {
  position
  side
  text
  sentAt
  files {
    number
    fileName
    isPicture
    bytes
  }
  companyUser {
    familyName
    givenName
    picture
  }
}
    `, {"fragmentName":"ThreadMessageFields"}) as unknown as TypedDocumentString<ThreadMessageFieldsFragment, unknown>;
export const ThreadEventFieldsFragmentDoc = new TypedDocumentString(`
    fragment ThreadEventFields on ThreadEvent {
  kind
  side
  at
  text
  until
  startAt
  endAt
  urls {
    label
    url
  }
  wishes {
    date
    timeOfDay
  }
  promises {
    label
  }
}
    `, {"fragmentName":"ThreadEventFields"}) as unknown as TypedDocumentString<ThreadEventFieldsFragment, unknown>;
export const RegisterCandidateFcmTokenDocument = new TypedDocumentString(`
    mutation RegisterCandidateFcmToken($token: String!) {
  registerCandidateFcmToken(token: $token)
}
    `) as unknown as TypedDocumentString<RegisterCandidateFcmTokenMutation, RegisterCandidateFcmTokenMutationVariables>;
export const RegisterCompanyUserFcmTokenDocument = new TypedDocumentString(`
    mutation RegisterCompanyUserFcmToken($token: String!, $isRenewal: Boolean!) {
  registerCompanyUserFcmToken(token: $token, isRenewal: $isRenewal)
}
    `) as unknown as TypedDocumentString<RegisterCompanyUserFcmTokenMutation, RegisterCompanyUserFcmTokenMutationVariables>;
export const ActivityCsvDocument = new TypedDocumentString(`
    query ActivityCsv($filter: ActivityFilter!) {
  activityCsv(filter: $filter)
}
    `) as unknown as TypedDocumentString<ActivityCsvQuery, ActivityCsvQueryVariables>;
export const AnalysisCsvDocument = new TypedDocumentString(`
    query AnalysisCsv($filter: ScoutAnalysisFilter!, $by: ScoutAnalysisDimension!) {
  scoutAnalysisCsv(filter: $filter, by: $by)
}
    `) as unknown as TypedDocumentString<AnalysisCsvQuery, AnalysisCsvQueryVariables>;
export const AssessmentResultFileDocument = new TypedDocumentString(`
    query AssessmentResultFile($kind: AssessmentKind!, $form: AssessmentKeepsakeForm!) {
  assessmentKeepsake(kind: $kind, form: $form) {
    contents
    takenOn
  }
}
    `) as unknown as TypedDocumentString<AssessmentResultFileQuery, AssessmentResultFileQueryVariables>;
export const IndividualReportDocument = new TypedDocumentString(`
    query IndividualReport($month: String!) {
  individualReport(month: $month)
}
    `) as unknown as TypedDocumentString<IndividualReportQuery, IndividualReportQueryVariables>;
export const ThreadFileBytesDocument = new TypedDocumentString(`
    query ThreadFileBytes($id: ID!, $position: Int!, $number: Int!) {
  threadFile(scoutInvitationId: $id, position: $position, number: $number) {
    fileName
    contentType
    encoded
  }
}
    `) as unknown as TypedDocumentString<ThreadFileBytesQuery, ThreadFileBytesQueryVariables>;
export const ActionRequiredPageDocument = new TypedDocumentString(`
    query ActionRequiredPage {
  graduationYears
  jobHuntingStatuses {
    id
    label
  }
  requiredAction {
    isRequired
    revision
    missing
    hasGraduated
    graduationYear
    graduationMonth
    schoolName
    jobHuntingStatus {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<ActionRequiredPageQuery, ActionRequiredPageQueryVariables>;
export const SaveRequiredItemsDocument = new TypedDocumentString(`
    mutation SaveRequiredItems($name: RequiredNameInput, $education: RequiredEducationInput, $confirmation: ConfirmationInput, $revision: String) {
  saveRequiredItems(
    name: $name
    education: $education
    confirmation: $confirmation
    revision: $revision
  ) {
    isRequired
  }
}
    `) as unknown as TypedDocumentString<SaveRequiredItemsMutation, SaveRequiredItemsMutationVariables>;
export const AgentConsultationPageDocument = new TypedDocumentString(`
    query AgentConsultationPage {
  agentPartner {
    name
    licenseNumber
  }
  agentConsultationConsent {
    partnerName
    textVersion
    agreedAt
  }
}
    `) as unknown as TypedDocumentString<AgentConsultationPageQuery, AgentConsultationPageQueryVariables>;
export const AgreeToAgentConsultationDocument = new TypedDocumentString(`
    mutation AgreeToAgentConsultation($partnerName: String!, $textVersion: String!) {
  agreeToAgentConsultation(partnerName: $partnerName, textVersion: $textVersion)
}
    `) as unknown as TypedDocumentString<AgreeToAgentConsultationMutation, AgreeToAgentConsultationMutationVariables>;
export const RevokeAgentConsultationDocument = new TypedDocumentString(`
    mutation RevokeAgentConsultation {
  revokeAgentConsultation
}
    `) as unknown as TypedDocumentString<RevokeAgentConsultationMutation, RevokeAgentConsultationMutationVariables>;
export const AssessmentPageDocument = new TypedDocumentString(`
    query AssessmentPage {
  assessments {
    intellectual {
      ...TestStanding
    }
    personality {
      ...TestStanding
    }
  }
}
    fragment TestStanding on AssessmentStanding {
  canStart
  canStartFrom
  openAttempt {
    ...OpenSitting
    state
    lastSequence
  }
  latestAttempt {
    id
    state
    submittedAt
    isChecked
    isErased
    checkStage
  }
}
fragment OpenSitting on AssessmentAttempt {
  id
  state
  continueBy
  serverNow
  sections {
    id
    title
    state
    deadlineAt
  }
}`) as unknown as TypedDocumentString<AssessmentPageQuery, AssessmentPageQueryVariables>;
export const IntellectualPageDocument = new TypedDocumentString(`
    query IntellectualPage {
  assessments {
    intellectual {
      openAttempt {
        ...SittingAttempt
      }
    }
  }
}
    fragment SittingAttempt on AssessmentAttempt {
  id
  state
  isThisDevice
  usesScreenReader
  hasLargerFigures
  continueBy
  lastSequence
  serverNow
  sections {
    id
    title
    position
    state
    itemCount
    minutes
    limitSeconds
    startedAt
    deadlineAt
    extensionSeconds
    answers {
      position
      chosenOption
      isFlagged
    }
  }
}`) as unknown as TypedDocumentString<IntellectualPageQuery, IntellectualPageQueryVariables>;
export const StartAssessmentSectionDocument = new TypedDocumentString(`
    mutation StartAssessmentSection($attemptId: ID!, $section: AssessmentSectionId!) {
  startAssessmentSection(attemptId: $attemptId, section: $section) {
    id
  }
}
    `) as unknown as TypedDocumentString<StartAssessmentSectionMutation, StartAssessmentSectionMutationVariables>;
export const EndAssessmentSectionDocument = new TypedDocumentString(`
    mutation EndAssessmentSection($attemptId: ID!, $section: AssessmentSectionId!) {
  endAssessmentSection(attemptId: $attemptId, section: $section) {
    id
    state
    checkStage
  }
}
    `) as unknown as TypedDocumentString<EndAssessmentSectionMutation, EndAssessmentSectionMutationVariables>;
export const TakeOverAssessmentDocument = new TypedDocumentString(`
    mutation TakeOverAssessment($attemptId: ID!) {
  takeOverAssessment(attemptId: $attemptId) {
    id
  }
}
    `) as unknown as TypedDocumentString<TakeOverAssessmentMutation, TakeOverAssessmentMutationVariables>;
export const BeatAssessmentDocument = new TypedDocumentString(`
    mutation BeatAssessment($attemptId: ID!) {
  beatAssessment(attemptId: $attemptId) {
    id
    isThisDevice
    serverNow
    sections {
      id
      state
      deadlineAt
    }
  }
}
    `) as unknown as TypedDocumentString<BeatAssessmentMutation, BeatAssessmentMutationVariables>;
export const AnswerAssessmentItemDocument = new TypedDocumentString(`
    mutation AnswerAssessmentItem($attemptId: ID!, $section: AssessmentSectionId!, $position: Int!, $option: Int, $isFlagged: Boolean!, $sequence: Int!, $answeredAt: DateTime!, $sentAt: DateTime!, $milliseconds: Int!, $sinceShown: Int) {
  answerAssessmentItem(
    attemptId: $attemptId
    section: $section
    position: $position
    option: $option
    isFlagged: $isFlagged
    sequence: $sequence
    answeredAt: $answeredAt
    sentAt: $sentAt
    milliseconds: $milliseconds
    sinceShown: $sinceShown
  ) {
    id
    serverNow
  }
}
    `) as unknown as TypedDocumentString<AnswerAssessmentItemMutation, AnswerAssessmentItemMutationVariables>;
export const AnswerAssessmentItemsDocument = new TypedDocumentString(`
    mutation AnswerAssessmentItems($attemptId: ID!, $section: AssessmentSectionId!, $sentAt: DateTime!, $answers: [AssessmentAnswerInput!]!) {
  answerAssessmentItems(
    attemptId: $attemptId
    section: $section
    sentAt: $sentAt
    answers: $answers
  ) {
    id
    serverNow
  }
}
    `) as unknown as TypedDocumentString<AnswerAssessmentItemsMutation, AnswerAssessmentItemsMutationVariables>;
export const ReportAssessmentFocusLossDocument = new TypedDocumentString(`
    mutation ReportAssessmentFocusLoss($attemptId: ID!) {
  reportAssessmentFocusLoss(attemptId: $attemptId) {
    id
  }
}
    `) as unknown as TypedDocumentString<ReportAssessmentFocusLossMutation, ReportAssessmentFocusLossMutationVariables>;
export const AskedAssessmentItemDocument = new TypedDocumentString(`
    query AskedAssessmentItem($position: Int!) {
  assessments {
    intellectual {
      openAttempt {
        id
        item(position: $position) {
          section
          passage
          stem
          figure {
            address
            alternative
          }
          options {
            text
            figure {
              address
              alternative
            }
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<AskedAssessmentItemQuery, AskedAssessmentItemQueryVariables>;
export const PublishAssessmentResultDocument = new TypedDocumentString(`
    mutation PublishAssessmentResult($kind: AssessmentKind!, $attemptId: ID!, $consentVersion: String!) {
  publishAssessmentResult(
    kind: $kind
    attemptId: $attemptId
    consentVersion: $consentVersion
  ) {
    publishedAt
  }
}
    `) as unknown as TypedDocumentString<PublishAssessmentResultMutation, PublishAssessmentResultMutationVariables>;
export const WithdrawAssessmentResultDocument = new TypedDocumentString(`
    mutation WithdrawAssessmentResult($kind: AssessmentKind!) {
  withdrawAssessmentResult(kind: $kind) {
    publishedAt
  }
}
    `) as unknown as TypedDocumentString<WithdrawAssessmentResultMutation, WithdrawAssessmentResultMutationVariables>;
export const DeleteAssessmentResultsDocument = new TypedDocumentString(`
    mutation DeleteAssessmentResults($kind: AssessmentKind!) {
  deleteAssessmentResults(kind: $kind) {
    state
  }
}
    `) as unknown as TypedDocumentString<DeleteAssessmentResultsMutation, DeleteAssessmentResultsMutationVariables>;
export const CreateAssessmentCertificateDocument = new TypedDocumentString(`
    mutation CreateAssessmentCertificate($kind: AssessmentKind!, $days: Int!, $hasName: Boolean!) {
  createAssessmentCertificate(kind: $kind, days: $days, hasName: $hasName) {
    id
    token
  }
}
    `) as unknown as TypedDocumentString<CreateAssessmentCertificateMutation, CreateAssessmentCertificateMutationVariables>;
export const EndAssessmentCertificateDocument = new TypedDocumentString(`
    mutation EndAssessmentCertificate($id: ID!) {
  endAssessmentCertificate(id: $id)
}
    `) as unknown as TypedDocumentString<EndAssessmentCertificateMutation, EndAssessmentCertificateMutationVariables>;
export const ResultPageDocument = new TypedDocumentString(`
    query ResultPage($kind: AssessmentKind!) {
  assessmentResult(kind: $kind) {
    kind
    state
    attemptId
    isChecked
    checkStage
    recheckBy
    publishedAt
    canPublish
    hasReplacedPublished
    consentVersion
    retakeFrom
    sheet {
      ...AssessmentSheetFields
    }
    certificates {
      id
      hasName
      insertedAt
      expiresAt
    }
  }
}
    fragment AssessmentSheetFields on AssessmentSheet {
  kind
  takenOn
  isReference
  sections {
    id
    title
    achieved
    achievable
    band
    low
    high
    cuts
    note
  }
  total {
    achieved
    achievable
    band
  }
  traits {
    traitId
    leftLabel
    rightLabel
    percentage
    low
    high
    text
  }
}`) as unknown as TypedDocumentString<ResultPageQuery, ResultPageQueryVariables>;
export const PersonalityPageDocument = new TypedDocumentString(`
    query PersonalityPage {
  assessments {
    personality {
      openAttempt {
        id
        isThisDevice
        lastSequence
        pairs {
          position
          left
          right
          chosen
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<PersonalityPageQuery, PersonalityPageQueryVariables>;
export const AnswerPersonalityPairsDocument = new TypedDocumentString(`
    mutation AnswerPersonalityPairs($attemptId: ID!, $answers: [AssessmentPairInput!]!) {
  answerPersonalityPairs(attemptId: $attemptId, answers: $answers) {
    id
    pairs {
      position
      chosen
    }
  }
}
    `) as unknown as TypedDocumentString<AnswerPersonalityPairsMutation, AnswerPersonalityPairsMutationVariables>;
export const SubmitPersonalityDocument = new TypedDocumentString(`
    mutation SubmitPersonality($attemptId: ID!, $hasConfirmed: Boolean!) {
  submitPersonality(attemptId: $attemptId, hasConfirmed: $hasConfirmed) {
    id
  }
}
    `) as unknown as TypedDocumentString<SubmitPersonalityMutation, SubmitPersonalityMutationVariables>;
export const TakeOverPersonalityDocument = new TypedDocumentString(`
    mutation TakeOverPersonality($attemptId: ID!) {
  takeOverAssessment(attemptId: $attemptId) {
    id
  }
}
    `) as unknown as TypedDocumentString<TakeOverPersonalityMutation, TakeOverPersonalityMutationVariables>;
export const AssessmentPracticePageDocument = new TypedDocumentString(`
    query AssessmentPracticePage {
  assessments {
    intellectual {
      practice {
        practiceId
        ...PracticeItem
      }
    }
  }
}
    fragment PracticeItem on AssessmentItem {
  practiceId
  passage
  stem
  figure {
    address
    alternative
  }
  options {
    text
    figure {
      address
      alternative
    }
  }
}`) as unknown as TypedDocumentString<AssessmentPracticePageQuery, AssessmentPracticePageQueryVariables>;
export const AnswerPracticeDocument = new TypedDocumentString(`
    query AnswerPractice($practiceId: ID!, $option: Int!) {
  assessmentPracticeAnswer(practiceId: $practiceId, option: $option) {
    isRight
    key
    rationales
  }
}
    `) as unknown as TypedDocumentString<AnswerPracticeQuery, AnswerPracticeQueryVariables>;
export const StartAssessmentPageDocument = new TypedDocumentString(`
    query StartAssessmentPage {
  assessments {
    consentVersion
    intellectual {
      canStart
      openAttempt {
        id
      }
      latestAttempt {
        state
        isErased
      }
    }
    personality {
      canStart
      openAttempt {
        id
      }
      latestAttempt {
        state
        isErased
      }
    }
  }
}
    `) as unknown as TypedDocumentString<StartAssessmentPageQuery, StartAssessmentPageQueryVariables>;
export const StartAssessmentDocument = new TypedDocumentString(`
    mutation StartAssessment($kind: AssessmentKind!, $consentVersion: String!, $honestyName: String!, $timeFactor: AssessmentTimeFactor!, $usesScreenReader: Boolean!, $hasLargerFigures: Boolean!) {
  startAssessment(
    kind: $kind
    consentVersion: $consentVersion
    honestyName: $honestyName
    timeFactor: $timeFactor
    usesScreenReader: $usesScreenReader
    hasLargerFigures: $hasLargerFigures
  ) {
    id
  }
}
    `) as unknown as TypedDocumentString<StartAssessmentMutation, StartAssessmentMutationVariables>;
export const CompaniesPageDocument = new TypedDocumentString(`
    query CompaniesPage($condition: CompanySearchInput!, $order: CompanyOrder!, $first: Int!, $offset: Int!) {
  ...CompanyChoices
  searchCompanies(
    condition: $condition
    order: $order
    first: $first
    offset: $offset
  ) {
    totalCount
    isNearName
    hasWishes
    edges {
      node {
        company {
          id
        }
        ...FoundCompanyCard
      }
    }
    options {
      counts {
        filter
        id
        count
      }
      relaxations {
        filter
        count
      }
    }
  }
}
    fragment CompanyChoices on Query {
  industries {
    id
    label
    group
  }
  regions {
    name
    prefectures {
      id
      label
    }
  }
  companySizes {
    id
    label
  }
  companySelectionCriteria {
    id
    label
  }
  jobTypes {
    id
    label
    group
  }
  scoutTypes {
    id
    label
  }
}
fragment FoundCompanyCard on FoundCompany {
  openJobCount
  ...SharedWishes
  company {
    id
    displayName
    isFavorite
    tagline
    checkedAt
    mark {
      background
    }
    cover {
      url
      width
      height
    }
    companySize {
      label
    }
    ...CompanyMark
    ...IndustryAndPlace
  }
}
fragment IndustryAndPlace on Company {
  industries {
    label
  }
  prefecture {
    label
  }
}
fragment SharedWishes on FoundCompany {
  sharedWishes {
    kind
    labels
  }
}
fragment CompanyMark on Company {
  mark {
    shape
    background
    foreground
    logoUrl
  }
}`) as unknown as TypedDocumentString<CompaniesPageQuery, CompaniesPageQueryVariables>;
export const CompanyDescriptionPageDocument = new TypedDocumentString(`
    query CompanyDescriptionPage($companyId: ID!) {
  metCompany(companyId: $companyId) {
    isPublic
    company {
      id
      displayName
      isFavorite
      ...CompanyPage
    }
    answerRecord {
      total
      inTime
    }
    outcomeRecord {
      total
      inTime
    }
    promiseRecord {
      students
      total
      kept
    }
    openJobs {
      id
      ...OpenJob
    }
  }
}
    fragment OpenJob on OfferedJob {
  id
  title
  lastEditedAt
  scoutType {
    label
  }
  jobTypes {
    id
    label
  }
}
fragment CompanyMark on Company {
  mark {
    shape
    background
    foreground
    logoUrl
  }
}
fragment CompanyFacts on Company {
  legalName
  industries {
    id
    label
  }
  companySize {
    label
  }
  employees
  foundedOn
  capitalYen
  representative
  postalCode
  prefecture {
    label
  }
  city
  addressLine
  building
  offices {
    id
    label
  }
  phones {
    id
    label
    number
    shownNumber
  }
  urls {
    label
    url
  }
  companySelectionCriteria {
    id
    label
  }
  youthInformation {
    kind
    label
    body
  }
}
fragment CompanyHead on Company {
  displayName
  tagline
  mark {
    background
    logoUrl
  }
  cover {
    url
    width
    height
  }
  coverDescription
  ...CompanyMark
}
fragment CompanyPage on Company {
  checkedAt
  contents {
    ...ContentBlockFields
  }
  others {
    title
    body
  }
  ...CompanyHead
  ...CompanyFacts
  voices {
    ...CompanyVoiceFields
  }
  questions {
    question
    answer
  }
  figures {
    ...CompanyFigureFields
  }
}
fragment CompanyFigureFields on CompanyFigure {
  label
  value
  source
  asOf
}
fragment CompanyVoiceFields on CompanyVoice {
  speaker
  body
  image {
    url
    width
    height
  }
}
fragment ContentBlockFields on ContentBlock {
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
}`) as unknown as TypedDocumentString<CompanyDescriptionPageQuery, CompanyDescriptionPageQueryVariables>;
export const PublicCompanyPageDocument = new TypedDocumentString(`
    query PublicCompanyPage($companyId: ID!) {
  publicCompany(companyId: $companyId) {
    pictureUrl
    company {
      id
      displayName
      tagline
    }
    ...PublicCompany
  }
}
    fragment OpenJob on OfferedJob {
  id
  title
  lastEditedAt
  scoutType {
    label
  }
  jobTypes {
    id
    label
  }
}
fragment PublicCompany on PublicCompany {
  company {
    displayName
    ...CompanyPage
  }
  openJobs {
    id
    ...OpenJob
  }
}
fragment CompanyMark on Company {
  mark {
    shape
    background
    foreground
    logoUrl
  }
}
fragment CompanyFacts on Company {
  legalName
  industries {
    id
    label
  }
  companySize {
    label
  }
  employees
  foundedOn
  capitalYen
  representative
  postalCode
  prefecture {
    label
  }
  city
  addressLine
  building
  offices {
    id
    label
  }
  phones {
    id
    label
    number
    shownNumber
  }
  urls {
    label
    url
  }
  companySelectionCriteria {
    id
    label
  }
  youthInformation {
    kind
    label
    body
  }
}
fragment CompanyHead on Company {
  displayName
  tagline
  mark {
    background
    logoUrl
  }
  cover {
    url
    width
    height
  }
  coverDescription
  ...CompanyMark
}
fragment CompanyPage on Company {
  checkedAt
  contents {
    ...ContentBlockFields
  }
  others {
    title
    body
  }
  ...CompanyHead
  ...CompanyFacts
  voices {
    ...CompanyVoiceFields
  }
  questions {
    question
    answer
  }
  figures {
    ...CompanyFigureFields
  }
}
fragment CompanyFigureFields on CompanyFigure {
  label
  value
  source
  asOf
}
fragment CompanyVoiceFields on CompanyVoice {
  speaker
  body
  image {
    url
    width
    height
  }
}
fragment ContentBlockFields on ContentBlock {
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
}`) as unknown as TypedDocumentString<PublicCompanyPageQuery, PublicCompanyPageQueryVariables>;
export const CompanyCountsDocument = new TypedDocumentString(`
    query CompanyCounts($condition: CompanySearchInput!) {
  searchCompanies(condition: $condition, first: 0) {
    totalCount
    options {
      counts {
        filter
        id
        count
      }
    }
  }
}
    `) as unknown as TypedDocumentString<CompanyCountsQuery, CompanyCountsQueryVariables>;
export const ContactPageDocument = new TypedDocumentString(`
    query ContactPage {
  inquiryContact {
    name
    email
  }
}
    `) as unknown as TypedDocumentString<ContactPageQuery, ContactPageQueryVariables>;
export const ReportedJobDocument = new TypedDocumentString(`
    query ReportedJob($jobId: ID!) {
  offeredJob(jobId: $jobId) {
    id
    title
    company {
      displayName
    }
  }
}
    `) as unknown as TypedDocumentString<ReportedJobQuery, ReportedJobQueryVariables>;
export const ReportedScoutDocument = new TypedDocumentString(`
    query ReportedScout($id: ID!) {
  scoutInvitation(id: $id) {
    id
    subject
    company {
      displayName
    }
  }
}
    `) as unknown as TypedDocumentString<ReportedScoutQuery, ReportedScoutQueryVariables>;
export const ReportedCompanyDocument = new TypedDocumentString(`
    query ReportedCompany($companyId: ID!) {
  metCompany(companyId: $companyId) {
    company {
      id
      displayName
    }
  }
}
    `) as unknown as TypedDocumentString<ReportedCompanyQuery, ReportedCompanyQueryVariables>;
export const FavoriteCompaniesPageDocument = new TypedDocumentString(`
    query FavoriteCompaniesPage($first: Int!, $offset: Int!) {
  favoriteCompanies(first: $first, offset: $offset) {
    totalCount
    nodes {
      company {
        id
      }
      ...FavoriteRow
    }
  }
  ...InterestJobs
}
    fragment FavoriteRow on FavoriteCompany {
  isMet
  company {
    id
    displayName
    isFavorite
    tagline
    ...CompanyMark
    ...IndustryAndPlace
  }
}
fragment InterestJobs on Query {
  jobInterests {
    isOpen
    job {
      id
      title
      company {
        id
        displayName
        ...CompanyMark
      }
    }
  }
}
fragment IndustryAndPlace on Company {
  industries {
    label
  }
  prefecture {
    label
  }
}
fragment CompanyMark on Company {
  mark {
    shape
    background
    foreground
    logoUrl
  }
}`) as unknown as TypedDocumentString<FavoriteCompaniesPageQuery, FavoriteCompaniesPageQueryVariables>;
export const AddFavoriteCompanyDocument = new TypedDocumentString(`
    mutation AddFavoriteCompany($companyId: ID!) {
  addFavoriteCompany(companyId: $companyId)
}
    `) as unknown as TypedDocumentString<AddFavoriteCompanyMutation, AddFavoriteCompanyMutationVariables>;
export const RemoveFavoriteCompanyDocument = new TypedDocumentString(`
    mutation RemoveFavoriteCompany($companyId: ID!) {
  removeFavoriteCompany(companyId: $companyId)
}
    `) as unknown as TypedDocumentString<RemoveFavoriteCompanyMutation, RemoveFavoriteCompanyMutationVariables>;
export const HomePageDocument = new TypedDocumentString(`
    query HomePage {
  ...HomeToday
  ...HomeSide
  ...HomeAwaitedCompanies
  ...HomeNewScouts
  ...HomeNearCompanies
  ...HomeEncourageEvents
}
    fragment HomeAwaitedCompanies on Query {
  recentOutcomes {
    scoutInvitationId
    toldAt
    company {
      displayName
      ...CompanyMark
    }
  }
  awaitedCompanies {
    scoutInvitationId
    asksArrival
    company {
      displayName
      ...CompanyMark
    }
    wait {
      word
      dueOn
      isSilent
    }
  }
}
fragment CompanyAsks on Query {
  awaitedCompanies {
    scoutInvitationId
    asksArrival
    company {
      displayName
    }
    stepTitle
    wait {
      word
      isSilent
    }
  }
}
fragment HomeEncourageEvents on Query {
  encourageEvents(period: ACTIVE) {
    edges {
      node {
        id
        title
        companyName
        eventUrl
        applicationEndAt
        companyLogoUrl
        thumbnailUrl
        category {
          label
        }
      }
    }
  }
}
fragment HomeNearCompanies on Query {
  nearCompanies {
    hasWishes
    companies {
      ...SharedWishes
      sharedWishes {
        kind
      }
      company {
        id
        displayName
        isFavorite
        ...CompanyMark
        ...IndustryAndPlace
      }
    }
  }
}
fragment HomeNewScouts on Query {
  ownProfile {
    isPublic
    nextItem
  }
  scoutInvitationCounts {
    pending
    pendingSchedule
    accepted
    declined
    expired
  }
  waiting: scoutInvitations(status: PENDING, first: 50) {
    edges {
      node {
        id
        sentAt
        expiresAt
        remindAt
        isCompanySuspended
        reason
        quotations {
          text
        }
        company {
          displayName
          ...CompanyMark
        }
        job {
          scoutType {
            label
          }
        }
      }
    }
  }
}
fragment HomeSide on Query {
  chosenDates {
    id
    startAt
    endAt
    isMissed
    isCompanySuspended
    title
    location
    url
    scoutInvitationId
    company {
      id
      displayName
      ...CompanyMark
    }
  }
  ownProfile {
    completeness
    nextItem
    nextItemGain
    selfIntroduction
    studentProjectExperience
    viewedByCompaniesYesterday
    isPublic
  }
}
fragment HomeToday on Query {
  viewer {
    ... on CandidateViewer {
      familyName
      unreadThreadCount
    }
  }
  ...CompanyAsks
  hiresToAnswer {
    id
    answerBy
    company {
      displayName
    }
  }
  chosenDates {
    id
    startAt
    endAt
    title
    canGiveDayNotice
    isMissed
    isCompanySuspended
    scoutInvitationId
    company {
      displayName
    }
  }
  assessments {
    intellectual {
      openAttempt {
        ...OpenSitting
      }
    }
  }
  ownProfile {
    completeness
    lacksDepartmentCategory
    nextItem
    nextItemGain
  }
  waiting: scoutInvitations(status: PENDING, first: 50) {
    edges {
      node {
        id
        sentAt
        expiresAt
        remindAt
        isCompanySuspended
        reason
        quotations {
          text
        }
        company {
          displayName
          ...CompanyMark
        }
        job {
          title
        }
      }
    }
  }
  unscheduled: scoutInvitations(status: PENDING_SCHEDULE, first: 20) {
    edges {
      node {
        id
        schedulingStatus
        isCompanySuspended
        scheduleBy
        company {
          displayName
        }
        stepTitle
        offeredScheduling {
          keptSlot {
            startAt
            endAt
            place {
              offeredUntil
            }
          }
          slots {
            availability
          }
        }
      }
    }
  }
}
fragment IndustryAndPlace on Company {
  industries {
    label
  }
  prefecture {
    label
  }
}
fragment SharedWishes on FoundCompany {
  sharedWishes {
    kind
    labels
  }
}
fragment OpenSitting on AssessmentAttempt {
  id
  state
  continueBy
  serverNow
  sections {
    id
    title
    state
    deadlineAt
  }
}
fragment CompanyMark on Company {
  mark {
    shape
    background
    foreground
    logoUrl
  }
}`) as unknown as TypedDocumentString<HomePageQuery, HomePageQueryVariables>;
export const LandingPageDocument = new TypedDocumentString(`
    query LandingPage {
  graduationYears
}
    `) as unknown as TypedDocumentString<LandingPageQuery, LandingPageQueryVariables>;
export const HomeFirstDocument = new TypedDocumentString(`
    query HomeFirst {
  ...HomeToday
  ...HomeSide
  ...HomeAwaitedCompanies
}
    fragment HomeAwaitedCompanies on Query {
  recentOutcomes {
    scoutInvitationId
    toldAt
    company {
      displayName
      ...CompanyMark
    }
  }
  awaitedCompanies {
    scoutInvitationId
    asksArrival
    company {
      displayName
      ...CompanyMark
    }
    wait {
      word
      dueOn
      isSilent
    }
  }
}
fragment CompanyAsks on Query {
  awaitedCompanies {
    scoutInvitationId
    asksArrival
    company {
      displayName
    }
    stepTitle
    wait {
      word
      isSilent
    }
  }
}
fragment HomeSide on Query {
  chosenDates {
    id
    startAt
    endAt
    isMissed
    isCompanySuspended
    title
    location
    url
    scoutInvitationId
    company {
      id
      displayName
      ...CompanyMark
    }
  }
  ownProfile {
    completeness
    nextItem
    nextItemGain
    selfIntroduction
    studentProjectExperience
    viewedByCompaniesYesterday
    isPublic
  }
}
fragment HomeToday on Query {
  viewer {
    ... on CandidateViewer {
      familyName
      unreadThreadCount
    }
  }
  ...CompanyAsks
  hiresToAnswer {
    id
    answerBy
    company {
      displayName
    }
  }
  chosenDates {
    id
    startAt
    endAt
    title
    canGiveDayNotice
    isMissed
    isCompanySuspended
    scoutInvitationId
    company {
      displayName
    }
  }
  assessments {
    intellectual {
      openAttempt {
        ...OpenSitting
      }
    }
  }
  ownProfile {
    completeness
    lacksDepartmentCategory
    nextItem
    nextItemGain
  }
  waiting: scoutInvitations(status: PENDING, first: 50) {
    edges {
      node {
        id
        sentAt
        expiresAt
        remindAt
        isCompanySuspended
        reason
        quotations {
          text
        }
        company {
          displayName
          ...CompanyMark
        }
        job {
          title
        }
      }
    }
  }
  unscheduled: scoutInvitations(status: PENDING_SCHEDULE, first: 20) {
    edges {
      node {
        id
        schedulingStatus
        isCompanySuspended
        scheduleBy
        company {
          displayName
        }
        stepTitle
        offeredScheduling {
          keptSlot {
            startAt
            endAt
            place {
              offeredUntil
            }
          }
          slots {
            availability
          }
        }
      }
    }
  }
}
fragment OpenSitting on AssessmentAttempt {
  id
  state
  continueBy
  serverNow
  sections {
    id
    title
    state
    deadlineAt
  }
}
fragment CompanyMark on Company {
  mark {
    shape
    background
    foreground
    logoUrl
  }
}`) as unknown as TypedDocumentString<HomeFirstQuery, HomeFirstQueryVariables>;
export const HomeNewScoutsAloneDocument = new TypedDocumentString(`
    query HomeNewScoutsAlone {
  ...HomeNewScouts
}
    fragment HomeNewScouts on Query {
  ownProfile {
    isPublic
    nextItem
  }
  scoutInvitationCounts {
    pending
    pendingSchedule
    accepted
    declined
    expired
  }
  waiting: scoutInvitations(status: PENDING, first: 50) {
    edges {
      node {
        id
        sentAt
        expiresAt
        remindAt
        isCompanySuspended
        reason
        quotations {
          text
        }
        company {
          displayName
          ...CompanyMark
        }
        job {
          scoutType {
            label
          }
        }
      }
    }
  }
}
fragment CompanyMark on Company {
  mark {
    shape
    background
    foreground
    logoUrl
  }
}`) as unknown as TypedDocumentString<HomeNewScoutsAloneQuery, HomeNewScoutsAloneQueryVariables>;
export const HomeNearCompaniesAloneDocument = new TypedDocumentString(`
    query HomeNearCompaniesAlone {
  ...HomeNearCompanies
}
    fragment HomeNearCompanies on Query {
  nearCompanies {
    hasWishes
    companies {
      ...SharedWishes
      sharedWishes {
        kind
      }
      company {
        id
        displayName
        isFavorite
        ...CompanyMark
        ...IndustryAndPlace
      }
    }
  }
}
fragment IndustryAndPlace on Company {
  industries {
    label
  }
  prefecture {
    label
  }
}
fragment SharedWishes on FoundCompany {
  sharedWishes {
    kind
    labels
  }
}
fragment CompanyMark on Company {
  mark {
    shape
    background
    foreground
    logoUrl
  }
}`) as unknown as TypedDocumentString<HomeNearCompaniesAloneQuery, HomeNearCompaniesAloneQueryVariables>;
export const HomeEncourageEventsAloneDocument = new TypedDocumentString(`
    query HomeEncourageEventsAlone {
  ...HomeEncourageEvents
}
    fragment HomeEncourageEvents on Query {
  encourageEvents(period: ACTIVE) {
    edges {
      node {
        id
        title
        companyName
        eventUrl
        applicationEndAt
        companyLogoUrl
        thumbnailUrl
        category {
          label
        }
      }
    }
  }
}`) as unknown as TypedDocumentString<HomeEncourageEventsAloneQuery, HomeEncourageEventsAloneQueryVariables>;
export const PasskeyOfferDocument = new TypedDocumentString(`
    query PasskeyOffer {
  isPasskeyOffered
}
    `) as unknown as TypedDocumentString<PasskeyOfferQuery, PasskeyOfferQueryVariables>;
export const EndPasskeyOfferDocument = new TypedDocumentString(`
    mutation EndPasskeyOffer {
  endPasskeyOffer
}
    `) as unknown as TypedDocumentString<EndPasskeyOfferMutation, EndPasskeyOfferMutationVariables>;
export const CompletePageDocument = new TypedDocumentString(`
    query CompletePage($id: ID!) {
  scoutInvitation(id: $id) {
    id
    status
    schedulingStatus
    wait {
      word
      dueOn
      isSilent
    }
    completionDescription
    completionUrls {
      label
      url
    }
    company {
      displayName
    }
    job {
      kind
    }
    chosenDate {
      id
      isMissed
      ...Appointment
    }
  }
}
    fragment Appointment on ChosenDate {
  id
  startAt
  endAt
  title
  location
  url
  belongings
  emergencyContact
  changeableUntil
  isChangeable
  isSettled
  canGiveDayNotice
  isMissed
  isCompanySuspended
  isPresent
  scoutInvitationId
  ...DateCalendarLinks
  ...EndedPlaces
  company {
    displayName
    ...CompanyMark
  }
}
fragment DateCalendarLinks on ChosenDate {
  id
  title
  startAt
  endAt
  location
  url
  belongings
  emergencyContact
  company {
    displayName
  }
}
fragment EndedPlaces on ChosenDate {
  endedPlaces {
    companyName
    startAt
    endAt
    wasSeat
  }
}
fragment CompanyMark on Company {
  mark {
    shape
    background
    foreground
    logoUrl
  }
}`) as unknown as TypedDocumentString<CompletePageQuery, CompletePageQueryVariables>;
export const DateRequestedPageDocument = new TypedDocumentString(`
    query DateRequestedPage($id: ID!) {
  scoutInvitation(id: $id) {
    id
    status
    schedulingStatus
    canRequestSchedulingDate
    company {
      displayName
    }
    wait {
      dueOn
    }
    schedulingDateRequest {
      status
      ...SentWishes
    }
  }
}
    fragment SentWishes on OwnSchedulingDateRequest {
  request
  insertedAt
  isBeforeDates
  dueAt
  preferred {
    date
    timeOfDay
  }
}`) as unknown as TypedDocumentString<DateRequestedPageQuery, DateRequestedPageQueryVariables>;
export const RequestSchedulingDateDocument = new TypedDocumentString(`
    mutation RequestSchedulingDate($scoutInvitationId: ID!, $request: String!, $preferred: [PreferredDateInput!]!) {
  requestSchedulingDate(
    scoutInvitationId: $scoutInvitationId
    request: $request
    preferred: $preferred
  ) {
    id
  }
}
    `) as unknown as TypedDocumentString<RequestSchedulingDateMutation, RequestSchedulingDateMutationVariables>;
export const InvitationPageDocument = new TypedDocumentString(`
    query InvitationPage($id: ID!) {
  scoutInvitation(id: $id) {
    id
    readAt
    company {
      displayName
    }
    ...Letter
    ...ThreadLink
    ...Standing
    ...Offer
    ...Answer
    ...OutcomeOfScout
    ...CompanyWait
    ...OpenScout
    arePromisesAsked
    ...PromiseQuestion
  }
  ...SplitList
  ...DeclineReasons
}
    fragment DeclineReasons on Query {
  declineReasons {
    id
    label
  }
}
fragment Answer on ScoutInvitation {
  id
  status
  schedulingStatus
  expiresAt
  scheduleBy
  answeredAt
  hireAnswerBy
  canAccept
  canDecline
  canChooseSchedulingDate
  company {
    displayName
  }
  job {
    kind
    isTakenDown
  }
  outcomeRecord {
    ...OutcomeRecord
  }
  ...PromiseLine
  offeredScheduling {
    keptSlot {
      startAt
      endAt
      place {
        offeredUntil
      }
    }
  }
  chosenDate {
    startAt
    endAt
    isChangeable
    isMissed
  }
}
fragment Letter on ScoutInvitation {
  sentAt
  personalShare
  isMassLetter
  reason
  quotations {
    field
    text
    passage
  }
  company {
    displayName
    ...CompanyMark
  }
  companyUser {
    ...Sender
  }
  followUp {
    text
    addedAt
    companyUser {
      familyName
      givenName
    }
  }
}
fragment Offer on ScoutInvitation {
  id
  status
  message
  contactedAt
  outcomeRecord {
    ...OutcomeRecord
  }
  promises {
    promise {
      kind
      label
      sentence
    }
  }
  promiseRecord {
    ...PromiseRecord
  }
  chosenDate {
    id
    startAt
    endAt
    isMissed
  }
  company {
    displayName
    ...CompanyCard
  }
  job {
    id
    title
    kind
    scoutType {
      id
      label
    }
    conditions {
      label
      body
    }
    recruitmentProcess {
      label
    }
  }
  offeredScheduling {
    type
    title
    isOnline
    location
    slots {
      startAt
      endAt
      availability
    }
  }
}
fragment OutcomeOfScout on ScoutInvitation {
  id
  step
  canChooseSchedulingDate
  outcome
  outcomeMessage
  outcomeToldAt
  company {
    displayName
  }
}
fragment PromiseQuestion on ScoutInvitation {
  id
  canAnswerPromises
  promisesChangeableUntil
  promises {
    answer
    promise {
      kind
      label
      sentence
    }
  }
  company {
    displayName
  }
}
fragment SplitList on Query {
  waiting: scoutInvitations(status: PENDING, first: 50) {
    totalCount
    edges {
      node {
        id
        expiresAt
        reason
        company {
          displayName
          ...CompanyMark
        }
      }
    }
  }
}
fragment OpenScout on ScoutInvitation {
  id
  reason
  company {
    displayName
    ...CompanyMark
  }
}
fragment Standing on ScoutInvitation {
  status
  schedulingStatus
  hireAnswerBy
  company {
    displayName
  }
  job {
    id
    isTakenDown
  }
  endedAt
  remindAt
  endedWithout
  isWithdrawn
  isCompanySuspended
  chosenDate {
    endAt
    isMissed
  }
}
fragment CompanyWait on ScoutInvitation {
  id
  contactedAt
  asksArrival
  company {
    displayName
  }
  schedulingDateRequest {
    status
  }
  wait {
    word
    dueOn
    isSilent
    canPrompt
    promptedAt
  }
}
fragment PromiseLine on ScoutInvitation {
  promises {
    promise {
      label
    }
  }
  promiseRecord {
    ...PromiseRecord
  }
}
fragment PromiseRecord on PromiseRecord {
  students
  total
  kept
}
fragment OutcomeRecord on OutcomeRecord {
  total
  inTime
}
fragment ThreadLink on ScoutInvitation {
  id
  thread {
    state
    canWrite
    unreadCount
    lastPosition
  }
}
fragment CompanyCard on Company {
  id
  displayName
  tagline
  ...CompanyMark
  industries {
    label
  }
  prefecture {
    label
  }
  city
  employees
}
fragment CompanyMark on Company {
  mark {
    shape
    background
    foreground
    logoUrl
  }
}
fragment Sender on CompanyUser {
  familyName
  givenName
  department
  title
  picture
  messageToStudents
}`) as unknown as TypedDocumentString<InvitationPageQuery, InvitationPageQueryVariables>;
export const ReadScoutInvitationDocument = new TypedDocumentString(`
    mutation ReadScoutInvitation($id: ID!) {
  readScoutInvitation(id: $id)
}
    `) as unknown as TypedDocumentString<ReadScoutInvitationMutation, ReadScoutInvitationMutationVariables>;
export const AcceptScoutInvitationDocument = new TypedDocumentString(`
    mutation AcceptScoutInvitation($id: ID!) {
  acceptScoutInvitation(id: $id) {
    id
    job {
      kind
    }
  }
}
    `) as unknown as TypedDocumentString<AcceptScoutInvitationMutation, AcceptScoutInvitationMutationVariables>;
export const DeclineScoutInvitationDocument = new TypedDocumentString(`
    mutation DeclineScoutInvitation($id: ID!, $declineReasonId: ID, $message: String, $isAccepted: Boolean!) {
  declineScoutInvitation(
    id: $id
    declineReasonId: $declineReasonId
    message: $message
    isAccepted: $isAccepted
  ) {
    id
    canUndoDecline
  }
}
    `) as unknown as TypedDocumentString<DeclineScoutInvitationMutation, DeclineScoutInvitationMutationVariables>;
export const UndoDeclineDocument = new TypedDocumentString(`
    mutation UndoDecline($id: ID!) {
  undoDecline(id: $id) {
    id
  }
}
    `) as unknown as TypedDocumentString<UndoDeclineMutation, UndoDeclineMutationVariables>;
export const PostponeScoutInvitationDocument = new TypedDocumentString(`
    mutation PostponeScoutInvitation($id: ID!) {
  postponeScoutInvitation(id: $id) {
    id
    expiresAt
    remindAt
  }
}
    `) as unknown as TypedDocumentString<PostponeScoutInvitationMutation, PostponeScoutInvitationMutationVariables>;
export const AnswerPromisesDocument = new TypedDocumentString(`
    mutation AnswerPromises($id: ID!, $answers: [PromiseAnswerInput!]!) {
  answerPromises(scoutInvitationId: $id, answers: $answers) {
    id
  }
}
    `) as unknown as TypedDocumentString<AnswerPromisesMutation, AnswerPromisesMutationVariables>;
export const PromptCompanyDocument = new TypedDocumentString(`
    mutation PromptCompany($id: ID!) {
  promptCompany(scoutInvitationId: $id) {
    id
  }
}
    `) as unknown as TypedDocumentString<PromptCompanyMutation, PromptCompanyMutationVariables>;
export const WaitLongerDocument = new TypedDocumentString(`
    mutation WaitLonger($id: ID!) {
  waitLonger(scoutInvitationId: $id) {
    id
  }
}
    `) as unknown as TypedDocumentString<WaitLongerMutation, WaitLongerMutationVariables>;
export const EndUnansweredDocument = new TypedDocumentString(`
    mutation EndUnanswered($id: ID!) {
  endUnanswered(scoutInvitationId: $id) {
    id
  }
}
    `) as unknown as TypedDocumentString<EndUnansweredMutation, EndUnansweredMutationVariables>;
export const AnswerContactDocument = new TypedDocumentString(`
    mutation AnswerContact($id: ID!, $hasArrived: Boolean!) {
  answerContact(scoutInvitationId: $id, hasArrived: $hasArrived) {
    id
  }
}
    `) as unknown as TypedDocumentString<AnswerContactMutation, AnswerContactMutationVariables>;
export const EventCheckInPageDocument = new TypedDocumentString(`
    query EventCheckInPage($id: ID!) {
  scoutInvitation(id: $id) {
    company {
      displayName
    }
    chosenDate {
      title
      startAt
      endAt
      location
      checkIn {
        code
        opensAt
        closesAt
        checkedInAt
        qr {
          size
          path
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<EventCheckInPageQuery, EventCheckInPageQueryVariables>;
export const EventDetailsPageDocument = new TypedDocumentString(`
    query EventDetailsPage($id: ID!) {
  scoutInvitation(id: $id) {
    id
    company {
      id
      displayName
      ...CompanyMark
    }
    job {
      id
      title
      scoutType {
        label
      }
    }
    ...Changing
    ...DayNotice
    chosenDate {
      id
      title
      startAt
      endAt
      previousStartAt
      isMissed
      isCompanySuspended
      checkIn {
        opensAt
      }
      ...DateFacts
      ...DateCalendarLinks
      ...EndedPlaces
    }
  }
}
    fragment Changing on ScoutInvitation {
  id
  canChooseSchedulingDate
  chosenDate {
    id
    startAt
    changeableUntil
    isChangeable
    company {
      displayName
    }
    ...AskCompany
  }
}
fragment DateFacts on ChosenDate {
  startAt
  endAt
  location
  url
  belongings
  emergencyContact
  companyUsers {
    id
    familyName
    givenName
    department
    title
  }
}
fragment DayNotice on ScoutInvitation {
  id
  canChooseSchedulingDate
  chosenDate {
    id
    endAt
    canGiveDayNotice
    isMissed
    company {
      displayName
    }
    companyUsers {
      id
      familyName
      givenName
    }
    dayNotice {
      kind
      minutes
    }
  }
}
fragment AskCompany on ChosenDate {
  isSettled
  emergencyContact
}
fragment DateCalendarLinks on ChosenDate {
  id
  title
  startAt
  endAt
  location
  url
  belongings
  emergencyContact
  company {
    displayName
  }
}
fragment EndedPlaces on ChosenDate {
  endedPlaces {
    companyName
    startAt
    endAt
    wasSeat
  }
}
fragment CompanyMark on Company {
  mark {
    shape
    background
    foreground
    logoUrl
  }
}`) as unknown as TypedDocumentString<EventDetailsPageQuery, EventDetailsPageQueryVariables>;
export const TellDelayDocument = new TypedDocumentString(`
    mutation TellDelay($id: ID!, $bookingId: ID!, $minutes: Int!) {
  tellDelay(scoutInvitationId: $id, bookingId: $bookingId, minutes: $minutes) {
    id
  }
}
    `) as unknown as TypedDocumentString<TellDelayMutation, TellDelayMutationVariables>;
export const TellAbsenceDocument = new TypedDocumentString(`
    mutation TellAbsence($id: ID!, $bookingId: ID!) {
  tellAbsence(scoutInvitationId: $id, bookingId: $bookingId) {
    id
  }
}
    `) as unknown as TypedDocumentString<TellAbsenceMutation, TellAbsenceMutationVariables>;
export const TakeDayNoticeBackDocument = new TypedDocumentString(`
    mutation TakeDayNoticeBack($id: ID!) {
  takeDayNoticeBack(scoutInvitationId: $id) {
    id
  }
}
    `) as unknown as TypedDocumentString<TakeDayNoticeBackMutation, TakeDayNoticeBackMutationVariables>;
export const EventEditPageDocument = new TypedDocumentString(`
    query EventEditPage($id: ID!) {
  scoutInvitation(id: $id) {
    id
    canChooseSchedulingDate
    isCompanySuspended
    company {
      displayName
    }
    job {
      scoutType {
        id
      }
    }
    offeredScheduling {
      type
      title
    }
    chosenDate {
      endAt
      isChangeable
      isMissed
      ...CurrentDate
    }
    ...SlotForm
  }
}
    fragment AskCompany on ChosenDate {
  isSettled
  emergencyContact
}
fragment ConfirmDate on ScoutInvitation {
  company {
    displayName
    ...CompanyMark
  }
  offeredScheduling {
    title
    isOnline
    location
    remindOneDayBefore
    remindThreeDaysBefore
  }
}
fragment CurrentDate on ChosenDate {
  id
  startAt
  endAt
  changeableUntil
  isChangeable
  isCompanySuspended
  company {
    displayName
  }
  ...AskCompany
}
fragment SlotForm on ScoutInvitation {
  id
  schedulingStatus
  canRequestSchedulingDate
  ...ConfirmDate
  offeredScheduling {
    type
    keptSlot {
      id
      startAt
      endAt
      place {
        offeredUntil
      }
    }
    slots {
      id
      startAt
      endAt
      remaining
      closesAt
      availability
      isAdded
      canWait
      place {
        position
        offeredUntil
        isForWish
      }
    }
    waitsElsewhere {
      companyName
      startAt
      endAt
    }
    busyDays {
      date
      companyName
      startAt
      endAt
    }
  }
}
fragment CompanyMark on Company {
  mark {
    shape
    background
    foreground
    logoUrl
  }
}`) as unknown as TypedDocumentString<EventEditPageQuery, EventEditPageQueryVariables>;
export const CandidateEventsPageDocument = new TypedDocumentString(`
    query CandidateEventsPage {
  scoutInvitationCounts {
    toSchedule
  }
  chosenDates {
    id
    startAt
    endAt
    ...Appointment
  }
}
    fragment Appointment on ChosenDate {
  id
  startAt
  endAt
  title
  location
  url
  belongings
  emergencyContact
  changeableUntil
  isChangeable
  isSettled
  canGiveDayNotice
  isMissed
  isCompanySuspended
  isPresent
  scoutInvitationId
  ...DateCalendarLinks
  ...EndedPlaces
  company {
    displayName
    ...CompanyMark
  }
}
fragment DateCalendarLinks on ChosenDate {
  id
  title
  startAt
  endAt
  location
  url
  belongings
  emergencyContact
  company {
    displayName
  }
}
fragment EndedPlaces on ChosenDate {
  endedPlaces {
    companyName
    startAt
    endAt
    wasSeat
  }
}
fragment CompanyMark on Company {
  mark {
    shape
    background
    foreground
    logoUrl
  }
}`) as unknown as TypedDocumentString<CandidateEventsPageQuery, CandidateEventsPageQueryVariables>;
export const InvitationListPageDocument = new TypedDocumentString(`
    query InvitationListPage($status: ScoutInvitationStatusFilter!, $first: Int!, $offset: Int!) {
  scoutInvitationCounts {
    pending
    pendingSchedule
    toAnswer
    toSchedule
    accepted
    declined
    expired
  }
  scoutInvitations(status: $status, first: $first, offset: $offset) {
    totalCount
    edges {
      node {
        id
        ...InvitationCard
      }
    }
  }
}
    fragment InvitationCard on ScoutInvitation {
  id
  status
  schedulingStatus
  step
  stepTitle
  hireAnswerBy
  round
  isMassLetter
  readAt
  expiresAt
  remindAt
  scheduleBy
  answeredAt
  endedAt
  reason
  quotations {
    text
  }
  company {
    displayName
    ...CompanyMark
  }
  job {
    scoutType {
      label
    }
  }
  chosenDate {
    startAt
    isMissed
  }
  ...ThreadLink
  outcome
  outcomeToldAt
  endedWithout
  isCompanySuspended
  wait {
    word
    dueOn
    isSilent
  }
  outcomeRecord {
    ...OutcomeRecord
  }
  ...PromiseLine
}
fragment PromiseLine on ScoutInvitation {
  promises {
    promise {
      label
    }
  }
  promiseRecord {
    ...PromiseRecord
  }
}
fragment PromiseRecord on PromiseRecord {
  students
  total
  kept
}
fragment OutcomeRecord on OutcomeRecord {
  total
  inTime
}
fragment ThreadLink on ScoutInvitation {
  id
  thread {
    state
    canWrite
    unreadCount
    lastPosition
  }
}
fragment CompanyMark on Company {
  mark {
    shape
    background
    foreground
    logoUrl
  }
}`) as unknown as TypedDocumentString<InvitationListPageQuery, InvitationListPageQueryVariables>;
export const CancelBookingDocument = new TypedDocumentString(`
    mutation CancelBooking($scoutInvitationId: ID!, $bookingId: ID!) {
  cancelBooking(scoutInvitationId: $scoutInvitationId, bookingId: $bookingId) {
    id
  }
}
    `) as unknown as TypedDocumentString<CancelBookingMutation, CancelBookingMutationVariables>;
export const ChooseSchedulingDateDocument = new TypedDocumentString(`
    mutation ChooseSchedulingDate($scoutInvitationId: ID!, $schedulingDateId: ID!, $startAt: DateTime, $endAt: DateTime) {
  chooseSchedulingDate(
    scoutInvitationId: $scoutInvitationId
    schedulingDateId: $schedulingDateId
    startAt: $startAt
    endAt: $endAt
  ) {
    id
  }
}
    `) as unknown as TypedDocumentString<ChooseSchedulingDateMutation, ChooseSchedulingDateMutationVariables>;
export const JoinWaitingListDocument = new TypedDocumentString(`
    mutation JoinWaitingList($id: ID!, $date: ID!) {
  joinWaitingList(scoutInvitationId: $id, schedulingDateId: $date) {
    id
  }
}
    `) as unknown as TypedDocumentString<JoinWaitingListMutation, JoinWaitingListMutationVariables>;
export const LeaveWaitingListDocument = new TypedDocumentString(`
    mutation LeaveWaitingList($id: ID!, $date: ID!, $isOffered: Boolean!) {
  leaveWaitingList(
    scoutInvitationId: $id
    schedulingDateId: $date
    isOffered: $isOffered
  ) {
    id
  }
}
    `) as unknown as TypedDocumentString<LeaveWaitingListMutation, LeaveWaitingListMutationVariables>;
export const ProgressPageDocument = new TypedDocumentString(`
    query ProgressPage {
  progress {
    scoutInvitationId
    isOver
    hireAnswerBy
    stepTitle
    turn {
      side
      word
      dueOn
    }
    wait {
      word
      dueOn
      isSilent
      canPrompt
    }
    points {
      kind
      at
      endAt
    }
    company {
      displayName
      ...CompanyMark
    }
    arePromisesOpen
    promises {
      answer
      promise {
        kind
        label
      }
    }
    job {
      recruitmentProcess {
        label
      }
    }
  }
}
    fragment CompanyMark on Company {
  mark {
    shape
    background
    foreground
    logoUrl
  }
}`) as unknown as TypedDocumentString<ProgressPageQuery, ProgressPageQueryVariables>;
export const SchedulePageDocument = new TypedDocumentString(`
    query SchedulePage($id: ID!) {
  scoutInvitation(id: $id) {
    id
    status
    answeredAt
    scheduleBy
    schedulingStatus
    step
    canChooseSchedulingDate
    isCompanySuspended
    company {
      displayName
    }
    job {
      kind
      scoutType {
        id
      }
    }
    schedulingDateRequest {
      status
      refusalMessage
    }
    offeredScheduling {
      type
      title
      isOnline
      location
      belongings
      slots {
        id
        startAt
        endAt
        availability
        canWait
      }
    }
    chosenDate {
      isMissed
    }
    ...SlotForm
  }
}
    fragment ConfirmDate on ScoutInvitation {
  company {
    displayName
    ...CompanyMark
  }
  offeredScheduling {
    title
    isOnline
    location
    remindOneDayBefore
    remindThreeDaysBefore
  }
}
fragment SlotForm on ScoutInvitation {
  id
  schedulingStatus
  canRequestSchedulingDate
  ...ConfirmDate
  offeredScheduling {
    type
    keptSlot {
      id
      startAt
      endAt
      place {
        offeredUntil
      }
    }
    slots {
      id
      startAt
      endAt
      remaining
      closesAt
      availability
      isAdded
      canWait
      place {
        position
        offeredUntil
        isForWish
      }
    }
    waitsElsewhere {
      companyName
      startAt
      endAt
    }
    busyDays {
      date
      companyName
      startAt
      endAt
    }
  }
}
fragment CompanyMark on Company {
  mark {
    shape
    background
    foreground
    logoUrl
  }
}`) as unknown as TypedDocumentString<SchedulePageQuery, SchedulePageQueryVariables>;
export const CandidateThreadPageDocument = new TypedDocumentString(`
    query CandidateThreadPage($id: ID!, $before: Int) {
  viewer {
    ... on CandidateViewer {
      __typename
      id
    }
  }
  threadWithCompany(scoutInvitationId: $id) {
    scoutInvitationId
    state
    ending
    canWrite
    lastPosition
    readPosition
    unreadCount
    companyReadPosition
    scoutInvitation {
      id
      company {
        displayName
        ...CompanyMark
      }
      stepTitle
      ...ThreadStep
      ...AfterReport
    }
  }
  threadChoice {
    showsReading
  }
  threadMessages(scoutInvitationId: $id, before: $before) {
    ...ThreadMessageFields
  }
  threadEvents(scoutInvitationId: $id) {
    ...ThreadEventFields
  }
}
    fragment AfterReport on ScoutInvitation {
  id
  company {
    displayName
  }
  chosenDate {
    startAt
    isChangeable
    isMissed
  }
}
fragment ThreadStep on ScoutInvitation {
  id
  canChooseSchedulingDate
  hireAnswerBy
  chosenDate {
    startAt
    endAt
    canGiveDayNotice
    isMissed
  }
}
fragment CompanyMark on Company {
  mark {
    shape
    background
    foreground
    logoUrl
  }
}
fragment ThreadMessageFields on ThreadMessage {
  position
  side
  text
  sentAt
  files {
    number
    fileName
    isPicture
    bytes
  }
  companyUser {
    familyName
    givenName
    picture
  }
}
fragment ThreadEventFields on ThreadEvent {
  kind
  side
  at
  text
  until
  startAt
  endAt
  urls {
    label
    url
  }
  wishes {
    date
    timeOfDay
  }
  promises {
    label
  }
}`) as unknown as TypedDocumentString<CandidateThreadPageQuery, CandidateThreadPageQueryVariables>;
export const SendToCompanyDocument = new TypedDocumentString(`
    mutation SendToCompany($id: ID!, $text: String!, $files: [ThreadFileInput!]!) {
  sendMessageToCompany(scoutInvitationId: $id, text: $text, files: $files) {
    lastPosition
  }
}
    `) as unknown as TypedDocumentString<SendToCompanyMutation, SendToCompanyMutationVariables>;
export const ReadThreadOfCandidateDocument = new TypedDocumentString(`
    mutation ReadThreadOfCandidate($id: ID!, $position: Int!) {
  readThreadWithCompany(scoutInvitationId: $id, position: $position)
}
    `) as unknown as TypedDocumentString<ReadThreadOfCandidateMutation, ReadThreadOfCandidateMutationVariables>;
export const ReportThreadDocument = new TypedDocumentString(`
    mutation ReportThread($id: ID!, $reason: String!) {
  reportThread(scoutInvitationId: $id, reason: $reason)
}
    `) as unknown as TypedDocumentString<ReportThreadMutation, ReportThreadMutationVariables>;
export const CandidateThreadMovedDocument = new TypedDocumentString(`
    subscription CandidateThreadMoved($id: ID) {
  threadWithCompanyChanged(scoutInvitationId: $id) {
    lastPosition
  }
}
    `) as unknown as TypedDocumentString<CandidateThreadMovedSubscription, CandidateThreadMovedSubscriptionVariables>;
export const OfferedJobPageDocument = new TypedDocumentString(`
    query OfferedJobPage($jobId: ID!, $scoutInvitationId: ID!, $isFromScout: Boolean!) {
  offeredJob(jobId: $jobId) {
    id
    title
    isArchived
    isTakenDown
    ...JobBody
    ...InterestBar
    ...JobChanges
    scoutInvitation @skip(if: $isFromScout) {
      ...ScoutBar
    }
    company {
      id
      displayName
      isFavorite
      ...JobCompany
      ...CompanyCard
    }
  }
  ownProfile @skip(if: $isFromScout) {
    isPublic
  }
  scoutInvitation(id: $scoutInvitationId) @include(if: $isFromScout) {
    id
    status
    job {
      id
    }
    ...ScoutBar
    offeredScheduling {
      ...JobDates
    }
  }
}
    fragment PromiseLine on ScoutInvitation {
  promises {
    promise {
      label
    }
  }
  promiseRecord {
    ...PromiseRecord
  }
}
fragment PromiseRecord on PromiseRecord {
  students
  total
  kept
}
fragment OutcomeRecord on OutcomeRecord {
  total
  inTime
}
fragment JobDates on OfferedScheduling {
  isOnline
  location
  slots {
    startAt
    endAt
    availability
  }
}
fragment InterestBar on OfferedJob {
  id
  isInterested
  company {
    id
    displayName
    isFavorite
  }
}
fragment ScoutBar on ScoutInvitation {
  id
  status
  expiresAt
  readAt
  canAccept
  company {
    displayName
  }
  job {
    kind
    isTakenDown
  }
  outcomeRecord {
    ...OutcomeRecord
  }
  ...PromiseLine
}
fragment CompanyCard on Company {
  id
  displayName
  tagline
  ...CompanyMark
  industries {
    label
  }
  prefecture {
    label
  }
  city
  employees
}
fragment CompanyMark on Company {
  mark {
    shape
    background
    foreground
    logoUrl
  }
}
fragment ContentBlockFields on ContentBlock {
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
fragment JobBody on DescribedJob {
  title
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
    ...ContentBlockFields
  }
  conditions {
    label
    body
  }
  recruitmentProcess {
    label
  }
  recruitmentProcessDescription
}
fragment JobCompany on Company {
  displayName
  ...CompanyMark
}
fragment JobChanges on OfferedJob {
  changes {
    changedAt
    lines {
      label
      before
      after
    }
  }
}`) as unknown as TypedDocumentString<OfferedJobPageQuery, OfferedJobPageQueryVariables>;
export const AddJobInterestDocument = new TypedDocumentString(`
    mutation AddJobInterest($jobId: ID!) {
  addJobInterest(jobId: $jobId)
}
    `) as unknown as TypedDocumentString<AddJobInterestMutation, AddJobInterestMutationVariables>;
export const RemoveJobInterestDocument = new TypedDocumentString(`
    mutation RemoveJobInterest($jobId: ID!) {
  removeJobInterest(jobId: $jobId)
}
    `) as unknown as TypedDocumentString<RemoveJobInterestMutation, RemoveJobInterestMutationVariables>;
export const PublicJobPageDocument = new TypedDocumentString(`
    query PublicJobPage($jobId: ID!) {
  publicJob(jobId: $jobId) {
    postedAt
    validThrough
    pictureUrl
    job {
      id
      title
      scoutType {
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
      }
      conditions {
        label
        body
      }
      company {
        legalName
        displayName
        urls {
          url
        }
        mark {
          logoUrl
        }
      }
    }
    ...PublicJob
  }
  regions {
    prefectures {
      label
    }
  }
}
    fragment PublicJob on PublicJob {
  job {
    ...JobBody
    company {
      id
      displayName
      ...JobCompany
      ...CompanyCard
    }
  }
}
fragment CompanyCard on Company {
  id
  displayName
  tagline
  ...CompanyMark
  industries {
    label
  }
  prefecture {
    label
  }
  city
  employees
}
fragment CompanyMark on Company {
  mark {
    shape
    background
    foreground
    logoUrl
  }
}
fragment ContentBlockFields on ContentBlock {
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
fragment JobBody on DescribedJob {
  title
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
    ...ContentBlockFields
  }
  conditions {
    label
    body
  }
  recruitmentProcess {
    label
  }
  recruitmentProcessDescription
}
fragment JobCompany on Company {
  displayName
  ...CompanyMark
}`) as unknown as TypedDocumentString<PublicJobPageQuery, PublicJobPageQueryVariables>;
export const CandidateLayoutDocument = new TypedDocumentString(`
    query CandidateLayout {
  serviceNotices(area: CANDIDATE) {
    id
    ...ServiceNoticeFields
  }
  viewer {
    ... on CandidateViewer {
      __typename
      id
      familyName
      givenName
      picture
      pending
      pendingCount
      pendingScheduleCount
      unreadThreadCount
      firstScoutTab
      unreadNotificationCount
      unreadNotificationPaths
      notifications {
        ...NotificationFields
      }
    }
  }
}
    fragment NotificationFields on Notification {
  id
  title
  body
  path
  insertedAt
  isRead
}
fragment ServiceNoticeFields on ServiceNotice {
  id
  kind
  text
  link
  shownUntil
}`) as unknown as TypedDocumentString<CandidateLayoutQuery, CandidateLayoutQueryVariables>;
export const OnboardingStrengthsDocument = new TypedDocumentString(`
    mutation OnboardingStrengths($sellingPointIds: [ID!]!, $revision: String) {
  updateSellingPoints(sellingPointIds: $sellingPointIds, revision: $revision) {
    id
  }
}
    `) as unknown as TypedDocumentString<OnboardingStrengthsMutation, OnboardingStrengthsMutationVariables>;
export const OnboardingIntroductionDocument = new TypedDocumentString(`
    mutation OnboardingIntroduction($taglines: [String!]!, $selfIntroduction: String!, $revision: String) {
  updateSelfIntroduction(
    taglines: $taglines
    selfIntroduction: $selfIntroduction
    revision: $revision
  ) {
    id
  }
}
    `) as unknown as TypedDocumentString<OnboardingIntroductionMutation, OnboardingIntroductionMutationVariables>;
export const OnboardingExperienceDocument = new TypedDocumentString(`
    mutation OnboardingExperience($studentProjectExperience: String!, $revision: String) {
  updateStudentProjectExperience(
    studentProjectExperience: $studentProjectExperience
    revision: $revision
  ) {
    id
  }
}
    `) as unknown as TypedDocumentString<OnboardingExperienceMutation, OnboardingExperienceMutationVariables>;
export const FinishOnboardingDocument = new TypedDocumentString(`
    mutation FinishOnboarding($isPublic: Boolean!) {
  finishOnboarding(isPublic: $isPublic)
}
    `) as unknown as TypedDocumentString<FinishOnboardingMutation, FinishOnboardingMutationVariables>;
export const OnboardingPageDocument = new TypedDocumentString(`
    query OnboardingPage {
  onboarding {
    isFinished
    nextStep
  }
  sellingPoints {
    id
    label
    hint
  }
  ownProfile {
    id
    revision
    taglines
    selfIntroduction
    studentProjectExperience
    sellingPoints {
      id
    }
    asSeenByCompanies {
      ...StudentCard
    }
  }
}
    fragment StudentCard on CandidateView {
  id
  picture
  headline
  schoolName
  departmentName
  isFairHidden
  category
  education {
    graduationYear
  }
  hasOffer
  excerpt
  sellingPoints {
    id
    shortLabel
  }
  lastActiveAt
  totalCountSentScoutInvitation
  completeness
}`) as unknown as TypedDocumentString<OnboardingPageQuery, OnboardingPageQueryVariables>;
export const CandidateCountMovedDocument = new TypedDocumentString(`
    subscription CandidateCountMoved($id: ID) {
  threadWithCompanyChanged(scoutInvitationId: $id) {
    scoutInvitationId
  }
}
    `) as unknown as TypedDocumentString<CandidateCountMovedSubscription, CandidateCountMovedSubscriptionVariables>;
export const CandidateThreadCountDocument = new TypedDocumentString(`
    query CandidateThreadCount {
  viewer {
    ... on CandidateViewer {
      __typename
      unreadThreadCount
    }
  }
}
    `) as unknown as TypedDocumentString<CandidateThreadCountQuery, CandidateThreadCountQueryVariables>;
export const SchoolSuggestionsDocument = new TypedDocumentString(`
    query SchoolSuggestions($name: String!) {
  schools(name: $name) {
    id
    name
    prefecture {
      label
    }
  }
}
    `) as unknown as TypedDocumentString<SchoolSuggestionsQuery, SchoolSuggestionsQueryVariables>;
export const DepartmentSuggestionsDocument = new TypedDocumentString(`
    query DepartmentSuggestions($school: String!, $name: String!) {
  schools(name: $school, first: 1) {
    id
    name
    departments(name: $name) {
      id
      name
    }
  }
}
    `) as unknown as TypedDocumentString<DepartmentSuggestionsQuery, DepartmentSuggestionsQueryVariables>;
export const CandidatePasswordResetPageDocument = new TypedDocumentString(`
    query CandidatePasswordResetPage($code: String!) {
  candidatePasswordReset(code: $code)
}
    `) as unknown as TypedDocumentString<CandidatePasswordResetPageQuery, CandidatePasswordResetPageQueryVariables>;
export const ResetCandidatePasswordDocument = new TypedDocumentString(`
    mutation ResetCandidatePassword($code: String!, $password: String!) {
  resetCandidatePassword(code: $code, password: $password)
}
    `) as unknown as TypedDocumentString<ResetCandidatePasswordMutation, ResetCandidatePasswordMutationVariables>;
export const RequestCandidatePasswordResetDocument = new TypedDocumentString(`
    mutation RequestCandidatePasswordReset($email: String!) {
  requestCandidatePasswordReset(email: $email)
}
    `) as unknown as TypedDocumentString<RequestCandidatePasswordResetMutation, RequestCandidatePasswordResetMutationVariables>;
export const UpdateBasicsDocument = new TypedDocumentString(`
    mutation UpdateBasics($gender: Gender!, $hometownPrefectureId: ID, $revision: String) {
  updateBasics(
    gender: $gender
    hometownPrefectureId: $hometownPrefectureId
    revision: $revision
  ) {
    id
  }
}
    `) as unknown as TypedDocumentString<UpdateBasicsMutation, UpdateBasicsMutationVariables>;
export const UpdateEducationDocument = new TypedDocumentString(`
    mutation UpdateEducation($education: EducationInput!, $revision: String) {
  updateEducation(education: $education, revision: $revision) {
    id
  }
}
    `) as unknown as TypedDocumentString<UpdateEducationMutation, UpdateEducationMutationVariables>;
export const UpdateSelfIntroductionDocument = new TypedDocumentString(`
    mutation UpdateSelfIntroduction($taglines: [String!], $selfIntroduction: String, $revision: String) {
  updateSelfIntroduction(
    taglines: $taglines
    selfIntroduction: $selfIntroduction
    revision: $revision
  ) {
    id
  }
}
    `) as unknown as TypedDocumentString<UpdateSelfIntroductionMutation, UpdateSelfIntroductionMutationVariables>;
export const UpdateStudentProjectDocument = new TypedDocumentString(`
    mutation UpdateStudentProject($studentProjectExperience: String!, $revision: String) {
  updateStudentProjectExperience(
    studentProjectExperience: $studentProjectExperience
    revision: $revision
  ) {
    id
  }
}
    `) as unknown as TypedDocumentString<UpdateStudentProjectMutation, UpdateStudentProjectMutationVariables>;
export const UpdateSellingPointsDocument = new TypedDocumentString(`
    mutation UpdateSellingPoints($sellingPointIds: [ID!]!, $revision: String) {
  updateSellingPoints(sellingPointIds: $sellingPointIds, revision: $revision) {
    id
  }
}
    `) as unknown as TypedDocumentString<UpdateSellingPointsMutation, UpdateSellingPointsMutationVariables>;
export const UpdatePreferencesDocument = new TypedDocumentString(`
    mutation UpdatePreferences($preferences: PreferencesInput!, $revision: String) {
  updatePreferences(preferences: $preferences, revision: $revision) {
    id
  }
}
    `) as unknown as TypedDocumentString<UpdatePreferencesMutation, UpdatePreferencesMutationVariables>;
export const UpdateScoutPreferencesDocument = new TypedDocumentString(`
    mutation UpdateScoutPreferences($preferences: ScoutPreferencesInput!, $revision: String) {
  updateScoutPreferences(preferences: $preferences, revision: $revision) {
    id
  }
}
    `) as unknown as TypedDocumentString<UpdateScoutPreferencesMutation, UpdateScoutPreferencesMutationVariables>;
export const UpdateExtraExperiencesDocument = new TypedDocumentString(`
    mutation UpdateExtraExperiences($experiences: ExtraExperiencesInput!, $revision: String) {
  updateExtraExperiences(experiences: $experiences, revision: $revision) {
    id
  }
}
    `) as unknown as TypedDocumentString<UpdateExtraExperiencesMutation, UpdateExtraExperiencesMutationVariables>;
export const UpdatePictureDocument = new TypedDocumentString(`
    mutation UpdatePicture($encodedImage: String!) {
  updatePicture(encodedImage: $encodedImage) {
    id
  }
}
    `) as unknown as TypedDocumentString<UpdatePictureMutation, UpdatePictureMutationVariables>;
export const RemovePictureDocument = new TypedDocumentString(`
    mutation RemovePicture {
  removePicture {
    id
  }
}
    `) as unknown as TypedDocumentString<RemovePictureMutation, RemovePictureMutationVariables>;
export const UpdateVisibilityDocument = new TypedDocumentString(`
    mutation UpdateVisibility($isPublic: Boolean!) {
  updateCandidateVisibility(isPublic: $isPublic)
}
    `) as unknown as TypedDocumentString<UpdateVisibilityMutation, UpdateVisibilityMutationVariables>;
export const SuggestedSchoolsDocument = new TypedDocumentString(`
    query SuggestedSchools($name: String!) {
  schools(name: $name) {
    id
    name
  }
}
    `) as unknown as TypedDocumentString<SuggestedSchoolsQuery, SuggestedSchoolsQueryVariables>;
export const DepartmentsOfSchoolDocument = new TypedDocumentString(`
    query DepartmentsOfSchool($schoolId: ID!) {
  school(schoolId: $schoolId) {
    departments(first: 200) {
      id
      name
      category
    }
  }
}
    `) as unknown as TypedDocumentString<DepartmentsOfSchoolQuery, DepartmentsOfSchoolQueryVariables>;
export const ProfilePageDocument = new TypedDocumentString(`
    query ProfilePage {
  viewer {
    ... on CandidateViewer {
      familyName
      givenName
    }
  }
  ownProfile {
    id
    revision
    invitingId
    isPublic
    picture
    gender
    hometown {
      id
    }
    category
    lacksDepartmentCategory
    education {
      graduationYear
      graduationMonth
      degree
      highSchoolName
      campusPrefecture {
        id
      }
      school {
        __typename
        ... on ListedSchool {
          id
          name
          department {
            id
            name
            category
          }
        }
        ... on OtherSchool {
          name
        }
      }
    }
    otherSchoolDepartmentName
    taglines
    selfIntroduction
    studentProjectExperience
    studyAbroadExperience
    qualificationExperience
    internshipExperience
    hasNoExtraExperience
    sellingPoints {
      id
      shortLabel
    }
    preferences {
      areas {
        id
      }
      industries {
        id
      }
      jobTypes {
        id
      }
      companySizes {
        id
      }
      companySelectionCriteria {
        id
      }
    }
    preferredScoutTypes {
      id
    }
    jobHuntingStatus {
      id
    }
    offeredCompany
    offeredCompanyIndustry {
      id
    }
    completeness
    nextItem
    profileItems {
      item
      isComplete
      gain
    }
    asSeenByCompanies {
      ...StudentCard
      ...StudentProfile
    }
  }
  graduationYears
  regions {
    name
    prefectures {
      id
      label
    }
  }
  industries {
    id
    label
    group
  }
  jobTypes {
    id
    label
    group
  }
  companySizes {
    id
    label
  }
  companySelectionCriteria {
    id
    label
  }
  jobHuntingStatuses {
    id
    label
  }
  scoutTypes {
    id
    label
  }
  sellingPoints {
    id
    label
    hint
  }
}
    fragment StudentCard on CandidateView {
  id
  picture
  headline
  schoolName
  departmentName
  isFairHidden
  category
  education {
    graduationYear
  }
  hasOffer
  excerpt
  sellingPoints {
    id
    shortLabel
  }
  lastActiveAt
  totalCountSentScoutInvitation
  completeness
}
fragment StudentProfile on CandidateView {
  taglines
  selfIntroduction
  studentProjectExperience
  studyAbroadExperience
  qualificationExperience
  internshipExperience
  sellingPoints {
    id
    label
  }
  education {
    graduationYear
    graduationMonth
    degree
    highSchoolName
  }
  preferredScoutTypes {
    label
  }
  toeicScore
  toeicTakenOn
  toeflIbtScore
  toeflIbtBand
  toeflIbtTakenOn
  skills {
    kind
    name
    level
    since
    note
  }
  hometown {
    label
  }
  offeredCompany {
    industry {
      label
    }
  }
  preferences {
    areas {
      label
    }
    industries {
      label
    }
    jobTypes {
      label
    }
    companySizes {
      label
    }
    companySelectionCriteria {
      label
    }
  }
  assessmentProfile {
    intellectualBand
    intellectual {
      title
      achieved
      achievable
      band
      isReference
      cuts
    }
    personality {
      percentage
      statement {
        traitId
        leftLabel
        rightLabel
      }
    }
  }
}`) as unknown as TypedDocumentString<ProfilePageQuery, ProfilePageQueryVariables>;
export const ProfileViewsPageDocument = new TypedDocumentString(`
    query ProfileViewsPage {
  profileViews {
    total
    days {
      day
      count
    }
    byIndustry {
      label
      count
    }
    bySize {
      label
      count
    }
    byAge {
      label
      count
    }
    findings {
      total
      bookmarkedBy
      byIndustry {
        label
        count
      }
      bySection {
        label
        count
      }
    }
    companies {
      hasScouted
      isMet
      days
      lastDay
      company {
        id
        displayName
        isFavorite
        industries {
          id
          label
        }
        ...CompanyMark
      }
    }
  }
}
    fragment CompanyMark on Company {
  mark {
    shape
    background
    foreground
    logoUrl
  }
}`) as unknown as TypedDocumentString<ProfileViewsPageQuery, ProfileViewsPageQueryVariables>;
export const RegistrationCallbackDocument = new TypedDocumentString(`
    query RegistrationCallback($token: String!) {
  registrationLink(token: $token) {
    state
    email
    needsPassword
  }
}
    `) as unknown as TypedDocumentString<RegistrationCallbackQuery, RegistrationCallbackQueryVariables>;
export const VerifyEmailByLinkDocument = new TypedDocumentString(`
    mutation VerifyEmailByLink($token: String!, $password: String!) {
  verifyEmailByLink(token: $token, password: $password) {
    pass
  }
}
    `) as unknown as TypedDocumentString<VerifyEmailByLinkMutation, VerifyEmailByLinkMutationVariables>;
export const RegistrationCompleteDocument = new TypedDocumentString(`
    query RegistrationComplete {
  viewer {
    ... on CandidateViewer {
      __typename
      id
      pending
      familyName
    }
  }
}
    `) as unknown as TypedDocumentString<RegistrationCompleteQuery, RegistrationCompleteQueryVariables>;
export const RegisterCandidateDocument = new TypedDocumentString(`
    mutation RegisterCandidate($registration: RegistrationInput!, $origin: RegistrationOriginInput!) {
  registerCandidate(registration: $registration, origin: $origin) {
    pass
  }
}
    `) as unknown as TypedDocumentString<RegisterCandidateMutation, RegisterCandidateMutationVariables>;
export const VerifyEmailDocument = new TypedDocumentString(`
    mutation VerifyEmail($code: String!) {
  verifyEmail(code: $code)
}
    `) as unknown as TypedDocumentString<VerifyEmailMutation, VerifyEmailMutationVariables>;
export const ResendVerificationEmailDocument = new TypedDocumentString(`
    mutation ResendVerificationEmail($pass: String!) {
  resendVerificationEmail(pass: $pass)
}
    `) as unknown as TypedDocumentString<ResendVerificationEmailMutation, ResendVerificationEmailMutationVariables>;
export const ChangeRegistrationEmailDocument = new TypedDocumentString(`
    mutation ChangeRegistrationEmail($email: String!) {
  changeRegistrationEmail(email: $email)
}
    `) as unknown as TypedDocumentString<ChangeRegistrationEmailMutation, ChangeRegistrationEmailMutationVariables>;
export const SaveRegistrationProfileDocument = new TypedDocumentString(`
    mutation SaveRegistrationProfile($profile: RegistrationProfileInput!) {
  saveRegistrationProfile(profile: $profile)
}
    `) as unknown as TypedDocumentString<SaveRegistrationProfileMutation, SaveRegistrationProfileMutationVariables>;
export const VerifyPhoneDocument = new TypedDocumentString(`
    mutation VerifyPhone($code: String!) {
  verifyPhone(code: $code)
}
    `) as unknown as TypedDocumentString<VerifyPhoneMutation, VerifyPhoneMutationVariables>;
export const ResendPhoneCodeDocument = new TypedDocumentString(`
    mutation ResendPhoneCode {
  resendPhoneCode
}
    `) as unknown as TypedDocumentString<ResendPhoneCodeMutation, ResendPhoneCodeMutationVariables>;
export const ChangeRegistrationPhoneDocument = new TypedDocumentString(`
    mutation ChangeRegistrationPhone($phoneNumber: String!) {
  changeRegistrationPhone(phoneNumber: $phoneNumber)
}
    `) as unknown as TypedDocumentString<ChangeRegistrationPhoneMutation, ChangeRegistrationPhoneMutationVariables>;
export const RegistrationPageDocument = new TypedDocumentString(`
    query RegistrationPage {
  viewer {
    ... on CandidateViewer {
      __typename
      id
      pending
    }
  }
  ownRegistration {
    step
    email
    phoneNumber
    secondsUntilNextCode
  }
  graduationYears
}
    `) as unknown as TypedDocumentString<RegistrationPageQuery, RegistrationPageQueryVariables>;
export const OfferReportedPageDocument = new TypedDocumentString(`
    query OfferReportedPage {
  ownOfferReports {
    id
  }
}
    `) as unknown as TypedDocumentString<OfferReportedPageQuery, OfferReportedPageQueryVariables>;
export const OfferReportPageDocument = new TypedDocumentString(`
    query OfferReportPage {
  mayFinishJobHunting
  reportableScouts {
    id
    companyName
    jobTitle
    sentOn
  }
  ownOfferReports {
    id
    ...OwnReport
  }
}
    fragment OwnReport on OwnOfferReport {
  id
  status
  acceptedOn
  answerBy
  isRecordedByCompany
  company {
    displayName
    ...CompanyMark
  }
  job {
    title
  }
}
fragment CompanyMark on Company {
  mark {
    shape
    background
    foreground
    logoUrl
  }
}`) as unknown as TypedDocumentString<OfferReportPageQuery, OfferReportPageQueryVariables>;
export const CancelOfferReportDocument = new TypedDocumentString(`
    mutation CancelOfferReport($id: ID!) {
  cancelOfferReport(id: $id) {
    id
  }
}
    `) as unknown as TypedDocumentString<CancelOfferReportMutation, CancelOfferReportMutationVariables>;
export const AnswerHireDocument = new TypedDocumentString(`
    mutation AnswerHire($id: ID!, $isRight: Boolean!) {
  answerHire(id: $id, isRight: $isRight) {
    id
  }
}
    `) as unknown as TypedDocumentString<AnswerHireMutation, AnswerHireMutationVariables>;
export const FinishJobHuntingDocument = new TypedDocumentString(`
    mutation FinishJobHunting {
  finishJobHunting
}
    `) as unknown as TypedDocumentString<FinishJobHuntingMutation, FinishJobHuntingMutationVariables>;
export const ReportOfferDocument = new TypedDocumentString(`
    mutation ReportOffer($scoutInvitationId: ID!, $acceptedOn: Date!) {
  reportOffer(scoutInvitationId: $scoutInvitationId, acceptedOn: $acceptedOn) {
    id
  }
}
    `) as unknown as TypedDocumentString<ReportOfferMutation, ReportOfferMutationVariables>;
export const CandidateSettingsPageDocument = new TypedDocumentString(`
    query CandidateSettingsPage {
  candidateNotificationSettings {
    canTurnOffMail
    hasMail
    hasPush
    hasLine
  }
  lineConnection {
    connectedAt
  }
  scoutIntake {
    scoutsPerWeek
    pausedUntil
  }
  blockList {
    companies {
      id
    }
    corporateNumbers
  }
  isProfilePublic
  agentPartner {
    name
  }
  agentConsultationConsent {
    agreedAt
  }
}
    `) as unknown as TypedDocumentString<CandidateSettingsPageQuery, CandidateSettingsPageQueryVariables>;
export const CandidateAccountPageDocument = new TypedDocumentString(`
    query CandidateAccountPage {
  ownAccount {
    ...NamesSection
    ...EmailSection
    ...PhoneSection
    ...PasswordSection
  }
}
    fragment EmailSection on OwnAccount {
  email
  hasPassword
  pendingEmail {
    destination
    expiresAt
  }
}
fragment NamesSection on OwnAccount {
  familyName
  givenName
  familyNameKana
  givenNameKana
}
fragment PasswordSection on OwnAccount {
  hasPassword
}
fragment PhoneSection on OwnAccount {
  phoneNumber
  hasPassword
  pendingPhone {
    destination
    expiresAt
  }
}`) as unknown as TypedDocumentString<CandidateAccountPageQuery, CandidateAccountPageQueryVariables>;
export const UpdateCandidateNamesDocument = new TypedDocumentString(`
    mutation UpdateCandidateNames($familyName: String!, $givenName: String!, $familyNameKana: String!, $givenNameKana: String!) {
  updateCandidateNames(
    familyName: $familyName
    givenName: $givenName
    familyNameKana: $familyNameKana
    givenNameKana: $givenNameKana
  )
}
    `) as unknown as TypedDocumentString<UpdateCandidateNamesMutation, UpdateCandidateNamesMutationVariables>;
export const RequestEmailChangeDocument = new TypedDocumentString(`
    mutation RequestEmailChange($email: String!, $currentPassword: String!) {
  requestEmailChange(email: $email, currentPassword: $currentPassword)
}
    `) as unknown as TypedDocumentString<RequestEmailChangeMutation, RequestEmailChangeMutationVariables>;
export const ConfirmEmailChangeDocument = new TypedDocumentString(`
    mutation ConfirmEmailChange($code: String!) {
  confirmEmailChange(code: $code)
}
    `) as unknown as TypedDocumentString<ConfirmEmailChangeMutation, ConfirmEmailChangeMutationVariables>;
export const RequestPhoneChangeDocument = new TypedDocumentString(`
    mutation RequestPhoneChange($mobilePhoneNumber: String!, $currentPassword: String!) {
  requestPhoneChange(
    mobilePhoneNumber: $mobilePhoneNumber
    currentPassword: $currentPassword
  )
}
    `) as unknown as TypedDocumentString<RequestPhoneChangeMutation, RequestPhoneChangeMutationVariables>;
export const ConfirmPhoneChangeDocument = new TypedDocumentString(`
    mutation ConfirmPhoneChange($code: String!) {
  confirmPhoneChange(code: $code)
}
    `) as unknown as TypedDocumentString<ConfirmPhoneChangeMutation, ConfirmPhoneChangeMutationVariables>;
export const UpdateCandidatePasswordDocument = new TypedDocumentString(`
    mutation UpdateCandidatePassword($currentPassword: String!, $newPassword: String!) {
  updateCandidatePassword(
    currentPassword: $currentPassword
    newPassword: $newPassword
  )
}
    `) as unknown as TypedDocumentString<UpdateCandidatePasswordMutation, UpdateCandidatePasswordMutationVariables>;
export const BlockedCompaniesPageDocument = new TypedDocumentString(`
    query BlockedCompaniesPage($search: String!) {
  companiesToBlock(search: $search) {
    id
    ...FoundCompany
  }
  blockList {
    companies {
      id
      ...BlockedCompany
    }
    corporateNumbers
  }
}
    fragment BlockEnds on BlockChoice {
  id
  company {
    displayName
  }
  openScouts {
    unanswered
    accepted
    nextDateAt
  }
}
fragment BlockedCompany on BlockChoice {
  id
  company {
    displayName
    legalName
    ...CompanyMark
  }
  group {
    ...BlockEnds
    isBlocked
    company {
      displayName
    }
  }
}
fragment FoundCompany on BlockChoice {
  isBlocked
  company {
    displayName
    city
    ...CompanyMark
    prefecture {
      label
    }
  }
  ...BlockEnds
}
fragment CompanyMark on Company {
  mark {
    shape
    background
    foreground
    logoUrl
  }
}`) as unknown as TypedDocumentString<BlockedCompaniesPageQuery, BlockedCompaniesPageQueryVariables>;
export const BlockCompaniesDocument = new TypedDocumentString(`
    mutation BlockCompanies($companyIds: [ID!]!) {
  blockCompanies(companyIds: $companyIds)
}
    `) as unknown as TypedDocumentString<BlockCompaniesMutation, BlockCompaniesMutationVariables>;
export const UnblockCompaniesDocument = new TypedDocumentString(`
    mutation UnblockCompanies($companyIds: [ID!]!) {
  unblockCompanies(companyIds: $companyIds)
}
    `) as unknown as TypedDocumentString<UnblockCompaniesMutation, UnblockCompaniesMutationVariables>;
export const BlockCorporateNumberDocument = new TypedDocumentString(`
    mutation BlockCorporateNumber($corporateNumber: String!) {
  blockCorporateNumber(corporateNumber: $corporateNumber)
}
    `) as unknown as TypedDocumentString<BlockCorporateNumberMutation, BlockCorporateNumberMutationVariables>;
export const UnblockCorporateNumberDocument = new TypedDocumentString(`
    mutation UnblockCorporateNumber($corporateNumber: String!) {
  unblockCorporateNumber(corporateNumber: $corporateNumber)
}
    `) as unknown as TypedDocumentString<UnblockCorporateNumberMutation, UnblockCorporateNumberMutationVariables>;
export const CandidateCalendarPageDocument = new TypedDocumentString(`
    query CandidateCalendarPage {
  calendarFeed {
    ...CalendarFeedState
  }
  cancelledDates {
    ...CancelledDates
  }
}
    fragment CancelledDates on CancelledDate {
  bookingId
  companyName
  title
  startAt
}
fragment CalendarFeedState on CalendarFeed {
  insertedAt
  readAt
}`) as unknown as TypedDocumentString<CandidateCalendarPageQuery, CandidateCalendarPageQueryVariables>;
export const SettingsDataPageDocument = new TypedDocumentString(`
    query SettingsDataPage {
  withdrawalProof {
    needsPassword
    needsSignIn
  }
  dataExport {
    status
    ...ExportState
  }
}
    fragment ExportState on DataExport {
  id
  status
  percent
  bytes
  expiresAt
}`) as unknown as TypedDocumentString<SettingsDataPageQuery, SettingsDataPageQueryVariables>;
export const RequestDataExportDocument = new TypedDocumentString(`
    mutation RequestDataExport($currentPassword: String!) {
  requestDataExport(currentPassword: $currentPassword)
}
    `) as unknown as TypedDocumentString<RequestDataExportMutation, RequestDataExportMutationVariables>;
export const CandidateDevicesPageDocument = new TypedDocumentString(`
    query CandidateDevicesPage {
  devices {
    id
    isCurrent
    ...DeviceRow
  }
}
    fragment DeviceRow on Device {
  id
  family
  signedInAt
  lastUsedAt
  isCurrent
}`) as unknown as TypedDocumentString<CandidateDevicesPageQuery, CandidateDevicesPageQueryVariables>;
export const EndDeviceDocument = new TypedDocumentString(`
    mutation EndDevice($id: ID!) {
  endDevice(id: $id)
}
    `) as unknown as TypedDocumentString<EndDeviceMutation, EndDeviceMutationVariables>;
export const EndOtherDevicesDocument = new TypedDocumentString(`
    mutation EndOtherDevices {
  endOtherDevices
}
    `) as unknown as TypedDocumentString<EndOtherDevicesMutation, EndOtherDevicesMutationVariables>;
export const IntakePageDocument = new TypedDocumentString(`
    query IntakePage {
  scoutIntake {
    scoutsPerWeek
    pausedUntil
  }
}
    `) as unknown as TypedDocumentString<IntakePageQuery, IntakePageQueryVariables>;
export const UpdateScoutIntakeDocument = new TypedDocumentString(`
    mutation UpdateScoutIntake($scoutsPerWeek: Int!, $pausedUntil: Date) {
  updateScoutIntake(scoutsPerWeek: $scoutsPerWeek, pausedUntil: $pausedUntil) {
    scoutsPerWeek
  }
}
    `) as unknown as TypedDocumentString<UpdateScoutIntakeMutation, UpdateScoutIntakeMutationVariables>;
export const NotificationSettingsPageDocument = new TypedDocumentString(`
    query NotificationSettingsPage {
  candidateNotificationSettings {
    topic
    hasLine
    ...NotificationTopic
  }
  lineConnection {
    connectedAt
    ...LineNotices
  }
  quietHours {
    startsAt
    endsAt
  }
  threadChoice {
    hasTextInMail
    showsReading
  }
}
    fragment LineNotices on LineConnection {
  connectedAt
  code {
    letters
    account
    address
    expiresAt
    qr {
      size
      path
    }
  }
}
fragment NotificationTopic on CandidateNotificationSetting {
  topic
  label
  hint
  hasMail
  hasPush
  hasLine
  canTurnOffMail
  canPush
}`) as unknown as TypedDocumentString<NotificationSettingsPageQuery, NotificationSettingsPageQueryVariables>;
export const UpdateCandidateNotificationSettingsDocument = new TypedDocumentString(`
    mutation UpdateCandidateNotificationSettings($settings: [CandidateNotificationSettingInput!]!) {
  updateCandidateNotificationSettings(settings: $settings) {
    topic
  }
}
    `) as unknown as TypedDocumentString<UpdateCandidateNotificationSettingsMutation, UpdateCandidateNotificationSettingsMutationVariables>;
export const UpdateQuietHoursDocument = new TypedDocumentString(`
    mutation UpdateQuietHours($startsAt: Int!, $endsAt: Int!) {
  updateQuietHours(startsAt: $startsAt, endsAt: $endsAt) {
    startsAt
  }
}
    `) as unknown as TypedDocumentString<UpdateQuietHoursMutation, UpdateQuietHoursMutationVariables>;
export const IssueLineCodeDocument = new TypedDocumentString(`
    mutation IssueLineCode {
  issueLineCode {
    connectedAt
  }
}
    `) as unknown as TypedDocumentString<IssueLineCodeMutation, IssueLineCodeMutationVariables>;
export const DisconnectLineDocument = new TypedDocumentString(`
    mutation DisconnectLine {
  disconnectLine
}
    `) as unknown as TypedDocumentString<DisconnectLineMutation, DisconnectLineMutationVariables>;
export const UpdateThreadChoiceDocument = new TypedDocumentString(`
    mutation UpdateThreadChoice($hasTextInMail: Boolean!, $showsReading: Boolean!) {
  updateThreadChoice(hasTextInMail: $hasTextInMail, showsReading: $showsReading) {
    showsReading
  }
}
    `) as unknown as TypedDocumentString<UpdateThreadChoiceMutation, UpdateThreadChoiceMutationVariables>;
export const SignInSettingsDocument = new TypedDocumentString(`
    query SignInSettings {
  signInWays {
    email
    isFresh
    ...ConfirmWays
    ...PasswordWay
    ...IdentityWays
    ...PasskeyWays
    sessionProvider
  }
}
    fragment ConfirmWays on SignInWays {
  isFresh
  hasPassword
  identities {
    provider
    label
  }
  passkeys {
    id
  }
}
fragment IdentityWays on SignInWays {
  canRemove
  identities {
    provider
    label
    email
  }
}
fragment PasskeyWays on SignInWays {
  canRemove
  passkeys {
    id
    name
    isBackedUp
    insertedAt
    lastUsedAt
  }
}
fragment PasswordWay on SignInWays {
  email
  hasPassword
}`) as unknown as TypedDocumentString<SignInSettingsQuery, SignInSettingsQueryVariables>;
export const UnlinkIdentityDocument = new TypedDocumentString(`
    mutation UnlinkIdentity($provider: String!) {
  unlinkIdentity(provider: $provider)
}
    `) as unknown as TypedDocumentString<UnlinkIdentityMutation, UnlinkIdentityMutationVariables>;
export const RenamePasskeyDocument = new TypedDocumentString(`
    mutation RenamePasskey($id: ID!, $name: String!) {
  renamePasskey(id: $id, name: $name)
}
    `) as unknown as TypedDocumentString<RenamePasskeyMutation, RenamePasskeyMutationVariables>;
export const RemovePasskeyDocument = new TypedDocumentString(`
    mutation RemovePasskey($id: ID!) {
  removePasskey(id: $id)
}
    `) as unknown as TypedDocumentString<RemovePasskeyMutation, RemovePasskeyMutationVariables>;
export const UnsubscribedPageDocument = new TypedDocumentString(`
    query UnsubscribedPage {
  viewer {
    __typename
  }
}
    `) as unknown as TypedDocumentString<UnsubscribedPageQuery, UnsubscribedPageQueryVariables>;
export const UnsubscribePageDocument = new TypedDocumentString(`
    query UnsubscribePage {
  viewer {
    ... on CandidateViewer {
      __typename
      id
      pending
    }
  }
  withdrawalProof {
    needsPassword
    needsSignIn
  }
  withdrawalEffects {
    ...WithdrawalEffects
  }
}
    fragment WithdrawalEffects on WithdrawalEffects {
  pendingCount
  pendingScheduleCount
  acceptedCount
  dates {
    id
    companyName
    startAt
  }
}`) as unknown as TypedDocumentString<UnsubscribePageQuery, UnsubscribePageQueryVariables>;
export const WithdrawCandidateDocument = new TypedDocumentString(`
    mutation WithdrawCandidate($password: String!, $confirmation: String!, $reason: String!, $reasonKind: WithdrawalReason) {
  withdrawCandidate(
    password: $password
    confirmation: $confirmation
    reason: $reason
    reasonKind: $reasonKind
  )
}
    `) as unknown as TypedDocumentString<WithdrawCandidateMutation, WithdrawCandidateMutationVariables>;
export const SkillsPageDocument = new TypedDocumentString(`
    query SkillsPage {
  qualifications
  ownProfile {
    id
  }
  ownSkills {
    revision
    ...OwnSkills
  }
}
    fragment OwnSkills on OwnSkills {
  toeicScore
  toeicTakenOn
  toeflIbtScore
  toeflIbtBand
  toeflIbtTakenOn
  skills {
    kind
    name
    level
    since
    note
  }
}`) as unknown as TypedDocumentString<SkillsPageQuery, SkillsPageQueryVariables>;
export const UpdateSkillsDocument = new TypedDocumentString(`
    mutation UpdateSkills($skills: SkillsInput!, $revision: String) {
  updateSkills(skills: $skills, revision: $revision) {
    ...OwnSkills
  }
}
    fragment OwnSkills on OwnSkills {
  toeicScore
  toeicTakenOn
  toeflIbtScore
  toeflIbtBand
  toeflIbtTakenOn
  skills {
    kind
    name
    level
    since
    note
  }
}`) as unknown as TypedDocumentString<UpdateSkillsMutation, UpdateSkillsMutationVariables>;
export const SuspendedPageDocument = new TypedDocumentString(`
    query SuspendedPage {
  candidateSuspension {
    reason
    suspendedAt
    heldDates {
      id
      companyName
      title
      startAt
      endAt
      emergencyContact
    }
  }
}
    `) as unknown as TypedDocumentString<SuspendedPageQuery, SuspendedPageQueryVariables>;
export const CandidateThreadsPageDocument = new TypedDocumentString(`
    query CandidateThreadsPage($text: String!, $first: Int!, $offset: Int!) {
  threads(text: $text, first: $first, offset: $offset) {
    totalCount
    nodes {
      scoutInvitationId
      state
      ending
      lastAt
      unreadCount
      lastMessage {
        side
        text
      }
      scoutInvitation {
        company {
          displayName
          ...CompanyMark
        }
        stepTitle
      }
    }
  }
}
    fragment CompanyMark on Company {
  mark {
    shape
    background
    foreground
    logoUrl
  }
}`) as unknown as TypedDocumentString<CandidateThreadsPageQuery, CandidateThreadsPageQueryVariables>;
export const CandidateThreadsMovedDocument = new TypedDocumentString(`
    subscription CandidateThreadsMoved($id: ID) {
  threadWithCompanyChanged(scoutInvitationId: $id) {
    scoutInvitationId
  }
}
    `) as unknown as TypedDocumentString<CandidateThreadsMovedSubscription, CandidateThreadsMovedSubscriptionVariables>;
export const UnsubscribeMailPageDocument = new TypedDocumentString(`
    query UnsubscribeMailPage($token: String!) {
  mailSubscription(token: $token) {
    label
    hasMail
  }
}
    `) as unknown as TypedDocumentString<UnsubscribeMailPageQuery, UnsubscribeMailPageQueryVariables>;
export const EndMailOfKindDocument = new TypedDocumentString(`
    mutation EndMailOfKind($token: String!) {
  endMailOfKind(token: $token)
}
    `) as unknown as TypedDocumentString<EndMailOfKindMutation, EndMailOfKindMutationVariables>;
export const AcceptedStudentsPageDocument = new TypedDocumentString(`
    query AcceptedStudentsPage($isContacted: Boolean!, $text: String!, $first: Int!, $offset: Int!) {
  viewer {
    ... on CompanyViewer {
      __typename
      id
    }
  }
  acceptedStudents(
    isContacted: $isContacted
    text: $text
    first: $first
    offset: $offset
  ) {
    totalCount
    nodes {
      scoutInvitationId
      ...AcceptedStudent
    }
  }
  waiting: acceptedStudents(isContacted: false, first: 0) {
    totalCount
  }
}
    fragment AcceptedStudent on AcceptedStudent {
  scoutInvitationId
  acceptedAt
  isLate
  contactedAt
  contactDeniedAt
  contactArrivedAt
  promptedAt
  contactedBy {
    id
    familyName
  }
  job {
    title
  }
  candidate {
    id
    schoolName
    departmentName
    scoutInvitations {
      id
      schedulingStatus
      status
      booking {
        status
        schedulingDate {
          startAt
        }
      }
    }
    ... on DisclosedSearchCandidate {
      familyName
      givenName
      familyNameKana
      givenNameKana
      email
      phoneNumber
    }
  }
}`) as unknown as TypedDocumentString<AcceptedStudentsPageQuery, AcceptedStudentsPageQueryVariables>;
export const MarkStudentContactedDocument = new TypedDocumentString(`
    mutation MarkStudentContacted($id: ID!) {
  markScoutInvitationContacted(id: $id)
}
    `) as unknown as TypedDocumentString<MarkStudentContactedMutation, MarkStudentContactedMutationVariables>;
export const UndoStudentContactedDocument = new TypedDocumentString(`
    mutation UndoStudentContacted($id: ID!) {
  undoScoutInvitationContacted(id: $id)
}
    `) as unknown as TypedDocumentString<UndoStudentContactedMutation, UndoStudentContactedMutationVariables>;
export const RecordHireDocument = new TypedDocumentString(`
    mutation RecordHire($id: ID!, $acceptedOn: Date!) {
  recordHire(scoutInvitationId: $id, acceptedOn: $acceptedOn)
}
    `) as unknown as TypedDocumentString<RecordHireMutation, RecordHireMutationVariables>;
export const AfterDatesPageDocument = new TypedDocumentString(`
    query AfterDatesPage {
  meetings {
    id
    schedulingDateId
    awaitsOutcome
    ...MeetingFields
  }
}
    fragment MeetingFields on Meeting {
  id
  title
  startAt
  endAt
  jobTitle
  attendancePress
  outcome
  revision
  awaitsOutcome
  booking {
    id
    status
    canMarkAttendance
    scoutInvitationId
    evaluation {
      ...BookingEvaluationFields
    }
    candidate {
      id
      schoolName
      noteCount
      ... on DisclosedSearchCandidate {
        familyName
        givenName
      }
    }
  }
}
fragment EvaluationFields on Evaluation {
  id
  isOwn
  formVersion
  points {
    name
    score
  }
  text
  metAt
  jobTitle
  editedAt
  author {
    familyName
    givenName
    hasLeft
  }
}
fragment BookingEvaluationFields on BookingEvaluation {
  canWrite
  hiddenCount
  form {
    version
    points
  }
  own {
    ...EvaluationFields
  }
  others {
    id
    ...EvaluationFields
  }
}`) as unknown as TypedDocumentString<AfterDatesPageQuery, AfterDatesPageQueryVariables>;
export const MarkAttendanceAfterDateDocument = new TypedDocumentString(`
    mutation MarkAttendanceAfterDate($id: ID!, $attendance: BookingAttendance!) {
  updateBookingAttendance(id: $id, attendance: $attendance) {
    id
  }
}
    `) as unknown as TypedDocumentString<MarkAttendanceAfterDateMutation, MarkAttendanceAfterDateMutationVariables>;
export const MarkAllAttendedDocument = new TypedDocumentString(`
    mutation MarkAllAttended($schedulingDateId: ID!) {
  markAllAttended(schedulingDateId: $schedulingDateId)
}
    `) as unknown as TypedDocumentString<MarkAllAttendedMutation, MarkAllAttendedMutationVariables>;
export const UndoAllAttendedDocument = new TypedDocumentString(`
    mutation UndoAllAttended($schedulingDateId: ID!, $press: ID!) {
  undoAllAttended(schedulingDateId: $schedulingDateId, press: $press)
}
    `) as unknown as TypedDocumentString<UndoAllAttendedMutation, UndoAllAttendedMutationVariables>;
export const AnalysisPageDocument = new TypedDocumentString(`
    query AnalysisPage($filter: ScoutAnalysisFilter!, $by: ScoutAnalysisDimension!, $isCounted: Boolean!) {
  viewer {
    ... on CompanyViewer {
      __typename
      id
      canAdminister
    }
  }
  jobDescriptions {
    edges {
      node {
        id
        title
        totalSent
      }
    }
  }
  scoutAnalysis(filter: $filter, by: $by) @include(if: $isCounted) {
    isCut
    readDays {
      from
      to
    }
    total {
      ...ScoutAnalysisRowFields
    }
    rows {
      ...ScoutAnalysisRowFields
    }
  }
  scoutBenchmark {
    ...ScoutBenchmarkFields
  }
}
    fragment ScoutAnalysisRowFields on ScoutAnalysisRow {
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
fragment ScoutBenchmarkFields on ScoutBenchmark {
  from
  to
  companies
  group
  figures {
    measure
    lower
    median
    upper
    own
  }
}`) as unknown as TypedDocumentString<AnalysisPageQuery, AnalysisPageQueryVariables>;
export const CandidateLikenessPageDocument = new TypedDocumentString(`
    query CandidateLikenessPage($id: ID!, $chosen: [LikenessReasonKey!]) {
  candidateLikeness(candidateId: $id, chosen: $chosen) {
    query
    totalCount
    candidate {
      id
      ... on DisclosedSearchCandidate {
        familyName
        givenName
      }
    }
    reasons {
      key
      why
      query
      isChosen
      count
      toggledCount
    }
  }
}
    `) as unknown as TypedDocumentString<CandidateLikenessPageQuery, CandidateLikenessPageQueryVariables>;
export const AddCandidateBookmarksDocument = new TypedDocumentString(`
    mutation AddCandidateBookmarks($ids: [ID!]!) {
  addCandidateBookmarks(ids: $ids)
}
    `) as unknown as TypedDocumentString<AddCandidateBookmarksMutation, AddCandidateBookmarksMutationVariables>;
export const RemoveCandidateBookmarksDocument = new TypedDocumentString(`
    mutation RemoveCandidateBookmarks($ids: [ID!]!) {
  removeCandidateBookmarks(ids: $ids)
}
    `) as unknown as TypedDocumentString<RemoveCandidateBookmarksMutation, RemoveCandidateBookmarksMutationVariables>;
export const PassOverCandidatesDocument = new TypedDocumentString(`
    mutation PassOverCandidates($ids: [ID!]!, $isForTeam: Boolean!) {
  passOverCandidates(ids: $ids, isForTeam: $isForTeam)
}
    `) as unknown as TypedDocumentString<PassOverCandidatesMutation, PassOverCandidatesMutationVariables>;
export const TakeBackPassedOverCandidatesDocument = new TypedDocumentString(`
    mutation TakeBackPassedOverCandidates($ids: [ID!]!, $isForTeam: Boolean!) {
  takeBackPassedOverCandidates(ids: $ids, isForTeam: $isForTeam)
}
    `) as unknown as TypedDocumentString<TakeBackPassedOverCandidatesMutation, TakeBackPassedOverCandidatesMutationVariables>;
export const MarkCandidateSeenDocument = new TypedDocumentString(`
    mutation MarkCandidateSeen($id: ID!) {
  updateSearchCandidateLastSeenAt(id: $id)
}
    `) as unknown as TypedDocumentString<MarkCandidateSeenMutation, MarkCandidateSeenMutationVariables>;
export const CreateCandidateLabelDocument = new TypedDocumentString(`
    mutation CreateCandidateLabel($text: String!) {
  createSearchCandidateLabel(text: $text) {
    id
  }
}
    `) as unknown as TypedDocumentString<CreateCandidateLabelMutation, CreateCandidateLabelMutationVariables>;
export const AttachCandidateLabelDocument = new TypedDocumentString(`
    mutation AttachCandidateLabel($candidateIds: [ID!]!, $labelId: ID!) {
  attachSearchCandidateLabels(candidateIds: $candidateIds, labelId: $labelId)
}
    `) as unknown as TypedDocumentString<AttachCandidateLabelMutation, AttachCandidateLabelMutationVariables>;
export const DetachCandidateLabelsDocument = new TypedDocumentString(`
    mutation DetachCandidateLabels($candidateIds: [ID!]!, $labelId: ID!) {
  detachSearchCandidateLabels(candidateIds: $candidateIds, labelId: $labelId)
}
    `) as unknown as TypedDocumentString<DetachCandidateLabelsMutation, DetachCandidateLabelsMutationVariables>;
export const StudentsStillThereDocument = new TypedDocumentString(`
    query StudentsStillThere($condition: SearchCandidateCondition!) {
  searchCandidates(condition: $condition) {
    edges {
      node {
        id
      }
    }
  }
}
    `) as unknown as TypedDocumentString<StudentsStillThereQuery, StudentsStillThereQueryVariables>;
export const MarkCandidateContactedDocument = new TypedDocumentString(`
    mutation MarkCandidateContacted($id: ID!) {
  markScoutInvitationContacted(id: $id)
}
    `) as unknown as TypedDocumentString<MarkCandidateContactedMutation, MarkCandidateContactedMutationVariables>;
export const TellCandidateReadingDocument = new TypedDocumentString(`
    mutation TellCandidateReading($id: ID!) {
  tellCandidateReading(candidateId: $id)
}
    `) as unknown as TypedDocumentString<TellCandidateReadingMutation, TellCandidateReadingMutationVariables>;
export const CandidateColleagueReadingDocument = new TypedDocumentString(`
    subscription CandidateColleagueReading($id: ID!) {
  colleagueReading(candidateId: $id) {
    familyName
  }
}
    `) as unknown as TypedDocumentString<CandidateColleagueReadingSubscription, CandidateColleagueReadingSubscriptionVariables>;
export const ConfirmOfferReportDocument = new TypedDocumentString(`
    mutation ConfirmOfferReport($id: ID!) {
  confirmOfferReport(id: $id) {
    id
  }
}
    `) as unknown as TypedDocumentString<ConfirmOfferReportMutation, ConfirmOfferReportMutationVariables>;
export const DenyOfferReportDocument = new TypedDocumentString(`
    mutation DenyOfferReport($id: ID!) {
  denyOfferReport(id: $id) {
    id
  }
}
    `) as unknown as TypedDocumentString<DenyOfferReportMutation, DenyOfferReportMutationVariables>;
export const CandidateOptionCountsDocument = new TypedDocumentString(`
    query CandidateOptionCounts($condition: SearchCandidateCondition!, $group: SearchCandidateOptionGroup!) {
  searchCandidateOptionCounts(condition: $condition, group: $group) {
    option
    count
  }
}
    `) as unknown as TypedDocumentString<CandidateOptionCountsQuery, CandidateOptionCountsQueryVariables>;
export const RenameCandidateLabelDocument = new TypedDocumentString(`
    mutation RenameCandidateLabel($id: ID!, $text: String!) {
  updateSearchCandidateLabel(id: $id, text: $text) {
    id
  }
}
    `) as unknown as TypedDocumentString<RenameCandidateLabelMutation, RenameCandidateLabelMutationVariables>;
export const DeleteCandidateLabelDocument = new TypedDocumentString(`
    mutation DeleteCandidateLabel($id: ID!) {
  deleteSearchCandidateLabel(id: $id)
}
    `) as unknown as TypedDocumentString<DeleteCandidateLabelMutation, DeleteCandidateLabelMutationVariables>;
export const CandidateLabelCountsDocument = new TypedDocumentString(`
    query CandidateLabelCounts {
  searchCandidateLabels {
    edges {
      node {
        id
        candidateCount
      }
    }
  }
}
    `) as unknown as TypedDocumentString<CandidateLabelCountsQuery, CandidateLabelCountsQueryVariables>;
export const CandidateCardsDocument = new TypedDocumentString(`
    query CandidateCards($condition: SearchCandidateCondition!, $keywords: [String!]!) {
  searchCandidates(condition: $condition) {
    totalCount
    edges {
      node {
        id
        ...CandidateCard
      }
      metChoices {
        key
        values
      }
      unsetFilters
    }
  }
}
    fragment CandidateCard on SearchCandidate {
  id
  ...StudentCard
  ...ColleagueDrafts
  bookmarked
  hasSeen
  keywordHit(keywords: $keywords) {
    excerpt
    words
  }
  scoutInvitations {
    ...ScoutStatus
  }
  isFavorite
  isIntakePaused
  passedOver {
    isForTeam
  }
  labels {
    id
    text
  }
  ... on DisclosedSearchCandidate {
    familyName
    givenName
  }
}
fragment ColleagueDrafts on SearchCandidate {
  draftsOfColleagues {
    savedAt
    companyUser {
      familyName
    }
  }
}
fragment ScoutStatus on SentScoutInvitation {
  status
  isWithdrawn
  round
  invitationDate
  scheduledFor
  endedAt
  contactedAt
}
fragment StudentCard on CandidateView {
  id
  picture
  headline
  schoolName
  departmentName
  isFairHidden
  category
  education {
    graduationYear
  }
  hasOffer
  excerpt
  sellingPoints {
    id
    shortLabel
  }
  lastActiveAt
  totalCountSentScoutInvitation
  completeness
}`) as unknown as TypedDocumentString<CandidateCardsQuery, CandidateCardsQueryVariables>;
export const CandidateTableDocument = new TypedDocumentString(`
    query CandidateTable($condition: SearchCandidateCondition!, $keywords: [String!]!) {
  searchCandidates(condition: $condition) {
    totalCount
    edges {
      node {
        id
        ...CandidateTableRow
      }
    }
  }
}
    fragment CandidateTableRow on SearchCandidate {
  id
  picture
  headline
  schoolName
  departmentName
  isFairHidden
  education {
    graduationYear
  }
  keywordHit(keywords: $keywords) {
    words
  }
  lastActiveAt
  totalCountSentScoutInvitation
  completeness
  isIntakePaused
  bookmarked
  hasSeen
  labels {
    id
    text
  }
  scoutInvitations {
    ...ScoutStatus
  }
  ... on DisclosedSearchCandidate {
    familyName
    givenName
  }
}
fragment ScoutStatus on SentScoutInvitation {
  status
  isWithdrawn
  round
  invitationDate
  scheduledFor
  endedAt
  contactedAt
}`) as unknown as TypedDocumentString<CandidateTableQuery, CandidateTableQueryVariables>;
export const CandidateTriageDocument = new TypedDocumentString(`
    query CandidateTriage($condition: SearchCandidateCondition!) {
  searchCandidates(condition: $condition) {
    totalCount
    edges {
      node {
        id
      }
    }
  }
}
    `) as unknown as TypedDocumentString<CandidateTriageQuery, CandidateTriageQueryVariables>;
export const CandidateTriagePlaceDocument = new TypedDocumentString(`
    query CandidateTriagePlace($condition: SearchCandidateCondition!) {
  triagePlace(condition: $condition) {
    candidateId
    position
  }
}
    `) as unknown as TypedDocumentString<CandidateTriagePlaceQuery, CandidateTriagePlaceQueryVariables>;
export const CandidateRelaxationsDocument = new TypedDocumentString(`
    query CandidateRelaxations($condition: SearchCandidateCondition!) {
  searchCandidateRelaxations(condition: $condition) {
    key
    label
    includesUnset
    additionalCount
  }
}
    `) as unknown as TypedDocumentString<CandidateRelaxationsQuery, CandidateRelaxationsQueryVariables>;
export const CandidatePreviewPageDocument = new TypedDocumentString(`
    query CandidatePreviewPage($id: ID!) {
  searchCandidate(id: $id) {
    id
    ...CandidatePreview
  }
}
    fragment ScoutReport on SentScoutInvitation {
  id
  job {
    title
  }
  offerReport {
    id
    status
    acceptedOn
    answerBy
    answeredAt
    isSettledByOperator
    answeredBy {
      familyName
    }
  }
}
fragment CandidatePreview on SearchCandidate {
  id
  picture
  headline
  schoolName
  departmentName
  isFairHidden
  category
  education {
    graduationYear
    campusPrefecture {
      label
    }
  }
  bookmarked
  hasSeen
  isFavorite
  isIntakePaused
  hasOffer
  lastActiveAt
  totalCountSentScoutInvitation
  completeness
  labels {
    id
    text
  }
  memo {
    ...CandidateMemo
  }
  noteCount
  passedOver {
    isForTeam
    passedOverAt
    companyUser {
      id
      familyName
    }
  }
  ...ColleagueDrafts
  scoutClaim {
    claimedAt
    expiresAt
    companyUser {
      familyName
    }
  }
  ...StudentProfile
  hasOffer
  jobHuntingStatus {
    label
  }
  scoutInvitations {
    ...CandidateInvitation
    ...ScoutStatus
    ...ScoutReport
  }
  ... on DisclosedSearchCandidate {
    familyName
    givenName
    familyNameKana
    givenNameKana
    email
    phoneNumber
  }
}
fragment CandidateInvitation on SentScoutInvitation {
  id
  status
  isWithdrawn
  round
  invitationDate
  scheduledFor
  expiresAt
  answeredAt
  endedAt
  contactedAt
  isEndedUnanswered
  contactedBy {
    familyName
  }
  job {
    title
    canSendScoutInvitation
  }
  companyUser {
    familyName
    givenName
  }
  subject
  reason
  templateMessageHistories {
    id
    text
  }
  declineReason {
    label
  }
  withdrawalMessage
  promises {
    kind
    label
  }
  followUp {
    text
    dueAt
    isPlanned
  }
  booking {
    schedulingDate {
      startAt
    }
  }
}
fragment CandidateMemo on SearchCandidateMemo {
  candidateId
  text
  updatedAt
  companyUser {
    familyName
  }
}
fragment ColleagueDrafts on SearchCandidate {
  draftsOfColleagues {
    savedAt
    companyUser {
      familyName
    }
  }
}
fragment ScoutStatus on SentScoutInvitation {
  status
  isWithdrawn
  round
  invitationDate
  scheduledFor
  endedAt
  contactedAt
}
fragment StudentProfile on CandidateView {
  taglines
  selfIntroduction
  studentProjectExperience
  studyAbroadExperience
  qualificationExperience
  internshipExperience
  sellingPoints {
    id
    label
  }
  education {
    graduationYear
    graduationMonth
    degree
    highSchoolName
  }
  preferredScoutTypes {
    label
  }
  toeicScore
  toeicTakenOn
  toeflIbtScore
  toeflIbtBand
  toeflIbtTakenOn
  skills {
    kind
    name
    level
    since
    note
  }
  hometown {
    label
  }
  offeredCompany {
    industry {
      label
    }
  }
  preferences {
    areas {
      label
    }
    industries {
      label
    }
    jobTypes {
      label
    }
    companySizes {
      label
    }
    companySelectionCriteria {
      label
    }
  }
  assessmentProfile {
    intellectualBand
    intellectual {
      title
      achieved
      achievable
      band
      isReference
      cuts
    }
    personality {
      percentage
      statement {
        traitId
        leftLabel
        rightLabel
      }
    }
  }
}`) as unknown as TypedDocumentString<CandidatePreviewPageQuery, CandidatePreviewPageQueryVariables>;
export const SavedFilterConditionsDocument = new TypedDocumentString(`
    query SavedFilterConditions {
  savedFilters {
    id
    condition
  }
  positiveActions {
    isInForce
  }
  isFairModeOn
}
    `) as unknown as TypedDocumentString<SavedFilterConditionsQuery, SavedFilterConditionsQueryVariables>;
export const CandidateMemoChangedDocument = new TypedDocumentString(`
    subscription CandidateMemoChanged($id: ID!) {
  searchCandidateMemo(candidateId: $id) {
    updatedAt
  }
}
    `) as unknown as TypedDocumentString<CandidateMemoChangedSubscription, CandidateMemoChangedSubscriptionVariables>;
export const WriteCandidateMemoDocument = new TypedDocumentString(`
    mutation WriteCandidateMemo($id: ID!, $text: String!, $lastReadUpdatedAt: DateTime) {
  updateSearchCandidateMemo(
    id: $id
    text: $text
    lastReadUpdatedAt: $lastReadUpdatedAt
  ) {
    text
    updatedAt
  }
}
    `) as unknown as TypedDocumentString<WriteCandidateMemoMutation, WriteCandidateMemoMutationVariables>;
export const StartPositiveActionDocument = new TypedDocumentString(`
    mutation StartPositiveAction($reason: String!, $beginsOn: Date!, $endsOn: Date!) {
  startPositiveAction(reason: $reason, beginsOn: $beginsOn, endsOn: $endsOn) {
    id
  }
}
    `) as unknown as TypedDocumentString<StartPositiveActionMutation, StartPositiveActionMutationVariables>;
export const EndPositiveActionDocument = new TypedDocumentString(`
    mutation EndPositiveAction($id: ID!) {
  endPositiveAction(id: $id)
}
    `) as unknown as TypedDocumentString<EndPositiveActionMutation, EndPositiveActionMutationVariables>;
export const CreateSavedFilterDocument = new TypedDocumentString(`
    mutation CreateSavedFilter($name: String!, $condition: String!) {
  createSavedFilter(name: $name, condition: $condition) {
    id
  }
}
    `) as unknown as TypedDocumentString<CreateSavedFilterMutation, CreateSavedFilterMutationVariables>;
export const UpdateSavedFilterDocument = new TypedDocumentString(`
    mutation UpdateSavedFilter($id: ID!, $condition: String!) {
  updateSavedFilter(id: $id, condition: $condition) {
    id
  }
}
    `) as unknown as TypedDocumentString<UpdateSavedFilterMutation, UpdateSavedFilterMutationVariables>;
export const RenameSavedFilterDocument = new TypedDocumentString(`
    mutation RenameSavedFilter($id: ID!, $name: String!) {
  renameSavedFilter(id: $id, name: $name) {
    id
  }
}
    `) as unknown as TypedDocumentString<RenameSavedFilterMutation, RenameSavedFilterMutationVariables>;
export const SetSavedFilterAlertDocument = new TypedDocumentString(`
    mutation SetSavedFilterAlert($id: ID!, $timing: SavedFilterAlertTiming!, $hour: Int!, $weekday: Int!) {
  updateSavedFilterAlert(id: $id, timing: $timing, hour: $hour, weekday: $weekday) {
    id
  }
}
    `) as unknown as TypedDocumentString<SetSavedFilterAlertMutation, SetSavedFilterAlertMutationVariables>;
export const DeleteSavedFilterDocument = new TypedDocumentString(`
    mutation DeleteSavedFilter($id: ID!) {
  deleteSavedFilter(id: $id)
}
    `) as unknown as TypedDocumentString<DeleteSavedFilterMutation, DeleteSavedFilterMutationVariables>;
export const SavedFilterNewCandidatesDocument = new TypedDocumentString(`
    query SavedFilterNewCandidates {
  savedFilters {
    id
    newCandidateCount
  }
}
    `) as unknown as TypedDocumentString<SavedFilterNewCandidatesQuery, SavedFilterNewCandidatesQueryVariables>;
export const MarkSavedFilterOpenedDocument = new TypedDocumentString(`
    mutation MarkSavedFilterOpened($id: ID!) {
  updateSavedFilterLastOpenedAt(id: $id)
}
    `) as unknown as TypedDocumentString<MarkSavedFilterOpenedMutation, MarkSavedFilterOpenedMutationVariables>;
export const CancelScheduledScoutDocument = new TypedDocumentString(`
    mutation CancelScheduledScout($id: ID!) {
  cancelScheduledScoutInvitation(id: $id)
}
    `) as unknown as TypedDocumentString<CancelScheduledScoutMutation, CancelScheduledScoutMutationVariables>;
export const ChangeScoutPromisesDocument = new TypedDocumentString(`
    mutation ChangeScoutPromises($id: ID!, $promises: [ScoutPromiseKind!]!) {
  updateScoutPromises(scoutInvitationId: $id, promises: $promises)
}
    `) as unknown as TypedDocumentString<ChangeScoutPromisesMutation, ChangeScoutPromisesMutationVariables>;
export const CancelFollowUpDocument = new TypedDocumentString(`
    mutation CancelFollowUp($id: ID!) {
  cancelFollowUp(scoutInvitationId: $id)
}
    `) as unknown as TypedDocumentString<CancelFollowUpMutation, CancelFollowUpMutationVariables>;
export const KeepTriagePlaceDocument = new TypedDocumentString(`
    mutation KeepTriagePlace($condition: SearchCandidateCondition!, $id: ID!, $position: Int!) {
  keepTriagePlace(condition: $condition, candidateId: $id, position: $position)
}
    `) as unknown as TypedDocumentString<KeepTriagePlaceMutation, KeepTriagePlaceMutationVariables>;
export const CandidateNotesPageDocument = new TypedDocumentString(`
    query CandidateNotesPage($id: ID!) {
  viewer {
    ... on CompanyViewer {
      __typename
      id
    }
  }
  noteReaders {
    id
    familyName
    givenName
  }
  notedCandidate(id: $id) {
    id
    schoolName
    departmentName
    isFairHidden
    ... on DisclosedSearchCandidate {
      familyName
      givenName
    }
    scoutInvitations {
      job {
        id
        title
      }
    }
    notes {
      id
      ...Note
    }
    evaluations {
      id
      ...EvaluationFields
    }
  }
}
    fragment Note on CandidateNote {
  id
  candidateId
  text
  revision
  insertedAt
  editedAt
  canEdit
  canDelete
  author {
    id
    familyName
    givenName
    hasLeft
  }
  mentioned {
    id
    familyName
    givenName
    hasLeft
  }
  job {
    id
    title
  }
}
fragment EvaluationFields on Evaluation {
  id
  isOwn
  formVersion
  points {
    name
    score
  }
  text
  metAt
  jobTitle
  editedAt
  author {
    familyName
    givenName
    hasLeft
  }
}`) as unknown as TypedDocumentString<CandidateNotesPageQuery, CandidateNotesPageQueryVariables>;
export const AddNoteDocument = new TypedDocumentString(`
    mutation AddNote($candidateId: ID!, $jobId: ID, $text: String!, $mentionedUserIds: [ID!]!) {
  addCandidateNote(
    candidateId: $candidateId
    jobId: $jobId
    text: $text
    mentionedUserIds: $mentionedUserIds
  ) {
    id
  }
}
    `) as unknown as TypedDocumentString<AddNoteMutation, AddNoteMutationVariables>;
export const UpdateNoteDocument = new TypedDocumentString(`
    mutation UpdateNote($id: ID!, $revision: Int!, $text: String!, $mentionedUserIds: [ID!]!) {
  updateCandidateNote(
    id: $id
    revision: $revision
    text: $text
    mentionedUserIds: $mentionedUserIds
  ) {
    id
  }
}
    `) as unknown as TypedDocumentString<UpdateNoteMutation, UpdateNoteMutationVariables>;
export const DeleteNoteDocument = new TypedDocumentString(`
    mutation DeleteNote($id: ID!) {
  deleteCandidateNote(id: $id)
}
    `) as unknown as TypedDocumentString<DeleteNoteMutation, DeleteNoteMutationVariables>;
export const CandidateSearchGroundDocument = new TypedDocumentString(`
    query CandidateSearchGround {
  viewer {
    ... on CompanyViewer {
      __typename
      id
      canAdminister
      company {
        prefecture {
          id
        }
      }
      contract {
        status
        plan {
          savedFilterLimit
          labelLimit
          features
        }
      }
    }
  }
  isFairModeOn
  ...CandidateLookups
  positiveActions {
    id
    reason
    beginsOn
    endsOn
    isInForce
  }
  savedFilters {
    id
    name
    condition
    alert {
      timing
      hour
      weekday
      otherUserCount
    }
  }
  searchSynonyms {
    words
  }
  searchCandidateLabels {
    edges {
      node {
        id
        text
      }
    }
  }
}
    fragment CandidateLookups on Query {
  graduationYears
  regions {
    id
    name
    prefectures {
      id
      label
    }
  }
  industries {
    id
    label
    group
  }
  jobTypes {
    id
    label
    group
  }
  sellingPoints {
    id
    label
  }
  jobHuntingStatuses {
    id
    label
  }
  scoutTypes {
    id
    label
  }
  schoolGroups {
    id
    name
  }
  companySizes {
    id
    label
  }
  companySelectionCriteria {
    id
    label
  }
  personalityTraitStatements {
    traitId
    leftLabel
    rightLabel
  }
}`) as unknown as TypedDocumentString<CandidateSearchGroundQuery, CandidateSearchGroundQueryVariables>;
export const ScheduledScoutsPageDocument = new TypedDocumentString(`
    query ScheduledScoutsPage($first: Int!, $offset: Int!) {
  viewer {
    ... on CompanyViewer {
      __typename
      id
      contract {
        plan {
          features
        }
      }
    }
  }
  scheduledScoutInvitations(first: $first, offset: $offset) {
    totalCount
    nodes {
      scoutInvitationId
      scheduledFor
      ...ScheduledScout
    }
  }
}
    fragment ScheduledScout on ScheduledScoutInvitation {
  scoutInvitationId
  scheduledFor
  subject
  obstacle
  canRewrite
  companyUser {
    familyName
    givenName
  }
  job {
    title
  }
  candidate {
    id
    schoolName
    departmentName
  }
}`) as unknown as TypedDocumentString<ScheduledScoutsPageQuery, ScheduledScoutsPageQueryVariables>;
export const RescheduleScoutsDocument = new TypedDocumentString(`
    mutation RescheduleScouts($ids: [ID!]!, $sendAt: DateTime!) {
  rescheduleScoutInvitations(ids: $ids, sendAt: $sendAt)
}
    `) as unknown as TypedDocumentString<RescheduleScoutsMutation, RescheduleScoutsMutationVariables>;
export const CancelScheduledScoutsDocument = new TypedDocumentString(`
    mutation CancelScheduledScouts($ids: [ID!]!) {
  cancelScheduledScoutInvitations(ids: $ids)
}
    `) as unknown as TypedDocumentString<CancelScheduledScoutsMutation, CancelScheduledScoutsMutationVariables>;
export const RewriteScheduledScoutDocument = new TypedDocumentString(`
    mutation RewriteScheduledScout($id: ID!, $subject: String!, $message: String!, $reason: String!, $revision: String) {
  updateScheduledScoutInvitation(
    id: $id
    subject: $subject
    message: $message
    reason: $reason
    revision: $revision
  )
}
    `) as unknown as TypedDocumentString<RewriteScheduledScoutMutation, RewriteScheduledScoutMutationVariables>;
export const ScheduledScoutPageDocument = new TypedDocumentString(`
    query ScheduledScoutPage($id: ID!) {
  scheduledScoutInvitation(id: $id) {
    scoutInvitationId
    scheduledFor
    subject
    message
    reason
    revision
    obstacle
    canRewrite
    companyUser {
      familyName
      givenName
    }
    job {
      title
    }
    candidate {
      id
      schoolName
      departmentName
    }
  }
}
    `) as unknown as TypedDocumentString<ScheduledScoutPageQuery, ScheduledScoutPageQueryVariables>;
export const ScoutDraftsPageDocument = new TypedDocumentString(`
    query ScoutDraftsPage {
  viewer {
    ... on CompanyViewer {
      __typename
      id
    }
  }
  ownScoutDrafts {
    jobId
    students {
      candidateId
      undelivered {
        subject
        message
        reason
      }
    }
    ...ScoutDraftFields
  }
  jobDescriptionsForScoutInvitation {
    id
  }
  jobDescriptions {
    edges {
      node {
        id
        title
      }
    }
  }
}
    fragment ScoutDraftFields on ScoutDraft {
  jobId
  revision
  savedAt
  deviceFamily
  leftOut
  subject
  message
  template {
    id
    version
  }
  promises
  followUp
  students {
    candidateId
    reason
    quotations {
      field
      text
    }
  }
}`) as unknown as TypedDocumentString<ScoutDraftsPageQuery, ScoutDraftsPageQueryVariables>;
export const DraftStudentsDocument = new TypedDocumentString(`
    query DraftStudents($condition: SearchCandidateCondition!) {
  searchCandidates(condition: $condition) {
    edges {
      node {
        id
        schoolName
        departmentName
        isFairHidden
      }
    }
  }
}
    `) as unknown as TypedDocumentString<DraftStudentsQuery, DraftStudentsQueryVariables>;
export const SendScoutInvitationsDocument = new TypedDocumentString(`
    mutation SendScoutInvitations($jobId: ID!, $subject: String!, $message: String!, $template: UsedScoutTemplateInput, $invitations: [ScoutInvitationInput!]!, $sendAt: DateTime, $promises: [ScoutPromiseKind!], $followUp: String, $foundBy: String) {
  sendScoutInvitations(
    jobId: $jobId
    subject: $subject
    message: $message
    template: $template
    invitations: $invitations
    sendAt: $sendAt
    promises: $promises
    followUp: $followUp
    foundBy: $foundBy
  ) {
    sentIds
    draftRevision
    scheduled {
      candidateId
      deliverAt
      isWeekFull
    }
    failures {
      candidateId
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<SendScoutInvitationsMutation, SendScoutInvitationsMutationVariables>;
export const SendScoutExperimentDocument = new TypedDocumentString(`
    mutation SendScoutExperiment($id: ID!, $invitations: [ScoutInvitationInput!]!, $sendAt: DateTime, $promises: [ScoutPromiseKind!], $followUp: String, $foundBy: String) {
  sendScoutExperiment(
    id: $id
    invitations: $invitations
    sendAt: $sendAt
    promises: $promises
    followUp: $followUp
    foundBy: $foundBy
  ) {
    sentIds
    draftRevision
    scheduled {
      candidateId
      deliverAt
      isWeekFull
    }
    failures {
      candidateId
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<SendScoutExperimentMutation, SendScoutExperimentMutationVariables>;
export const UpdateReasonFiguresShownDocument = new TypedDocumentString(`
    mutation UpdateReasonFiguresShown($isShown: Boolean!) {
  updateReasonFiguresShown(isShown: $isShown) {
    isShown
  }
}
    `) as unknown as TypedDocumentString<UpdateReasonFiguresShownMutation, UpdateReasonFiguresShownMutationVariables>;
export const ClaimCandidatesDocument = new TypedDocumentString(`
    mutation ClaimCandidates($ids: [ID!]!) {
  claimCandidates(ids: $ids) {
    candidateId
    claimedAt
    expiresAt
    companyUser {
      familyName
    }
  }
}
    `) as unknown as TypedDocumentString<ClaimCandidatesMutation, ClaimCandidatesMutationVariables>;
export const ReleaseClaimsDocument = new TypedDocumentString(`
    mutation ReleaseClaims($ids: [ID!]!) {
  releaseClaims(ids: $ids)
}
    `) as unknown as TypedDocumentString<ReleaseClaimsMutation, ReleaseClaimsMutationVariables>;
export const LetterShareOfOneDocument = new TypedDocumentString(`
    query LetterShareOfOne($message: String!, $invitations: [UnsentReasonInput!]!, $about: ID!, $isExperiment: Boolean!) {
  letterShares(
    message: $message
    invitations: $invitations
    about: $about
    isExperiment: $isExperiment
  ) {
    personalShare
    isMassLetter
    raise
    missingLetters
    parts {
      place
      text
      kind
      isCounted
    }
  }
}
    `) as unknown as TypedDocumentString<LetterShareOfOneQuery, LetterShareOfOneQueryVariables>;
export const LetterSharesDocument = new TypedDocumentString(`
    query LetterShares($message: String!, $invitations: [UnsentReasonInput!]!, $isExperiment: Boolean!) {
  letterShares(
    message: $message
    invitations: $invitations
    isExperiment: $isExperiment
  ) {
    candidateId
    personalShare
    isMassLetter
  }
}
    `) as unknown as TypedDocumentString<LetterSharesQuery, LetterSharesQueryVariables>;
export const ScoutComposerDocument = new TypedDocumentString(`
    query ScoutComposer($condition: SearchCandidateCondition!, $ids: [ID!]!, $count: Int!, $jobId: ID!, $hasJob: Boolean!, $sendAt: DateTime) {
  viewer {
    ... on CompanyViewer {
      __typename
      id
      familyName
      user {
        ...Sender
      }
      company {
        displayName
        ...CompanyMark
      }
      contract {
        plan {
          bulkSendLimit
          features
        }
      }
    }
  }
  scoutQuota {
    limit
    remaining
    nextReturn {
      day
      count
    }
  }
  isFairModeOn
  jobDescriptionsForScoutInvitation {
    id
    title
    isFair
    scoutType {
      label
    }
    lastScoutText {
      subject
      message
      sentAt
      companyUserId
      isOfOne
      scoutTemplateId
      scoutTemplateVersion
    }
    scoutExperiment {
      id
      title
      versions {
        version
        subject
        message
      }
    }
  }
  scoutTemplates {
    id
    title
    version
    subject
    message
    isShared
    job {
      id
    }
  }
  companyUsers {
    id
    familyName
  }
  savedFilters {
    id
    name
  }
  ownScoutDraft(jobId: $jobId) @include(if: $hasJob) {
    ...ScoutDraftFields
  }
  reasonFigures {
    isShown
    from
    to
    sent
    accepted
    rows {
      key
      sent
      accepted
    }
  }
  jobDescription(jobId: $jobId) @include(if: $hasJob) {
    id
    title
    isArchived
  }
  searchCandidates(condition: $condition) {
    edges {
      node {
        ...ScoutPerson
      }
    }
  }
  scoutDeliveries(candidateIds: $ids, sendAt: $sendAt) {
    candidateId
    deliverAt
    isWeekFull
  }
  sendScoutInvitationStatuses(
    jobId: $jobId
    numberOfScoutInvitations: $count
    condition: $condition
  ) @include(if: $hasJob) {
    new
    renew
    alreadySent
  }
}
    fragment ColleagueDrafts on SearchCandidate {
  draftsOfColleagues {
    savedAt
    companyUser {
      familyName
    }
  }
}
fragment ScoutPerson on SearchCandidate {
  id
  picture
  headline
  schoolName
  departmentName
  isFairHidden
  category
  education {
    graduationYear
  }
  hasOffer
  isIntakePaused
  ...ColleagueDrafts
  scoutClaim {
    claimedAt
    expiresAt
    companyUser {
      familyName
    }
  }
  scoutInvitations {
    subject
    reason
    invitationDate
    scheduledFor
    expiresAt
    companyUser {
      familyName
    }
    job {
      id
    }
    templateMessageHistories {
      text
    }
  }
  quotablePassages {
    field
    text
  }
}
fragment ScoutDraftFields on ScoutDraft {
  jobId
  revision
  savedAt
  deviceFamily
  leftOut
  subject
  message
  template {
    id
    version
  }
  promises
  followUp
  students {
    candidateId
    reason
    quotations {
      field
      text
    }
  }
}
fragment CompanyMark on Company {
  mark {
    shape
    background
    foreground
    logoUrl
  }
}
fragment Sender on CompanyUser {
  familyName
  givenName
  department
  title
  picture
  messageToStudents
}`) as unknown as TypedDocumentString<ScoutComposerQuery, ScoutComposerQueryVariables>;
export const UpdateCompanyNamesDocument = new TypedDocumentString(`
    mutation UpdateCompanyNames($version: Int!, $legalName: String!, $displayName: String!, $kana: String!) {
  updateCompanyNames(
    version: $version
    legalName: $legalName
    displayName: $displayName
    kana: $kana
  ) {
    isSetUp
  }
}
    `) as unknown as TypedDocumentString<UpdateCompanyNamesMutation, UpdateCompanyNamesMutationVariables>;
export const UpdateCompanyInformationDocument = new TypedDocumentString(`
    mutation UpdateCompanyInformation($version: Int!, $industryIds: [ID!]!, $companySizeId: ID, $employees: Int, $foundedOn: Date, $capitalYen: Float, $representative: String!, $urls: [CompanyUrlInput!]!) {
  updateCompanyInformation(
    version: $version
    industryIds: $industryIds
    companySizeId: $companySizeId
    employees: $employees
    foundedOn: $foundedOn
    capitalYen: $capitalYen
    representative: $representative
    urls: $urls
  ) {
    isSetUp
  }
}
    `) as unknown as TypedDocumentString<UpdateCompanyInformationMutation, UpdateCompanyInformationMutationVariables>;
export const UpdateCompanyAddressDocument = new TypedDocumentString(`
    mutation UpdateCompanyAddress($version: Int!, $headOffice: HeadOfficeInput!, $officePrefectureIds: [ID!]!) {
  updateCompanyAddress(
    version: $version
    headOffice: $headOffice
    officePrefectureIds: $officePrefectureIds
  ) {
    isSetUp
  }
}
    `) as unknown as TypedDocumentString<UpdateCompanyAddressMutation, UpdateCompanyAddressMutationVariables>;
export const UpdateCompanyOthersDocument = new TypedDocumentString(`
    mutation UpdateCompanyOthers($version: Int!, $others: [CompanyOtherInput!]!) {
  updateCompanyOthers(version: $version, others: $others) {
    isSetUp
  }
}
    `) as unknown as TypedDocumentString<UpdateCompanyOthersMutation, UpdateCompanyOthersMutationVariables>;
export const UpdateCompanyLogoDocument = new TypedDocumentString(`
    mutation UpdateCompanyLogo($version: Int!, $encodedImage: String!) {
  updateCompanyLogo(version: $version, encodedImage: $encodedImage) {
    isSetUp
  }
}
    `) as unknown as TypedDocumentString<UpdateCompanyLogoMutation, UpdateCompanyLogoMutationVariables>;
export const RemoveCompanyLogoDocument = new TypedDocumentString(`
    mutation RemoveCompanyLogo($version: Int!) {
  removeCompanyLogo(version: $version) {
    isSetUp
  }
}
    `) as unknown as TypedDocumentString<RemoveCompanyLogoMutation, RemoveCompanyLogoMutationVariables>;
export const UpdateCompanyCoverDocument = new TypedDocumentString(`
    mutation UpdateCompanyCover($version: Int!, $encodedImage: String, $coverDescription: String!) {
  updateCompanyCover(
    version: $version
    encodedImage: $encodedImage
    coverDescription: $coverDescription
  ) {
    isSetUp
  }
}
    `) as unknown as TypedDocumentString<UpdateCompanyCoverMutation, UpdateCompanyCoverMutationVariables>;
export const AddCompanyPhoneDocument = new TypedDocumentString(`
    mutation AddCompanyPhone($label: String!, $number: String!) {
  addCompanyPhone(label: $label, number: $number) {
    isSetUp
  }
}
    `) as unknown as TypedDocumentString<AddCompanyPhoneMutation, AddCompanyPhoneMutationVariables>;
export const RemoveCompanyPhoneDocument = new TypedDocumentString(`
    mutation RemoveCompanyPhone($id: ID!) {
  removeCompanyPhone(id: $id) {
    isSetUp
  }
}
    `) as unknown as TypedDocumentString<RemoveCompanyPhoneMutation, RemoveCompanyPhoneMutationVariables>;
export const CompanyBasicPageDocument = new TypedDocumentString(`
    query CompanyBasicPage {
  companyBasic {
    corporateNumber
    isSetUp
    isPublic
    sections {
      section
      version
      editedAt
      editedBy
    }
    company {
      id
      legalName
      displayName
      kana
      tagline
      industries {
        id
        label
        group
      }
      companySize {
        id
        label
      }
      employees
      foundedOn
      capitalYen
      representative
      urls {
        label
        url
      }
      postalCode
      prefecture {
        id
        label
      }
      city
      addressLine
      building
      offices {
        id
        label
      }
      phones {
        id
        label
        shownNumber
      }
      others {
        title
        body
      }
      logo {
        url
      }
      cover {
        url
      }
      coverDescription
      ...CompanyMark
    }
  }
}
    fragment CompanyMark on Company {
  mark {
    shape
    background
    foreground
    logoUrl
  }
}`) as unknown as TypedDocumentString<CompanyBasicPageQuery, CompanyBasicPageQueryVariables>;
export const CompanyBasicChoicesDocument = new TypedDocumentString(`
    query CompanyBasicChoices {
  industries {
    id
    label
    group
  }
  companySizes {
    id
    label
  }
  regions {
    name
    prefectures {
      id
      label
    }
  }
}
    `) as unknown as TypedDocumentString<CompanyBasicChoicesQuery, CompanyBasicChoicesQueryVariables>;
export const UpdateCompanyVisibilityDocument = new TypedDocumentString(`
    mutation UpdateCompanyVisibility($version: Int!, $isPublic: Boolean!) {
  updateCompanyVisibility(version: $version, isPublic: $isPublic) {
    isPublic
  }
}
    `) as unknown as TypedDocumentString<UpdateCompanyVisibilityMutation, UpdateCompanyVisibilityMutationVariables>;
export const UpdateCompanyTaglineDocument = new TypedDocumentString(`
    mutation UpdateCompanyTagline($version: Int!, $tagline: String!) {
  updateCompanyTagline(version: $version, tagline: $tagline) {
    setUpAt
  }
}
    `) as unknown as TypedDocumentString<UpdateCompanyTaglineMutation, UpdateCompanyTaglineMutationVariables>;
export const UpdateCompanyContentsDocument = new TypedDocumentString(`
    mutation UpdateCompanyContents($version: Int!, $contents: ContentBlocksInput!) {
  updateCompanyContents(version: $version, contents: $contents) {
    setUpAt
  }
}
    `) as unknown as TypedDocumentString<UpdateCompanyContentsMutation, UpdateCompanyContentsMutationVariables>;
export const UpdateCompanyVoicesDocument = new TypedDocumentString(`
    mutation UpdateCompanyVoices($version: Int!, $voices: [CompanyVoiceInput!]!) {
  updateCompanyVoices(version: $version, voices: $voices) {
    setUpAt
  }
}
    `) as unknown as TypedDocumentString<UpdateCompanyVoicesMutation, UpdateCompanyVoicesMutationVariables>;
export const UpdateCompanyQuestionsDocument = new TypedDocumentString(`
    mutation UpdateCompanyQuestions($version: Int!, $questions: [CompanyQuestionInput!]!) {
  updateCompanyQuestions(version: $version, questions: $questions) {
    setUpAt
  }
}
    `) as unknown as TypedDocumentString<UpdateCompanyQuestionsMutation, UpdateCompanyQuestionsMutationVariables>;
export const UpdateCompanyFiguresDocument = new TypedDocumentString(`
    mutation UpdateCompanyFigures($version: Int!, $figures: [CompanyFigureInput!]!) {
  updateCompanyFigures(version: $version, figures: $figures) {
    setUpAt
  }
}
    `) as unknown as TypedDocumentString<UpdateCompanyFiguresMutation, UpdateCompanyFiguresMutationVariables>;
export const UpdateCompanyYouthInformationDocument = new TypedDocumentString(`
    mutation UpdateCompanyYouthInformation($version: Int!, $youthInformation: [YouthInformationInput!]!) {
  updateCompanyYouthInformation(
    version: $version
    youthInformation: $youthInformation
  ) {
    setUpAt
  }
}
    `) as unknown as TypedDocumentString<UpdateCompanyYouthInformationMutation, UpdateCompanyYouthInformationMutationVariables>;
export const UpdateCompanySelectionCriteriaDocument = new TypedDocumentString(`
    mutation UpdateCompanySelectionCriteria($version: Int!, $companySelectionCriterionIds: [ID!]!) {
  updateCompanySelectionCriteria(
    version: $version
    companySelectionCriterionIds: $companySelectionCriterionIds
  ) {
    setUpAt
  }
}
    `) as unknown as TypedDocumentString<UpdateCompanySelectionCriteriaMutation, UpdateCompanySelectionCriteriaMutationVariables>;
export const OwnDescriptionPageDocument = new TypedDocumentString(`
    query OwnDescriptionPage {
  viewer {
    ... on CompanyViewer {
      __typename
      id
    }
  }
  companySelectionCriteria {
    id
    label
  }
  ownCompanyPage {
    setUpAt
    isCheckDue
    missing {
      part
      label
    }
    sections {
      section
      version
      editedAt
      editedBy
    }
    figures {
      label
      value
      source
      asOf
    }
    company {
      id
      displayName
      tagline
      checkedAt
      contents {
        __typename
        ...ContentBlockFields
      }
      voices {
        speaker
        body
        image {
          url
        }
      }
      questions {
        question
        answer
      }
      youthInformation {
        kind
        body
      }
      companySelectionCriteria {
        id
        label
      }
      ...CompanyPage
    }
  }
}
    fragment CompanyMark on Company {
  mark {
    shape
    background
    foreground
    logoUrl
  }
}
fragment CompanyFacts on Company {
  legalName
  industries {
    id
    label
  }
  companySize {
    label
  }
  employees
  foundedOn
  capitalYen
  representative
  postalCode
  prefecture {
    label
  }
  city
  addressLine
  building
  offices {
    id
    label
  }
  phones {
    id
    label
    number
    shownNumber
  }
  urls {
    label
    url
  }
  companySelectionCriteria {
    id
    label
  }
  youthInformation {
    kind
    label
    body
  }
}
fragment CompanyHead on Company {
  displayName
  tagline
  mark {
    background
    logoUrl
  }
  cover {
    url
    width
    height
  }
  coverDescription
  ...CompanyMark
}
fragment CompanyPage on Company {
  checkedAt
  contents {
    ...ContentBlockFields
  }
  others {
    title
    body
  }
  ...CompanyHead
  ...CompanyFacts
  voices {
    ...CompanyVoiceFields
  }
  questions {
    question
    answer
  }
  figures {
    ...CompanyFigureFields
  }
}
fragment CompanyFigureFields on CompanyFigure {
  label
  value
  source
  asOf
}
fragment CompanyVoiceFields on CompanyVoice {
  speaker
  body
  image {
    url
    width
    height
  }
}
fragment ContentBlockFields on ContentBlock {
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
}`) as unknown as TypedDocumentString<OwnDescriptionPageQuery, OwnDescriptionPageQueryVariables>;
export const CompanyFinalPageDocument = new TypedDocumentString(`
    query CompanyFinalPage {
  ownCompanyPage {
    setUpAt
    missing {
      part
      label
    }
    company {
      displayName
      logo {
        url
      }
      cover {
        url
      }
      ...CompanyPage
    }
  }
  jobDescriptions {
    edges {
      node {
        id
      }
    }
  }
}
    fragment CompanyMark on Company {
  mark {
    shape
    background
    foreground
    logoUrl
  }
}
fragment CompanyFacts on Company {
  legalName
  industries {
    id
    label
  }
  companySize {
    label
  }
  employees
  foundedOn
  capitalYen
  representative
  postalCode
  prefecture {
    label
  }
  city
  addressLine
  building
  offices {
    id
    label
  }
  phones {
    id
    label
    number
    shownNumber
  }
  urls {
    label
    url
  }
  companySelectionCriteria {
    id
    label
  }
  youthInformation {
    kind
    label
    body
  }
}
fragment CompanyHead on Company {
  displayName
  tagline
  mark {
    background
    logoUrl
  }
  cover {
    url
    width
    height
  }
  coverDescription
  ...CompanyMark
}
fragment CompanyPage on Company {
  checkedAt
  contents {
    ...ContentBlockFields
  }
  others {
    title
    body
  }
  ...CompanyHead
  ...CompanyFacts
  voices {
    ...CompanyVoiceFields
  }
  questions {
    question
    answer
  }
  figures {
    ...CompanyFigureFields
  }
}
fragment CompanyFigureFields on CompanyFigure {
  label
  value
  source
  asOf
}
fragment CompanyVoiceFields on CompanyVoice {
  speaker
  body
  image {
    url
    width
    height
  }
}
fragment ContentBlockFields on ContentBlock {
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
}`) as unknown as TypedDocumentString<CompanyFinalPageQuery, CompanyFinalPageQueryVariables>;
export const CompleteCompanySetUpDocument = new TypedDocumentString(`
    mutation CompleteCompanySetUp {
  completeCompanySetUp {
    setUpAt
  }
}
    `) as unknown as TypedDocumentString<CompleteCompanySetUpMutation, CompleteCompanySetUpMutationVariables>;
export const ConfirmCompanyPageDocument = new TypedDocumentString(`
    mutation ConfirmCompanyPage {
  confirmCompanyPage {
    isCheckDue
  }
}
    `) as unknown as TypedDocumentString<ConfirmCompanyPageMutation, ConfirmCompanyPageMutationVariables>;
export const ClientContactPageDocument = new TypedDocumentString(`
    query ClientContactPage {
  inquiryContact {
    name
    email
  }
}
    `) as unknown as TypedDocumentString<ClientContactPageQuery, ClientContactPageQueryVariables>;
export const EndedContractPageDocument = new TypedDocumentString(`
    query EndedContractPage($pass: String!) {
  endedContract(pass: $pass) {
    ...EndedContractFields
  }
}
    fragment EndedContacts on EndedContract {
  contactsUntil
  contactCount
  mayReadContacts
}
fragment EndedContractFields on EndedContract {
  companyName
  endsOn
  ...EndedContacts
  requests {
    kind
    status
    ...OwnContractRequest
  }
}
fragment OwnContractRequest on ContractRequest {
  id
  kind
  status
  planLabel
  wantedFrom
  message
  insertedAt
  answer
  answeredAt
}`) as unknown as TypedDocumentString<EndedContractPageQuery, EndedContractPageQueryVariables>;
export const CreateEndedContractRequestDocument = new TypedDocumentString(`
    mutation CreateEndedContractRequest($pass: String!, $request: ContractRequestInput!) {
  createEndedContractRequest(pass: $pass, request: $request) {
    id
  }
}
    `) as unknown as TypedDocumentString<CreateEndedContractRequestMutation, CreateEndedContractRequestMutationVariables>;
export const ContractPageDocument = new TypedDocumentString(`
    query ContractPage {
  viewer {
    ... on CompanyViewer {
      __typename
      canAdminister
      contract {
        status
        endsOn
        plan {
          key
        }
        ...ContractSummary
      }
    }
  }
  planUsage {
    ...PlanUsageFields
  }
  contractRequests {
    id
    status
    ...OwnContractRequest
  }
  invoices {
    id
    ...OwnInvoice
  }
}
    fragment OwnInvoice on Invoice {
  id
  number
  status
  isOverdue
  issuedOn
  dueOn
  total
}
fragment ContractSummary on Contract {
  status
  startsOn
  endsOn
  plan {
    key
    label
  }
}
fragment PlanUsageFields on PlanUsage {
  newScoutLimit
  months {
    month
    newScouts
  }
  users {
    used
    limit
  }
  publishedJobs {
    used
    limit
  }
  labels {
    used
    limit
  }
  savedFilters {
    used
    limit
  }
  openSchedulings {
    used
    limit
  }
}
fragment OwnContractRequest on ContractRequest {
  id
  kind
  status
  planLabel
  wantedFrom
  message
  insertedAt
  answer
  answeredAt
}`) as unknown as TypedDocumentString<ContractPageQuery, ContractPageQueryVariables>;
export const CreateContractRequestDocument = new TypedDocumentString(`
    mutation CreateContractRequest($request: ContractRequestInput!) {
  createContractRequest(request: $request) {
    id
  }
}
    `) as unknown as TypedDocumentString<CreateContractRequestMutation, CreateContractRequestMutationVariables>;
export const EvaluationFormPageDocument = new TypedDocumentString(`
    query EvaluationFormPage {
  evaluationForm {
    version
    points
  }
}
    `) as unknown as TypedDocumentString<EvaluationFormPageQuery, EvaluationFormPageQueryVariables>;
export const UpdateEvaluationFormDocument = new TypedDocumentString(`
    mutation UpdateEvaluationForm($version: Int!, $points: [String!]!) {
  updateEvaluationForm(version: $version, points: $points) {
    version
  }
}
    `) as unknown as TypedDocumentString<UpdateEvaluationFormMutation, UpdateEvaluationFormMutationVariables>;
export const ClientHomeDocument = new TypedDocumentString(`
    query ClientHome($jobId: ID, $by: ScoutFunnelBreakdown!, $hasRows: Boolean!, $startDate: Date!, $endDate: Date!) {
  viewer {
    ... on CompanyViewer {
      __typename
      id
      user {
        messageToStudents
        picture
      }
      contract {
        ...ContractFields
      }
    }
  }
  owedAnswerCount
  openMeetingCount
  offerReports(first: 1) {
    totalCount
    ...ReportTodoFields
  }
  companyTodo {
    ...TodoFields
  }
  scoutQuota {
    limit
    ...QuotaFields
  }
  scoutFunnel(jobId: $jobId) {
    ...FunnelFields
  }
  fairComparison {
    ...FairComparisonFields
  }
  ownCompanyPage {
    setUpAt
    ...SetupFields
    ...PageCheckFields
  }
  whitepapers(first: 2) {
    ...NewsFields
  }
  savedFilters {
    id
    ...FilterNewsFields
  }
  ownScoutDrafts {
    jobId
  }
  schedulings(first: 0) {
    totalCount
  }
  schedulingDates(startDate: $startDate, endDate: $endDate) {
    edges {
      node {
        id
        ...PlanFields
      }
    }
  }
  jobDescriptions {
    edges {
      node {
        id
        title
        status
        isArchived
        totalSent
      }
    }
  }
}
    fragment ContractFields on Contract {
  status
  endsOn
  plan {
    label
  }
}
fragment FairSideFields on FairSide {
  scouts
  accepted {
    percent
    low
    high
  }
  hired {
    percent
    low
    high
  }
}
fragment FairComparisonFields on FairGroup {
  id
  label
  hasDifference
  fair {
    ...FairSideFields
  }
  open {
    ...FairSideFields
  }
}
fragment FilterNewsFields on SavedFilter {
  id
  name
}
fragment FunnelFields on ScoutFunnel {
  sent
  accepted
  scheduled
  hired
  readRate
  personalShare
  rows(by: $by) @include(if: $hasRows) {
    id
    label
    firstSentAt
    sent
    accepted
    hired
  }
}
fragment NewsFields on WhitepaperConnection {
  newCount
  nodes {
    id
    title
    pages
    isNew
  }
}
fragment PlanBooking on Booking {
  status
  candidate {
    id
    schoolName
    ... on DisclosedSearchCandidate {
      familyName
      givenName
    }
  }
}
fragment PlanFields on SchedulingDate {
  __typename
  id
  startAt
  endAt
  calledOffAt
  totalCountAcceptedSearchCandidates
  scheduling {
    title
    location
    url
  }
  ... on EventDate {
    capacity
  }
  ... on InterviewDate {
    acceptedSearchCandidate {
      ...PlanBooking
    }
  }
}
fragment QuotaFields on ScoutQuota {
  limit
  sent
  remaining
  sentThisWeek
  slowdown {
    answered
    ended
    perDay
  }
  nextReturn {
    day
    count
  }
}
fragment SetupFields on OwnCompanyPage {
  setUpAt
  missing {
    part
  }
  company {
    logo {
      url
    }
    cover {
      url
    }
  }
}
fragment PageCheckFields on OwnCompanyPage {
  isCheckDue
}
fragment ReportTodoFields on OfferReportConnection {
  totalCount
  nodes {
    answerBy
  }
}
fragment TodoFields on CompanyTodo {
  uncontacted
  uncontactedOverdue
  dateRequests
  dateRequestDueAt
  expiringSoon
  waiting
  scheduled
}`) as unknown as TypedDocumentString<ClientHomeQuery, ClientHomeQueryVariables>;
export const FilterNewsCountsDocument = new TypedDocumentString(`
    query FilterNewsCounts {
  savedFilters {
    id
    newCandidateCount
  }
}
    `) as unknown as TypedDocumentString<FilterNewsCountsQuery, FilterNewsCountsQueryVariables>;
export const CreatePreRegistrationDocument = new TypedDocumentString(`
    mutation CreatePreRegistration($preRegistration: PreRegistrationInput!) {
  createPreRegistration(preRegistration: $preRegistration)
}
    `) as unknown as TypedDocumentString<CreatePreRegistrationMutation, CreatePreRegistrationMutationVariables>;
export const InterviewsPageDocument = new TypedDocumentString(`
    query InterviewsPage {
  interviews {
    id
    type
    title
    startAt
    endAt
    location
    url
    emergencyContact
    bookings {
      id
      status
      evaluation {
        canWrite
        own {
          id
        }
      }
      candidate {
        id
        ... on DisclosedSearchCandidate {
          familyName
          givenName
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<InterviewsPageQuery, InterviewsPageQueryVariables>;
export const InterviewedStudentPageDocument = new TypedDocumentString(`
    query InterviewedStudentPage($id: ID!) {
  interviewedStudent(bookingId: $id) {
    interview {
      title
      startAt
      endAt
    }
    booking {
      id
      evaluation {
        ...BookingEvaluationFields
        own {
          id
        }
        others {
          id
        }
      }
      candidate {
        id
        schoolName
        departmentName
        education {
          graduationYear
        }
        ... on DisclosedSearchCandidate {
          familyName
          givenName
        }
        ...StudentProfile
        evaluations {
          id
          ...EvaluationFields
        }
      }
    }
  }
}
    fragment EvaluationFields on Evaluation {
  id
  isOwn
  formVersion
  points {
    name
    score
  }
  text
  metAt
  jobTitle
  editedAt
  author {
    familyName
    givenName
    hasLeft
  }
}
fragment BookingEvaluationFields on BookingEvaluation {
  canWrite
  hiddenCount
  form {
    version
    points
  }
  own {
    ...EvaluationFields
  }
  others {
    id
    ...EvaluationFields
  }
}
fragment StudentProfile on CandidateView {
  taglines
  selfIntroduction
  studentProjectExperience
  studyAbroadExperience
  qualificationExperience
  internshipExperience
  sellingPoints {
    id
    label
  }
  education {
    graduationYear
    graduationMonth
    degree
    highSchoolName
  }
  preferredScoutTypes {
    label
  }
  toeicScore
  toeicTakenOn
  toeflIbtScore
  toeflIbtBand
  toeflIbtTakenOn
  skills {
    kind
    name
    level
    since
    note
  }
  hometown {
    label
  }
  offeredCompany {
    industry {
      label
    }
  }
  preferences {
    areas {
      label
    }
    industries {
      label
    }
    jobTypes {
      label
    }
    companySizes {
      label
    }
    companySelectionCriteria {
      label
    }
  }
  assessmentProfile {
    intellectualBand
    intellectual {
      title
      achieved
      achievable
      band
      isReference
      cuts
    }
    personality {
      percentage
      statement {
        traitId
        leftLabel
        rightLabel
      }
    }
  }
}`) as unknown as TypedDocumentString<InterviewedStudentPageQuery, InterviewedStudentPageQueryVariables>;
export const JobCompletePageDocument = new TypedDocumentString(`
    query JobCompletePage($jobId: ID!) {
  jobDescription(jobId: $jobId) {
    id
    title
    isArchived
    totalSent
    canSendScoutInvitation
  }
}
    `) as unknown as TypedDocumentString<JobCompletePageQuery, JobCompletePageQueryVariables>;
export const CopyFinishedJobDescriptionDocument = new TypedDocumentString(`
    mutation CopyFinishedJobDescription($jobId: ID!) {
  duplicateJobDescription(jobId: $jobId) {
    id
  }
}
    `) as unknown as TypedDocumentString<CopyFinishedJobDescriptionMutation, CopyFinishedJobDescriptionMutationVariables>;
export const CompletionMessagePageDocument = new TypedDocumentString(`
    query CompletionMessagePage($jobId: ID!) {
  jobDescription(jobId: $jobId) {
    id
    __typename
    title
    status
    totalSent
    canSaveAsDraft
    revision
    takedown {
      reason
    }
    ... on MessageJobDescription {
      completionDescription
      completionUrls {
        label
        url
      }
    }
  }
  viewer {
    ... on CompanyViewer {
      __typename
      id
    }
  }
}
    `) as unknown as TypedDocumentString<CompletionMessagePageQuery, CompletionMessagePageQueryVariables>;
export const UpdateCompletionMessageDocument = new TypedDocumentString(`
    mutation UpdateCompletionMessage($jobId: ID!, $messageInput: MessageCompletionInput!, $revision: Int) {
  updateJobDescriptionCompletion(
    jobId: $jobId
    messageInput: $messageInput
    revision: $revision
  ) {
    id
    revision
    lastEditedAt
  }
}
    `) as unknown as TypedDocumentString<UpdateCompletionMessageMutation, UpdateCompletionMessageMutationVariables>;
export const CompletionSchedulingPageDocument = new TypedDocumentString(`
    query CompletionSchedulingPage($jobId: ID!) {
  jobDescription(jobId: $jobId) {
    id
    __typename
    title
    status
    totalSent
    canSaveAsDraft
    revision
    takedown {
      reason
    }
    ... on SchedulingJobDescription {
      scheduling {
        id
      }
    }
  }
  schedulings {
    edges {
      node {
        ...SchedulingChoice
      }
    }
  }
  companyUsers {
    id
    familyName
    givenName
    department
  }
  viewer {
    ... on CompanyViewer {
      __typename
      id
      contract {
        plan {
          features
        }
      }
    }
  }
}
    fragment SchedulingChoice on Scheduling {
  id
  type
  title
  schedulingDates {
    startAt
    closesAt
    hasCapacity
  }
}`) as unknown as TypedDocumentString<CompletionSchedulingPageQuery, CompletionSchedulingPageQueryVariables>;
export const UpdateCompletionSchedulingDocument = new TypedDocumentString(`
    mutation UpdateCompletionScheduling($jobId: ID!, $schedulingInput: SchedulingCompletionInput!, $revision: Int) {
  updateJobDescriptionCompletion(
    jobId: $jobId
    schedulingInput: $schedulingInput
    revision: $revision
  ) {
    id
    revision
    lastEditedAt
  }
}
    `) as unknown as TypedDocumentString<UpdateCompletionSchedulingMutation, UpdateCompletionSchedulingMutationVariables>;
export const FindSchedulingDateDocument = new TypedDocumentString(`
    query FindSchedulingDate($id: ID!) {
  schedulingDate(id: $id) {
    id
    startAt
  }
}
    `) as unknown as TypedDocumentString<FindSchedulingDateQuery, FindSchedulingDateQueryVariables>;
export const EventsPageDocument = new TypedDocumentString(`
    query EventsPage($startDate: Date!, $endDate: Date!, $jobId: ID, $schedulingId: ID!, $isEditing: Boolean!) {
  viewer {
    ... on CompanyViewer {
      __typename
      id
      contract {
        plan {
          features
        }
      }
    }
  }
  schedulingDates(startDate: $startDate, endDate: $endDate, jobId: $jobId) {
    edges {
      node {
        ...DateFields
      }
    }
  }
  schedulingDateRequests {
    ...RequestFields
  }
  companyUsers {
    id
    familyName
    givenName
    department
  }
  jobDescriptions(isArchived: false) {
    edges {
      node {
        id
        title
        __typename
        ... on SchedulingJobDescription {
          scheduling {
            id
          }
        }
      }
    }
  }
  scheduling(id: $schedulingId) @include(if: $isEditing) {
    ...EditedFields
  }
}
    fragment BookedStudent on Booking {
  id
  status
  canMarkAttendance
  scoutInvitationId
  previousStartAt
  dayNotice {
    kind
    minutes
  }
  candidate {
    id
    schoolName
    departmentName
    education {
      graduationYear
    }
    ... on DisclosedSearchCandidate {
      familyName
      givenName
    }
  }
}
fragment DateFields on SchedulingDate {
  __typename
  id
  startAt
  endAt
  canDelete
  hasCapacity
  isForceCapacityFull
  calledOffAt
  isClosed
  totalCountAcceptedSearchCandidates
  waitingCount
  offeredCount
  scheduling {
    id
    type
    title
    location
    url
  }
  jobs {
    id
    title
  }
  notifiedCompanyUsers {
    id
    familyName
  }
  ... on EventDate {
    capacity
    acceptedSearchCandidates {
      ...BookedStudent
    }
  }
  ... on InterviewDate {
    acceptedSearchCandidate {
      ...BookedStudent
    }
  }
}
fragment EditedBooking on Booking {
  scoutInvitationId
  candidate {
    id
    schoolName
    ... on DisclosedSearchCandidate {
      familyName
      givenName
    }
  }
}
fragment EditedFields on Scheduling {
  id
  revision
  type
  title
  location
  url
  belongings
  emergencyContact
  remindOneDayBefore
  remindThreeDaysBefore
  schedulingDates {
    __typename
    id
    startAt
    endAt
    canDelete
    calledOffAt
    totalCountAcceptedSearchCandidates
    waitingCount
    notifiedCompanyUsers {
      id
    }
    ... on EventDate {
      capacity
      acceptedSearchCandidates {
        ...EditedBooking
      }
    }
    ... on InterviewDate {
      acceptedSearchCandidate {
        ...EditedBooking
      }
    }
  }
}
fragment RequestFields on SchedulingDateRequest {
  id
  request
  dueAt
  isOverdue
  isBeforeDates
  promptedAt
  preferred {
    date
    timeOfDay
  }
  job {
    id
    title
  }
  scheduling {
    id
    type
    title
    schedulingDates {
      startAt
      endAt
      ... on EventDate {
        capacity
      }
    }
  }
  candidate {
    id
    schoolName
    ... on DisclosedSearchCandidate {
      familyName
      givenName
    }
  }
}`) as unknown as TypedDocumentString<EventsPageQuery, EventsPageQueryVariables>;
export const UpdateSchedulingEventDocument = new TypedDocumentString(`
    mutation UpdateSchedulingEvent($id: ID!, $revision: Int, $title: String, $location: String, $url: String, $belongings: [String!], $emergencyContact: String, $remindOneDayBefore: Boolean, $remindThreeDaysBefore: Boolean, $createSchedulingDates: [EventDateInput!]!, $updateSchedulingDates: [UpdateEventDateInput!]! = [], $deleteSchedulingDates: [ID!]! = [], $notifyScoutInvitationIds: [ID!]! = []) {
  updateSchedulingEvent(
    id: $id
    revision: $revision
    title: $title
    location: $location
    url: $url
    belongings: $belongings
    emergencyContact: $emergencyContact
    remindOneDayBefore: $remindOneDayBefore
    remindThreeDaysBefore: $remindThreeDaysBefore
    createSchedulingDates: $createSchedulingDates
    updateSchedulingDates: $updateSchedulingDates
    deleteSchedulingDates: $deleteSchedulingDates
    notifyScoutInvitationIds: $notifyScoutInvitationIds
  ) {
    id
  }
}
    `) as unknown as TypedDocumentString<UpdateSchedulingEventMutation, UpdateSchedulingEventMutationVariables>;
export const UpdateSchedulingInterviewDocument = new TypedDocumentString(`
    mutation UpdateSchedulingInterview($id: ID!, $revision: Int, $title: String, $location: String, $url: String, $belongings: [String!], $emergencyContact: String, $remindOneDayBefore: Boolean, $remindThreeDaysBefore: Boolean, $createSchedulingDates: [InterviewDateInput!]!, $updateSchedulingDates: [UpdateInterviewDateInput!]! = [], $deleteSchedulingDates: [ID!]! = [], $notifyScoutInvitationIds: [ID!]! = []) {
  updateSchedulingInterview(
    id: $id
    revision: $revision
    title: $title
    location: $location
    url: $url
    belongings: $belongings
    emergencyContact: $emergencyContact
    remindOneDayBefore: $remindOneDayBefore
    remindThreeDaysBefore: $remindThreeDaysBefore
    createSchedulingDates: $createSchedulingDates
    updateSchedulingDates: $updateSchedulingDates
    deleteSchedulingDates: $deleteSchedulingDates
    notifyScoutInvitationIds: $notifyScoutInvitationIds
  ) {
    id
  }
}
    `) as unknown as TypedDocumentString<UpdateSchedulingInterviewMutation, UpdateSchedulingInterviewMutationVariables>;
export const DeleteSchedulingDateDocument = new TypedDocumentString(`
    mutation DeleteSchedulingDate($id: ID!, $schedulingType: SchedulingType!) {
  deleteSchedulingDate(id: $id, schedulingType: $schedulingType)
}
    `) as unknown as TypedDocumentString<DeleteSchedulingDateMutation, DeleteSchedulingDateMutationVariables>;
export const ToggleSchedulingDateCapacityFullDocument = new TypedDocumentString(`
    mutation ToggleSchedulingDateCapacityFull($schedulingDateId: ID!, $isCapacityFull: Boolean!) {
  toggleSchedulingDateCapacityFull(
    schedulingDateId: $schedulingDateId
    isCapacityFull: $isCapacityFull
  ) {
    id
  }
}
    `) as unknown as TypedDocumentString<ToggleSchedulingDateCapacityFullMutation, ToggleSchedulingDateCapacityFullMutationVariables>;
export const AnswerSchedulingDateRequestDocument = new TypedDocumentString(`
    mutation AnswerSchedulingDateRequest($id: ID!, $revision: Int, $title: String, $location: String, $url: String, $belongings: [String!], $emergencyContact: String, $remindOneDayBefore: Boolean, $remindThreeDaysBefore: Boolean, $createSchedulingDates: [WishedDateInput!]!, $updateSchedulingDates: [ChangedBesideInput!]! = [], $deleteSchedulingDates: [ID!]! = [], $notifyScoutInvitationIds: [ID!]! = []) {
  answerSchedulingDateRequest(
    id: $id
    revision: $revision
    title: $title
    location: $location
    url: $url
    belongings: $belongings
    emergencyContact: $emergencyContact
    remindOneDayBefore: $remindOneDayBefore
    remindThreeDaysBefore: $remindThreeDaysBefore
    createSchedulingDates: $createSchedulingDates
    updateSchedulingDates: $updateSchedulingDates
    deleteSchedulingDates: $deleteSchedulingDates
    notifyScoutInvitationIds: $notifyScoutInvitationIds
  )
}
    `) as unknown as TypedDocumentString<AnswerSchedulingDateRequestMutation, AnswerSchedulingDateRequestMutationVariables>;
export const RefuseSchedulingDateRequestDocument = new TypedDocumentString(`
    mutation RefuseSchedulingDateRequest($id: ID!, $message: String) {
  refuseSchedulingDateRequest(id: $id, message: $message)
}
    `) as unknown as TypedDocumentString<RefuseSchedulingDateRequestMutation, RefuseSchedulingDateRequestMutationVariables>;
export const CallOffSchedulingDateDocument = new TypedDocumentString(`
    mutation CallOffSchedulingDate($id: ID!, $message: String!) {
  callOffSchedulingDate(id: $id, message: $message)
}
    `) as unknown as TypedDocumentString<CallOffSchedulingDateMutation, CallOffSchedulingDateMutationVariables>;
export const UpdateBookingAttendanceDocument = new TypedDocumentString(`
    mutation UpdateBookingAttendance($id: ID!, $attendance: BookingAttendance!) {
  updateBookingAttendance(id: $id, attendance: $attendance) {
    id
  }
}
    `) as unknown as TypedDocumentString<UpdateBookingAttendanceMutation, UpdateBookingAttendanceMutationVariables>;
export const CheckInPageDocument = new TypedDocumentString(`
    query CheckInPage($id: ID!) {
  checkInDoor(schedulingDateId: $id) {
    id
    title
    startAt
    endAt
    opensAt
    closesAt
    bookings {
      id
      status
      checkedInAt
      candidate {
        id
        ... on DisclosedSearchCandidate {
          familyName
          givenName
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<CheckInPageQuery, CheckInPageQueryVariables>;
export const CheckInDoorMovedDocument = new TypedDocumentString(`
    subscription CheckInDoorMoved($id: ID!) {
  checkInDoorMoved(schedulingDateId: $id)
}
    `) as unknown as TypedDocumentString<CheckInDoorMovedSubscription, CheckInDoorMovedSubscriptionVariables>;
export const CheckInBookingDocument = new TypedDocumentString(`
    mutation CheckInBooking($schedulingDateId: ID!, $code: String!) {
  checkInBooking(schedulingDateId: $schedulingDateId, code: $code) {
    id
    checkedInAt
    candidate {
      id
      ... on DisclosedSearchCandidate {
        familyName
        givenName
      }
    }
  }
}
    `) as unknown as TypedDocumentString<CheckInBookingMutation, CheckInBookingMutationVariables>;
export const ExperimentsPageDocument = new TypedDocumentString(`
    query ExperimentsPage {
  scoutExperiments {
    id
    title
    jobTitle
    state
    startedAt
    endsAt
    verdict
    interval {
      low
      high
    }
    versions {
      version
      sent
    }
  }
}
    `) as unknown as TypedDocumentString<ExperimentsPageQuery, ExperimentsPageQueryVariables>;
export const StartScoutExperimentDocument = new TypedDocumentString(`
    mutation StartScoutExperiment($jobId: ID!, $title: String!, $baseRate: Int!, $difference: Int!, $versionA: LetterTextInput!, $versionB: LetterTextInput!) {
  startScoutExperiment(
    jobId: $jobId
    title: $title
    baseRate: $baseRate
    difference: $difference
    versionA: $versionA
    versionB: $versionB
  ) {
    id
  }
}
    `) as unknown as TypedDocumentString<StartScoutExperimentMutation, StartScoutExperimentMutationVariables>;
export const StopScoutExperimentDocument = new TypedDocumentString(`
    mutation StopScoutExperiment($id: ID!) {
  stopScoutExperiment(id: $id) {
    id
  }
}
    `) as unknown as TypedDocumentString<StopScoutExperimentMutation, StopScoutExperimentMutationVariables>;
export const ExperimentPageDocument = new TypedDocumentString(`
    query ExperimentPage($id: ID!) {
  scoutExperiment(id: $id) {
    id
    title
    jobId
    jobTitle
    baseRate
    difference
    needed
    startedAt
    startedBy {
      familyName
    }
    endsAt
    endedAt
    state
    endCause
    verdict
    interval {
      low
      high
    }
    versions {
      version
      subject
      message
      sent
      judged
      accepted
      interval {
        low
        high
      }
    }
    looks {
      day
      judgedA
      acceptedA
      judgedB
      acceptedB
      interval {
        low
        high
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ExperimentPageQuery, ExperimentPageQueryVariables>;
export const StartExperimentPageDocument = new TypedDocumentString(`
    query StartExperimentPage {
  jobDescriptionsForScoutInvitation {
    id
    title
    lastScoutText {
      subject
      message
    }
    scoutAcceptances {
      accepted
      judged
    }
    scoutExperiment {
      id
    }
  }
  scoutQuota {
    limit
  }
}
    `) as unknown as TypedDocumentString<StartExperimentPageQuery, StartExperimentPageQueryVariables>;
export const JobListPageDocument = new TypedDocumentString(`
    query JobListPage($isArchived: Boolean!, $keyword: String) {
  active: jobDescriptions(isArchived: false, first: 0) {
    totalCount
  }
  archived: jobDescriptions(isArchived: true, first: 0) {
    totalCount
  }
  jobDescriptions(isArchived: $isArchived, keyword: $keyword) {
    edges {
      node {
        ...JobRowFields
      }
    }
  }
}
    fragment JobRowFields on JobDescription {
  id
  title
  status
  __typename
  isArchived
  isFair
  takedown {
    reason
  }
  lastEditedAt
  canDelete
  checkedAt
  needsCheck
  canSaveAsDraft
  canSendScoutInvitation
  totalSent
  totalSentInSight
  totalScheduled
  totalPending
  totalAccepted
  totalHired
  scoutType {
    label
  }
}`) as unknown as TypedDocumentString<JobListPageQuery, JobListPageQueryVariables>;
export const UpdateJobDescriptionStatusDocument = new TypedDocumentString(`
    mutation UpdateJobDescriptionStatus($id: ID!, $status: JobStatus!) {
  updateJobDescriptionStatus(id: $id, status: $status) {
    id
  }
}
    `) as unknown as TypedDocumentString<UpdateJobDescriptionStatusMutation, UpdateJobDescriptionStatusMutationVariables>;
export const UpdateJobDescriptionIsArchivedDocument = new TypedDocumentString(`
    mutation UpdateJobDescriptionIsArchived($id: ID!, $isArchived: Boolean!) {
  updateJobDescriptionIsArchived(id: $id, isArchived: $isArchived) {
    activeCount
    archivedCount
  }
}
    `) as unknown as TypedDocumentString<UpdateJobDescriptionIsArchivedMutation, UpdateJobDescriptionIsArchivedMutationVariables>;
export const CheckJobDescriptionDocument = new TypedDocumentString(`
    mutation CheckJobDescription($id: ID!) {
  checkJobDescription(id: $id) {
    id
  }
}
    `) as unknown as TypedDocumentString<CheckJobDescriptionMutation, CheckJobDescriptionMutationVariables>;
export const DeleteJobDescriptionDocument = new TypedDocumentString(`
    mutation DeleteJobDescription($id: ID!) {
  deleteJobDescription(id: $id)
}
    `) as unknown as TypedDocumentString<DeleteJobDescriptionMutation, DeleteJobDescriptionMutationVariables>;
export const DuplicateJobDescriptionDocument = new TypedDocumentString(`
    mutation DuplicateJobDescription($jobId: ID!) {
  duplicateJobDescription(jobId: $jobId) {
    id
  }
}
    `) as unknown as TypedDocumentString<DuplicateJobDescriptionMutation, DuplicateJobDescriptionMutationVariables>;
export const FollowUpScoutInvitationsDocument = new TypedDocumentString(`
    mutation FollowUpScoutInvitations($ids: [ID!]!, $text: String!) {
  followUpScoutInvitations(ids: $ids, text: $text)
}
    `) as unknown as TypedDocumentString<FollowUpScoutInvitationsMutation, FollowUpScoutInvitationsMutationVariables>;
export const JobStudentsPageDocument = new TypedDocumentString(`
    query JobStudentsPage($jobId: ID!, $status: JobScoutInvitationStatus!, $schedulingStatus: SchedulingStatus, $first: Int!, $offset: Int!) {
  viewer {
    ... on CompanyViewer {
      __typename
      contract {
        plan {
          features
        }
      }
    }
  }
  jobDescription(jobId: $jobId) {
    __typename
    id
    title
    isArchived
    totalSent
  }
  SENT: searchCandidatesByJob(
    jobId: $jobId
    scoutInvitationStatus: SENT
    first: 0
  ) {
    totalCount
  }
  PENDING: searchCandidatesByJob(
    jobId: $jobId
    scoutInvitationStatus: PENDING
    first: 0
  ) {
    totalCount
  }
  ACCEPTED: searchCandidatesByJob(
    jobId: $jobId
    scoutInvitationStatus: ACCEPTED
    first: 0
  ) {
    totalCount
  }
  DECLINED: searchCandidatesByJob(
    jobId: $jobId
    scoutInvitationStatus: DECLINED
    first: 0
  ) {
    totalCount
  }
  HIRED: searchCandidatesByJob(
    jobId: $jobId
    scoutInvitationStatus: HIRED
    first: 0
  ) {
    totalCount
  }
  students: searchCandidatesByJob(
    jobId: $jobId
    scoutInvitationStatus: $status
    schedulingStatus: $schedulingStatus
    first: $first
    offset: $offset
  ) {
    totalCount
    edges {
      node {
        ...JobStudent
      }
    }
  }
}
    fragment JobStudent on SearchCandidate {
  id
  schoolName
  departmentName
  education {
    graduationYear
  }
  labels {
    id
    text
  }
  scoutInvitations {
    id
    status
    round
    invitationDate
    personalShare
    scheduledFor
    isWithdrawn
    answeredAt
    followUpFrom
    followUp {
      dueAt
      isPlanned
    }
    schedulingStatus
    job {
      id
    }
    booking {
      status
      schedulingDate {
        startAt
      }
    }
  }
  ... on DisclosedSearchCandidate {
    familyName
    givenName
  }
}`) as unknown as TypedDocumentString<JobStudentsPageQuery, JobStudentsPageQueryVariables>;
export const WithdrawScoutInvitationsDocument = new TypedDocumentString(`
    mutation WithdrawScoutInvitations($ids: [ID!]!) {
  withdrawScoutInvitations(ids: $ids)
}
    `) as unknown as TypedDocumentString<WithdrawScoutInvitationsMutation, WithdrawScoutInvitationsMutationVariables>;
export const KeepJobDescriptionOpenDocument = new TypedDocumentString(`
    mutation KeepJobDescriptionOpen($jobId: ID!, $revision: Int!, $part: JobPart!) {
  keepJobDescriptionOpen(jobId: $jobId) {
    id
    writers {
      id
      familyName
    }
    savedSince(revision: $revision, part: $part) {
      by
      savedAt
    }
  }
}
    `) as unknown as TypedDocumentString<KeepJobDescriptionOpenMutation, KeepJobDescriptionOpenMutationVariables>;
export const CreateSchedulingEventDocument = new TypedDocumentString(`
    mutation CreateSchedulingEvent($title: String!, $location: String, $url: String, $belongings: [String!], $emergencyContact: String, $remindOneDayBefore: Boolean, $remindThreeDaysBefore: Boolean, $jobId: ID, $schedulingDates: [EventDateInput!]!) {
  createSchedulingEvent(
    title: $title
    location: $location
    url: $url
    belongings: $belongings
    emergencyContact: $emergencyContact
    remindOneDayBefore: $remindOneDayBefore
    remindThreeDaysBefore: $remindThreeDaysBefore
    jobId: $jobId
    schedulingDates: $schedulingDates
  ) {
    id
  }
}
    `) as unknown as TypedDocumentString<CreateSchedulingEventMutation, CreateSchedulingEventMutationVariables>;
export const CreateSchedulingInterviewDocument = new TypedDocumentString(`
    mutation CreateSchedulingInterview($title: String!, $location: String, $url: String, $belongings: [String!], $emergencyContact: String, $remindOneDayBefore: Boolean, $remindThreeDaysBefore: Boolean, $jobId: ID, $schedulingDates: [InterviewDateInput!]!) {
  createSchedulingInterview(
    title: $title
    location: $location
    url: $url
    belongings: $belongings
    emergencyContact: $emergencyContact
    remindOneDayBefore: $remindOneDayBefore
    remindThreeDaysBefore: $remindThreeDaysBefore
    jobId: $jobId
    schedulingDates: $schedulingDates
  ) {
    id
  }
}
    `) as unknown as TypedDocumentString<CreateSchedulingInterviewMutation, CreateSchedulingInterviewMutationVariables>;
export const StaffDatesDocument = new TypedDocumentString(`
    query StaffDates($companyUserIds: [ID!]!, $startDate: Date!, $endDate: Date!) {
  staffDates(
    companyUserIds: $companyUserIds
    startDate: $startDate
    endDate: $endDate
  ) {
    companyUserId
    schedulingId
    schedulingType
    startAt
    endAt
  }
  staffBusyTimes(
    companyUserIds: $companyUserIds
    startDate: $startDate
    endDate: $endDate
  ) {
    companyUserId
    startAt
    endAt
  }
}
    `) as unknown as TypedDocumentString<StaffDatesQuery, StaffDatesQueryVariables>;
export const RecruitmentProcessPageDocument = new TypedDocumentString(`
    query RecruitmentProcessPage($jobId: ID!) {
  jobDescription(jobId: $jobId) {
    id
    __typename
    title
    status
    totalSent
    canSaveAsDraft
    revision
    takedown {
      reason
    }
    recruitmentProcess {
      __typename
      label
      ... on StandardRecruitmentStep {
        id
      }
    }
    recruitmentProcessDescription
  }
  recruitmentSteps {
    id
    label
  }
  viewer {
    ... on CompanyViewer {
      __typename
      id
    }
  }
}
    `) as unknown as TypedDocumentString<RecruitmentProcessPageQuery, RecruitmentProcessPageQueryVariables>;
export const UpdateRecruitmentProcessDocument = new TypedDocumentString(`
    mutation UpdateRecruitmentProcess($id: ID!, $steps: [RecruitmentStepInput!]!, $customSteps: [CustomRecruitmentStepInput!]!, $description: String!, $status: JobStatus!, $revision: Int) {
  updateJobDescriptionRecruitmentProcess(
    id: $id
    steps: $steps
    customSteps: $customSteps
    description: $description
    status: $status
    revision: $revision
  ) {
    id
    revision
    lastEditedAt
  }
}
    `) as unknown as TypedDocumentString<UpdateRecruitmentProcessMutation, UpdateRecruitmentProcessMutationVariables>;
export const CreateJobDescriptionDocument = new TypedDocumentString(`
    mutation CreateJobDescription($title: String!, $jobTypeIds: [ID!]!, $scoutTypeId: ID!, $contents: ContentBlocksInput!, $conditions: [JobConditionInput!]) {
  createJobDescription(
    title: $title
    jobTypeIds: $jobTypeIds
    scoutTypeId: $scoutTypeId
    contents: $contents
    conditions: $conditions
  ) {
    id
    revision
    lastEditedAt
  }
}
    `) as unknown as TypedDocumentString<CreateJobDescriptionMutation, CreateJobDescriptionMutationVariables>;
export const UpdateJobDescriptionContentsDocument = new TypedDocumentString(`
    mutation UpdateJobDescriptionContents($id: ID!, $title: String!, $jobTypeIds: [ID!]!, $scoutTypeId: ID!, $contents: ContentBlocksInput!, $conditions: [JobConditionInput!], $status: JobStatus!, $revision: Int, $isChangeConfirmed: Boolean) {
  updateJobDescriptionContents(
    id: $id
    title: $title
    jobTypeIds: $jobTypeIds
    scoutTypeId: $scoutTypeId
    contents: $contents
    conditions: $conditions
    status: $status
    revision: $revision
    isChangeConfirmed: $isChangeConfirmed
  ) {
    id
    revision
    lastEditedAt
  }
}
    `) as unknown as TypedDocumentString<UpdateJobDescriptionContentsMutation, UpdateJobDescriptionContentsMutationVariables>;
export const PublishJobDescriptionDocument = new TypedDocumentString(`
    mutation PublishJobDescription($id: ID!, $status: JobStatus!, $revision: Int) {
  updateJobDescriptionStatus(id: $id, status: $status, revision: $revision) {
    id
  }
}
    `) as unknown as TypedDocumentString<PublishJobDescriptionMutation, PublishJobDescriptionMutationVariables>;
export const JobWriterPageDocument = new TypedDocumentString(`
    query JobWriterPage($jobId: ID!, $isNew: Boolean!) {
  viewer {
    ... on CompanyViewer {
      __typename
      id
      company {
        ...JobCompany
      }
    }
  }
  scoutTypes {
    id
    label
    note
  }
  jobTypes {
    id
    label
    group
  }
  jobDescription(jobId: $jobId) @skip(if: $isNew) {
    ...WrittenJob
  }
}
    fragment WrittenJob on JobDescription {
  __typename
  id
  revision
  title
  status
  isArchived
  canSaveAsDraft
  takedown {
    reason
  }
  totalSent
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
    ...ContentBlockFields
  }
  conditions {
    label
    body
  }
  recruitmentProcess {
    label
  }
  recruitmentProcessDescription
}
fragment CompanyMark on Company {
  mark {
    shape
    background
    foreground
    logoUrl
  }
}
fragment ContentBlockFields on ContentBlock {
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
fragment JobCompany on Company {
  displayName
  ...CompanyMark
}`) as unknown as TypedDocumentString<JobWriterPageQuery, JobWriterPageQueryVariables>;
export const JobPublishPageDocument = new TypedDocumentString(`
    query JobPublishPage($jobId: ID!) {
  viewer {
    ... on CompanyViewer {
      __typename
      id
      company {
        ...JobCompany
      }
    }
  }
  jobDescription(jobId: $jobId) {
    __typename
    id
    revision
    title
    status
    isArchived
    totalSent
    canSaveAsDraft
    takedown {
      reason
    }
    canSendScoutInvitation
    missingParts {
      code
      label
    }
    contents {
      ...ContentBlockFields
    }
    ...JobBody
    ... on MessageJobDescription {
      completionDescription
      completionUrls {
        label
        url
      }
    }
    ... on SchedulingJobDescription {
      scheduling {
        id
        title
        schedulingDates {
          id
          startAt
          closesAt
          hasCapacity
        }
      }
    }
  }
}
    fragment CompanyMark on Company {
  mark {
    shape
    background
    foreground
    logoUrl
  }
}
fragment ContentBlockFields on ContentBlock {
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
fragment JobBody on DescribedJob {
  title
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
    ...ContentBlockFields
  }
  conditions {
    label
    body
  }
  recruitmentProcess {
    label
  }
  recruitmentProcessDescription
}
fragment JobCompany on Company {
  displayName
  ...CompanyMark
}`) as unknown as TypedDocumentString<JobPublishPageQuery, JobPublishPageQueryVariables>;
export const ClientLayoutDocument = new TypedDocumentString(`
    query ClientLayout {
  serviceNotices(area: CLIENT) {
    id
    ...ServiceNoticeFields
  }
  viewer {
    ... on CompanyViewer {
      __typename
      id
      role
      canWrite
      unansweredThreadCount
      familyName
      givenName
      user {
        picture
      }
      company {
        displayName
      }
      contract {
        status
      }
      unreadNotificationCount
      unreadNotificationPaths
      notifications {
        ...NotificationFields
      }
    }
  }
}
    fragment NotificationFields on Notification {
  id
  title
  body
  path
  insertedAt
  isRead
}
fragment ServiceNoticeFields on ServiceNotice {
  id
  kind
  text
  link
  shownUntil
}`) as unknown as TypedDocumentString<ClientLayoutQuery, ClientLayoutQueryVariables>;
export const OfferReportsPageDocument = new TypedDocumentString(`
    query OfferReportsPage($first: Int!, $offset: Int!) {
  offerReports(first: $first, offset: $offset) {
    totalCount
    nodes {
      id
      ...OpenReport
    }
  }
}
    fragment OpenReport on OfferReport {
  acceptedOn
  answerBy
  job {
    title
  }
  candidate {
    id
    schoolName
    ... on DisclosedSearchCandidate {
      familyName
      givenName
    }
  }
}`) as unknown as TypedDocumentString<OfferReportsPageQuery, OfferReportsPageQueryVariables>;
export const OutcomesPageDocument = new TypedDocumentString(`
    query OutcomesPage($ids: [ID!]!) {
  outcomeCases(scoutInvitationIds: $ids) {
    ...OutcomeCase
  }
  schedulings {
    edges {
      node {
        ...SchedulingChoice
      }
    }
  }
  sendableJobs: jobDescriptions(isArchived: false) {
    edges {
      node {
        id
        title
        status
      }
    }
  }
  companyUsers {
    id
    familyName
    givenName
    department
  }
  viewer {
    ... on CompanyViewer {
      __typename
      id
      contract {
        plan {
          features
        }
      }
    }
  }
}
    fragment SchedulingChoice on Scheduling {
  id
  type
  title
  schedulingDates {
    startAt
    closesAt
    hasCapacity
  }
}
fragment OutcomeCase on OutcomeCase {
  scoutInvitationId
  revision
  outcome
  outcomeToldAt
  bookedUntil
  isStepOver
  isThreadEnded
  tellsAt
  history {
    at
    kind
    title
  }
  job {
    title
  }
  candidate {
    id
    schoolName
    ... on DisclosedSearchCandidate {
      familyName
      givenName
    }
  }
}`) as unknown as TypedDocumentString<OutcomesPageQuery, OutcomesPageQueryVariables>;
export const TellOutcomesDocument = new TypedDocumentString(`
    mutation TellOutcomes($outcomes: [OutcomeInput!]!) {
  tellOutcomes(outcomes: $outcomes) {
    scoutInvitationId
    tellsAt
    refusal {
      code
    }
  }
}
    `) as unknown as TypedDocumentString<TellOutcomesMutation, TellOutcomesMutationVariables>;
export const OwedAnswersPageDocument = new TypedDocumentString(`
    query OwedAnswersPage($first: Int!, $offset: Int!) {
  owedAnswers(first: $first, offset: $offset) {
    totalCount
    outcomeRecord {
      total
      inTime
    }
    promiseRecord {
      students
      total
      kept
    }
    nodes {
      scoutInvitationId
      ...OwedStudent
    }
  }
  heldOutcomes {
    ...HeldOutcome
  }
  owedDates {
    ...OwedStudent
    ...WishOfOwed
  }
  schedulings {
    edges {
      node {
        ...SchedulingChoice
      }
    }
  }
}
    fragment SchedulingChoice on Scheduling {
  id
  type
  title
  schedulingDates {
    startAt
    closesAt
    hasCapacity
  }
}
fragment HeldOutcome on HeldOutcome {
  id
  scoutInvitationId
  outcome
  message
  tellsAt
  candidate {
    id
    ... on DisclosedSearchCandidate {
      familyName
      givenName
    }
  }
}
fragment WishOfOwed on OwedAnswer {
  scoutInvitationId
  schedulingId
  wish {
    request
    preferred {
      date
      timeOfDay
    }
  }
}
fragment OwedStudent on OwedAnswer {
  scoutInvitationId
  since
  dueOn
  promptedAt
  job {
    title
  }
  candidate {
    id
    schoolName
    ... on DisclosedSearchCandidate {
      familyName
      givenName
    }
  }
}`) as unknown as TypedDocumentString<OwedAnswersPageQuery, OwedAnswersPageQueryVariables>;
export const TakeBackOutcomeDocument = new TypedDocumentString(`
    mutation TakeBackOutcome($scoutInvitationId: ID!, $heldOutcomeId: ID) {
  takeBackOutcome(
    scoutInvitationId: $scoutInvitationId
    heldOutcomeId: $heldOutcomeId
  )
}
    `) as unknown as TypedDocumentString<TakeBackOutcomeMutation, TakeBackOutcomeMutationVariables>;
export const OfferDatesDocument = new TypedDocumentString(`
    mutation OfferDates($scoutInvitationId: ID!, $schedulingId: ID!) {
  offerDates(scoutInvitationId: $scoutInvitationId, schedulingId: $schedulingId)
}
    `) as unknown as TypedDocumentString<OfferDatesMutation, OfferDatesMutationVariables>;
export const SaveEvaluationDocument = new TypedDocumentString(`
    mutation SaveEvaluation($bookingId: ID!, $formVersion: Int!, $scores: [Int!]!, $text: String!) {
  saveEvaluation(
    bookingId: $bookingId
    formVersion: $formVersion
    scores: $scores
    text: $text
  )
}
    `) as unknown as TypedDocumentString<SaveEvaluationMutation, SaveEvaluationMutationVariables>;
export const CompanyCountMovedDocument = new TypedDocumentString(`
    subscription CompanyCountMoved($id: ID) {
  threadWithCandidateChanged(scoutInvitationId: $id) {
    scoutInvitationId
  }
}
    `) as unknown as TypedDocumentString<CompanyCountMovedSubscription, CompanyCountMovedSubscriptionVariables>;
export const CompanyThreadCountDocument = new TypedDocumentString(`
    query CompanyThreadCount {
  viewer {
    ... on CompanyViewer {
      __typename
      unansweredThreadCount
    }
  }
}
    `) as unknown as TypedDocumentString<CompanyThreadCountQuery, CompanyThreadCountQueryVariables>;
export const PaletteDataDocument = new TypedDocumentString(`
    query PaletteData {
  viewer {
    ... on CompanyViewer {
      __typename
      id
      canWrite
    }
  }
  savedFilters {
    id
    name
  }
  jobDescriptions {
    edges {
      node {
        id
        title
        status
        isArchived
      }
    }
  }
}
    `) as unknown as TypedDocumentString<PaletteDataQuery, PaletteDataQueryVariables>;
export const NamedStudentsDocument = new TypedDocumentString(`
    query NamedStudents($text: String!) {
  namedStudents(text: $text) {
    scoutInvitationId
    candidateId
    familyName
    givenName
    familyNameKana
    givenNameKana
    jobTitle
  }
}
    `) as unknown as TypedDocumentString<NamedStudentsQuery, NamedStudentsQueryVariables>;
export const CompanyUserOnlyDocument = new TypedDocumentString(`
    query CompanyUserOnly {
  ownCompanyUserProfile {
    __typename
  }
}
    `) as unknown as TypedDocumentString<CompanyUserOnlyQuery, CompanyUserOnlyQueryVariables>;
export const SaveScoutDraftDocument = new TypedDocumentString(`
    mutation SaveScoutDraft($jobId: ID!, $revision: ID!, $readRevision: ID, $subject: String!, $message: String!, $template: UsedScoutTemplateInput, $promises: [ScoutPromiseKind!]!, $followUp: String, $students: [ScoutDraftStudentInput!]!) {
  saveScoutDraft(
    jobId: $jobId
    revision: $revision
    readRevision: $readRevision
    subject: $subject
    message: $message
    template: $template
    promises: $promises
    followUp: $followUp
    students: $students
  ) {
    jobId
  }
}
    `) as unknown as TypedDocumentString<SaveScoutDraftMutation, SaveScoutDraftMutationVariables>;
export const DeleteScoutDraftDocument = new TypedDocumentString(`
    mutation DeleteScoutDraft($jobId: ID!, $revision: ID!) {
  deleteScoutDraft(jobId: $jobId, revision: $revision)
}
    `) as unknown as TypedDocumentString<DeleteScoutDraftMutation, DeleteScoutDraftMutationVariables>;
export const OwnScoutDraftDocument = new TypedDocumentString(`
    query OwnScoutDraft($jobId: ID!) {
  ownScoutDraft(jobId: $jobId) {
    ...ScoutDraftFields
  }
}
    fragment ScoutDraftFields on ScoutDraft {
  jobId
  revision
  savedAt
  deviceFamily
  leftOut
  subject
  message
  template {
    id
    version
  }
  promises
  followUp
  students {
    candidateId
    reason
    quotations {
      field
      text
    }
  }
}`) as unknown as TypedDocumentString<OwnScoutDraftQuery, OwnScoutDraftQueryVariables>;
export const OwnScoutDraftsDocument = new TypedDocumentString(`
    query OwnScoutDrafts {
  ownScoutDrafts {
    ...ScoutDraftFields
  }
}
    fragment ScoutDraftFields on ScoutDraft {
  jobId
  revision
  savedAt
  deviceFamily
  leftOut
  subject
  message
  template {
    id
    version
  }
  promises
  followUp
  students {
    candidateId
    reason
    quotations {
      field
      text
    }
  }
}`) as unknown as TypedDocumentString<OwnScoutDraftsQuery, OwnScoutDraftsQueryVariables>;
export const CompanyUserPasswordResetPageDocument = new TypedDocumentString(`
    query CompanyUserPasswordResetPage($code: String!) {
  companyUserPasswordReset(code: $code)
}
    `) as unknown as TypedDocumentString<CompanyUserPasswordResetPageQuery, CompanyUserPasswordResetPageQueryVariables>;
export const ResetCompanyUserPasswordDocument = new TypedDocumentString(`
    mutation ResetCompanyUserPassword($code: String!, $password: String!) {
  resetCompanyUserPassword(code: $code, password: $password)
}
    `) as unknown as TypedDocumentString<ResetCompanyUserPasswordMutation, ResetCompanyUserPasswordMutationVariables>;
export const RequestCompanyUserPasswordResetDocument = new TypedDocumentString(`
    mutation RequestCompanyUserPasswordReset($email: String!) {
  requestCompanyUserPasswordReset(email: $email)
}
    `) as unknown as TypedDocumentString<RequestCompanyUserPasswordResetMutation, RequestCompanyUserPasswordResetMutationVariables>;
export const PipelinePageDocument = new TypedDocumentString(`
    query PipelinePage($jobId: ID!, $text: String!, $onBoard: Int!, $stage: String, $inTable: Int!, $offset: Int!) {
  pipelineJobs {
    id
    title
    studentCount
  }
  pipeline(jobId: $jobId, text: $text) {
    job {
      id
      title
    }
    studentCount
    stages {
      key
      kind
      label
      isPlaceable
      studentCount
      students(first: $onBoard) {
        ...PipelineStudentFields
      }
    }
    students(stage: $stage, first: $inTable, offset: $offset) {
      ...PipelineStudentFields
    }
  }
}
    fragment PipelineStudentFields on PipelineStudent {
  scoutInvitationId
  candidateId
  familyName
  givenName
  familyNameKana
  givenNameKana
  schoolName
  stage
  firstStage
  isDecided
  revision
  placedAt
  placedBy {
    familyName
  }
  inCharge {
    familyName
  }
  turn {
    side
    word
    dueOn
  }
  promptedAt
  dateEndsAt
}`) as unknown as TypedDocumentString<PipelinePageQuery, PipelinePageQueryVariables>;
export const PlaceStudentsDocument = new TypedDocumentString(`
    mutation PlaceStudents($jobId: ID!, $placements: [PlacementInput!]!) {
  placeStudents(jobId: $jobId, placements: $placements) {
    scoutInvitationId
    revision
  }
}
    `) as unknown as TypedDocumentString<PlaceStudentsMutation, PlaceStudentsMutationVariables>;
export const PipelineJobsDocument = new TypedDocumentString(`
    query PipelineJobs {
  pipelineJobs {
    id
  }
}
    `) as unknown as TypedDocumentString<PipelineJobsQuery, PipelineJobsQueryVariables>;
export const CompanyUserProfilePageDocument = new TypedDocumentString(`
    query CompanyUserProfilePage {
  ownCompanyUserProfile {
    ...UserPhoto
    ...UserProfileForm
  }
}
    fragment UserPhoto on CompanyUserProfile {
  picture
}
fragment UserProfileForm on CompanyUserProfile {
  email
  familyName
  givenName
  familyNameKana
  givenNameKana
  department
  title
  messageToStudents
}`) as unknown as TypedDocumentString<CompanyUserProfilePageQuery, CompanyUserProfilePageQueryVariables>;
export const UpdateUserProfileDocument = new TypedDocumentString(`
    mutation UpdateUserProfile($profile: CompanyUserProfileInput!) {
  updateCompanyUserProfile(profile: $profile) {
    id
  }
}
    `) as unknown as TypedDocumentString<UpdateUserProfileMutation, UpdateUserProfileMutationVariables>;
export const UpdateUserPictureDocument = new TypedDocumentString(`
    mutation UpdateUserPicture($encodedImage: String!) {
  updateCompanyUserPicture(encodedImage: $encodedImage) {
    id
  }
}
    `) as unknown as TypedDocumentString<UpdateUserPictureMutation, UpdateUserPictureMutationVariables>;
export const RemoveUserPictureDocument = new TypedDocumentString(`
    mutation RemoveUserPicture {
  removeCompanyUserPicture {
    id
  }
}
    `) as unknown as TypedDocumentString<RemoveUserPictureMutation, RemoveUserPictureMutationVariables>;
export const ClientRegistrationPageDocument = new TypedDocumentString(`
    query ClientRegistrationPage($code: String!) {
  companyRegistration(code: $code) {
    status
    invitation {
      way
      ...RegistrationInvitation
    }
  }
}
    fragment RegistrationInvitation on CompanyRegistrationInvitation {
  kind
  email
  companyName
  corporateNumber
  role
  way
  inviter
  applicant {
    familyName
    givenName
    familyNameKana
    givenNameKana
    department
  }
}`) as unknown as TypedDocumentString<ClientRegistrationPageQuery, ClientRegistrationPageQueryVariables>;
export const RegisterCompanyUserDocument = new TypedDocumentString(`
    mutation RegisterCompanyUser($code: String!, $user: CompanyUserRegistrationInput!, $encodedImage: String) {
  registerCompanyUser(code: $code, user: $user, encodedImage: $encodedImage)
}
    `) as unknown as TypedDocumentString<RegisterCompanyUserMutation, RegisterCompanyUserMutationVariables>;
export const AccessTokensPageDocument = new TypedDocumentString(`
    query AccessTokensPage {
  accessTokens {
    id
    revokedAt
    expiresAt
    ...TokenRow
  }
}
    fragment TokenRow on AccessToken {
  id
  name
  scopes
  insertedAt
  expiresAt
  lastUsedAt
  revokedAt
  maker {
    familyName
    givenName
  }
}`) as unknown as TypedDocumentString<AccessTokensPageQuery, AccessTokensPageQueryVariables>;
export const CreateAccessTokenDocument = new TypedDocumentString(`
    mutation CreateAccessToken($name: String!, $scopes: [AccessTokenScope!]!, $days: Int!) {
  createAccessToken(name: $name, scopes: $scopes, days: $days) {
    secret
    accessToken {
      id
      name
    }
  }
}
    `) as unknown as TypedDocumentString<CreateAccessTokenMutation, CreateAccessTokenMutationVariables>;
export const RevokeAccessTokenDocument = new TypedDocumentString(`
    mutation RevokeAccessToken($id: ID!) {
  revokeAccessToken(id: $id) {
    id
  }
}
    `) as unknown as TypedDocumentString<RevokeAccessTokenMutation, RevokeAccessTokenMutationVariables>;
export const ActivityPageDocument = new TypedDocumentString(`
    query ActivityPage($filter: ActivityFilter!, $page: Int!) {
  activityPeople {
    id
    name
  }
  activity(filter: $filter, page: $page) {
    count
    rows {
      id
      ...ActivityRow
    }
  }
}
    fragment ActivityRow on Activity {
  id
  insertedAt
  kind
  sentence
  actorName
  jobId
  jobTitle
  subjectName
  personId
  times
  since
  studentCount
  isAboutStudent
  candidateId
}`) as unknown as TypedDocumentString<ActivityPageQuery, ActivityPageQueryVariables>;
export const BookingClosingPageDocument = new TypedDocumentString(`
    query BookingClosingPage {
  bookingClosingHours
}
    `) as unknown as TypedDocumentString<BookingClosingPageQuery, BookingClosingPageQueryVariables>;
export const UpdateBookingClosingDocument = new TypedDocumentString(`
    mutation UpdateBookingClosing($closingHours: Int!) {
  updateBookingClosing(closingHours: $closingHours)
}
    `) as unknown as TypedDocumentString<UpdateBookingClosingMutation, UpdateBookingClosingMutationVariables>;
export const CompanyCalendarPageDocument = new TypedDocumentString(`
    query CompanyCalendarPage {
  calendarFeed {
    ...CalendarFeedState
  }
  busyCalendar {
    ...BusyCalendarState
  }
}
    fragment BusyCalendarState on BusyCalendar {
  host
  triedAt
  readAt
  trouble
}
fragment CalendarFeedState on CalendarFeed {
  insertedAt
  readAt
}`) as unknown as TypedDocumentString<CompanyCalendarPageQuery, CompanyCalendarPageQueryVariables>;
export const SaveBusyCalendarDocument = new TypedDocumentString(`
    mutation SaveBusyCalendar($address: String!) {
  saveBusyCalendar(address: $address)
}
    `) as unknown as TypedDocumentString<SaveBusyCalendarMutation, SaveBusyCalendarMutationVariables>;
export const RemoveBusyCalendarDocument = new TypedDocumentString(`
    mutation RemoveBusyCalendar {
  removeBusyCalendar
}
    `) as unknown as TypedDocumentString<RemoveBusyCalendarMutation, RemoveBusyCalendarMutationVariables>;
export const CompanyDevicesPageDocument = new TypedDocumentString(`
    query CompanyDevicesPage {
  staffDevices {
    id
    family
    address
    signedInAt
    lastUsedAt
    isCurrent
  }
}
    `) as unknown as TypedDocumentString<CompanyDevicesPageQuery, CompanyDevicesPageQueryVariables>;
export const FairModePageDocument = new TypedDocumentString(`
    query FairModePage {
  isFairModeOn
  fairMode {
    scope
    users {
      companyUser {
        id
        familyName
        givenName
      }
      isListed
      canWrite
    }
  }
  jobDescriptions(isArchived: false) {
    edges {
      node {
        id
        title
        status
        isFair
      }
    }
  }
  viewer {
    ... on CompanyViewer {
      __typename
      id
      canAdminister
    }
  }
}
    `) as unknown as TypedDocumentString<FairModePageQuery, FairModePageQueryVariables>;
export const UpdateFairModeDocument = new TypedDocumentString(`
    mutation UpdateFairMode($scope: FairModeScope!) {
  updateFairMode(scope: $scope) {
    scope
  }
}
    `) as unknown as TypedDocumentString<UpdateFairModeMutation, UpdateFairModeMutationVariables>;
export const UpdateFairJobDocument = new TypedDocumentString(`
    mutation UpdateFairJob($id: ID!, $isOn: Boolean!) {
  updateFairJob(jobId: $id, isFair: $isOn) {
    id
  }
}
    `) as unknown as TypedDocumentString<UpdateFairJobMutation, UpdateFairJobMutationVariables>;
export const UpdateFairModeUserDocument = new TypedDocumentString(`
    mutation UpdateFairModeUser($id: ID!, $isOn: Boolean!) {
  updateFairModeUser(id: $id, isListed: $isOn) {
    scope
  }
}
    `) as unknown as TypedDocumentString<UpdateFairModeUserMutation, UpdateFairModeUserMutationVariables>;
export const NetworksPageDocument = new TypedDocumentString(`
    query NetworksPage {
  allowedNetworks {
    ownAddress
    revision
    networks {
      network
      label
    }
  }
}
    `) as unknown as TypedDocumentString<NetworksPageQuery, NetworksPageQueryVariables>;
export const AllowedNetworksEffectDocument = new TypedDocumentString(`
    query AllowedNetworksEffect($networks: [AllowedNetworkInput!]!) {
  allowedNetworksEffect(networks: $networks) {
    isNarrower
    signIns
    outside
  }
}
    `) as unknown as TypedDocumentString<AllowedNetworksEffectQuery, AllowedNetworksEffectQueryVariables>;
export const UpdateAllowedNetworksDocument = new TypedDocumentString(`
    mutation UpdateAllowedNetworks($networks: [AllowedNetworkInput!]!, $revision: String) {
  updateAllowedNetworks(networks: $networks, revision: $revision) {
    ownAddress
  }
}
    `) as unknown as TypedDocumentString<UpdateAllowedNetworksMutation, UpdateAllowedNetworksMutationVariables>;
export const SettingsViewerDocument = new TypedDocumentString(`
    query SettingsViewer {
  viewer {
    ... on CompanyViewer {
      __typename
      canAdminister
      company {
        id
      }
      contract {
        plan {
          features
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<SettingsViewerQuery, SettingsViewerQueryVariables>;
export const PhrasesPageDocument = new TypedDocumentString(`
    query PhrasesPage {
  threadPhrases {
    id
    title
    text
  }
}
    `) as unknown as TypedDocumentString<PhrasesPageQuery, PhrasesPageQueryVariables>;
export const CreateThreadPhraseDocument = new TypedDocumentString(`
    mutation CreateThreadPhrase($title: String!, $text: String!) {
  createThreadPhrase(title: $title, text: $text) {
    id
  }
}
    `) as unknown as TypedDocumentString<CreateThreadPhraseMutation, CreateThreadPhraseMutationVariables>;
export const UpdateThreadPhraseDocument = new TypedDocumentString(`
    mutation UpdateThreadPhrase($id: ID!, $title: String!, $text: String!, $revision: String) {
  updateThreadPhrase(id: $id, title: $title, text: $text, revision: $revision) {
    id
  }
}
    `) as unknown as TypedDocumentString<UpdateThreadPhraseMutation, UpdateThreadPhraseMutationVariables>;
export const DeleteThreadPhraseDocument = new TypedDocumentString(`
    mutation DeleteThreadPhrase($id: ID!) {
  deleteThreadPhrase(id: $id)
}
    `) as unknown as TypedDocumentString<DeleteThreadPhraseMutation, DeleteThreadPhraseMutationVariables>;
export const PhrasePageDocument = new TypedDocumentString(`
    query PhrasePage($id: ID!) {
  threadPhrase(id: $id) {
    id
    title
    text
    revision
  }
}
    `) as unknown as TypedDocumentString<PhrasePageQuery, PhrasePageQueryVariables>;
export const NotificationPageDocument = new TypedDocumentString(`
    query NotificationPage {
  viewer {
    ... on CompanyViewer {
      id
      role
    }
  }
  pushDevices {
    ...PushDevice
  }
}
    fragment PushDevice on PushDevice {
  id
  family
  registeredAt
  isCurrent
}`) as unknown as TypedDocumentString<NotificationPageQuery, NotificationPageQueryVariables>;
export const ScoutNotificationPageDocument = new TypedDocumentString(`
    query ScoutNotificationPage {
  scoutNotificationDefaults {
    ...ForAllJobs
  }
  scoutNotificationSettings {
    jobId
    isArchived
    isException
    ...JobException
  }
  savedFilters {
    ...FilterAlert
  }
}
    fragment FilterAlert on SavedFilter {
  id
  name
  alert {
    timing
    hour
    weekday
  }
}
fragment ForAllJobs on ScoutNotificationDefaults {
  digestHour
  settings {
    ...TimingRow
  }
}
fragment JobException on JobScoutNotificationSettings {
  jobId
  jobTitle
  isArchived
  isException
  settings {
    ...TimingRow
  }
}
fragment TimingRow on ScoutNotificationSetting {
  kind
  label
  timing
  usual
}`) as unknown as TypedDocumentString<ScoutNotificationPageQuery, ScoutNotificationPageQueryVariables>;
export const UpdateForAllJobsDocument = new TypedDocumentString(`
    mutation UpdateForAllJobs($settings: [ScoutNotificationSettingInput!]!, $digestHour: Int!) {
  updateScoutNotificationDefaults(settings: $settings, digestHour: $digestHour) {
    digestHour
  }
}
    `) as unknown as TypedDocumentString<UpdateForAllJobsMutation, UpdateForAllJobsMutationVariables>;
export const UpdateJobExceptionDocument = new TypedDocumentString(`
    mutation UpdateJobException($jobId: ID!, $settings: [ScoutNotificationSettingInput!]!) {
  updateScoutNotificationSettings(jobId: $jobId, settings: $settings) {
    jobId
  }
}
    `) as unknown as TypedDocumentString<UpdateJobExceptionMutation, UpdateJobExceptionMutationVariables>;
export const AddJobExceptionDocument = new TypedDocumentString(`
    mutation AddJobException($jobId: ID!) {
  addScoutNotificationException(jobId: $jobId) {
    jobId
  }
}
    `) as unknown as TypedDocumentString<AddJobExceptionMutation, AddJobExceptionMutationVariables>;
export const RemoveJobExceptionDocument = new TypedDocumentString(`
    mutation RemoveJobException($jobId: ID!) {
  removeScoutNotificationSettings(jobId: $jobId) {
    jobId
  }
}
    `) as unknown as TypedDocumentString<RemoveJobExceptionMutation, RemoveJobExceptionMutationVariables>;
export const RemovePushDeviceDocument = new TypedDocumentString(`
    mutation RemovePushDevice($id: ID!) {
  removePushDevice(id: $id)
}
    `) as unknown as TypedDocumentString<RemovePushDeviceMutation, RemovePushDeviceMutationVariables>;
export const ScoutTemplatesPageDocument = new TypedDocumentString(`
    query ScoutTemplatesPage {
  scoutTemplates {
    isShared
    ...ListedScoutTemplate
  }
  archived: scoutTemplates(isArchived: true) {
    ...ListedScoutTemplate
  }
  jobDescriptions(isArchived: false) {
    edges {
      node {
        id
        title
      }
    }
  }
}
    fragment ListedScoutTemplate on ScoutTemplate {
  id
  title
  subject
  message
  isShared
  job {
    id
    title
  }
}`) as unknown as TypedDocumentString<ScoutTemplatesPageQuery, ScoutTemplatesPageQueryVariables>;
export const CreateScoutTemplateDocument = new TypedDocumentString(`
    mutation CreateScoutTemplate($title: String!, $subject: String!, $message: String!, $jobId: ID, $isShared: Boolean!) {
  createScoutTemplate(
    title: $title
    subject: $subject
    message: $message
    jobId: $jobId
    isShared: $isShared
  ) {
    id
  }
}
    `) as unknown as TypedDocumentString<CreateScoutTemplateMutation, CreateScoutTemplateMutationVariables>;
export const UpdateScoutTemplateDocument = new TypedDocumentString(`
    mutation UpdateScoutTemplate($id: ID!, $title: String!, $subject: String!, $message: String!, $jobId: ID, $isShared: Boolean!, $revision: String) {
  updateScoutTemplate(
    id: $id
    title: $title
    subject: $subject
    message: $message
    jobId: $jobId
    isShared: $isShared
    revision: $revision
  ) {
    id
  }
}
    `) as unknown as TypedDocumentString<UpdateScoutTemplateMutation, UpdateScoutTemplateMutationVariables>;
export const UpdateScoutTemplateIsArchivedDocument = new TypedDocumentString(`
    mutation UpdateScoutTemplateIsArchived($id: ID!, $isArchived: Boolean!) {
  updateScoutTemplateIsArchived(id: $id, isArchived: $isArchived) {
    id
  }
}
    `) as unknown as TypedDocumentString<UpdateScoutTemplateIsArchivedMutation, UpdateScoutTemplateIsArchivedMutationVariables>;
export const DeleteScoutTemplateDocument = new TypedDocumentString(`
    mutation DeleteScoutTemplate($id: ID!) {
  deleteScoutTemplate(id: $id)
}
    `) as unknown as TypedDocumentString<DeleteScoutTemplateMutation, DeleteScoutTemplateMutationVariables>;
export const ScoutTemplatePageDocument = new TypedDocumentString(`
    query ScoutTemplatePage($id: ID!) {
  scoutTemplate(id: $id) {
    id
    title
    subject
    message
    isShared
    isArchived
    canDelete
    version
    revision
    job {
      id
      title
    }
    versions {
      ...TemplateVersion
    }
  }
  jobDescriptions(isArchived: false) {
    edges {
      node {
        id
        title
      }
    }
  }
}
    fragment TemplateVersion on ScoutTemplateVersion {
  version
  subject
  message
  writtenAt
  writtenBy {
    familyName
    givenName
  }
  result {
    sent
    accepted
    acceptedRate
    readRate
    medianDays
  }
}`) as unknown as TypedDocumentString<ScoutTemplatePageQuery, ScoutTemplatePageQueryVariables>;
export const CompanySignInPageDocument = new TypedDocumentString(`
    query CompanySignInPage {
  viewer {
    ... on CompanyViewer {
      __typename
      canAdminister
    }
  }
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
}
    `) as unknown as TypedDocumentString<CompanySignInPageQuery, CompanySignInPageQueryVariables>;
export const AdminFactorRuleDocument = new TypedDocumentString(`
    query AdminFactorRule {
  adminFactorRule {
    isRequired
    adminsWithoutFactor
  }
}
    `) as unknown as TypedDocumentString<AdminFactorRuleQuery, AdminFactorRuleQueryVariables>;
export const UpdateAdminFactorRuleDocument = new TypedDocumentString(`
    mutation UpdateAdminFactorRule($isRequired: Boolean!) {
  updateAdminFactorRule(isRequired: $isRequired)
}
    `) as unknown as TypedDocumentString<UpdateAdminFactorRuleMutation, UpdateAdminFactorRuleMutationVariables>;
export const UpdateStaffPasswordDocument = new TypedDocumentString(`
    mutation UpdateStaffPassword($currentPassword: String!, $newPassword: String!) {
  updateStaffPassword(
    currentPassword: $currentPassword
    newPassword: $newPassword
  )
}
    `) as unknown as TypedDocumentString<UpdateStaffPasswordMutation, UpdateStaffPasswordMutationVariables>;
export const StartTotpDocument = new TypedDocumentString(`
    mutation StartTotp {
  startTotp
}
    `) as unknown as TypedDocumentString<StartTotpMutation, StartTotpMutationVariables>;
export const ConfirmTotpDocument = new TypedDocumentString(`
    mutation ConfirmTotp($code: String!) {
  confirmTotp(code: $code) {
    codes
  }
}
    `) as unknown as TypedDocumentString<ConfirmTotpMutation, ConfirmTotpMutationVariables>;
export const RenewRecoveryCodesDocument = new TypedDocumentString(`
    mutation RenewRecoveryCodes {
  renewRecoveryCodes {
    codes
  }
}
    `) as unknown as TypedDocumentString<RenewRecoveryCodesMutation, RenewRecoveryCodesMutationVariables>;
export const RemoveTotpDocument = new TypedDocumentString(`
    mutation RemoveTotp {
  removeTotp
}
    `) as unknown as TypedDocumentString<RemoveTotpMutation, RemoveTotpMutationVariables>;
export const StartStaffPasskeyDocument = new TypedDocumentString(`
    mutation StartStaffPasskey {
  startStaffPasskey
}
    `) as unknown as TypedDocumentString<StartStaffPasskeyMutation, StartStaffPasskeyMutationVariables>;
export const AddStaffPasskeyDocument = new TypedDocumentString(`
    mutation AddStaffPasskey($answer: String!, $name: String!) {
  addStaffPasskey(answer: $answer, name: $name)
}
    `) as unknown as TypedDocumentString<AddStaffPasskeyMutation, AddStaffPasskeyMutationVariables>;
export const RenameStaffPasskeyDocument = new TypedDocumentString(`
    mutation RenameStaffPasskey($id: ID!, $name: String!) {
  renameStaffPasskey(id: $id, name: $name)
}
    `) as unknown as TypedDocumentString<RenameStaffPasskeyMutation, RenameStaffPasskeyMutationVariables>;
export const RemoveStaffPasskeyDocument = new TypedDocumentString(`
    mutation RemoveStaffPasskey($id: ID!) {
  removeStaffPasskey(id: $id)
}
    `) as unknown as TypedDocumentString<RemoveStaffPasskeyMutation, RemoveStaffPasskeyMutationVariables>;
export const EndStaffDeviceDocument = new TypedDocumentString(`
    mutation EndStaffDevice($id: ID!) {
  endStaffDevice(id: $id)
}
    `) as unknown as TypedDocumentString<EndStaffDeviceMutation, EndStaffDeviceMutationVariables>;
export const EndOtherStaffDevicesDocument = new TypedDocumentString(`
    mutation EndOtherStaffDevices {
  endOtherStaffDevices
}
    `) as unknown as TypedDocumentString<EndOtherStaffDevicesMutation, EndOtherStaffDevicesMutationVariables>;
export const SingleSignOnPageDocument = new TypedDocumentString(`
    query SingleSignOnPage {
  mailDomains {
    status
    ...MailDomainRow
  }
  singleSignOn {
    mode
    testedAt
    ...SingleSignOnProvider
    ...SingleSignOnTest
    ...SingleSignOnMode
  }
  companyMembers {
    status
    role
    ...EmergencyAdmin
  }
}
    fragment MailDomainRow on MailDomain {
  domain
  status
  record
  found
  checkedAt
  provenAt
}
fragment SingleSignOnMode on SingleSignOn {
  mode
  emergencyUserId
  usersOutside {
    id
    familyName
    givenName
    email
  }
}
fragment EmergencyAdmin on CompanyMember {
  id
  familyName
  givenName
  email
}
fragment SingleSignOnProvider on SingleSignOn {
  issuer
  clientId
  mode
}
fragment SingleSignOnTest on SingleSignOn {
  testedAt
  users {
    id
    familyName
    givenName
    lastSignedInAt
  }
}`) as unknown as TypedDocumentString<SingleSignOnPageQuery, SingleSignOnPageQueryVariables>;
export const AddMailDomainDocument = new TypedDocumentString(`
    mutation AddMailDomain($domain: String!) {
  addMailDomain(domain: $domain) {
    domain
  }
}
    `) as unknown as TypedDocumentString<AddMailDomainMutation, AddMailDomainMutationVariables>;
export const CheckMailDomainDocument = new TypedDocumentString(`
    mutation CheckMailDomain($domain: String!) {
  checkMailDomain(domain: $domain) {
    domain
    status
  }
}
    `) as unknown as TypedDocumentString<CheckMailDomainMutation, CheckMailDomainMutationVariables>;
export const RemoveMailDomainDocument = new TypedDocumentString(`
    mutation RemoveMailDomain($domain: String!) {
  removeMailDomain(domain: $domain) {
    domain
  }
}
    `) as unknown as TypedDocumentString<RemoveMailDomainMutation, RemoveMailDomainMutationVariables>;
export const UpdateSingleSignOnProviderDocument = new TypedDocumentString(`
    mutation UpdateSingleSignOnProvider($issuer: String!, $clientId: String!, $clientSecret: String) {
  updateSingleSignOnProvider(
    issuer: $issuer
    clientId: $clientId
    clientSecret: $clientSecret
  ) {
    mode
  }
}
    `) as unknown as TypedDocumentString<UpdateSingleSignOnProviderMutation, UpdateSingleSignOnProviderMutationVariables>;
export const UpdateSingleSignOnModeDocument = new TypedDocumentString(`
    mutation UpdateSingleSignOnMode($mode: SingleSignOnMode!, $emergencyUserId: ID) {
  updateSingleSignOnMode(mode: $mode, emergencyUserId: $emergencyUserId) {
    mode
  }
}
    `) as unknown as TypedDocumentString<UpdateSingleSignOnModeMutation, UpdateSingleSignOnModeMutationVariables>;
export const RemoveSingleSignOnDocument = new TypedDocumentString(`
    mutation RemoveSingleSignOn {
  removeSingleSignOn
}
    `) as unknown as TypedDocumentString<RemoveSingleSignOnMutation, RemoveSingleSignOnMutationVariables>;
export const UnbindSingleSignOnDocument = new TypedDocumentString(`
    mutation UnbindSingleSignOn($companyUserId: ID!) {
  unbindSingleSignOn(companyUserId: $companyUserId)
}
    `) as unknown as TypedDocumentString<UnbindSingleSignOnMutation, UnbindSingleSignOnMutationVariables>;
export const WebhooksPageDocument = new TypedDocumentString(`
    query WebhooksPage {
  webhooks {
    id
    ...WebhookRow
  }
}
    fragment WebhookRow on Webhook {
  id
  url
  description
  events
  offBecause
  failingSince
}`) as unknown as TypedDocumentString<WebhooksPageQuery, WebhooksPageQueryVariables>;
export const CreateWebhookDocument = new TypedDocumentString(`
    mutation CreateWebhook($url: String!, $description: String!, $events: [WebhookEvent!]!) {
  createWebhook(url: $url, description: $description, events: $events) {
    id
  }
}
    `) as unknown as TypedDocumentString<CreateWebhookMutation, CreateWebhookMutationVariables>;
export const UpdateWebhookDocument = new TypedDocumentString(`
    mutation UpdateWebhook($id: ID!, $url: String!, $description: String!, $events: [WebhookEvent!]!, $revision: String) {
  updateWebhook(
    id: $id
    url: $url
    description: $description
    events: $events
    revision: $revision
  ) {
    id
  }
}
    `) as unknown as TypedDocumentString<UpdateWebhookMutation, UpdateWebhookMutationVariables>;
export const UpdateWebhookStateDocument = new TypedDocumentString(`
    mutation UpdateWebhookState($id: ID!, $isOn: Boolean!) {
  updateWebhookState(id: $id, isOn: $isOn) {
    id
  }
}
    `) as unknown as TypedDocumentString<UpdateWebhookStateMutation, UpdateWebhookStateMutationVariables>;
export const RotateWebhookSecretDocument = new TypedDocumentString(`
    mutation RotateWebhookSecret($id: ID!) {
  rotateWebhookSecret(id: $id) {
    id
  }
}
    `) as unknown as TypedDocumentString<RotateWebhookSecretMutation, RotateWebhookSecretMutationVariables>;
export const ShowWebhookSecretDocument = new TypedDocumentString(`
    mutation ShowWebhookSecret($id: ID!) {
  showWebhookSecret(id: $id)
}
    `) as unknown as TypedDocumentString<ShowWebhookSecretMutation, ShowWebhookSecretMutationVariables>;
export const DeleteWebhookDocument = new TypedDocumentString(`
    mutation DeleteWebhook($id: ID!) {
  deleteWebhook(id: $id)
}
    `) as unknown as TypedDocumentString<DeleteWebhookMutation, DeleteWebhookMutationVariables>;
export const SendTestWebhookDocument = new TypedDocumentString(`
    mutation SendTestWebhook($id: ID!) {
  sendTestWebhook(id: $id) {
    id
  }
}
    `) as unknown as TypedDocumentString<SendTestWebhookMutation, SendTestWebhookMutationVariables>;
export const RedeliverWebhookDocument = new TypedDocumentString(`
    mutation RedeliverWebhook($id: ID!) {
  redeliverWebhook(id: $id) {
    id
  }
}
    `) as unknown as TypedDocumentString<RedeliverWebhookMutation, RedeliverWebhookMutationVariables>;
export const WebhookPageDocument = new TypedDocumentString(`
    query WebhookPage($id: ID!, $page: Int!) {
  webhook(id: $id) {
    id
    url
    description
    events
    revision
    offBecause
    failingSince
    ...WebhookStanding
    ...WebhookSecret
  }
  webhookDeliveries(webhookId: $id, page: $page) {
    count
    rows {
      id
      ...WebhookDelivery
    }
  }
}
    fragment WebhookDelivery on WebhookDelivery {
  id
  status
  type
  label
  insertedAt
  dueAt
  messageId
  payload
  attempts {
    id
    insertedAt
    statusCode
    trouble
    tookMs
    answer
  }
}
fragment WebhookSecret on Webhook {
  previousSecretUntil
}
fragment WebhookStanding on Webhook {
  offBecause
  offAt
  failingSince
}`) as unknown as TypedDocumentString<WebhookPageQuery, WebhookPageQueryVariables>;
export const StudentDatePageDocument = new TypedDocumentString(`
    query StudentDatePage($id: ID!) {
  threadWithCandidate(scoutInvitationId: $id) {
    scoutInvitationId
    ending
    datesWithSeat {
      id
      startAt
      endAt
    }
    candidate {
      id
      schoolName
      departmentName
      scoutInvitations {
        id
        booking {
          status
          schedulingDate {
            id
            startAt
            endAt
          }
        }
      }
      ... on DisclosedSearchCandidate {
        familyName
        givenName
      }
    }
  }
}
    `) as unknown as TypedDocumentString<StudentDatePageQuery, StudentDatePageQueryVariables>;
export const BookForCandidateDocument = new TypedDocumentString(`
    mutation BookForCandidate($id: ID!, $date: ID!, $message: String) {
  bookForCandidate(
    scoutInvitationId: $id
    schedulingDateId: $date
    message: $message
  )
}
    `) as unknown as TypedDocumentString<BookForCandidateMutation, BookForCandidateMutationVariables>;
export const InboxPageDocument = new TypedDocumentString(`
    query InboxPage($filter: InboxFilter!, $jobId: ID, $text: String!, $first: Int!, $offset: Int!) {
  viewer {
    ... on CompanyViewer {
      __typename
      unansweredThreadCount
    }
  }
  inbox(
    filter: $filter
    jobId: $jobId
    text: $text
    first: $first
    offset: $offset
  ) {
    totalCount
    nodes {
      scoutInvitationId
      ...ThreadRow
    }
    jobs {
      id
      title
      threadCount
    }
  }
}
    fragment ThreadRow on ThreadWithCandidate {
  scoutInvitationId
  state
  isUnanswered
  unreadCount
  lastAt
  lastMessage {
    side
    text
  }
  job {
    title
  }
  inCharge {
    familyName
  }
  candidate {
    schoolName
    departmentName
    ... on DisclosedSearchCandidate {
      familyName
      givenName
    }
  }
}`) as unknown as TypedDocumentString<InboxPageQuery, InboxPageQueryVariables>;
export const InboxMovedDocument = new TypedDocumentString(`
    subscription InboxMoved($id: ID) {
  threadWithCandidateChanged(scoutInvitationId: $id) {
    scoutInvitationId
  }
}
    `) as unknown as TypedDocumentString<InboxMovedSubscription, InboxMovedSubscriptionVariables>;
export const CompanyThreadPageDocument = new TypedDocumentString(`
    query CompanyThreadPage($id: ID!, $before: Int) {
  viewer {
    ... on CompanyViewer {
      __typename
      id
      familyName
      company {
        displayName
      }
    }
  }
  threadWithCandidate(scoutInvitationId: $id) {
    scoutInvitationId
    state
    ending
    canWrite
    lastPosition
    readPosition
    unreadCount
    candidateReadPosition
    candidate {
      id
      ... on DisclosedSearchCandidate {
        familyName
        givenName
      }
    }
    ...ThreadSide
    ...PhraseValues
  }
  threadMessages(scoutInvitationId: $id, before: $before) {
    ...ThreadMessageFields
  }
  threadEvents(scoutInvitationId: $id) {
    ...ThreadEventFields
  }
  ...ThreadColleagues
  threadPhrases {
    ...ThreadPhrase
  }
}
    fragment ThreadPhrase on ThreadPhrase {
  id
  title
  text
}
fragment PhraseValues on ThreadWithCandidate {
  job {
    title
  }
  candidate {
    id
    ... on DisclosedSearchCandidate {
      familyName
      givenName
    }
  }
}
fragment ThreadSide on ThreadWithCandidate {
  scoutInvitationId
  state
  isUnanswered
  acceptedAt
  job {
    title
    kind
  }
  inCharge {
    id
    familyName
    givenName
  }
  candidate {
    id
    noteCount
    schoolName
    departmentName
    taglines
    education {
      graduationYear
    }
    scoutInvitations {
      id
      booking {
        status
        schedulingDate {
          startAt
          endAt
        }
      }
    }
    ... on DisclosedSearchCandidate {
      familyName
      givenName
      email
      phoneNumber
    }
  }
}
fragment ThreadColleagues on Query {
  threadColleagues {
    id
    familyName
    givenName
  }
}
fragment ThreadMessageFields on ThreadMessage {
  position
  side
  text
  sentAt
  files {
    number
    fileName
    isPicture
    bytes
  }
  companyUser {
    familyName
    givenName
    picture
  }
}
fragment ThreadEventFields on ThreadEvent {
  kind
  side
  at
  text
  until
  startAt
  endAt
  urls {
    label
    url
  }
  wishes {
    date
    timeOfDay
  }
  promises {
    label
  }
}`) as unknown as TypedDocumentString<CompanyThreadPageQuery, CompanyThreadPageQueryVariables>;
export const SendToCandidateDocument = new TypedDocumentString(`
    mutation SendToCandidate($id: ID!, $text: String!, $files: [ThreadFileInput!]!) {
  sendMessageToCandidate(scoutInvitationId: $id, text: $text, files: $files) {
    lastPosition
  }
}
    `) as unknown as TypedDocumentString<SendToCandidateMutation, SendToCandidateMutationVariables>;
export const ReadThreadOfCompanyDocument = new TypedDocumentString(`
    mutation ReadThreadOfCompany($id: ID!, $position: Int!) {
  readThreadWithCandidate(scoutInvitationId: $id, position: $position)
}
    `) as unknown as TypedDocumentString<ReadThreadOfCompanyMutation, ReadThreadOfCompanyMutationVariables>;
export const AssignThreadDocument = new TypedDocumentString(`
    mutation AssignThread($id: ID!, $companyUserId: ID!) {
  updateThreadInCharge(scoutInvitationId: $id, companyUserId: $companyUserId)
}
    `) as unknown as TypedDocumentString<AssignThreadMutation, AssignThreadMutationVariables>;
export const SettleThreadDocument = new TypedDocumentString(`
    mutation SettleThread($id: ID!) {
  settleThread(scoutInvitationId: $id)
}
    `) as unknown as TypedDocumentString<SettleThreadMutation, SettleThreadMutationVariables>;
export const CompanyThreadMovedDocument = new TypedDocumentString(`
    subscription CompanyThreadMoved($id: ID) {
  threadWithCandidateChanged(scoutInvitationId: $id) {
    lastPosition
  }
}
    `) as unknown as TypedDocumentString<CompanyThreadMovedSubscription, CompanyThreadMovedSubscriptionVariables>;
export const TellThreadWritingDocument = new TypedDocumentString(`
    mutation TellThreadWriting($id: ID!) {
  tellThreadWriting(scoutInvitationId: $id)
}
    `) as unknown as TypedDocumentString<TellThreadWritingMutation, TellThreadWritingMutationVariables>;
export const ThreadColleagueWritingDocument = new TypedDocumentString(`
    subscription ThreadColleagueWriting($id: ID!) {
  colleagueWriting(scoutInvitationId: $id) {
    familyName
  }
}
    `) as unknown as TypedDocumentString<ThreadColleagueWritingSubscription, ThreadColleagueWritingSubscriptionVariables>;
export const InviteUsersDocument = new TypedDocumentString(`
    mutation InviteUsers($emails: [String!]!, $role: CompanyUserRole!) {
  inviteCompanyUsers(emails: $emails, role: $role) {
    email
    outcome
  }
}
    `) as unknown as TypedDocumentString<InviteUsersMutation, InviteUsersMutationVariables>;
export const ResendInvitationDocument = new TypedDocumentString(`
    mutation ResendInvitation($id: ID!) {
  resendCompanyUserInvitation(id: $id) {
    id
  }
}
    `) as unknown as TypedDocumentString<ResendInvitationMutation, ResendInvitationMutationVariables>;
export const UpdateUserRoleDocument = new TypedDocumentString(`
    mutation UpdateUserRole($id: ID!, $role: CompanyUserRole!) {
  updateCompanyUserRole(id: $id, role: $role) {
    id
  }
}
    `) as unknown as TypedDocumentString<UpdateUserRoleMutation, UpdateUserRoleMutationVariables>;
export const DisableUserDocument = new TypedDocumentString(`
    mutation DisableUser($id: ID!) {
  disableCompanyUser(id: $id) {
    id
  }
}
    `) as unknown as TypedDocumentString<DisableUserMutation, DisableUserMutationVariables>;
export const UsersPageDocument = new TypedDocumentString(`
    query UsersPage {
  viewer {
    ... on CompanyViewer {
      __typename
      id
      canAdminister
    }
  }
  companyAdministrators {
    id
    ...Administrator
  }
}
    fragment Administrator on CompanyUser {
  id
  familyName
  givenName
  department
  title
  picture
}`) as unknown as TypedDocumentString<UsersPageQuery, UsersPageQueryVariables>;
export const ManagedUsersDocument = new TypedDocumentString(`
    query ManagedUsers {
  companySeats {
    limit
    taken
  }
  companyMembers {
    id
    ...Member
  }
}
    fragment Member on CompanyMember {
  id
  email
  role
  status
  familyName
  givenName
  department
  title
  invitationExpiresAt
  lastSignedInAt
  onlyNotifiedDates
  inHand {
    scheduledScouts
    relations
  }
}`) as unknown as TypedDocumentString<ManagedUsersQuery, ManagedUsersQueryVariables>;
export const WhitepaperPageDocument = new TypedDocumentString(`
    query WhitepaperPage($id: ID!) {
  whitepaper(id: $id) {
    id
    title
    summary
    contents
    tags
    pages
    bytes
    coverUrl
    publishedAt
    isNew
    isOpen
    minimumPlanLabel
  }
}
    `) as unknown as TypedDocumentString<WhitepaperPageQuery, WhitepaperPageQueryVariables>;
export const RequestWhitepaperDownloadDocument = new TypedDocumentString(`
    mutation RequestWhitepaperDownload($id: ID!) {
  requestWhitepaperDownload(id: $id) {
    hash
    expiresAt
  }
}
    `) as unknown as TypedDocumentString<RequestWhitepaperDownloadMutation, RequestWhitepaperDownloadMutationVariables>;
export const WhitepaperDownloadPageDocument = new TypedDocumentString(`
    query WhitepaperDownloadPage($hash: String!) {
  whitepaperDownload(hash: $hash) {
    whitepaperId
    title
    state
    expiresAt
    remaining
  }
}
    `) as unknown as TypedDocumentString<WhitepaperDownloadPageQuery, WhitepaperDownloadPageQueryVariables>;
export const WhitepaperListDocument = new TypedDocumentString(`
    query WhitepaperList($tag: String, $first: Int!, $offset: Int!) {
  viewer {
    ... on CompanyViewer {
      __typename
      contract {
        plan {
          features
        }
      }
    }
  }
  individualReportMonths
  whitepaperTags {
    tag
    count
  }
  whitepapers(tag: $tag, first: $first, offset: $offset) {
    totalCount
    nodes {
      id
      ...WhitepaperCard
    }
  }
}
    fragment WhitepaperCard on Whitepaper {
  id
  title
  summary
  tags
  pages
  coverUrl
  isNew
  isOpen
  minimumPlanLabel
}`) as unknown as TypedDocumentString<WhitepaperListQuery, WhitepaperListQueryVariables>;
export const FormsPageDocument = new TypedDocumentString(`
    query FormsPage {
  graduationYears
  regions {
    prefectures {
      id
      label
    }
  }
}
    `) as unknown as TypedDocumentString<FormsPageQuery, FormsPageQueryVariables>;
export const AssessmentCertificatePageDocument = new TypedDocumentString(`
    query AssessmentCertificatePage($token: String!) {
  assessmentCertificate(token: $token) {
    id
    name
    insertedAt
    expiresAt
    sheet {
      kind
      ...AssessmentSheetFields
    }
  }
}
    fragment AssessmentSheetFields on AssessmentSheet {
  kind
  takenOn
  isReference
  sections {
    id
    title
    achieved
    achievable
    band
    low
    high
    cuts
    note
  }
  total {
    achieved
    achievable
    band
  }
  traits {
    traitId
    leftLabel
    rightLabel
    percentage
    low
    high
    text
  }
}`) as unknown as TypedDocumentString<AssessmentCertificatePageQuery, AssessmentCertificatePageQueryVariables>;
export const AssessmentManualPageDocument = new TypedDocumentString(`
    query AssessmentManualPage {
  assessmentManual {
    id
    ...ManualScaleFields
  }
}
    fragment ManualScaleFields on AssessmentManualScale {
  id
  title
  items
  reliability
  standardError
  takers
}`) as unknown as TypedDocumentString<AssessmentManualPageQuery, AssessmentManualPageQueryVariables>;
export const AddCompanyImageDocument = new TypedDocumentString(`
    mutation AddCompanyImage($image: String!) {
  addCompanyImage(image: $image) {
    url
    width
    height
  }
}
    `) as unknown as TypedDocumentString<AddCompanyImageMutation, AddCompanyImageMutationVariables>;
export const AskForVideoStillDocument = new TypedDocumentString(`
    mutation AskForVideoStill($video: String!) {
  askForVideoStill(video: $video) {
    url
  }
}
    `) as unknown as TypedDocumentString<AskForVideoStillMutation, AskForVideoStillMutationVariables>;
export const IssueCalendarFeedDocument = new TypedDocumentString(`
    mutation IssueCalendarFeed {
  issueCalendarFeed {
    secret
  }
}
    `) as unknown as TypedDocumentString<IssueCalendarFeedMutation, IssueCalendarFeedMutationVariables>;
export const EndCalendarFeedDocument = new TypedDocumentString(`
    mutation EndCalendarFeed {
  endCalendarFeed
}
    `) as unknown as TypedDocumentString<EndCalendarFeedMutation, EndCalendarFeedMutationVariables>;
export const PostalAddressesDocument = new TypedDocumentString(`
    query PostalAddresses($postalCode: String!) {
  postalAddresses(postalCode: $postalCode) {
    prefectureId
    prefecture
    city
    town
  }
}
    `) as unknown as TypedDocumentString<PostalAddressesQuery, PostalAddressesQueryVariables>;
export const CreateInquiryDocument = new TypedDocumentString(`
    mutation CreateInquiry($inquiry: InquiryInput!) {
  createInquiry(inquiry: $inquiry)
}
    `) as unknown as TypedDocumentString<CreateInquiryMutation, CreateInquiryMutationVariables>;
export const StartPasskeyRegistrationDocument = new TypedDocumentString(`
    mutation StartPasskeyRegistration {
  startPasskeyRegistration
}
    `) as unknown as TypedDocumentString<StartPasskeyRegistrationMutation, StartPasskeyRegistrationMutationVariables>;
export const AddPasskeyDocument = new TypedDocumentString(`
    mutation AddPasskey($answer: String!, $name: String!) {
  addPasskey(answer: $answer, name: $name)
}
    `) as unknown as TypedDocumentString<AddPasskeyMutation, AddPasskeyMutationVariables>;
export const StartPasskeySignInDocument = new TypedDocumentString(`
    mutation StartPasskeySignIn {
  startPasskeySignIn
}
    `) as unknown as TypedDocumentString<StartPasskeySignInMutation, StartPasskeySignInMutationVariables>;
export const ReadNotificationsDocument = new TypedDocumentString(`
    mutation ReadNotifications($path: String) {
  readNotifications(path: $path)
}
    `) as unknown as TypedDocumentString<ReadNotificationsMutation, ReadNotificationsMutationVariables>;
export const SignedInAsDocument = new TypedDocumentString(`
    query SignedInAs {
  viewer {
    ... on CandidateViewer {
      __typename
      id
    }
    ... on CompanyViewer {
      __typename
      id
    }
    ... on AdminViewer {
      __typename
      id
    }
  }
}
    `) as unknown as TypedDocumentString<SignedInAsQuery, SignedInAsQueryVariables>;