import { type ComponentPropsWithRef, useEffect, useId } from 'react'
import { classNames } from './class-names.ts'
import styles from './control.module.css'
import { Icon } from './icon.tsx'
import { Input } from './input.tsx'

type SearchFieldProps = Omit<ComponentPropsWithRef<'input'>, 'type'> & {
  label: string
  /** A key that brings the cursor here from anywhere on the page; shown at the end of the box. */
  shortcut?: string
}

export function SearchField({ label, shortcut, className, id, ...input }: SearchFieldProps) {
  const made = useId()
  const own = id ?? made
  useEffect(() => {
    if (!shortcut) return
    const jump = (event: KeyboardEvent) => {
      if (event.key !== shortcut || event.isComposing || isModified(event) || isTyping(event.target)) return
      event.preventDefault()
      document.getElementById(own)?.focus()
    }
    document.addEventListener('keydown', jump)
    return () => document.removeEventListener('keydown', jump)
  }, [shortcut, own])
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

const isModified = (event: KeyboardEvent) => event.ctrlKey || event.metaKey || event.altKey

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select, dialog, dialog *'))
