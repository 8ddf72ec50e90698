import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import styles from './answer-bar.module.css'

type AnswerBarProps = {
  /** What the answer is about: a deadline, a chosen date. */
  status: ReactNode
  /** One wide button on phones; without it a quiet, a second and a main one. */
  single?: boolean
  /** Within a narrow column: the bar takes its ground and keeps its edges. */
  flush?: boolean
  children: ReactNode
}

/** Stays at the lower edge while one reads. */
export function AnswerBar({ status, single, flush, children }: AnswerBarProps) {
  return (
    <div className={classNames(styles.bar, flush && styles.flush)}>
      <div className={styles.status}>{status}</div>
      <div className={classNames(styles.buttons, single && styles.single)}>{children}</div>
    </div>
  )
}
