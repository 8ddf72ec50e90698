import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { classNames } from '#web/ui/class-names.ts'
import { Logo } from '#web/ui/logo.tsx'
import styles from './top-bar.module.css'

type TopBarProps = {
  /** Where the logo leads; without it the logo is a picture. */
  home?: string
  /** The name of that link, where the product's alone would not say which top it is. */
  homeLabel?: string
  /** clear: night, and the page begins under it. */
  look?: 'day' | 'night' | 'clear'
  wideOnly?: boolean
  children?: ReactNode
}

/** §2: the logo, then what the area puts beside it. */
export function TopBar({ home, homeLabel, look = 'day', wideOnly, children }: TopBarProps) {
  return (
    <header
      className={classNames(
        styles.bar,
        look !== 'day' && styles.night,
        look === 'clear' && styles.clear,
        wideOnly && 'wide-only',
      )}
    >
      {home ? (
        <Link className={styles.logo} to={home} aria-label={homeLabel}>
          <Logo decorative={homeLabel !== undefined} />
        </Link>
      ) : (
        <span className={styles.logo}>
          <Logo />
        </span>
      )}
      {children}
    </header>
  )
}
