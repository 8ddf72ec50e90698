import type { Area } from '#ground/area.ts'
import type { Context } from '#graphql/context.ts'

export type Params = { query: string; variables?: Record<string, unknown>; operationName?: string }
/** A question on its way in, by whichever door. */
export type Question = { params: Params; request: Pick<Request, 'headers'>; address: string; batch: Context['batch'] }

const areas: readonly string[] = ['candidate', 'client', 'admin'] satisfies Area[]
/** The page says for which area it asks; the cookie of that area says who asks. Unknown words are guests. */
export const areaOf = (text: string | null): Area | null => (areas.includes(text ?? '') ? (text as Area) : null)

export const cookieOf = (request: Pick<Request, 'headers'>, name: string) =>
  new RegExp(`(?:^|;\\s*)${name}=([\\w-]{43})(?:;|$)`).exec(request.headers.get('cookie') ?? '')?.[1]
