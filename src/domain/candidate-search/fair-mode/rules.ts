import type { SearchCandidateCondition } from '../rules/condition.ts'
import { filterFields, filters, type FilterField } from '../rules/filters.ts'

/** Whether a filter asks for what fair mode hides: whoever it finds would be known by it. */
export const isOfHiddenFact = (field: FilterField) => 'isOfHiddenFact' in filters[field]

export const asksForHiddenFacts = (condition: SearchCandidateCondition) =>
  filterFields.some((field) => condition[field] !== undefined && isOfHiddenFact(field))

/** The condition without the filters that fair mode does not allow. */
export function withoutHiddenFilters(condition: SearchCandidateCondition): SearchCandidateCondition {
  const entries = Object.entries(condition).filter(
    ([field]) => !(field in filters && isOfHiddenFact(field as FilterField)),
  )
  return Object.fromEntries(entries)
}
