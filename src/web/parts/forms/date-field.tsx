import { useState } from 'react'
import { isDay } from '#ground/day.ts'
import { longDate } from '#ground/tokyo-time.ts'
import { FieldGroup } from '#web/ui/fields/field-group.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { dateParts } from './date-of.ts'
import styles from './date-field.module.css'
import type { FieldOf } from './use-form.ts'

type DateFieldProps = {
  field: FieldOf
  path: string
  label: string
  /** The years on offer, in the order of the list. */
  years: readonly number[]
  required?: boolean
  hint?: string
}

const units = { year: '年', month: '月', day: '日' }
const upTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1)

/** Three native selects, because paging a calendar back to a birth year takes too long. */
export function DateField({ field, path, label, years, required, hint }: DateFieldProps) {
  const { id, error } = field(path)
  const initial = dateParts.map((part) => field(`${path}.${part}`).defaultValue ?? '')
  const [date, setDate] = useState(dayOfParts(initial))
  const numbers = { year: years, month: upTo(12), day: upTo(31) }
  const read = (fieldset: HTMLElement | null) =>
    setDate(dayOfParts([...(fieldset?.querySelectorAll('select') ?? [])].map(({ value }) => value)))
  return (
    <FieldGroup id={id} label={label} required={required} optional={!required} hint={hint} error={error}>
      <div className={styles.date}>
        {dateParts.map((part, at) => (
          <Select
            key={part}
            name={`${path}.${part}`}
            aria-label={`${label}の${units[part]}`}
            aria-invalid={error ? true : undefined}
            defaultValue={initial[at]}
            emptyLabel={units[part]}
            options={numbers[part].map((number) => ({ value: String(number), label: `${number}${units[part]}` }))}
            onChange={({ currentTarget }) => read(currentTarget.closest('fieldset'))}
          />
        ))}
      </div>
      <p role="status" className={styles.whole}>
        {date}
      </p>
    </FieldGroup>
  )
}

/** 2026年12月3日(木) when the three parts form a valid date. */
function dayOfParts([year = '', month = '', day = '']: readonly string[]) {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDay(text) ? longDate(text) : ''
}
