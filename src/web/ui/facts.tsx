import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './facts.module.css'
import { phrased } from './phrases.tsx'

/** A list of labels with values. `compact` leaves out the lines between rows. */
export function Facts({
  compact,
  className,
  children,
}: {
  compact?: boolean
  className?: string
  children: ReactNode
}) {
  return <dl className={classNames(styles.facts, compact && styles.compact, className)}>{children}</dl>
}

export function Fact({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{phrased(children)}</dd>
    </div>
  )
}
