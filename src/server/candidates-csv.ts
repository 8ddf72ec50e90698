import { recordExport } from '#domain/candidate-search/csv/commands.ts'
import { exportParts, requireExport } from '#domain/candidate-search/csv/queries.ts'
import { Refusal } from '#ground/refusal.ts'
import { urls } from '#ground/urls.ts'
import { refusalText } from '#ground/refusal-text.ts'
import { requireExporter } from '#domain/viewer/viewer.ts'
import type { Door } from '#door/door.ts'
import { csvCharsets } from '#platform/csv.ts'
import { reportError } from '#platform/error-reporter.ts'
import type { CsvRequest } from '#web/candidates-csv.ts'
import type { Refused } from '#web/ask.ts'
import type { RequestSessions } from './sessions.ts'

/** The download of §2, with the same rules as csvSearchCandidate. Its bytes are produced while they are sent. */
export const openCandidatesCsv =
  (door: Pick<Door, 'contextOf' | 'deny'>, sessions: Pick<RequestSessions, 'viewerOf'>) =>
  async (request: Request, { filter, encoding }: CsvRequest): Promise<Response | { refused: Refused }> => {
    const viewer = await sessions.viewerOf(request, 'client')
    try {
      const company = requireExporter(viewer)
      const { db } = door.contextOf(company)
      const { title, count } = await requireExport(db, company.companyId, filter)
      // Recorded before the first byte: a visitor who breaks the download off has received a part.
      await recordExport(db, company, filter, { encoding, rows: count, by: 'download' })
      return new Response(flowing(bytesOf(exportParts(db, company.companyId, filter, encoding))), {
        headers: {
          'content-type': `text/csv; charset=${csvCharsets[encoding]}`,
          'content-disposition': attachment(title),
        },
      })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      await door.deny(request, viewer, error.code)
      return { refused: { code: error.code, message: refusalText(error.code, error.details), fields: [] } }
    }
  }

// The answer has begun, so an error can only break it off; then no browser takes the part for the whole.
async function* bytesOf(parts: ReturnType<typeof exportParts>): AsyncGenerator<Uint8Array> {
  try {
    for await (const { bytes } of parts) if (bytes.length > 0) yield new Uint8Array(bytes)
  } catch (error) {
    reportError(error, { kind: 'request', path: urls.client.candidatesCsv({}) })
    throw error
  }
}

/** Reads the next piece after the previous one was sent, and stops when the visitor has left. */
const flowing = (pieces: AsyncGenerator<Uint8Array>) =>
  new ReadableStream<Uint8Array>({
    async pull(stream) {
      const { done, value } = await pieces.next()
      if (done) stream.close()
      else stream.enqueue(value)
    },
    async cancel() {
      await pieces.return(undefined)
    },
  })

/** RFC 6266: the Japanese file name in the encoding of RFC 5987, and an ASCII name for clients without it. */
const attachment = (title: string) =>
  `attachment; filename="candidates.csv"; filename*=UTF-8''${encodeURIComponent(title).replace(
    /['()*!]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )}`
