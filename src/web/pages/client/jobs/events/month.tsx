import { Link } from 'react-router'
import { holidayName } from '#domain/lookup/holiday/rules.ts'
import { monthGrid } from '#ground/time/month.ts'
import { weekdays, monthDay, time } from '#ground/tokyo-time.ts'
import { weekdayOf } from '#ground/day.ts'
import { classNames } from '#web/ui/class-names.ts'
import { clientUrls } from '#ground/client-urls.ts'
import { readFragment } from '#web/generated/index.ts'
import { bookingsOf } from '#web/parts/bookings-of.ts'
import { isDisclosed } from '#web/parts/students/disclosed.ts'
import type { Address } from './address.ts'
import { datesByDay, numberOfDay } from './days-of.ts'
import { BookedStudent } from './date-card.tsx'
import { stateOf, stateWord, type ShownDate } from './date-state.ts'
import numbers from './day-number.module.css'
import styles from './month.module.css'

type MonthGridProps = { address: Address; today: string; dates: readonly ShownDate[] }

/** Dates that fit into a day of the grid. The list of the day beside the grid shows all dates. */
const maxShownDates = 3

export function MonthGrid({ address, today, dates }: MonthGridProps) {
  const ofDay = datesByDay(dates)
  return (
    <div>
      <div className={styles.weekdays} aria-hidden="true">
        {weekdays.map((name, at) => (
          <span key={name} className={numbers[`weekday${at}`]}>
            {name}
          </span>
        ))}
      </div>
      <ol className={styles.grid}>
        {monthGrid(address.date).map((day) => (
          <li key={day}>
            <Day day={day} dates={ofDay.get(day) ?? []} address={address} today={today} />
          </li>
        ))}
      </ol>
    </div>
  )
}

function Day({
  day,
  dates,
  address,
  today,
}: Omit<MonthGridProps, 'dates'> & { day: string; dates: readonly ShownDate[] }) {
  const full = dates.filter((date) => stateOf(date).isFull).length
  const isOtherMonth = day.slice(0, 7) !== address.date.slice(0, 7)
  const holiday = holidayName(day)
  const calledOff = dates.filter(({ calledOffAt }) => calledOffAt).length
  const counted = [`予定${dates.length}件`, full > 0 && `満席${full}件`, calledOff > 0 && `うち中止${calledOff}件`]
    .filter(Boolean)
    .join('、')
  return (
    <Link
      to={clientUrls.calendar({ ...address, view: 'month', date: day })}
      className={styles.cell}
      aria-current={day === address.date ? 'date' : undefined}
      preventScrollReset
    >
      <span className="visually-hidden">
        {monthDay(day)}
        {day === today && '（今日）'} {holiday} {counted}
      </span>
      <span className={styles.cellHead} aria-hidden="true">
        <span
          className={classNames(
            numbers.number,
            isOtherMonth && day !== today ? styles.otherMonth : numbers[`weekday${holiday ? 0 : weekdayOf(day)}`],
            day === today && numbers.today,
          )}
        >
          {Number(day.slice(8))}
        </span>
        {holiday && <span className={classNames(styles.holiday, 'wide-only')}>{holiday}</span>}
        {dates.length > 0 && <span className={styles.dots}>●{dates.length}</span>}
        {full > 0 && <span className={styles.full}>▲満席{full < dates.length && full}</span>}
      </span>
      {dates.slice(0, maxShownDates).map((date) => (
        <span
          key={date.id}
          className={classNames(styles.entry, dates.length < maxShownDates && styles.roomy, 'wide-only')}
          aria-hidden="true"
        >
          <b>{numberOfDay(date, day) > 1 ? `${numberOfDay(date, day)}日目` : time(date.startAt)}</b> {entryOf(date)}
        </span>
      ))}
      {dates.length > maxShownDates && (
        <span className={classNames(styles.more, 'wide-only')} aria-hidden="true">
          ほか{dates.length - maxShownDates}件
        </span>
      )}
    </Link>
  )
}

/** The names of the booked students say more than the title, which interviews of a job share. */
export function entryOf(date: ShownDate) {
  const [booking] = date.__typename === 'EventDate' ? [] : readFragment(BookedStudent, bookingsOf(date))
  if (!booking) return [stateWord(date), date.scheduling.title].filter(Boolean).join('・')
  const { candidate } = booking
  return isDisclosed(candidate) ? `${candidate.familyName}さん` : '予約した学生'
}
