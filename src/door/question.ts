import { parse } from 'hono/utils/cookie'
import { isSessionToken } from '#domain/session/rules.ts'
import type { Area } from '#ground/area.ts'
import type { Batches } from '#graphql/context.ts'

export type Params = { query: string; variables?: Record<string, unknown>; operationName?: string }
/** A GraphQL request, over HTTP or from a page. */
export type Question = { params: Params; request: Pick<Request, 'headers'>; address: string; batches: Batches }

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
