import type { ComponentPropsWithRef } from 'react'
import { classNames } from './class-names.ts'
import styles from './link-button.module.css'

/** A link inside a sentence. */
export const linkClass = (className?: string) => classNames(styles.link, className)

/** A link or button outside a sentence and without a box. */
export const linkButtonClass = (className?: string) => classNames(styles.linkButton, className)

export function LinkButton({ className, type = 'button', ...rest }: ComponentPropsWithRef<'button'>) {
  return <button {...rest} type={type} className={linkButtonClass(className)} />
}
