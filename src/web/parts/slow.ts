import { useState } from 'react'
import { useTimer } from '#web/ui/timer.ts'

/** Milliseconds the old list stays before skeletons take its place: a shorter wait would only flicker. */
export const slowAfterMs = 500

/** Whether what is on its way takes long. */
export function useIsSlow(isLoading: boolean) {
  const [isSlow, setSlow] = useState(false)
  if (!isLoading && isSlow) setSlow(false)
  useTimer(() => setSlow(true), isLoading ? slowAfterMs : null)
  return isLoading && isSlow
}
