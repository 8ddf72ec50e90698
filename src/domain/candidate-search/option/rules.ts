import type { SearchCandidateFilters } from '../condition/rules.ts'

/** The conditions with a list of options; the panel shows the number of remaining students beside each option. */
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
/** The scores offered as options; any other score may be typed. */
export const toeicScoreOptions = [400, 500, 600, 700, 785, 860, 945] as const
