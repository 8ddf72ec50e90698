import { useState } from 'react'
import { useTimer } from '#web/ui/browser/timer.ts'

/** Milliseconds before skeletons replace the old list. Skeletons for a shorter wait would only flicker. */
export const slowAfterMs = 500

/** Whether a load has taken longer than `slowAfterMs`. */
export function useIsSlow(isLoading: boolean) {
  const [isSlow, setSlow] = useState(false)
  if (!isLoading && isSlow) setSlow(false)
  useTimer(() => setSlow(true), isLoading ? slowAfterMs : null)
  return isLoading && isSlow
}
