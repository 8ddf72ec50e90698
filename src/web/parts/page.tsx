import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import styles from './page.module.css'

/** The room of a student's page; narrow for one column of reading and forms. */
export function Page({ narrow, className, children }: { narrow?: boolean; className?: string; children: ReactNode }) {
  return <div className={classNames(styles.page, narrow && styles.narrow, className)}>{children}</div>
}

type PageHeadProps = { title: ReactNode; titleId?: string; above?: ReactNode; children?: ReactNode }

export function PageHead({ title, titleId, above, children }: PageHeadProps) {
  return (
    <header className={styles.head}>
      {above}
      <h1 id={titleId}>{title}</h1>
      {children && <p className="quiet">{children}</p>}
    </header>
  )
}

/** A part of a page under its own heading. */
export function PagePart({ id, title, children }: { id: string; title: ReactNode; children: ReactNode }) {
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}
