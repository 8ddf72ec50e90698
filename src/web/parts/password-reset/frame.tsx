import type { ReactNode } from 'react'
import styles from '#web/parts/sign-in-form.module.css'

/** A page of the way back into an account, in the look of the sign-in page. */
export function ResetFrame({ title, lead, children }: { title: string; lead: ReactNode; children: ReactNode }) {
  return (
    <section className={styles.page} aria-labelledby="password-reset">
      <h1 id="password-reset">{title}</h1>
      <p className={styles.lead}>{lead}</p>
      {children}
    </section>
  )
}
