import { type ReactNode, useRef, useState } from 'react'
import { useAfterPaint } from '../browser/after-paint.ts'
import { classNames } from '../class-names.ts'
import { Count } from '../marks/count.tsx'
import styles from './filter-group.module.css'
import { phrased } from '../phrases.tsx'

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
  /** The number of active choices in this group. */
  count?: number
  /** Whether the group is open at first; afterwards the user decides. */
  open?: boolean
  /** Content beside the title, such as a lock. */
  mark?: ReactNode
  note?: ReactNode
  onToggle?: (isOpen: boolean) => void
  children: ReactNode
}

export function FilterGroup({ title, count = 0, open = false, mark, note, onToggle, children }: FilterGroupProps) {
  const [isOpenAtFirst] = useState(open)
  const details = useRef<HTMLDetailsElement>(null)
  // Reports a group that was opened before React was ready.
  useAfterPaint((drawn) => {
    if (details.current && details.current.open !== drawn) onToggle?.(details.current.open)
  }, isOpenAtFirst)
  return (
    <details
      ref={details}
      className={styles.group}
      open={isOpenAtFirst}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
    >
      <summary>
        <span>{phrased(title)}</span>
        {mark}
        {count > 0 && <Count value={count} quiet unit="件を指定中" />}
      </summary>
      <div className={styles.body}>
        {children}
        {note && <p className={styles.note}>{note}</p>}
      </div>
    </details>
  )
}
