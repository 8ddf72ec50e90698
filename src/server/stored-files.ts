import type { Hono } from 'hono'
import type { Files } from '#platform/files.ts'

const form = /^\/files\/(job\/[0-9a-f-]{36}\.webp)$/

/** Pictures that anybody with their address may see. A key is never used twice, so they never change. */
export function serveFiles(app: Hono, files: Pick<Files, 'get'>) {
  app.get('/files/*', async (c) => {
    const key = form.exec(c.req.path)?.[1]
    const file = key && (await files.get(key))
    if (!file) return c.text('not found', 404, { 'cache-control': 'no-store' })
    return c.body(file.bytes as Uint8Array<ArrayBuffer>, 200, {
      'content-type': file.contentType,
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
    })
  })
}
