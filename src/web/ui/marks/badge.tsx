import type { ReactNode } from 'react'
import styles from './badge.module.css'
import { classNames } from '../class-names.ts'

export type BadgeKind = 'plain' | 'plum' | 'line' | 'info' | 'success' | 'warning' | 'error'

type BadgeProps = { kind?: BadgeKind; className?: string; children: ReactNode }

/** A label that cannot be pressed. */
export function Badge({ kind = 'plain', className, children }: BadgeProps) {
  return <span className={classNames(styles.badge, styles[kind], className)}>{children}</span>
}
