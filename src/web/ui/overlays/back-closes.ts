import { useEffect, useEffectEvent } from 'react'

/** A dialog that Back closes. */
type Sheet = { close: () => void; isLocked: () => boolean }
/**
 * Stands in the state of a page's entries, beside what the router keeps there: the entry of the page has the depth 0,
 * each dialog that was opened over it an entry one deeper.
 */
type Mark = { page: string; depth: number }
type State = Record<string, unknown> | null

const field = 'sheets'
const markOf = (state: unknown) => ((state as State)?.[field] as Mark | undefined) ?? null
const marked = (state: unknown, mark: Mark | null) => (mark ? { ...(state as State), [field]: mark } : state)

let open: readonly Sheet[] = []

/**
 * The router does not learn of the entries of dialogs. A dialog that closes by itself leaves its entry: the next dialog
 * or the next page takes the entry over, and Back goes past it. Going back at once would race with a navigation that
 * follows the closing.
 */
function keepEntries() {
  const native = {
    push: history.pushState.bind(history),
    replace: history.replaceState.bind(history),
  }
  let here = markOf(history.state)
  let entry = { state: history.state as unknown, address: location.href }
  const note = () => {
    entry = { state: history.state, address: location.href }
  }

  history.pushState = (state: unknown, unused, url) => {
    const isCovered = here !== null && here.depth > 0
    here = null
    if (isCovered) native.replace(state, unused, url)
    else native.push(state, unused, url)
    note()
  }
  history.replaceState = (state: unknown, unused, url) => {
    native.replace(marked(state, here), unused, url)
    note()
  }
  const cover = (by: Mark) => {
    here = by
    native.push(marked(entry.state, here), '')
    note()
  }
  // Loaded before the router listens (`entry.client.tsx`), so that what is stopped here never reaches it.
  const popped = (event: PopStateEvent) => {
    const [before, there] = [here, markOf(event.state)]
    here = there
    if (!before || there?.page !== before.page || there.depth === before.depth) return note()
    event.stopImmediatePropagation()
    // The address may have changed while the entry of a dialog was on top.
    native.replace(marked(entry.state, there), '', entry.address)
    note()
    if (there.depth > before.depth) return
    if (open.length === 0) return history.go(-1 - there.depth)
    const closing = open.slice(there.depth)
    if (closing.some((sheet) => sheet.isLocked())) return cover(before)
    for (const sheet of closing.toReversed()) sheet.close()
  }
  addEventListener('popstate', popped, { capture: true })

  return () => {
    const depth = here?.depth ?? 0
    if (depth >= open.length) return
    const page = here?.page ?? crypto.randomUUID()
    if (!here) native.replace(marked(history.state, { page, depth: 0 }), '')
    cover({ page, depth: depth + 1 })
  }
}

const addEntry = typeof window === 'undefined' ? () => {} : keepEntries()

/** While the dialog is open, the browser's Back closes the dialog instead of leaving the page. */
export function useBackCloses(isOpen: boolean, close: () => void, isLocked: boolean) {
  const closed = useEffectEvent(close)
  const locked = useEffectEvent(() => isLocked)
  useEffect(() => {
    if (!isOpen) return
    const sheet = { close: () => closed(), isLocked: () => locked() }
    open = [...open, sheet]
    addEntry()
    return () => {
      open = open.filter((other) => other !== sheet)
    }
  }, [isOpen])
}
