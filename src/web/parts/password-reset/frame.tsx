import type { ReactNode } from 'react'
import styles from '#web/parts/sign-in/sign-in-form.module.css'
import { Phrases } from '#web/ui/phrases.tsx'

/** A page of the way back into an account, in the look of the sign-in page. */
export function ResetFrame({ title, lead, children }: { title: string; lead: ReactNode; children: ReactNode }) {
  return (
    <section className={styles.page} aria-labelledby="password-reset">
      <h1 id="password-reset">
        <Phrases>{title}</Phrases>
      </h1>
      <p className={styles.lead}>{lead}</p>
      {children}
    </section>
  )
}
