import { classNames } from '../class-names.ts'
import styles from './sun.module.css'

/** A disc with flat rings on the night. --r is the radius; the page's own stylesheet sets the position. */
export function Sun({ className }: { className?: string }) {
  return <span aria-hidden="true" className={classNames(styles.sun, className)} />
}

/**
 * The sun over a drawn horizon. --rise is the height of the sun's centre (0: on the line), --x the position along the
 * line.
 */
export function Horizon({ className }: { className?: string }) {
  return <span aria-hidden="true" className={classNames(styles.horizon, className)} />
}
