import { classNames } from '../class-names.ts'
import styles from './skeleton.module.css'

type SkeletonProps = {
  width?: string | number
  height?: string | number
  round?: boolean
  className?: string
}

/** The place of a loading line. The region around the skeleton needs aria-busy and an aria-label. */
export function Skeleton({ width, height, round, className }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames(styles.skeleton, round && styles.round, className)}
      style={{ width, height }}
    />
  )
}
