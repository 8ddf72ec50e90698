import type { CSSProperties } from 'react'
import { monthDay, shortDate } from '#ground/tokyo-time.ts'
import styles from './views.module.css'

type Day = { day: string; count: number }

/** A bar a day; a screen reader hears the days with a view only. */
export function DayBars({ days }: { days: readonly Day[] }) {
  const most = Math.max(1, ...days.map(({ count }) => count))
  const [first, last] = [days[0], days.at(-1)]
  return (
    <figure className={styles.chart}>
      <ol className={styles.bars} aria-label="日ごとの企業の数">
        {days.map(({ day, count }) => (
          <li
            key={day}
            className={styles.bar}
            style={{ '--share': count / most } as CSSProperties}
            aria-hidden={count === 0 || undefined}
          >
            <span className="visually-hidden">{`${monthDay(day)} ${count}社`}</span>
          </li>
        ))}
      </ol>
      {first && last && (
        <figcaption className={styles.ends} aria-hidden="true">
          <span>{shortDate(first.day)}</span>
          <span>いちばん多い日 {most}社</span>
          <span>{shortDate(last.day)}</span>
        </figcaption>
      )}
    </figure>
  )
}
