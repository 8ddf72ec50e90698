import { pageOfNobody, pageViewerField, pageViewerHeader } from '#ground/page-viewer.ts'

let pageViewer: (() => string) | null = null

/** A layout says here whose page is open. Returns a function that ends it. */
export function sayPageViewer(viewerId: () => string) {
  pageViewer = viewerId
  return () => {
    if (pageViewer === viewerId) pageViewer = null
  }
}

/**
 * The id of the viewer for whom the open page was drawn. A page of guests names nobody in what it does alone: the first
 * question after a sign-in comes from it.
 */
export function pageViewerId(isAct = true) {
  const viewerId = pageViewer?.() ?? null
  return isAct || viewerId !== pageOfNobody ? viewerId : null
}

/** Names the viewer of the page in every request that the router sends for an action or a loader of the server. */
export function nameViewerToServer() {
  const send = globalThis.fetch
  globalThis.fetch = (input, init) => {
    const isOfRouter = input instanceof URL && input.origin === location.origin && input.pathname.endsWith('.data')
    const viewerId = isOfRouter ? pageViewerId(init?.method === 'POST') : null
    if (viewerId === null) return send(input, init)
    const headers = new Headers(init?.headers)
    headers.set(pageViewerHeader, viewerId)
    return send(input, { ...init, headers })
  }
}

type Loaded = Readonly<Record<string, unknown>>
type MaybeViewer = { id?: unknown; viewer?: MaybeViewer | null } | null | undefined
const layouts = ['candidate', 'client', 'admin'].map((area) => `pages/${area}/layout`)

/** The id of the viewer in the loaded layout of an area; null without a layout. */
export function viewerIdIn(loaded: Loaded): string | null {
  const [layout] = layouts.map((id) => loaded[id] as MaybeViewer).filter(Boolean)
  if (!layout) return null
  const { id } = layout.viewer ?? layout
  return typeof id === 'string' ? id : pageOfNobody
}

const postForm = /<form\b[^>]*\bmethod="post"[^>]*>/g

/**
 * The page with its viewer in every form, for browsers without scripts. React leaves hidden inputs in a form that it
 * has not drawn itself.
 */
export function viewerInForms(html: string, viewerId: string | null): string {
  if (viewerId === null) return html
  return html.replaceAll(
    postForm,
    (form) => `${form}<input type="hidden" name="${pageViewerField}" value="${viewerId}"/>`,
  )
}
