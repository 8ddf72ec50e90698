import type { DepartmentCategory } from '#domain/candidate/rules.ts'
import type { FieldError } from '#ground/refusal.ts'
import { validationText } from '#ground/validation/validation.ts'
import { maxKeywords } from '../keyword/rules.ts'
import { usualOrder, type SearchCandidateCondition } from './condition.ts'
import { fieldsOf, filterOf, filters, type FilterField } from './filters.ts'
import { maxCandidateIds, maxPageSize } from './limits.ts'
import { checkTraitRanges } from './trait-range.ts'

/** §7 gives three conditions two names; the second name counts where the first is absent. */
type Aliases = { categories?: DepartmentCategory[]; hometownPrefectures?: string[]; labels?: string[] }
type ConditionWithAliases = SearchCandidateCondition & Aliases
export type SearchCandidateInput = { [Field in keyof ConditionWithAliases]?: ConditionWithAliases[Field] | null }

const isAbsent = (value: unknown): boolean => {
  if (value === null || value === undefined) return true
  if (Array.isArray(value)) return value.length === 0
  return typeof value === 'object' && 'statuses' in value && isAbsent(value.statuses)
}
const withoutRepeats = (value: unknown) => (Array.isArray(value) ? [...new Set(value)] : value)
const isFilter = (field: string): field is FilterField => field in filters

/**
 * The one place that normalises a condition, called for every condition from an address, from GraphQL and from the
 * panel. §5: an empty list, null, a flag that is not set and the usual order are no condition; keywords are normalised,
 * repeats left out.
 */
export function presentCondition(input: SearchCandidateInput): SearchCandidateCondition {
  const { categories, hometownPrefectures, labels, ...named } = input
  const first = <Value>(value: Value[] | null | undefined, alias: Value[] | null | undefined) =>
    isAbsent(value) ? alias : value
  const withoutAliases: SearchCandidateInput = {
    ...named,
    schoolDepartmentCategories: first(input.schoolDepartmentCategories, categories),
    hometownPrefectureIds: first(input.hometownPrefectureIds, hometownPrefectures),
    searchCandidateLabelIds: first(input.searchCandidateLabelIds, labels),
    orderBy: input.orderBy === usualOrder ? null : input.orderBy,
  }
  const present = Object.entries(withoutAliases).flatMap(([field, value]) => {
    if (isAbsent(value)) return []
    const normalize = isFilter(field) ? filterOf(field).normalize : undefined
    const normalized = withoutRepeats(normalize ? normalize(value) : value)
    return isAbsent(normalized) ? [] : [[field, normalized]]
  })
  return withUnsetOfPresent(Object.fromEntries(present))
}

/** Only a filter that has a value can include the students who left it empty. */
function withUnsetOfPresent({ orUnset = [], ...condition }: SearchCandidateCondition): SearchCandidateCondition {
  const unset = orUnset.filter((field) => condition[field] !== undefined)
  return unset.length > 0 ? { ...condition, orUnset: unset } : condition
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
    ...fieldsOf('keywords').flatMap((field) => {
      const keywords = condition[field] ?? []
      const each = keywords.map((keyword) => at(field, filters[field].checkEach(keyword)))
      return [at(field, tooMany(filters[field].word, maxKeywords, keywords)), ...each]
    }),
    at('personalityAssessmentTraits', checkTraitRanges(condition.personalityAssessmentTraits ?? [])),
    at('candidateIds', tooMany('学生', maxCandidateIds, candidateIds)),
    at('excludeCandidateIds', tooMany('学生', maxCandidateIds, excludeCandidateIds)),
    at('toeicScore', range(filters.toeicScore.word, toeicScore, 990)),
    at('first', range('件数', first, maxPageSize)),
    at('offset', range('開始位置', offset, 100_000_000)),
  ]
}
