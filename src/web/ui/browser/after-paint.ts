import { useEffect, useEffectEvent } from 'react'

/**
 * Calls `act` when the component is on the screen, and again for another `about`. For scrolling, focus and counting
 * views.
 */
export function useAfterPaint<About>(act: (about: About) => void, about: About) {
  const latestAct = useEffectEvent(act)
  useEffect(() => {
    latestAct(about)
  }, [about])
}
