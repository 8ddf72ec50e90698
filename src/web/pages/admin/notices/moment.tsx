import type { FieldOf } from '#web/parts/forms/use-form.ts'
import { DatePicker } from '#web/ui/fields/date-picker.tsx'
import { FieldGroup } from '#web/ui/fields/field-group.tsx'
import { TimePicker } from '#web/ui/fields/time-picker.tsx'
import { dayOf, timeOf } from './notice-of.ts'
import styles from './notices.module.css'

type MomentProps = {
  field: FieldOf
  path: 'shownFrom' | 'shownUntil'
  label: string
  hint: string
  /** As it is kept; null for a new notice. */
  held: string | null
  today: string
}

/** A day and a time of Tokyo. */
export function Moment({ field, path, label, hint, held, today }: MomentProps) {
  const { id, error } = field(path)
  const [day, clock] = [field(`${path}.day`), field(`${path}.time`)]
  return (
    <FieldGroup id={id} label={label} required hint={hint} error={error}>
      <div className={styles.moment}>
        <DatePicker
          label={`${label}の日`}
          hideLabel
          id={day.id}
          name={day.name}
          today={today}
          defaultValue={day.defaultValue ?? (held ? dayOf(held) : '')}
        />
        <TimePicker
          label={`${label}の時刻`}
          hideLabel
          id={clock.id}
          name={clock.name}
          defaultValue={clock.defaultValue ?? (held ? timeOf(held) : '')}
        />
      </div>
    </FieldGroup>
  )
}
