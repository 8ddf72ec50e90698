import { useSyncExternalStore } from 'react'

// A wide screen with a mouse: elsewhere the pickers of the system are the better ones.
const query = '(min-width: 1035px) and (pointer: fine)'

const subscribe = (listener: () => void) => {
  const media = matchMedia(query)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

/** False on the server and while the page wakes, so that both draw the same. */
export const useWidePointer = () =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  )
