import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * Acts `ms` milliseconds after it was wanted, once; null: not wanted. Another `about` begins anew. The signal ends with
 * the component or with what the act was about.
 */
export function useTimer<About = undefined>(
  act: (about: About | undefined, gone: AbortSignal) => void,
  ms: number | null,
  about?: About,
) {
  const due = useEffectEvent(act)
  useEffect(() => {
    if (ms === null) return
    const leaving = new AbortController()
    const timer = setTimeout(() => due(about, leaving.signal), ms)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [ms, about])
}

/** Puts an act off until there was none for `ms` milliseconds; only the last one is done, none after the component has gone. */
export function useRest(ms: number) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return (act: () => void) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(act, ms)
  }
}
