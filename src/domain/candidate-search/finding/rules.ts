import { smallestGroup } from '#domain/scout-invitation/profile-view/rules.ts'
import type { SearchCandidateCondition } from '../rules/condition.ts'
import { filterFields, type FilterField } from '../rules/filters.ts'

/** The parts of a profile that a condition can ask for, with their names on the student's page. */
const findingSections = {
  TEXTS: '自己PRや経験の文章',
  EDUCATION: '学校・学部・卒業予定',
  STRENGTHS: '強み',
  PREFERENCES: '希望の業界・職種・勤務地など',
  LANGUAGE: 'TOEICのスコア',
  PERSONALITY: '性格検査の公開',
  SCORE: '知的能力検査の結果',
  STATUS: '就活状況',
  HOMETOWN: 'ゆかりの地域',
  PICTURE: '写真',
  ACTIVITY: '最終ログイン',
} as const
type FindingSection = keyof typeof findingSections

/** Null: says nothing of the profile, or is nothing to tell a student of, as the search by gender. */
const sectionOf: Record<FilterField, FindingSection | null> = {
  textKeywords: 'TEXTS',
  excludedTextKeywords: null,
  graduationYears: 'EDUCATION',
  schoolDepartmentCategories: 'EDUCATION',
  degrees: 'EDUCATION',
  schoolDepartmentKeywords: 'EDUCATION',
  schoolNameKeywords: 'EDUCATION',
  schoolGroupIds: 'EDUCATION',
  campusPrefectureIds: 'EDUCATION',
  highSchoolNameKeywords: 'EDUCATION',
  prefectureIds: 'PREFERENCES',
  industryIds: 'PREFERENCES',
  jobTypeIds: 'PREFERENCES',
  companySizeIds: 'PREFERENCES',
  companySelectionCriterionIds: 'PREFERENCES',
  preferredScoutTypeIds: 'PREFERENCES',
  sellingPointIds: 'STRENGTHS',
  toeicScore: 'LANGUAGE',
  hasPublishedPersonality: 'PERSONALITY',
  personalityAssessmentTraits: 'PERSONALITY',
  jobHuntingStatusIds: 'STATUS',
  hometownPrefectureIds: 'HOMETOWN',
  hasPicture: 'PICTURE',
  lastActiveAt: 'ACTIVITY',
  genders: null,
  scoutInvitationStatuses: null,
  scoutInvitationStatus: null,
  schedulingStatus: null,
  searchCandidateLabelIds: null,
  excludedSearchCandidateLabelIds: null,
  excludedIndustryIds: null,
  excludedSchoolGroupIds: null,
  bookmark: null,
  favorite: null,
  hasSeen: null,
  candidateIds: null,
  excludeCandidateIds: null,
  passedOver: null,
  orUnset: null,
}

/** The sections a condition asks for, that whoever is found meets: not those that a student may have left empty. */
export function sectionsOf(condition: SearchCandidateCondition): FindingSection[] {
  const orUnset: readonly FilterField[] = condition.orUnset ?? []
  const ofFilters = filterFields.flatMap((field) =>
    condition[field] === undefined || orUnset.includes(field) ? [] : (sectionOf[field] ?? []),
  )
  const ordered = condition.orderBy === 'INTELLECTUAL_TEST_SCORE' ? (['SCORE'] as const) : []
  return [...new Set([...ofFilters, ...ordered])].toSorted()
}

type SectionCount = { section: FindingSection; label: string; count: number }

/** The most asked for first. A section of fewer companies than a group needs is left out: it might tell of one. */
export function sectionCounts(found: readonly (readonly string[])[]): SectionCount[] {
  return Object.entries(findingSections)
    .map(([section, label]) => ({
      section: section as FindingSection,
      label,
      count: found.filter((sections) => sections.includes(section)).length,
    }))
    .filter(({ count }) => count >= smallestGroup)
    .toSorted((a, b) => b.count - a.count)
}

/** Days for which findings are kept: those the page counts, and one for the clock. */
export const findingKeptDays = 31
