import { classNames } from './class-names.ts'
import styles from './count.module.css'

type CountProps = {
  value: number
  max?: number
  quiet?: boolean
  unit?: string
  className?: string
}

/** Amber asks to be dealt with, quiet only tells. The unit is read aloud, not shown. */
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
