import type { RefusalCode } from '#domain/refusal.ts'
import { refusalText } from '#domain/refusal-text.ts'

const statuses: Partial<Record<RefusalCode, number>> = {
  unauthenticated: 401,
  invalid_authorization_header: 401,
  invalid_authorization_token: 401,
  too_many_requests: 429,
}

/** A request that is refused before anything of it is read. */
export const refusedResponse = (code: RefusalCode) =>
  Response.json(
    { errors: [{ message: refusalText(code), extensions: { code } }] },
    { status: statuses[code] ?? 403, headers: { 'cache-control': 'no-store' } },
  )
