import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import { tabClass, tabsClass } from '#web/ui/tabs.tsx'

type LinkTabsProps = { label: string; className?: string | undefined; children: ReactNode }

/** Tabs with an address each. */
export const LinkTabs = ({ label, className, children }: LinkTabsProps) => (
  <nav className={tabsClass(className)} aria-label={label}>
    {children}
  </nav>
)

type LinkTabProps = ComponentProps<typeof Link> & { isCurrent: boolean }

export const LinkTab = ({ isCurrent, className, ...link }: LinkTabProps) => (
  <Link {...link} className={tabClass(className)} aria-current={isCurrent ? 'page' : undefined} />
)
