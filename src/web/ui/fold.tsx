import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './fold.module.css'

type FoldProps = {
  title: ReactNode
  quiet?: boolean
  /** Open at first. */
  open?: boolean
  className?: string | undefined
  children: ReactNode
}

/** Content that few people want to see, one press away. Works without scripts. */
export function Fold({ title, quiet, open, className, children }: FoldProps) {
  return (
    <details open={open} className={classNames(styles.fold, quiet && styles.quiet, className)}>
      <summary>{title}</summary>
      {children}
    </details>
  )
}
