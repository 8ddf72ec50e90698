import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import { Count } from './marks/count.tsx'
import styles from './tabs.module.css'

/**
 * Around links to other addresses: <nav className={tabsClass()}>. The link of the current page has aria-current="page".
 */
export const tabsClass = (className?: string) => classNames(styles.tabs, className)
export const tabClass = (className?: string) => classNames(styles.tab, className)

type Tab<T extends string> = { value: T; label: ReactNode; count?: number }

type TabsProps<T extends string> = {
  label: string
  tabs: readonly Tab<T>[]
  value: T
  onChange: (value: T) => void
  /** The content of the chosen tab. */
  children: ReactNode
  className?: string
}

/** Tabs within one address. */
export function Tabs<T extends string>({ label, tabs, value, onChange, children, className }: TabsProps<T>) {
  const id = useId()
  const keyDown = (event: KeyboardEvent) => {
    const to =
      tabs[
        targetOf(
          event.key,
          tabs.findIndex((tab) => tab.value === value),
          tabs.length,
        )
      ]
    if (!to) return
    event.preventDefault()
    onChange(to.value)
    document.getElementById(`${id}-${to.value}`)?.focus()
  }
  return (
    <>
      <div role="tablist" aria-label={label} className={tabsClass(className)} onKeyDown={keyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.value}
            id={`${id}-${tab.value}`}
            type="button"
            role="tab"
            className={tabClass()}
            aria-selected={tab.value === value}
            aria-controls={`${id}-panel`}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={() => onChange(tab.value)}
          >
            {tab.label}
            {tab.count !== undefined && <Count value={tab.count} />}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
        {children}
      </div>
    </>
  )
}

function targetOf(key: string, at: number, length: number) {
  if (key === 'ArrowRight') return (at + 1) % length
  if (key === 'ArrowLeft') return (at - 1 + length) % length
  if (key === 'Home') return 0
  if (key === 'End') return length - 1
  return -1
}
