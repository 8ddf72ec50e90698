/**
 * Calls `act` once the page has been painted for the first time, so that a phone shows its text before it works on the
 * scripts. A page that nobody looks at is not painted, and does not wait.
 */
export function afterFirstPaint(act: () => void) {
  const isSeen = document.visibilityState === 'visible'
  if (!isSeen || !PerformanceObserver.supportedEntryTypes.includes('paint')) return act()
  let isDone = false
  const once = () => {
    if (isDone) return
    isDone = true
    observer.disconnect()
    document.removeEventListener('visibilitychange', once)
    act()
  }
  const observer = new PerformanceObserver(once)
  observer.observe({ type: 'paint', buffered: true })
  document.addEventListener('visibilitychange', once)
}
