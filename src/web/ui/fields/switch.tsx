import type { ChangeEvent, ComponentPropsWithRef, MouseEvent, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './switch.module.css'

type SwitchProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'role'> & {
  children: ReactNode
  /** While the change is being saved, the switch keeps the focus, and a second press does nothing. */
  busy?: boolean
}

/** A switch takes effect at once, unlike a checkbox. */
export function Switch({ children, busy, className, onChange, ...input }: SwitchProps) {
  const hold = (event: MouseEvent) => {
    if (busy) event.preventDefault()
  }
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    if (!busy) onChange?.(event)
  }
  return (
    <label className={classNames(styles.switch, className)}>
      <span className={styles.words}>{children}</span>
      {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says itself whether it is on */}
      <input {...input} type="checkbox" role="switch" aria-busy={busy || undefined} onClick={hold} onChange={change} />
    </label>
  )
}
