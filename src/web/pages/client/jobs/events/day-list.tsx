import { monthDay, tokyoDay } from '#web/parts/dates.ts'
import type { Address } from './address.ts'
import { DateCard } from './date-card.tsx'
import type { ShownDate } from './date-state.ts'
import { NoDates } from './no-dates.tsx'
import styles from './events.module.css'

type DayListProps = { address: Address; dates: readonly ShownDate[]; canWrite: boolean; hasPlan: boolean }

/** The month, day by day; days without dates are left out. */
export function DayList({ address, dates, canWrite, hasPlan }: DayListProps) {
  const ofMonth = dates.filter(({ startAt }) => tokyoDay(startAt).startsWith(address.date.slice(0, 7)))
  const days = Map.groupBy(ofMonth, ({ startAt }) => tokyoDay(startAt))
  if (days.size === 0) return <NoDates title="この期間の予定はありません。" address={address} canCreate={canWrite && hasPlan} />
  return (
    <div className={styles.list}>
      {[...days].map(([day, ofDay]) => (
        <section key={day} aria-labelledby={`list-${day}`}>
          <h2 id={`list-${day}`}>{ofDay[0] && monthDay(ofDay[0].startAt)}</h2>
          {ofDay.map((date) => (
            <DateCard key={date.id} date={date} address={address} canWrite={canWrite} />
          ))}
        </section>
      ))}
    </div>
  )
}
