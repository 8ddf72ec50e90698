import { classNames } from './class-names.ts'
import styles from './stepper.module.css'

type StepperProps = {
  steps: readonly string[]
  /** The index of the current step; an index past the end marks all steps as done. */
  current: number
  label?: string
  className?: string
}

export function Stepper({ steps, current, label = '手順', className }: StepperProps) {
  return (
    <ol className={classNames(styles.stepper, className)} aria-label={label}>
      {steps.map((step, at) => (
        <li
          key={step}
          className={classNames(styles.step, at < current && styles.done)}
          aria-current={at === current ? 'step' : undefined}
        >
          {step}
          {at < current && <span className="visually-hidden">（完了）</span>}
        </li>
      ))}
    </ol>
  )
}
