import type { SearchCandidateCondition } from '#domain/candidate-search/rules/condition.ts'
import {
  filterFields,
  type FilterField,
  type UnsetFilter,
  type ValueOf,
} from '#domain/candidate-search/rules/filters.ts'

/** Another way to ask for each filter; a filter that no question of the bench has needs no row. */
export type FilterRows<Context, Part> = { [Field in FilterField]?: (value: ValueOf<Field>, context: Context) => Part }

/** How students who left a filter empty are asked for, and one part or another. */
export type UnsetRows<Part> = {
  rows: { [Field in UnsetFilter]?: Part }
  either: (one: Part, other: Part) => Part
}

/** The parts of a condition, one for each of its filters. */
export function partsBy<Context, Part>(
  rows: FilterRows<Context, Part>,
  condition: SearchCandidateCondition,
  context: Context,
  unset: UnsetRows<Part>,
): Part[] {
  return filterFields.flatMap((field) => {
    const value = condition[field]
    if (value === undefined || field === 'orUnset') return []
    const row = rows[field] as ((value: unknown, context: Context) => Part) | undefined
    if (!row) throw new Error(`${field} has no row here`)
    const included = condition.orUnset?.find((one) => one === field)
    if (included === undefined) return [row(value, context)]
    const empty = unset.rows[included]
    if (empty === undefined) throw new Error(`${field} left empty has no row here`)
    return [unset.either(row(value, context), empty)]
  })
}
