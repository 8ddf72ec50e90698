import type { RefusalCode } from '#ground/refusal.ts'
import { refusalText } from '#ground/words/server.ts'

const statuses: Partial<Record<RefusalCode, number>> = {
  unauthenticated: 401,
  invalid_authorization_header: 401,
  invalid_authorization_token: 401,
  other_viewer: 409,
  too_many_requests: 429,
  length_required: 411,
  request_too_large: 413,
  request_too_slow: 408,
  server_busy: 503,
  service_unavailable: 503,
  outcome_unknown: 503,
}

type Given = { status?: number; headers?: Record<string, string> | undefined }

/** For a database that is away, which usually comes back within seconds. */
export const unavailableHeaders = { 'retry-after': '5' }

/** The answer to a request that is refused before it is read. */
export const refusedResponse = (code: RefusalCode, { status = statuses[code] ?? 403, headers = {} }: Given = {}) =>
  Response.json(
    { errors: [{ message: refusalText(code), extensions: { code } }] },
    { status, headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...headers } },
  )
