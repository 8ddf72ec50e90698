import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './empty-state.module.css'
import { Phrases } from './phrases.tsx'

type EmptyStateProps = {
  title: string
  /** The reason for the empty list, and the next step. */
  children?: ReactNode
  action?: ReactNode
  heading?: 'h1' | 'h2' | 'h3'
  className?: string
}

export function EmptyState({ title, children, action, heading: Heading = 'h2', className }: EmptyStateProps) {
  return (
    <div className={classNames(styles.empty, className)}>
      <svg viewBox="0 0 96 48" aria-hidden="true">
        <path d="M6 38h84M32 38a16 16 0 0 1 32 0M48 8v6M26.8 16.8l4.2 4.2M69.2 16.8 65 21" />
      </svg>
      <Heading>
        <Phrases>{title}</Phrases>
      </Heading>
      {children && (
        <p>
          <Phrases>{children}</Phrases>
        </p>
      )}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
