import { Link, useLocation } from 'react-router'
import { footMark } from '#web/ui/browser/foot-mark.ts'
import { Count } from '#web/ui/marks/count.tsx'
import { Icon } from '#web/ui/marks/icon.tsx'
import type { IconName } from '#web/ui/marks/icon-names.ts'
import styles from './top-bar.module.css'

/** One navigation group (§2). `belongs` matches the addresses that mark the group as current. */
export type Group = { label: string; to: string; icon: IconName; belongs: RegExp; count?: number }

const isCurrent = (group: Group, pathname: string) => group.belongs.test(pathname)

export function GroupLinks({ groups, label }: { groups: Group[]; label: string }) {
  const { pathname } = useLocation()
  return (
    <nav className={styles.nav} aria-label={label}>
      {groups.map((group) => (
        <Link key={group.to} to={group.to} aria-current={isCurrent(group, pathname) ? 'page' : undefined}>
          {group.label}
          {group.count ? <Count value={group.count} /> : null}
        </Link>
      ))}
    </nav>
  )
}

export function TabBar({ groups, label }: { groups: Group[]; label: string }) {
  const { pathname } = useLocation()
  return (
    <nav className={`${styles.tabs} phone-only`} aria-label={label} {...footMark}>
      {groups.map((group) => (
        <Link key={group.to} to={group.to} aria-current={isCurrent(group, pathname) ? 'page' : undefined}>
          <Icon name={group.icon} size="large" />
          {group.label}
          {group.count ? <Count value={group.count} className={styles.tabCount} /> : null}
        </Link>
      ))}
    </nav>
  )
}
