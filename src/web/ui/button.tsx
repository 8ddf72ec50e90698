import type { ComponentPropsWithRef, MouseEvent } from 'react'
import styles from './button.module.css'
import { classNames } from './class-names.ts'

export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger' | 'light' | 'night'

type ButtonLook = { kind?: ButtonKind; wide?: boolean; icon?: boolean; className?: string }

/** For links that look like a button. */
export const buttonClass = ({ kind = 'primary', wide, icon, className }: ButtonLook = {}) =>
  classNames(styles.button, styles[kind], icon && styles.icon, wide && styles.wide, className)

type Name = { icon?: false } | { icon: true; 'aria-label': string }

type ButtonProps = ComponentPropsWithRef<'button'> & Omit<ButtonLook, 'icon'> & Name & { busy?: boolean }

/** A busy button keeps the focus and its place, and a second press does nothing. */
export function Button({ kind, wide, icon, busy, className, onClick, type = 'button', ...rest }: ButtonProps) {
  const isBlocked = busy || rest['aria-disabled'] === true || rest['aria-disabled'] === 'true'
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (!isBlocked) return onClick?.(event)
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ kind, wide, icon, className })}
      aria-busy={busy || undefined}
      onClick={press}
    />
  )
}
