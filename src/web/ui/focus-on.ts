import { useEffect, useRef } from 'react'

/** The element takes the focus for each new cause; null, false and '' are none. */
export function useFocusOn<Focused extends HTMLElement>(cause: unknown, { preventScroll = false } = {}) {
  const element = useRef<Focused>(null)
  useEffect(() => {
    if (cause) element.current?.focus({ preventScroll })
  }, [cause, preventScroll])
  return element
}
