import { longDateTime } from '#ground/tokyo-time.ts'
import type { AdminEventQuery } from '#web/generated/admin/graphql.ts'
import { EventLink } from '#web/parts/companies/event-link.tsx'
import { Card } from '#web/ui/card.tsx'
import { Fact, Facts } from '#web/ui/facts.tsx'
import { linkClass } from '#web/ui/link-button.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import styles from './events.module.css'

/** An event for an operator who may not change it, and beside it what students see. */
export function EventFacts({ event }: { event: NonNullable<AdminEventQuery['encourageEvent']> }) {
  return (
    <div className={styles.columns}>
      <Card as="section" aria-label="イベントの内容">
        <Facts className={styles.facts}>
          <Fact label="カテゴリー">{event.category.label}</Fact>
          <Fact label="主催">{event.companyName}</Fact>
          <Fact label="イベントのURL">
            <a className={linkClass()} href={event.eventUrl} target="_blank" rel="noreferrer">
              {event.eventUrl}
              <span className="visually-hidden">（新しいタブ）</span>
            </a>
          </Fact>
          <Fact label="申込の開始">{longDateTime(event.applicationStartAt)}</Fact>
          <Fact label="申込の終了">{longDateTime(event.applicationEndAt)}</Fact>
        </Facts>
      </Card>
      <section className={styles.preview} aria-labelledby="preview">
        <h2 id="preview">
          <Phrases>学生のホームでの見え方</Phrases>
        </h2>
        <Card className={styles.seen}>
          <EventLink event={{ ...event, categoryLabel: event.category.label }} />
        </Card>
      </section>
    </div>
  )
}
