import type { ComponentPropsWithRef, KeyboardEvent } from 'react'
import { classNames } from '../class-names.ts'
import styles from './control.module.css'
import { isComposing } from '../browser/ime.ts'

/** The control without a label, for several inputs under one label. */
export function Input({ className, onKeyDown, ...rest }: ComponentPropsWithRef<'input'>) {
  const keyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter' && isComposing(event)) event.preventDefault()
    onKeyDown?.(event)
  }
  return <input {...rest} className={classNames(styles.input, className)} onKeyDown={keyDown} />
}
