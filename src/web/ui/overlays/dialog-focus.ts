/** The places that a dialog was opened from. */
const openers = '[tabindex], dialog:modal'

/**
 * Remembers the focused element. The returned function focuses that element again, or the nearest remaining place
 * around it.
 */
export function rememberFocus(places = openers) {
  const opener = document.activeElement
  const around = ancestorsOf(opener)
  return () => {
    const lost = document.activeElement === null || document.activeElement === document.body
    if (!lost || !(opener instanceof HTMLElement) || opener === document.body) return
    if (opener.isConnected) return opener.focus({ preventScroll: true })
    const place = around.find((one) => one.isConnected && one.matches(places))
    const target = place?.matches('dialog') ? place.querySelector('h2') : place
    focusOn(target ?? document.querySelector('main h1'))
  }
}

function focusOn(element: Element | null) {
  if (!(element instanceof HTMLElement)) return
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1
  element.focus({ preventScroll: true })
}

function ancestorsOf(element: Element | null): Element[] {
  return element?.parentElement ? [element.parentElement, ...ancestorsOf(element.parentElement)] : []
}
