import type { RefObject } from 'react'
import { useKeys } from '#web/ui/browser/keys.ts'

/** ↑ and ↓ move the focus along the links of a list; Enter opens the link. */
export function useListKeys(list: RefObject<HTMLElement | null>) {
  const move = (step: 1 | -1) => {
    const links = [...(list.current?.querySelectorAll<HTMLAnchorElement>('li h2 a') ?? [])]
    const at = links.findIndex((link) => link === document.activeElement)
    // With the focus elsewhere on the page, the arrow keys scroll.
    const to = at === -1 && document.activeElement !== document.body ? undefined : links[at === -1 ? 0 : at + step]
    if (!to) return false
    to.focus()
    return true
  }
  useKeys({ ArrowDown: () => move(1), ArrowUp: () => move(-1) })
}
