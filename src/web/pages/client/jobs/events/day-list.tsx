import { firstOfMonth, lastOfMonth } from '#ground/time/month.ts'
import { monthDay, tokyoDay } from '#ground/tokyo-time.ts'
import { useCanWrite } from '#web/pages/client/parts/can-write.ts'
import { Fold } from '#web/ui/fold.tsx'
import type { Address } from './address.ts'
import { DateCard } from './date-card.tsx'
import { listedDay } from './days-of.ts'
import type { ShownDate } from './date-state.ts'
import { DayStrip } from './day-strip.tsx'
import { NoDates } from './no-dates.tsx'
import styles from './day.module.css'

type DayListProps = {
  address: Address
  today: string
  dates: readonly ShownDate[]
  hasPlan: boolean
}

/** The month, day by day; days without dates are left out, and days that are over are folded away. */
export function DayList({ address, today, dates, hasPlan }: DayListProps) {
  const canWrite = useCanWrite()
  const [first, last] = [firstOfMonth(address.date), lastOfMonth(address.date)]
  const ofMonth = dates.filter((date) => tokyoDay(date.endAt) >= first && tokyoDay(date.startAt) <= last)
  const over = ofMonth.filter(({ endAt }) => tokyoDay(endAt) < today)
  const ahead = ofMonth.filter(({ endAt }) => tokyoDay(endAt) >= today)
  return (
    <div className={styles.list}>
      {ofMonth.length > 0 && <DayStrip address={address} today={today} dates={ofMonth} />}
      {over.length > 0 && (
        <Fold quiet title={`終わった予定（${over.length}件）`} className={styles.past}>
          <Days dates={over} address={address} first={first} />
        </Fold>
      )}
      <Days dates={ahead} address={address} first={first} />
      {ahead.length === 0 && (
        <NoDates title="この期間の予定はありません" address={address} canCreate={canWrite && hasPlan} />
      )}
    </div>
  )
}

function Days({ dates, address, first }: Pick<DayListProps, 'dates' | 'address'> & { first: string }) {
  return [...Map.groupBy(dates, (date) => listedDay(date, first))].map(([day, ofDay]) => (
    <section key={day} aria-labelledby={`list-${day}`}>
      <h2 id={`list-${day}`}>{monthDay(day)}</h2>
      {ofDay.map((date) => (
        <DateCard key={date.id} date={date} address={address} />
      ))}
    </section>
  ))
}
