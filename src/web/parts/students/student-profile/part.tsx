import type { ReactNode } from 'react'
import { Phrases } from '#web/ui/phrases.tsx'
import styles from '../student-profile.module.css'

/** A part of a profile under its heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h3>
        <Phrases>{title}</Phrases>
      </h3>
      {children}
    </section>
  )
}
