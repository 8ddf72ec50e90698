import { Link } from 'react-router'
import { Icon } from '#web/ui/icon.tsx'
import styles from './back-to-settings.module.css'

/** The way back above the heading of a page below the settings. */
export function BackToSettings({ to }: { to: string }) {
  return (
    <Link to={to} className={styles.back}>
      <Icon name="chevron-left" />
      設定
    </Link>
  )
}
