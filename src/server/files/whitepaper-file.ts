import type { Hono } from 'hono'
import { takeDownload } from '#domain/whitepaper/download/commands.ts'
import { requireCompany } from '#domain/viewer/viewer.ts'
import type { Door } from '#door/door.ts'
import { attachment } from '#ground/attachment.ts'
import { Refusal } from '#ground/refusal.ts'
import { clientUrls } from '#ground/client-urls.ts'
import type { RequestSessions } from '../sign-in/sessions.ts'
import { untilClosed, type Turns } from '../http/turns.ts'

type File = { title: string; bytes: Uint8Array }
/** The file of a download address, which takes one of its downloads; null when the visitor is given none. */
export type WhitepaperFile = (request: Request, hash: string) => Promise<File | null>

/**
 * The file goes to a session of the company that asked for it. When the download is refused, the page at the same
 * address shows the refusal.
 */
export const openWhitepaperFile =
  (door: Pick<Door, 'contextOf'>, sessions: Pick<RequestSessions, 'viewerOf'>): WhitepaperFile =>
  async (request, hash) => {
    try {
      const company = requireCompany(await sessions.viewerOf(request, 'client'))
      const { db, files } = door.contextOf(company)
      return await takeDownload(db, files, company, hash)
    } catch (error) {
      if (error instanceof Refusal) return null
      throw error
    }
  }

const notInFileNames = /[/\\:*?"<>|]/g

/** Serves the files of whitepapers. A prefetch or HEAD request gets the page and takes no download. */
export function serveWhitepapers(app: Hono, fileOf: WhitepaperFile, turns: Turns) {
  app.get(clientUrls.whitepaperDownload(':hash'), async (c, next) => {
    const isLook = c.req.method !== 'GET' || /prefetch|prerender/.test(c.req.header('sec-purpose') ?? '')
    if (isLook) return next()
    const file = await turns.pages(() => fileOf(c.req.raw, c.req.param('hash') ?? ''), untilClosed(c))
    if (!file) return next()
    return c.body(file.bytes as Uint8Array<ArrayBuffer>, 200, {
      'content-type': 'application/pdf',
      'content-length': String(file.bytes.length),
      'content-disposition': attachment(`${file.title.replaceAll(notInFileNames, '_')}.pdf`, 'whitepaper.pdf'),
      // A program that fetched parts would take a download with each.
      'accept-ranges': 'none',
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; sandbox",
    })
  })
}
