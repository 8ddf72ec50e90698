import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './table.module.css'

/** Cells of figures stand to the right. */
export const figureCellClass: string = styles.figure ?? ''

type TableProps = { label: string; minWidth?: number; className?: string; children: ReactNode }

/** Wider than the screen, it scrolls by itself; the region takes focus so that keys can scroll it. */
export function Table({ label, minWidth, className, children }: TableProps) {
  return (
    <div role="region" aria-label={label} tabIndex={0} className={classNames(styles.scroll, className)}>
      <table className={styles.table} style={{ minWidth }}>
        {children}
      </table>
    </div>
  )
}
