import type { SelectType } from 'kysely'
import type { DB } from '#platform/database/database-types.ts'
import { anyOf, numbers, type Condition } from './plain-search-sql.ts'

/** A filter of a lookup's ids, asked of the student's own column; `ids` are those that the tests give to students. */
type IdFilter = {
  ids: readonly number[]
  /** The columns of a student who has these ids. */
  columnsOf: (ids: readonly number[]) => Record<string, unknown>
  isMet: Condition<string[]>
  /** SQL of a student without any. */
  isUnset: string
}

type Columns = DB['candidate']
type ColumnOf<Value> = {
  [Name in keyof Columns]: SelectType<Columns[Name]> extends Value ? Name : never
}[keyof Columns]

const snake = (column: string) => column.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const listedIn = (column: ColumnOf<number[]>, ids: readonly number[]): IdFilter => ({
  ids,
  columnsOf: (own) => ({ [column]: own }),
  isMet: (eb, wanted) => eb(`candidate.${column}`, '&&', numbers(wanted)),
  isUnset: `cardinality(candidate.${snake(column)}) = 0`,
})
const heldIn = (column: ColumnOf<number | null>, ids: readonly number[]): IdFilter => ({
  ids,
  columnsOf: ([id = null]) => ({ [column]: id }),
  isMet: (eb, wanted) => eb(`candidate.${column}`, '=', anyOf(numbers(wanted))),
  isUnset: `candidate.${snake(column)} is null`,
})

export const idFilters = {
  sellingPointIds: listedIn('sellingPointIds', [1, 2, 3, 4]),
  industryIds: listedIn('industryIds', [101, 501, 502]),
  jobTypeIds: listedIn('jobTypeIds', [1, 12]),
  companySizeIds: listedIn('companySizeIds', [1, 2, 3]),
  companySelectionCriterionIds: listedIn('companySelectionCriterionIds', [1, 2, 3]),
  preferredScoutTypeIds: listedIn('preferredScoutTypeIds', [1, 3]),
  jobHuntingStatusIds: heldIn('jobHuntingStatusId', [1, 2, 3, 4, 5]),
}
export type IdField = keyof typeof idFilters
export const idFields = Object.keys(idFilters) as IdField[]

/** A value for each filter of ids. */
export const byIdField = <Value>(valueOf: (filter: IdFilter) => Value) =>
  Object.fromEntries(idFields.map((field) => [field, valueOf(idFilters[field])])) as Record<IdField, Value>
