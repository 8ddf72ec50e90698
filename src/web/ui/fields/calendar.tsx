import { type KeyboardEvent, useRef, useState } from 'react'
import { useAfterPaint } from '../browser/after-paint.ts'
import { Button } from '../button.tsx'
import styles from './calendar.module.css'
import { classNames } from '../class-names.ts'
import { addMonths, monthOf, weeksOfMonth } from '#ground/time/month.ts'
import { weekdays, longDate, yearAndMonth } from '#ground/tokyo-time.ts'
import { addDays, clampDay, weekdayOf } from '#ground/day.ts'
import { Icon } from '../marks/icon.tsx'

export type CalendarProps = {
  /** 'YYYY-MM-DD', like all days in this component. */
  value: string | null
  today: string
  min?: string
  max?: string
  /** The name of the public holiday on a day. */
  holidayOf?: (day: string) => string | null
  onChoose: (day: string) => void
}

/**
 * One month, with weeks that begin on Sunday. Arrow keys move by day or week, Page Up and Page Down by month, with
 * Shift by year.
 */
export function Calendar({ value, today, min, max, holidayOf, onChoose }: CalendarProps) {
  const [day, setDay] = useState(() => clampDay(value ?? today, min, max))
  const grid = useRef<HTMLDivElement>(null)
  const isMoving = useRef(false)

  useAfterPaint(() => {
    if (!isMoving.current) return
    isMoving.current = false
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  }, day)

  const turn = (months: number) => setDay(clampDay(addMonths(day, months), min, max))
  const keyDown = (event: KeyboardEvent) => {
    const to = targetOf(event, day)
    if (!to) return
    event.preventDefault()
    const next = clampDay(to, min, max)
    isMoving.current = next !== day
    setDay(next)
  }
  const weeks = weeksOfMonth(day)
  const holidays = weeks.flat().flatMap((one) => (one && holidayOf?.(one) ? [[one, holidayOf(one)] as const] : []))
  const isFirst = min !== undefined && monthOf(day) <= monthOf(min)
  const isLast = max !== undefined && monthOf(day) >= monthOf(max)
  return (
    <div className={styles.calendar}>
      <div className={styles.head}>
        <Button kind="quiet" icon aria-label="前の月" aria-disabled={isFirst || undefined} onClick={() => turn(-1)}>
          <Icon name="chevron-left" />
        </Button>
        <strong aria-live="polite">{yearAndMonth(day)}</strong>
        <Button kind="quiet" icon aria-label="次の月" aria-disabled={isLast || undefined} onClick={() => turn(1)}>
          <Icon name="chevron-right" />
        </Button>
      </div>
      <div ref={grid} role="grid" aria-label={yearAndMonth(day)} className={styles.grid} onKeyDown={keyDown}>
        <div role="row">
          {weekdays.map((letter, weekday) => (
            <span key={letter} role="columnheader" aria-label={`${letter}曜日`} className={weekdayClass(weekday)}>
              {letter}
            </span>
          ))}
        </div>
        {weeks.map((week, at) => (
          <div key={at} role="row">
            {week.map((one, weekday) => (
              <div key={weekday} role="gridcell" aria-selected={one === null ? undefined : one === value}>
                {one !== null && (
                  <DayButton
                    day={one}
                    holiday={holidayOf?.(one) ?? null}
                    isToday={one === today}
                    isChosen={one === value}
                    isFocusable={one === day}
                    isOut={clampDay(one, min, max) !== one}
                    onChoose={onChoose}
                  />
                )}
              </div>
            ))}
          </div>
        ))}
      </div>
      {holidays.length > 0 && (
        <ul className={styles.holidays}>
          {holidays.map(([one, name]) => (
            <li key={one}>
              {Number(one.slice(8))}日 {name}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

type DayButtonProps = {
  day: string
  holiday: string | null
  isToday: boolean
  isChosen: boolean
  isFocusable: boolean
  isOut: boolean
  onChoose: (day: string) => void
}

function DayButton({ day, holiday, isToday, isChosen, isFocusable, isOut, onChoose }: DayButtonProps) {
  const mark = isToday ? '今日' : holiday ? '祝' : ''
  return (
    <button
      type="button"
      className={classNames(styles.day, holiday ? styles.sunday : weekdayClass(weekdayOf(day)))}
      aria-label={[longDate(day), holiday, isToday && '今日'].filter(Boolean).join('、')}
      aria-current={isToday ? 'date' : undefined}
      aria-pressed={isChosen}
      disabled={isOut}
      tabIndex={isFocusable ? 0 : -1}
      data-autofocus={isFocusable ? '' : undefined}
      onClick={() => onChoose(day)}
    >
      {Number(day.slice(8))}
      <small>{mark}</small>
    </button>
  )
}

const weekdayClass = (weekday: number) => (weekday === 0 ? styles.sunday : weekday === 6 ? styles.saturday : undefined)

function targetOf({ key, shiftKey }: KeyboardEvent, day: string) {
  if (key === 'ArrowLeft') return addDays(day, -1)
  if (key === 'ArrowRight') return addDays(day, 1)
  if (key === 'ArrowUp') return addDays(day, -7)
  if (key === 'ArrowDown') return addDays(day, 7)
  if (key === 'Home') return addDays(day, -weekdayOf(day))
  if (key === 'End') return addDays(day, 6 - weekdayOf(day))
  if (key === 'PageUp') return addMonths(day, shiftKey ? -12 : -1)
  if (key === 'PageDown') return addMonths(day, shiftKey ? 12 : 1)
  return null
}
