import { downloadExport } from '#domain/candidate-account/data-export/commands.ts'
import { requireDataOwner } from '#domain/viewer/viewer.ts'
import type { Door } from '#door/door.ts'
import { attachment } from '#ground/attachment.ts'
import { candidateExportId } from '#ground/id.ts'
import { tokyoDay } from '#ground/tokyo-time.ts'
import type { Refused } from '#web/carry/ask.ts'
import { refusedFile } from '../http/refused-file.ts'
import type { RequestSessions } from '../sign-in/sessions.ts'

/** The file of a student's own data, for the session of that student alone. */
export const openCandidateData =
  (door: Pick<Door, 'contextOf' | 'deny'>, sessions: Pick<RequestSessions, 'viewerOf'>) =>
  async (request: Request, exportId: string): Promise<Response | { refused: Refused }> => {
    const viewer = await sessions.viewerOf(request, 'candidate')
    try {
      const candidate = requireDataOwner(viewer)
      const { db, files } = door.contextOf(candidate)
      const { bytes, madeAt } = await downloadExport(db, files, candidate, candidateExportId(exportId))
      const day = tokyoDay(madeAt)
      return new Response(new Uint8Array(bytes), {
        headers: {
          'content-type': 'application/zip',
          'content-length': String(bytes.length),
          'content-disposition': attachment(`マイデータ_${day}.zip`, `my-data-${day}.zip`),
          'cache-control': 'no-store',
          'content-security-policy': "default-src 'none'; sandbox",
        },
      })
    } catch (error) {
      return refusedFile(door, request, viewer, error)
    }
  }
