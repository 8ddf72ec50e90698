import type { ReactNode } from 'react'
import { Form, Link } from 'react-router'
import { forgetDrafts } from '#web/parts/forms/draft/kept-draft.ts'
import { Icon } from '#web/ui/marks/icon.tsx'
import type { IconName } from '#web/ui/marks/icon-names.ts'
import { menuItemClass, Menu, MenuLine } from '#web/ui/overlays/menu.tsx'
import { SchemeChoice } from './scheme-choice.tsx'
import bar from './top-bar.module.css'

export type AccountLink = { label: string; to: string; icon: IconName }
type AccountMenuProps = {
  /** The person's whole name, and the company's, as a phone's bar shows neither. */
  name: string
  company?: string
  logout: string
  links?: readonly AccountLink[]
  children: ReactNode
}

/** The signed-in person's menu: the person, the own pages, then the sign-out. */
export function AccountMenu({ name, company, logout, links = [], children }: AccountMenuProps) {
  const trigger = (
    <>
      {children}
      <span className="visually-hidden">アカウントのメニュー</span>
    </>
  )
  return (
    <Menu label="アカウント" triggerClass={bar.barButton} trigger={trigger}>
      <div className={bar.person}>
        {company && <small>{company}</small>}
        <strong>{name}</strong>
      </div>
      <MenuLine />
      {links.map(({ label, to, icon }) => (
        <Link key={to} to={to} role="menuitem" tabIndex={-1} className={menuItemClass()}>
          <Icon name={icon} />
          {label}
        </Link>
      ))}
      {links.length > 0 && <MenuLine />}
      <SchemeChoice inMenu />
      <MenuLine />
      <Form method="post" action={logout} reloadDocument onSubmit={forgetDrafts}>
        <button type="submit" role="menuitem" tabIndex={-1} className={menuItemClass()}>
          <Icon name="logout" />
          ログアウト
        </button>
      </Form>
    </Menu>
  )
}
