import type { DepartmentCategory, Gender } from '#domain/candidate/rules.ts'
import type { PersonalityTraitRange } from '../trait-range/rules.ts'

export const departmentCategories = ['HUMANITIES', 'SCIENCE', 'OTHER'] as const satisfies DepartmentCategory[]

/** Days back, counted in whole Tokyo days. */
export const lastActiveDays = { WITHIN_1: 1, WITHIN_3: 3, WITHIN_7: 7, WITHIN_14: 14, WITHIN_30: 30 } as const
export type LastActiveAt = keyof typeof lastActiveDays

export const searchCandidateOrders = ['LAST_ACTIVE_AT', 'INSERTED_AT', 'INTELLECTUAL_TEST_SCORE'] as const
export type SearchCandidateOrder = (typeof searchCandidateOrders)[number]
/** The order of a condition without orderBy. */
export const usualOrder: SearchCandidateOrder = 'LAST_ACTIVE_AT'

export const searchScoutInvitationStatuses = ['NOT_SENT', 'PENDING', 'ACCEPTED', 'DECLINED', 'EXPIRED'] as const
export type SearchScoutInvitationStatus = (typeof searchScoutInvitationStatuses)[number]
export type ScoutInvitationStatuses = { isExclusive: boolean; statuses: SearchScoutInvitationStatus[] }

const searchSchedulingStatuses = ['PENDING', 'ACCEPTED', 'SCHEDULING_DATE_REQUESTED'] as const
type SearchSchedulingStatus = (typeof searchSchedulingStatuses)[number]
/** Narrowed to a job, or to the jobs of a scheduling, if given. */
export type SchedulingStatusFilter = {
  jobId?: string | null
  schedulingId?: string | null
  schedulingStatus: SearchSchedulingStatus
}

/** §7, all optional; ids are text, as in the URL and in GraphQL. */
export type SearchCandidateCondition = {
  graduationYears?: number[]
  prefectureIds?: string[]
  industryIds?: string[]
  schoolDepartmentCategories?: DepartmentCategory[]
  lastActiveAt?: LastActiveAt
  textKeywords?: string[]
  bookmark?: boolean
  /** true: the profile was opened by a user of the company before; false: by no user yet. */
  hasSeen?: boolean
  scoutInvitationStatuses?: ScoutInvitationStatuses
  scoutInvitationStatus?: SearchScoutInvitationStatus
  searchCandidateLabelIds?: string[]
  jobTypeIds?: string[]
  sellingPointIds?: string[]
  jobHuntingStatusIds?: string[]
  preferredScoutTypeIds?: string[]
  favorite?: boolean
  campusPrefectureIds?: string[]
  hometownPrefectureIds?: string[]
  companySelectionCriterionIds?: string[]
  companySizeIds?: string[]
  genders?: Gender[]
  /** A list in §3; both values together are no condition. */
  hasPicture?: boolean[]
  schoolGroupIds?: string[]
  /** A student matches one of several names, but must match all of several text keywords. */
  schoolNameKeywords?: string[]
  schoolDepartmentKeywords?: string[]
  highSchoolNameKeywords?: string[]
  /** The lowest score. */
  toeicScore?: number
  /** Students without a published test stay, unless the condition hasPublishedPersonality leaves them out. */
  personalityAssessmentTraits?: PersonalityTraitRange[]
  hasPublishedPersonality?: boolean
  schedulingStatus?: SchedulingStatusFilter
  candidateIds?: string[]
  excludeCandidateIds?: string[]
  /** Narrows scoutInvitationStatuses to the invitations to this job. */
  jobId?: string
  /** Narrows scoutInvitationStatuses to the invitations to archived jobs, or to jobs in use. */
  jobIsArchived?: boolean
  orderBy?: SearchCandidateOrder
  first?: number
  offset?: number
}
export type SearchCandidateFilters = Omit<
  SearchCandidateCondition,
  'jobId' | 'jobIsArchived' | 'orderBy' | 'first' | 'offset'
>

/** Whether two conditions are equal value by value, with lists in the same order. */
export const isSameCondition = (one: SearchCandidateCondition, other: SearchCandidateCondition) => isSame(one, other)

function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  const [ones, others] = [Object.entries(one), new Map<string, unknown>(Object.entries(other))]
  return ones.length === others.size && ones.every(([key, value]) => others.has(key) && isSame(value, others.get(key)))
}
