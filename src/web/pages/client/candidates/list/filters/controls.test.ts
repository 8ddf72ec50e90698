import { expect, test } from 'vitest'
import type { FilterGroup } from '#domain/candidate-search/rules/kind.ts'
import { filterFields, filters, type FieldWith } from '#domain/candidate-search/rules/filters.ts'
import { controls } from './controls.tsx'

test('§7 every filter of a group has a control, and a filter without one does not compile', () => {
  type OneFilterMore = FieldWith<{ place: FilterGroup }> | 'clubIds'
  // @ts-expect-error -- clubIds has no control
  expect(controls satisfies Record<OneFilterMore, unknown>).toBe(controls)
  const drawn = filterFields.filter((field) => field in controls)
  const undrawn = filterFields.filter((field) => !drawn.includes(field))
  expect(undrawn.map((field) => filters[field].place)).toEqual(['head', 'head', 'hidden', null, null, null, 'hidden'])
})
