import type { ReactNode, SubmitEvent } from 'react'
import { useLocation } from 'react-router'
import { useRootData } from '#web/root-data.ts'
import { keepScheme, schemeNames, schemes, useScheme } from '#web/scheme.ts'
import { Icon } from '#web/ui/icon.tsx'
import { menuItemClass } from '#web/ui/menu.tsx'
import { segmentClass, segmentsClass } from '#web/ui/segments.tsx'
import { urls } from '#ground/urls.ts'
import styles from './scheme-choice.module.css'

const label = '画面の明るさ'

/** A press of one of the buttons changes the page at once; without scripts the server keeps the choice. */
function SchemeForm({ children, className }: { children: ReactNode; className?: string }) {
  const { pathname, search } = useLocation()
  const publicUrl = useRootData()?.publicUrl ?? ''
  const keep = (event: SubmitEvent<HTMLFormElement>) => {
    const pressed = event.nativeEvent.submitter?.getAttribute('value')
    const scheme = schemes.find((one) => one === pressed)
    if (!scheme) return
    event.preventDefault()
    keepScheme(scheme, publicUrl)
  }
  return (
    <form method="post" action={urls.scheme(pathname + search)} onSubmit={keep}>
      <div role="group" aria-label={label} className={className}>
        {children}
      </div>
    </form>
  )
}

export function SchemeMenuItems() {
  const chosen = useScheme()
  return (
    <SchemeForm>
      <p className={styles.label} aria-hidden="true">
        {label}
      </p>
      {schemes.map((scheme) => (
        <button
          key={scheme}
          type="submit"
          name="intent"
          value={scheme}
          role="menuitemradio"
          aria-checked={scheme === chosen}
          tabIndex={-1}
          className={menuItemClass({ className: styles.item })}
        >
          {schemeNames[scheme]}
          {scheme === chosen && <Icon name="check" />}
        </button>
      ))}
    </SchemeForm>
  )
}

export function SchemeSegments() {
  const chosen = useScheme()
  return (
    <SchemeForm className={segmentsClass(styles.segments)}>
      {schemes.map((scheme) => (
        <button
          key={scheme}
          type="submit"
          name="intent"
          value={scheme}
          aria-pressed={scheme === chosen}
          className={segmentClass()}
        >
          {schemeNames[scheme]}
        </button>
      ))}
    </SchemeForm>
  )
}
