import type { SearchCandidateFilters } from '#domain/candidate-search/condition/rules.ts'

export type FilterGroupName =
  | 'year'
  | 'department'
  | 'area'
  | 'strength'
  | 'school'
  | 'work'
  | 'company'
  | 'toeic'
  | 'personality'
  | 'intention'
  | 'scout'
  | 'relation'
  | 'activity'
  | 'hometown'
  | 'picture'
  | 'gender'

/** `head` is the keyword box above the groups, `hidden` a filter that is carried on without being drawn. */
type FilterPlace = FilterGroupName | 'head' | 'hidden'
/** A place for each filter; null for a filter that no address names. */
export type FilterPlaces<Filters> = Record<keyof Filters, FilterPlace | null>

export const filterPlaces = {
  textKeywords: 'head',
  graduationYears: 'year',
  schoolDepartmentCategories: 'department',
  schoolDepartmentKeywords: 'department',
  prefectureIds: 'area',
  sellingPointIds: 'strength',
  schoolGroupIds: 'school',
  schoolNameKeywords: 'school',
  campusPrefectureIds: 'school',
  highSchoolNameKeywords: 'school',
  industryIds: 'work',
  jobTypeIds: 'work',
  companySizeIds: 'company',
  companySelectionCriterionIds: 'company',
  toeicScore: 'toeic',
  personalityAssessmentTraits: 'personality',
  hasPublishedPersonality: 'personality',
  preferredScoutTypeIds: 'intention',
  jobHuntingStatusIds: 'intention',
  scoutInvitationStatuses: 'scout',
  searchCandidateLabelIds: 'scout',
  bookmark: 'relation',
  favorite: 'relation',
  hasSeen: 'relation',
  lastActiveAt: 'activity',
  hometownPrefectureIds: 'hometown',
  hasPicture: 'picture',
  genders: 'gender',
  candidateIds: 'hidden',
  excludeCandidateIds: null,
  scoutInvitationStatus: null,
  schedulingStatus: null,
} satisfies FilterPlaces<SearchCandidateFilters>

/** The filters of one place. */
export const filtersAt = (place: FilterPlace): (keyof SearchCandidateFilters)[] =>
  (Object.keys(filterPlaces) as (keyof SearchCandidateFilters)[]).filter((field) => filterPlaces[field] === place)
