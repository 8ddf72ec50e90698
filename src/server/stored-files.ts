import type { Hono } from 'hono'
import { imageIdOf, imageKey } from '#domain/job/image/rules.ts'
import type { Files } from '#platform/files.ts'

/** Serves pictures to every visitor with their address. A key is never used twice, so its picture never changes. */
export function serveFiles(app: Hono, files: Pick<Files, 'get'>) {
  app.get('/files/*', async (c) => {
    const id = imageIdOf(c.req.path)
    const file = id && (await files.get(imageKey(id)))
    if (!file) return c.text('not found', 404, { 'cache-control': 'no-store' })
    return c.body(file.bytes as Uint8Array<ArrayBuffer>, 200, {
      'content-type': file.contentType,
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
    })
  })
}
