import { searchCandidateOrders, type SearchCandidateCondition } from './condition.ts'
import { filterFields, filterOf, type FilterField } from './filters.ts'
import { presentCondition } from './input.ts'

const orderKey = 'order'

/** The short key (§3) of a filter in an address. */
export const keyOf = (field: FilterField) => filterOf(field).key ?? undefined
/** Every short key of §3 that an address may carry. */
export const conditionKeys: readonly string[] = [
  ...filterFields.flatMap((field) => filterOf(field).key ?? []),
  orderKey,
]

/** The condition an address names; unknown keys and malformed values are dropped. */
export function readCondition(search: URLSearchParams): SearchCandidateCondition {
  const values = filterFields.flatMap((field) => {
    const { key, read } = filterOf(field)
    return key === null ? [] : [[field, read(search.getAll(key))]]
  })
  // Any other order falls back to the usual one (§4).
  const orderBy = searchCandidateOrders.find((order) => order === search.get(orderKey))
  return presentCondition({ ...Object.fromEntries(values), orderBy })
}

/** The address of a present condition, in the order of the filters; what has no short key is left out. */
export function writeCondition(condition: SearchCandidateCondition): URLSearchParams {
  const filterPairs = filterFields.flatMap((field) => {
    const { key, write } = filterOf(field)
    const value = condition[field]
    return key === null || value === undefined ? [] : write(value).map((text) => [key, text])
  })
  const orderPairs = condition.orderBy === undefined ? [] : [[orderKey, condition.orderBy]]
  return new URLSearchParams([...filterPairs, ...orderPairs])
}
