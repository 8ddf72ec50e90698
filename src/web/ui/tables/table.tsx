import type { CSSProperties, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './table.module.css'

/** figure: aligned to the right. date and mark: never wrapped. act: the row's actions, at its end. */
export type CellKind = 'text' | 'figure' | 'date' | 'mark' | 'act'

export const cellClass = (kind: CellKind = 'text', className?: string) => classNames(styles[kind], className)

/** Cells of numbers are aligned to the right. */
export const figureCellClass: string = styles.figure ?? ''

/** A cell that holds only a checkbox. */
export const tickCellClass: string = styles.tick ?? ''

type TableProps = {
  label: string
  /** In pixels; below this width the region scrolls. */
  minWidth?: number
  /**
   * region: the head and the first columns stay while the region scrolls; the caller limits the region's height. page:
   * on wide screens the head stays below the bars (--table-top) while the page scrolls.
   */
  sticky?: 'region' | 'page'
  /** On narrow screens every row is a card of `--card-columns`; its cells say their column in `data-label`. */
  cards?: boolean
  id?: string
  busy?: boolean
  className?: string
  children: ReactNode
}

/**
 * A table wider than the screen scrolls inside its region. The region takes the focus, so that keys can scroll the
 * region.
 */
export function Table({ label, minWidth, sticky, cards, id, busy, className, children }: TableProps) {
  return (
    <div
      id={id}
      role="region"
      aria-label={label}
      aria-busy={busy || undefined}
      tabIndex={0}
      className={classNames(
        styles.scroll,
        sticky && styles.sticky,
        sticky === 'page' && styles.stickyPage,
        cards && styles.cards,
        className,
      )}
    >
      <table
        className={styles.table}
        style={minWidth === undefined ? undefined : ({ '--table-min': `${minWidth}px` } as CSSProperties)}
      >
        {children}
      </table>
    </div>
  )
}

/** Marks a cell where no value is possible; a blank cell means that no value was entered yet. */
export function NotApplicable() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">対象外</span>
    </>
  )
}
