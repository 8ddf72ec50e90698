import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './flow.module.css'

type FlowProps = {
  steps: readonly { title: ReactNode; note?: ReactNode }[]
  /** The index of the next step, marked by the sun. */
  current?: number
  className?: string
}

export function Flow({ steps, current = 0, className }: FlowProps) {
  return (
    <ol className={classNames(styles.flow, className)}>
      {steps.map(({ title, note }, at) => (
        <li key={at} aria-current={at === current ? 'step' : undefined}>
          <strong>{title}</strong>
          {note && <span>{note}</span>}
        </li>
      ))}
    </ol>
  )
}
