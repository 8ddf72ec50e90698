import { fieldLimits } from '#ground/field-limits.ts'
import { foldSpaces } from '#ground/folding.ts'
import { refuseInvalid, type FieldError } from '#ground/refusal.ts'
import { checkLength } from '#ground/validation.ts'
import { readCondition, writeCondition } from '../condition-address/rules.ts'
import { checkCondition } from '../condition-input/rules.ts'
import type { SearchCandidateCondition } from '../condition/rules.ts'

/** Characters of the query that is kept, percent signs and all. */
export const maxConditionLength = 4000

/** So many filters tell their new students, in their order: each costs a question of its own. */
export const maxCountedFilters = 5

export const savedFilterName = (text: string) => foldSpaces(text)

export function checkSavedFilterName(name: string): FieldError | null {
  const { label, min, max } = fieldLimits.savedFilterName
  return checkLength('name', label, name, min, max)
}

/**
 * The query of a present condition as it is kept and compared: the keys of §3 in their order. What belongs to a page
 * and not to the condition (preview, view, fid) is dropped.
 */
export const canonicalQuery = (condition: SearchCandidateCondition): string => writeCondition(condition).toString()

/** Whether both ask for the same students, in whatever order the values were chosen. */
export const isSameQuery = (one: string, other: string) => inOrder(one) === inOrder(other)

const inOrder = (query: string) =>
  [...new URLSearchParams(query)]
    .map((pair) => pair.join('='))
    .toSorted()
    .join('&')

/** What a kept query still asks for. A value may have gone from the product since; null when nothing is left. */
export function conditionOf(query: string): SearchCandidateCondition | null {
  const condition = readCondition(new URLSearchParams(query))
  return canonicalQuery(condition) === '' ? null : condition
}

/** Refuses invalid_input; what cannot be read is dropped, and nothing at all is no condition to keep. */
export function requireQuery(text: string): { query: string; condition: SearchCandidateCondition } {
  const wrong = (message: string) => ({ path: 'condition', message })
  const tooLong = wrong('検索条件が長すぎます。条件を減らしてから、もう一度保存してください')
  if (text.length > maxConditionLength) refuseInvalid([tooLong])
  const condition = readCondition(new URLSearchParams(text))
  const query = canonicalQuery(condition)
  refuseInvalid([
    ...checkCondition(condition),
    query === '' ? wrong('検索条件を1つ以上選んでから保存してください') : null,
    // Its own spelling may be longer than what was sent.
    query.length > maxConditionLength ? tooLong : null,
  ])
  return { query, condition }
}
