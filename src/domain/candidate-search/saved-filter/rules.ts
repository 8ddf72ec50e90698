import { fieldLimits } from '#ground/limits/desk.ts'
import { foldSpaces } from '#ground/spelling/tidy-text.ts'
import { refuseInvalid, type FieldError } from '#ground/refusal.ts'
import { checkLength } from '#ground/validation/validation.ts'
import { readCondition, writeCondition } from '../rules/address.ts'
import { checkCondition } from '../rules/input.ts'
import type { SearchCandidateCondition } from '../rules/condition.ts'

/** Characters of the saved query, in its percent-encoded form. */
const maxConditionLength = 4000

/** Only the first filters show their number of new students, because each costs a search of its own. */
export const maxCountedFilters = 5

export const savedFilterName = (text: string) => foldSpaces(text)

export function checkSavedFilterName(name: string): FieldError | null {
  const { label, min, max } = fieldLimits.savedFilterName
  return checkLength('name', label, name, min, max)
}

/**
 * The query of a present condition, as it is saved and compared: the keys of §3 in their order. Keys of a page, such as
 * preview, view and fid, are dropped.
 */
export const canonicalQuery = (condition: SearchCandidateCondition): string => writeCondition(condition).toString()

/** Whether two queries find the same students, with their values in any order. */
export const isSameQuery = (one: string, other: string) => inOrder(one) === inOrder(other)

const inOrder = (query: string) =>
  [...new URLSearchParams(query)]
    .map((pair) => pair.join('='))
    .toSorted()
    .join('&')

/** The condition of a saved query, without values the product no longer knows; null when no condition is left. */
export function conditionOf(query: string): SearchCandidateCondition | null {
  const condition = readCondition(new URLSearchParams(query))
  return canonicalQuery(condition) === '' ? null : condition
}

/** Drops values that cannot be read. Refuses invalid_input, also when no condition is left. */
export function requireQuery(text: string): { query: string; condition: SearchCandidateCondition } {
  const wrong = (message: string) => ({ path: 'condition', message })
  const tooLong = wrong('検索条件が長すぎます。条件を減らしてから、もう一度保存してください')
  if (text.length > maxConditionLength) refuseInvalid([tooLong])
  const condition = readCondition(new URLSearchParams(text))
  const query = canonicalQuery(condition)
  refuseInvalid([
    ...checkCondition(condition),
    query === '' ? wrong('検索条件を1つ以上選んでから保存してください') : null,
    // The canonical query may be longer than the text that was sent.
    query.length > maxConditionLength ? tooLong : null,
  ])
  return { query, condition }
}
