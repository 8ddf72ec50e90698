import { classNames } from '../class-names.ts'
import styles from './count.module.css'

type CountProps = {
  value: number
  max?: number
  quiet?: boolean
  unit?: string
  className?: string
}

/** Amber asks for action, quiet only informs. The unit is for screen readers only. */
export function Count({ value, max = 99, quiet, unit = '件', className }: CountProps) {
  return (
    <span className={classNames(styles.count, quiet && styles.quiet, className)}>
      <span>
        {value > max ? `${max}+` : value}
        <span className="visually-hidden">{unit}</span>
      </span>
    </span>
  )
}
