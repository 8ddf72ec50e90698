import { expect, test } from 'vitest'
import type { SearchCandidateFilters } from '#domain/candidate-search/condition/rules.ts'
import { keyOf } from '#domain/candidate-search/condition-address/rules.ts'
import { conditionChipRows, type ChipRows } from './condition-chips.ts'
import { filterPlaces, type FilterPlaces } from './filter-places.ts'

type OneFilterMore = SearchCandidateFilters & { clubIds?: string[] }

const fields = Object.keys(filterPlaces) as (keyof SearchCandidateFilters)[]
const inAddress = fields.filter((field) => keyOf(field) !== undefined)

test('§7 every filter of an address has a chip, and a filter without a row does not compile', () => {
  // @ts-expect-error -- clubIds has no chip
  const chips = conditionChipRows satisfies ChipRows<OneFilterMore>
  expect(fields.filter((field) => chips[field] !== null)).toEqual(inAddress)
})

test('§7 every filter of an address has a place in the panel, and a filter without a row does not compile', () => {
  // @ts-expect-error -- clubIds has no place
  const places = filterPlaces satisfies FilterPlaces<OneFilterMore>
  expect(fields.filter((field) => places[field] !== null)).toEqual(inAddress)
})
