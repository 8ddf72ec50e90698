import type { Viewer } from '#domain/viewer.ts'
import { refusedResponse } from '#graphql/refused.ts'

// Three photographs of 5 MB as base64, or ten of 1.8 MB; Yoga reads no more either. Nobody else says anything large.
const recruiterBytes = 25_000_000
const everybodyBytes = 1_000_000

// What is not read must not be taken for the next request.
const headers = { connection: 'close' }

/** The answer to a body that is too large, said before any of it is read; null when it may be read. */
export function bodyMistake(request: Request, viewer: Viewer): Response | null {
  // Without a length nothing could be said before reading.
  if (request.headers.has('transfer-encoding')) return refusedResponse('length_required', { headers })
  const most = viewer.kind === 'company' && viewer.role !== 'VIEWER' ? recruiterBytes : everybodyBytes
  if (Number(request.headers.get('content-length') ?? 0) <= most) return null
  return refusedResponse('request_too_large', { headers })
}
