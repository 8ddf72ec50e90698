import { useRef } from 'react'
import { holidayName } from '#domain/lookup/holiday/rules.ts'
import { firstOfMonth, lastOfMonth, monthOf } from '#ground/time/month.ts'
import { weekdays, monthDay } from '#ground/tokyo-time.ts'
import { daysFrom, weekdayOf } from '#ground/day.ts'
import { classNames } from '#web/ui/class-names.ts'
import { useInSight } from '#web/ui/browser/in-sight.ts'
import type { Address } from './address.ts'
import { listedDay } from './days-of.ts'
import type { ShownDate } from './date-state.ts'
import styles from './day-strip.module.css'

type DayStripProps = { address: Address; today: string; dates: readonly ShownDate[] }

/** The month of a phone in one line that scrolls sideways; a day with dates leads to them in the list below. */
export function DayStrip({ address, today, dates }: DayStripProps) {
  const next = useRef<HTMLLIElement>(null)
  const ofDay = Map.groupBy(dates, (date) => listedDay(date, firstOfMonth(address.date)))
  const nextDay = [...ofDay.keys()].find((day) => day >= today) ?? today
  useInSight(() => next.current, monthOf(address.date))
  return (
    <nav className={classNames(styles.strip, 'phone-only')} aria-label="予定のある日">
      <ol>
        {daysFrom(firstOfMonth(address.date), lastOfMonth(address.date)).map((day) => (
          <li key={day} ref={day === nextDay ? next : undefined}>
            <Day day={day} isToday={day === today} count={ofDay.get(day)?.length ?? 0} />
          </li>
        ))}
      </ol>
    </nav>
  )
}

function Day({ day, isToday, count }: { day: string; isToday: boolean; count: number }) {
  const colour = styles[`weekday${holidayName(day) ? 0 : weekdayOf(day)}`]
  const face = (
    <span className={styles.face} aria-hidden="true">
      <span className={colour}>{weekdays[weekdayOf(day)]}</span>
      <b className={classNames(styles.number, isToday ? styles.today : colour)}>{Number(day.slice(8))}</b>
      <span className={styles.count}>{count > 0 && `●${count}`}</span>
    </span>
  )
  if (count === 0) return face
  return (
    <a className={styles.day} href={`#list-${day}`}>
      <span className="visually-hidden">
        {monthDay(day)}
        {isToday && '（今日）'} 予定{count}件
      </span>
      {face}
    </a>
  )
}
