import { useEffect, useState } from 'react'

/** Milliseconds the old list stays before skeletons take its place: a shorter wait would only flicker. */
export const slowAfterMs = 500

/** Whether what is on its way takes long. */
export function useIsSlow(isLoading: boolean) {
  const [isSlow, setSlow] = useState(false)
  if (!isLoading && isSlow) setSlow(false)
  useEffect(() => {
    if (!isLoading) return
    const timer = setTimeout(() => setSlow(true), slowAfterMs)
    return () => clearTimeout(timer)
  }, [isLoading])
  return isLoading && isSlow
}
