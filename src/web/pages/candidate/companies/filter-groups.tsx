import { useState } from 'react'
import {
  chosenOf,
  companyFilters,
  filterFields,
  toggleCompanyFilter,
  type CompanyFilter,
  type CompanySearchCondition,
} from '#domain/company-search/condition/rules.ts'
import { Checkbox } from '#web/ui/fields/check.tsx'
import { FilterGroup } from '#web/ui/tables/filter-group.tsx'
import { choiceGroups, type CompanyChoices } from './choices.ts'
import styles from './filters.module.css'

export type OptionCounts = readonly { filter: CompanyFilter; id: string; count: number }[]

type FilterGroupsProps = {
  choices: CompanyChoices
  counts: OptionCounts
  condition: CompanySearchCondition
  onChange: (condition: CompanySearchCondition) => void
}

/** Open at first beside every group with a choice; all of them would be a screen of three hundred rows. */
const firstOpen: CompanyFilter = 'INDUSTRY'

export function FilterGroups({ choices, counts, condition, onChange }: FilterGroupsProps) {
  // A group that is open at first stays open while the student chooses.
  const [wasChosen] = useState(() => companyFilters.filter((filter) => chosenOf(condition, filter).length > 0))
  const countOf = new Map(counts.map(({ filter, id, count }) => [`${filter} ${id}`, count]))
  return companyFilters.map((filter) => {
    const chosen = chosenOf(condition, filter)
    const { key, label } = filterFields[filter]
    return (
      <FilterGroup
        key={filter}
        title={label}
        count={chosen.length}
        open={filter === firstOpen || wasChosen.includes(filter)}
      >
        {choiceGroups(choices, filter).map(({ heading, choices: options }) => (
          <fieldset key={heading} className={styles.part}>
            <legend className={heading === '' ? 'visually-hidden' : undefined}>
              {heading === '' ? label : heading}
            </legend>
            {options.map(({ id, label: name }) => (
              <Checkbox
                key={id}
                name={key}
                value={id}
                checked={chosen.includes(id)}
                count={countOf.get(`${filter} ${id}`) ?? 0}
                className={countOf.has(`${filter} ${id}`) ? undefined : styles.none}
                onChange={() => onChange(toggleCompanyFilter(condition, filter, id))}
              >
                {name}
              </Checkbox>
            ))}
          </fieldset>
        ))}
      </FilterGroup>
    )
  })
}
