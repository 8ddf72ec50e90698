import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { Content, type ContentWidth } from '#web/ui/content.tsx'
import { Count } from '#web/ui/marks/count.tsx'
import { Icon } from '#web/ui/marks/icon.tsx'
import type { IconName } from '#web/ui/marks/icon-names.ts'
import { Menu, menuItemClass } from '#web/ui/overlays/menu.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import styles from './side-pages.module.css'

type SidePage = { label: string; to: string; icon: IconName; belongs: RegExp; count?: number }
/** Pages under one heading; the first group of a list may do without. */
export type SideGroup = { heading?: string; pages: readonly SidePage[] }

type SidePagesProps = { label: string; groups: readonly SideGroup[]; width?: ContentWidth; children: ReactNode }

/** Pages beside the list of their neighbours; on phones the list is a menu above the page. */
export function SidePages({ label, groups, width = 'large', children }: SidePagesProps) {
  const { pathname } = useLocation()
  const pages = groups.flatMap((group) => group.pages)
  const current = pages.find(({ belongs }) => belongs.test(pathname))
  return (
    <Content width={width} className={styles.frame}>
      <div className="phone-only">
        <Menu
          label={label}
          triggerClass={styles.choice}
          trigger={
            <>
              {current?.label ?? label}
              <Icon name="chevron-down" size="small" />
              <span className="visually-hidden">ほかのページを選ぶ</span>
            </>
          }
        >
          {pages.map((page) => (
            <Link key={page.to} to={page.to} role="menuitem" tabIndex={-1} className={menuItemClass()}>
              <Icon name={page.icon} />
              {page.label}
              {page.count ? <Count value={page.count} className={styles.count} /> : null}
            </Link>
          ))}
        </Menu>
      </div>
      <nav className={`${styles.side} wide-only`} aria-label={label}>
        {groups.map((group) => (
          <SideList key={group.pages[0]?.to} group={group} current={current} />
        ))}
      </nav>
      <div className={styles.page}>{children}</div>
    </Content>
  )
}

function SideList({ group, current }: { group: SideGroup; current: SidePage | undefined }) {
  return (
    <>
      {group.heading && <p className={styles.heading}>{group.heading}</p>}
      <ul className={styles.list}>
        {group.pages.map((page) => (
          <li key={page.to}>
            <Link to={page.to} className={styles.link} aria-current={page === current ? 'page' : undefined}>
              <Icon name={page.icon} />
              {page.label}
              {page.count ? <Count value={page.count} className={styles.count} /> : null}
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}

type SidePageHeadProps = { title: ReactNode; lead?: ReactNode; children?: ReactNode }

/** The head of such a page; the children are its acts. */
export function SidePageHead({ title, lead, children }: SidePageHeadProps) {
  return (
    <header className={styles.head}>
      <div>
        <h1>
          <Phrases>{title}</Phrases>
        </h1>
        {lead && <p className="quiet">{lead}</p>}
      </div>
      {children && <div className="row-3">{children}</div>}
    </header>
  )
}
