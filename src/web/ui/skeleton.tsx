import { classNames } from './class-names.ts'
import styles from './skeleton.module.css'

type SkeletonProps = {
  width?: string | number
  height?: string | number
  round?: boolean
  className?: string
}

/** The place of a line that is on its way; name the wait on the region around it (aria-busy, aria-label). */
export function Skeleton({ width, height, round, className }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames(styles.skeleton, round && styles.round, className)}
      style={{ width, height }}
    />
  )
}
