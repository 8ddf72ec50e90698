import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { classNames } from '#web/ui/class-names.ts'
import { Logo } from '#web/ui/marks/logo.tsx'
import styles from './top-bar.module.css'

type TopBarProps = {
  /** The address of the logo's link; without `home` the logo is a picture. */
  home?: string
  /** The label of the logo's link, where the product's name alone does not say which area's top page. */
  homeLabel?: string
  /** clear: the night look, with the page beginning under the bar. */
  look?: 'day' | 'night' | 'clear'
  wideOnly?: boolean
  children?: ReactNode
}

/** §2: the logo, then the content of the area. */
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
