import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * Calls `act` once after `ms` milliseconds; null stops the timer. Another `about` starts the timer again. The signal
 * aborts when the component leaves the page or the timer's input changes.
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

/** Debounces: only the last call within `ms` milliseconds acts, and no call after the component has left the page. */
export function useDebounce(ms: number) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return (act: () => void) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(act, ms)
  }
}
