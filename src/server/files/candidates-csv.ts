import { recordExport } from '#domain/candidate-search/csv/commands.ts'
import { exportParts, requireExport } from '#domain/candidate-search/csv/queries.ts'
import { attachment } from '#ground/attachment.ts'
import { requireExporter } from '#domain/viewer/viewer.ts'
import type { Door } from '#door/door.ts'
import { csvCharsets } from '#platform/documents/csv.ts'
import type { CsvRequest } from '#web/hatch/candidates-csv.ts'
import type { Refused } from '#web/carry/ask.ts'
import { flowing } from '../http/flowing.ts'
import { refusedFile } from '../http/refused-file.ts'
import type { RequestSessions } from '../sign-in/sessions.ts'

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
      return new Response(flowing(exportParts(db, company.companyId, filter, encoding), request), {
        headers: {
          'content-type': `text/csv; charset=${csvCharsets[encoding]}`,
          'content-disposition': attachment(title, 'candidates.csv'),
        },
      })
    } catch (error) {
      return refusedFile(door, request, viewer, error)
    }
  }
