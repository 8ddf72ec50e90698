import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './dot.module.css'

/** Always with words beside it: a filled and an empty ring are not enough for everybody. */
export function Dot({ off, className, children }: { off?: boolean; className?: string; children: ReactNode }) {
  return <span className={classNames(styles.dot, off && styles.off, className)}>{children}</span>
}
