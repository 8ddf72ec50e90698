import type { SearchCandidateCondition } from '#domain/candidate-search/condition/rules.ts'

export type Field = keyof SearchCandidateCondition

/** What every group of the panel reads and tells. */
export type Panel = {
  /** As chosen; the list follows when the hand rests. */
  condition: SearchCandidateCondition
  /** What the list in sight was asked for. */
  asked: SearchCandidateCondition
  set: (changed: SearchCandidateCondition) => void
}
export type PanelProps = { panel: Panel }

/** How many values of a present condition are in force. */
export function sizeOf(condition: SearchCandidateCondition, field: Field): number {
  const value = condition[field]
  if (value === undefined) return 0
  if (field === 'scoutInvitationStatuses') return condition.scoutInvitationStatuses?.statuses.length ?? 0
  return Array.isArray(value) ? value.length : 1
}
