import { useEffect, useEffectEvent } from 'react'

/** Acts when the component is on the screen, and again for another `about`: it scrolls, moves the focus, counts a view. */
export function useAfterPaint<About>(act: (about: About) => void, about: About) {
  const shown = useEffectEvent(act)
  useEffect(() => {
    shown(about)
  }, [about])
}
