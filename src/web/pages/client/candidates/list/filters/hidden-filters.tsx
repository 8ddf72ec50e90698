import type { SearchCandidateCondition } from '#domain/candidate-search/rules/condition.ts'
import { writeCondition } from '#domain/candidate-search/rules/address.ts'
import { sizeOf, type Field } from './panel.ts'

type HiddenFiltersProps = { condition: SearchCandidateCondition; fields: readonly Field[] }

/**
 * Hidden inputs for filters that are chosen but not drawn, so that the form without scripts sends them too. With
 * orUnset, those of these filters that include students who left them empty.
 */
export function HiddenFilters({ condition, fields }: HiddenFiltersProps) {
  const chosen = fields.filter((field) => sizeOf(condition, field) > 0)
  if (chosen.length === 0) return null
  const orUnset = (condition.orUnset ?? []).filter((field) => chosen.includes(field))
  const inputs = writeCondition(
    Object.fromEntries(chosen.map((field) => [field, field === 'orUnset' ? orUnset : condition[field]])),
  )
  return [...inputs].map(([name, value]) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />)
}
