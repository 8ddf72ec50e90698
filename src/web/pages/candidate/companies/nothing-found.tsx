import { grouped } from '#ground/grouped.ts'
import {
  filterFields,
  noCompanyCondition,
  withoutCompanyFilter,
  type CompanyFilter,
  type CompanyOrder,
  type CompanySearchCondition,
} from '#domain/company-search/condition/rules.ts'
import { ButtonLink } from '#web/parts/page/link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { companiesUrl } from './companies-url.ts'
import { focusResults } from './results-focus.ts'
import styles from './companies.module.css'

type NothingFoundProps = {
  condition: CompanySearchCondition
  order: CompanyOrder
  relaxations: readonly { filter: CompanyFilter | null; count: number }[]
}

const maxShown = 2

/** The two conditions whose loss finds the most companies, and the way back to all. */
export function NothingFound({ condition, order, relaxations }: NothingFoundProps) {
  const best = relaxations.filter(({ count }) => count > 0).slice(0, maxShown)
  return (
    <EmptyState
      title="条件に合う企業がありません"
      action={
        <div className={styles.relaxations}>
          {best.map(({ filter, count }) => (
            <ButtonLink
              key={filter}
              kind="secondary"
              onClick={focusResults}
              to={companiesUrl(withoutCompanyFilter(condition, filter ?? 'NAME'), order)}
            >
              {filter === null ? '企業名' : filterFields[filter].label}の条件を外す（{grouped(count)}社）
            </ButtonLink>
          ))}
          <ButtonLink
            kind={best.length > 0 ? 'quiet' : 'secondary'}
            onClick={focusResults}
            to={companiesUrl(noCompanyCondition, order)}
          >
            条件をすべて解除
          </ButtonLink>
        </div>
      }
    />
  )
}
