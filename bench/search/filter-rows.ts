import type { SearchCandidateCondition } from '#domain/candidate-search/rules/condition.ts'
import { filterFields, type FilterField, type ValueOf } from '#domain/candidate-search/rules/filters.ts'

/** Another way to ask for each filter; a filter that no question of the bench has needs no row. */
export type FilterRows<Context, Part> = { [Field in FilterField]?: (value: ValueOf<Field>, context: Context) => Part }

/** The parts of a condition, one for each of its filters. */
export function partsBy<Context, Part>(
  rows: FilterRows<Context, Part>,
  condition: SearchCandidateCondition,
  context: Context,
): Part[] {
  return filterFields.flatMap((field) => {
    const value = condition[field]
    if (value === undefined) return []
    const row = rows[field] as ((value: unknown, context: Context) => Part) | undefined
    if (!row) throw new Error(`${field} has no row here`)
    return [row(value, context)]
  })
}
