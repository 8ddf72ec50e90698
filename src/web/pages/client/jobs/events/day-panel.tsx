import { monthDay } from '#ground/tokyo-time.ts'
import { classNames } from '#web/ui/class-names.ts'
import { useCanWrite } from '#web/pages/client/parts/can-write.ts'
import type { Address } from './address.ts'
import { DateCard } from './date-card.tsx'
import type { ShownDate } from './date-state.ts'
import { NoDates } from './no-dates.tsx'
import styles from './day.module.css'

type DayPanelProps = {
  address: Address
  dates: readonly ShownDate[]
  highlighted: string | null
  hasPlan: boolean
  className?: string | undefined
}

export function DayPanel({ address, dates, highlighted, hasPlan, className }: DayPanelProps) {
  const canWrite = useCanWrite()
  return (
    <section className={classNames(styles.day, className)} aria-labelledby="day">
      <h2 id="day">{monthDay(address.date)}</h2>
      {dates.map((date) => (
        <DateCard key={date.id} date={date} address={address} isHighlighted={date.id === highlighted} />
      ))}
      {dates.length === 0 && (
        <NoDates title="この日の予定はありません" address={address} canCreate={canWrite && hasPlan} />
      )}
    </section>
  )
}
