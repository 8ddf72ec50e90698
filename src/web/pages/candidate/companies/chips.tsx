import { useNavigate } from 'react-router'
import {
  noCompanyCondition,
  toggleCompanyFilter,
  type CompanyOrder,
  type CompanySearchCondition,
} from '#domain/company-search/condition/rules.ts'
import { chipsClass, RemovableChip } from '#web/ui/marks/chip.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { namedConditions, type CompanyChoices } from './choices.ts'
import { companiesUrl } from './companies-url.ts'
import { focusResults, resultsId } from './results-focus.ts'
import styles from './companies.module.css'

type ConditionChipsProps = { choices: CompanyChoices; condition: CompanySearchCondition; order: CompanyOrder }

/** Every condition of the list; each is taken away with one press. */
export function ConditionChips({ choices, condition, order }: ConditionChipsProps) {
  const navigate = useNavigate()
  const open = (next: CompanySearchCondition) => void navigate(companiesUrl(next, order), { preventScrollReset: true })
  const named = namedConditions(choices, condition)
  if (named.length === 0 && condition.name === '') return null
  return (
    <div className={chipsClass(styles.chips)} role="group" aria-label="いまの条件">
      {condition.name !== '' && (
        <RemovableChip
          name={`「${condition.name}」`}
          focusAfterLast={resultsId}
          onClick={() => open({ ...condition, name: '' })}
        />
      )}
      {named.map(({ filter, id, label }) => (
        <RemovableChip
          key={`${filter} ${id}`}
          name={label}
          focusAfterLast={resultsId}
          onClick={() => open(toggleCompanyFilter(condition, filter, id))}
        />
      ))}
      <LinkButton
        className="phone-only"
        onClick={() => {
          focusResults()
          open(noCompanyCondition)
        }}
      >
        すべて解除
      </LinkButton>
    </div>
  )
}
