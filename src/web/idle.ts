/** Acts when the page has come to rest; returns how to think better of it. */
export function whenIdle(act: () => void) {
  // Safari does not say when it is idle.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, 1000)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(act, { timeout: 5000 })
  return () => cancelIdleCallback(request)
}
