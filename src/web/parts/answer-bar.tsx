import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { footMark } from '#web/ui/browser/foot-mark.ts'
import styles from './answer-bar.module.css'

type AnswerBarProps = {
  /** The subject of the answer: a deadline or a chosen date. */
  status: ReactNode
  /** For a narrow column: the bar takes the column's background and keeps its edges. */
  flush?: boolean
  /** One wide button on phones; or a quiet, perhaps a secondary, and a primary one. */
  children: ReactNode
}

/** A bar that stays at the lower edge of the window while the page scrolls. */
export function AnswerBar({ status, flush, children }: AnswerBarProps) {
  return (
    <div className={classNames(styles.bar, flush && styles.flush)} {...footMark}>
      <div className={styles.status}>{status}</div>
      <div className={styles.buttons}>{children}</div>
    </div>
  )
}
