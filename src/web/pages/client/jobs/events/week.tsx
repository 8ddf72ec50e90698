import type { CSSProperties } from 'react'
import { holidayName } from '#domain/lookup/holiday/rules.ts'
import { Link } from 'react-router'
import { weekOf } from '#ground/time/month.ts'
import { weekdays, daysUntil, monthDay } from '#ground/tokyo-time.ts'
import { weekdayOf } from '#ground/day.ts'
import { hoursText } from '#ground/time/span.ts'
import { classNames } from '#web/ui/class-names.ts'
import { clientUrls } from '#ground/client-urls.ts'
import type { Address } from './address.ts'
import { datesByDay, numberOfDay } from './days-of.ts'
import { shortState, type ShownDate } from './date-state.ts'
import { entryOf } from './month.tsx'
import { hoursOfWeek, laid } from './week-hours.ts'
import numbers from './day-number.module.css'
import styles from './week.module.css'

type WeekGridProps = { address: Address; today: string; dates: readonly ShownDate[] }

/** Seven days beside the hours; on phones the days below one another, without hours. */
export function WeekGrid({ address, today, dates }: WeekGridProps) {
  const ofDay = datesByDay(dates)
  const hours = hoursOfWeek(dates)
  const first = hours[0] ?? 0
  return (
    <div className={styles.weekFrame} style={{ '--hours': hours.length } as CSSProperties}>
      <div className={styles.hours} aria-hidden="true">
        {hours.map((hour) => (
          <span key={hour}>{hour}:00</span>
        ))}
      </div>
      <ol className={styles.week}>
        {weekOf(address.date).map((day) => {
          const entries = laid(ofDay.get(day) ?? [], day)
          return (
            <li key={day}>
              <Link
                to={clientUrls.calendar({ ...address, date: day })}
                className={classNames(styles.weekDay, numbers[`weekday${holidayName(day) ? 0 : weekdayOf(day)}`])}
                aria-current={day === address.date ? 'date' : undefined}
                preventScrollReset
              >
                <span className="visually-hidden">
                  {monthDay(day)}
                  {day === today && '（今日）'} {holidayName(day)} 予定{entries.length}件
                </span>
                <span aria-hidden="true">{weekdays[weekdayOf(day)]}</span>
                <span aria-hidden="true" className={classNames(numbers.number, day === today && numbers.today)}>
                  {Number(day.slice(8))}
                </span>
              </Link>
              <div className={styles.weekEntries}>
                {entries.map(({ date, from, minutes, lane, lanes }) => (
                  <Link
                    key={date.id}
                    to={clientUrls.calendar({ ...address, date: day })}
                    className={classNames(
                      styles.weekEntry,
                      date.totalCountAcceptedSearchCandidates === 0 && styles.weekEntryEmpty,
                    )}
                    style={
                      {
                        '--from': from / 60 - first,
                        '--length': minutes / 60,
                        '--lane': lane,
                        '--lanes': lanes,
                      } as CSSProperties
                    }
                    preventScrollReset
                  >
                    <b>
                      {daysUntil(date.endAt, date.startAt) > 0
                        ? `${numberOfDay(date, day)}日目`
                        : hoursText(date.startAt, date.endAt)}
                    </b>
                    <span>{entryOf(date)}</span>
                    <small>{shortState(date)}</small>
                  </Link>
                ))}
              </div>
            </li>
          )
        })}
      </ol>
    </div>
  )
}
