import { parse } from 'hono/utils/cookie'
import { isSessionToken } from '#domain/session/rules.ts'
import type { Area } from '#ground/area.ts'
import type { Context } from '#graphql/context.ts'

export type Params = { query: string; variables?: Record<string, unknown>; operationName?: string }
/** A question on its way in, by whichever door. */
export type Question = { params: Params; request: Pick<Request, 'headers'>; address: string; batch: Context['batch'] }

const areas: readonly string[] = ['candidate', 'client', 'admin'] satisfies Area[]
/** The page says for which area it asks; the cookie of that area says who asks. Unknown words are guests. */
export const areaOf = (text: string | null): Area | null => (areas.includes(text ?? '') ? (text as Area) : null)

/** The session token a request carries under that name; a value of another form is no token. */
export function cookieOf(request: Pick<Request, 'headers'>, name: string): string | undefined {
  const value = parse(request.headers.get('cookie') ?? '', name)[name]
  return value !== undefined && isSessionToken(value) ? value : undefined
}
