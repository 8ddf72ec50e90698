import { rememberFocus } from '../overlays/dialog-focus.ts'
import { onDocument } from './listener.ts'

/** Places with a name of their own to read aloud. */
const namedPlaces =
  '[tabindex], dialog:modal, fieldset, :is(section, article, nav, form, [role=group], [role=region]):is([aria-labelledby], [aria-label])'
const onFocusIn = onDocument('focusin')

type Focus = { element: EventTarget | null; pathname: string; focusNear: () => void }

let isWatched = false

/**
 * Where an act takes away the button that was pressed, the focus goes to the nearest named place around it: from the body
 * nobody hears or finds where the page goes on. A new page leaves the focus alone. What a component focuses itself by the
 * next frame comes first.
 */
export function watchLostFocus() {
  if (isWatched) return
  isWatched = true
  let last: Focus | null = null
  const remember = (element: EventTarget | null) => {
    last = { element, pathname: location.pathname, focusNear: rememberFocus(namedPlaces) }
  }
  const look = () => {
    if (!(last?.element instanceof Node) || last.element.isConnected) return
    const { pathname, focusNear } = last
    last = null
    requestAnimationFrame(() => {
      if (location.pathname === pathname) focusNear()
    })
  }
  remember(document.activeElement)
  onFocusIn(({ target }) => remember(target))
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
}
