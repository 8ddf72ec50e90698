import { type ReactNode, useState } from 'react'
import { classNames } from './class-names.ts'
import { Count } from './count.tsx'
import styles from './filter-group.module.css'

type FilterPanelProps = {
  title?: string
  action?: ReactNode
  className?: string
  children: ReactNode
}

export function FilterPanel({ title = '絞り込み', action, className, children }: FilterPanelProps) {
  return (
    <section aria-label={title} className={classNames(styles.panel, className)}>
      <div className={styles.head}>
        <h2>{title}</h2>
        {action}
      </div>
      {children}
    </section>
  )
}

type FilterGroupProps = {
  title: string
  /** How many choices of this group are in force. */
  count?: number
  /** Open when first shown; afterwards the reader decides. */
  open?: boolean
  note?: ReactNode
  children: ReactNode
}

export function FilterGroup({ title, count = 0, open, note, children }: FilterGroupProps) {
  const [isOpenAtFirst] = useState(open)
  return (
    <details className={styles.group} open={isOpenAtFirst}>
      <summary>
        {title}
        {count > 0 && <Count value={count} quiet unit="件を指定中" />}
      </summary>
      <div className={styles.body}>
        {children}
        {note && <p className={styles.note}>{note}</p>}
      </div>
    </details>
  )
}
