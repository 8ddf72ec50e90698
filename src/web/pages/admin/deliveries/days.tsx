import { grouped } from '#ground/grouped.ts'
import type { CSSProperties } from 'react'
import { monthDay, shortDate } from '#ground/tokyo-time.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/admin/index.ts'
import { Nothing, Section } from '../parts/section.tsx'
import styles from './days.module.css'

const DeliveryDays = graphql(`
  fragment DeliveryDays on Query {
    deliveryDays {
      day
      queued
      settled
    }
  }
`)

/** Mails of notifications by day: a bar for what was queued, and in it what is done. */
export function Days({ deliveries }: { deliveries: FragmentType<typeof DeliveryDays> }) {
  const { deliveryDays: days } = readFragment(DeliveryDays, deliveries)
  const most = Math.max(1, ...days.map(({ queued }) => queued))
  const queued = days.reduce((sum, day) => sum + day.queued, 0)
  const open = queued - days.reduce((sum, day) => sum + day.settled, 0)
  return (
    <Section
      id="days"
      title="お知らせのメール（14日間）"
      end={
        queued > 0 && (
          <p>
            {grouped(queued)}通のうち、送信待ち {grouped(open)}通
          </p>
        )
      }
    >
      {queued === 0 ? (
        <Nothing>この14日間に、お知らせのメールはありませんでした。</Nothing>
      ) : (
        <ol className={styles.days}>
          {days.map(({ day, queued: all, settled }) => (
            <li key={day}>
              <span className={styles.figure} aria-hidden="true">
                {all}
              </span>
              <span
                className={styles.bar}
                style={{ '--all': all / most, '--done': all > 0 ? settled / all : 0 } as CSSProperties}
                aria-hidden="true"
              />
              <span className={styles.day} aria-hidden="true">
                {shortDate(day)}
              </span>
              <span className="visually-hidden">
                {monthDay(day)} {all}通、うち処理済み{settled}通
              </span>
            </li>
          ))}
        </ol>
      )}
    </Section>
  )
}
