import type { Context as HttpContext, Hono } from 'hono'
import { maySeePicture as maySeeStudent } from '#domain/candidate/picture/queries.ts'
import { pictureFileAt } from '#domain/candidate/picture/rules.ts'
import { userPictureFileAt, userPictureUrl } from '#domain/company-account/user/picture/rules.ts'
import { imageIdOf, imageKey } from '#domain/content-block/image/rules.ts'
import { stillVideoAt } from '#domain/content-block/video-still/rules.ts'
import { maySeeUserPicture } from '#domain/scout-invitation/sender-picture/queries.ts'
import { pictureFileAt as eventPictureAt } from '#domain/encourage-event/picture/rules.ts'
import type { Viewer } from '#domain/viewer/viewer.ts'
import { coverFileAt } from '#domain/whitepaper/rules.ts'
import type { Area } from '#ground/area.ts'
import type { Db } from '#platform/database/db.ts'
import type { Files } from '#platform/files/files.ts'
import type { StillFile } from './video-still-files.ts'

type StoredFilesParts = {
  files: Pick<Files, 'get'>
  maySeePicture: (request: Request, pictureFile: string) => Promise<boolean>
  videoStill: (videoId: string) => Promise<StillFile | null>
}

const notFound = (c: HttpContext) => c.text('not found', 404, { 'cache-control': 'no-store' })

/** Headers of a file that a page shows as a picture and nobody opens as a page. */
export const fileSafety = {
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
}

/**
 * Serves the pictures of companies and jobs to every visitor with their address, and the photos of students and of
 * company users to the viewers who may see the person, and the stills of videos. A key of a picture is never used twice, so its picture never changes.
 */
export function serveFiles(app: Hono, { files, maySeePicture, videoStill }: StoredFilesParts) {
  app.get('/files/youtube/*', async (c) => {
    const videoId = stillVideoAt(c.req.path)
    const still = videoId && (await videoStill(videoId))
    if (!still) return notFound(c)
    return c.body(still.bytes as Uint8Array<ArrayBuffer>, 200, {
      'content-type': 'image/webp',
      'cache-control': still.isFinal ? 'public, max-age=86400' : 'no-store',
      ...fileSafety,
    })
  })
  app.get('/files/*', async (c) => {
    const id = imageIdOf(c.req.path)
    const portrait = pictureFileAt(c.req.path) ?? userPictureFileAt(c.req.path)
    const cover = coverFileAt(c.req.path) ?? eventPictureAt(c.req.path)
    const key = id
      ? imageKey(id)
      : cover
        ? cover
        : portrait && (await maySeePicture(c.req.raw, portrait))
          ? portrait
          : null
    const file = key && (await files.get(key))
    if (!file) return notFound(c)
    return c.body(file.bytes as Uint8Array<ArrayBuffer>, 200, {
      'content-type': file.contentType,
      // A company that a student blocks, or a student who leaves, is obeyed within minutes.
      'cache-control': portrait ? 'private, max-age=300' : 'public, max-age=31536000, immutable',
      ...fileSafety,
    })
  })
}

/** A visitor may hold a company's session and a student's; either may be the one that sees the person of the photo. */
export const pictureViewing = (db: Db, viewerOf: (request: Request, area: Area) => Promise<Viewer>) => {
  const isSeenBy = (viewer: Viewer, file: string) =>
    isOfUser(file) ? maySeeUserPicture(db, viewer, file) : maySeeStudent(db, viewer, file)
  return async (request: Request, pictureFile: string) =>
    (await isSeenBy(await viewerOf(request, 'client'), pictureFile)) ||
    (await isSeenBy(await viewerOf(request, 'candidate'), pictureFile))
}

const isOfUser = (file: string) => userPictureFileAt(userPictureUrl(file)) !== null
