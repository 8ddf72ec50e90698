import { useEffect, useEffectEvent } from 'react'

/** Acts when the page has come to rest, unless the returned function is called before. */
function whenIdle(act: () => void) {
  // Safari does not say when it is idle.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, 1000)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(act, { timeout: 5000 })
  return () => cancelIdleCallback(request)
}

/** Acts when the page has come to rest, again for another `about`; null: there is nothing to do. */
export function useIdle<About>(act: (about: About) => void, about: About | null) {
  const rested = useEffectEvent(act)
  useEffect(() => (about === null ? undefined : whenIdle(() => rested(about))), [about])
}
