import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import styles from './row-list.module.css'

/** Rows in one frame, with a line between them. */
export const RowList = ({ children }: { children: ReactNode }) => <ul className={styles.list}>{children}</ul>

export const ListRow = ({ className, children }: { className?: string; children: ReactNode }) => (
  <li className={classNames(styles.row, className)}>{children}</li>
)

/** A row with its words, and the acts at its end. */
export const RowSides = ({ end, children }: { end: ReactNode; children: ReactNode }) => (
  <div className={styles.sides}>
    <div>{children}</div>
    <div className={styles.end}>{end}</div>
  </div>
)

type RowNameProps = { as?: 'h2' | 'h3'; school: ReactNode; children: ReactNode }

/** The person of a row and the school; `children` is the name, or the link of it. */
export const RowName = ({ as: Heading = 'h2', school, children }: RowNameProps) => (
  <Heading className={styles.name}>
    {children}
    <span className="quiet">{school}</span>
  </Heading>
)
