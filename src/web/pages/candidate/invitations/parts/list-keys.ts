import { useEffect, type RefObject } from 'react'

const isBusyElsewhere = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select, dialog *, [popover] *, [role="menu"] *'))

/** True for a single key that was not meant for a field, a dialog or the browser. */
export const isPlainKey = (event: KeyboardEvent) =>
  !event.isComposing &&
  !event.defaultPrevented &&
  !event.repeat &&
  !(event.ctrlKey || event.metaKey || event.altKey) &&
  !isBusyElsewhere(event.target) &&
  !document.querySelector('dialog[open]')

/** ↑ and ↓ move along the links of a list; Enter is the link's own. */
export function useListKeys(list: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const move = (event: KeyboardEvent) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
      if (step === undefined || !isPlainKey(event)) return
      const links = [...(list.current?.querySelectorAll<HTMLAnchorElement>('li a') ?? [])]
      const at = links.findIndex((link) => link === document.activeElement)
      // From elsewhere the arrows scroll, until one has stepped into the list.
      const to = at === -1 && document.activeElement !== document.body ? undefined : links[at === -1 ? 0 : at + step]
      if (!to) return
      event.preventDefault()
      to.focus()
    }
    document.addEventListener('keydown', move)
    return () => document.removeEventListener('keydown', move)
  }, [list])
}
