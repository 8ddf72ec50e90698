import { readCondition } from '#domain/candidate-search/rules/address.ts'
import { filterFields, filterOf } from '#domain/candidate-search/rules/filters.ts'
import { foundBy as limit } from '#domain/scout-invitation/analysis/rules.ts'
import { readFilterId, saysNone } from '../parts/filter-address.ts'

/**
 * How the students of a sending were found, from the address of the list that the composer was opened from: the name of
 * the saved condition, or the kinds of the conditions. Never a value of one: it may be a name. '' for students who were
 * not found in the list, and for one who was opened by id.
 */
export function foundByOf(back: string | null, savedFilters: readonly { id: string; name: string }[]): string {
  const query = back?.split('?')[1]
  if (query === undefined) return ''
  const search = new URLSearchParams(query)
  const saved = savedFilters.find(({ id }) => id === readFilterId(search))
  if (saved) return saved.name
  const condition = readCondition(search)
  if (condition.candidateIds !== undefined) return ''
  const words = filterFields.filter((field) => condition[field] !== undefined).map((field) => filterOf(field).word)
  if (words.length === 0) return saysNone(search) ? 'すべての学生' : ''
  return withinLimit(words)
}

/** As many words as there is room for; the sign of more after them. */
function withinLimit(words: readonly string[]): string {
  const whole = words.join('・')
  if ([...whole].length <= limit.max) return whole
  return words.length > 1 ? withinLimit([...words.slice(0, -2), 'ほか']) : ''
}
