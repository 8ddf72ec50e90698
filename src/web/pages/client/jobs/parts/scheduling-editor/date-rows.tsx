import { useRef } from 'react'
import { useInSight } from '#web/ui/browser/in-sight.ts'
import { holidayName } from '#domain/lookup/holiday/rules.ts'
import { deskText, heldSeatText } from '#ground/words/desk.ts'
import { tokyoDay } from '#ground/tokyo-time.ts'
import type { DraftForm } from '#web/parts/forms/draft/use-draft.ts'
import { useItems } from '#web/parts/forms/draft/use-items.ts'
import { useNow } from '#web/parts/page/now.tsx'
import { Badge } from '#web/ui/marks/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/fields/check.tsx'
import { DateInput } from '#web/ui/fields/date-picker.tsx'
import { FieldError } from '#web/ui/fields/field-parts.tsx'
import { Icon } from '#web/ui/marks/icon.tsx'
import { Input } from '#web/ui/fields/input.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { isCalledOff, isFixed, lastDayOf, movedTo, nightsTo, type Draft, type Row } from './draft.ts'
import { rowName } from './field-labels.ts'
import styles from './editor.module.css'

type RowActs = { change: (key: string, to: Partial<Row>) => void; remove: (row: Row) => void }

/** Sentences on other dates of the same people, by the key of the row that overlaps them. */
type Conflicts = ReadonlyMap<string, readonly string[]>

type DateRowsProps = {
  form: DraftForm<Draft>
  conflicts: Conflicts
  /** The key of the row that is brought into sight. */
  opensAt: string | null
}

export function DateRows({ form, conflicts, opensAt }: DateRowsProps) {
  const now = useNow()
  const dates = useItems<Draft, Row>({
    form,
    read: (draft) => draft.rows,
    put: (draft, rows) => ({ ...draft, rows }),
    nameOf: (row) => `${rowName(row)} の日程`,
    whenEmpty: 'dates',
  })
  const rows = dates.items.filter((row) => !isFixed(row, now))
  const calledOffCount = dates.items.filter(isCalledOff).length
  const overCount = dates.items.length - rows.length - calledOffCount
  const { id, error } = form.field('dates')
  return (
    <section id={id} tabIndex={-1} aria-labelledby="dates">
      <h3 id="dates" className={styles.datesTitle}>
        日程 <small>{rows.length}件</small>
      </h3>
      <FieldError>{error}</FieldError>
      {overCount > 0 && (
        <p className={styles.note}>終わった日程（{overCount}件）は、変更できないため表示していません。</p>
      )}
      {calledOffCount > 0 && (
        <p className={styles.note}>中止した日程（{calledOffCount}件）は、変更できないため表示していません。</p>
      )}
      {rows.length === 0 && (
        <p className={styles.note}>日程はまだありません。上の「日程をまとめて追加」から追加できます。</p>
      )}
      <p role="status" className={styles.note}>
        {conflicts.size > 0 &&
          `担当者のほかの予定と重なる日程が${conflicts.size}件あります。重なったままでも保存できます。`}
      </p>
      <ol className={styles.rows}>
        {rows.map((row) => (
          <DateRow
            key={row.key}
            form={form}
            row={row}
            dates={dates}
            today={tokyoDay(now)}
            conflicts={conflicts.get(row.key) ?? []}
            opensHere={row.key === opensAt}
          />
        ))}
      </ol>
    </section>
  )
}

type DateRowProps = {
  form: DraftForm<Draft>
  row: Row
  dates: RowActs
  today: string
  conflicts: readonly string[]
  opensHere: boolean
}

function DateRow({ form, row, dates, today, conflicts, opensHere }: DateRowProps) {
  const line = useRef<HTMLLIElement>(null)
  useInSight(() => line.current, opensHere)
  const { key, day, existing } = row
  const name = rowName(row)
  const control = (part: string) => {
    const { id, error } = form.field(key, part)
    return { id, ...(error !== undefined && { 'aria-invalid': true as const, 'aria-describedby': `${id}-error` }) }
  }
  const change = (to: Partial<Row>) => dates.change(key, to)
  const reasonId = form.idOf(key, 'reason')
  const isUndeletable = existing !== null && !existing.canDelete
  return (
    <li ref={line} aria-current={opensHere || undefined}>
      {['startAt', 'endAt', 'capacity'].map((part) => (
        <FieldError key={part} id={form.idOf(key, `${part}-error`)}>
          {form.field(key, part).error}
        </FieldError>
      ))}
      <div className={styles.dateRow}>
        <div className={styles.dateInput}>
          <DateInput
            control={{ ...control('startAt'), 'aria-label': `日付（${name}）` }}
            today={today}
            holidayOf={holidayName}
            value={day}
            onChange={(next) => change({ day: next })}
          />
        </div>
        <Input
          className={styles.timeInput}
          type="time"
          aria-label={`開始（${name}）`}
          aria-invalid={control('startAt')['aria-invalid']}
          value={row.from}
          onChange={(event) => change(movedTo(row, event.target.value))}
        />
        <span>〜</span>
        {row.nights > 0 && (
          <div className={styles.dateInput}>
            <DateInput
              control={{ 'aria-label': `終了日（${name}）` }}
              today={today}
              min={day}
              holidayOf={holidayName}
              value={lastDayOf(row)}
              onChange={(lastDay) => change({ nights: nightsTo(row, lastDay) })}
            />
          </div>
        )}
        <Input
          {...control('endAt')}
          className={styles.timeInput}
          type="time"
          aria-label={`終了（${name}）`}
          value={row.to}
          onChange={(event) => change({ to: event.target.value })}
        />
        <Button
          kind="quiet"
          icon
          id={form.idOf(key, 'remove')}
          aria-label={`${name} の日程を外す`}
          aria-disabled={isUndeletable || undefined}
          aria-describedby={isUndeletable ? reasonId : undefined}
          onClick={() => dates.remove(row)}
        >
          <Icon name="trash" />
        </Button>
      </div>
      <div className={styles.dateFoot}>
        {form.draft.type === 'EVENT' && (
          <span className={styles.capacity}>
            <label htmlFor={form.idOf(key, 'capacity')}>定員</label>
            <Input
              {...control('capacity')}
              className={styles.numberInput}
              inputMode="numeric"
              value={row.capacity}
              onChange={(event) => change({ capacity: event.target.value.normalize('NFKC') })}
            />
            名
          </span>
        )}
        {form.draft.type === 'EVENT' && (
          <Checkbox checked={row.nights > 0} onChange={(event) => change({ nights: event.target.checked ? 1 : 0 })}>
            複数日
          </Checkbox>
        )}
        {existing ? (
          <>
            {existing.booked > 0 && <Badge kind="success">予約 {existing.booked}名</Badge>}
            {existing.waiting > 0 && <Badge kind="line">キャンセル待ち {existing.waiting}名</Badge>}
          </>
        ) : (
          <Badge kind="plum">追加</Badge>
        )}
        {isUndeletable && (
          <small className="note-12" id={reasonId}>
            {existing.booked > 0 ? deskText.scheduling_date_not_deletable : heldSeatText}
          </small>
        )}
      </div>
      {conflicts.length > 0 && (
        <Notice kind="warning">
          {conflicts.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Notice>
      )}
    </li>
  )
}
