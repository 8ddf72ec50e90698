import type { SearchCandidateCondition } from './condition.ts'
import { filterFields, filterOf } from './filters.ts'
import type { FilterLookups } from './lookups.ts'

export type ConditionChip = { key: string; label: string; without: SearchCandidateCondition }

/** The chips of a present condition, each with the condition that remains when the chip is taken away. */
export const conditionChips = (condition: SearchCandidateCondition, lookups: FilterLookups): ConditionChip[] =>
  filterFields.flatMap((field) => {
    const value = condition[field]
    if (value === undefined) return []
    return filterOf(field)
      .chips(value, lookups)
      .map(({ label, left }, at, chips) => {
        const alike = chips.slice(0, at).filter((chip) => chip.label === label).length
        return { key: `${field} ${label} ${alike}`, label, without: { ...condition, [field]: left } }
      })
  })
