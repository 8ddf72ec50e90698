import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './dot.module.css'

/** Needs a text beside it: the difference between a filled and an empty ring is not clear to everyone. */
export function Dot({ off, className, children }: { off?: boolean; className?: string; children: ReactNode }) {
  return <span className={classNames(styles.dot, off && styles.off, className)}>{children}</span>
}
