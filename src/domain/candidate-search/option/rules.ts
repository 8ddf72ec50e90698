import type { SearchCandidateFilters } from '../condition/rules.ts'

/** The conditions with a list of options to choose from, beside each of which stands how many students it leaves. */
export const searchCandidateOptionGroups = [
  'graduationYears',
  'prefectureIds',
  'industryIds',
  'jobTypeIds',
  'schoolDepartmentCategories',
  'campusPrefectureIds',
  'hometownPrefectureIds',
  'schoolGroupIds',
  'companySizeIds',
  'companySelectionCriterionIds',
  'genders',
  'hasPicture',
  'sellingPointIds',
  'jobHuntingStatusIds',
  'preferredScoutTypeIds',
  'lastActiveAt',
  'toeicScore',
  'scoutInvitationStatuses',
  'searchCandidateLabelIds',
  'bookmark',
  'favorite',
  'hasSeen',
] as const satisfies (keyof SearchCandidateFilters)[]
export type SearchCandidateOptionGroup = (typeof searchCandidateOptionGroups)[number]
/** The scores that are offered to choose from; any other may be typed. */
export const toeicScoreOptions = [400, 500, 600, 700, 785, 860, 945] as const
