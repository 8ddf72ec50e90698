import type { DepartmentCategory } from '#domain/candidate/rules.ts'
import type { FieldError } from '#ground/refusal.ts'
import { validationText } from '#ground/validation.ts'
import { usualOrder, type SearchCandidateCondition } from '../condition/rules.ts'
import { checkKeyword, keywordFields, maxKeywords, normalizeKeyword, type KeywordField } from '../keyword/rules.ts'
import { maxPageSize } from '../page-size/rules.ts'
import { checkTraitRanges } from '../trait-range/rules.ts'

/** §7 gives three conditions two names; the second name counts where the first is absent. */
type Aliases = { categories?: DepartmentCategory[]; hometownPrefectures?: string[]; labels?: string[] }
type ConditionWithAliases = SearchCandidateCondition & Aliases
export type SearchCandidateInput = { [Field in keyof ConditionWithAliases]?: ConditionWithAliases[Field] | null }

export const maxCandidateIds = 9999

const isAbsent = (value: unknown): boolean => {
  if (value === null || value === undefined) return true
  if (Array.isArray(value)) return value.length === 0
  return typeof value === 'object' && 'statuses' in value && isAbsent(value.statuses)
}
const withoutRepeats = (value: unknown) => (Array.isArray(value) ? [...new Set(value)] : value)

/**
 * The one place that normalises a condition, called for every condition from an address, from GraphQL and from the
 * panel. §5: an empty list, null, a flag that is not set and the usual order are no condition; keywords are normalised,
 * repeats left out.
 */
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
    orderBy: input.orderBy === usualOrder ? null : input.orderBy,
    hasPicture: new Set(input.hasPicture).size === 2 ? null : input.hasPicture,
  }
  for (const field of keywordFields) given[field] = input[field]?.map(normalizeKeyword).filter(Boolean)
  const present = Object.entries(given).filter(([, value]) => !isAbsent(value))
  return Object.fromEntries(present.map(([field, value]) => [field, withoutRepeats(value)]))
}

const labelOfKeywords: Record<KeywordField, string> = {
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
