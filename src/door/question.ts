import { parse } from 'hono/utils/cookie'
import { isSessionToken } from '#domain/session/rules.ts'
import type { Area } from '#ground/area.ts'
import { pageViewerField, pageViewerHeader } from '#ground/page-viewer.ts'
import type { Batches } from '#graphql/context.ts'

export type Params = { query: string; variables?: Record<string, unknown>; operationName?: string }
/** A GraphQL request, over HTTP or from a page. */
export type Question = {
  params: Params
  request: Pick<Request, 'headers'>
  address: string
  batches: Batches
  /** Asked by a page of ours that is drawn in this process. */
  isOwnDocument: true
}

const areas: readonly string[] = ['candidate', 'client', 'admin'] satisfies Area[]
/**
 * The area a page names for its request; the cookie of that area identifies the viewer. An unknown word gives null, a
 * guest.
 */
export const areaOf = (text: string | null): Area | null => (areas.includes(text ?? '') ? (text as Area) : null)

/** The session token in the cookie of this name; undefined for a value of another form. */
export function cookieOf(request: Pick<Request, 'headers'>, name: string): string | undefined {
  const value = parse(request.headers.get('cookie') ?? '', name)[name]
  return value !== undefined && isSessionToken(value) ? value : undefined
}

const notedViewers = new WeakMap<Pick<Request, 'headers'>, string>()

/** Notes the viewer whose page sent this request, where a header cannot say so: in a form or over a socket. */
export const notePageViewer = (request: Pick<Request, 'headers'>, viewerId: string) =>
  void notedViewers.set(request, viewerId)

/** The id of the viewer whose page sent this request; null where no page of a viewer did. */
export function pageViewerOf(request: Request): string | null {
  const named = request.headers.get(pageViewerHeader) ?? notedViewers.get(request)
  if (named !== undefined || request.method !== 'GET' || !request.url.includes(pageViewerField)) return named ?? null
  return new URL(request.url).searchParams.get(pageViewerField)
}
