import type { SchedulingType } from '#domain/scheduling/rules.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { FieldError } from '#web/ui/field-parts.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Input } from '#web/ui/input.tsx'
import { foreseenText } from '#ground/foreseen-text.ts'
import { fieldId, type Row } from './draft.ts'
import styles from './editor.module.css'

type DateRowsProps = {
  type: SchedulingType
  rows: readonly Row[]
  /** Dates that are over stay as they were. */
  overCount: number
  errors: Record<string, string>
  onChange: (key: string, change: Partial<Row>) => void
  onRemove: (row: Row) => void
}

export function DateRows({ type, rows, overCount, errors, onChange, onRemove }: DateRowsProps) {
  return (
    <section id={fieldId('dates')} tabIndex={-1} aria-labelledby="dates">
      <h3 id="dates" className={styles.datesTitle}>
        日程 <small>{rows.length}件</small>
      </h3>
      <FieldError>{errors[fieldId('dates')]}</FieldError>
      {overCount > 0 && (
        <p className={styles.note}>終わった日程（{overCount}件）は、変更できないため表示していません。</p>
      )}
      {rows.length === 0 && (
        <p className={styles.note}>日程はまだありません。上の「日程をまとめて追加」から追加できます。</p>
      )}
      <ol className={styles.rows}>
        {rows.map((row) => (
          <DateRow
            key={row.key}
            type={type}
            row={row}
            errors={errors}
            onChange={(change) => onChange(row.key, change)}
            onRemove={() => onRemove(row)}
          />
        ))}
      </ol>
    </section>
  )
}

type DateRowProps = Pick<DateRowsProps, 'type' | 'errors'> & {
  row: Row
  onChange: (change: Partial<Row>) => void
  onRemove: () => void
}

function DateRow({ type, row, errors, onChange, onRemove }: DateRowProps) {
  const { key, day, from, known } = row
  const idOf = (part: string) => fieldId(key, part)
  const name = `${day} ${from}`
  const control = (part: string) => ({
    id: idOf(part),
    'aria-invalid': errors[idOf(part)] ? (true as const) : undefined,
    'aria-describedby': errors[idOf(part)] ? `${idOf(part)}-error` : undefined,
  })
  const kept = known !== null && !known.canDelete
  return (
    <li>
      {['startAt', 'endAt', 'capacity'].map((part) => (
        <FieldError key={part} id={`${idOf(part)}-error`}>
          {errors[idOf(part)]}
        </FieldError>
      ))}
      <div className={styles.dateRow}>
        <Input
          {...control('startAt')}
          className={styles.dateInput}
          type="date"
          aria-label={`日付（${name}）`}
          value={day}
          onChange={(event) => onChange({ day: event.target.value })}
        />
        <Input
          className={styles.timeInput}
          type="time"
          aria-label={`開始（${name}）`}
          aria-invalid={control('startAt')['aria-invalid']}
          value={from}
          onChange={(event) => onChange({ from: event.target.value })}
        />
        <span>〜</span>
        <Input
          {...control('endAt')}
          className={styles.timeInput}
          type="time"
          aria-label={`終了（${name}）`}
          value={row.to}
          onChange={(event) => onChange({ to: event.target.value })}
        />
        <Button
          kind="quiet"
          icon
          aria-label={`${name} の日程を外す`}
          aria-disabled={kept || undefined}
          aria-describedby={kept ? idOf('kept') : undefined}
          onClick={onRemove}
        >
          <Icon name="trash" />
        </Button>
      </div>
      <div className={styles.dateFoot}>
        {type === 'EVENT' && (
          <span className={styles.capacity}>
            <label htmlFor={idOf('capacity')}>定員</label>
            <Input
              {...control('capacity')}
              className={styles.numberInput}
              inputMode="numeric"
              value={row.capacity}
              onChange={(event) => onChange({ capacity: event.target.value.normalize('NFKC') })}
            />
            名
          </span>
        )}
        {known ? (
          known.booked > 0 && <Badge kind="success">予約 {known.booked}名</Badge>
        ) : (
          <Badge kind="plum">追加</Badge>
        )}
        {kept && <small id={idOf('kept')}>{foreseenText.scheduling_date_not_deletable}</small>}
      </div>
    </li>
  )
}
