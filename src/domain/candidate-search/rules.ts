import type { DepartmentCategory } from '#domain/candidate/rules.ts'
import type { PlanFeature } from '#domain/company/rules.ts'
import { fieldLimits } from '#domain/field-limits.ts'
import type { FieldError } from '#domain/refusal.ts'
import { lengthOf, validationText } from '#domain/validation.ts'

export const departmentCategories = ['HUMANITIES', 'SCIENCE', 'OTHER'] as const satisfies DepartmentCategory[]

/** Days back, counted in whole Tokyo days. */
export const lastActiveDays = { WITHIN_1: 1, WITHIN_3: 3, WITHIN_7: 7, WITHIN_14: 14, WITHIN_30: 30 } as const
export type LastActiveAt = keyof typeof lastActiveDays

export const searchCandidateOrders = ['LAST_ACTIVE_AT', 'INSERTED_AT', 'INTELLECTUAL_TEST_SCORE'] as const
export type SearchCandidateOrder = (typeof searchCandidateOrders)[number]

export const searchScoutInvitationStatuses = ['NOT_SENT', 'PENDING', 'ACCEPTED', 'DECLINED', 'EXPIRED'] as const
export type SearchScoutInvitationStatus = (typeof searchScoutInvitationStatuses)[number]
export type ScoutInvitationStatuses = { isExclusive: boolean; statuses: SearchScoutInvitationStatus[] }

/** §7, all optional; ids are text, as they stand in the URL and in GraphQL. */
export type SearchCandidateCondition = {
  graduationYears?: number[]
  prefectureIds?: string[]
  industryIds?: string[]
  schoolDepartmentCategories?: DepartmentCategory[]
  lastActiveAt?: LastActiveAt
  textKeywords?: string[]
  bookmark?: boolean
  scoutInvitationStatuses?: ScoutInvitationStatuses
  searchCandidateLabelIds?: string[]
  jobTypeIds?: string[]
  sellingPointIds?: string[]
  jobHuntingStatusIds?: string[]
  preferredScoutTypeIds?: string[]
  favorite?: boolean
  candidateIds?: string[]
  excludeCandidateIds?: string[]
  /** Narrows scoutInvitationStatuses to the invitations to this job. */
  jobId?: string
  orderBy?: SearchCandidateOrder
  first?: number
  offset?: number
}
export type SearchCandidateFilters = Omit<SearchCandidateCondition, 'jobId' | 'orderBy' | 'first' | 'offset'>
export type SearchCandidateInput = {
  [Field in keyof SearchCandidateCondition]?: SearchCandidateCondition[Field] | null
}

export const pageSize = 50
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
  if (value === null || value === undefined || value === false) return true
  if (Array.isArray(value)) return value.length === 0
  return typeof value === 'object' && 'statuses' in value && isAbsent(value.statuses)
}
const withoutRepeats = (value: unknown) => (Array.isArray(value) ? [...new Set(value)] : value)

/** §5: an empty list, false and null are no condition; keywords are normalised, repeats left out. */
export function presentCondition(input: SearchCandidateInput): SearchCandidateCondition {
  const textKeywords = input.textKeywords?.map(normalizeKeyword).filter(Boolean)
  const present = Object.entries({ ...input, textKeywords }).filter(([, value]) => !isAbsent(value))
  return Object.fromEntries(present.map(([field, value]) => [field, withoutRepeats(value)]))
}

/** What is wrong with one normalised keyword, or null. */
export function checkKeyword(keyword: string): string | null {
  const length = lengthOf(keyword)
  // One character is in nearly every profile and in no index.
  if (length < 2) return 'キーワードは2文字以上で入力してください'
  return length > maxKeywordLength ? validationText.tooLong(maxKeywordLength, length) : null
}

/** The mistakes in a present condition; paths begin at the argument `condition`. */
export function checkCondition({
  textKeywords = [],
  candidateIds = [],
  excludeCandidateIds = [],
  first = 0,
  offset = 0,
}: SearchCandidateCondition) {
  const at = (field: keyof SearchCandidateCondition, message: string | null): FieldError | null =>
    message === null ? null : { path: `condition.${field}`, message }
  const tooMany = (label: string, max: number, list: string[]) =>
    list.length > max ? validationText.tooManyOptions(label, max) : null
  const range = (label: string, value: number, max: number) =>
    value < 0 || value > max ? validationText.integerRange(label, 0, max) : null
  return [
    at('textKeywords', tooMany('キーワード', maxKeywords, textKeywords)),
    ...textKeywords.map((keyword) => at('textKeywords', checkKeyword(keyword))),
    at('candidateIds', tooMany('学生', maxCandidateIds, candidateIds)),
    at('excludeCandidateIds', tooMany('学生', maxCandidateIds, excludeCandidateIds)),
    at('first', range('件数', first, maxPageSize)),
    at('offset', range('開始位置', offset, 100_000_000)),
  ]
}

/** What a company's plan must hold for this condition. */
export const featuresOf = ({ textKeywords, orderBy }: SearchCandidateCondition): PlanFeature[] => [
  ...(textKeywords ? (['keyword'] as const) : []),
  ...(orderBy === 'INTELLECTUAL_TEST_SCORE' ? (['score_order'] as const) : []),
]

/** How each condition is called when the product proposes to leave it out; null: it is never proposed. */
const relaxationLabels = {
  graduationYears: () => '卒業年度',
  prefectureIds: () => '希望勤務地',
  industryIds: () => '希望業界',
  schoolDepartmentCategories: () => '文理',
  lastActiveAt: (days) => `最終ログイン${lastActiveDays[days]}日以内`,
  textKeywords: (keywords) => `キーワード「${keywords.join('・')}」`,
  bookmark: () => 'ブックマーク済みのみ',
  scoutInvitationStatuses: () => 'スカウト状況',
  searchCandidateLabelIds: () => 'ラベル',
  jobTypeIds: () => '希望職種',
  sellingPointIds: () => '強み',
  jobHuntingStatusIds: () => '就職活動の状況',
  preferredScoutTypeIds: () => '希望するスカウト',
  favorite: () => 'お気に入り登録あり',
  candidateIds: null,
  excludeCandidateIds: null,
} satisfies {
  [Field in keyof Required<SearchCandidateFilters>]: ((value: Required<SearchCandidateFilters>[Field]) => string) | null
}

/** The conditions that are set and could be left out, each with the condition that remains. */
export function relaxationsOf(condition: SearchCandidateCondition) {
  return (Object.keys(relaxationLabels) as (keyof SearchCandidateFilters)[]).flatMap((key) => {
    const { [key]: value, ...without } = condition
    const label = relaxationLabels[key] as ((value: unknown) => string) | null
    return value === undefined || label === null ? [] : [{ key, label: label(value), without }]
  })
}
