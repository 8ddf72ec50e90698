import { readFile } from 'node:fs/promises'
import type { Context, Hono } from 'hono'
import { imageKey } from '#domain/content-block/image/rules.ts'
import { drawPicture } from '#domain/job/public-page/picture/drawing.ts'
import { requirePictureContent, versionOf } from '#domain/job/public-page/picture/queries.ts'
import { pictureKey, type PictureContent, type PictureKind } from '#domain/job/public-page/picture/rules.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Db } from '#platform/database/db.ts'
import { reportError } from '#platform/error-reporter.ts'
import type { Files } from '#platform/files/files.ts'
import { squarePng } from '#platform/pictures/image.ts'
import { pngOf } from '#platform/pictures/svg-picture.ts'
import { busy } from '../http/turned-away.ts'
import { openLane, untilClosed } from '../http/turns.ts'

type Drawn = Uint8Array | 'undrawn'
/** Null for what visitors may not open; `undrawn` when the picture cannot be drawn. */
export type PublicPictures = (kind: PictureKind, id: string) => Promise<Drawn | null>
type Store = Pick<Files, 'get' | 'put'>

const maxAgeSeconds = 3600
/** The picture of the product, for a page whose own picture cannot be drawn. */
const ownPicture = '/open-graph/student.png'
const logoSide = 240
const kinds: readonly string[] = ['company', 'job'] satisfies PictureKind[]

/** Serves the pictures that shared links to public pages show. A company or job that is not public gets 404. */
export function servePublicPictures(app: Hono, pictureOf: PublicPictures) {
  // Services that show links can wait; a flood of them delays no page.
  const lane = openLane({ atOnce: 2, longestMs: 5_000 })
  const notFound = (c: Context) => c.text('not found', 404, { 'cache-control': 'no-store' })

  app.get('/og/:kind/:file{[0-9A-Za-z-]+\\.png}', async (c) => {
    const kind = c.req.param('kind')
    if (!isKind(kind)) return notFound(c)
    const answer = async () => {
      const picture = await pictureOf(kind, c.req.param('file').slice(0, -'.png'.length))
      if (!picture) return notFound(c)
      if (picture === 'undrawn') return c.redirect(ownPicture, 302)
      return c.body(picture as Uint8Array<ArrayBuffer>, 200, {
        'content-type': 'image/png',
        'cache-control': `public, max-age=${maxAgeSeconds}`,
        'content-security-policy': "default-src 'none'; sandbox",
      })
    }
    return (await lane(answer, untilClosed(c))) ?? busy(c)
  })
  app.get('/og/*', notFound)
}

const isKind = (kind: string): kind is PictureKind => kinds.includes(kind)

/** Draws the picture of a content when it is first asked for, once for all who ask meanwhile, and keeps it. */
export function publicPictures(db: Db, files: Store, toPng = pngOf): PublicPictures {
  const drawn = new Map<string, Promise<Drawn>>()
  const report = (error: unknown) => reportError(error, { kind: 'request', path: '/og' })
  const make = async (content: PictureContent, key: string) => {
    try {
      const bytes = await toPng(drawPicture(content, await markParts(content, files)))
      // When the storage cannot be written, the picture is sent and drawn again next time.
      await files.put(key, bytes).catch(report)
      return bytes
    } catch (error) {
      report(error)
      return 'undrawn'
    }
  }
  return async (kind, id) => {
    const content = await findContent(db, kind, id)
    if (!content) return null
    const key = pictureKey(content, versionOf(content))
    const stored = await files.get(key)
    if (stored) return stored.bytes
    const making = drawn.get(key) ?? make(content, key).finally(() => drawn.delete(key))
    drawn.set(key, making)
    return making
  }
}

async function findContent(db: Db, kind: PictureKind, id: string) {
  try {
    return await requirePictureContent(db, kind, id)
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}

async function markParts({ mark, logoId }: PictureContent, files: Store) {
  const file = logoId === null ? undefined : await files.get(imageKey(logoId))
  return { logo: file ? await squarePng(file.bytes, logoSide) : null, shape: await shapeOf(mark) }
}

let shapes: Promise<string> | undefined

/** The shape of a company without a logo, from the file that the pages use, in its colours. */
async function shapeOf({ shape, background, foreground }: PictureContent['mark']) {
  const drawings = await (shapes ??= readFile(
    new URL('../../web/parts/companies/company-marks.svg', import.meta.url),
    'utf8',
  ))
  const [, attributes = '', drawing = ''] =
    new RegExp(`<symbol id="${shape}"([^>]*)>(.*?)</symbol>`, 's').exec(drawings) ?? []
  return `<g${attributes.replace(/ viewBox="[^"]*"/, '')}>${drawing}</g>`
    .replaceAll('currentColor', foreground)
    .replaceAll('var(--mark-ground)', background)
}
