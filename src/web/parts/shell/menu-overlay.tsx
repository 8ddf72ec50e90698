import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { Icon } from '#web/ui/marks/icon.tsx'
import { useKeys } from '#web/ui/browser/keys.ts'
import type { Group } from './navigation.tsx'
import styles from './top-bar.module.css'

type MenuOverlayProps = { groups: Group[]; search?: { label: string; onPress: () => void } }

/** §2: the menu below the bar on narrow screens; a change of route closes the menu. */
export function MenuOverlay({ groups, search }: MenuOverlayProps) {
  const [isOpen, setOpen] = useState(false)
  const { pathname } = useLocation()
  const [shownAt, setShownAt] = useState(pathname)
  if (shownAt !== pathname) {
    setShownAt(pathname)
    setOpen(false)
  }
  useKeys(isOpen ? { Escape: () => setOpen(false) } : {})
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
          {search && (
            <button
              type="button"
              onClick={() => {
                setOpen(false)
                search.onPress()
              }}
            >
              {search.label}
              <Icon name="search" />
            </button>
          )}
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
