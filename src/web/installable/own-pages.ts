import { pageViewerHeader } from '#ground/page-viewer.ts'

// Pages that a student may need without a connection stay readable on the device: the own scouts, and the dates with
// their address and emergency contact. The worker serves the kept pages; nothing else of a student is ever kept.

/** The worker knows this name too. */
const prefix = 'own-pages:'
/** Minutes before a page is kept anew. */
const keptMinutes = 5
const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const keptPaths = new RegExp(
  `^/candidate/invitations/(?:events|status/(?:pending|pending-schedule|accepted)|${uuid}(?:/events/details)?)$`,
)

export const isKept = (pathname: string) => keptPaths.test(pathname)

/** Removes the kept pages of every student but this one. */
export async function forgetOwnPages(butOf?: string) {
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== prefix + (butOf ?? ''))
  await Promise.all(names.map((name) => caches.delete(name)))
}

/** Keeps the page of this address for the student, with the files it needs. A page kept just now is not asked again. */
export async function keepOwnPage(candidateId: string, pathname: string) {
  await forgetOwnPages(candidateId)
  if (!isKept(pathname) || !navigator.onLine) return
  const cache = await caches.open(prefix + candidateId)
  if (isFresh(await cache.match(pathname))) return
  const page = await fetch(pathname, { headers: { accept: 'text/html', [pageViewerHeader]: candidateId } })
  // A page that leads elsewhere is not the student's any more.
  if (!page.ok || page.redirected) return
  const files = filesOf(await page.clone().text())
  await cache.put(pathname, page)
  const missing = await Promise.all(files.map(async (file) => ((await cache.match(file)) ? [] : [file])))
  await cache.addAll(missing.flat())
}

const isFresh = (copy: Response | undefined) =>
  copy !== undefined && Date.now() - Date.parse(copy.headers.get('date') ?? '') < keptMinutes * 60_000

const filesOf = (html: string) => [...new Set(html.match(/\/assets\/[\w./-]+/g) ?? [])]

/**
 * Without a connection a link to a kept page loads the page whole, because only the worker can answer. A page opened
 * that way is loaded anew when the connection is back; any other page stays, with what was typed in it.
 */
export function readWithoutConnection(isOpenedOffline: boolean) {
  addEventListener('click', leadToKept, { capture: true })
  if (isOpenedOffline) reloadWhenBack()
}

/** Milliseconds that a page on its way to another one has to get there. */
const leavingMs = 10_000

/** The connection may be back while another page is on its way: loading this one anew would call the student back. */
function reloadWhenBack() {
  let waitMs = 0
  addEventListener('beforeunload', () => void (waitMs = leavingMs))
  addEventListener('online', () => setTimeout(() => location.reload(), waitMs), { once: true })
}

function leadToKept(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (navigator.onLine || !link || link.target || link.origin !== location.origin) return
  if (!isKept(link.pathname) || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  event.stopPropagation()
  location.assign(link.href)
}
