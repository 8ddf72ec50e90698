import { type ComponentPropsWithRef, useId } from 'react'
import { classNames } from '../class-names.ts'
import styles from './control.module.css'
import { Icon } from '../marks/icon.tsx'
import { Input } from './input.tsx'
import { useKeys } from '../browser/keys.ts'

type SearchFieldProps = Omit<ComponentPropsWithRef<'input'>, 'type'> & {
  label: string
  /** The key that focuses the input from anywhere on the page; the key is shown at the end of the input. */
  shortcut?: string
}

export function SearchField({ label, shortcut, className, id, ...input }: SearchFieldProps) {
  const made = useId()
  const own = id ?? made
  useKeys(shortcut ? { [shortcut]: () => document.getElementById(own)?.focus() } : {})
  return (
    <div className={classNames(styles.group, className)}>
      <Icon name="search" />
      <Input
        enterKeyHint="search"
        {...input}
        id={own}
        type="search"
        aria-label={label}
        aria-keyshortcuts={shortcut}
        className={shortcut && styles.withEnd}
      />
      {shortcut && <kbd className={classNames(styles.key, 'wide-only')}>{shortcut}</kbd>}
    </div>
  )
}
