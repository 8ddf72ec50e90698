import { FieldGroup } from '#web/ui/fields/field-group.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import type { Month } from './draft.ts'
import styles from './skills.module.css'

/** Years from which a student may choose; older ones were primary school. */
const yearsBack = 15
const months = Array.from({ length: 12 }, (_, at) => ({
  value: String(at + 1).padStart(2, '0'),
  label: `${at + 1}月`,
}))

type MonthFieldProps = {
  id: string
  name?: string | undefined
  label: string
  error: string | undefined
  value: Month
  onChange: (value: Month) => void
  today: string
}

/** A month in two lists: browsers without a picker of months would ask for typing. */
export function MonthField({ id, name, label, error, value, onChange, today }: MonthFieldProps) {
  const last = Number(today.slice(0, 4))
  const recent = Array.from({ length: yearsBack + 1 }, (_, at) => String(last - at))
  const years = value.year === '' || recent.includes(value.year) ? recent : [...recent, value.year]
  return (
    <FieldGroup id={id} label={label} optional error={error}>
      <div className={styles.month}>
        <Select
          aria-label={`${label}（年）`}
          name={name && `${name}.year`}
          emptyLabel="年"
          options={years.map((year) => ({ value: year, label: `${year}年` }))}
          value={value.year}
          onChange={(event) => onChange({ ...value, year: event.target.value })}
        />
        <Select
          aria-label={`${label}（月）`}
          name={name && `${name}.month`}
          emptyLabel="月"
          options={months}
          value={value.month}
          onChange={(event) => onChange({ ...value, month: event.target.value })}
        />
      </div>
    </FieldGroup>
  )
}
