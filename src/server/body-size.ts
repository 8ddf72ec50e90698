import { refusalText } from '#domain/refusal-text.ts'
import type { Viewer } from '#domain/viewer.ts'

// Three photographs of 5 MB as base64, or ten of 1.8 MB; Yoga reads no more either. Nobody else says anything large.
const recruiterBytes = 25_000_000
const everybodyBytes = 1_000_000

/** The answer to a body that is too large, said before any of it is read; null when it may be read. */
export function bodyMistake(request: Request, viewer: Viewer): Response | null {
  // Without a length nothing could be said before reading.
  if (request.headers.has('transfer-encoding')) return new Response('Content-Length is needed', { status: 411 })
  const most = viewer.kind === 'company' && viewer.role !== 'VIEWER' ? recruiterBytes : everybodyBytes
  if (Number(request.headers.get('content-length') ?? 0) <= most) return null
  const code = 'request_too_large'
  return Response.json(
    { errors: [{ message: refusalText(code), extensions: { code } }] },
    // What is not read must not be taken for the next request.
    { status: 413, headers: { connection: 'close' } },
  )
}
