import type { SubmitEvent } from 'react'
import { useLocation } from 'react-router'
import { useRootData } from '#web/document/root-data.ts'
import { keepScheme, useScheme } from '#web/document/device-scheme.ts'
import { schemeNames, schemes } from '#web/document/scheme.ts'
import { Icon } from '#web/ui/marks/icon.tsx'
import { menuItemClass } from '#web/ui/overlays/menu.tsx'
import { segmentClass, segmentsClass } from '#web/ui/segments.tsx'
import { urls } from '#ground/urls.ts'
import styles from './scheme-choice.module.css'

const label = '画面の明るさ'

/** Light, dark, or as the system: a press changes the page at once; without scripts the server keeps the choice. */
export function SchemeChoice({ inMenu }: { inMenu?: boolean }) {
  const chosen = useScheme()
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
      <div role="group" aria-label={label} className={inMenu ? undefined : segmentsClass(styles.segments)}>
        {inMenu && (
          <p className={styles.label} aria-hidden="true">
            {label}
          </p>
        )}
        {schemes.map((scheme) => {
          const isChosen = scheme === chosen
          const look = inMenu
            ? ({
                role: 'menuitemradio',
                'aria-checked': isChosen,
                tabIndex: -1,
                className: menuItemClass({ className: styles.item }),
              } as const)
            : { 'aria-pressed': isChosen, className: segmentClass() }
          return (
            <button key={scheme} {...look} type="submit" name="intent" value={scheme}>
              {schemeNames[scheme]}
              {inMenu && isChosen && <Icon name="check" />}
            </button>
          )
        })}
      </div>
    </form>
  )
}
