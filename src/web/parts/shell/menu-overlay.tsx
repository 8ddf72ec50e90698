import { useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { Icon } from '#web/ui/icon.tsx'
import type { Group } from './navigation.tsx'
import styles from './top-bar.module.css'

/** §2: below the bar on narrow screens; toggles, and closes when the route changes. */
export function MenuOverlay({ groups }: { groups: Group[] }) {
  const [isOpen, setOpen] = useState(false)
  const { pathname } = useLocation()
  useEffect(() => setOpen(false), [pathname])
  useEffect(() => {
    if (!isOpen) return
    const close = (event: KeyboardEvent) => event.key === 'Escape' && setOpen(false)
    addEventListener('keydown', close)
    return () => removeEventListener('keydown', close)
  }, [isOpen])
  return (
    <div className="phone-only">
      <button
        type="button"
        className={styles.barButton}
        aria-label="メニュー"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name={isOpen ? 'close' : 'list'} size="large" />
      </button>
      {isOpen && (
        <nav className={styles.overlay} aria-label="企業メニュー">
          {groups.map((group) => (
            <Link
              key={group.to}
              to={group.to}
              aria-current={group.belongs.test(pathname) ? 'page' : undefined}
              onClick={() => setOpen(false)}
            >
              {group.label}
              <Icon name="chevron-right" />
            </Link>
          ))}
        </nav>
      )}
    </div>
  )
}
