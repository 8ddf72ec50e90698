import type { ComponentPropsWithRef, KeyboardEvent, MouseEvent } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../marks/icon.tsx'
import type { IconName } from '../marks/icon-names.ts'
import styles from './menu.module.css'
import { Popover, type PopoverProps } from './popover.tsx'

/** A menu of actions. A choice closes the menu, and the button has the focus again before the action continues. */
export function Menu(props: PopoverProps) {
  return <Popover {...props} role="menu" onKeyDown={moveWithin} onClick={closeAfterChoice} />
}

type MenuLook = { danger?: boolean; className?: string }

/** For a router link in the menu, which also needs role="menuitem" and tabIndex={-1}. */
export const menuItemClass = ({ danger, className }: MenuLook = {}) =>
  classNames(styles.item, danger && styles.danger, className)

type MenuItemProps = ComponentPropsWithRef<'button'> & MenuLook & { icon?: IconName }

export function MenuItem({ icon, danger, className, children, type = 'button', ...rest }: MenuItemProps) {
  return (
    <button {...rest} type={type} role="menuitem" tabIndex={-1} className={menuItemClass({ danger, className })}>
      {icon && <Icon name={icon} />}
      {children}
    </button>
  )
}

export function MenuLine() {
  return <hr className={styles.line} />
}

function closeAfterChoice(event: MouseEvent<HTMLElement>) {
  const isItem = event.target instanceof Element && event.target.closest('[role^="menuitem"]')
  if (isItem) event.currentTarget.hidePopover()
}

function moveWithin(event: KeyboardEvent<HTMLElement>) {
  if (event.key === 'Tab') return event.currentTarget.hidePopover()
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role^="menuitem"]:not(:disabled)')]
  const at = items.findIndex((item) => item === document.activeElement)
  const to = {
    ArrowDown: (at + 1) % items.length,
    ArrowUp: (at <= 0 ? items.length : at) - 1,
    Home: 0,
    End: items.length - 1,
  }[event.key]
  if (to === undefined) return
  event.preventDefault()
  items[to]?.focus()
}
