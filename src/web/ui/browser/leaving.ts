import { useEffect, useEffectEvent } from 'react'
import { onWindow, useListener } from './listener.ts'

/** Calls `act` when the component leaves the page, and for the old `about` when `about` changes. */
export function useLeaving<About>(act: (about: About) => void, about: About) {
  const left = useEffectEvent(act)
  useEffect(() => () => left(about), [about])
}

const unloads = onWindow('beforeunload')

/** Makes the browser ask before a tab with unsaved text is closed or reloaded. */
export function useUnloadGuard(isUnsaved: () => boolean) {
  useListener(unloads, (event) => {
    if (isUnsaved()) event.preventDefault()
  })
}
