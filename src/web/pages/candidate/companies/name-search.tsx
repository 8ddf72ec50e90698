import { Form, useNavigate } from 'react-router'
import {
  chosenOf,
  companyFilters,
  companyName,
  filterFields,
  nameKey,
  orderKey,
  presentCompanyCondition,
  type CompanyOrder,
  type CompanySearchCondition,
} from '#domain/company-search/condition/rules.ts'
import { SearchField } from '#web/ui/fields/search-field.tsx'
import { urls } from '#ground/urls.ts'
import { companiesUrl } from './companies-url.ts'
import styles from './companies.module.css'

type NameSearchProps = { condition: CompanySearchCondition; order: CompanyOrder }

/** By name, in whatever spelling. The other conditions stay, also without scripts. */
export function NameSearch({ condition, order }: NameSearchProps) {
  const navigate = useNavigate()
  return (
    <Form
      role="search"
      className={styles.name}
      action={urls.candidate.companies()}
      onSubmit={(event) => {
        event.preventDefault()
        const name = new FormData(event.currentTarget).get(nameKey)
        const next = presentCompanyCondition({ ...condition, name: typeof name === 'string' ? name : '' })
        void navigate(companiesUrl(next, order))
      }}
    >
      <SearchField
        key={condition.name}
        name={nameKey}
        label="企業名でさがす"
        placeholder="企業名"
        defaultValue={condition.name}
        maxLength={companyName.max}
        shortcut="/"
      />
      {companyFilters.flatMap((filter) =>
        chosenOf(condition, filter).map((id) => (
          <input key={`${filter} ${id}`} type="hidden" name={filterFields[filter].key} value={id} />
        )),
      )}
      {order === 'UPDATED' && <input type="hidden" name={orderKey} value="updated" />}
    </Form>
  )
}
