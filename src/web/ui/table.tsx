import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './table.module.css'

/** figure: to the right. date and mark stay on one line. act: what can be done with the row, at its end. */
export type CellKind = 'text' | 'figure' | 'date' | 'mark' | 'act'

export const cellClass = (kind: CellKind = 'text', className?: string) => classNames(styles[kind], className)

/** Cells of figures stand to the right. */
export const figureCellClass: string = styles.figure ?? ''

/** The cell of a tick; nothing else stands in it. */
export const tickCellClass: string = styles.tick ?? ''

type TableProps = {
  label: string
  /** In pixels; below it the region scrolls. */
  minWidth?: number
  /**
   * region: the head and the first columns stay while the region scrolls; its height is the owner's to limit.
   * page: on wide screens the head stays below the bars (--table-top) while the page scrolls.
   */
  sticky?: 'region' | 'page'
  id?: string
  busy?: boolean
  className?: string
  children: ReactNode
}

/** Wider than the screen, it scrolls by itself; the region takes focus so that keys can scroll it. */
export function Table({ label, minWidth, sticky, id, busy, className, children }: TableProps) {
  return (
    <div
      id={id}
      role="region"
      aria-label={label}
      aria-busy={busy || undefined}
      tabIndex={0}
      className={classNames(styles.scroll, sticky && styles.sticky, sticky === 'page' && styles.stickyPage, className)}
    >
      <table className={styles.table} style={{ minWidth }}>
        {children}
      </table>
    </div>
  )
}

/** Where a value cannot be, rather than is not yet: a blank cell says the latter. */
export function NotApplicable() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">対象外</span>
    </>
  )
}
