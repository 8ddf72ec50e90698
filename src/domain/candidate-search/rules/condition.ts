import type { PlanFeature } from '#domain/company/rules.ts'
import { filterFields, filterOf, unsetFilters, type SearchCandidateFilters } from './filters.ts'

export const searchCandidateOrders = ['LAST_ACTIVE_AT', 'INSERTED_AT', 'INTELLECTUAL_TEST_SCORE'] as const
export type SearchCandidateOrder = (typeof searchCandidateOrders)[number]
/** The order of a condition without orderBy. */
export const usualOrder: SearchCandidateOrder = 'LAST_ACTIVE_AT'

export type SearchCandidateCondition = SearchCandidateFilters & {
  /** Narrows scoutInvitationStatuses to the invitations to this job. */
  jobId?: string
  /** Narrows scoutInvitationStatuses to the invitations to archived jobs, or to jobs in use. */
  jobIsArchived?: boolean
  orderBy?: SearchCandidateOrder
  first?: number
  offset?: number
}

/** The features a company's plan needs for this condition. */
export const featuresOf = (condition: SearchCandidateCondition): PlanFeature[] => [
  ...new Set(filterFields.flatMap((field) => (condition[field] === undefined ? [] : (filterOf(field).feature ?? [])))),
  ...(condition.orderBy === 'INTELLECTUAL_TEST_SCORE' ? (['score_order'] as const) : []),
]

/** The filters of a condition that can be left out, each with the rest of the condition. */
export const relaxationsOf = (condition: SearchCandidateCondition) =>
  filterFields.flatMap((key) => {
    const { [key]: value, ...without } = condition
    const { label, canRelax = true } = filterOf(key)
    return value !== undefined && canRelax ? [{ key, label: label(value), without }] : []
  })

/** The filters of a condition that could include students who left them empty, each with the condition that does. */
export const inclusionsOf = (condition: SearchCandidateCondition) => {
  const { orUnset = [] } = condition
  return unsetFilters.flatMap((key) =>
    condition[key] === undefined || orUnset.includes(key)
      ? []
      : [{ key, label: filterOf(key).word, including: { ...condition, orUnset: [...orUnset, key] } }],
  )
}

/** Whether two conditions are equal value by value, with lists in the same order. */
export const isSameCondition = (one: SearchCandidateCondition, other: SearchCandidateCondition) => isSame(one, other)

function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  const [ones, others] = [Object.entries(one), new Map<string, unknown>(Object.entries(other))]
  return ones.length === others.size && ones.every(([key, value]) => others.has(key) && isSame(value, others.get(key)))
}
