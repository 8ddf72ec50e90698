import { useCallback, useSyncExternalStore } from 'react'

/** What scripts ask of media.css; a test holds the two together. */
export const media = {
  narrow: '(max-width: 1034px)',
  widePointer: '(min-width: 1035px) and (pointer: fine)',
} as const

/** Whether the window fits the query. Null on the server and while the page wakes, so that both draw the same. */
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
