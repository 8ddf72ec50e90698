import type { Hono } from 'hono'
import { takeDownload } from '#domain/whitepaper/download/commands.ts'
import { requireCompany } from '#domain/viewer/viewer.ts'
import type { Door } from '#door/door.ts'
import { Refusal } from '#ground/refusal.ts'
import { clientUrls } from '#ground/client-urls.ts'
import type { RequestSessions } from './sessions.ts'
import { untilClosed, type Turns } from './turns.ts'

type File = { title: string; bytes: Uint8Array }
/** The file of a download address, which takes one of its downloads; null when the visitor is given none. */
export type WhitepaperFile = (request: Request, hash: string) => Promise<File | null>

/** The file goes to the session of the company that asked for it. Of a refusal the page of the address tells. */
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

/** Serves the files of whitepapers. Whatever only looks at the address, as a prefetch does, gets the page instead. */
export function serveWhitepapers(app: Hono, fileOf: WhitepaperFile, turns: Turns) {
  app.get(clientUrls.whitepaperDownload(':hash'), async (c, next) => {
    const isLook = c.req.method !== 'GET' || /prefetch|prerender/.test(c.req.header('sec-purpose') ?? '')
    if (isLook) return next()
    const file = await turns.pages(() => fileOf(c.req.raw, c.req.param('hash') ?? ''), untilClosed(c))
    if (!file) return next()
    return c.body(file.bytes as Uint8Array<ArrayBuffer>, 200, {
      'content-type': 'application/pdf',
      'content-length': String(file.bytes.length),
      'content-disposition': attachment(file.title),
      // A program that fetched parts would take a download with each.
      'accept-ranges': 'none',
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; sandbox",
    })
  })
}

/** RFC 6266: the Japanese file name, and an ASCII name for clients without it. */
const attachment = (title: string) =>
  `attachment; filename="whitepaper.pdf"; filename*=UTF-8''${encodeURIComponent(`${title.replaceAll(/[/\\:*?"<>|]/g, '_')}.pdf`).replaceAll("'", '%27')}`
