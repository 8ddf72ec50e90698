import type { CSSProperties } from 'react'
import styles from './bar-meter.module.css'
import { classNames } from '../class-names.ts'

type BarMeterProps = {
  value: number
  max?: number
  label: string
  /** The value for screen readers, such as 「20問中8問」. */
  text?: string
  className?: string
}

export function BarMeter({ value, max = 100, label, text, className }: BarMeterProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0
  return (
    <div
      role="meter"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuetext={text}
      className={classNames(styles.bar, className)}
      style={{ '--value': share * 100 } as CSSProperties}
    />
  )
}
