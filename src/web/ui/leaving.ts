import { useEffect, useEffectEvent } from 'react'
import { onWindow, useListener } from './listener.ts'

/** Acts when the component leaves the page, or when `about` changes. */
export function useLeaving<About>(act: (about: About) => void, about: About) {
  const left = useEffectEvent(act)
  useEffect(() => () => left(about), [about])
}

const unloads = onWindow('beforeunload')

/** The browser asks before a tab with unsaved words is closed or loaded anew. */
export function useUnloadGuard(isUnsaved: () => boolean) {
  useListener(unloads, (event) => {
    if (isUnsaved()) event.preventDefault()
  })
}
