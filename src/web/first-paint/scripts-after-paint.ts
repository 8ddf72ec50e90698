/**
 * Runs in the page, as text, so it uses nothing but what stands in it. A page that nobody looks at is not painted, and
 * does not wait.
 */
function startAfterPaint(files: readonly string[]) {
  // Chromium makes its offer once, and it may come before the scripts.
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    window.installOffer = event
  })
  const early: Event[] = []
  const note = (event: Event) => void early.push(event)
  const noted = ['input', 'change', 'compositionstart', 'compositionend', 'click']
  for (const type of noted) document.addEventListener(type, note, true)
  window.takeEarlyInput = () => {
    for (const type of noted) document.removeEventListener(type, note, true)
    return early
  }
  const own = document.currentScript
  const held = document.querySelector('script[type="text/plain"]')
  let isDone = false
  const start = () => {
    if (isDone) return
    isDone = true
    document.removeEventListener('visibilitychange', start)
    for (const href of files)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
    const script = document.createElement('script')
    Object.assign(script, { type: 'module', nonce: own?.nonce ?? '', textContent: held?.textContent ?? '' })
    document.head.append(script)
    script.remove()
  }
  own?.remove()
  const isSeen = document.visibilityState === 'visible'
  if (!isSeen || !PerformanceObserver.supportedEntryTypes.includes('paint')) return start()
  document.addEventListener('visibilitychange', start)
  const observer = new PerformanceObserver(() => {
    observer.disconnect()
    start()
  })
  observer.observe({ type: 'paint', buffered: true })
}

const preload = /<link rel="modulepreload"[^>]* href="([^"]*)"[^>]*>/g
const moduleScript = /<script([^>]*) type="module" async="">/

/**
 * The page with its scripts put off until it has been painted for the first time: on a phone's line they would take
 * half the room of its stylesheets, and its processor would work on them before it draws a letter.
 */
export function scriptsAfterPaint(html: string, nonce: string | undefined): string {
  const files = [...html.matchAll(preload)].map(([, href]) => href)
  const starter = `<script${nonce ? ` nonce="${nonce}"` : ''}>(${startAfterPaint.toString()})(${JSON.stringify(files)})</script>`
  return html
    .replaceAll(preload, '')
    .replace(moduleScript, '<script$1 type="text/plain">')
    .replace('</body>', () => `${starter}</body>`)
}
