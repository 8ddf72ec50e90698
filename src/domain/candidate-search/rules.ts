import type { DepartmentCategory, Gender } from '#domain/candidate/rules.ts'
import type { PlanFeature } from '#domain/company/rules.ts'
import { fieldLimits } from '#ground/field-limits.ts'
import type { FieldError } from '#ground/refusal.ts'
import { lettersOf } from '#ground/text-length.ts'
import { validationText } from '#ground/validation.ts'

export const departmentCategories = ['HUMANITIES', 'SCIENCE', 'OTHER'] as const satisfies DepartmentCategory[]

/** Days back, counted in whole Tokyo days. */
export const lastActiveDays = { WITHIN_1: 1, WITHIN_3: 3, WITHIN_7: 7, WITHIN_14: 14, WITHIN_30: 30 } as const
export type LastActiveAt = keyof typeof lastActiveDays

export const searchCandidateOrders = ['LAST_ACTIVE_AT', 'INSERTED_AT', 'INTELLECTUAL_TEST_SCORE'] as const
export type SearchCandidateOrder = (typeof searchCandidateOrders)[number]

export const searchScoutInvitationStatuses = ['NOT_SENT', 'PENDING', 'ACCEPTED', 'DECLINED', 'EXPIRED'] as const
export type SearchScoutInvitationStatus = (typeof searchScoutInvitationStatuses)[number]
export type ScoutInvitationStatuses = { isExclusive: boolean; statuses: SearchScoutInvitationStatus[] }

export const searchSchedulingStatuses = ['PENDING', 'ACCEPTED', 'SCHEDULING_DATE_REQUESTED'] as const
export type SearchSchedulingStatus = (typeof searchSchedulingStatuses)[number]
/** Narrowed to a job or to the jobs of a scheduling where one is named. */
export type SchedulingStatusFilter = {
  jobId?: string | null
  schedulingId?: string | null
  schedulingStatus: SearchSchedulingStatus
}

/** Both ends included, in per cent of the way to the right statement. */
export type PersonalityTraitRange = { traitId: string; min: number; max: number }
/** A difference of less than 15 per cent has no meaning, so ranges are coarse, wide and few. */
export const traitRanges = { step: 20, minWidth: 40, max: 3 } as const

export const isTraitRange = ({ min, max }: Pick<PersonalityTraitRange, 'min' | 'max'>) =>
  [min, max].every((end) => end >= 0 && end <= 100 && end % traitRanges.step === 0) && max - min >= traitRanges.minWidth

/** §7, all optional; ids are text, as they stand in the URL and in GraphQL. */
export type SearchCandidateCondition = {
  graduationYears?: number[]
  prefectureIds?: string[]
  industryIds?: string[]
  schoolDepartmentCategories?: DepartmentCategory[]
  lastActiveAt?: LastActiveAt
  textKeywords?: string[]
  bookmark?: boolean
  /** Opened before by somebody of the company, or by nobody yet. */
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
  /** §3 names a list: both values together are no condition. */
  hasPicture?: boolean[]
  schoolGroupIds?: string[]
  /** Several names in one condition are alternatives; several text keywords must all be there. */
  schoolNameKeywords?: string[]
  schoolDepartmentKeywords?: string[]
  highSchoolNameKeywords?: string[]
  /** At least so many points. */
  toeicScore?: number
  /** Students without a published test stay, unless the condition hasPublishedPersonality leaves them out. */
  personalityAssessmentTraits?: PersonalityTraitRange[]
  hasPublishedPersonality?: boolean
  schedulingStatus?: SchedulingStatusFilter
  candidateIds?: string[]
  excludeCandidateIds?: string[]
  /** Narrows scoutInvitationStatuses to the invitations to this job. */
  jobId?: string
  /** Narrows them to the invitations to archived jobs, or to the others. */
  jobIsArchived?: boolean
  orderBy?: SearchCandidateOrder
  first?: number
  offset?: number
}
export type SearchCandidateFilters = Omit<
  SearchCandidateCondition,
  'jobId' | 'jobIsArchived' | 'orderBy' | 'first' | 'offset'
>
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
/** §7 calls three conditions by two names; the second counts where the first is absent. */
type Aliases = { categories?: DepartmentCategory[]; hometownPrefectures?: string[]; labels?: string[] }
type Asked = SearchCandidateCondition & Aliases
export type SearchCandidateInput = { [Field in keyof Asked]?: Asked[Field] | null }

export const pageSize = 30
/** As many as can be selected and scouted at once. */
export const maxPageSize = 100
export const maxBookmarksAtOnce = 100
export const maxCandidateIds = 9999
export const maxKeywords = fieldLimits.searchKeywords.max
export const maxKeywordLength = fieldLimits.searchKeywords.each
export const maxLabelLength = fieldLimits.label.max
export const maxMemoLength = fieldLimits.memo.max

/** One spelling of width and space; upper and lower case stay as typed and are not told apart by the search. */
export const normalizeKeyword = (keyword: string) =>
  keyword
    .normalize('NFKC')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()

