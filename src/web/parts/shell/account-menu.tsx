import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { forgetDrafts } from '#web/parts/forms/draft/kept-draft.ts'
import { Icon } from '#web/ui/icon.tsx'
import { menuItemClass, Menu } from '#web/ui/menu.tsx'
import bar from './top-bar.module.css'

type AccountMenuProps = { logout: string; children: ReactNode; about?: ReactNode }

/** The signed-in person's menu with the sign-out. */
export function AccountMenu({ logout, children, about }: AccountMenuProps) {
  const trigger = (
    <>
      {children}
      <span className="visually-hidden">アカウントのメニュー</span>
    </>
  )
  return (
    <Menu label="アカウント" triggerClass={bar.barButton} trigger={trigger}>
      {about}
      <Form method="post" action={logout} reloadDocument onSubmit={forgetDrafts}>
        <button type="submit" role="menuitem" tabIndex={-1} className={menuItemClass()}>
          <Icon name="logout" />
          ログアウト
        </button>
      </Form>
    </Menu>
  )
}
