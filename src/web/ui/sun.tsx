import { classNames } from './class-names.ts'
import styles from './sun.module.css'

/** One disc and flat rings on the night. Its radius is --r; place it from the page's own style sheet. */
export function Sun({ className }: { className?: string }) {
  return <span aria-hidden="true" className={classNames(styles.sun, className)} />
}

/** The sun over a drawn horizon. --rise is where its centre stands (0: on the line), --x where along it. */
export function Horizon({ className }: { className?: string }) {
  return <span aria-hidden="true" className={classNames(styles.horizon, className)} />
}
