import { useEffect, useRef } from 'react'

/** Focuses the element for each new cause; null, false and '' are no cause. */
export function useFocusOn<Focused extends HTMLElement>(cause: unknown, { preventScroll = false } = {}) {
  const element = useRef<Focused>(null)
  useEffect(() => {
    if (cause) element.current?.focus({ preventScroll })
  }, [cause, preventScroll])
  return element
}
