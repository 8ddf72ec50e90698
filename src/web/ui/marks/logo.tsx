import styles from './logo.module.css'
import { classNames } from '../class-names.ts'

type LogoProps = { decorative?: boolean; className?: string }

/** The mark and the name; decorative when the link around the logo has its own name. */
export function Logo({ decorative, className }: LogoProps) {
  return (
    <svg
      viewBox="0 0 122 32"
      className={classNames(styles.logo, className)}
      role={decorative ? undefined : 'img'}
      aria-label={decorative ? undefined : 'ヨアケ'}
      aria-hidden={decorative ? true : undefined}
    >
      <path d="M8 21a8 8 0 0 1 16 0Z" className={styles.sun} />
      <path d="M3 25h26M16 5v3.5M5.4 10.4l2.5 2.5M26.6 10.4l-2.5 2.5" className={styles.line} strokeWidth="2.5" />
      <g className={styles.line} strokeWidth="3">
        <path d="M43 8h16v17H42M44 16.5h15" />
        <path d="M69 8h18c-.6 4.2-3 6.6-6.4 8.4M78 13.5c.2 5.4-1.6 9.2-6 11.8" />
        <path d="M101 6c-1 4-3 7.4-6 10M99.6 11H117M109.5 11c.2 7-2.2 11.6-7.5 14.3" />
      </g>
    </svg>
  )
}
