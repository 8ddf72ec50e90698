import { useNavigate } from 'react-router'
import {
  countConditions,
  noCompanyCondition,
  type CompanyOrder,
  type CompanySearchCondition,
} from '#domain/company-search/condition/rules.ts'
import { FilterPanel } from '#web/ui/tables/filter-group.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { FilterGroups, type OptionCounts } from './filter-groups.tsx'
import type { CompanyChoices } from './choices.ts'
import { companiesUrl } from './companies-url.ts'
import styles from './filters.module.css'

type FilterColumnProps = {
  choices: CompanyChoices
  counts: OptionCounts
  condition: CompanySearchCondition
  order: CompanyOrder
}

/** Beside the list on wide screens: every choice counts at once. */
export function FilterColumn({ choices, counts, condition, order }: FilterColumnProps) {
  const navigate = useNavigate()
  const open = (next: CompanySearchCondition) => void navigate(companiesUrl(next, order), { preventScrollReset: true })
  return (
    <div className={`${styles.column} wide-only`}>
      <FilterPanel
        className={styles.panel}
        action={
          countConditions(condition) > 0 && <LinkButton onClick={() => open(noCompanyCondition)}>すべて解除</LinkButton>
        }
      >
        <FilterGroups choices={choices} counts={counts} condition={condition} onChange={open} />
      </FilterPanel>
    </div>
  )
}
