import { refuseInvalid, type FieldError } from '#ground/refusal.ts'
import { checkLength, validationText } from '#ground/validation/validation.ts'

export const accessTokenScopes = ['READ_CANDIDATES', 'READ_JOBS', 'CSV'] as const
export type AccessTokenScope = (typeof accessTokenScopes)[number]

/** A token may do no more than its maker may now: an INTERVIEWER reads no lists, and a VIEWER may not export them. */
export function scopesUnder(role: string, scopes: readonly string[]) {
  if (role === 'INTERVIEWER') return []
  return role === 'VIEWER' ? scopes.filter((scope) => scope !== 'CSV') : scopes
}

export const accessTokenLimits = {
  name: { label: '名前', min: 1, max: 40 },
  /** Working tokens of one company. */
  tokens: 20,
  days: { min: 1, max: 365 },
  /** Requests of one token. */
  requests: { name: 'access-token', attempts: 600, seconds: 60 },
  /** Requests of one address with unknown tokens. */
  unknown: { name: 'access-token-unknown', attempts: 60, seconds: 15 * 60 },
} as const

export const accessTokenPrefix = 'yoake'
const form = /^Bearer (yoake_[\w-]{43})$/

/** The token in an Authorization header; null for a header of any other form. */
export const readBearer = (header: string) => form.exec(header)?.[1] ?? null

export type GivenAccessToken = { name: string; scopes: readonly AccessTokenScope[]; days: number }

export function checkAccessToken({ name, scopes, days }: GivenAccessToken) {
  const { min, max } = accessTokenLimits.days
  const isRange = Number.isInteger(days) && days >= min && days <= max
  refuseInvalid([
    checkLength('name', accessTokenLimits.name.label, name, accessTokenLimits.name.min, accessTokenLimits.name.max),
    scopes.length > 0 ? null : { path: 'scopes', message: validationText.nonEmptyArray('権限') },
    isRange
      ? null
      : ({ path: 'days', message: validationText.integerRange('有効日数', min, max) } satisfies FieldError),
  ])
}

type Opened = { fields: readonly string[]; types: readonly string[] }

// Closed by default: a token may read only the fields of Query and the types in these lists.
const lookups: Opened = {
  fields: [
    '__typename',
    'companySelectionCriteria',
    'companySizes',
    'graduationYears',
    'industries',
    'jobHuntingStatuses',
    'jobTypes',
    'personalityTraitStatements',
    'recruitmentSteps',
    'regions',
    'schoolGroups',
    'scoutTypes',
    'sellingPoints',
  ],
  types: [
    'CompanySelectionCriterion',
    'CompanySize',
    'Industry',
    'JobHuntingStatus',
    'JobType',
    'PersonalityTraitStatement',
    'Prefecture',
    'RecruitmentStep',
    'Region',
    'SchoolGroup',
    'ScoutType',
    'SellingPoint',
  ],
}
const opened: Record<AccessTokenScope, Opened> = {
  READ_CANDIDATES: {
    fields: ['searchCandidate', 'searchCandidateLabels', 'searchCandidates', 'searchCandidatesByJob'],
    types: [
      'AcceptedSearchCandidate',
      'AnonymousSearchCandidate',
      'AssessmentProfile',
      'CandidatePreferences',
      'DisclosedSearchCandidate',
      'Education',
      'EducationSchool',
      'HiredSearchCandidate',
      'IntellectualSectionScore',
      'ListedSchool',
      'OfferedCompany',
      'OtherSchool',
      'PersonalityScore',
      'SchedulingDateRequest',
      'SchoolDepartment',
      'SearchCandidate',
      'SearchCandidateConnection',
      'SearchCandidateEdge',
      'SearchCandidateLabel',
      'SearchCandidateLabelConnection',
      'SearchCandidateLabelEdge',
      'SentScoutInvitation',
      'TemplateMessageHistory',
    ],
  },
  READ_JOBS: {
    fields: [
      'groupedSchedulingDates',
      'jobDescription',
      'jobDescriptions',
      'jobDescriptionsForScoutInvitation',
      'scheduling',
      'schedulingDate',
      'schedulingDates',
      'schedulings',
    ],
    types: [
      'CompletionUrl',
      'ContentBlock',
      'CustomRecruitmentStep',
      'DescribedJob',
      'DraftJobDescription',
      'EventDate',
      'GroupedSchedulingDates',
      'HeadingBlock',
      'ImageBlock',
      'InterviewDate',
      'JobCondition',
      'JobDescription',
      'JobDescriptionConnection',
      'JobDescriptionEdge',
      'MessageJobDescription',
      'RecruitmentProcessStep',
      'Scheduling',
      'SchedulingConnection',
      'SchedulingDate',
      'SchedulingDateConnection',
      'SchedulingDateEdge',
      'SchedulingEdge',
      'SchedulingEvent',
      'SchedulingInterview',
      'SchedulingJobDescription',
      'StandardRecruitmentStep',
      'TextBlock',
      'YoutubeBlock',
    ],
  },
  CSV: { fields: ['csvSearchCandidate'], types: ['CsvSearchCandidate'] },
}

/** Whether a token with these scopes may read this field of this type. */
export function mayRead(scopes: readonly string[], type: string, field: string) {
  const open = [lookups, ...accessTokenScopes.filter((scope) => scopes.includes(scope)).map((scope) => opened[scope])]
  return type === 'Query'
    ? open.some(({ fields }) => fields.includes(field))
    : open.some(({ types }) => types.includes(type))
}
