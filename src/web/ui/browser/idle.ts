import { useEffect, useEffectEvent } from 'react'

/** Calls `act` when the page is idle, unless the returned function is called first. */
function whenIdle(act: () => void) {
  // Safari has no requestIdleCallback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, 1000)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(act, { timeout: 5000 })
  return () => cancelIdleCallback(request)
}

/** Calls `act` when the page is idle, and again for another `about`; null calls nothing. */
export function useIdle<About>(act: (about: About) => void, about: About | null) {
  const rested = useEffectEvent(act)
  useEffect(() => (about === null ? undefined : whenIdle(() => rested(about))), [about])
}
