import type { CSSProperties } from 'react'
import styles from './arc-meter.module.css'
import { classNames } from '../class-names.ts'

type ArcMeterProps = {
  /** 0–100 */
  value: number
  label?: string
  size?: 'normal' | 'small'
  /** Set when the same number is written beside the meter. */
  decorative?: boolean
  className?: string
}

const rays = [
  [25, 'm32 38-8-8'],
  [50, 'M80 18V6'],
  [75, 'm128 38 8-8'],
] as const
const arc = 'M28 84a52 52 0 0 1 104 0'

/** The sun of the logo as a meter. A ray lights up when the arc has passed below the ray. */
export function ArcMeter({ value, label = '充実度', size = 'normal', decorative, className }: ArcMeterProps) {
  const percent = Math.min(100, Math.max(0, Math.round(value)))
  const meaning = decorative
    ? { 'aria-hidden': true }
    : {
        role: 'meter',
        'aria-label': label,
        'aria-valuenow': percent,
        'aria-valuemin': 0,
        'aria-valuemax': 100,
      }
  return (
    <div
      {...meaning}
      className={classNames(styles.arc, size === 'small' && styles.small, className)}
      style={{ '--value': percent } as CSSProperties}
    >
      <svg viewBox="0 0 160 96" aria-hidden="true">
        {rays.map(([at, path]) => (
          <path key={at} className={styles.ray} style={{ '--at': at } as CSSProperties} d={path} />
        ))}
        <path className={styles.track} pathLength={100} d={arc} />
        {percent > 0 && <path className={styles.value} pathLength={100} d={arc} />}
        <path className={styles.ground} d="M4 94h152" />
      </svg>
      {size === 'normal' && (
        <span className={styles.number} aria-hidden="true">
          {percent}
          <small>%</small>
        </span>
      )}
    </div>
  )
}
