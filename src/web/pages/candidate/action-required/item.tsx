import type { ReactNode } from 'react'
import { cardClass } from '#web/ui/card.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import styles from './action-required.module.css'

/** One missing item with the reason why it is asked for. */
export function Item({ title, reason, children }: { title: string; reason: string; children: ReactNode }) {
  return (
    <section className={cardClass({ className: styles.item })}>
      <h2>
        <Phrases>{title}</Phrases>
      </h2>
      <p className="quiet">{reason}</p>
      {children}
    </section>
  )
}
