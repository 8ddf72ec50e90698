import { useCallback, useSyncExternalStore } from 'react'

/** The media queries of media.css that scripts use; a test compares both files. */
export const media = {
  narrow: '(max-width: 1034px)',
  widePointer: '(min-width: 1035px) and (pointer: fine)',
} as const

/** Whether the window matches the query. Null on the server and during hydration, so that both render the same. */
export function useMedia(query: string): boolean | null {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore<boolean | null>(
    subscribe,
    () => matchMedia(query).matches,
    () => null,
  )
}
