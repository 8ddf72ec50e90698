import type { FilterField } from '#domain/candidate-search/rules/filters.ts'
import type { SearchCandidateCondition } from '#domain/candidate-search/rules/condition.ts'

export type Field = keyof SearchCandidateCondition

/** The condition that every group of the panel reads and sets. */
export type Panel = {
  /** The condition as chosen. The list follows after a short delay. */
  condition: SearchCandidateCondition
  /** The condition of the address, which the list shows. */
  addressCondition: SearchCandidateCondition
  set: (changed: SearchCandidateCondition) => void
}
/** The control of one filter, or of any of several filters. */
export type ControlProps<One extends FilterField> = { panel: Panel; field: One }

/** The number of values that one field of a present condition has. */
export function sizeOf(condition: SearchCandidateCondition, field: Field): number {
  const value = condition[field]
  if (value === undefined) return 0
  if (field === 'scoutInvitationStatuses') return condition.scoutInvitationStatuses?.statuses.length ?? 0
  return Array.isArray(value) ? value.length : 1
}
