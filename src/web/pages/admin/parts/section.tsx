import { FormsGuard } from '#web/parts/forms/forms-guard.tsx'
import type { ReactNode } from 'react'
import { Card, CardHead } from '#web/ui/card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Phrases } from '#web/ui/phrases.tsx'
import styles from './section.module.css'

type SectionProps = {
  id: string
  title: ReactNode
  /** Beside the heading: a number, a link. */
  end?: ReactNode
  /** Half of a wide page. */
  half?: boolean
  children: ReactNode
}

/** One subject of a page of the operator. */
export function Section({ id, title, end, half, children }: SectionProps) {
  return (
    <Card as="section" className={classNames(styles.section, half && styles.half)} aria-labelledby={id}>
      <CardHead className={styles.head}>
        <h2 id={id}>
          <Phrases>{title}</Phrases>
        </h2>
        {end}
      </CardHead>
      {children}
    </Card>
  )
}

/** The sections of a page, two beside each other where both are half. */
export function Sections({ children }: { children: ReactNode }) {
  return (
    <div className={styles.sections}>
      {children}
      <FormsGuard />
    </div>
  )
}

/** Two columns of sections of different heights on a wide page. */
export function Columns({ children }: { children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>
}
export function Column({ children }: { children: ReactNode }) {
  return <div className={styles.column}>{children}</div>
}

/** Said instead of an empty table or list. */
export function Nothing({ children }: { children: ReactNode }) {
  return <p className={styles.nothing}>{children}</p>
}