const isAbsent = (value: unknown): boolean => {
  if (value === null || value === undefined) return true
  if (Array.isArray(value)) return value.length === 0
  return typeof value === 'object' && 'statuses' in value && isAbsent(value.statuses)
}
const withoutRepeats = (value: unknown) => (Array.isArray(value) ? [...new Set(value)] : value)

export const keywordFields = [
  'textKeywords',
  'schoolNameKeywords',
  'schoolDepartmentKeywords',
  'highSchoolNameKeywords',
] as const satisfies (keyof SearchCandidateFilters)[]

/** §5: an empty list, null and a flag that is not set are no condition; keywords are normalised, repeats left out. */
export function presentCondition(input: SearchCandidateInput): SearchCandidateCondition {
  const { categories, hometownPrefectures, labels, ...named } = input
  const first = <Value>(value: Value[] | null | undefined, alias: Value[] | null | undefined) =>
    isAbsent(value) ? alias : value
  const given: SearchCandidateInput = {
    ...named,
    schoolDepartmentCategories: first(input.schoolDepartmentCategories, categories),
    hometownPrefectureIds: first(input.hometownPrefectureIds, hometownPrefectures),
    searchCandidateLabelIds: first(input.searchCandidateLabelIds, labels),
    bookmark: input.bookmark || null,
    favorite: input.favorite || null,
    hasPublishedPersonality: input.hasPublishedPersonality || null,
    hasPicture: new Set(input.hasPicture).size === 2 ? null : input.hasPicture,
  }
  for (const field of keywordFields) given[field] = input[field]?.map(normalizeKeyword).filter(Boolean)
  const present = Object.entries(given).filter(([, value]) => !isAbsent(value))
  return Object.fromEntries(present.map(([field, value]) => [field, withoutRepeats(value)]))
}

/** What is wrong with one normalised keyword, or null. */
export function checkKeyword(keyword: string): string | null {
  const length = lettersOf(keyword)
  // One character is in nearly every profile and in no index.
  if (length < 2) return 'キーワードは2文字以上で入力してください'
  return length > maxKeywordLength ? validationText.tooLong(maxKeywordLength, length) : null
}

const labelOfKeywords: Record<(typeof keywordFields)[number], string> = {
  textKeywords: 'キーワード',
  schoolNameKeywords: '学校名',
  schoolDepartmentKeywords: '学部・学科名',
  highSchoolNameKeywords: '高校名',
}

/** The mistakes in a present condition; paths begin at the argument `condition`. */
export function checkCondition(condition: SearchCandidateCondition) {
  const { candidateIds = [], excludeCandidateIds = [], first = 0, offset = 0, toeicScore = 0 } = condition
  const at = (field: keyof SearchCandidateCondition, message: string | null): FieldError | null =>
    message === null ? null : { path: `condition.${field}`, message }
  const tooMany = (label: string, max: number, list: string[]) =>
    list.length > max ? validationText.tooManyOptions(label, max) : null
  const range = (label: string, value: number, max: number) =>
    value < 0 || value > max ? validationText.integerRange(label, 0, max) : null
  return [
    ...keywordFields.flatMap((field) => {
      const keywords = condition[field] ?? []
      const each = keywords.map((keyword) => at(field, checkKeyword(keyword)))
      return [at(field, tooMany(labelOfKeywords[field], maxKeywords, keywords)), ...each]
    }),
    at('personalityAssessmentTraits', checkTraitRanges(condition.personalityAssessmentTraits ?? [])),
    at('candidateIds', tooMany('学生', maxCandidateIds, candidateIds)),
    at('excludeCandidateIds', tooMany('学生', maxCandidateIds, excludeCandidateIds)),
    at('toeicScore', range('TOEIC', toeicScore, 990)),
    at('first', range('件数', first, maxPageSize)),
    at('offset', range('開始位置', offset, 100_000_000)),
  ]
}

const traitShape = /^T(0[1-9]|10)$/

/** The message about wrong ranges of traits; null when the ranges are right. */
export function checkTraitRanges(ranges: readonly PersonalityTraitRange[]): string | null {
  if (!ranges.every(({ traitId }) => traitShape.test(traitId))) return '性格特性が正しくありません'
  const { step, minWidth, max } = traitRanges
  if (ranges.length > max) return validationText.tooManyOptions('性格特性', max)
  // Two ranges of one trait together would be narrower than one may be.
  if (new Set(ranges.map(({ traitId }) => traitId)).size < ranges.length)
    return '同じ性格特性は1つの範囲で指定してください'
  return ranges.every(isTraitRange) ? null : `性格特性の範囲は0〜100の${step}刻みで、幅を${minWidth}以上にしてください`
}

/** What a company's plan must hold for this condition. */
export const featuresOf = (condition: SearchCandidateCondition): PlanFeature[] => [
  ...(condition.textKeywords ? (['keyword'] as const) : []),
  ...(condition.personalityAssessmentTraits || condition.hasPublishedPersonality ? (['personality'] as const) : []),
  ...(condition.orderBy === 'INTELLECTUAL_TEST_SCORE' ? (['score_order'] as const) : []),
]
